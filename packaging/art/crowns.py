"""Crowns of kings and queens; they sit on a head whose face is around (0, 0)."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from art.palette import CREAM, GOLD, GOLD_LIGHT, INK, LINE, RED, TEAL
from art.svg import circle, diamond, path, symmetric

_RIM: Final = (-16, -30, -8, -31, 0, -31)

_KINGS: Final = MappingProxyType(
    {
        "rays": ((0, -60), (-7.5, -40), (-19, -57), (-20.5, -39), (-34, -48), (-27, -24), _RIM),
        "leaves": (
            (0, -62),
            (-8, -56, -8, -48, -4, -42),
            (-10, -39),
            (-14, -44, -20, -52, -32, -54),
            (-34, -46, -31, -38, -27, -24),
            _RIM,
        ),
        "arches": (
            (0, -57),
            (-6, -57, -8, -50, -5, -46),
            (-14, -58, -40, -54, -31, -38),
            (-27, -24),
            _RIM,
        ),
        "battlements": (
            (0, -58),
            (-7, -58),
            (-5, -42),
            (-13, -41),
            (-16, -55),
            (-28, -51),
            (-24, -39),
            (-30, -36),
            (-27, -24),
            _RIM,
        ),
    }
)
"""Left half of the outline of a king's crown, by its name."""

_PEARLS: Final[MappingProxyType[str, Sequence[tuple[float, float]]]] = MappingProxyType(
    {
        "rays": ((0, -61), (-19, -58), (19, -58), (-34.5, -49), (34.5, -49)),
        "leaves": ((-12, -43), (12, -43)),
        "arches": ((0, -61),),
        "battlements": (),
    }
)

_QUEENS: Final = MappingProxyType(
    {
        "points": ((0, -60), (-6, -44), (-15, -53), (-17, -41), (-27, -43)),
        "scallops": (
            (0, -56),
            (-5, -56, -8, -50, -7, -45),
            (-13, -54, -22, -50, -19, -41),
            (-24, -44, -29, -42, -28, -38),
        ),
        "diadem": ((0, -62), (-10, -50), (-10, -44), (-27, -46)),
        "round": ((0, -58), (-14, -58, -26, -52, -28, -40)),
    }
)
"""Left half of the upper edge of a queen's crown, by its name."""


def king_crown(name: str, lining: str) -> str:
    """Return the crown `rays`, `leaves`, `arches` or `battlements` with a cap of the colour `lining`."""
    cap = symmetric((0, -54), (-16, -54, -25, -46, -26, -30), (0, -30))
    drawing = path(cap, lining, INK, LINE) + path(symmetric(*_KINGS[name]), GOLD, INK)
    if name == "arches":
        drawing += path("M-20 -36C-18 -46 -10 -48 -5 -46M20 -36C18 -46 10 -48 5 -46", None, INK, LINE)
    drawing += "".join(circle(x, y, 3.6, CREAM, INK, LINE) for x, y in _PEARLS[name])
    band = symmetric(
        (0, -37), (-10, -37, -20, -35.5, -29, -32), (-27, -22), (-18, -26.5, -8, -27.5, 0, -27.5)
    )
    drawing += path(band, GOLD_LIGHT, INK, LINE) + path(diamond(0, -32.2, 4, 4.2), RED)
    return drawing + circle(-13, -30.6, 2.2, TEAL) + circle(13, -30.6, 2.2, TEAL)


def queen_crown(name: str) -> str:
    """Return the crown `points`, `scallops`, `diadem` or `round`."""
    outline = symmetric(*_QUEENS[name], (-23, -30), (-14, -35, -6, -36, 0, -36))
    drawing = path(outline, GOLD, INK)
    if name == "round":
        drawing += path("M-22 -41Q0 -52 22 -41", None, INK, LINE)
    drawing += path(diamond(0, -43, 3.6, 5), RED)
    drawing += circle(-12, -39.6, 2.1, CREAM) + circle(12, -39.6, 2.1, CREAM)
    if name in {"points", "diadem"}:
        drawing += circle(0, -61, 3.4, CREAM, INK, LINE)
    return drawing
