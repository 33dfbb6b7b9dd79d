"""Heads of kings, queens, jacks and Obers; the middle of the face is (0, 0), the chin at y = 31."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from art.crowns import king_crown, queen_crown
from art.faces import BEARDED, Look, face
from art.hats import Hat, hat
from art.palette import HAIR, HAIRLINE, INK, LINE, SHADE, SKIN, WHITE
from art.svg import circle, ellipse, mirrored, path, placed, symmetric


@dataclass(frozen=True)
class King:
    """A king's head: colour of hair, crown (see `crowns`), its lining, and beard."""

    hair: str
    crown: str
    lining: str
    beard: str


@dataclass(frozen=True)
class Queen:
    """A queen's head: colour of hair, crown (see `crowns`), and whether the hair is braided."""

    hair: str
    crown: str
    braids: bool = False


@dataclass(frozen=True)
class Squire:
    """The head of a jack, an Unter or an Ober: colour and cut of the hair, hat, look and beard.

    Cuts are `straight`, `curls`, `short`, `flipped` and `neck`; beards `goatee`, `moustache`, `hunter` (moustache
    and tuft) and None.
    """

    hair: str
    cut: str
    hat: Hat
    look: Look
    beard: str | None = None


Head = King | Queen | Squire


def head(person: Head) -> str:
    """Return the drawing of a head."""
    if isinstance(person, King):
        return _king(person)
    if isinstance(person, Queen):
        return _queen(person)
    return _squire(person)


def _strands(data: str, hair: str) -> str:
    """Return fine lines in hair, light in dark hair."""
    return path(data, None, WHITE if hair in {"black", "brown"} else INK, HAIRLINE, opacity=0.5)


_BEARDS: Final = MappingProxyType(
    {
        "point": ((-27, 20, -15, 42, 0, 56),),
        "round": ((-28, 22, -22, 46, 0, 47),),
        "square": ((-25, 14, -24, 30, -21, 48), (-12, 52), (-6, 46), (0, 52)),
        "fork": ((-28, 18, -22, 42, -10, 56), (-6, 54, -2, 48, 0, 42)),
    }
)


def _king(king: King) -> str:
    colour = HAIR[king.hair]
    locks = symmetric(
        (0, -30),
        (-26, -30, -34, -18, -33, -2),
        (-40, 4, -40, 16, -33, 18),
        (-40, 24, -37, 36, -27, 34),
        (-20, 33, -19, 26, -19, 18),
        (0, 18),
    )
    curls = "M-28 -14C-31 -6 -28 0 -24 4M-29 20C-26 22 -23 20 -22 16M28 -14C31 -6 28 0 24 4M29 20C26 22 23 20 22 16"
    drawing = path(locks, colour, INK) + _strands(curls, king.hair) + face(BEARDED)
    drawing += path(symmetric((0, 13), (-8, 12, -15, 8, -21.5, -8), *_BEARDS[king.beard]), colour, INK)
    drawing += _strands("M0 30V40M-8 29Q-10 36 -8 42M8 29Q10 36 8 42", king.hair)
    drawing += path("M-5 21Q-2.5 25.5 2 21.6Z", "#B2483C")
    moustache = symmetric((0, 12), (-6, 9.6, -13, 13, -19, 23), (-11, 24, -3, 22, 0, 17))
    drawing += placed(path(moustache, colour, INK, LINE), -2)
    return drawing + king_crown(king.crown, king.lining)


def _queen(queen: Queen) -> str:
    colour = HAIR[queen.hair]
    if queen.braids:
        drawing = path(symmetric((0, -38), (-26, -38, -30, -20, -28, -8), (-28, 10), (0, 16)), colour, INK)
    else:
        waves = symmetric(
            (0, -38),
            (-30, -38, -34, -14, -32, 6),
            (-31, 20, -42, 30, -38, 46),
            (-28, 52, -18, 42, -17, 28),
            (0, 28),
        )
        drawing = path(waves, colour, INK)
        drawing += _strands("M-27 0C-28 18 -34 26 -31 38M27 0C28 18 34 26 31 38", queen.hair)
    drawing += face(Look(brow=HAIR["brown"] if queen.hair == "blond" else INK))
    parting = symmetric((0, -36), (-18, -36, -28, -26, -25, 4), (-21, -8, -14, -20, 0, -25))
    drawing += path(parting, colour, INK, LINE)
    if queen.braids:
        for x in (-26, 26):
            drawing += circle(x, 6, 11, colour, INK) + placed(
                _strands("M-5 0A5 5 0 1 1 0 5", queen.hair), x, 6
            )
    return drawing + queen_crown(queen.crown)


