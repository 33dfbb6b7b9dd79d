"""Ranks and suits in the notation of actions: `0 rank Q`, `1 trump H`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.cards import RANKS, SUITS
from spieltisch.games.watten.ranking import RANKS_UP, SIX
from spieltisch.games.watten.settings import Settings

LETTERS: Final = {rank: RANKS[rank - 1] for rank in (SIX, *RANKS_UP)}
_RANK_OF: Final = {letter: rank for rank, letter in LETTERS.items()}


def ranks_to_name(settings: Settings) -> Sequence[int]:
    """Return the ranks that can be the Schlag, from the lowest to the ace; the six only with the Weli."""
    return (SIX, *RANKS_UP) if settings.weli else RANKS_UP


def rank_text(rank: int) -> str:
    """Write a rank, as `Card.rank` has it."""
    return LETTERS[rank]


def parse_rank(text: str) -> int:
    """Read a rank of the pack, the Weli's six included.

    Raises:
        ValueError: `text` is none.
    """
    try:
        return _RANK_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a rank of Watten") from None


def suit_text(suit: int) -> str:
    """Write a suit (index into `SUITS`)."""
    return SUITS[suit]


def parse_suit(text: str) -> int:
    """Read a suit.

    Raises:
        ValueError: `text` is none.
    """
    if len(text) != 1 or text not in SUITS:
        raise ValueError(f"{text!r} is not a suit")
    return SUITS.index(text)
