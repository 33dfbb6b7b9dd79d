"""What the cards of a hand may still become: how near they are to runs with each other and on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from spieltisch.games.five_hundred.melds import HIGH_ACE
from spieltisch.games.five_hundred.players.planner import Shape

JOKER_HOPE: Final = 20.0
"""A joker becomes something with any two cards: it is hardly ever discarded."""
ALONE: Final = 0.1
"""Both other cards of a run are missing."""
NEAR_RUN: Final = 0.5
"""One other card is missing to a run on the table."""


@lru_cache(maxsize=1 << 16)
def hopes(mask: int, shape: Shape) -> tuple[tuple[int, float], ...]:
    """Return the ranks (from 0) of a suit held in `mask`, each with its hope.

    A hope of 1 is a run of three of which a second card is held and the third may still come; a card that
    needs but one other to reach a run on the table counts half of that.
    """
    held, gone = _heights(mask), _heights(shape.table)
    found = []
    for rank in range(13):
        if mask >> rank & 1:
            heights = (1, HIGH_ACE) if rank == 0 else (rank + 1,)
            found.append((rank, sum(_hope(height, held, gone, shape) for height in heights)))
    return tuple(found)


def _heights(mask: int) -> int:
    """Return a mask of ranks as one of heights, the ace in both places."""
    heights = mask << 1
    return heights | (heights >> 1 & 1) << HIGH_ACE


def _hope(height: int, held: int, gone: int, shape: Shape) -> float:
    found = 0.0
    for low in range(max(1, height - 2), min(height, HIGH_ACE - 2) + 1):
        others = 7 << low & ~(1 << height)
        if others & ~held & gone:
            continue
        number = (held & others).bit_count()
        found += 1.0 if number == 1 else ALONE if number == 0 else 0.0
    for low, high, _jokers in shape.runs:
        found += NEAR_RUN * (height in (low - 2, high + 2))
    return found
