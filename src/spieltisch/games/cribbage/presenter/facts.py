"""Reading the facts of cribbage's own events."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.eventfacts import number_of
from spieltisch.core.events import Event
from spieltisch.core.messages import Seat


def seat_of(event: Event) -> Seat:
    """Return who did it."""
    return Seat(number_of(event, "side"))


def card_of(event: Event) -> Card:
    """Return the one card of the event."""
    return Card.parse(str(event["card"]))


def cards_of(event: Event) -> tuple[Card, ...]:
    """Return the cards of the event in its order; none if it has none."""
    fact = event.get("cards", ())
    return tuple(Card.parse(str(text)) for text in fact) if isinstance(fact, tuple) else ()
