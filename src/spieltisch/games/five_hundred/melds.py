"""Melds: runs of one suit (and sets, where they are allowed), with jokers that stand for a card.

Heights count 1 (ace under the two) to 14 (ace over the king); a run is consecutive heights of one suit
(rules text: "3 eller flere kort i rækkefølge og i samme kulør"). Every card keeps who laid it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from spieltisch.core.cards import JOKER, Card

LOW_ACE: Final = 1
HIGH_ACE: Final = 14
SMALLEST: Final = 3
SET_SIZE: Final = 4

Cards: TypeAlias = "tuple[Card, ...]"


@dataclass(frozen=True, slots=True, order=True)
class Shown:
    """A card as it is laid: `card` is what it stands for, `joker` whether a joker stands for it."""

    card: Card
    joker: bool = False

    @classmethod
    def parse(cls, text: str) -> Shown:
        """Read `5H`, or `*5H` for a joker that stands for it.

        Raises:
            ValueError: it is neither.
        """
        joker = text.startswith("*")
        return cls(Card.parse(text[1:] if joker else text), joker)

    @property
    def held(self) -> Card:
        """The card as it was in the hand."""
        return JOKER if self.joker else self.card

    @property
    def text(self) -> str:
        """Notation."""
        return f"*{self.card.text}" if self.joker else self.card.text


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on the table and the seat that laid it."""

    shown: Shown
    owner: int


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards on the table that belong together: a run from `low` upward, or a set (`low` 0).

    `laid_by` is the seat that laid it, whoever has added to it since.
    """

    kind: Literal["run", "set"]
    low: int
    cards: tuple[Laid, ...]
    laid_by: int = 0

    @property
    def high(self) -> int:
        """The height of the last card of a run."""
        return self.low + len(self.cards) - 1

    @property
    def shown(self) -> tuple[Shown, ...]:
        """The cards without their owners."""
        return tuple(laid.shown for laid in self.cards)

    @property
    def suit(self) -> int:
        """The suit of a run."""
        return self.cards[0].shown.card.suit

    @property
    def rank(self) -> int:
        """The rank of a set."""
        return self.cards[0].shown.card.rank

    def joker_place(self, card: Card) -> int | None:
        """Return the place of the joker that stands for `card`, or None."""
        return next((i for i, shown in enumerate(self.shown) if shown.joker and shown.card == card), None)


def card_at(height: int, suit: int) -> Card:
    """Return the card of a height in a suit."""
    return Card.of(1 if height == HIGH_ACE else height, suit)


def heights_of(cards: Sequence[Card]) -> range | None:
    """Return the heights of a run in its order, or None if the cards are no run of one suit.

    An ace stands under the two if it comes first, over the king if it comes last.
    """
    if not cards or len({card.suit for card in cards}) > 1:
        return None
    low = cards[0].rank
    if low == LOW_ACE and len(cards) == 1:
        return None
    heights = range(low, low + len(cards))
    found = [HIGH_ACE if card.rank == 1 and i else card.rank for i, card in enumerate(cards)]
    return heights if found == list(heights) and heights[-1] <= HIGH_ACE else None


def in_order(shown: Iterable[Shown]) -> tuple[Shown, ...]:
    """Put cards into the order of a run; an order that is one already decides where an ace stands.

    Cards that make no run are sorted by rank and suit.
    """
    given = tuple(shown)
    if heights_of([item.card for item in given]):
        return given
    low = tuple(sorted(given))
    high = (*(item for item in low if item.card.rank != 1), *(item for item in low if item.card.rank == 1))
    return high if heights_of([item.card for item in high]) and not heights_of([i.card for i in low]) else low


def is_set(cards: Sequence[Card]) -> bool:
    """Whether the cards are of one rank and of different suits."""
    return len({card.rank for card in cards}) == 1 and len({card.suit for card in cards}) == len(cards)


def make(shown: Sequence[Shown], owner: int) -> Meld | None:
    """Return the meld of these cards in this order, or None if they make neither run nor set."""
    cards = [item.card for item in shown]
    laid = tuple(Laid(item, owner) for item in shown)
    heights = heights_of(cards)
    if heights is not None:
        return Meld("run", heights[0], laid, owner)
    return Meld("set", 0, laid, owner) if is_set(cards) else None


def height_in(meld: Meld, place: int) -> int:
    """Return the height of the card at a place of a run."""
    return meld.low + place


def fitting_ends(meld: Meld, card: Card, *, ace_both_ends: bool) -> tuple[Literal["low", "high"], ...]:
    """Return the ends of a meld at which a card fits; of a set there is but one (`high`)."""
    if meld.kind == "set":
        missing = card.rank == meld.rank and card not in {shown.card for shown in meld.shown}
        return ("high",) if missing else ()
    if card.suit != meld.suit:
        return ()
    whole = not ace_both_ends and (meld.low == LOW_ACE or meld.high == HIGH_ACE)
    ends: list[Literal["low", "high"]] = []
    if meld.low > LOW_ACE and card.rank == meld.low - 1 and not (card.rank == 1 and whole):
        ends.append("low")
    above = 1 if meld.high + 1 == HIGH_ACE else meld.high + 1
    if meld.high < HIGH_ACE and card.rank == above and not (card.rank == 1 and whole):
        ends.append("high")
    return tuple(ends)


def extended(meld: Meld, shown: Shown, owner: int, end: Literal["low", "high"]) -> Meld:
    """Return the meld with one more card at an end."""
    laid = Laid(shown, owner)
    if meld.kind == "set":
        cards = tuple(sorted((*meld.cards, laid), key=lambda item: item.shown.card.suit))
        return Meld("set", 0, cards, meld.laid_by)
    if end == "low":
        return Meld("run", meld.low - 1, (laid, *meld.cards), meld.laid_by)
    return Meld("run", meld.low, (*meld.cards, laid), meld.laid_by)


def swapped(meld: Meld, place: int, card: Card, owner: int) -> Meld:
    """Return the meld with the true card in a joker's place."""
    cards = (*meld.cards[:place], Laid(Shown(card), owner), *meld.cards[place + 1 :])
    return Meld(meld.kind, meld.low, cards, meld.laid_by)
