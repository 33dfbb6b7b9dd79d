"""Cards with large indices for weak eyes: rank and suit twice as large, a medallion in the free corner."""

from __future__ import annotations

from typing import Final

from art.cast import bavarian_person, french_person
from art.frame import card, turned_twice
from art.glyphs import bavarian_index_text, index, index_text
from art.heads import Head, head
from art.palette import BAVARIAN_COLOURS, INK, LINE, PANEL, Palette
from art.ribbons import WELI_MIDDLE, weli_ribbon
from art.suits import Mark, bavarian_mark, bavarian_sign, french_mark
from art.svg import circle, placed

INDEX_X: Final = 41
INDEX_WIDTH: Final = 58
"""The index reaches from 12 to 70: 28 % of the card is enough to read it in a fan."""
_MEDALLION: Final = (164, 94, 66)
"""Middle and radius."""
_SIGN_HEIGHT: Final = 78


def large_card(corner: str, medallion: str) -> str:
    """Return a card with a drawing in its corner and one around (0, 0) in the medallion, both drawn twice."""
    x, y, radius = _MEDALLION
    drawing = corner + circle(x, y, radius, PANEL, INK, LINE) + placed(medallion, x, y)
    return card(turned_twice(drawing))


def _corner(text: str, colour: str, mark: Mark) -> str:
    return index(text, INDEX_X, 20, 76, INDEX_WIDTH, colour) + mark(INDEX_X, 149, 62)


def _portrait(person: Head) -> str:
    return placed(head(person), -2, 4)


def french_large(rank: str, suit: str, palette: Palette, language: str) -> str:
    """Return a French card with large indices."""
    mark = french_mark(suit, palette[suit])
    medallion = _portrait(french_person(rank, suit, palette)) if rank in "JQK" else mark(0, 0, _SIGN_HEIGHT)
    return large_card(_corner(index_text(rank, language), palette[suit], mark), medallion)


def _weli_medallion() -> str:
    """Return the ribbon of the Weli between two bells."""
    bells = bavarian_sign("D", 0, -38, 40) + bavarian_sign("D", 0, 38, 40)
    return bells + placed(weli_ribbon(), -WELI_MIDDLE[0] * 0.62, -WELI_MIDDLE[1] * 0.62, 0.62)


def bavarian_large(rank: str, suit: str, language: str) -> str:
    """Return a Bavarian card with large indices."""
    mark = bavarian_mark(suit)
    if rank == "6":
        medallion = _weli_medallion()
    elif rank in "JQK":
        medallion = _portrait(bavarian_person(rank, suit))
    else:
        medallion = mark(0, 0, _SIGN_HEIGHT)
    return large_card(_corner(bavarian_index_text(rank, language), BAVARIAN_COLOURS[suit], mark), medallion)
