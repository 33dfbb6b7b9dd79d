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


def seat_names(entries: Sequence[SeatEntry], renderer: Renderer, *, told: bool = False) -> tuple[str, ...]:
    """Return a name for every seat: its own, "You" for the only person, else the level or a number.

    What is `told` of the seats has no "You": sentences about others do not fit it.
    """
    only_person = not told and sum(entry.human for entry in entries) == 1
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

    Where nobody plays along (`viewer` is None), a person without a name is told of like any other: nobody
    says "You" to them.
    """
    return People(seat_names(header.seats, renderer, told=viewer is None), viewer, deck)


def initial(name: str) -> str:
    """Return the letter on a player's disc; of "Player 2" the number, as all of them begin alike."""
    words = name.split()
    if len(words) > 1 and words[-1].isdecimal() and len(words[-1]) <= _LONGEST_NUMBER:
        return words[-1]
    return next((letter.upper() for letter in name if letter.isalnum()), "?")
