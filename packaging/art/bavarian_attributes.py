"""What Bavarian courts hold; everything stands on (0, 0), the fist, and rises towards negative y."""

from __future__ import annotations

from art.attributes import banner, halberd_head, staff, sword
from art.palette import BLUE, CREAM, GOLD, GOLD_LIGHT, HAIRLINE, INK, LINE, NAVY, RED, STEEL
from art.suits import bavarian_mark, bavarian_sign
from art.svg import circle, diamond, mirrored, path, placed, rectangle, rod, symmetric

_TIN = "#B9C4C6"
_CROSS = "M-3 -89V-94H-8V-100H-3V-105H3V-100H8V-94H3V-89Z"


def long_sceptre() -> str:
    """Return a sceptre with an orb and a cross."""
    drawing = staff(-70, 132, GOLD, 6) + circle(0, -80, 10, GOLD, INK) + path(_CROSS, GOLD, INK, LINE)
    return drawing + path("M-9.6 -80Q0 -76 9.6 -80", None, INK, HAIRLINE)


def leaf_staff() -> str:
    """Return a staff that ends in a golden lily."""
    drawing = staff(-72, 210, GOLD, 6)
    side = rod("M-2 -72C-6 -84 -22 -90 -22 -76C-22 -68 -14 -68 -13 -74", GOLD, 3.2, contour=2)
    bud = path(symmetric((0, -108), (-6, -100, -10, -92, -5, -74), (0, -74)), GOLD, INK)
    return drawing + mirrored(side) + bud + rectangle(-8, -75, 16, 6, 3, GOLD_LIGHT, INK, LINE)


def great_sword() -> str:
    """Return a broad sword, held upright."""
    return placed(sword(), 0, 0, 0.92)


def small_orb() -> str:
    """Return an orb that lies in the hand."""
    drawing = circle(0, -22, 16, GOLD, INK) + placed(path(_CROSS, GOLD, INK, LINE), 0, 50)
    return drawing + path("M-15.6 -24Q0 -17 15.6 -24", None, INK, LINE)


def sabre() -> str:
    """Return a sabre."""
    drawing = path("M-4 -14C-4 -50 2 -82 18 -108C18 -76 10 -44 5 -14Z", STEEL, INK)
    return drawing + rectangle(-14, -19, 28, 6.4, 3, GOLD, INK) + circle(0, 13, 4.4, GOLD, INK, LINE)


def shield() -> str:
    """Return a shield with a heart, carried before the hand."""
    outline = symmetric((0, -40), (-12, -40, -20, -42, -27, -45), (-29, -6, -22, 16, 0, 30))
    drawing = path(outline, NAVY, INK)
    drawing += path("M0 -40C12 -40 20 -42 27 -45C29 -6 22 16 0 30Z", GOLD_LIGHT, INK, LINE)
    drawing += path(outline, None, INK, 5) + path(outline, None, GOLD, LINE)
    return drawing + bavarian_sign("H", 0, -10, 26)


def stein() -> str:
    """Return a foaming stein."""
    drawing = rod("M14 -42C28 -44 28 -14 14 -18", _TIN, 3.4)
    drawing += path("M-16 -6L-14 -52H14L16 -6C8 -1 -8 -1 -16 -6Z", _TIN, INK)
    drawing += path("M-14.4 -42H14.4M-15.6 -14H15.6", None, "#6C7E86", LINE)
    drawing += path(diamond(0, -28, 6, 9), BLUE)
    foam = "M-16 -51C-22 -60 -13 -66 -8 -62C-5 -69 6 -68 8 -62C14 -66 21 -59 16 -51Z"
    return placed(drawing + path(foam, "#FFFDF8", INK), -3, -1)


def long_halberd() -> str:
    """Return a halberd that stands on the ground."""
    return staff(-60, 205) + placed(halberd_head(), -1, 14, 0.88)


def long_banner(suit: str) -> str:
    """Return a banner that stands on the ground."""
    return banner(CREAM, bavarian_mark(suit, 4 if suit == "S" else 2), 258)


def trumpet() -> str:
    """Return a trumpet with a cloth."""
    tube = "M-2.5 12V-74C-4 -88 -8 -96 -16 -104H16C8 -96 4 -88 2.5 -74V12Z"
    drawing = path(tube, GOLD, INK) + rod("M-17 -104H17", GOLD_LIGHT, 2.8, contour=LINE)
    cloth = path("M3 -66L16 -69L12.5 -52L16 -35L3 -37Z", RED, INK, LINE)
    return drawing + cloth + circle(8.5, -52, 2.6, GOLD)
