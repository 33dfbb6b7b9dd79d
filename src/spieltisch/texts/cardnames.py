"""Cards, ranks and suits in words: they follow the deck that is looked at and the language.

The full name is written in words ("seven of diamonds", "Karo-Sieben", "ruder syv"), the short form as the
card's corner shows it (`7♦`). There are no signs for the suits of a Bavarian deck: its short form names the
suit. A joker is called so in every deck; its index is a star.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from spieltisch.core.cards import RANKS, SUITS, Card, Deck
from spieltisch.core.messages import Rank, StandIn, Suit

SUIT_SIGNS: Final = "♣♦♥♠"
WELI: Final = Card.parse("6D")
"""The only six of a Bavarian deck is called by its name."""

JOKER_INDEX: Final = "★"

_NAMED_BY_DECK: Final = "JQ"
_WITH_LETTER: Final = "AJQK"

Find: TypeAlias = Callable[[str], str]


def rank_index(rank: int, deck: Deck, find: Find) -> str:
    """Return a rank as printed in the card's corner."""
    letter = RANKS[rank - 1]
    if letter in _NAMED_BY_DECK:
        return find(f"texts.{deck}.index.{letter}")
    return "10" if letter == "T" else find(f"texts.index.{letter}") if letter in _WITH_LETTER else letter


def card_index(card: Card, deck: Deck, find: Find) -> str:
    """Return a card's rank as printed in its corner."""
    return JOKER_INDEX if card.joker else rank_index(card.rank, deck, find)


def rank_name(rank: int, deck: Deck, find: Find, *, plural: bool = False) -> str:
    """Return a rank in words: "jack", "Unter"; in the plural "jacks", "Siebener"."""
    letter = RANKS[rank - 1]
    group = "ranks" if plural else "rank"
    return find(f"texts.{deck}.{group}.{letter}" if letter in _NAMED_BY_DECK else f"texts.{group}.{letter}")


def suit_name(suit: int, deck: Deck, find: Find) -> str:
    """Return a suit in words: "spades", "Gras"."""
    return find(f"texts.{deck}.suit.{SUITS[suit]}")


def suit_short(suit: int, deck: Deck, find: Find) -> str:
    """Return a suit's sign, or its name where it has none."""
    return SUIT_SIGNS[suit] if deck == "french" else suit_name(suit, deck, find)


def card_name(card: Card, deck: Deck, find: Find) -> str:
    """Return a card in words: "eight of hearts", "Herz-Acht", "hjerter otte", "joker"."""
    if card.joker:
        return find("texts.joker")
    name = find("texts.card").format(
        rank=rank_name(card.rank, deck, find), suit=suit_name(card.suit, deck, find)
    )
    if deck == "bavarian" and card == WELI:
        return find("texts.bavarian.weli").format(card=name)
    return name


def card_short(card: Card, deck: Deck, find: Find) -> str:
    """Return a card as `8♥`, of a Bavarian deck as "Herz-8"; a joker as `*`."""
    if card.joker:
        return JOKER_INDEX
    rank = rank_index(card.rank, deck, find)
    if deck == "french":
        return rank + SUIT_SIGNS[card.suit]
    if card == WELI:
        return find("texts.bavarian.weli.short")
    return find("texts.card.short").format(rank=rank, suit=suit_name(card.suit, deck, find))


def with_article(value: Card | StandIn, name: str, find: Find) -> str:
    """Return a card's name with the article it has as an object: "the eight of hearts", "a joker"."""
    joker = isinstance(value, StandIn) or value.joker
    return find("texts.joker.article" if joker else "texts.card.article").format(card=name)


def stand_in_name(joker: StandIn, deck: Deck, find: Find) -> str:
    """Return a joker that stands for a card in words: "joker as five of hearts"."""
    return find("texts.joker.as").format(card=card_name(joker.card, deck, find))


def stand_in_short(joker: StandIn, deck: Deck, find: Find) -> str:
    """Return a joker that stands for a card as `*5♥`."""
    return JOKER_INDEX + card_short(joker.card, deck, find)


def cards_short(cards: Iterable[Card | StandIn], deck: Deck, find: Find) -> str:
    """Return a row of cards in their short forms."""
    shown = (
        stand_in_short(card, deck, find) if isinstance(card, StandIn) else card_short(card, deck, find)
        for card in cards
    )
    return (" " if deck == "french" else ", ").join(shown)


def format_piece(value: Card | StandIn | Rank | Suit, forms: tuple[str, ...], deck: Deck, find: Find) -> str:
    """Write one card, rank or suit in the form asked for (see `formatting`)."""
    short = "short" in forms
    index = "rank" in forms or "ranks" in forms
    if isinstance(value, Suit):
        return (suit_short if short else suit_name)(value.index, deck, find)
    if isinstance(value, Rank):
        if short or index:
            return rank_index(value.value, deck, find)
        return rank_name(value.value, deck, find, plural="plural" in forms)
    if index:
        return JOKER_INDEX if isinstance(value, StandIn) else card_index(value, deck, find)
    if isinstance(value, StandIn):
        name = (stand_in_short if short else stand_in_name)(value, deck, find)
    else:
        name = (card_short if short and not value.joker else card_name)(value, deck, find)
    return with_article(value, name, find) if "article" in forms else name
