"""Whose hand lies open on the one device, and when it has to be handed on. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Viewer:
    """The seat the table is shown for, or None for an onlooker.

    While `covered` the person on that seat has yet to take the device.
    """

    seat: int | None = None
    covered: bool = False

    @property
    def shown_seat(self) -> int | None:
        """The seat whose view may be on the screen."""
        return None if self.covered else self.seat


def first_viewer(humans: Sequence[int]) -> Viewer:
    """Return whose view is open when a match comes to the table: that of the only person, if there is one."""
    return Viewer(humans[0] if len(humans) == 1 else None)


def next_viewer(current: Viewer, humans: Sequence[int], asked: Sequence[int]) -> Viewer:
    """Return whose view comes next at a table where the seats `asked` decide, those in front first.

    A single person always sees their own hand and nobody's device changes hands. Among several people the
    one who looks stays as long as they are asked or nobody else is; otherwise the device goes to the first
    person who is asked, and everything is covered until they take it.
    """
    if len(humans) < 2:
        return first_viewer(humans)
    waiting = [seat for seat in asked if seat in humans]
    if not waiting or current.seat in waiting:
        return current
    return Viewer(waiting[0], covered=True)
