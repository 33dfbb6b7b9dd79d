"""The ranking of the cards under an announcement (rules text, "Rangfolge"), as one number for each card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.games.watten.settings import Settings

MAXI: Final = Card.parse("KH")
BELLI: Final = Card.parse("7D")
SPITZ: Final = Card.parse("7C")
KRITISCHE: Final = (MAXI, BELLI, SPITZ)
WELI: Final = Card.parse("6D")
SIX: Final = 6
ACE: Final = 1

RANKS_UP: Final = (7, 8, 9, 10, 11, 12, 13, 1)
"""The ranks of the pack from the lowest to the highest, as `Card.rank` has them."""
HEIGHT: Final = {rank: height for height, rank in enumerate(RANKS_UP)}

CRITICAL_BASE: Final = 1000
GUATE_BASE: Final = 900
RIGHT_BASE: Final = 800
LEFT_BASE: Final = 700
TRUMP_BASE: Final = 600
WELI_BASE: Final = 599
PLAIN_BASE: Final = 100


@dataclass(frozen=True, slots=True)
class Ranking:
    """What the cards are worth once Schlag and Trumpf are named.

    `rank` and `trump` as in `Table`; `right` is the Rechter, `guate` the Guate or None.
    """

    bavarian: bool
    rank: int
    trump: int
    right: Card
    guate: Card | None

    @classmethod
    def of(cls, settings: Settings, rank: int, trump: int) -> Ranking:
        """Return the ranking of an announcement."""
        return _ranking(settings.bavarian, settings.guate, rank, trump)

    def is_critical(self, card: Card) -> bool:
        """Whether the card is one of the Kritischen, which only the Bavarian game has."""
        return self.bavarian and card in KRITISCHE

    def is_trump(self, card: Card) -> bool:
        """Whether the card belongs to the Trumpf: Rechter, Guate and Weli do, Linke do not."""
        return card == WELI or card.suit == self.trump

    def is_left(self, card: Card) -> bool:
        """Whether the card is one of the Linken."""
        return self.base(card) == LEFT_BASE

    def base(self, card: Card) -> int:
        """Return the card's worth whatever was led; 0 for a plain card."""
        if self.is_critical(card):
            return CRITICAL_BASE + 3 - KRITISCHE.index(card)
        special = {WELI: WELI_BASE, self.right: RIGHT_BASE, self.guate: GUATE_BASE}
        if card in special:
            return special[card]
        if card.rank == self.rank:
            return LEFT_BASE
        return TRUMP_BASE + HEIGHT[card.rank] if card.suit == self.trump else 0

    def strength(self, card: Card, lead: Card) -> int:
        """Return the card's worth in a trick that `lead` began; 0: it cannot win."""
        base = self.base(card)
        if base or lead == WELI or self.base(lead) or card.suit != lead.suit:
            return base
        return PLAIN_BASE + HEIGHT[card.rank]

    def winner(self, cards: tuple[Card, ...]) -> int:
        """Return the place of the winning card; of equal ones (Linke) the first played wins."""
        strengths = [self.strength(card, cards[0]) for card in cards]
        return strengths.index(max(strengths))


@lru_cache(maxsize=256)
def _ranking(bavarian: bool, guate: bool, rank: int, trump: int) -> Ranking:
    right = WELI if rank == SIX else Card.of(rank, trump)
    above = None
    if guate and rank not in (SIX, ACE):
        above = Card.of(RANKS_UP[HEIGHT[rank] + 1], trump)
    return Ranking(bavarian, rank, trump, right, above)
