"""The time a person has left for a decision, as values: no Qt, and no look at a clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from spieltisch.core.actions import Action
from spieltisch.core.game import MoveClock
from spieltisch.core.match import Match

AFTER_UNDO_SECONDS: Final = 5.0
"""What a decision has at least when the match goes back to it, so that nobody undoes into a timeout."""
STORE_SECONDS: Final = 5.0
"""How much time passes at most between two notes of a running clock."""
WARNING_SECONDS: Final = 10


@dataclass(frozen=True, slots=True)
class Remaining:
    """What the storage or a file knows of the time: `clock` are the seconds left for the pending decision.

    `clocks` are those that were left when each action was chosen. None: all of them, or not known.
    """

    clock: float | None = None
    clocks: tuple[float | None, ...] = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """The clock of the person who looks: `seconds` are left of `total`.

    It does not begin before the signal of a race is over, of which `lead` seconds are left.
    """

    seat: int
    seconds: float
    total: int
    running: bool
    lead: float = 0.0


class DecisionClock:
    """How much time is left for each decision of a match.

    Each action of the log has a place, and what comes after them: the seconds that are left, or were left
    when the action was chosen. None stands for all of them.
    """

    def __init__(self, rules: MoveClock[Any] | None, match: Match[Any, Any], remaining: Remaining) -> None:
        self._rules = rules
        self._match = match
        length = len(match.actions)
        known = remaining.clocks if len(remaining.clocks) == length else (None,) * length
        self._left: list[float | None] = [*known, None]
        self._left[match.cursor] = remaining.clock
        self._stored = remaining.clock

    @property
    def left(self) -> float | None:
        """The seconds left for the pending decision, None for all of them; to a tenth, as it is stored."""
        return _rounded(self._left[self._match.cursor])

    def reading(self, seat: int, *, running: bool, lead: float = 0.0) -> Reading | None:
        """Return what the clock of `seat` shows; None if the game does not wait for it, or without limit.

        `lead` are the seconds until it begins.
        """
        rules, match = self._rules, self._match
        if rules is None or seat not in match.asked():
            return None
        view = match.view(seat)
        total = rules.limit(view)
        if total is None or match.game.automatic(view) is not None:
            return None
        left = self._left[match.cursor]
        return Reading(seat, float(total) if left is None else min(left, total), total, running, lead)

    def run(self, reading: Reading, seconds: float) -> float:
        """Let time pass and return what is left."""
        left = max(0.0, reading.seconds - seconds)
        self._left[self._match.cursor] = left
        return left

    def expired(self, seat: int) -> Action:
        """Return what is done for `seat`, which has a reading, when its time is up."""
        assert self._rules is not None  # noqa: S101 - there was a reading
        return self._rules.expired(self._match.view(seat))

    def note_play(self, decision: Reading | None, *, stands: bool) -> None:
        """Follow one action; `decision` is what the clock of the person who has chosen it has shown, or None.

        `stands`: somebody else has acted, and what the person who looks is asked is the same as before.
        """
        cursor, places = self._match.cursor, len(self._match.actions) + 1
        left = self._left[cursor - 1]
        self._left = [*self._left[:places], *[None] * (places - len(self._left))]
        self._left[cursor - 1] = None if decision is None else decision.seconds
        self._left[cursor] = left if stands else None
        self._stored = self.left

    @property
    def taken(self) -> float | None:
        """The seconds that were left when the newest action was chosen, None if no clock was running."""
        return _rounded(self._left[self._match.cursor - 1])

    def note_return(self) -> None:
        """Give the decision the match has come back to what it had left when it was made."""
        left = self._left[self._match.cursor]
        if left is not None:
            self._left[self._match.cursor] = max(left, AFTER_UNDO_SECONDS)
        self._stored = self.left

    def note_restart(self) -> None:
        """Begin anew with the match."""
        self._left[0] = self._stored = None

    def to_store(self, reading: Reading | None) -> float | None:
        """Return the seconds left if it is time to store them: when the clock stands, else now and then."""
        left = self.left
        if left is None or left == self._stored:
            return None
        if reading is not None and reading.running:
            stored = reading.total if self._stored is None else self._stored
            if stored - left < STORE_SECONDS:
                return None
        self._stored = left
        return left


def warns(before: Reading | None, after: Reading | None) -> bool:
    """Whether the last seconds of a decision have just begun."""
    if before is None or after is None or before.seat != after.seat:
        return False
    return before.total > WARNING_SECONDS and after.seconds <= WARNING_SECONDS < before.seconds


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 1)
