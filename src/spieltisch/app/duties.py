"""What the app has to do by itself at this point of a match. Pure functions over a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from spieltisch.app.races import Race
from spieltisch.core.actions import Action
from spieltisch.core.match import Match


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """The computer player on `seat` is to decide, at the place `cursor` of the log."""

    seat: int
    cursor: int


@dataclass(frozen=True, slots=True)
class ForcedAction:
    """There is nothing to decide: the app does `action` by itself after a visible beat."""

    action: Action
    cursor: int


@dataclass(frozen=True, slots=True)
class NextStep:
    """Nobody sits at the table who could step through a presentation."""

    index: int
    cursor: int


Duty: TypeAlias = ComputerTurn | ForcedAction | NextStep | Race


def duty_of(match: Match[Any, Any]) -> Duty | None:
    """Return what comes by itself: a forced action or a computer's decision; None if a person decides.

    After an undo or a restart the log beyond the cursor can be done again. It must not be lost because a
    computer acts out of its recorded turn: there only the seat that comes next in the log acts by itself,
    unless that one acted of its own accord, which nobody is asked to do again.
    """
    seats = match.asked()
    if match.can_redo and not next_is_unasked(match):
        seats = (match.actions[match.cursor].seat,)
    for seat in seats:
        forced = match.game.automatic(match.view(seat))
        if forced is not None:
            return ForcedAction(forced, match.cursor)
    computer = _first_computer(match, seats)
    return None if computer is None else ComputerTurn(computer, match.cursor)


def _first_computer(match: Match[Any, Any], seats: Sequence[int]) -> int | None:
    """Return the first of `seats` that is a computer's and whose side asks no person.

    Of several seats of a side that are asked the first answer counts: computers leave it to a person, and of
    computers the first one answers. Sides are asked independently of each other.
    """
    humans, sides = match.header.humans, match.sides
    left_to_people = {sides[seat] for seat in match.asked() if seat in humans}
    return next((seat for seat in seats if sides[seat] not in left_to_people), None)


def deciding(match: Match[Any, Any]) -> tuple[int, ...]:
    """Return the seats that are asked to decide, in order: those that are not forced to what they do."""
    return tuple(seat for seat in match.asked() if match.game.automatic(match.view(seat)) is None)


def next_is_unasked(match: Match[Any, Any]) -> bool:
    """Whether the next action of the log was done of somebody's own accord (a raise out of turn)."""
    return match.can_redo and match.actions[match.cursor].seat not in match.asked()
