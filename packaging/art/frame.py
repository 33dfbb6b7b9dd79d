"""The card itself: paper, edge, corner indices, the window of a picture. A card is 250 x 350."""

from __future__ import annotations

from typing import Final

from art.glyphs import bavarian_index_text, index, index_text
from art.palette import BAVARIAN_COLOURS, EDGE, INK, LINE, PANEL, PAPER, Palette
from art.suits import Mark, bavarian_mark, french_mark
from art.svg import document, path, rectangle

INDEX_X: Final = 22
"""Middle of the index column, which reaches from 6 to 38."""
INDEX_WIDTH: Final = 31
_LETTER_WIDTH: Final = 29

_WINDOW: Final = (42, 18, 166, 314)
"""Left, top, width and height of the window of a court."""


def card(drawing: str) -> str:
    """Return a complete card as an SVG file."""
    paper = rectangle(1, 1, 248, 348, 15, PAPER)
    edge = rectangle(1, 1, 248, 348, 15, None, EDGE, 2)
    return document(250, 350, paper + drawing + edge)


def turned_twice(drawing: str) -> str:
    """Return a drawing and its copy turned by 180 degrees about the card's middle."""
    return f'{drawing}<g transform="rotate(180 125 175)">{drawing}</g>'


def corner_index(text: str, colour: str, mark: Mark) -> str:
    """Return the index in the upper left corner and, turned, in the lower right one."""
    width = INDEX_WIDTH if len(text) > 1 else _LETTER_WIDTH
    return turned_twice(index(text, INDEX_X, 17, 36, width, colour) + mark(INDEX_X, 79, 27))


def french_index(rank: str, suit: str, palette: Palette, language: str) -> str:
    """Return the indices of a French card in a language."""
    colour = palette[suit]
    return corner_index(index_text(rank, language), colour, french_mark(suit, colour))


def bavarian_index(rank: str, suit: str, language: str) -> str:
    """Return the indices of a Bavarian card in a language."""
    return corner_index(bavarian_index_text(rank, language), BAVARIAN_COLOURS[suit], bavarian_mark(suit, 2))


def paper_ring(x: int, y: int, width: int, height: int) -> str:
    """Return paper outside a rounded window: it hides what sticks out of a picture, instead of a clip path."""
    across, down = width - 16, height - 16
    card_outline = (
        "M1 16a15 15 0 0 1 15 -15h218a15 15 0 0 1 15 15v318a15 15 0 0 1 -15 15h-218a15 15 0 0 1 -15 -15Z"
    )
    window = (
        f"M{x + 8} {y}a8 8 0 0 0 -8 8v{down}a8 8 0 0 0 8 8h{across}a8 8 0 0 0 8 -8v-{down}a8 8 0 0 0 -8 -8Z"
    )
    # The two outlines run against each other, so that the window stays open.
    return path(card_outline + window, PAPER)


def picture_window(drawing: str) -> str:
    """Return a picture in the window of a court; what reaches beyond it is hidden."""
    x, y, width, height = _WINDOW
    ground = rectangle(x, y, width, height, 8, PANEL)
    frame = rectangle(x, y, width, height, 8, None, INK, LINE)
    return ground + drawing + paper_ring(x, y, width, height) + frame
