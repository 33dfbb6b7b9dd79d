"""Rounds that can be searched to the end: two seats, nothing left to draw, few tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.players.worth import Worth
from spieltisch.games.dominoes.state import Tiles, View
from spieltisch.games.dominoes.voids import voids

MOST_TILES: Final = {0: 10, 1: 8, 2: 7}
"""So many tiles in both hands can be searched in time, by tiles that nobody can draw any more."""


def searchable(view: View) -> bool:
    """Whether the rest of the round can be searched: two seats, nothing to draw, few tiles hidden."""
    table = view.table
    if len(table.hand_sizes) != 2 or table.drawable or table.line.hub is None:
        return False
    return sum(table.hand_sizes) <= MOST_TILES.get(table.boneyard, 0)


def worlds(view: View) -> Iterator[tuple[tuple[Tiles, ...], Tiles]]:
    """Yield every hand the opponent may hold, with the tiles that are left: those that agree with all moves.

    If none does (nobody plays like that), all of them.
    """
    assert view.seat is not None  # noqa: S101 - a seat is about to move
    table, opponent = view.table, 1 - view.seat
    known = {*view.hand, *table.line.tiles}
    hidden = [tile for tile in FULL_SET if tile not in known]
    rules = voids(table, opponent)
    every = list(combinations(hidden, table.hand_sizes[opponent]))
    agreeing = [
        hand for hand in every if all(len(rule.tiles.intersection(hand)) <= rule.limit for rule in rules)
    ]
    for hand in agreeing or every:
        hands = (view.hand, hand) if view.seat == 0 else (hand, view.hand)
        yield hands, tuple(tile for tile in hidden if tile not in hand)


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
