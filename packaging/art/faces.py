"""Faces; the middle of a face is (0, 0), the chin at y = 31."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.palette import BLUSH, CONTOUR, INK, LINE, RED, SHADE, SKIN
from art.svg import circle, numbers, path, symmetric

OUTLINE: Final = symmetric((0, -30), (-14, -30, -22, -24, -22, -12), (-22, 4), (-22, 18, -10, 31, 0, 31))
_SHADOW: Final = "M3 -30C15 -29 22 -24 22 -12L22 4C22 18 10 31 0 31C9 24 12 14 11 2C10 -10 9 -20 3 -30Z"
_FRECKLES: Final = ((-15, 9), (-11, 12), (-16, 14), (10, 9), (14, 12), (9, 14))


@dataclass(frozen=True)
class Look:
    """What makes a face somebody's.

    `gaze` shifts eyes, nose and mouth to one side; `stern` pulls the brows down at their inner ends. The
    mouth is `full`, `calm`, `smile`, `smirk` or None, where a beard draws its own.
    """

    gaze: float = -2.5
    mouth: str | None = "full"
    lips: str = RED
    brow: str = INK
    stern: float = 0
    blush: bool = True
    freckles: bool = False


BEARDED: Final = Look(mouth=None, stern=1.2, blush=False)


def _eyes(gaze: float) -> str:
    drawing = ""
    for middle in (gaze - 9.2, gaze + 9.2):
        left, right, top = numbers(middle - 5.6), numbers(middle + 5.6), numbers(middle)
        drawing += path(f"M{left} -.4Q{top} -6.4 {right} -.4Q{top} 2.6 {left} -.4Z", "#FFFDF8")
        drawing += circle(middle - 0.6, -1.5, 2.7, INK)
        lid = f"M{numbers(middle - 6)} -.4Q{top} -6.6 {numbers(middle + 6)} -.4"
        drawing += path(lid, None, INK, LINE)
    return drawing


def _brows_and_nose(look: Look) -> str:
    """Return two brows; the left one runs into the nose in one stroke."""
    x, outer, inner = look.gaze, -8 - look.stern, -7 + look.stern
    arch = -13 + look.stern
    nose = f"L{numbers(x - 4.4, 8.5)}Q{numbers(x - 3, 11.6, x + 2.4, 10.6)}"
    left = f"M{numbers(x - 16, outer)}Q{numbers(x - 9, arch, x - 3.2, inner)}{nose}"
    right = f"M{numbers(x + 16, outer)}Q{numbers(x + 9, arch, x + 4.5, inner - 1)}"
    return path(left + right, None, look.brow, LINE)


def _mouth(kind: str, x: float, colour: str) -> str:
    if kind == "full":
        upper = f"Q{numbers(x - 2.6, 15.8, x, 17.4)}Q{numbers(x + 2.6, 15.8, x + 6.6, 17)}"
        return path(f"M{numbers(x - 6.6, 17)}{upper}Q{numbers(x, 24.6, x - 6.6, 17)}Z", colour)
    line = {
        "calm": f"M{numbers(x - 5, 18.6)}Q{numbers(x, 19.4, x + 5, 18.4)}",
        "smile": f"M{numbers(x - 7, 15.6)}Q{numbers(x, 23.4, x + 7, 15.6)}",
        "smirk": f"M{numbers(x - 5.5, 18.8)}Q{numbers(x + 3, 20.4, x + 7.5, 15)}",
    }[kind]
    drawing = path(line, None, "#9A4A3A", 2)
    if kind == "smile":
        drawing += path(f"M{numbers(x - 2.4, 22.6)}H{numbers(x + 2.4)}", None, SHADE, 1.6)
    return drawing


def face(look: Look) -> str:
    """Return a face without hair."""
    drawing = path(OUTLINE, SKIN) + path(_SHADOW, SHADE, opacity=0.75)
    if look.blush:
        for x in (-13, 13):
            drawing += circle(x + look.gaze * 0.4, 11, 5, BLUSH, opacity=0.35)
    if look.freckles:
        drawing += "".join(circle(x + look.gaze * 0.6, y, 0.9, "#B2602C") for x, y in _FRECKLES)
    drawing += _eyes(look.gaze) + _brows_and_nose(look)
    if look.mouth:
        drawing += _mouth(look.mouth, look.gaze, look.lips)
    return drawing + path(OUTLINE, None, INK, CONTOUR)
