"""Whose hand lies open on the one device, and when it has to be handed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


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


class Seating:
    """Follows a match: whose view is shown.

    With `every_action` and several people hands are covered after every action of the person who looks, and
    the next person takes the device from an onlooker's table, also when it is the same one.
    """

    def __init__(self, humans: Sequence[int], *, every_action: bool) -> None:
        self._humans = humans
        self._every_action = every_action and len(humans) > 1
        self._has_acted = False
        self.viewer = first_viewer(humans)

    def reveal(self) -> None:
        """The person named by the cover has the device."""
        self.viewer = replace(self.viewer, covered=False)

    def note_acting(self, seats: Sequence[int]) -> None:
        """These seats have acted; the device is handed on by the next `hand_on`."""
        self._has_acted |= self._every_action and self.viewer.shown_seat in seats

    def note_return(self) -> None:
        """The match has gone back: nobody has acted there."""
        self._has_acted = False

    def hand_on(self, asked: Sequence[int]) -> None:
        """Hand the device to whoever of `asked` decides next."""
        current = Viewer() if self._has_acted else self.viewer
        self._has_acted = False
        self.viewer = next_viewer(current, self._humans, asked)
