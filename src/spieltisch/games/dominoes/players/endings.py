"""Rounds that can be searched to the end: two seats, nothing left to draw, few tiles."""

from __future__ import annotations

from typing import Final

from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.players.worth import Worth

MOST_TILES: Final = 10
"""So many tiles in both hands are searched in some milliseconds."""


def searchable(position: Position) -> bool:
    """Whether the rest of the round can be searched."""
    tiles = sum(len(hand) for hand in position.hands)
    return (
        position.settings.seats == 2 and not position.may_draw and not position.empty and tiles <= MOST_TILES
    )


def search(position: Position, worth: Worth, seat: int, low: float, high: float) -> float:
    """Return what `seat` reaches against the best answers (alpha-beta; both hands known)."""
    if position.over:
        return worth.of(position.scores, position.winner)
    plays = position.plays()
    if not plays:
        after = position.copy()
        after.pass_turn()
        return search(after, worth, seat, low, high)
    own = position.turn == seat
    plays.sort(key=lambda play: -position.points_of(*play))
    best = float("-inf") if own else float("inf")
    for play in plays:
        after = position.copy()
        after.lay(*play)
        value = search(after, worth, seat, low, high)
        if own:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high:
            break
    return best
