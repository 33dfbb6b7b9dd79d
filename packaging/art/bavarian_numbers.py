"""Bavarian number cards, the aces (Daus) and the Weli."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from art.animals import boar
from art.frame import bavarian_index, card
from art.palette import LINE
from art.ribbons import jewelled_ribbon, weli_ribbon
from art.suits import bavarian_sign
from art.svg import flipped, number, numbers, path, placed

_LEFT, _RIGHT = 80, 170
_ROWS: Final = (68, 139, 211, 282)
_ROWS_OF_SEVEN: Final = (68, 175, 282)
_MIDDLE: Final = MappingProxyType({"7": (121,), "8": (), "9": (175,), "T": (104, 246)})


def sign_places(rank: str) -> list[tuple[int, int]]:
    """Return the middles of the signs of Herz and Schellen, 7 to T."""
    rows = _ROWS_OF_SEVEN if rank == "7" else _ROWS
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows] + [(125, y) for y in _MIDDLE[rank]]


@dataclass(frozen=True)
class _Twig:
    """Where signs grow on a twig: rows of two, perhaps one at the tip, and the height of a sign."""

    rows: tuple[int, ...]
    tip: bool
    height: int


_TWIGS: Final = MappingProxyType(
    {
        "7": _Twig((118, 190, 262), True, 60),
        "8": _Twig((88, 152, 216, 280), False, 58),
        "9": _Twig((116, 172, 228, 284), True, 54),
        "T": _Twig((70, 126, 182, 238, 290), False, 50),
    }
)
_STEMS: Final = MappingProxyType({"C": "#6B7A2E", "S": "#1E5230"})


def _branch(suit: str, side: int, row: int, scale: float) -> str:
    """Return the data of a branch from the stem to the stalk of a sign."""
    if suit == "S":
        x, y = 46 - 42 * scale, row - 6 + 29 * scale
    else:
        x, y = 47 - 45 * (scale - 0.02), row - 4 + 23.7 * (scale - 0.02)
    bend = numbers(125 + side * x * 0.5, y + 15, 125 + side * x * 0.8, y + 8, 125 + side * x, y)
    return f"M125 {number(y + 17)}C{bend}"


def _signs(suit: str, twig: _Twig) -> str:
    if suit == "S":
        sign = placed(bavarian_sign(suit, 0, 0, twig.height), 46, -6, turn=42)
    else:
        sign = placed(bavarian_sign(suit, 0, 0, twig.height - 2), 47, -4, turn=-128)
    drawing = ""
    for row in twig.rows:
        drawing += placed(sign, 125, row) + flipped(placed(sign, 0, row), 125)
    if twig.tip:
        drawing += bavarian_sign(suit, 125, 67, twig.height, 180 if suit == "C" else 0)
    return drawing


def _grown(rank: str, suit: str) -> str:
    """Return the signs of Eichel or Gras, which grow on one twig."""
    twig, colour = _TWIGS[rank], _STEMS[suit]
    top, end = (96, 118.5) if twig.tip else (twig.rows[0] - 16, 125)
    stem = f"M125 330C121 270 129 {number((330 + top) / 2)} {number(end)} {top}"
    branches = "".join(_branch(suit, side, row, twig.height / 100) for row in twig.rows for side in (-1, 1))
    if not twig.tip:
        branches += f"M125 {top}C124 {top - 8} 119 {top - 12} 114 {top - 10}"
        branches += f"M125 {top}C126 {top - 10} 131 {top - 13} 136 {top - 10}"
    drawing = path(stem, None, colour, 5) + path(branches, None, colour, 4) + _signs(suit, twig)
    return drawing + path("M107 332C115 326 135 326 143 332", None, colour, 4)


def _weli() -> str:
    """Return six bells around a lettered ribbon."""
    bells = ""
    for x, y in ((84, 66), (166, 66), (125, 114)):
        bells += bavarian_sign("D", x, y, 52) + bavarian_sign("D", 250 - x, 350 - y, 52)
    return bells + weli_ribbon()


_ACE_SIGNS: Final = MappingProxyType({"C": (-66, 118, 180), "S": (-68, 118, 0), "H": (-70, 112, 0)})
"""Height above the ribbon, size and turn of the upper sign: leaves point away from it, acorns hang from it."""


def _ace(suit: str) -> str:
    """Return two large signs on a ribbon."""
    up, height, turn = _ACE_SIGNS[suit]
    sign = bavarian_sign(suit, 0, up, height, turn, 2.2)
    return placed(sign, 125, 175) + placed(sign, 125, 175, turn=180) + jewelled_ribbon()


def _ace_of_bells() -> str:
    """Return two bells under a ribbon and the boar below them."""
    strings = path("M85 70V88M165 70V88", None, "#5A1613", LINE + 1)
    bells = bavarian_sign("D", 85, 123, 84, line=2.6) + bavarian_sign("D", 165, 123, 84, line=2.6)
    meadow = path("M62 308C90 298 160 298 188 308C170 318 80 318 62 308Z", "#DCE3C4", "#8C9B62", LINE)
    ribbon = placed(jewelled_ribbon(), 16, -91, 0.872)
    return strings + bells + ribbon + meadow + placed(boar(), 125, 256, 1.2)


def bavarian_number(rank: str, suit: str, language: str) -> str:
    """Return an ace, a number card or the Weli (6 of Schellen) of the Bavarian deck."""
    if rank == "6":
        picture = _weli()
    elif rank == "A":
        picture = _ace_of_bells() if suit == "D" else _ace(suit)
    elif suit in "HD":
        height = 52 if suit == "H" else 54
        picture = "".join(bavarian_sign(suit, x, y, height) for x, y in sign_places(rank))
    else:
        picture = _grown(rank, suit)
    return card(picture + bavarian_index(rank, suit, language))
