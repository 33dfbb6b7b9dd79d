"""Domino tiles of the double-six set as small integers with a fixed text notation.

The tiles count 0-0, 1-0, 2-0, ... 6-0, 1-1, 2-1, ... 6-6: by the lower half, then by the higher one. A hand
can be a tuple, a set or a bit mask of plain integers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HIGHEST: Final = 6
"""The most pips on a half."""


class Tile(int):
    """One tile; its text has the higher half first: `6-4`."""

    __slots__ = ()

    @classmethod
    def of(cls, one: int, other: int) -> Tile:
        """Return the tile with these halves (0 to 6), in either order.

        Raises:
            ValueError: there is no such tile.
        """
        return cls.parse(f"{one}-{other}")

    @classmethod
    def parse(cls, text: str) -> Tile:
        """Read a tile such as `6-4`; the halves may come in either order.

        Raises:
            ValueError: `text` is no tile.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is not a tile") from None

    @property
    def low(self) -> int:
        """Pips of the lower half."""
        return _HALVES[self][0]

    @property
    def high(self) -> int:
        """Pips of the higher half."""
        return _HALVES[self][1]

    @property
    def pips(self) -> int:
        """Pips of both halves."""
        return sum(_HALVES[self])

    @property
    def double(self) -> bool:
        """Whether both halves are alike."""
        low, high = _HALVES[self]
        return low == high

    def has(self, value: int) -> bool:
        """Whether one half shows `value`."""
        return value in _HALVES[self]

    def other(self, value: int) -> int:
        """Return the half that is not `value` (of a double: `value` again).

        Raises:
            ValueError: no half shows `value`.
        """
        low, high = _HALVES[self]
        if value not in (low, high):
            raise ValueError(f"{self} has no {value}")
        return high if value == low else low

    @property
    def text(self) -> str:
        """Notation: the halves, the higher one first."""
        return _TEXT[self]

    def __str__(self) -> str:
        return _TEXT[self]

    def __repr__(self) -> str:
        return f"Tile({_TEXT[self]})"


_HALVES: Final = tuple((low, high) for low in range(HIGHEST + 1) for high in range(low, HIGHEST + 1))
_TEXT: Final = tuple(f"{high}-{low}" for low, high in _HALVES)
FULL_SET: Final = tuple(Tile(code) for code in range(len(_HALVES)))
_BY_TEXT: Final = {
    f"{one}-{other}": tile for tile in FULL_SET for one, other in (_HALVES[tile], _HALVES[tile][::-1])
}


def parse_tiles(text: str) -> tuple[Tile, ...]:
    """Read tiles separated by blanks, in the order given.

    Raises:
        ValueError: one word is no tile.
    """
    return tuple(Tile.parse(word) for word in text.split())


def format_tiles(tiles: Iterable[Tile]) -> str:
    """Write tiles separated by blanks, in the order given."""
    return " ".join(_TEXT[tile] for tile in tiles)
