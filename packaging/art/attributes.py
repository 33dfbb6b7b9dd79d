"""What courts hold; each stands on (0, 0), the fist, and rises towards negative y."""

from __future__ import annotations

from art.frame import Mark
from art.palette import CREAM, GOLD, GOLD_L, GREEN, HAIRLINE, INK, LINE, SKIN
from art.suits import STAR, french_pip
from art.svg import circle, ellipse, group, mirrored, path, rect, symmetric


def fist(cuff: str, skin: str = SKIN) -> str:
    e = rect(-10, -9, 20, 19, 8, skin, INK)
    e += path("M-9 -2.6 L3 -2.6 M-9 3.4 L3 3.4", None, INK, HAIRLINE)
    return e


def sword() -> str:
    e = path("M-5 -14 L-5 -104 L0 -114 L5 -104 L5 -14Z", "#DDE3E2", INK) + path(
        "M0 -104 L0 -18", None, INK, HAIRLINE
    )
    e += rect(-17, -18, 34, 7, 3.5, GOLD, INK) + circle(0, 15, 5, GOLD, INK)
    return e


def sceptre(s: str, col: str) -> str:
    e = rect(-3.2, -84, 6.4, 98, 3, GOLD, INK)
    e += path("M-12 -84 L12 -84 L7 -76 L-7 -76Z", GOLD, INK)
    e += circle(0, -97, 15, CREAM, INK) + french_pip(s, 0, -97 + (1 if s == "H" else 0), 18, col)
    return e


def axe() -> str:
    e = rect(-3.2, -108, 6.4, 122, 3, "#9A6A3C", INK)
    blade = path(
        "M-3 -98 C-9 -98 -14 -102 -17 -108 C-23 -94 -23 -76 -17 -62 C-14 -68 -9 -72 -3 -72Z", "#DDE3E2", INK
    )
    blade += path("M-16 -97 C-18.6 -89 -18.6 -81 -16 -73", None, INK, HAIRLINE)
    e += mirrored(blade) + path("M0 -116 L4 -108 L-4 -108Z", GOLD, INK)
    return e


def orb() -> str:
    e = circle(0, -30, 19, GOLD, INK) + path(
        "M-18.5 -32 Q0 -25 18.5 -32 M0 -49 C5 -42 5 -34 4 -28", None, INK, LINE
    )
    e += path(
        "M-3.5 -49 L-3.5 -57 L-11 -57 L-11 -64 L-3.5 -64 L-3.5 -72 L3.5 -72 L3.5 -64 L11 -64 L11 -57 L3.5 -57 L3.5 -49Z",
        GOLD,
        INK,
        LINE,
    )
    return e


def rose(col: str) -> str:
    e = path("M0 12 C-2 -20 3 -40 0 -62", None, INK, 5.4) + path(
        "M0 12 C-2 -20 3 -40 0 -62", None, GREEN, 2.6
    )
    e += path("M0 -26 C10 -42 24 -40 27 -36 C22 -24 10 -20 0 -26Z", GREEN, INK, LINE)
    e += path("M1 -40 C-8 -54 -20 -52 -23 -48 C-19 -38 -8 -34 1 -40Z", GREEN, INK, LINE)
    for k in range(5):
        e += group(ellipse(0, -12, 10.5, 11.5, col, INK, LINE), 0, -78, 1, 72 * k)
    e += circle(0, -78, 9, GOLD, INK, LINE) + circle(0, -78, 3, INK)
    return e


def hand_mirror(col: str) -> str:
    e = rect(-3.4, -48, 6.8, 62, 3, GOLD, INK)
    e += ellipse(0, -72, 21, 26, GOLD, INK) + ellipse(0, -72, 14.5, 19.5, "#D9E8E6", INK, LINE)
    e += path("M-8 -66 L4 -84 M-4 -60 L9 -80", None, "#FFFFFF", LINE)
    return e


