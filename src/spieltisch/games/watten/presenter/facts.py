"""Reading the facts of Watten's own events."""

from __future__ import annotations

from spieltisch.core.cards import Card
from spieltisch.core.events import Event
from spieltisch.core.messages import Rank, Suit
from spieltisch.games.watten.notation import parse_rank, parse_suit
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.state import Pair


def card_of(event: Event) -> Card:
    """Return the one card of the event."""
    return Card.parse(str(event["card"]))


def pair_of_numbers(event: Event, name: str) -> Pair:
    """Return one whole number for each pair.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event[name]
    if isinstance(fact, tuple) and len(fact) == 2:
        first, second = fact
        if isinstance(first, int) and isinstance(second, int):
            return first, second
    raise TypeError(f"{event.type}: {name} is {fact!r}")


def rank_of(event: Event, name: str = "value") -> Rank:
    """Return the Schlag an event names."""
    return Rank(parse_rank(str(event[name])))


def suit_of(event: Event, name: str = "value") -> Suit:
    """Return the Trumpf an event names."""
    return Suit(parse_suit(str(event[name])))


def ranking_of(announced: Event, rank: Rank) -> Ranking:
    """Return the ranking of the round in which the Trumpf was announced after this Schlag."""
    guate = announced["guate"]
    return Ranking(
        bavarian=bool(announced["critical"]),
        rank=rank.value,
        trump=suit_of(announced).index,
        right=Card.parse(str(announced["right"])),
        guate=None if guate is None else Card.parse(str(guate)),
    )
