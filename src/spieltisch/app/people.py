"""How the people and computers at a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spieltisch.core.cards import Deck
from spieltisch.core.match import MatchHeader
from spieltisch.core.messages import message
from spieltisch.core.names import level_name
from spieltisch.core.players import SeatEntry
from spieltisch.texts import People, Renderer

_LONGEST_NUMBER: Final = 2
"""Digits that a disc has room for."""


def seat_names(entries: Sequence[SeatEntry], renderer: Renderer) -> tuple[str, ...]:
    """Return a name for every seat: its own, "You" for the only person, else the level or a number."""
    only_person = sum(entry.human for entry in entries) == 1
    return tuple(_name(entry, seat, only_person, renderer) for seat, entry in enumerate(entries))


def _name(entry: SeatEntry, seat: int, only_person: bool, renderer: Renderer) -> str:
    if entry.name:
        return entry.name
    if entry.human:
        return renderer.text(
            message("app.you") if only_person else message("app.seat.unnamed", number=seat + 1)
        )
    return renderer.text(level_name(entry.player))


def people_of(header: MatchHeader, viewer: int | None, renderer: Renderer, deck: Deck) -> People:
    """Return who sits where, for sentences read by `viewer`, who looks at cards of `deck`.

    Where nobody plays along (`viewer` is None), the only person is told of by name, and addressed if they
    have none: they are called "You" wherever names stand, which fits no sentence about others.
    """
    return People(seat_names(header.seats, renderer), _nameless(header) if viewer is None else viewer, deck)


def _nameless(header: MatchHeader) -> int | None:
    """Return the seat of the only person, if they have no name."""
    persons = [seat for seat, entry in enumerate(header.seats) if entry.human]
    return persons[0] if len(persons) == 1 and not header.seats[persons[0]].name else None


def initial(name: str) -> str:
    """Return the letter on a player's disc; of "Player 2" the number, as all of them begin alike."""
    words = name.split()
    if len(words) > 1 and words[-1].isdecimal() and len(words[-1]) <= _LONGEST_NUMBER:
        return words[-1]
    return next((letter.upper() for letter in name if letter.isalnum()), "?")
