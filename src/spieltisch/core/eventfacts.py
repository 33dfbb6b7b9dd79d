"""Typed access to the facts of events, for games that tell what happened.

All of them raise `KeyError` if the event has no fact of that name.
"""

from __future__ import annotations

from typing import NoReturn

from spieltisch.core.events import Event, Fact
from spieltisch.core.messages import Seat


def number_of(event: Event, name: str) -> int:
    """Return a whole number.

    Raises:
        TypeError: the fact is something else.
    """
    fact = event[name]
    return fact if isinstance(fact, int) else _refuse(event, name)


def numbers_of(event: Event, name: str) -> tuple[int, ...]:
    """Return a row of whole numbers.

    Raises:
        TypeError: the fact is something else.
    """
    row = _row(event, name)
    numbers = tuple(item for item in row if isinstance(item, int))
    return numbers if len(numbers) == len(row) else _refuse(event, name)


def words_of(event: Event, name: str) -> tuple[str, ...]:
    """Return a row of texts, such as cards in notation.

    Raises:
        TypeError: the fact is no row.
    """
    return tuple(map(str, _row(event, name)))


def seat_of(event: Event, name: str = "seat") -> Seat:
    """Return who did it.

    Raises:
        TypeError: the fact is no whole number.
    """
    return Seat(number_of(event, name))


def hands_of(event: Event, name: str = "hands") -> tuple[tuple[str, ...], ...]:
    """Return a hand for each seat, in notation.

    Raises:
        TypeError: the fact is no row.
    """
    return tuple(tuple(map(str, hand)) if isinstance(hand, tuple) else () for hand in _row(event, name))


def _row(event: Event, name: str) -> tuple[Fact, ...]:
    fact = event[name]
    return fact if isinstance(fact, tuple) else _refuse(event, name)


def _refuse(event: Event, name: str) -> NoReturn:
    raise TypeError(f"{event.type}: {name} is {event[name]!r}")
