"""French number cards and aces."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from art.frame import card, french_index
from art.palette import HAIRLINE, PAPER, Palette
from art.suits import FRENCH, french_sign, house_ornament
from art.svg import circle, path, placed, symmetric

_LEFT, _MIDDLE, _RIGHT = 75, 125, 175
_TOP, _CENTRE, _BOTTOM = 64, 175, 286
_UPPER, _LOWER = 138, 212
"""Rows of nine and ten, between top and bottom."""

_COLUMNS: Final = MappingProxyType(
    {
        "2": ((), (_TOP, _BOTTOM)),
        "3": ((), (_TOP, _CENTRE, _BOTTOM)),
        "4": ((_TOP, _BOTTOM), ()),
        "5": ((_TOP, _BOTTOM), (_CENTRE,)),
        "6": ((_TOP, _CENTRE, _BOTTOM), ()),
        "7": ((_TOP, _CENTRE, _BOTTOM), (119.5,)),
        "8": ((_TOP, _CENTRE, _BOTTOM), (119.5, 230.5)),
        "9": ((_TOP, _UPPER, _LOWER, _BOTTOM), (_CENTRE,)),
        "T": ((_TOP, _UPPER, _LOWER, _BOTTOM), (101, 249)),
    }
)
"""Heights of the signs in each outer column and in the middle one."""

_ACE_HEIGHT: Final = 142
_INSETS: Final = MappingProxyType(
    {
        "H": symmetric(
            (0, -17), (-5, -29, -14, -36, -23, -36), (-33, -36, -38, -28, -38, -19), (-38, 2, -12, 16, 0, 37)
        ),
        "D": symmetric((0, -41), (-8, -25, -17, -12, -30, 0), (-17, 12, -8, 25, 0, 41)),
        "S": symmetric(
            (0, -37), (-9, -20, -35, -5, -35, 16), (-35, 25, -29, 29, -22, 29), (-12, 29, -5, 21, 0, 11)
        ),
    }
)
"""The fine line inside the sign of an ace; clubs have three circles instead."""
_ORNAMENTS: Final = MappingProxyType({"H": (0, 1.0), "D": (0, 0.92), "S": (-9, 0.8)})
"""Height above the middle and scale of the ornament inside the sign of an ace."""


def pip_places(rank: str) -> list[tuple[float, float]]:
    """Return the middles of the signs of a number card from 2 to 9 and T."""
    outer, middle = _COLUMNS[rank]
    places = [(x, y) for y in outer for x in (_LEFT, _RIGHT)] + [(_MIDDLE, y) for y in middle]
    return sorted(places, key=lambda place: (place[1], place[0]))


def _ace_picture(suit: str, colour: str) -> str:
    """Return a large sign with an echo line around it, a fine line inside and the house ornament."""
    scale = _ACE_HEIGHT / 100
    sign, fine = FRENCH[suit], (HAIRLINE + 0.3) / scale
    drawing = (
        path(sign, None, colour, 17 / scale) + path(sign, None, PAPER, 13.4 / scale) + path(sign, colour)
    )
    if suit == "C":
        for x, y in ((0, -28), (-25, 10.5), (25, 10.5)):
            drawing += circle(x, y, 15.2, None, PAPER, fine) + house_ornament(x, y, 0.56 / scale, PAPER)
    else:
        up, size = _ORNAMENTS[suit]
        drawing += path(_INSETS[suit], None, PAPER, fine) + house_ornament(0, up / scale, size / scale, PAPER)
    return placed(drawing, _MIDDLE, _CENTRE, scale)


def french_number(rank: str, suit: str, palette: Palette, language: str) -> str:
    """Return an ace or a number card of the French deck."""
    colour = palette[suit]
    if rank == "A":
        picture = _ace_picture(suit, colour)
    else:
        height = 48 if suit == "D" else 45
        picture = "".join(
            french_sign(suit, x, y, height, colour, 180 if y > _CENTRE else 0) for x, y in pip_places(rank)
        )
    return card(picture + french_index(rank, suit, palette, language))
