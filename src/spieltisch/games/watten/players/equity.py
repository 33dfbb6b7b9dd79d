"""The chance of winning the match from a score before a round, and what a stake is worth.

A round goes to forehand's pair with a chance that depends on the ranking of the cards; how high its stake
rises is what players of level "hard" make of it. Whoever can raise for nothing, because the opponents win
the match with the stake as it is, does so. The chance depends only on the points both pairs still need.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spieltisch.games.watten.settings import FIRST_STAKE, TENSE_DISTANCE, Settings

FAR: Final = 40
"""Needs beyond this are cut off: so far from the end only the difference counts."""
_NEAR_ENOUGH: Final = 20

ONLY_TWO: Final = ((FIRST_STAKE, 1.0),)
RAISED_STAKES: Final = ((2, 0.62), (3, 0.36), (4, 0.02))
"""How often a round is worth so many points while both pairs may raise (60 matches of level "hard")."""
FOREHAND: Final[Mapping[tuple[bool, bool], float]] = {
    (True, False): 0.51,
    (True, True): 0.46,
    (False, False): 0.645,
    (False, True): 0.515,
}
"""Part of the rounds that forehand's pair wins, by (Bavarian, with Guate): 24,000 rounds of level "hard" for
each. Weli and obligation change it by less than 0.02."""


@dataclass(frozen=True, slots=True)
class RoundModel:
    """How rounds go: `forehand` is the chance of forehand's pair, `stakes` (points, share) their stakes."""

    forehand: float
    stakes: tuple[tuple[int, float], ...]
    raising: bool

    @classmethod
    def of(cls, settings: Settings) -> RoundModel:
        """Return the model of a match."""
        forehand = FOREHAND[settings.bavarian, settings.guate]
        return cls(forehand, RAISED_STAKES if settings.raising else ONLY_TWO, settings.raising)


EVEN: Final = RoundModel(0.5, ONLY_TWO, raising=False)
"""Rounds that either pair wins, always for two points."""


@dataclass(frozen=True, slots=True)
class Equity:
    """Chances of winning the match, by points needed.

    `before[need][other]` is the chance of a pair that needs `need` points against one that needs `other`, if
    it has forehand in the next round.
    """

    before: tuple[tuple[float, ...], ...]

    @classmethod
    def of(cls, model: RoundModel) -> Equity:
        """Return the chances under a model of rounds."""
        return _equity(model)

    def chance(self, need: int, other: int, forehand: bool) -> float:
        """Return the chance of a pair before a round; needs of 0 or less have been met."""
        if need <= 0:
            return 1.0
        if other <= 0:
            return 0.0
        need, other = _cut(need, other)
        return self.before[need][other] if forehand else 1 - self.before[other][need]


def _cut(need: int, other: int) -> tuple[int, int]:
    excess = max(need, other) - FAR
    if excess <= 0:
        return need, other
    return (
        max(need - excess, min(need, _NEAR_ENOUGH)),
        max(other - excess, min(other, _NEAR_ENOUGH)),
    )


@lru_cache(maxsize=16)
def _equity(model: RoundModel) -> Equity:
    grid = [[0.0] * (FAR + 1) for _ in range(FAR + 1)]

    def later(need: int, other: int, forehand: bool) -> float:
        if need <= 0 or other <= 0:
            return float(need <= 0)
        return grid[need][other] if forehand else 1 - grid[other][need]

    for total in range(2, 2 * FAR + 1):
        for need in range(max(1, total - FAR), min(FAR, total - 1) + 1):
            other = total - need
            chance = 0.0
            for stake, share in _stakes(model, need, other):
                chance += share * model.forehand * later(need - stake, other, False)
                chance += share * (1 - model.forehand) * later(need, other - stake, False)
            grid[need][other] = chance
    return Equity(tuple(map(tuple, grid)))


def _stakes(model: RoundModel, need: int, other: int) -> tuple[tuple[int, float], ...]:
    """Return how the stakes of a round are spread when the pairs need so many points."""
    tense = (need <= TENSE_DISTANCE) + (other <= TENSE_DISTANCE)
    if not model.raising or tense == 0:
        return model.stakes
    if tense == 2 or max(need, other) <= FIRST_STAKE:
        return ONLY_TWO
    return ((FIRST_STAKE + 1, 1.0),)
