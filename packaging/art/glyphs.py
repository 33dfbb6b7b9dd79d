"""Rank letters as outlines of Source Sans Pro (OFL), and the letters each language uses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import font_source_sans_pro
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.svg import number, path, placed

_LETTERS: Final = MappingProxyType(
    {
        "de": {"Q": "D", "J": "B"},
        "da": {"Q": "D", "J": "Kn", "A": "E"},
        "en": {},
    }
)
"""Index letters that differ from the notation, by language."""
_BAVARIAN_LETTERS: Final = MappingProxyType({"Q": "O", "J": "U"})
"""Ober and Unter have their letters in every language."""

_NARROW: Final = MappingProxyType(
    {
        "10": (
            30,
            "M6.8 0H11V36H5.6V7.2L.4 10.2V4.6ZM21.7 -.4C27.6 -.4 30 5.6 30 18C30 30.4 27.6 36.4 21.7 36.4"
            "C15.8 36.4 13.4 30.4 13.4 18C13.4 5.6 15.8 -.4 21.7 -.4ZM21.7 4.4C19.5 4.4 18.8 8.4 18.8 18"
            "C18.8 27.6 19.5 31.6 21.7 31.6C23.9 31.6 24.6 27.6 24.6 18C24.6 8.4 23.9 4.4 21.7 4.4Z",
        ),
        "Kn": (
            31,
            "M0 0H5V14.8L10.4 0H15.9L9.3 15.8L16.2 36H10.7L6.4 21.8L5 24.6V36H0ZM18.2 11.5H22L22.5 13.6"
            "C23.5 11.9 24.8 11 26.4 11C29.6 11 31 13.2 31 17.4V36H26.3V18.4C26.3 16.4 25.8 15.4 24.7 15.4"
            "C23.8 15.4 23.2 16.2 22.8 17V36H18.2Z",
        ),
    }
)
"""Indices of two letters, drawn narrow instead of squeezed: width and path, 36 high."""
_NARROW_HEIGHT: Final = 36


def index_text(rank: str, language: str) -> str:
    """Return what a French card of this rank shows in its corner in `de`, `da` or `en`."""
    return "10" if rank == "T" else _LETTERS[language].get(rank, rank)


def bavarian_index_text(rank: str, language: str) -> str:
    """Return what a Bavarian card of this rank shows in its corner in `de`, `da` or `en`."""
    return _BAVARIAN_LETTERS.get(rank) or index_text(rank, language)


def index(text: str, x: float, top: float, height: float, max_width: float, fill: str) -> str:
    """Return the index `text` as a path, centred on `x`, at most `max_width` wide."""
    if text not in _NARROW:
        return lettering(text, x, top, height, max_width, fill)
    width, data = _NARROW[text]
    scale = min(height / _NARROW_HEIGHT, max_width / width)
    lowered = (height - scale * _NARROW_HEIGHT) / 2
    return placed(path(data, fill), x - scale * width / 2, top + lowered, scale)


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


@cache
def _measure(text: str, weight: str, tracking: float) -> _Line:
    font = _font(weight)
    glyph_set, names, cap_height = font.getGlyphSet(), font.getBestCmap(), font["OS/2"].sCapHeight
    position, ends, glyphs = 0.0, [], []
    for letter in text:
        name = names[ord(letter)]
        bounds = BoundsPen(glyph_set)
        glyph_set[name].draw(bounds)
        glyphs.append((name, position))
        ends += [position + bounds.bounds[0], position + bounds.bounds[2]]
        position += glyph_set[name].width + tracking * cap_height
    return _Line(glyph_set, cap_height, glyphs, ends[0], ends[-1])


def lettering(
    text: str,
    x: float,
    top: float,
    height: float,
    max_width: float,
    fill: str,
    *,
    bold: bool = False,
    tracking: float = 0,
) -> str:
    """Return text as a path with capitals `height` high, centred on `x`.

    Text wider than `max_width` is squeezed; it is then bold, so that its stems keep their strength.
    `tracking` is space between letters, in cap heights.
    """
    line = _measure(text, "Bold" if bold else "Semibold", tracking)
    scale = height / line.cap_height
    across = scale
    if (line.right - line.left) * scale > max_width:
        line = _measure(text, "Bold", tracking)
        scale = height / line.cap_height
        across = max_width / (line.right - line.left)
    middle = (line.left + line.right) / 2
    pen = SVGPathPen(line.glyph_set, ntos=number)
    for name, position in line.glyphs:
        shift = (across, 0, 0, -scale, x + (position - middle) * across, top + height)
        line.glyph_set[name].draw(TransformPen(pen, shift))
    return path(pen.getCommands(), fill)
