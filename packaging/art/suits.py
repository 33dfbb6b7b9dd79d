"""The suit signs: French ones in one colour, Bavarian ones as small drawings; boxes about 100 high, centred."""

from __future__ import annotations

from art.palette import RED
from art.svg import circle, group, path, symmetric

HEART = symmetric(
    (0, -27), (-4, -40, -14, -47, -24, -47), (-38, -47, -48, -36, -48, -20), (-48, 8, -14, 24, 0, 50)
)
DIAMOND = symmetric((0, -53), (-10, -32, -22, -15, -39, 0), (-22, 15, -10, 32, 0, 53))
SPADE = symmetric(
    (0, -51),
    (-12, -28, -45, -10, -45, 17),
    (-45, 31, -34, 39, -23, 39),
    (-14, 39, -7, 35, -3.5, 28),
    (-4, 38, -8, 45, -17, 50),
    (0, 50),
)
CLUB = symmetric(
    (0, -50),
    (-13, -50, -22, -40, -22, -28),
    (-22, -20, -17, -13, -12, -8),
    (-16, -11, -20, -12, -25, -12),
    (-38, -12, -47, -2, -47, 11),
    (-47, 24, -37, 33, -25, 33),
    (-14, 33, -7, 27, -3.5, 20),
    (-4, 35, -8, 44, -17, 50),
    (0, 50),
)
FRENCH = {"H": HEART, "D": DIAMOND, "S": SPADE, "C": CLUB}


def french_pip(s: str, x: float, y: float, h: float, col: str, rot: float = 0) -> str:
    return group(path(FRENCH[s], col), x, y, h / 100, rot)


BAVARIAN_INK = {
    "C": "#6B4320",
    "S": "#2B6B3A",
    "H": RED,
    "D": "#8A5A0C",
}  # colour of rank glyphs and small marks
NUT, NUT_L, CUP, CUP_D = "#C98633", "#E6B565", "#7C7A2E", "#4C4B1A"
LEAF, LEAF_D, LEAF_L = "#3E8A4A", "#1E5230", "#8CC084"
BELL, BELL_L, BELL_D = "#E3AC3C", "#F6DA92", "#7A4E0E"


def acorn(w: float = 4) -> str:
    o = "#3B2610"
    e = path("M0 -36 C-1 -43 4 -47 9 -50", None, o, w * 1.6)
    e += path(symmetric((0, -10), (-30, -10), (-31, 18, -15, 36, 0, 50)), NUT, o, w)
    e += path("M-17 4 C-17 18 -11 28 -4 36", None, NUT_L, w * 1.5)
    e += path(symmetric((0, -38), (-24, -38, -39, -26, -38, -6), (-28, 1, -12, 3, 0, 3)), CUP, o, w)
    e += path("M-29 -13 Q0 -4 29 -13 M-24 -24 Q0 -16 24 -24", None, CUP_D, w * 0.7)
    return e


def leaf(w: float = 4) -> str:
    o = LEAF_D
    e = path("M0 24 C0 38 -4 45 -12 50", None, o, w * 1.6)
    e += path(symmetric((0, -50), (-8, -30, -42, -18, -42, 10), (-42, 27, -22, 38, 0, 25)), LEAF, o, w)
    e += path("M0 -28 L0 22 M0 -10 L-17 -2 M0 -10 L17 -2 M0 8 L-22 14 M0 8 L22 14", None, LEAF_L, w * 0.75)
    return e


def heart(w: float = 4) -> str:
    e = path(HEART, "#C2372E", "#7C1A17", w)
    e += path("M-36 -18 C-36 -28 -30 -34 -22 -34", None, "#F0A092", w * 1.4)
    return e


def bell(w: float = 4) -> str:
    o = BELL_D
    e = circle(0, -42, 8, None, o, w * 1.2)
    e += circle(0, 6, 41, BELL, o, w)
    e += path("M-27 -14 C-22 -22 -14 -26 -6 -27", None, BELL_L, w * 1.5)
    e += path("M-41 3 C-20 13 20 13 41 3 L39 17 C20 27 -20 27 -39 17 Z", "#B5322B", o, w * 0.8)
    e += path("M0 24 L0 41", None, o, w * 1.3) + circle(0, 25.5, 4.6, o)
    return e


BAVARIAN = {"C": acorn, "S": leaf, "H": heart, "D": bell}


def bavarian_pip(s: str, x: float, y: float, h: float, rot: float = 0, w: float | None = None) -> str:
    sc = h / 100
    return group(BAVARIAN[s](w or max(3.2, min(5, 1.7 / sc))), x, y, sc, rot)


STAR = symmetric((0, -50), (-13, -17), (-48, -15), (-21, 7), (-30, 41), (0, 22))


def house_ornament(x: float, y: float, k: float, col: str) -> str:
    """The house ornament: four small diamonds."""
    return "".join(group(french_pip("D", 0, -13, 19, col), x, y, k, a) for a in (0, 90, 180, 270))
