"""Reading the facts of the events of 500."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.events import Event
from spieltisch.core.messages import Seat
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Cards, Shown


def number_of(event: Event, name: str) -> int:
    """Return a whole number.

    Raises:
        TypeError: the fact is something else.
        KeyError: the event has no such fact.
    """
    fact = event[name]
    if not isinstance(fact, int):
        raise TypeError(f"{event.type}: {name} is {fact!r}")
    return fact


def seat_of(event: Event, name: str = "seat") -> Seat:
    """Return who did it."""
    return Seat(number_of(event, name))


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
    return tuple(parse(word) for word in _words(event, "cards"))


def melded_of(event: Event) -> tuple[Shown, ...]:
    """Return the cards of a new meld.

    Raises:
        TypeError: the fact is something else.
    """
    return tuple(Shown.parse(word) for word in _words(event, "cards"))


def hands_of(event: Event) -> tuple[tuple[str, ...], ...]:
    """Return the hands at the end of a deal, in notation.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event["hands"]
    if not isinstance(fact, tuple):
        raise TypeError(f"{event.type}: hands is {fact!r}")
    return tuple(tuple(map(str, hand)) if isinstance(hand, tuple) else () for hand in fact)


def totals_of(event: Event, name: str = "totals") -> tuple[int, ...]:
    """Return the totals of all sides.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event[name]
    if isinstance(fact, tuple):
        totals = tuple(item for item in fact if isinstance(item, int))
        if len(totals) == len(fact):
            return totals
    raise TypeError(f"{event.type}: {name} is {fact!r}")


def _words(event: Event, name: str) -> tuple[str, ...]:
    fact = event[name]
    if not isinstance(fact, tuple):
        raise TypeError(f"{event.type}: {name} is {fact!r}")
    return tuple(map(str, fact))
