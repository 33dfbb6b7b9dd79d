"""The colours of people, and those of the sides at a table. Pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

COLOURS: Final = ("amber", "blue", "rose", "green", "violet", "turquoise", "copper", "sand")
"""What a `Profile.colour` can be; the place in it is the number QML has for it (`Theme.players`)."""

NONE: Final = -1


@dataclass(frozen=True, slots=True)
class TableColours:
    """The number of the colour of every side, and of every seat the one of its person beside it.

    A mark is `NONE` where the person has no colour, or one that a side has already.
    """

    sides: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()

    def mark(self, seat: int) -> int:
        """The mark of a seat."""
        return self.marks[seat] if seat < len(self.marks) else NONE


PLAIN_COLOURS: Final = TableColours()
"""Every side has the colour of its number."""


def colour_number(colour: str) -> int:
    """Return the number of a colour; a name from another version is the first colour."""
    return COLOURS.index(colour) if colour in COLOURS else 0


def free_colour(taken: Iterable[str]) -> str:
    """Return the first colour that nobody has, else the one that the fewest have."""
    have = list(taken)
    return min(COLOURS, key=lambda colour: (have.count(colour), COLOURS.index(colour)))


def table_colours(sides: Sequence[int], own: Sequence[int | None]) -> TableColours:
    """Give every side a colour: that of its first person who has one that is still free, else a free one.

    `sides` and `own` are by seat; `own` is the number of a person's colour or None. Without people who have
    colours every side keeps the one of its number.
    """
    count = max(sides, default=-1) + 1
    chosen: dict[int, int] = {}
    for side in range(count):
        for seat, its in enumerate(sides):
            colour = own[seat]
            if its == side and colour is not None and side not in chosen and colour not in chosen.values():
                chosen[side] = colour
    for side in range(count):
        if side not in chosen:
            usual = (side, *range(len(COLOURS)))
            chosen[side] = next(
                (colour for colour in usual if colour not in chosen.values()), side % len(COLOURS)
            )
    marks = tuple(NONE if colour is None or colour in chosen.values() else colour for colour in own)
    return TableColours(tuple(chosen[side] for side in range(count)), marks)
