"""Playing cards as small integers with a fixed text notation.

A card is `4 * (rank - 1) + suit`, so that sorting cards sorts by rank and then by suit C D H S, the
canonical order of the notation, and a hand can be a tuple, a set or a bit mask of plain integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, Self, TypeAlias

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"

Deck: TypeAlias = Literal["french", "bavarian"]
"""What the faces of cards look like and how ranks and suits are called; the rules know no decks."""


class Card(int):
    """One card of the 52-card French pack; suits C S H D also stand for Eichel, Gras, Herz, Schellen."""

    __slots__ = ()

    @classmethod
    def of(cls, rank: int, suit: int) -> Self:
        """Make the card of `rank` (1 = ace to 13 = king) and `suit` (index into `SUITS`)."""
        return cls(4 * (rank - 1) + suit)

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card such as `7C` or `TD`.

        Raises:
            ValueError: `text` is no card.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a card") from None

    @property
    def rank(self) -> int:
        """1 = ace, 11 = jack, 12 = queen, 13 = king."""
        return self // 4 + 1

    @property
    def suit(self) -> int:
        """Index into `SUITS`."""
        return self % 4

    @property
    def joker(self) -> bool:
        """Whether it is a joker, which has neither rank nor suit."""
        return self == len(FULL_PACK)

    @property
    def text(self) -> str:
        """Notation: rank and suit letter; `*` for a joker."""
        return _TEXT[self]

    def __str__(self) -> str:
        return _TEXT[self]

    def __repr__(self) -> str:
        return f"Card({_TEXT[self]})"


_TEXT: Final = (*(rank + suit for rank in RANKS for suit in SUITS), "*")
FULL_PACK: Final = tuple(Card(code) for code in range(52))
_BY_TEXT: Final = {card.text: card for card in FULL_PACK}

JOKER: Final = Card(len(FULL_PACK))
"""A joker; games that have several hold equal ones."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in the order given.

    Raises:
        ValueError: one word is no card.
    """
    return tuple(Card.parse(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards separated by blanks, in the order given."""
    return " ".join(_TEXT[card] for card in cards)
