"""Red ribbons across aces and the Weli of the Bavarian deck."""

from __future__ import annotations

from art.glyphs import lettering
from art.palette import CONTOUR, CREAM, GOLD, LINE, RED
from art.suits import bavarian_sign
from art.svg import diamond, path

_EDGE, _FOLD = "#5A1613", "#8E2A26"
WELI_MIDDLE = (125, 174)
"""Where `weli_ribbon` lies on a card."""


def jewelled_ribbon() -> str:
    """Return a ribbon with seven stones."""
    ends = "M58 164L38 160L46 175L38 190L58 186ZM192 164L212 160L204 175L212 190L192 186Z"
    drawing = path(ends, _FOLD, _EDGE, LINE) + path("M52 160H198V190H52Z", RED, _EDGE, CONTOUR)
    drawing += path("M58 164.6H192M58 185.4H192", None, GOLD, LINE)
    for stone in range(-3, 4):
        drawing += path(diamond(125 + 20 * stone, 175, 7, 6.5), CREAM if stone % 2 else GOLD)
    return drawing


def weli_ribbon() -> str:
    """Return a ribbon with the word WELI between an acorn and a leaf."""
    ends = "M62 162H36L45 181L36 200H62ZM188 162H214L205 181L214 200H188Z"
    drawing = path(ends, _FOLD, _EDGE, LINE) + path("M52 154H198V194H52Z", RED, _EDGE, CONTOUR)
    drawing += path("M58 158.6H192M58 189.4H192", None, GOLD, LINE)
    drawing += lettering("WELI", 125, 164, 20, 74, CREAM, bold=True, tracking=0.1)
    return drawing + bavarian_sign("C", 70, 174, 26) + bavarian_sign("S", 180, 174, 26)
