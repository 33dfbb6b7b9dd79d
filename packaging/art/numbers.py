"""French number cards and aces."""

from __future__ import annotations

from art.frame import card_svg, french_index
from art.palette import HAIRLINE, PAPER, Palette
from art.suits import FRENCH, french_pip, house_ornament
from art.svg import circle, group, path, symmetric

LEFT, MIDDLE, RIGHT = 75, 125, 175
Y1, Y4 = 64, 286
Y2, Y3, YM = Y1 + (Y4 - Y1) / 3, Y4 - (Y4 - Y1) / 3, 175
Q1, Q3 = (Y1 + YM) / 2, (Y4 + YM) / 2
T1, T2 = (Y1 + Y2) / 2, (Y3 + Y4) / 2
PIPS = {
    "2": [(MIDDLE, Y1), (MIDDLE, Y4)],
    "3": [(MIDDLE, Y1), (MIDDLE, YM), (MIDDLE, Y4)],
    "4": [(LEFT, Y1), (RIGHT, Y1), (LEFT, Y4), (RIGHT, Y4)],
    "5": [(LEFT, Y1), (RIGHT, Y1), (MIDDLE, YM), (LEFT, Y4), (RIGHT, Y4)],
    "6": [(LEFT, Y1), (RIGHT, Y1), (LEFT, YM), (RIGHT, YM), (LEFT, Y4), (RIGHT, Y4)],
    "7": [(LEFT, Y1), (RIGHT, Y1), (MIDDLE, Q1), (LEFT, YM), (RIGHT, YM), (LEFT, Y4), (RIGHT, Y4)],
    "8": [
        (LEFT, Y1),
        (RIGHT, Y1),
        (MIDDLE, Q1),
        (LEFT, YM),
        (RIGHT, YM),
        (MIDDLE, Q3),
        (LEFT, Y4),
        (RIGHT, Y4),
    ],
    "9": [
        (LEFT, Y1),
        (RIGHT, Y1),
        (LEFT, Y2),
        (RIGHT, Y2),
        (MIDDLE, YM),
        (LEFT, Y3),
        (RIGHT, Y3),
        (LEFT, Y4),
        (RIGHT, Y4),
    ],
    "T": [
        (LEFT, Y1),
        (RIGHT, Y1),
        (MIDDLE, T1),
        (LEFT, Y2),
        (RIGHT, Y2),
        (LEFT, Y3),
        (RIGHT, Y3),
        (MIDDLE, T2),
        (LEFT, Y4),
        (RIGHT, Y4),
    ],
}


def ace_picture(s: str, col: str) -> str:
    """A large suit, an echo line around it, a fine inset line and the house ornament."""
    cy, h = 175, 142
    p = FRENCH[s]
    k = h / 100
    e = group(path(p, None, col, 17 / k) + path(p, None, PAPER, 13.4 / k) + path(p, col), 125, cy, k)
    if s == "C":
        for x, y in ((0, -28), (-25, 10.5), (25, 10.5)):
            e += circle(125 + x * k, cy + y * k, 15.2 * k, None, PAPER, HAIRLINE + 0.3) + house_ornament(
                125 + x * k, cy + y * k, 0.56, PAPER
            )
        return e
    inset = {
        "H": symmetric(
            (0, -17), (-5, -29, -14, -36, -23, -36), (-33, -36, -38, -28, -38, -19), (-38, 2, -12, 16, 0, 37)
        ),
        "D": symmetric((0, -41), (-8, -25, -17, -12, -30, 0), (-17, 12, -8, 25, 0, 41)),
        "S": symmetric(
            (0, -37), (-9, -20, -35, -5, -35, 16), (-35, 25, -29, 29, -22, 29), (-12, 29, -5, 21, 0, 11)
        ),
    }[s]
    e += group(path(inset, None, PAPER, (HAIRLINE + 0.3) / k), 125, cy, k)
    e += house_ornament(125, cy + {"H": 0, "D": 0, "S": -9}[s], {"H": 1.0, "D": 0.92, "S": 0.8}[s], PAPER)
    return e


def french_number(rank: str, s: str, pal: Palette, lang: str = "en") -> str:
    col = pal[s]
    e = ""
    if rank == "A":
        e += ace_picture(s, col)
    else:
        for x, y in PIPS[rank]:
            e += french_pip(s, x, y, 45 if s != "D" else 48, col, 180 if y > 176 else 0)
    return card_svg(e + french_index(rank, s, pal, lang))
