"""Sides, ends, values and sums in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from spieltisch.core.game import Score
from spieltisch.core.messages import Message, MessageValue, Seat, message
from spieltisch.games.dominoes.line import EndName

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


def gain(points: Score) -> Message:
    """Return points with their sign: "+7.5"."""
    return message("dominoes.gain", points=points)
