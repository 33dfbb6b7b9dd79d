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
_BEATEN: Final = {
    Role.GUATE: message("watten.beats.guate"),
    Role.RIGHT: message("watten.beats.right"),
    Role.WELI: message("watten.beats.weli"),
}
"""Names whose article changes when they are the object of a sentence (German: der Rechte, den Rechten)."""


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


def named(card: Card) -> MessageValue:
    """Return a card as it is called at the table: the Weli has a name, whatever the deck."""
    return _NAMES[Role.WELI] if card == WELI else card


def card_as_object(ranking: Ranking | None, card: Card) -> MessageValue:
    """Return a card as what somebody plays: "nine of hearts, the Rechter"; the Weli is just that."""
    if card == WELI:
        return message("watten.object.weli")
    role = Role.PLAIN if ranking is None else role_of(ranking, card)
    if role in (Role.GUATE, Role.RIGHT):
        return message(f"watten.object.{role.value}", card=card)
    if role in (Role.TRUMP, Role.PLAIN):
        return card
    return message("watten.subject.card", card=card, role=_NAMES[role])


def card_as_subject(ranking: Ranking, card: Card) -> MessageValue:
    """Return a card as what is or does something: "nine of hearts, the Rechter"."""
    role = role_of(ranking, card)
    if role in (Role.TRUMP, Role.PLAIN, Role.WELI):
        return named(card)
    return message("watten.subject.card", card=named(card), role=_NAMES[role])


def beating(ranking: Ranking, card: Card) -> Message:
    """Say that a card is beaten, in the shortest words: "beats the Rechter", "beats ace of spades"."""
    role = role_of(ranking, card)
    if role in _BEATEN:
        return _BEATEN[role]
    what = card if role in (Role.TRUMP, Role.PLAIN) else _NAMES[role]
    return message("watten.beats.card", what=what)


def seats_of(side: int) -> tuple[Seat, ...]:
    """Return the two seats of a pair, to be named: "Anna and Vroni"."""
    return tuple(Seat(seat) for seat in range(SEATS) if pair_of(seat) == side)
