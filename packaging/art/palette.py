"""The colours of the deck and the three stroke widths, in card units (a card is 250 x 350)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Palette: TypeAlias = Mapping[str, str]
"""The colour of each suit."""

INK, PAPER, EDGE = "#22303A", "#FCF9F2", "#B8AD98"
RED, GOLD, GOLD_D, GOLD_L = "#B5322B", "#DDA63F", "#9C6A1B", "#F3D999"
TEAL, TEAL_D, TEAL_L = "#1F666B", "#154349", "#8FBDB8"
NAVY, CREAM, SKIN, SHADE, BLUSH = "#2B4257", "#F5E9CF", "#F4D5B5", "#E8BE97", "#D9806A"
HAIR = {"black": "#363C4A", "brown": "#6E4528", "ginger": "#B2602C", "blond": "#DDAF55", "grey": "#CFC9BC"}
GREEN, PANEL = "#2C6E3F", "#F8F0DF"
SUIT2 = {"C": INK, "D": RED, "H": RED, "S": INK}
SUIT4 = {"C": "#23703F", "D": "#1D5C9E", "H": RED, "S": INK}

HAIRLINE, LINE, CONTOUR = 1.2, 1.8, 2.4
