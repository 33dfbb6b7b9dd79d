"""The simple rule for announcements: name what you hold most of.

Searching over many deals for the best announcement does not win more rounds than this.
"""

from __future__ import annotations

import math
from collections import Counter

from spieltisch.core.cards import SUITS
from spieltisch.games.watten.notation import ranks_to_name
from spieltisch.games.watten.ranking import KRITISCHE, Ranking
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import Cards

_EXPONENT = 1.5
"""High cards count for more than their place in the ranking says."""


def most_held_rank(settings: Settings, hand: Cards) -> int:
    """Return the rank held most often, of equal ones the highest; Kritische are high without it."""
    held = Counter(card.rank for card in hand if not (settings.bavarian and card in KRITISCHE))
    names = ranks_to_name(settings)
    return max(reversed(names), key=lambda rank: held[rank])


def strongest_trump(settings: Settings, hand: Cards, rank: int) -> int:
    """Return the suit (index into `SUITS`) that makes the hand strongest beside this Schlag."""

    def strength(suit: int) -> float:
        ranking = Ranking.of(settings, rank, suit)
        return sum(math.pow(ranking.base(card) / 100, _EXPONENT) for card in hand)

    return max(range(len(SUITS)), key=strength)
