"""How a round is played out: most points, then the heaviest tile, a little blurred.

Without the blur everyone would play alike in every world, which measures the moves badly.
"""

from __future__ import annotations

import random
from typing import Final

from spieltisch.games.dominoes.players.position import PIPS, Position

BLUR: Final = 6.0
"""Pips by which the choice between tiles is blurred in playouts."""


def best_play(
    position: Position, plays: list[tuple[int, int]], stream: random.Random, blur: float
) -> tuple[int, int]:
    """Return the play with the most points, then the most pips, blurred by up to `blur` pips."""
    if len(plays) == 1:
        return plays[0]
    best, best_worth = plays[0], -1.0
    fives = position.settings.fives
    for play in plays:
        worth = PIPS[play[0]] + blur * stream.random()
        if fives:
            worth += 100 * position.points_of(*play)
        if worth > best_worth:
            best, best_worth = play, worth
    return best


def play_out(position: Position, stream: random.Random) -> None:
    """Play the round to its end with the same policy in every seat."""
    while not position.over:
        plays = position.plays()
        if plays:
            position.lay(*best_play(position, plays, stream, BLUR))
        elif position.may_draw:
            position.draw()
        else:
            position.pass_turn()
