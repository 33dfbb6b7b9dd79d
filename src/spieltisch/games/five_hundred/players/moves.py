"""What a turn consists of, in small integers: runs and cards laid to runs, sets, swaps.

Heights count 1 (ace under the two) to 14 (ace over the king); a mask of heights has bit `h` for height `h`,
a mask of ranks bit `rank - 1`. Cards are the integers of `core.cards` (52: a joker).
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

JOKER_CODE: Final = 52
NEW: Final = -1
"""Instead of the meld that is extended: a new one is made."""
RANK_BITS: Final = (1 << 13) - 1


class RunMove(NamedTuple):
    """The heights `low` to `high` of a suit, as a new run or added to the `run`-th run of that suit.

    `wild` is the mask of the heights for which jokers stand.
    """

    suit: int
    low: int
    high: int
    run: int
    wild: int

    @property
    def size(self) -> int:
        """How many cards of the hand it takes."""
        return self.high - self.low + 1


class SetMove(NamedTuple):
    """The suits (a mask) of a rank, as a new set or added to the set at `place`; jokers stand for `wild`."""

    rank: int
    suits: int
    place: int
    wild: int

    @property
    def size(self) -> int:
        """How many cards of the hand it takes."""
        return self.suits.bit_count()


class SwapMove(NamedTuple):
    """The true card for the joker of a meld (by its index from 0)."""

    card: int
    meld: int


Move: TypeAlias = RunMove | SetMove | SwapMove


def code_at(height: int, suit: int) -> int:
    """Return the card of a height in a suit."""
    return suit if height == 14 else 4 * (height - 1) + suit


def ranks_of(heights: int) -> int:
    """Return the mask of ranks of a mask of heights; both places of the ace are the same card."""
    return (heights >> 1 | heights >> 14) & RANK_BITS


def heights_between(low: int, high: int) -> int:
    """Return the mask of the heights from `low` to `high`."""
    return (2 << high) - (1 << low)
