"""Rank letters as outlines of Source Sans Pro (OFL), and the letters each language uses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import font_source_sans_pro
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.svg import num, path

LETTERS = {
    "de": {"K": "K", "Q": "D", "J": "B"},
    "da": {"K": "K", "Q": "D", "J": "Kn", "A": "E"},
    "en": {"K": "K", "Q": "Q", "J": "J"},
    "by": {"K": "K", "Q": "O", "J": "U"},
}
"""Index letters that differ from the notation; `by` is the Bavarian deck."""


def rank_text(rank: str, lang: str) -> str:
    """The index of a rank in a language."""
    return "10" if rank == "T" else LETTERS[lang].get(rank, rank)


@cache
def _font(weight: str) -> TTFont:
    folder = Path(font_source_sans_pro.__file__).parent / "files"
    return TTFont(folder / f"SourceSansPro-{weight}.ttf")


@dataclass(frozen=True)
class _Line:
    """Glyphs with their positions, in font units, and the ink's left and right ends."""

    glyph_set: Any
    cap_height: float
    glyphs: list[tuple[str, float]]
    left: float
    right: float


def _measure(text: str, weight: str, track: float) -> _Line:
    font = _font(weight)
    glyph_set, names, cap_height = font.getGlyphSet(), font.getBestCmap(), font["OS/2"].sCapHeight
    x, ends, glyphs = 0.0, [], []
    for letter in text:
        name = names[ord(letter)]
        if letter == "0" and "zero.lf" in glyph_set:
            name = "zero.lf"
        bounds = BoundsPen(glyph_set)
        glyph_set[name].draw(bounds)
        glyphs.append((name, x))
        ends += [x + bounds.bounds[0], x + bounds.bounds[2]]
        x += glyph_set[name].width + track * cap_height
    return _Line(glyph_set, cap_height, glyphs, ends[0], ends[-1])


def outlined(  # noqa: PLR0917 - coordinates and size, in the order of the drawing kit
    text: str,
    cx: float,
    top: float,
    cap: float,
    max_width: float,
    fill: str,
    weight: str = "Semibold",
    track: float = 0.0,
    fit_weight: str = "Bold",
) -> str:
    """Text as a path: cap height `cap`, centred on `cx`, squeezed to `max_width` if it is wider.

    A squeezed text is taken from the heavier weight, so that its stems keep their strength.
    """
    line = _measure(text, weight, track)
    scale = cap / line.cap_height
    across = scale
    if (line.right - line.left) * scale > max_width:
        line = _measure(text, fit_weight, track - 0.02)
        scale = cap / line.cap_height
        across = max_width / (line.right - line.left)
    middle = (line.left + line.right) / 2
    pen = SVGPathPen(line.glyph_set, ntos=num)
    for name, x in line.glyphs:
        shift = (across, 0, 0, -scale, cx + (x - middle) * across, top + cap)
        line.glyph_set[name].draw(TransformPen(pen, shift))
    return path(pen.getCommands(), fill)
