"""Which Schlag and which Trumpf to name, by simple rules.

Searching hardly improves on them: see `forecast`, which judges announcements for hints and for the expert.
"""

from __future__ import annotations

from functools import lru_cache

from spieltisch.core.cards import FULL_PACK, SUITS
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.ranking import HEIGHT, KRITISCHE, SIX, Ranking
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import Cards

_UNIT = 100
_STEEPNESS = 1.5
"""How much more one high card is worth than several lower ones together."""


def rank_worths(hand: Cards, settings: Settings) -> dict[int, float]:
    """Return the worth of naming each rank: how many cards of it are held, higher ranks on a tie.

    Kritische count for nothing, they are high anyway; the Weli counts for the six.
    """
    ranks = [SIX, *HEIGHT] if settings.weli else list(HEIGHT)
    counted = [card.rank for card in hand if not (settings.bavarian and card in KRITISCHE)]
    return {rank: counted.count(rank) + HEIGHT.get(rank, -1) / 100 for rank in ranks}


def trump_worths(hand: Cards, settings: Settings, rank: int) -> list[float]:
    """Return the worth of naming each suit after a rank: the sum over the cards, the high ones steeply."""
    return [sum(map(worths.__getitem__, hand)) for worths in _card_worths(settings, rank)]


@lru_cache(maxsize=64)
def _card_worths(settings: Settings, rank: int) -> tuple[tuple[float, ...], ...]:
    """Return what each card, by its code, contributes to the worth of each suit."""

    def worths(ranking: Ranking) -> tuple[float, ...]:
        pack = pack_of(settings)
        return tuple(
            (ranking.base(card) / _UNIT) ** _STEEPNESS if card in pack else 0.0 for card in FULL_PACK
        )

    return tuple(worths(Ranking.of(settings, rank, suit)) for suit in range(len(SUITS)))


def best_rank(hand: Cards, settings: Settings) -> int:
    """Return the rank to name."""
    worths = rank_worths(hand, settings)
    return max(worths, key=worths.__getitem__)


def best_trump(hand: Cards, settings: Settings, rank: int) -> int:
    """Return the suit to name, an index into `SUITS`."""
    worths = trump_worths(hand, settings, rank)
    return worths.index(max(worths))


def longest_suit(hand: Cards) -> int:
    """Return the suit held most often, of equals the one with the higher cards."""
    return max(
        range(len(SUITS)),
        key=lambda suit: [
            sum(card.suit == suit for card in hand),
            *sorted((HEIGHT.get(card.rank, -1) for card in hand if card.suit == suit), reverse=True),
        ],
    )
