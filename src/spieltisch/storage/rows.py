"""Rows to records and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from spieltisch.storage.records import MatchSummary, Score, SeatSummary
from spieltisch.storage.tables import MatchRow, SeatRow


def known_id(row: MatchRow) -> int:
    """The id of a row that is in the database."""
    assert row.id is not None  # noqa: S101 - set by SQLite when the row was inserted
    return row.id


def storable(text: str) -> str:
    """The text with a question mark for each lone surrogate, which a JSON file can hold and UTF-8 cannot."""
    return text.encode("utf-8", "replace").decode()


def moment(stored: str | None) -> datetime | None:
    """The time in a column that was read without its type, aware."""
    return None if stored is None else datetime.fromisoformat(stored).replace(tzinfo=UTC)


def checked_cursor(cursor: int | None, actions: int) -> int:
    """The cursor, by default after the last action.

    Raises:
        ValueError: it lies outside of the actions.
    """
    if cursor is None:
        return actions
    if not 0 <= cursor <= actions:
        raise ValueError(f"the cursor {cursor} lies outside of {actions} actions")
    return cursor


def action_values(match_id: int, actions: Sequence[str], auto: Iterable[int]) -> list[dict[str, Any]]:
    """The rows of a whole log.

    Raises:
        ValueError: `auto` has an index without an action.
    """
    by_clock = frozenset(auto)
    if not by_clock <= frozenset(range(len(actions))):
        raise ValueError("an automatic action lies outside of the actions")
    return [
        {"match_id": match_id, "position": position, "text": text, "auto": position in by_clock}
        for position, text in enumerate(actions)
    ]


def kept_by_seat(stored: Any) -> dict[int, dict[str, str]]:
    """What seats keep, by seat and name; what has another shape is left out."""
    found = stored.items() if isinstance(stored, dict) else ()
    return {
        int(seat): {name: value for name, value in values.items() if isinstance(value, str)}
        for seat, values in found
        if seat.isascii() and seat.isdecimal() and isinstance(values, dict)
    }


def seat_values(match_id: int, seat: SeatSummary) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "match_id": match_id,
        "seat": seat.seat,
        "side": seat.side,
        "name": storable(seat.name),
        "player": seat.player,
        "score": seat.score,
        "won": seat.won,
        "facts": dict(seat.facts),
        "profile_id": seat.profile,
    }


def seat_summary(row: SeatRow) -> SeatSummary:
    """The record of a seat."""
    return SeatSummary(
        seat=row.seat,
        side=row.side,
        name=row.name,
        player=row.player,
        score=None if row.score is None else _score(row.score),
        won=row.won,
        facts=row.facts,
        profile=row.profile_id,
    )


def summary(row: MatchRow, seats: Sequence[SeatSummary]) -> MatchSummary:
    """The record of a match for lists."""
    return MatchSummary(
        id=known_id(row),
        game=row.game,
        title=row.title,
        seats=tuple(seats),
        scores=tuple(row.scores),
        progress=row.progress,
        created=row.created,
        updated=row.updated,
        finished=row.finished,
        helped=row.helped,
        undone=row.undone,
        hinted=row.hinted,
        handicap=row.handicap,
    )


def _score(value: float) -> Score:
    """SQLite keeps scores as floating point numbers since some are halves; whole ones become whole again."""
    return int(value) if value.is_integer() else value
