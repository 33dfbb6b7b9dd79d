"""What cards count towards 15 and 31."""

from __future__ import annotations

from spieltisch.core.cards import FULL_PACK, Card

VALUES = tuple(min(rank, 10) for rank in range(14))
"""What a rank counts: ace 1, ten and pictures 10, else its number (index 0 is unused)."""

CARD_VALUES = tuple(VALUES[card.rank] for card in FULL_PACK)
"""The same by card."""


def value(card: Card) -> int:
    """Return what the card counts: ace 1, ten and pictures 10, else its rank."""
    return CARD_VALUES[card]
