"""What the end of a deal is worth to a seat: points ahead of the others, near the target chances to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from spieltisch.games.five_hundred.counting import winner
from spieltisch.games.five_hundred.settings import Settings

NEAR: Final = 100
"""With a seat this near to the target (a good deal may end the match) chances count instead of points."""
SPREAD: Final = 90.0
"""Points that make a seat about e times as likely to win the match."""


class Worth:
    """How good the count of a deal is for `seat`, seen from the totals before it."""

    def __init__(self, settings: Settings, totals: Sequence[int], seat: int) -> None:
        self._settings = settings
        self._seat = seat
        self._before = tuple(totals)
        self.in_chances = max(totals) >= settings.target - NEAR

    def of(self, counts: Sequence[float]) -> float:
        """Return the worth of what the deal brings every seat.

        Points ahead of the mean of the others; where chances count, from 0 to 1.
        """
        own = counts[self._seat]
        if not self.in_chances:
            return own - (sum(counts) - own) / (len(counts) - 1)
        totals = [before + count for before, count in zip(self._before, counts, strict=True)]
        best = max(totals)
        over, _winner = winner(self._settings, totals)
        if over:
            return (totals[self._seat] == best) / totals.count(best)
        weights = [exp((total - best) / SPREAD) for total in totals]
        return weights[self._seat] / sum(weights)
