"""French courts: two halves turned against each other, a slanted sash over the seam."""

from __future__ import annotations

import math
from typing import Final

from art.attributes import (
    axe,
    banner,
    candle,
    clover,
    fist,
    halberd,
    hand_mirror,
    horn,
    moon,
    orb,
    rose,
    sceptre,
    sword,
)
from art.cast import Dress, french_dress, french_person
from art.frame import card, french_index, picture_window
from art.heads import head
from art.palette import CREAM, GOLD, GOLD_LIGHT, HAIRLINE, INK, LINE, RED, SKIN, TEAL, Palette
from art.suits import french_mark, french_sign
from art.svg import circle, diamond, mirrored, number, numbers, path, placed, polygon, rod, symmetric

SLOPE: Final = -0.16
"""The seam falls to the left and rises to the right."""
HALF_WIDTH: Final = 83


def seam(x: float) -> float:
    """Return the height of the seam, 0 in the middle of the card."""
    return SLOPE * x


_HEAD_Y: Final = -91
_HAND_Y: Final = -25
_ERMINE: Final = ((-27, -47), (-44, -42), (-57, -36), (-36, -29), (-23, -35))


def _robe(shoulders: str, colour: str) -> str:
    """Return a robe from the seam up; `shoulders` leads from the left edge of the window to the right one."""
    left, right = numbers(-HALF_WIDTH, seam(-HALF_WIDTH)), numbers(HALF_WIDTH, seam(HALF_WIDTH))
    return path(f"M{left}L{shoulders}L{right}Z", colour, INK)


def ermine_tails(places: tuple[tuple[float, float], ...]) -> str:
    """Return the black tails of ermine."""
    return "".join(path(f"M{x} {y}l-2.6 7h5.2z", INK) for x, y in places)


def _king_dress(dress: Dress) -> str:
    drawing = _robe("-83 -18C-74 -40 -46 -50 -18 -54L18 -54C46 -50 74 -40 83 -18", dress.main)
    drawing += path(f"M-15 -54H15L{numbers(20, seam(20))}L{numbers(-20, seam(-20))}Z", GOLD, INK)
    for y in (-22, -8):
        drawing += path(diamond(0, y, 6, 7), dress.second, INK, HAIRLINE)
    collar = "M-8 -58L-22 -60C-44 -56 -62 -46 -70 -28C-56 -26 -42 -20 -30 -8C-24 -22 -16 -34 -6 -44Z"
    return drawing + mirrored(path(collar, CREAM, INK) + ermine_tails(_ERMINE))


def _fan_collar() -> str:
    """Return a standing collar of nine folds around (0, 0)."""
    folds, radius, spread = 9, 66, 168
    drawing = ""
    for fold in range(folds):
        start, middle, end = (
            math.radians(-90 - spread / 2 + spread * (fold + part) / folds) for part in (0, 0.5, 1)
        )
        first = numbers(radius * math.cos(start), radius * math.sin(start))
        bulge = numbers((radius + 11) * math.cos(middle), (radius + 11) * math.sin(middle))
        last = numbers(radius * math.cos(end), radius * math.sin(end))
        colour = CREAM if fold % 2 == 0 else GOLD_LIGHT
        drawing += path(f"M0 0L{first}Q{bulge} {last}Z", colour, INK, LINE)
    return drawing


def _queen_dress(dress: Dress) -> str:
    drawing = placed(_fan_collar(), 0, -50) + path("M-27 -78H27L36 -46H-36Z", "#E6D3A6")
    drawing += _robe("-83 -12C-76 -32 -56 -46 -30 -48L30 -48C56 -46 76 -32 83 -12", dress.main)
    left = "M-80 -14C-68 -14 -56 -8 -50 4M-72 -28C-58 -28 -44 -18 -40 2"
    right = "M72 -28C62 -28 53 -22 47 -12"  # shorter: the seam is higher here
    drawing += path(left + right, None, GOLD, 3.4)
    neck = (
        "M-10 -66H10L12 -48C20 -46 26 -44 30 -46C24 -26 12 -14 0 -10C-12 -14 -24 -26 -30 -46"
        "C-26 -44 -20 -46 -12 -48Z"
    )
    drawing += path(neck, SKIN, INK)
    drawing += rod("M-34 -47C-28 -26 -14 -12 0 -7C14 -12 28 -26 34 -47", GOLD, 4, contour=2)
    return drawing + path("M-15 -46Q0 -30 15 -46", None, INK, LINE)


