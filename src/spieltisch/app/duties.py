"""What the app has to do by itself at this point of a match. Pure functions over a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

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


Duty: TypeAlias = ComputerTurn | ForcedAction | NextStep


def duty_of(match: Match[Any, Any]) -> Duty | None:
    """Return what comes by itself: a forced action or a computer's decision; None if a person decides.

    After an undo or a restart the log beyond the cursor can be done again. It must not be lost because a
    computer acts out of its recorded turn: there only the seat that comes next in the log acts by itself.
    """
    actors = match.actors()
    if match.can_redo:
        recorded = match.actions[match.cursor].seat
        actors = (recorded,) if recorded in actors else ()
    for seat in actors:
        forced = match.game.automatic(match.view(seat))
        if forced is not None:
            return ForcedAction(forced, match.cursor)
    for seat in actors:
        if not match.header.seats[seat].human:
            return ComputerTurn(seat, match.cursor)
    return None


def deciding(match: Match[Any, Any]) -> tuple[int, ...]:
    """Return the seats that have something to decide: those that can act and are not forced to."""
    return tuple(seat for seat in match.actors() if match.game.automatic(match.view(seat)) is None)
