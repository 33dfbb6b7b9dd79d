"""Reading the facts of the events of 500."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.eventfacts import words_of
from spieltisch.core.events import Event
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Cards, Shown


def card_of(event: Event, name: str = "card") -> Card:
    """Return a card as it is held."""
    return parse(str(event[name]))


def shown_of(event: Event, name: str = "card") -> Shown:
    """Return a card as it is laid."""
    return Shown.parse(str(event[name]))


def cards_of(event: Event) -> Cards:
    """Return a row of cards as they are held.

    Raises:
        TypeError: the fact is something else.
    """
    return tuple(parse(word) for word in words_of(event, "cards"))


def melded_of(event: Event) -> tuple[Shown, ...]:
    """Return the cards of a new meld.

    Raises:
        TypeError: the fact is something else.
    """
    return tuple(Shown.parse(word) for word in words_of(event, "cards"))
