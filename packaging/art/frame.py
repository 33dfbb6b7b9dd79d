"""The card itself: paper, edge, corner indices, the window of a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from art.glyphs import outlined, rank_text
from art.palette import EDGE, INK, LINE, PANEL, PAPER, Palette
from art.suits import BAVARIAN_INK, bavarian_pip, french_pip
from art.svg import rect

Mark: TypeAlias = Callable[[float, float, float], str]
"""Draws a suit sign around (x, y), so and so high."""


def card_svg(inner: str, face: str = PAPER) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="250" height="350">'
        + rect(1, 1, 248, 348, 15, face)
        + inner
        + rect(1, 1, 248, 348, 15, None, EDGE, 2)
        + "</svg>\n"
    )


def turned_twice(inner: str) -> str:
    return inner + f'<g transform="rotate(180 125 175)">{inner}</g>'


INDEX_X = 22  # middle of the index column (7..37)


def corner_index(txt: str, col: str, mark: Mark) -> str:
    return turned_twice(outlined(txt, INDEX_X, 17, 36, 29, col) + mark(INDEX_X, 79, 27))


def french_index(rank: str, s: str, pal: Palette, lang: str) -> str:
    return corner_index(rank_text(rank, lang), pal[s], lambda x, y, h: french_pip(s, x, y, h, pal[s]))


def bavarian_index(rank: str, s: str) -> str:
    return corner_index(rank_text(rank, "by"), BAVARIAN_INK[s], lambda x, y, h: bavarian_pip(s, x, y, h + 2))


FX, FY, FW, FH = 42, 18, 166, 314  # picture panel


def paper_ring(x: float, y: float, w: float, h: float) -> str:
    """Paper outside a rounded window: hides whatever sticks out of a picture (instead of a clip path)."""
    return (
        f'<path fill="{PAPER}" fill-rule="evenodd" d="M1 16 a15 15 0 0 1 15 -15 h218 a15 15 0 0 1 15 15 v318 a15 15 0 0 1 -15 15 h-218 a15 15 0 0 1 -15 -15Z'
        f'M{x + 8} {y} a8 8 0 0 0 -8 8 v{h - 16} a8 8 0 0 0 8 8 h{w - 16} a8 8 0 0 0 8 -8 v-{h - 16} a8 8 0 0 0 -8 -8Z"/>'
    )


def picture_panel(inner: str) -> str:
    return (
        rect(FX, FY, FW, FH, 8, PANEL)
        + inner
        + paper_ring(FX, FY, FW, FH)
        + rect(FX, FY, FW, FH, 8, None, INK, LINE)
    )
