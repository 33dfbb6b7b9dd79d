"""Keeps the tables that statistics count in up to date with matches and seats.

It works on SQLAlchemy's connection with plain SQL, so that years of play are indexed in seconds.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Connection

from spieltisch.storage.progress import Progress, unwatched
from spieltisch.storage.records import SeatSummary
from spieltisch.storage.result_tables import FIGURE_COLUMNS, FIGURES
from spieltisch.storage.result_values import (
    FinishedMatch,
    lead_seat,
    local_day,
    milliseconds,
    opposition,
    option_text,
    other_score,
    owned_seats,
    people,
)

INDEX_VERSION: Final = 2
"""`PRAGMA user_version` of a file whose results are as this code makes them; else they are made anew."""

_BATCH: Final = 500

_WAITING: Final = "SELECT count(*) FROM matches WHERE id > :after AND id <= :last AND finished IS NOT NULL"

_MATCHES: Final = """
SELECT id, game, json_extract(document, '$.options'), finished, helped, handicap FROM matches
WHERE id > :after AND id <= :last AND finished IS NOT NULL ORDER BY id LIMIT :batch"""

_LISTED: Final = """
SELECT id, game, json_extract(document, '$.options'), finished, helped, handicap FROM matches
WHERE id IN (SELECT value FROM json_each(:ids)) AND finished IS NOT NULL ORDER BY id"""

_SEATS: Final = """
SELECT match_id, seat, side, name, player, score, won, facts, profile_id FROM seats
WHERE match_id IN (SELECT value FROM json_each(:ids)) ORDER BY match_id, seat"""

_FIXED: Final = (
    "game", "day", "finished", "match_id", "seat", "profile_id", "lead",
    "opposition", "options", "won", "score", "other", "helped", "handicap",
)  # fmt: skip
_COLUMNS: Final = (*_FIXED, *FIGURE_COLUMNS)
_INSERT: Final = f"INSERT INTO results ({', '.join(_COLUMNS)}) VALUES ({', '.join('?' * len(_COLUMNS))})"  # noqa: S608 - constants


def rebuild(connection: Connection) -> None:
    """Make all results anew and say so in the file."""
    for table in ("results", "oppositions", "option_sets", "figure_columns"):
        connection.exec_driver_sql(f"DELETE FROM {table}")  # noqa: S608 - constants
    index_matches(connection)
    connection.exec_driver_sql(f"PRAGMA user_version = {INDEX_VERSION}")


def index_match(connection: Connection, match_id: int) -> None:
    """Count one finished match, anew if it was counted before."""
    forget_match(connection, match_id)
    index_matches(connection, match_id - 1, match_id)


def index_again(connection: Connection, matches: Collection[int]) -> None:
    """Count matches anew, because the people at them are others; what is not finished does not count."""
    indexer, waiting = _Indexer(connection), sorted(set(matches))
    for start in range(0, len(waiting), _BATCH):
        ids = json.dumps(waiting[start : start + _BATCH])
        forget = "DELETE FROM results WHERE match_id IN (SELECT value FROM json_each(?))"
        connection.exec_driver_sql(forget, (ids,))
        indexer.add(_matches(connection, _LISTED, {"ids": ids}))


def forget_match(connection: Connection, match_id: int) -> None:
    """Count a match no longer."""
    connection.exec_driver_sql("DELETE FROM results WHERE match_id = ?", (match_id,))


def index_matches(
    connection: Connection, after: int = 0, last: int = 2**62, *, progress: Progress = unwatched
) -> None:
    """Count the finished matches with higher ids than `after`, up to `last`, none of which is counted yet.

    Raises:
        Cancelled: `progress` has raised it.
    """
    indexer, done = _Indexer(connection), 0
    waiting = connection.exec_driver_sql(_WAITING, {"after": after, "last": last}).scalar_one()
    while matches := _matches(connection, _MATCHES, {"after": after, "last": last, "batch": _BATCH}):
        indexer.add(matches)
        after = matches[-1].id
        done += len(matches)
        progress(done / waiting)


def _matches(connection: Connection, statement: str, values: dict[str, Any]) -> list[FinishedMatch]:
    return [
        FinishedMatch(match_id, game, options, _time(finished), helped=bool(helped), handicap=bool(handicap))
        for match_id, game, options, finished, helped, handicap in connection.exec_driver_sql(
            statement, values
        ).fetchall()
    ]


def _seats(connection: Connection, matches: Sequence[FinishedMatch]) -> dict[int, list[SeatSummary]]:
    found: dict[int, list[SeatSummary]] = {}
    ids = json.dumps([match.id for match in matches])
    for row in connection.exec_driver_sql(_SEATS, {"ids": ids}).fetchall():
        match_id, seat, side, name, player, score, won, facts, profile = row
        won = None if won is None else bool(won)
        summary = SeatSummary(seat, side, name, player, score, won, json.loads(facts), profile)
        found.setdefault(match_id, []).append(summary)
    return found


def _time(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


class _Indexer:
    """Makes rows, and remembers the numbers of everything that has one."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._figures: dict[str, dict[str, int]] = {}
        self._options: dict[str | None, int] = {}
        self._oppositions: dict[str, int] = {}

    def add(self, matches: Sequence[FinishedMatch]) -> None:
        """Insert the rows of some matches."""
        seats = _seats(self._connection, matches)
        rows = [row for match in matches for row in self._rows(match, seats.get(match.id, []))]
        if rows:
            self._connection.exec_driver_sql(_INSERT, rows)

    def _rows(self, match: FinishedMatch, seats: list[SeatSummary]) -> Iterator[tuple[Any, ...]]:
        lead, owned = lead_seat(seats), owned_seats(seats)
        for seat in people(seats):
            yield (
                match.game,
                local_day(match.finished).toordinal(),
                milliseconds(match.finished),
                match.id,
                seat.seat,
                seat.profile if seat.seat in owned else None,
                seat.seat == lead,
                self._opposition(opposition(seats, seat.side)),
                self._option_set(match.options),
                seat.won,
                seat.score or 0,
                other_score(seats, seat.side),
                match.helped,
                match.handicap,
                *self._figure_values(match.game, seat),
            )

    def _figure_values(self, game: str, seat: SeatSummary) -> list[float | None]:
        values: list[float | None] = [None] * FIGURES
        for fact, value in seat.facts.items():
            number = self._figure(game, fact)
            if number is not None and isinstance(value, int | float):
                values[number] = value
        return values

    def _figure(self, game: str, name: str) -> int | None:
        """The column of a fact, the next free one if it is new; None when there is none left."""
        if game not in self._figures:
            statement = "SELECT fact, number FROM figure_columns WHERE game = ?"
            found = self._connection.exec_driver_sql(statement, (game,))
            self._figures[game] = {str(fact): int(number) for fact, number in found}
        known = self._figures[game]
        if name not in known and len(known) < FIGURES:
            known[name] = len(known)
            self._connection.exec_driver_sql(
                "INSERT INTO figure_columns VALUES (?, ?, ?)", (game, name, known[name])
            )
        return known.get(name)

    def _option_set(self, options: str | None) -> int:
        if options not in self._options:
            self._options[options] = number_of(self._connection, "option_sets", option_text(options))
        return self._options[options]

    def _opposition(self, text: str) -> int:
        if text not in self._oppositions:
            self._oppositions[text] = number_of(self._connection, "oppositions", text)
        return self._oppositions[text]


def number_of(connection: Connection, table: str, text: str) -> int:
    """The id of a text in `option_sets` or `oppositions`, which gets one if it has none."""
    select = f"SELECT id FROM {table} WHERE text = ?"  # noqa: S608 - a constant
    found = connection.exec_driver_sql(select, (text,)).scalar()
    if found is None:
        insert = f"INSERT INTO {table} (text) VALUES (?) RETURNING id"  # noqa: S608 - a constant
        found = connection.exec_driver_sql(insert, (text,)).scalar_one()
    return int(found)
