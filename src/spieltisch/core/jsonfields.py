"""Typed access to the members of a JSON object, for games that read their views back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from spieltisch.core.events import Json

T = TypeVar("T")


def whole(data: Json) -> int:
    """Read a whole number.

    Raises:
        TypeError: it is none.
    """
    if isinstance(data, bool) or not isinstance(data, int):
        raise TypeError("a whole number is expected")
    return data


def flag(data: Json) -> bool:
    """Read true or false.

    Raises:
        TypeError: it is neither.
    """
    if not isinstance(data, bool):
        raise TypeError("true or false is expected")
    return data


def text(data: Json) -> str:
    """Read a text.

    Raises:
        TypeError: it is none.
    """
    if not isinstance(data, str):
        raise TypeError("a text is expected")
    return data


def items(data: Json, read: Callable[[Json], T]) -> tuple[T, ...]:
    """Read a list, its items with `read`.

    Raises:
        TypeError: it is no list.
    """
    if not isinstance(data, list):
        raise TypeError("a list is expected")
    return tuple(map(read, data))


def two(data: Json, read: Callable[[Json], T]) -> tuple[T, T]:
    """Read a list of two.

    Raises:
        TypeError: it is no list.
        ValueError: it has another length.
    """
    first, second = items(data, read)
    return first, second


class Fields:
    """The members of a JSON object. Each method raises `KeyError` if there is none of that name.

    Raises:
        TypeError: `data` is no object.
    """

    def __init__(self, data: Json) -> None:
        if not isinstance(data, dict):
            raise TypeError("an object is expected")
        self._data = data

    def read(self, key: str, read: Callable[[Json], T]) -> T:
        """Read a member with `read`."""
        return read(self._data[key])

    def maybe(self, key: str, read: Callable[[Json], T]) -> T | None:
        """Read a member that may be null."""
        return None if self._data[key] is None else read(self._data[key])

    def word(self, key: str, words: Mapping[str, T]) -> T:
        """Read a text that stands for something; others raise `KeyError`."""
        return words[text(self._data[key])]

    def items(self, key: str, read: Callable[[Json], T]) -> tuple[T, ...]:
        """Read a list."""
        return items(self._data[key], read)

    def pair(self, key: str, read: Callable[[Json], T]) -> tuple[T, T]:
        """Read a list of two."""
        return two(self._data[key], read)
