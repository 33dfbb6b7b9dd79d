"""Matches of any kind a game knows, for tests that take whatever comes."""

from __future__ import annotations

import random
from typing import Any

from spieltisch.core.errors import SpieltischError
from spieltisch.core.game import Game
from spieltisch.core.match import MatchHeader, new_match_header
from spieltisch.core.options import Option, OptionValue
from spieltisch.core.players import SeatEntry

LEVELS = ("human", "human", "human", "medium", "beginner", "expert")
NAMES = ("Anna", "Bene", "Vroni", "Xaver", "Resi", "Sepp")
CHANGED = 0.3
NEAR_THE_END = 0.3


def random_header(game: Game[Any, Any], dice: random.Random) -> MatchHeader:
    """Return the header of a match with seats, players, options and perhaps scores thrown by `dice`."""
    seats = [SeatEntry(name, dice.choice(LEVELS)) for name in NAMES[: dice.choice(game.info.seats)]]
    seed = str(dice.random())
    for _ in range(3):
        options = {
            option.key: dice.choice(_values(option))
            for option in game.info.options
            if option.key != "seats" and dice.random() < CHANGED
        }
        try:
            header = new_match_header(game, seats, options, seed=seed)
            target = header.options.get("target")
            if isinstance(target, int) and dice.random() < NEAR_THE_END:
                sides = set(game.sides(len(seats), header.options))
                scores = (target - 2,) * len(sides)
                header = new_match_header(game, seats, options, seed=seed, scores=scores)
        except SpieltischError:  # options that do not go together
            continue
        return header
    return new_match_header(game, seats, seed=seed)


def _values(option: Option) -> tuple[OptionValue, ...]:
    if option.type == "bool":
        return (True, False)
    bounds = tuple(value for value in (option.minimum, option.maximum) if value is not None)
    return option.choices + bounds or (option.default,)
