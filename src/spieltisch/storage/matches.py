"""The matches: each a document, a log of actions with a cursor, and what lists show of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, or_, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.core.players import HUMAN
from spieltisch.storage.profiles import profile_ids
from spieltisch.storage.records import MatchSummary, NewMatch, Score, SeatSummary, StoredMatch, YearSummary
from spieltisch.storage.result_index import forget_match, index_match
from spieltisch.storage.result_values import is_handicap
from spieltisch.storage.results import year_summary
from spieltisch.storage.rows import (
    action_values,
    checked_cursor,
    kept_by_seat,
    known_id,
    seat_summary,
    seat_values,
    storable,
    summary,
)
from spieltisch.storage.statements import add, count, cut, move
from spieltisch.storage.tables import ActionRow, MatchRow, SeatRow, Table
from spieltisch.storage.unit import Repository, Transactions


class Matches(Repository):
    """Every method is one transaction: when it returns, what it wrote is on the disk."""

    def __init__(self, transactions: Transactions, now: Callable[[], datetime]) -> None:
        super().__init__(transactions)
        self._now = now

    def create(self, new: NewMatch) -> int:
        """Store a match and return its id.

        Raises:
            ValueError: the document names no game, or the cursor or `auto` lie outside of the actions.
        """
        game = new.document.get("game")
        if not isinstance(game, str):
            raise ValueError("the document of a match must name its game")
        now = self._now()
        row = MatchRow(
            game=game,
            title=storable(new.title),
            document=dict(new.document),
            cursor=checked_cursor(new.cursor, len(new.actions)),
            scores=list(new.scores),
            progress=new.progress,
            created=now,
            updated=now,
            helped=new.helped,
            handicap=is_handicap(new.document),
            clock=new.clock,
        )
        with self._transactions.begin() as session:
            session.add(row)
            session.flush()
            match_id = known_id(row)
            _insert(session, SeatRow, [seat_values(match_id, seat) for seat in _seated(session, new.seats)])
            _insert(session, ActionRow, action_values(match_id, new.actions, new.auto))
        return match_id

    def append(
        self,
        match_id: int,
        index: int,
        action: str,
        *,
        auto: bool = False,
        clock: float | None = None,
        next_clock: float | None = None,
        scores: Sequence[Score],
        progress: str,
    ) -> None:
        """Store the action number `index` (from 0) and put the cursor after it.

        Whatever lay at `index` and beyond is gone, as after an undo and another choice; doing the same append
        twice is therefore harmless. `clock` are the seconds that were left when the action was chosen,
        `next_clock` those left for the decision that is pending now (None: all of them).

        Raises:
            StorageError: there is no such match, or an action before `index` is missing.
        """
        with self._transactions.begin() as session:
            self._move(session, match_id, index + 1, scores, progress, next_clock)
            length = count(session, match_id)
            if not 0 <= index <= length:
                raise StorageError(message("storage.match.gap"))
            if index < length:
                cut(session, match_id, index)
            add(session, match_id, index, action, auto, clock)

    def replace(
        self,
        match_id: int,
        actions: Sequence[str],
        *,
        cursor: int | None = None,
        auto: Iterable[int] = (),
        clock: float | None = None,
        scores: Sequence[Score],
        progress: str,
    ) -> None:
        """Store the whole log: what to do when a write has failed and the disk has space again.

        Raises:
            StorageError: there is no such match.
            ValueError: the cursor or `auto` lie outside of the actions.
        """
        values = action_values(match_id, actions, auto)
        with self._transactions.begin() as session:
            self._move(session, match_id, checked_cursor(cursor, len(actions)), scores, progress, clock)
            cut(session, match_id, 0)
            _insert(session, ActionRow, values)

    def set_cursor(
        self,
        match_id: int,
        cursor: int,
        scores: Sequence[Score],
        progress: str,
        *,
        clock: float | None = None,
        helped: bool = False,
    ) -> None:
        """Move the cursor (undo, redo, restart); the actions stay. `helped`: a decision was taken back.

        `clock` are the seconds left for the decision that is pending there (None: all of them).

        Raises:
            StorageError: there is no such match, or it has fewer actions.
        """
        with self._transactions.begin() as session:
            self._move(session, match_id, cursor, scores, progress, clock)
            if not 0 <= cursor <= count(session, match_id):
                raise StorageError(message("storage.match.gap"))
            if helped:
                self._change(session, match_id, helped=True, undone=True)

    def mark_helped(self, match_id: int) -> None:
        """Remember that a hint was shown.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            self._change(session, match_id, helped=True, hinted=True)

    def set_clock(self, match_id: int, seconds: float | None) -> None:
        """Store the seconds left for the pending decision; lists do not count it as playing.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            self._change(session, match_id, clock=seconds)

    def keep(self, match_id: int, seat: int, kept: Mapping[str, str]) -> None:
        """Store what a seat keeps, whatever is played; lists do not count it as playing.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            row = session.get(MatchRow, match_id)
            if row is None:
                raise _missing()
            row.kept = {**row.kept, str(seat): {name: storable(value) for name, value in kept.items()}}
            session.add(row)

    def finish(self, match_id: int, seats: Sequence[SeatSummary]) -> None:
        """Close the match with the results of its seats.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            now = self._now()
            self._change(session, match_id, finished=now, updated=now)
            seated = _seated(session, seats, _people(session, match_id))
            session.exec(delete(SeatRow).where(col(SeatRow.match_id) == match_id))
            _insert(session, SeatRow, [seat_values(match_id, seat) for seat in seated])
            index_match(session.connection(), match_id)

    def reopen(self, match_id: int) -> None:
        """Take back `finish`, as when the last action is undone.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            self._change(session, match_id, finished=None, updated=self._now())
            session.exec(
                update(SeatRow)
                .where(col(SeatRow.match_id) == match_id)
                .values(score=None, won=None, facts={})
            )
            forget_match(session.connection(), match_id)

    def rename(self, match_id: int, title: str) -> None:
        """Give the match a title.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            self._change(session, match_id, title=storable(title))

    def delete(self, match_id: int) -> None:
        """Delete the match and its results; nothing happens when it is not there."""
        with self._transactions.begin() as session:
            session.exec(delete(MatchRow).where(col(MatchRow.id) == match_id))

    def load(self, match_id: int) -> StoredMatch:
        """Return the whole match.

        Raises:
            StorageError: there is no such match.
        """
        with self._transactions.begin() as session:
            row = session.get(MatchRow, match_id)
            if row is None:
                raise _missing()
            statement = (
                select(ActionRow.text, ActionRow.auto, ActionRow.clock)
                .where(col(ActionRow.match_id) == match_id)
                .order_by(col(ActionRow.position))
            )
            log = session.exec(statement).all()
            return StoredMatch(
                id=match_id,
                document=row.document,
                actions=tuple(text for text, _auto, _clock in log),
                cursor=row.cursor,
                auto=tuple(index for index, (_text, auto, _clock) in enumerate(log) if auto),
                clock=row.clock,
                clocks=tuple(clock for _text, _auto, clock in log),
                people=_people(session, match_id),
                kept=kept_by_seat(row.kept),
            )

    def summary(self, match_id: int) -> MatchSummary:
        """Return what lists show of one match.

        Raises:
            StorageError: there is no such match.
        """
        found = self._summaries(select(MatchRow).where(col(MatchRow.id) == match_id))
        if not found:
            raise _missing()
        return found[0]

    def running(self, game: str | None = None) -> tuple[MatchSummary, ...]:
        """Return the matches that are not finished (of one game), the last played first."""
        return self._summaries(_running(game))

    def latest_running(self, game: str) -> MatchSummary | None:
        """Return the match of this game that was played last and is not finished."""
        found = self._summaries(_running(game).limit(1))
        return found[0] if found else None

    def recent(self, limit: int) -> tuple[MatchSummary, ...]:
        """Return the last `limit` finished matches, newest first."""
        finished = col(MatchRow.finished)
        return self._summaries(
            select(MatchRow)
            .where(finished.is_not(None))
            .order_by(finished.desc(), col(MatchRow.id).desc())
            .limit(limit)
        )

    def find(
        self, text: str = "", game: str | None = None, *, offset: int = 0, limit: int
    ) -> tuple[MatchSummary, ...]:
        """Return finished matches, newest first, whose title or one of whose names contains `text`."""
        finished, match_id = col(MatchRow.finished), col(MatchRow.id)
        statement = select(MatchRow).where(finished.is_not(None))
        if game is not None:
            statement = statement.where(col(MatchRow.game) == game)
        if text:
            named = select(SeatRow.match_id).where(_contains(SeatRow.name, text))
            statement = statement.where(or_(_contains(MatchRow.title, text), match_id.in_(named)))
        return self._summaries(
            statement.order_by(finished.desc(), match_id.desc()).offset(offset).limit(limit)
        )

    def year(self, year: int) -> YearSummary:
        """Count the matches that were finished in this year of local time."""
        with self._transactions.begin() as session:
            return year_summary(session, year)

    def _summaries(self, statement: SelectOfScalar[MatchRow]) -> tuple[MatchSummary, ...]:
        with self._transactions.begin() as session:
            rows = session.exec(statement).all()
            ids = statement.with_only_columns(col(MatchRow.id))
            seats = session.exec(
                select(SeatRow).where(col(SeatRow.match_id).in_(ids)).order_by(col(SeatRow.seat))
            )
            by_match: dict[int, list[SeatSummary]] = {}
            for seat in seats:
                by_match.setdefault(seat.match_id, []).append(seat_summary(seat))
            return tuple(summary(row, by_match.get(known_id(row), [])) for row in rows)

    def _move(
        self,
        session: Session,
        match_id: int,
        cursor: int,
        scores: Sequence[Score],
        progress: str,
        clock: float | None,
    ) -> None:
        if not move(session, match_id, cursor, scores, progress, self._now(), clock):
            raise _missing()

    def _change(self, session: Session, match_id: int, **values: object) -> None:
        changed = session.exec(
            update(MatchRow).where(col(MatchRow.id) == match_id).values(**values).returning(col(MatchRow.id))
        )
        if changed.first() is None:
            raise _missing()


def _contains(column: str, text: str) -> ColumnElement[bool]:
    """SQLite's LIKE takes no notice of the case of ASCII letters."""
    return col(column).contains(text, autoescape=True)


