"""The cards under an announcement as small integers, for search.

A card's *number* is its place in the order of worth, the lowest plain card first, so that a sorted hand is
sorted by worth and a set of cards is a bit mask. Everything that depends on Schlag, Trumpf and variant is in
tables of these numbers; playing out a round needs nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.watten.ranking import HEIGHT, WELI, Ranking
from spieltisch.games.watten.settings import Settings

Mask: TypeAlias = int
"""A set of card numbers, bit n for number n."""

PLAIN_PACK: Final = tuple(card for card in FULL_PACK if card.rank in HEIGHT)
STRONG_POWER: Final = 10
"""Power of the lowest strong card; plain cards of the led suit have 1 to 8, other plain cards 0."""


@dataclass(frozen=True, slots=True)
class Order:
    """All cards in the order of an announcement. Numbers are indices into `cards`.

    - `number`: the number of each card, by card code; -1 for those that are not in the pack.
    - `power`: `power[lead][card]`: the higher wins, of equal ones the first played; 0 never wins.
    - `above`: the cards that can beat a card when it is led.
    - `strong`: number of the lowest card that beats plain ones; all above it do so too.
    - `duty`: (cards that bind, cards they allow) by the card led: whoever holds one of the first
      must play one of the second. `first_duty` is the same in the first trick.
    - `frees`: cards whose presence in the trick ends the duty.
    """

    cards: tuple[Card, ...]
    number: tuple[int, ...]
    power: tuple[tuple[int, ...], ...]
    above: tuple[Mask, ...]
    strong: int
    first_duty: tuple[tuple[Mask, Mask], ...]
    duty: tuple[tuple[Mask, Mask], ...]
    frees: Mask

    @classmethod
    def of(cls, settings: Settings, rank: int, trump: int) -> Order:
        """Return the order of an announcement."""
        return _order(
            Ranking.of(settings, rank, trump), settings.weli, settings.bavarian, settings.obligation
        )

    @property
    def everything(self) -> Mask:
        """All cards of the pack."""
        return (1 << len(self.cards)) - 1

    def hand(self, cards: tuple[Card, ...]) -> list[int]:
        """Return the numbers of cards, the lowest first."""
        return sorted(self.number[card] for card in cards)

    def mask(self, cards: tuple[Card, ...]) -> Mask:
        """Return a set of cards as a bit mask."""
        return sum(1 << self.number[card] for card in cards)

    def allowed(self, hand: list[int], trick: list[int], first: bool) -> list[int]:
        """Return the cards of a hand that may follow the cards of a trick, or lead to an empty one."""
        if not trick:
            return hand
        binding, allowing = (self.first_duty if first else self.duty)[trick[0]]
        if not binding or any(self.frees >> card & 1 for card in trick):
            return hand
        if not any(binding >> card & 1 for card in hand):
            return hand
        return [card for card in hand if allowing >> card & 1]

    def winner(self, trick: list[int]) -> int:
        """Return the place of the winning card in a trick."""
        powers = [self.power[trick[0]][card] for card in trick]
        return powers.index(max(powers))


@lru_cache(maxsize=256)
def _order(ranking: Ranking, weli: bool, bavarian: bool, obligation: bool) -> Order:
    pack = PLAIN_PACK + ((WELI,) if weli else ())
    cards = tuple(sorted(pack, key=lambda card: (ranking.base(card), HEIGHT.get(card.rank, -1), card)))
    bases = sorted({ranking.base(card) for card in cards} - {0})

    def power_after(lead: Card, card: Card) -> int:
        base = ranking.base(card)
        if base:
            return STRONG_POWER + bases.index(base)
        follows = not ranking.base(lead) and card.suit == lead.suit
        return 1 + HEIGHT[card.rank] if follows else 0

    power = tuple(tuple(power_after(lead, card) for card in cards) for lead in cards)
    number = [-1] * len(FULL_PACK)
    for index, card in enumerate(cards):
        number[card] = index

    def mask(chosen: list[Card]) -> Mask:
        return sum(1 << number[card] for card in chosen)

    trumps = mask([card for card in cards if ranking.is_trump(card)])
    lefts = mask([card for card in cards if ranking.is_left(card)])
    critical = mask([card for card in cards if ranking.is_critical(card)])
    right = number[ranking.right]
    first, later = _duties(len(cards), right, (trumps, lefts, critical), bavarian, obligation)
    return Order(
        cards=cards,
        number=tuple(number),
        power=power,
        above=tuple(
            sum(1 << other for other, value in enumerate(row) if value > row[lead])
            for lead, row in enumerate(power)
        ),
        strong=sum(not ranking.base(card) for card in cards),
        first_duty=first,
        duty=later,
        frees=critical if bavarian else 0,
    )


_Duties: TypeAlias = "tuple[tuple[Mask, Mask], ...]"


def _duties(
    size: int, right: int, classes: tuple[Mask, Mask, Mask], bavarian: bool, obligation: bool
) -> tuple[_Duties, _Duties]:
    """Return the duty by lead in the first trick and later (rules text, "Trumpfpflicht")."""
    trumps, lefts, critical = classes
    free = ((0, 0),) * size
    if not obligation:
        return free, free
    if bavarian:
        both = trumps | critical
        bound = (both, both) if not critical >> right & 1 else (0, 0)
        return tuple(bound if lead == right else (0, 0) for lead in range(size)), free
    tyrolean = tuple((trumps, trumps | lefts) if trumps >> lead & 1 else (0, 0) for lead in range(size))
    return tyrolean, tyrolean
