"""The suit signs: French ones in one colour, Bavarian ones as small drawings.

Every sign is drawn about 100 high around (0, 0). Suits have the letters of the notation; in the Bavarian deck
C is Eichel, S Gras, H Herz and D Schellen.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Final, TypeAlias

from art.palette import RED
from art.svg import circle, document, path, placed, symmetric

Mark: TypeAlias = Callable[[float, float, float], str]
"""Draws a suit sign around (x, y) with a height."""

HEART: Final = symmetric(
    (0, -27), (-4, -40, -14, -47, -24, -47), (-38, -47, -48, -36, -48, -20), (-48, 8, -14, 24, 0, 50)
)
DIAMOND: Final = symmetric((0, -53), (-10, -32, -22, -15, -39, 0), (-22, 15, -10, 32, 0, 53))
SPADE: Final = symmetric(
    (0, -51),
    (-12, -28, -45, -10, -45, 17),
    (-45, 31, -34, 39, -23, 39),
    (-14, 39, -7, 35, -3.5, 28),
    (-4, 38, -8, 45, -17, 50),
    (0, 50),
)
CLUB: Final = symmetric(
    (0, -50),
    (-13, -50, -22, -40, -22, -28),
    (-22, -20, -17, -13, -12, -8),
    (-16, -11, -20, -12, -25, -12),
    (-38, -12, -47, -2, -47, 11),
    (-47, 24, -37, 33, -25, 33),
    (-14, 33, -7, 27, -3.5, 20),
    (-4, 35, -8, 44, -17, 50),
    (0, 50),
)
FRENCH: Final = MappingProxyType({"H": HEART, "D": DIAMOND, "S": SPADE, "C": CLUB})
STAR: Final = symmetric((0, -50), (-13, -17), (-48, -15), (-21, 7), (-30, 41), (0, 22))

_SIMPLE_BELOW: Final = 66
"""Acorns and leaves lower than this leave their fine lines out, which would only be noise."""


def french_sign(suit: str, x: float, y: float, height: float, colour: str, turn: float = 0) -> str:
    """Return a French suit sign."""
    return placed(path(FRENCH[suit], colour), x, y, height / 100, turn)


def french_mark(suit: str, colour: str, extra: float = 0) -> Mark:
    """Return a function that draws the sign, higher than asked by `extra`."""
    return lambda x, y, height: french_sign(suit, x, y, height + extra, colour)


def _acorn(line: float, simple: bool) -> str:
    edge = "#3B2610"
    drawing = path("M0 -36C-1 -43 4 -47 9 -50", None, edge, line * 1.6)
    drawing += path(symmetric((0, -10), (-30, -10), (-31, 18, -15, 36, 0, 50)), "#D08C38", edge, line)
    if not simple:
        drawing += path("M-17 4C-17 18 -11 28 -4 36", None, "#E6B565", line * 1.5)
    cup = symmetric((0, -38), (-24, -38, -39, -26, -38, -6), (-28, 1, -12, 3, 0, 3))
    drawing += path(cup, "#7C7A2E", edge, line)
    if not simple:
        drawing += path("M-29 -13Q0 -4 29 -13M-24 -24Q0 -16 24 -24", None, "#4C4B1A", line * 0.7)
    return drawing


def _leaf(line: float, simple: bool) -> str:
    edge, vein = "#1E5230", "#8CC084"
    drawing = path("M0 24C0 38 -4 45 -12 50", None, edge, line * 1.6)
    blade = symmetric((0, -50), (-8, -30, -42, -18, -42, 10), (-42, 27, -22, 38, 0, 25))
    drawing += path(blade, "#3E8A4A", edge, line)
    if simple:
        return drawing + path("M0 -28V22M0 2L-20 10M0 2L20 10", None, vein, line * 0.75)
    veins = "M0 -28V22M0 -10L-17 -2M0 -10L17 -2M0 8L-22 14M0 8L22 14"
    return drawing + path(veins, None, vein, line * 0.75)


def _heart(line: float, _simple: bool) -> str:
    drawing = path(HEART, "#C2372E", "#7C1A17", line)
    return drawing + path("M-36 -18C-36 -28 -30 -34 -22 -34", None, "#F0A092", line * 1.4)


def _bell(line: float, _simple: bool) -> str:
    edge = "#7A4E0E"
    drawing = circle(0, -42, 8, None, edge, line * 1.2)
    drawing += circle(0, 6, 41, "#E3AC3C", edge, line)
    drawing += path("M-27 -14C-22 -22 -14 -26 -6 -27", None, "#F6DA92", line * 1.5)
    drawing += path("M-41 3C-20 13 20 13 41 3L39 17C20 27 -20 27 -39 17Z", RED, edge, line * 0.8)
    return drawing + path("M0 24V41", None, edge, line * 1.3) + circle(0, 25.5, 4.6, edge)


_BAVARIAN: Final = MappingProxyType({"C": _acorn, "S": _leaf, "H": _heart, "D": _bell})


def bavarian_sign(
    suit: str, x: float, y: float, height: float, turn: float = 0, line: float | None = None
) -> str:
    """Return a Bavarian suit sign; `line` is the width of its contour before scaling."""
    scale = height / 100
    drawing = _BAVARIAN[suit](line or max(3.2, min(5, 1.7 / scale)), height < _SIMPLE_BELOW)
    return placed(drawing, x, y, scale, turn)


def bavarian_mark(suit: str, extra: float = 0) -> Mark:
    """Return a function that draws the sign, higher than asked by `extra`."""
    return lambda x, y, height: bavarian_sign(suit, x, y, height + extra)


def sign_alone(mark: Mark) -> str:
    """Return a sign as an SVG file of its own, 110 x 110."""
    return document(110, 110, mark(55, 55, 98))


def house_ornament(x: float, y: float, scale: float, colour: str) -> str:
    """Return the house ornament: four small diamonds."""
    petal = french_sign("D", 0, -13, 19, colour)
    return placed("".join(placed(petal, turn=turn) for turn in (0, 90, 180, 270)), x, y, scale)
