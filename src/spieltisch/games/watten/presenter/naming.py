"""What a card is in the ranking of a round, in words: "the Rechter", "a Linke", "Maxi"."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, MessageValue, Seat, message
from spieltisch.games.watten.ranking import BELLI, KRITISCHE, MAXI, SPITZ, WELI, Ranking
from spieltisch.games.watten.state import SEATS, pair_of


class Role(StrEnum):
    """What a card is once Schlag and Trumpf are named; each card is the highest thing it can be."""

    MAXI = "maxi"
    BELLI = "belli"
    SPITZ = "spitz"
    GUATE = "guate"
    RIGHT = "right"
    LEFT = "left"
    TRUMP = "trump"
    WELI = "weli"
    PLAIN = "plain"


_CRITICAL: Final = {MAXI: Role.MAXI, BELLI: Role.BELLI, SPITZ: Role.SPITZ}

_NAMES: Final = {
    Role.MAXI: message("watten.card.maxi"),
    Role.BELLI: message("watten.card.belli"),
    Role.SPITZ: message("watten.card.spitz"),
    Role.GUATE: message("watten.card.guate"),
    Role.RIGHT: message("watten.card.right"),
    Role.LEFT: message("watten.card.left"),
    Role.TRUMP: message("watten.card.trump"),
    Role.WELI: message("watten.card.weli"),
}
_OBJECTS: Final = {
    Role.MAXI: message("watten.object.maxi"),
    Role.BELLI: message("watten.object.belli"),
    Role.SPITZ: message("watten.object.spitz"),
    Role.GUATE: message("watten.object.guate"),
    Role.RIGHT: message("watten.object.right"),
    Role.LEFT: message("watten.object.left"),
    Role.WELI: message("watten.object.weli"),
}


def critical_role(card: Card) -> Role | None:
    """Return which of the Kritischen a card is in the Bavarian game, whatever is announced."""
    return _CRITICAL[card] if card in KRITISCHE else None


def role_of(ranking: Ranking, card: Card) -> Role:
    """Return what a card is."""
    if ranking.is_critical(card):
        return _CRITICAL[card]
    if card == ranking.guate:
        return Role.GUATE
    if card == ranking.right:
        return Role.RIGHT
    if card == WELI:
        return Role.WELI
    if ranking.is_left(card):
        return Role.LEFT
    return Role.TRUMP if ranking.is_trump(card) else Role.PLAIN


def role_name(role: Role) -> Message | None:
    """Return "the Rechter", "a Linke", "Maxi"; None for a plain card."""
    return _NAMES.get(role)


def card_as_object(ranking: Ranking | None, card: Card) -> MessageValue:
    """Return a card as what somebody plays or beats: "nine of hearts, the Rechter".

    In languages with cases this is the accusative. The Weli goes by its name alone.
    """
    if card == WELI:
        return _OBJECTS[Role.WELI]
    name = None if ranking is None else _OBJECTS.get(role_of(ranking, card))
    return card if name is None else message("watten.object.card", card=card, role=name)


def role_as_object(ranking: Ranking, card: Card) -> MessageValue:
    """Return what is beaten in the shortest words: "the Rechter", or the card if it is nothing special."""
    return _OBJECTS.get(role_of(ranking, card), card)


def seats_of(side: int) -> tuple[Seat, ...]:
    """Return the two seats of a pair, to be named: "Anna and Vroni"."""
    return tuple(Seat(seat) for seat in range(SEATS) if pair_of(seat) == side)
