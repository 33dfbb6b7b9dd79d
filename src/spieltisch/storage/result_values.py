"""A finished match as statistics see it: one row for every person at the table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import TypeAlias

from spieltisch.core.events import Json
from spieltisch.core.players import HUMAN
from spieltisch.storage.records import SeatSummary

Member: TypeAlias = tuple[str, str]
"""Kind and value of somebody on another side, as in `OppositionRow`."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """What counts of a match beside its seats; `options` is JSON text or None."""

    id: int
    game: str
    options: str | None
    finished: datetime
    helped: bool
    handicap: bool


def is_handicap(document: Mapping[str, Json]) -> bool:
    """Whether a match begins with points for somebody, or with cards or tiles that were not shuffled."""
    setup = document.get("setup")
    scores = setup.get("scores") if isinstance(setup, Mapping) else None
    return bool(document.get("packs")) or (isinstance(scores, list) and any(scores))


def local_day(finished: datetime) -> date:
    """The day on which a match ended where the computer stands."""
    return finished.astimezone().date()


def milliseconds(finished: datetime) -> int:
    """The time since 1970."""
    elapsed = finished - _EPOCH
    return (elapsed.days * 86_400 + elapsed.seconds) * 1000 + elapsed.microseconds // 1000


def people(seats: Sequence[SeatSummary]) -> list[SeatSummary]:
    """The seats of people, in the order of the table."""
    return sorted((seat for seat in seats if seat.player == HUMAN), key=lambda seat: seat.seat)


def lead_seat(seats: Sequence[SeatSummary]) -> int | None:
    """The seat from which the match counts for everybody together: None if people sit on several sides."""
    humans = people(seats)
    return humans[0].seat if len({seat.side for seat in humans}) == 1 else None


def owned_seats(seats: Sequence[SeatSummary]) -> frozenset[int]:
    """The seats from which the match counts for their people: each once, nobody against themselves.

    A person may have several seats when two have been merged into one (decision 14).
    """
    seats_of: dict[int, list[SeatSummary]] = {}
    for seat in people(seats):
        if seat.profile is not None:
            seats_of.setdefault(seat.profile, []).append(seat)
    return frozenset(own[0].seat for own in seats_of.values() if len({seat.side for seat in own}) == 1)


def opposition(seats: Sequence[SeatSummary], side: int) -> str:
    """Who sits on the other sides, as the text of an `OppositionRow`."""
    return opposition_text({_member(seat) for seat in seats if seat.side != side})


def opposition_text(members: set[Member]) -> str:
    """The text of an `OppositionRow`, the same whatever order its members come in."""
    return json.dumps(sorted(members), separators=(",", ":"))


def other_score(seats: Sequence[SeatSummary], side: int) -> float:
    """The best score of the other sides."""
    return max((float(seat.score or 0) for seat in seats if seat.side != side), default=0.0)


def option_text(options: str | None) -> str:
    """The text of an `OptionSetRow` for the options of a document."""
    chosen = json.loads(options) if options else {}
    return json.dumps(chosen if isinstance(chosen, dict) else {}, sort_keys=True, separators=(",", ":"))


def _member(seat: SeatSummary) -> Member:
    if seat.player != HUMAN:
        return ("player", seat.player)
    return ("name", seat.name) if seat.profile is None else ("profile", str(seat.profile))
