"""What the end of a round is worth to a side: points ahead of the next best, near the target chances."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from spieltisch.games.dominoes.settings import HALVES, Settings

NEAR: Final = 40
"""With a side this near to the target, chances to win the match count instead of points."""
SPREAD: Final = 20.0
"""Points that make a side about e times as likely to win, when all are near the target."""


class Worth:
    """How good the end of a round is for `side`, seen from the scores before it (half-points)."""

    def __init__(self, settings: Settings, scores: Sequence[int], side: int) -> None:
        self._settings = settings
        self._side = side
        self._before = tuple(scores)
        near = bool(settings.target) and max(scores) >= HALVES * (settings.target - NEAR)
        self.in_chances = near or not settings.target

    def of(self, scores: Sequence[int], winner: int) -> float:
        """Return the worth of these scores, with `winner` the side that has won the match or -1.

        Points ahead of the next best side, counted from before; where chances count, from 0 to 1.
        """
        if not self.in_chances:
            return self._lead(scores)
        if winner >= 0:
            return float(winner == self._side)
        if not self._settings.target:
            best = max(scores)
            return (scores[self._side] == best) / sum(score == best for score in scores)
        return self._chance(scores)

    def _lead(self, scores: Sequence[int]) -> float:
        gains = [(now - before) / HALVES for now, before in zip(scores, self._before, strict=True)]
        return gains[self._side] - max(gain for side, gain in enumerate(gains) if side != self._side)

    def _chance(self, scores: Sequence[int]) -> float:
        missing = [self._settings.target - score / HALVES for score in scores]
        weights = [exp(-points / SPREAD) for points in missing]
        return weights[self._side] / sum(weights)
