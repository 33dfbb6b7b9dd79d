"""Cards with large indices for weak eyes: rank and suit twice as large, a medallion in the free corner."""

from __future__ import annotations

from typing import Final

from art.cast import bavarian_person, french_person
from art.frame import card, turned_twice
from art.glyphs import BAVARIAN, index, index_text
from art.heads import Head, head
from art.palette import BAVARIAN_COLOURS, INK, LINE, PANEL, Palette
from art.suits import Mark, bavarian_mark, french_mark
from art.svg import circle, placed

INDEX_X: Final = 41
INDEX_WIDTH: Final = 58
"""The index reaches from 12 to 70: 28 % of the card is enough to read it in a fan."""
_MEDALLION: Final = (164, 94, 66)
"""Middle and radius."""


def _large(text: str, colour: str, mark: Mark, person: Head | None) -> str:
    x, y, radius = _MEDALLION
    drawing = index(text, INDEX_X, 20, 76, INDEX_WIDTH, colour) + mark(INDEX_X, 149, 62)
    drawing += circle(x, y, radius, PANEL, INK, LINE)
    drawing += placed(head(person), x - 2, y + 7, 1.04) if person else mark(x, y, 78)
    return card(turned_twice(drawing))


def french_large(rank: str, suit: str, palette: Palette, language: str) -> str:
    """Return a French card with large indices."""
    person = french_person(rank, suit, palette) if rank in "JQK" else None
    colour = palette[suit]
    return _large(index_text(rank, language), colour, french_mark(suit, colour), person)


def bavarian_large(rank: str, suit: str) -> str:
    """Return a Bavarian card with large indices."""
    person = bavarian_person(rank, suit) if rank in "JQK" else None
    return _large(index_text(rank, BAVARIAN), BAVARIAN_COLOURS[suit], bavarian_mark(suit), person)