def tunic(left: str, right: str) -> str:
    """Return a tunic of two colours that meet in the middle."""
    drawing = path(f"M{numbers(-HALF_WIDTH, seam(-HALF_WIDTH))}V-14C-72 -36 -46 -46 -18 -52H0V0Z", left, INK)
    end = numbers(HALF_WIDTH, seam(HALF_WIDTH))
    return drawing + path(f"M{end}V-14C72 -36 46 -46 18 -52H0V0Z", right, INK)


def _jack_dress(dress: Dress) -> str:
    drawing = tunic(dress.main, dress.second)
    stripes = f"M-62 -33L{numbers(-50, seam(-50))}M-42 -42L{numbers(-30, seam(-30))}"
    drawing += path(stripes, None, GOLD, 4.4, butt=True)
    drawing += path("M-3.6 -46H3.6V0H-3.6Z", CREAM, INK, HAIRLINE)
    drawing += "".join(circle(0, y, 3.4, GOLD, INK, LINE) for y in (-24, -11))
    collar = symmetric(
        (0, -62),
        (-22, -64),
        (-44, -44),
        (-34, -42),
        (-32, -31),
        (-21, -37),
        (-14, -26),
        (-7, -36),
        (0, -28),
    )
    drawing += path(collar, CREAM, INK)
    return drawing + path("M-9 -66H9L13 -56L0 -46L-13 -56Z", SKIN, INK, LINE)


def _attribute(rank: str, suit: str, colour: str) -> str:
    if rank == "K":
        return {"S": sword, "H": lambda: sceptre("H", colour), "D": axe, "C": orb}[suit]()
    if rank == "Q":
        return {"S": moon, "H": lambda: rose(RED), "D": hand_mirror, "C": clover}[suit]()
    diamonds = french_mark("D", colour, extra=3)
    return {"S": halberd, "H": horn, "D": lambda: banner(CREAM, diamonds), "C": candle}[suit]()


def _hand(x: float, attribute: str) -> str:
    """Return a cuff, a fist and what it holds."""
    cuff = (
        f"M{number(x - 13)} -13H{number(x + 13)}L{numbers(x + 17, seam(x + 17) + 4)}"
        f"L{numbers(x - 17, seam(x - 17) + 4)}Z"
    )
    return placed(attribute, x, _HAND_Y) + path(cuff, GOLD, INK) + placed(fist(), x, _HAND_Y)


def _half(rank: str, suit: str, palette: Palette) -> str:
    dress, colour = french_dress(suit, palette), palette[suit]
    drawing = {"K": _king_dress, "Q": _queen_dress, "J": _jack_dress}[rank](dress)
    drawing += placed(head(french_person(rank, suit, palette)), 0, _HEAD_Y)
    if rank == "Q":
        drawing += french_sign(suit, 0, -32, 17, colour)
    drawing += _hand(57 if rank == "Q" else 61, _attribute(rank, suit, colour))
    return drawing + french_sign(suit, -62, -131, 32, colour)


def _band(half_height: float) -> str:
    """Return the data of a slanted band along the seam."""
    left, right = seam(-84), seam(84)
    return polygon(
        (-84, left - half_height),
        (84, right - half_height),
        (84, right + half_height),
        (-84, left + half_height),
    )


def _sash() -> str:
    drawing = path(_band(8), INK) + path(_band(5.6), GOLD)
    for place in range(-4, 5):
        x = 18 * place
        jewel = polygon((x - 5, seam(x - 5)), (x, seam(x) - 4.2), (x + 5, seam(x + 5)), (x, seam(x) + 4.2))
        drawing += path(jewel, RED if place % 2 else TEAL)
    return drawing


def double_ended(half: str) -> str:
    """Return a window with a half, its copy turned by 180 degrees, and the sash between them."""
    both = half + placed(half, turn=180) + _sash()
    return picture_window(placed(both, 125, 175))


def french_court(rank: str, suit: str, palette: Palette, language: str) -> str:
    """Return a jack, queen or king of the French deck."""
    return card(double_ended(_half(rank, suit, palette)) + french_index(rank, suit, palette, language))