def moon() -> str:
    e = rect(-3, -62, 6, 76, 3, GOLD, INK) + path("M-10 -62 L10 -62 L6 -54 L-6 -54Z", GOLD, INK, LINE)
    e += path("M10.4 -108 A22 22 0 1 0 18.4 -74 A17 17 0 1 1 10.4 -108Z", GOLD, INK)
    e += group(path(STAR, CREAM, INK, 9), 12, -90, 0.2)
    return e


def twig(s: str, col: str) -> str:
    e = path("M0 12 C0 -20 -2 -40 0 -60", None, INK, 5.4) + path(
        "M0 12 C0 -20 -2 -40 0 -60", None, GREEN, 2.6
    )
    e += path("M0 -20 C10 -36 22 -36 26 -31 C21 -19 9 -15 0 -20Z", GREEN, INK, LINE)
    e += path("M0 -36 C-9 -50 -20 -48 -23 -44 C-19 -34 -8 -30 0 -36Z", GREEN, INK, LINE)
    for a in (0, 120, 240):
        e += group(
            path(
                symmetric((0, 0), (-6, -4, -13, -9, -13, -17), (-13, -26, -4, -27, 0, -21)),
                "#4E9A5E",
                INK,
                LINE,
            ),
            0,
            -76,
            1,
            a,
        )
    e += circle(0, -76, 3.4, GOLD, INK, LINE)
    return e


def halberd() -> str:
    e = rect(-3.2, -96, 6.4, 110, 3, "#9A6A3C", INK)
    e += path("M0 -118 L6 -98 L4 -92 L-4 -92 L-6 -98Z", "#DDE3E2", INK)
    e += path("M3 -90 C9 -89 14 -92 17 -96 C20 -86 18 -74 13 -65 C11 -70 7 -73 3 -73Z", "#DDE3E2", INK)
    e += path("M-3 -87 C-8 -85 -13 -83 -17 -86 C-14 -77 -8 -74 -3 -76Z", "#DDE3E2", INK)
    return e


def gonfalon(col: str, mark: Mark, length: float = 130) -> str:
    """A small hanging banner with a mark, on a pole that ends `length` below its top."""
    e = rect(-3, -114, 6, length, 3, "#9A6A3C", INK) + circle(0, -115, 4.5, GOLD, INK, LINE)
    e += path("M-17 -102 L17 -102 L17 -60 L8.5 -68 L0 -58 L-8.5 -68 L-17 -60Z", col, INK)
    e += path("M-19 -103 L19 -103", None, INK, 6.4) + path("M-19 -103 L19 -103", None, GOLD, 2.8)
    return e + mark(0, -83, 20)


def horn() -> str:
    e = path(
        "M-21 -55 C-24 -20 -12 11 3 9 C17 7 18 -32 20 -66 L1 -71 C3 -44 4 -20 0 -15 C-7 -14 -14 -34 -15 -56Z",
        GOLD,
        INK,
    )
    e += (
        path("M-22 -56 L-14 -57", None, INK, 5.4)
        + path("M0 -73 L21 -67", None, INK, 7)
        + path("M0 -73 L21 -67", None, GOLD_L, 3)
    )
    e += path("M3 -46 L19 -42 M-19 -34 L-11 -37", None, INK, LINE)
    return e


def candle() -> str:
    """The light on the table."""
    e = circle(0, -82, 19, GOLD_L, None, 0, 0.8)
    e += path("M0 -100 C9 -88 11 -82 9 -76 C7 -70 -7 -70 -9 -76 C-11 -82 -6 -88 0 -100Z", "#E98A2B", INK)
    e += path("M0 -87 C4 -81 4 -77 0 -75 C-4 -77 -4 -81 0 -87Z", "#FBE7A8") + path(
        "M0 -74 L0 -67", None, INK, LINE
    )
    e += path("M-7.5 -66 C-4 -63 4 -69 7.5 -66 L7.5 -22 L-7.5 -22Z", CREAM, INK) + path(
        "M3 -58 L3 -48", None, INK, HAIRLINE
    )
    e += path("M-19 -24 L19 -24 C18 -16 10 -14 5 -13 L4 8 L-4 8 L-5 -13 C-10 -14 -18 -16 -19 -24Z", GOLD, INK)
    return e
