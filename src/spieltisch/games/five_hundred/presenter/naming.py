"""Cards, melds, places and points in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, Rank, StandIn, Suit, message
from spieltisch.games.five_hundred.melds import Meld, Shown, card_at, is_set

Named: TypeAlias = "Card | StandIn"

_MOST_RANKS: Final = 6
"""So many ranks of a run are told one by one; of a longer one the first and the last."""


def named(shown: Shown) -> Named:
    """Return a card as it is laid, as an argument of a message."""
    return StandIn(shown.card) if shown.joker else shown.card


def gain(points: int) -> Message:
    """Return points with their sign: "+25", "−50"; none as "0"."""
    return message("five_hundred.gain" if points else "five_hundred.points", points=points)


def cards_words(shown: Sequence[Shown]) -> Message:
    """Return a meld by its cards: "*-J-Q of clubs", "three sevens"."""
    cards = [item.card for item in shown]
    if is_set(cards):
        return message("five_hundred.set", n=len(cards), rank=Rank(cards[0].rank))
    suit = Suit(cards[0].suit)
    if len(shown) > _MOST_RANKS:
        return message("five_hundred.run.long", suit=suit, low=Rank(cards[0].rank), high=Rank(cards[-1].rank))
    return message("five_hundred.run", suit=suit, cards=tuple(map(named, shown)))


def meld_name(meld: Meld) -> Message:
    """Return a meld on the table by its ends: "hearts 3–6", "three sevens"."""
    if meld.kind == "set":
        return message("five_hundred.set", n=len(meld.cards), rank=Rank(meld.rank))
    low, high = card_at(meld.low, meld.suit), card_at(meld.high, meld.suit)
    return message("five_hundred.meld", suit=Suit(meld.suit), low=Rank(low.rank), high=Rank(high.rank))


def place_words(meld: Meld, end: str, shown: Shown) -> Message:
    """Return where a card goes: "after six of hearts", "before eight of hearts", "to the three sevens".

    A joker says what it will stand for as well.
    """
    if meld.kind == "set":
        where = message("five_hundred.place.set", meld=meld_name(meld))
    elif end == "low":
        where = message("five_hundred.place.before", card=card_at(meld.low, meld.suit))
    else:
        where = message("five_hundred.place.after", card=card_at(meld.high, meld.suit))
    if not shown.joker:
        return where
    return message("five_hundred.place.as", card=shown.card, where=where)
