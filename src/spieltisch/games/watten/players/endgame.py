"""The end of a round with open hands, played perfectly by both pairs."""

from __future__ import annotations

from spieltisch.games.watten.players.playout import Position


def solve(position: Position) -> list[int]:
    """Return the tricks of the two pairs at the end of the round; `position` is left as it is.

    Each pair tries to win the round and is content with the first way to do so.
    """
    if position.over:
        return position.won
    if max(map(len, position.hands)) == 1:
        last = position.copy()
        last.finish()
        return last.won
    pair = position.turn % 2
    result: list[int] = []
    for card in position.allowed():
        after = position.copy()
        after.play(card)
        result = solve(after)
        if result[pair] > result[1 - pair]:
            return result
    return result
