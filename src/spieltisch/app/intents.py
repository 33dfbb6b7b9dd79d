"""What has to be stored, as values: the session says it, the journal writes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from spieltisch.core.game import Score
from spieltisch.core.messages import Message
from spieltisch.storage.records import SeatSummary


@dataclass(frozen=True, slots=True)
class AppendAction:
    """Action number `index` was done; whatever lay there and beyond is gone.

    `clock` are the seconds that were left when it was chosen, `next_clock` those left for the next decision.
    """

    index: int
    action: str
    auto: bool
    scores: tuple[Score, ...]
    progress: Message
    clock: float | None = None
    next_clock: float | None = None


@dataclass(frozen=True, slots=True)
class MoveCursor:
    """The same log is looked at from another place; `helped` when a decision was taken back.

    `clock` are the seconds left for the decision that is pending there.
    """

    cursor: int
    helped: bool
    scores: tuple[Score, ...]
    progress: Message
    clock: float | None = None


@dataclass(frozen=True, slots=True)
class StoreClock:
    """So many seconds are left for the pending decision."""

    seconds: float


@dataclass(frozen=True, slots=True)
class MarkHelped:
    """A hint was shown."""


@dataclass(frozen=True, slots=True)
class Keep:
    """A seat keeps this from now on, whatever is played: pairs of a name and a value."""

    seat: int
    kept: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class FinishMatch:
    """The match is over."""

    seats: tuple[SeatSummary, ...]


@dataclass(frozen=True, slots=True)
class ReopenMatch:
    """The end was taken back."""


Intent: TypeAlias = AppendAction | MoveCursor | StoreClock | MarkHelped | Keep | FinishMatch | ReopenMatch
