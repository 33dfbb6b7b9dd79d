"""Card backs; each looks the same upside down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from art.frame import card, paper_ring, turned_twice
from art.palette import CONTOUR, GOLD, GOLD_LIGHT, HAIRLINE, LINE, TEAL_DARK
from art.suits import french_sign, house_ornament
from art.svg import circle, diamond, numbers, path, rectangle

_LEFT, _TOP, _WIDTH, _HEIGHT = 17, 17, 216, 316
"""The printed area; paper around it."""


def _printed(ground: str, pattern: str) -> str:
    """Return a back with a pattern on a ground; what reaches beyond the printed area is hidden."""
    area = rectangle(_LEFT, _TOP, _WIDTH, _HEIGHT, 8, ground)
    edge = rectangle(_LEFT, _TOP, _WIDTH, _HEIGHT, 8, None, ground, 4)
    return card(area + pattern + paper_ring(_LEFT, _TOP, _WIDTH, _HEIGHT) + edge)


def _diagonals(columns: int, rows: int, colour: str, width: float, shift: float = 0) -> str:
    """Return two sets of parallel lines that make a lattice of rhombi over the printed area.

    The lines meet the upper edge `shift` columns right of the corner. Their ends are flat, because QtSvg takes
    seconds for many crossing lines with round ends.
    """
    across, down = _WIDTH / columns, _HEIGHT / rows
    data = ""
    for start in range(-rows, columns):
        x = _LEFT + across * (start + shift)
        data += f"M{numbers(x, _TOP)}l{numbers(across * rows, down * rows)}"
        data += f"M{numbers(x, _TOP + _HEIGHT)}l{numbers(across * rows, -down * rows)}"
    return path(data, None, colour, width, butt=True)


def _lattice() -> str:
    """Deep teal: a lattice with small golden stones and a golden rhombus in the middle."""
    columns, rows, line = 7, 9, "#3E8A8A"
    across, down = _WIDTH / columns, _HEIGHT / rows
    stones = {GOLD: "", line: ""}
    for column in range(columns):
        for row in range(rows):
            x, y = _LEFT + across * (column + 0.5), _TOP + down * (row + 0.5)
            stones[GOLD if (column + row) % 2 else line] += diamond(x, y, 5, 6.5)
    pattern = (
        _diagonals(columns, rows, line, 1.6, shift=0.5) + path(stones[GOLD], GOLD) + path(stones[line], line)
    )
    for column in range(1, columns):
        for row in range(1, rows):
            pattern += circle(_LEFT + across * column, _TOP + down * row, 2.2, line)
    pattern += path(diamond(125, 175, 56, 72), TEAL_DARK, GOLD, CONTOUR)
    pattern += path(diamond(125, 175, 47.5, 61), None, GOLD, HAIRLINE)
    pattern += house_ornament(125, 175, 1, GOLD_LIGHT)
    pattern += turned_twice(french_sign("S", 125, 138, 25, GOLD) + french_sign("D", 157, 175, 20, GOLD))
    return _printed(TEAL_DARK, pattern)


def _scale() -> str:
    """Red scales, a band of stones across the middle."""
    ground, line = "#7C2430", "#C8625A"
    across, down = 214 / 8, 314 / 24
    half = ""
    for row in range(12):
        odd = row % 2
        for column in range(9 - odd):
            x, y = 18 + across * (column + odd / 2), 18 + down * row
            half += circle(x, y, across / 2, ground, line, 1.4)
            half += circle(x, y, 8.6, None, line, 1.1) + circle(x, y, 3.4, GOLD_LIGHT)
    pattern = turned_twice(half) + rectangle(10, 162, 230, 26, 0, ground)
    pattern += path("M10 162H240M10 188H240", None, GOLD_LIGHT, LINE)
    for stone in range(-5, 6):
        pattern += path(diamond(125 + 20 * stone, 175, 7, 8), line if stone % 2 else GOLD_LIGHT)
    return _printed(ground, pattern)


def _wine() -> str:
    """Warm wine red with a fine cream lattice and a medallion."""
    ground, deep, line = "#7C2B38", "#6A222F", "#E2C79C"
    pattern = _diagonals(12, 18, "#BB9078", HAIRLINE)
    pattern += rectangle(23.5, 23.5, 203, 303, 6, None, ground, 14)
    pattern += rectangle(24, 24, 202, 302, 6, None, line, LINE)
    pattern += rectangle(30, 30, 190, 290, 4, None, line, HAIRLINE)
    pattern += path(diamond(125, 175, 54, 68), deep, line, CONTOUR)
    pattern += path(diamond(125, 175, 45, 57), None, line, HAIRLINE)
    pattern += circle(125, 175, 15, "#F0D9B0") + house_ornament(125, 175, 0.52, deep)
    pattern += turned_twice(french_sign("H", 125, 139, 17, line) + french_sign("D", 155, 175, 17, line))
    return _printed(ground, pattern)


def _plain() -> str:
    """Plain blue with one line and the house ornament: nothing to distract."""
    pattern = rectangle(29, 29, 192, 292, 5, None, "#C9D8DE", LINE)
    return _printed("#2F4F6B", pattern + house_ornament(125, 175, 1.15, "#E3ECEF"))


_BACKS: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {"lattice": _lattice, "scale": _scale, "wine": _wine, "plain": _plain}
)
BACKS: Final = tuple(_BACKS)
"""Names of all backs."""


def card_back(name: str) -> str:
    """Return the back with one of the names in `BACKS`."""
    return _BACKS[name]()
