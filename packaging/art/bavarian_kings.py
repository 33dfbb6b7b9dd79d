"""Kings of the Bavarian deck, each in a robe of his own; feet on (0, 0), up is negative y."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from art.attributes import fist
from art.bavarian_attributes import great_sword, leaf_staff, long_sceptre, small_orb
from art.cast import BAVARIAN_DRESSES, Dress, bavarian_person
from art.courts import ermine_tails
from art.heads import head
from art.palette import CREAM, GOLD, GOLD_LIGHT, HAIRLINE, INK, LEATHER, LINE
from art.svg import circle, diamond, mirrored, path, placed, rod, symmetric

_MANTLE: Final = symmetric(
    (0, -206),
    (-26, -206),
    (-46, -200, -50, -170, -54, -130),
    (-58, -80, -66, -40, -70, -6),
    (-40, 2, -20, 0, 0, 0),
)
_CAPE: Final = symmetric(
    (0, -190),
    (-8, -196),
    (-16, -208),
    (-40, -206, -50, -186, -52, -170),
    (-36, -160, -14, -168, 0, -176),
)
_SHOES: Final = "M-22 0V-10H22V0C16 4 6 4 2 0H-2C-6 4 -16 4 -22 0Z"


def _ermine_cape() -> str:
    tails = ermine_tails(((-40, -186), (-26, -196), (-28, -178), (-13, -184)))
    return path(_CAPE, CREAM, INK) + mirrored(tails)


def _open_mantle(dress: Dress) -> str:
    """Eichel: an open mantle edged with ermine over a robe with golden stones."""
    drawing = path(_MANTLE, dress.main, INK)
    robe = symmetric((0, -206), (-10, -204), (-16, -150, -22, -70, -27, -2), (-14, 0, -8, 0, 0, 0))
    drawing += path(robe, dress.second, INK)
    for y in (-130, -106, -82, -58, -34):
        drawing += path(diamond(0, y, 7, 9), GOLD, INK, HAIRLINE)
    edge = "M-10 -205L-20 -203C-24 -150 -32 -70 -38 -1L-27 -2C-22 -70 -16 -150 -10 -205Z"
    hem = "M-69 -20C-58 -14 -48 -14 -37 -16L-38 0C-50 1 -60 -2 -71 -6Z"
    tails = ermine_tails(((-63, -13), (-53, -11), (-44, -11)))
    return drawing + mirrored(path(edge, CREAM, INK, LINE) + path(hem, CREAM, INK, LINE) + tails)


def _closed_mantle(dress: Dress) -> str:
    """Gras: a mantle closed with golden clasps, embroidered with leaves, with a broad red hem."""
    drawing = path(_MANTLE, dress.main, INK)
    hem = symmetric((0, -30), (-40, -29, -56, -31, -65, -37), (-70, -6), (-40, 2, -20, 0, 0, 0))
    drawing += path(hem, dress.second, INK, LINE)
    drawing += path("M-66 -28C-50 -22 -20 -21 0 -21C20 -21 50 -22 66 -28", None, GOLD, 3)
    drawing += path("M0 -172V0", None, INK, LINE)
    for y in (-142, -114, -86, -58):
        drawing += path(f"M-9 {y}H9", None, INK, 8) + path(f"M-9 {y}H9", None, GOLD, 4.4)
    leaf = path(symmetric((0, -13), (-3, -7, -11, -4, -11, 3), (-11, 9, -5, 10, 0, 6)), "#83BC7E")
    leaf += path("M0 -6V14", None, "#83BC7E", LINE)
    leaves = "".join(placed(leaf, x, y) for x, y in ((-27, -140), (-40, -110), (-25, -86), (-45, -62)))
    return drawing + mirrored(leaves)


def _cloak_and_tunic(dress: Dress) -> str:
    """Herz: a cloak thrown back, a knee-long tunic with a belt, boots."""
    drawing = path(_MANTLE, dress.main, INK)
    lining = symmetric((0, -200), (-34, -196), (-44, -140, -46, -60, -50, -2), (-30, 0, -10, 0, 0, 0))
    drawing += path(lining, "#7E1F1B", INK, LINE)
    leg = path("M-4 -62H-25L-23 -44H-5Z", CREAM, INK, LINE)
    leg += path("M-4 -46L-26 -46L-23 -12C-34 -9 -36 -2 -34 3H-4Z", LEATHER, INK)
    leg += path("M-28 -48H-3L-4 -36H-26Z", GOLD, INK, LINE)
    tunic = symmetric(
        (0, -206),
        (-24, -206),
        (-34, -190, -35, -165, -29, -136),
        (-40, -64),
        (-24, -58, -12, -57, 0, -57),
    )
    drawing += mirrored(leg) + path(tunic, dress.second, INK)
    hem = symmetric((0, -68), (-12, -68, -26, -69, -38.8, -75), (-40, -64), (-24, -58, -12, -57, 0, -57))
    drawing += path(hem, GOLD, INK, LINE)
    drawing += mirrored(path("M-11 -126L-15 -70M-20 -126L-28 -72", None, GOLD_LIGHT, LINE))
    belt = symmetric((0, -143), (-30, -144), (-29.5, -132), (0, -131))
    drawing += path(belt, LEATHER, INK, LINE) + path(diamond(0, -137, 8, 8), GOLD, INK, LINE)
    edge = mirrored(path("M-33 -160C-42 -110 -45 -50 -49 -2", None, CREAM, 3.4))
    return drawing + edge


def _stole(dress: Dress) -> str:
    """Schellen: a long robe of brocade with a stole that crosses it."""
    drawing = path(_MANTLE, dress.main, INK)
    rings = (
        (38, -140),
        (22, -112),
        (44, -104),
        (30, -74),
        (52, -62),
        (14, -44),
        (40, -36),
        (-40, -118),
        (-48, -80),
    )
    drawing += "".join(circle(x, y, 4.6, None, "#8A5A0C", LINE) for x, y in rings)
    hem = symmetric((0, -18), (-40, -17, -56, -19, -67.5, -25), (-70, -6), (-40, 2, -20, 0, 0, 0))
    drawing += path(hem, CREAM, INK, LINE)
    tails = ermine_tails(((-56, -15), (-42, -12), (-28, -11), (-14, -11)))
    drawing += mirrored(tails) + ermine_tails(((0, -11),))
    band = "M18 -186L42 -180C30 -110 2 -50 -24 -8L-58 -12C-24 -60 6 -120 18 -186Z"
    drawing += path(band, dress.second, INK)
    for x, y in ((25, -150), (13, -116), (-3, -84), (-21, -54), (-38, -28)):
        drawing += path(diamond(x, y, 6.5, 8.5), GOLD_LIGHT, INK, HAIRLINE)
    return drawing


def _coloured_cape(colour: str) -> str:
    """Return a cape with a golden edge and pearls."""
    drawing = path(_CAPE, colour, INK)
    drawing += path("M-50 -173C-36 -164 -14 -171 0 -179C14 -171 36 -164 50 -173", None, GOLD, 3.4)
    pearls = "".join(
        circle(x, y, 2.6, CREAM, INK, HAIRLINE) for x, y in ((-42, -184), (-31, -180), (-19, -183))
    )
    return drawing + mirrored(pearls)


def _collar_and_chain() -> str:
    """Return a narrow collar of ermine and a chain of office."""
    collar = symmetric(
        (0, -188), (-9, -197), (-16, -208), (-34, -205, -40, -196, -42, -186), (-28, -184, -12, -180, 0, -172)
    )
    drawing = path("M-28 -186C-24 -162 -10 -154 0 -152C10 -154 24 -162 28 -186", None, INK, 6.4)
    drawing += path("M-28 -186C-24 -162 -10 -154 0 -152C10 -154 24 -162 28 -186", None, GOLD, 3)
    drawing += circle(0, -152, 6.4, GOLD_LIGHT, INK, LINE)
    drawing += path(collar, CREAM, INK)
    return drawing + mirrored(ermine_tails(((-31, -199), (-21, -195), (-10, -188))))


_ROBES: Final = MappingProxyType({"C": _open_mantle, "S": _closed_mantle, "H": _cloak_and_tunic, "D": _stole})
_HELD: Final = MappingProxyType({"C": long_sceptre, "S": leaf_staff, "H": great_sword, "D": small_orb})


def _cape(suit: str, dress: Dress) -> str:
    if suit == "H":
        return _collar_and_chain()
    return _ermine_cape() if suit == "C" else _coloured_cape(dress.second)


def king_figure(suit: str) -> str:
    """Return a standing king; the left hand is raised to (-56, -213)."""
    dress = BAVARIAN_DRESSES[suit]
    drawing = path(_SHOES, INK, INK, LINE)
    drawing += rod("M-32 -186C-52 -176 -58 -190 -56 -208", dress.main, 17)
    drawing += _ROBES[suit](dress)
    drawing += rod("M36 -182C56 -176 58 -166 56 -152", dress.main, 17)
    drawing += placed(_HELD[suit](), 56, -148) + placed(fist(), 56, -148)
    drawing += _cape(suit, dress) + placed(fist(), -56, -213)
    return drawing + placed(head(bavarian_person("K", suit)), 0, -240)
