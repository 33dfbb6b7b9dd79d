"""The matches behind a figure, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from spieltisch.statistics.filters import Filters
from spieltisch.statistics.groups import profile_names
from spieltisch.statistics.query import Outcome, Selection
from spieltisch.statistics.results import MatchPage, PlayedMatch, PlayedSeat

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_NEWEST: Final = "day DESC, finished DESC, match_id DESC, seat"


def read_page(filters: Filters, selection: Selection, offset: int, limit: int) -> MatchPage:
    """Return `limit` matches from number `offset` (from 0) on, and how many there are."""
    source, found = filters.selected(selection)
    count = f"SELECT count(*) FROM {source} WHERE {found.sql}"  # noqa: S608 - conditions of `Filters`
    ((total,),) = filters.read(count, found.values)
    measure = filters.measure(selection) or "NULL"
    order = {"newest": _NEWEST, "highest": f"{measure} DESC, {_NEWEST}", "lowest": f"{measure}, {_NEWEST}"}
    statement = (
        f"SELECT game, day, finished, match_id, seat, won, score, other, helped, handicap, {measure}"  # noqa: S608
        f" FROM {source} WHERE {found.sql} ORDER BY {order[selection.order]} LIMIT ? OFFSET ?"
    )
    rows = filters.read(statement, (*found.values, max(0, limit), max(0, offset)))
    return MatchPage(total, offset, _with_seats(filters, rows))


def _with_seats(filters: Filters, rows: Sequence[tuple[Any, ...]]) -> tuple[PlayedMatch, ...]:
    ids = sorted({row[3] for row in rows})
    marks = ", ".join("?" * len(ids))
    titles: dict[int, str] = dict(filters.read(f"SELECT id, title FROM matches WHERE id IN ({marks})", ids))  # noqa: S608
    seats = _seats(filters, ids)
    return tuple(_match(row, titles[row[3]], seats.get(row[3], [])) for row in rows)


def _seats(filters: Filters, ids: Sequence[int]) -> dict[int, list[tuple[int, int, str, str]]]:
    """The seats of matches: number, side, present name, player."""
    names = profile_names(filters)
    marks = ", ".join("?" * len(ids))
    statement = (
        f"SELECT match_id, seat, side, name, player, profile_id FROM seats WHERE match_id IN ({marks})"  # noqa: S608
        " ORDER BY match_id, seat"
    )
    found: dict[int, list[tuple[int, int, str, str]]] = {}
    for match_id, seat, side, name, player, profile in filters.read(statement, ids):
        found.setdefault(match_id, []).append((seat, side, names.get(str(profile), str(name)), player))
    return found


def _match(row: tuple[Any, ...], title: str, seats: Sequence[tuple[int, int, str, str]]) -> PlayedMatch:
    game, day, finished, match_id, own_seat, won, score, other, helped, handicap, value = row
    own_side = next((side for seat, side, _name, _player in seats if seat == own_seat), None)
    outcome: Outcome = "tied" if won is None else "won" if won else "lost"
    return PlayedMatch(
        match_id=match_id,
        game=game,
        title=title,
        finished=_EPOCH + timedelta(milliseconds=finished),
        day=date.fromordinal(day),
        outcome=outcome,
        score=score,
        other=other,
        seats=tuple(PlayedSeat(name, player, side == own_side) for _seat, side, name, player in seats),
        helped=bool(helped),
        handicapped=bool(handicap),
        value=value,
    )