def _running(game: str | None) -> SelectOfScalar[MatchRow]:
    statement = select(MatchRow).where(col(MatchRow.finished).is_(None))
    if game is not None:
        statement = statement.where(col(MatchRow.game) == game)
    return statement.order_by(col(MatchRow.updated).desc(), col(MatchRow.id).desc())


def _insert(session: Session, table: type[Table], values: Sequence[dict[str, Any]]) -> None:
    if values:  # SQLAlchemy would insert one row of defaults
        session.exec(insert(table), params=values)


def _people(session: Session, match_id: int) -> dict[int, int]:
    """The profiles that sit at a match already, by seat."""
    statement = select(SeatRow.seat, SeatRow.profile_id).where(col(SeatRow.match_id) == match_id)
    return {seat: profile for seat, profile in session.exec(statement) if profile is not None}


def _seated(
    session: Session, seats: Sequence[SeatSummary], known: Mapping[int, int] | None = None
) -> list[SeatSummary]:
    """The seats with their people: the profile they name, else the known one, else that of the name."""
    known = known or {}
    by_name = profile_ids(session)
    return [
        replace(seat, profile=known.get(seat.seat, by_name.get(storable(seat.name).strip().casefold())))
        if seat.player == HUMAN and seat.profile is None
        else seat
        for seat in seats
    ]


def _missing() -> StorageError:
    return StorageError(message("storage.match.missing"))
