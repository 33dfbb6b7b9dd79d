"""Figures of an arena: wins with a confidence interval, scores, decision times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.cli.duplicates import Group

NORMAL_975 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """How one player did in `matches` matches; `seconds` are its decision times in ascending order."""

    name: str
    matches: int
    wins: int
    mean_score: float
    seconds: tuple[float, ...]

    @property
    def win_rate(self) -> float:
        """The share of the matches that the player's side won."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate."""
        return wilson(self.wins, self.matches)

    def milliseconds(self, share: float) -> float:
        """The decision time that `share` of the decisions did not exceed (nearest rank)."""
        if not self.seconds:
            return 0.0
        rank = max(1, math.ceil(share * len(self.seconds)))
        return round(1000 * self.seconds[rank - 1], 3)


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """The 95 % score interval of Wilson (1927) for a share of `matches` independent trials."""
    z2 = NORMAL_975**2
    share = wins / matches
    centre = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    spread = math.sqrt(share * (1 - share) / matches + z2 / (4 * matches**2)) * NORMAL_975
    spread /= 1 + z2 / matches
    return max(0.0, centre - spread), min(1.0, centre + spread)


def figures(players: Sequence[str], groups: Sequence[Group]) -> tuple[PlayerFigures, ...]:
    """Sum up the groups for each player, in the order of the names."""
    matches = [match for group in groups for match in group.matches]
    table = []
    for index, name in enumerate(players):
        seconds = sorted(time for match in matches for time in match.seconds[index])
        scores = [match.scores[index] for match in matches]
        wins = sum(match.won[index] for match in matches)
        table.append(PlayerFigures(name, len(matches), wins, math.fsum(scores) / len(scores), tuple(seconds)))
    return tuple(table)
