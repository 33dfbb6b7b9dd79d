"""How a round is played out: most points, then the heaviest tile, a little blurred.

Without the blur everyone would play alike in every world, which measures the moves badly. The blur belongs to
the tile and the end and stays the same for a whole world: actions that are compared meet the same luck.
"""

from __future__ import annotations

import random
from typing import Final, TypeAlias

from spieltisch.games.dominoes.players.position import ADDED, FIRST, OTHER, PIPS, POINTS, Position

BLUR: Final = 6.0
"""Pips by which the choice between tiles is blurred in playouts."""
END_BLUR: Final = 0.5
"""The same for the choice between the ends that a tile fits."""
EACH_POINT: Final = 100.0
"""What a point counts against a pip: the tile that scores most is laid, whatever it weighs."""
GAINS: Final = tuple(EACH_POINT * points for points in POINTS)

Taste: TypeAlias = tuple[list[float], list[float]]
"""How much each tile wants to be laid, and each arm to be laid at."""


def taste(stream: random.Random) -> Taste:
    """Return the likings of one world: for heavy tiles, blurred."""
    chance = stream.random
    return [pips + BLUR * chance() for pips in PIPS], [END_BLUR * chance() for _arm in range(4)]


def best_play(position: Position, liked: Taste) -> tuple[int, int] | None:
    """Return the tile and the arm of the play liked most, None if nothing fits."""
    if position.values[0] < 0:
        return _first_tile(position, liked[0])
    return _best_for_points(position, liked) if position.fives else _best_for_weight(position, liked)


def _first_tile(position: Position, tiles: list[float]) -> tuple[int, int]:
    hand = position.hands[position.turn]
    if position.fives:
        return max(hand, key=lambda tile: GAINS[PIPS[tile]] + tiles[tile]), FIRST
    return max(hand, key=tiles.__getitem__), FIRST


def _best_for_weight(position: Position, liked: Taste) -> tuple[int, int] | None:
    tiles, arms = liked
    hand = position.hands[position.turn]
    best, found = -1.0, None
    for arm in (0, 1):
        others = OTHER[position.values[arm]]
        for tile in hand:
            if others[tile] >= 0:
                worth = tiles[tile] + arms[arm]
                if worth > best:
                    best, found = worth, (tile, arm)
    return found


def _best_for_points(position: Position, liked: Taste) -> tuple[int, int] | None:
    tiles, arms = liked
    hand = position.hands[position.turn]
    best, found = -1.0, None
    for arm, value in enumerate(position.values):
        if value < 0:
            break
        added, rest = ADDED[value], position.total_without(arm)
        for tile in hand:
            if added[tile] >= 0:
                worth = GAINS[rest + added[tile]] + tiles[tile] + arms[arm]
                if worth > best:
                    best, found = worth, (tile, arm)
    return found


def play_out(position: Position, liked: Taste) -> None:
    """Play the round to its end with the same likings in every seat."""
    while not position.over:
        play = best_play(position, liked)
        if play is not None:
            position.lay(*play)
        elif position.may_draw:
            while not position.fits(position.draw()) and position.may_draw:
                pass
        else:
            position.pass_turn()
