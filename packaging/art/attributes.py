"""What French courts hold; everything stands on (0, 0), the fist, and rises towards negative y."""

from __future__ import annotations

from art.palette import CREAM, GOLD, GOLD_LIGHT, GREEN, HAIRLINE, INK, LINE, SKIN, STEEL, WHITE, WOOD
from art.suits import STAR, Mark, french_sign
from art.svg import circle, ellipse, mirrored, path, placed, polygon, rectangle, rod, symmetric


def fist() -> str:
    """Return a fist around something upright."""
    fingers = path("M-9 -2.6H3M-9 3.4H3", None, INK, HAIRLINE)
    return rectangle(-10, -9, 20, 19, 8, SKIN, INK) + fingers


def staff(top: float, length: float, colour: str = WOOD, thickness: float = 6.4) -> str:
    """Return a staff that begins at the height `top`."""
    return rectangle(-thickness / 2, top, thickness, length, 3, colour, INK)


def sword() -> str:
    """Return an upright sword."""
    drawing = path("M-5 -14V-104L0 -114L5 -104V-14Z", STEEL, INK) + path("M0 -104V-18", None, INK, HAIRLINE)
    return drawing + rectangle(-17, -18, 34, 7, 3.5, GOLD, INK) + circle(0, 15, 5, GOLD, INK)


def sceptre(suit: str, colour: str) -> str:
    """Return a sceptre with a French suit sign."""
    drawing = staff(-84, 98, GOLD) + path("M-12 -84H12L7 -76H-7Z", GOLD, INK)
    return drawing + circle(0, -97, 15, CREAM, INK) + french_sign(suit, 0, -96, 18, colour)


def axe() -> str:
    """Return an axe with two blades."""
    blade = path(
        "M-3 -98C-9 -98 -14 -102 -17 -108C-23 -94 -23 -76 -17 -62C-14 -68 -9 -72 -3 -72Z", STEEL, INK
    )
    blade += path("M-16 -97C-18.6 -89 -18.6 -81 -16 -73", None, INK, HAIRLINE)
    return staff(-108, 122) + mirrored(blade) + path("M0 -116L4 -108H-4Z", GOLD, INK)


def orb() -> str:
    """Return an imperial orb."""
    drawing = circle(0, -30, 19, GOLD, INK)
    drawing += path("M-18.5 -32Q0 -25 18.5 -32M0 -49C5 -42 5 -34 4 -28", None, INK, LINE)
    cross = "M-3.5 -49V-57H-11V-64H-3.5V-72H3.5V-64H11V-57H3.5V-49Z"
    return drawing + path(cross, GOLD, INK, LINE)


def _stem(data: str) -> str:
    return rod(data, GREEN, 2.6, contour=1.4)


def rose(colour: str) -> str:
    """Return a rose on its stem."""
    drawing = _stem("M0 12C-2 -20 3 -40 0 -62")
    drawing += path("M0 -26C10 -42 24 -40 27 -36C22 -24 10 -20 0 -26Z", GREEN, INK, LINE)
    drawing += path("M1 -40C-8 -54 -20 -52 -23 -48C-19 -38 -8 -34 1 -40Z", GREEN, INK, LINE)
    petal = ellipse(0, -12, 10.5, 11.5, colour, INK, LINE)
    drawing += "".join(placed(petal, 0, -78, turn=72 * number) for number in range(5))
    return drawing + circle(0, -78, 9, GOLD, INK, LINE) + circle(0, -78, 3, INK)


def hand_mirror() -> str:
    """Return a hand mirror."""
    drawing = staff(-48, 62, GOLD) + ellipse(0, -72, 21, 26, GOLD, INK)
    drawing += ellipse(0, -72, 14.5, 19.5, "#D9E8E6", INK, LINE)
    return drawing + path("M-8 -66L4 -84M-4 -60L9 -80", None, WHITE, LINE)


