"""Bavarian courts: standing figures; Ober and King hold their sign high, the Unter holds it low."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from art.attributes import fist, horn
from art.bavarian_attributes import long_banner, long_halberd, sabre, shield, stein, trumpet
from art.bavarian_kings import king_figure
from art.cast import BAVARIAN_DRESSES, Dress, bavarian_person
from art.frame import bavarian_index, card, picture_window
from art.heads import head
from art.palette import GOLD, HAIRLINE, INK, LEATHER, LINE
from art.suits import bavarian_sign
from art.svg import circle, flipped, mirrored, numbers, path, placed, rectangle, rod, symmetric


def _boots() -> str:
    boot = path("M-4 -58H-24V-14C-36 -10 -38 -2 -36 2H-4Z", LEATHER, INK)
    return mirrored(boot + path("M-27 -60H-2L-3 -47H-26Z", "#7A5636", INK, LINE))


def _shoe(stocking: str) -> str:
    drawing = path("M-5 -92H-24L-21 -8H-7Z", stocking, INK)
    drawing += path("M-5 -12H-22C-34 -10 -36 -2 -34 2H-5Z", INK, INK, LINE)
    return drawing + rectangle(-19, -12, 9, 7, 1.5, GOLD, INK, HAIRLINE)


def _belt(outline: str, y: float, size: float) -> str:
    buckle = rectangle(-size / 2, y, size, size, 2, GOLD, INK, LINE)
    return path(outline, LEATHER, INK, LINE) + buckle


def _coat(dress: Dress) -> str:
    """Return the long coat of an Ober."""
    outline = symmetric(
        (0, -206),
        (-20, -206),
        (-36, -204, -40, -190, -38, -176),
        (-33, -148),
        (-50, -80),
        (-30, -73, -12, -75, 0, -76),
    )
    drawing = path(outline, dress.main, INK) + path("M0 -146V-76", None, INK, LINE)
    lapels = symmetric((0, -168), (-18, -206), (-28, -205), (-24, -178), (-8, -148), (0, -148))
    drawing += path(lapels, dress.third, INK, LINE) + path("M0 -170V-150", None, INK, LINE)
    side = "".join(circle(-6, y, 2.4, GOLD, INK, HAIRLINE) for y in (-160, -152))
    side += "".join(circle(-9, y, 3, GOLD, INK, HAIRLINE) for y in (-130, -114, -98))
    side += path("M-40 -108L-22 -106V-98H-41Z", dress.second, INK, LINE)
    belt = symmetric((0, -154), (-34.5, -155), (-33, -142), (0, -141))
    return drawing + mirrored(side) + _belt(belt, -155, 14)


_OBER_HOLDS: Final = MappingProxyType({"C": sabre, "S": horn, "D": stein})


def _ober_hand(suit: str, dress: Dress) -> str:
    """Return the lowered hand of an Ober; Herz carries a shield before it."""
    cuff = path("M44 -162L66 -166L68 -156L46 -153Z", dress.third, INK, LINE)
    if suit == "H":
        return cuff + placed(shield(), 52, -134)
    return placed(_OBER_HOLDS[suit](), 56, -148) + cuff + placed(fist(), 56, -146)


def _ober(suit: str) -> str:
    dress = BAVARIAN_DRESSES[suit]
    hose = "M-5 -100H-26L-24 -50H-5ZM5 -100H26L24 -50H5Z"
    drawing = path(hose, dress.second, INK) + _boots()
    drawing += rod("M-30 -190C-52 -178 -58 -194 -56 -210", dress.main, 16) + _coat(dress)
    drawing += rod("M33 -188C54 -182 58 -168 56 -152", dress.main, 16) + _ober_hand(suit, dress)
    drawing += path("M-67 -206H-46L-47 -197H-66Z", dress.third, INK, LINE) + placed(fist(), -56, -213)
    return drawing + placed(head(bavarian_person("Q", suit)), 0, -236)


def _doublet(dress: Dress) -> str:
    """Return the short doublet of an Unter, in two colours."""
    outline = symmetric(
        (0, -206),
        (-20, -206),
        (-36, -204, -40, -190, -38, -176),
        (-32, -146),
        (-40, -104),
        (-28, -92),
        (-14, -104),
        (0, -92),
    )
    drawing = path(outline, dress.main, INK)
    right = "M0 -204H20C36 -204 40 -190 38 -176L32 -146L40 -104L28 -92L14 -104L0 -92Z"
    drawing += path(right, dress.second, INK)
    drawing += "".join(circle(0, y, 3, GOLD, INK, HAIRLINE) for y in (-176, -160))
    belt = symmetric((0, -150), (-33.5, -151), (-32.5, -140), (0, -139))
    return drawing + _belt(belt, -151, 12)


def _unter_holds(suit: str) -> str:
    if suit in "SH":
        return long_banner(suit)
    return long_halberd() if suit == "C" else trumpet()


def _unter(suit: str) -> str:
    dress = BAVARIAN_DRESSES[suit]
    drawing = _shoe(dress.second) + flipped(_shoe(dress.third)) + _doublet(dress)
    drawing += rod("M-33 -188C-48 -170 -54 -150 -55 -122", dress.second, 15)
    drawing += rod("M33 -188C54 -182 58 -168 56 -150", dress.main, 15)
    drawing += placed(_unter_holds(suit), 56, -146)
    drawing += path("M44 -160L66 -164L68 -154L46 -151Z", dress.third, INK, LINE) + placed(fist(), 56, -144)
    drawing += path("M-66 -126L-45 -124V-115L-66 -117Z", dress.third, INK, LINE) + placed(fist(), -56, -108)
    collar = symmetric((0, -196), (-6, -186), (-18, -184), (-32, -192), (-22, -206), (-10, -208), (0, -208))
    drawing += path(collar, dress.third, INK, LINE)
    return drawing + placed(head(bavarian_person("J", suit)), 0, -236)


_SCALE: Final = 0.965
_FEET: Final = (131, 319)


def _raised_sign(suit: str, x: float, y: float) -> str:
    """Return a rod from the hand at (x, y) that lifts the sign to the upper left."""
    return rod(f"M{numbers(x, y + 4)}L69 70", GOLD, 3.4) + bavarian_sign(suit, 68, 49, 48, line=4.2)


def _lowered_sign(suit: str, x: float, y: float) -> str:
    """Return a cord from the hand at (x, y) on which the sign hangs at the lower left."""
    cord = f"M{numbers(x, y)}C{numbers(x, y + 16, 71, y + 22)} 70 262"
    return rod(cord, GOLD, 3.4) + bavarian_sign(suit, 70, 280, 52, line=4.2)


def bavarian_court(rank: str, suit: str, language: str) -> str:
    """Return an Unter (J), an Ober (Q) or a King of the Bavarian deck."""
    figure = {"K": king_figure, "Q": _ober, "J": _unter}[rank](suit)
    x, feet = _FEET
    hand_x, hand_y = x - 56 * _SCALE, feet - (108 if rank == "J" else 213) * _SCALE
    sign = _lowered_sign if rank == "J" else _raised_sign
    meadow = path("M42 322C80 312 170 312 208 322V332H42Z", "#DCE3C4")
    meadow += path("M42 321C80 311 170 311 208 321", None, "#8C9B62", LINE)
    picture = meadow + sign(suit, hand_x, hand_y) + placed(figure, x, feet, _SCALE)
    return card(picture_window(picture) + bavarian_index(rank, suit, language))