_BACKS: Final = MappingProxyType(
    {
        "straight": symmetric(
            (0, -32),
            (-26, -32, -33, -16, -32, 6),
            (-32, 16, -34, 24, -34, 34),
            (-28, 37, -20, 34, -17, 28),
            (-17, 14),
            (0, 14),
        ),
        "flipped": symmetric(
            (0, -32),
            (-26, -32, -31, -16, -29, 4),
            (-29, 12, -34, 16, -42, 15),
            (-40, 26, -28, 31, -18, 24),
            (-17, 12),
            (0, 12),
        ),
        "short": symmetric((0, -34), (-22, -34, -28, -22, -27, -6), (-25, 0), (0, 4)),
        "neck": symmetric(
            (0, -32),
            (-24, -32, -30, -18, -29, 2),
            (-30, 14, -31, 20, -25, 22),
            (-19, 20, -18, 12, -17, 6),
            (0, 6),
        ),
    }
)
"""Hair behind the face, by cut; curls are drawn one by one."""
_STRANDS: Final = MappingProxyType(
    {
        "straight": "M-26 -4C-27 10 -28 18 -28 30M26 -4C27 10 28 18 28 30",
        "flipped": "M-25 0C-25 12 -29 18 -36 19M25 0C25 12 29 18 36 19",
    }
)
_FRINGES: Final = MappingProxyType(
    {
        "straight": (
            "M-23 -4C-22 -10 -20 -14 -17 -15C-6 -12 8 -12 18 -17C21 -14 22 -10 23 -4C27 -20 22 -32 0 -32"
            "C-22 -32 -27 -20 -23 -4Z"
        ),
        "flipped": symmetric((0, -18), (-8, -18, -17, -14, -23, 0), (-28, -20, -22, -34, 0, -34)),
        "short": (
            "M-23 -4C-22 -12 -20 -15 -14 -17C-4 -14 12 -14 20 -18C22 -14 22 -9 23 -4C27 -20 22 -32 0 -32"
            "C-22 -32 -27 -20 -23 -4Z"
        ),
    }
)
"""Hair on the forehead, by cut; a hat covers the rest."""
_CURLS: Final = ((-25, -20), (-30, -9), (-30, 3), (-31, 15), (-28, 26))
_FRINGE_CURLS: Final = ((-17, -21), (-7, -23), (4, -23), (14, -22))


def _curls(places: Sequence[tuple[float, float]], radius: float, colour: str) -> str:
    """Return curls that touch each other, with one contour around them all."""
    contour = "".join(circle(x, y, radius + 1.2, INK) for x, y in places)
    fill = "".join(circle(x, y, radius - 1.2, colour) for x, y in places)
    marks = "".join(path(f"M{x - 2} {y + 3}a3.4 3.4 0 1 1 4.6 -2", None, INK, HAIRLINE) for x, y in places)
    return contour + fill + marks


def _back_hair(cut: str, hair: str) -> str:
    if cut == "curls":
        return mirrored(_curls(_CURLS, 8.4, HAIR[hair]))
    drawing = path(_BACKS[cut], HAIR[hair], INK)
    if cut in _STRANDS:
        drawing += _strands(_STRANDS[cut], hair)
    if cut == "short":
        ear = ellipse(-23, 3, 5, 7.5, SKIN, INK, LINE) + path("M-24 0C-26 2 -25 6 -23 7", None, SHADE, LINE)
        drawing += mirrored(ear)
    return drawing


def _front_hair(cut: str, hair: str) -> str:
    if cut == "curls":
        return _curls(_FRINGE_CURLS, 7, HAIR[hair])
    return path(_FRINGES[cut], HAIR[hair], INK, LINE) if cut in _FRINGES else ""


def _beard(beard: str, hair: str, x: float) -> str:
    colour = HAIR[hair]
    if beard == "goatee":
        tuft = symmetric((0, 23), (-5, 23.6), (-7, 28, -5, 36, 0, 42))
        return placed(path(tuft, colour, INK, LINE), x * 0.5)
    if beard == "moustache":
        whiskers = symmetric((0, 13.4), (-4, 11.6, -9, 13.6, -15, 9), (-14, 17, -5, 19, 0, 16.4))
        return placed(path(whiskers, colour, INK, HAIRLINE), x)
    drawing = path("M-5 21Q-2.5 25 2 21.6Z", "#B2483C")
    whiskers = symmetric((0, 12), (-6, 9.6, -14, 14, -24, 8), (-22, 20, -8, 24, 0, 17))
    drawing += placed(path(whiskers, colour, INK, LINE), -2)
    return drawing + path("M-6 27L2 27L-2 38Z", colour, INK, LINE)


def _squire(squire: Squire) -> str:
    drawing = _back_hair(squire.cut, squire.hair) + face(squire.look)
    if squire.beard:
        drawing += _beard(squire.beard, squire.hair, squire.look.gaze)
    return drawing + _front_hair(squire.cut, squire.hair) + hat(squire.hat)
