"""Domino tiles, upright in a box of 100 x 200.

The table turns them to all four sides, so that nothing here says where the light comes from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from art.palette import GOLD, GOLD_DARK, GOLD_LIGHT
from art.svg import circle, diamond, document, path, rectangle


@dataclass(frozen=True)
class TileSet:
    """The colours of a set; `tints` colours the pips by their number; a `flat` set has no bevel."""

    face: str
    edge: str
    rim: str
    pip: str
    line: str
    bevel: str
    flat: bool = False
    tints: Mapping[int, str] = field(default_factory=dict)


_IVORY: Final = ("#F7F0DE", "#B9A67E", "#FFFBF0", "#1F2A33", "#A8966F", "#DCCDA8")
_DARK: Final = ("#2B333B", "#A3B4BF", "#566670", "#F7EBCB", "#8595A1", "#161B20")
"""The edge is light: a dark tile has to stand out from the felt."""

TILE_SETS: Final[Mapping[str, TileSet]] = MappingProxyType(
    {
        "ivory": TileSet(*_IVORY),
        "ivory-tint": TileSet(
            *_IVORY,
            tints=MappingProxyType(
                {1: "#B5322B", 2: "#1F5A94", 3: "#2C6E3F", 4: "#9A4B12", 5: "#6A3A86", 6: "#1F2A33"}
            ),
        ),
        "dark": TileSet(*_DARK),
        "dark-tint": TileSet(
            *_DARK,
            tints=MappingProxyType(
                {1: "#FF9C8C", 2: "#9CCBFF", 3: "#9BE0A4", 4: "#FFCB6B", 5: "#D9B6FF", 6: "#F7EBCB"}
            ),
        ),
        "contrast": TileSet("#FFF", "#000", "#FFF", "#000", "#000", "#FFF", flat=True),
    }
)

_NEAR, _HALF, _FAR = 25, 50, 75
_CORNERS: Final = ((_NEAR, _NEAR), (_FAR, _NEAR), (_NEAR, _FAR), (_FAR, _FAR))
PIP_PLACES: Final = (
    (),
    ((_HALF, _HALF),),
    ((_NEAR, _NEAR), (_FAR, _FAR)),
    ((_NEAR, _NEAR), (_HALF, _HALF), (_FAR, _FAR)),
    _CORNERS,
    (*_CORNERS, (_HALF, _HALF)),
    (*_CORNERS, (_NEAR, _HALF), (_FAR, _HALF)),
)
"""Middles of the pips in a half of 100 x 100, by their number."""
PIP_RADIUS: Final = 10
_ONE_RADIUS: Final = 11.5


def _body(colours: TileSet) -> str:
    if colours.flat:
        return rectangle(3, 3, 94, 194, 15, colours.face, colours.edge, 6)
    body = rectangle(1.5, 1.5, 97, 197, 16, colours.bevel, colours.edge, 3)
    top = rectangle(5.5, 5.5, 89, 189, 12, colours.face)
    return body + top + rectangle(6.4, 6.4, 87.2, 187.2, 11, None, colours.rim, 1.8)


def _half(value: int, top: float, colours: TileSet) -> str:
    colour = colours.tints.get(value, colours.pip)
    radius = _ONE_RADIUS if value == 1 else PIP_RADIUS
    return "".join(circle(x, y + top, radius, colour) for x, y in PIP_PLACES[value])


def domino(upper: int, lower: int, colours: TileSet) -> str:
    """Return a tile with two numbers of pips from 0 to 6."""
    drawing = _body(colours) + _half(upper, 0, colours) + _half(lower, 100, colours)
    drawing += path("M14 100H86", None, colours.line, 3.4)
    if not colours.flat:
        drawing += circle(50, 100, 6, GOLD, GOLD_DARK, 1.8) + circle(50, 100, 1.8, GOLD_LIGHT)
    return document(100, 200, drawing)


def domino_back(colours: TileSet) -> str:
    """Return the back of a tile."""
    drawing = _body(colours) + path(diamond(50, 100, 26, 36.5), None, colours.line, 3)
    stone = diamond(50, 100, 16, 22.5)
    return document(100, 200, drawing + path(stone, colours.pip if colours.flat else GOLD))
