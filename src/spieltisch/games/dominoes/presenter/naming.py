"""Sides, ends, values and sums in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from spieltisch.core.game import Score
from spieltisch.core.messages import Message, MessageValue, Seat, message
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import EndName
from spieltisch.games.dominoes.state import View

_ENDS: Final[dict[EndName, Message]] = {
    "left": message("dominoes.end.left"),
    "right": message("dominoes.end.right"),
    "up": message("dominoes.end.up"),
    "down": message("dominoes.end.down"),
}
_BLANK: Final = message("dominoes.blank")


def seats_of(sides: Sequence[int], side: int) -> tuple[Seat, ...]:
    """Return the seats of a side, to be named: "Anna" or "Anna and Vroni"."""
    return tuple(Seat(seat) for seat, its in enumerate(sides) if its == side)


def of_side(key: str, seats: tuple[Seat, ...], /, **args: MessageValue) -> Message:
    """Say something of a side: the text `key` of a single seat (`who`), `key`_pair of partners (`pair`)."""
    if len(seats) == 1:
        return message(key, who=seats[0], **args)
    return message(f"{key}_pair", pair=seats, **args)


def end_words(end: EndName) -> Message:
    """Return where an end is: "left", "right", "top", "bottom"."""
    return _ENDS[end]


def value_words(value: int) -> MessageValue:
    """Return the value of a half as it is read in a sentence: a number, or "blank"."""
    return value or _BLANK


def at_words(value: int) -> Message:
    """Return an end by its value, as a place: "at the 4", "at the blank"."""
    return message("dominoes.at", value=value) if value else message("dominoes.at_blank")


def values_words(values: Iterable[int]) -> tuple[MessageValue, ...]:
    """Return different values in ascending order."""
    return tuple(value_words(value) for value in sorted(set(values)))


def part_words(value: int, *, double: bool) -> Message:
    """Return what one open end counts, as a term of the sum: "4+4 double", "2"."""
    return message("dominoes.sum.double" if double else "dominoes.sum.single", value=value)


def sum_words(parts: Iterable[tuple[int, bool]], total: int) -> Message:
    """Explain a sum by its ends (value, whether it counts twice): "4+4 double, 2: 10"."""
    terms = tuple(part_words(value, double=double) for value, double in parts)
    return message("dominoes.sum", parts=terms, total=total)


def score_words(scores: Sequence[Score]) -> Message:
    """Return the scores of all sides: "84 : 77"."""
    shown = message("dominoes.points", points=scores[0])
    for score in scores[1:]:
        shown = message("dominoes.versus", first=shown, second=message("dominoes.points", points=score))
    return shown


def gain(points: Score) -> Message:
    """Return points with their sign: "+7.5"; none as "0"."""
    return message("dominoes.gain" if points else "dominoes.points", points=points)


def where_words(view: View, tile: Tile, name: EndName | None) -> Message:
    """Return where a tile is laid, by the value of the end; by what lies there too if another one has it.

    Not by left and right: the table can be turned.
    """
    line = view.table.line
    end = line.end(name or "")
    if end is None:
        return message("dominoes.at_start")
    alike = [one for one in line.ends if one.value == end.value and tile.has(one.value)]
    where = at_words(end.value)
    return where if len(alike) == 1 else message("dominoes.at_end", where=where, tile=end.tile)
