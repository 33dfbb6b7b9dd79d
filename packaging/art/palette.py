"""The colours of the deck and the three stroke widths, in card units (a card is 250 x 350)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

Palette: TypeAlias = Mapping[str, str]
"""The colour of each suit, by its letter in the notation."""

INK: Final = "#22303A"
PAPER: Final = "#FCF9F2"
EDGE: Final = "#B8AD98"
PANEL: Final = "#F8F0DF"

RED: Final = "#B5322B"
GOLD: Final = "#DDA63F"
GOLD_DARK: Final = "#9C6A1B"
GOLD_LIGHT: Final = "#F3D999"
ORANGE: Final = "#C0512B"
TEAL: Final = "#1F666B"
TEAL_DARK: Final = "#154349"
NAVY: Final = "#2B4257"
BLUE: Final = "#2C66A6"
GREEN: Final = "#2C6E3F"
CREAM: Final = "#F5E9CF"
WHITE: Final = "#FFF"

SKIN: Final = "#F4D5B5"
SHADE: Final = "#E8BE97"
BLUSH: Final = "#D9806A"
HAIR: Final = MappingProxyType(
    {"black": "#363C4A", "brown": "#6E4528", "ginger": "#B2602C", "blond": "#DDAF55", "grey": "#CFC9BC"}
)

WOOD: Final = "#9A6A3C"
STEEL: Final = "#DDE3E2"
LEATHER: Final = "#4A3426"

TWO_COLOURS: Final[Palette] = MappingProxyType({"C": INK, "D": RED, "H": RED, "S": INK})
FOUR_COLOURS: Final[Palette] = MappingProxyType({"C": "#23703F", "D": "#1D5C9E", "H": RED, "S": INK})
BAVARIAN_COLOURS: Final[Palette] = MappingProxyType(
    {"C": "#6B4320", "S": "#2B6B3A", "H": RED, "D": "#8A5A0C"}
)
"""Indices of the Bavarian deck: Eichel (C), Gras (S), Herz (H) and Schellen (D)."""

HAIRLINE: Final = 1.2
LINE: Final = 1.8
CONTOUR: Final = 2.4