def moon() -> str:
    """Return a staff with a crescent and a star."""
    drawing = staff(-62, 76, GOLD, 6) + path("M-10 -62H10L6 -54H-6Z", GOLD, INK, LINE)
    drawing += path("M10.4 -108A22 22 0 1 0 18.4 -74A17 17 0 1 1 10.4 -108Z", GOLD, INK)
    return drawing + placed(path(STAR, CREAM, INK, 9), 12, -90, 0.2)


def clover() -> str:
    """Return a clover on its stem."""
    drawing = _stem("M0 12C0 -20 -2 -40 0 -60")
    drawing += path("M0 -20C10 -36 22 -36 26 -31C21 -19 9 -15 0 -20Z", GREEN, INK, LINE)
    drawing += path("M0 -36C-9 -50 -20 -48 -23 -44C-19 -34 -8 -30 0 -36Z", GREEN, INK, LINE)
    blade = symmetric((0, 0), (-6, -4, -13, -9, -13, -17), (-13, -26, -4, -27, 0, -21))
    leaf = path(blade, "#4E9A5E", INK, LINE)
    drawing += "".join(placed(leaf, 0, -76, turn=turn) for turn in (0, 120, 240))
    return drawing + circle(0, -76, 3.4, GOLD, INK, LINE)


def halberd_head() -> str:
    """Return blade, spike and point of a halberd."""
    drawing = path(polygon((0, -118), (6, -98), (4, -92), (-4, -92), (-6, -98)), STEEL, INK)
    drawing += path("M3 -90C9 -89 14 -92 17 -96C20 -86 18 -74 13 -65C11 -70 7 -73 3 -73Z", STEEL, INK)
    return drawing + path("M-3 -87C-8 -85 -13 -83 -17 -86C-14 -77 -8 -74 -3 -76Z", STEEL, INK)


def halberd() -> str:
    """Return a halberd."""
    return staff(-96, 110) + halberd_head()


def banner(colour: str, mark: Mark, length: float = 130) -> str:
    """Return a small hanging banner with a mark, on a pole of this length."""
    drawing = staff(-114, length, thickness=6) + circle(0, -115, 4.5, GOLD, INK, LINE)
    drawing += path("M-17 -102H17V-60L8.5 -68L0 -58L-8.5 -68L-17 -60Z", colour, INK)
    return drawing + rod("M-19 -103H19", GOLD, 2.8, contour=LINE) + mark(0, -83, 20)


def horn() -> str:
    """Return a hunting horn."""
    tube = "M-21 -55C-24 -20 -12 11 3 9C17 7 18 -32 20 -66L1 -71C3 -44 4 -20 0 -15C-7 -14 -14 -34 -15 -56Z"
    drawing = path(tube, GOLD, INK) + path("M-22 -56L-14 -57", None, INK, 5.4)
    drawing += rod("M0 -73L21 -67", GOLD_LIGHT, 3, contour=2)
    return drawing + path("M3 -46L19 -42M-19 -34L-11 -37", None, INK, LINE)


def candle() -> str:
    """Return a burning candle: the light on the table."""
    drawing = circle(0, -82, 19, GOLD_LIGHT, opacity=0.8)
    drawing += path("M0 -100C9 -88 11 -82 9 -76C7 -70 -7 -70 -9 -76C-11 -82 -6 -88 0 -100Z", "#E98A2B", INK)
    drawing += path("M0 -87C4 -81 4 -77 0 -75C-4 -77 -4 -81 0 -87Z", "#FBE7A8")
    drawing += path("M0 -74V-67", None, INK, LINE)
    drawing += path("M-7.5 -66C-4 -63 4 -69 7.5 -66V-22H-7.5Z", CREAM, INK)
    drawing += path("M3 -58V-48", None, INK, HAIRLINE)
    stick = "M-19 -24H19C18 -16 10 -14 5 -13L4 8H-4L-5 -13C-10 -14 -18 -16 -19 -24Z"
    return drawing + path(stick, GOLD, INK)
