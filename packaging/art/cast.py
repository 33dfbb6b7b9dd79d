"""Who the courts are: the heads and the dresses of every suit."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from art.faces import BEARDED, Look
from art.hats import Hat
from art.heads import Head, King, Queen, Squire
from art.palette import BLUE, CREAM, FOUR_COLOURS, GOLD, GOLD_LIGHT, HAIR, NAVY, ORANGE, RED, TEAL, Palette

_LIPS: Final = "#BC5A4A"


@dataclass(frozen=True)
class Dress:
    """The colours of a dress."""

    main: str
    second: str
    third: str = CREAM


_FRENCH_DRESSES: Final = MappingProxyType(
    {"S": Dress(NAVY, RED), "H": Dress(RED, TEAL), "D": Dress(ORANGE, NAVY), "C": Dress(TEAL, RED)}
)
_FOUR_COLOUR_DRESSES: Final = MappingProxyType({"D": Dress(BLUE, RED), "C": Dress("#2E7446", RED)})

_KINGS: Final = MappingProxyType(
    {
        "S": King("black", "rays", RED, "point"),
        "H": King("grey", "leaves", TEAL, "round"),
        "D": King("ginger", "battlements", NAVY, "fork"),
        "C": King("brown", "arches", RED, "square"),
    }
)
_QUEENS: Final = MappingProxyType(
    {
        "S": Queen("black", "diadem"),
        "H": Queen("blond", "points"),
        "D": Queen("ginger", "scallops", braids=True),
        "C": Queen("brown", "round", braids=True),
    }
)
_JACKS: Final = MappingProxyType(
    {
        "S": ("black", "straight", "beret", Look(gaze=3.4, mouth="calm", stern=1.6, blush=False), "goatee"),
        "H": ("blond", "curls", "brim", Look(gaze=-2.6, mouth="smile", brow=HAIR["brown"]), None),
        "D": ("ginger", "short", "tall", Look(gaze=3, mouth="smirk", freckles=True, blush=False), None),
        "C": ("brown", "flipped", "roll", Look(gaze=-2.4, lips=_LIPS, blush=False), "moustache"),
    }
)


def french_dress(suit: str, palette: Palette) -> Dress:
    """Return the colours of a court; with four colours, diamonds are blue and clubs green."""
    if palette is FOUR_COLOURS and suit in _FOUR_COLOUR_DRESSES:
        return _FOUR_COLOUR_DRESSES[suit]
    return _FRENCH_DRESSES[suit]


def french_person(rank: str, suit: str, palette: Palette) -> Head:
    """Return the head of a French court card: J, Q or K."""
    dress = french_dress(suit, palette)
    if rank == "K":
        return replace(_KINGS[suit], lining=dress.second)
    if rank == "Q":
        return _QUEENS[suit]
    hair, cut, hat, look, beard = _JACKS[suit]
    return Squire(hair, cut, Hat(hat, dress.main, dress.second), look, beard)


BAVARIAN_DRESSES: Final = MappingProxyType(
    {
        "C": Dress("#8A5626", "#3C6B3C"),
        "S": Dress("#2E6B40", "#A63A2C"),
        "H": Dress(RED, NAVY, GOLD_LIGHT),
        "D": Dress("#C78A22", TEAL),
    }
)
_PLUMES: Final = MappingProxyType({"C": GOLD_LIGHT, "S": CREAM, "H": GOLD, "D": RED})
_BAVARIAN_KINGS: Final = MappingProxyType(
    {
        "C": ("brown", "arches", "square"),
        "S": ("grey", "leaves", "point"),
        "H": ("blond", "rays", "round"),
        "D": ("black", "battlements", "fork"),
    }
)
_OBERS: Final = MappingProxyType(
    {"C": ("brown", "pointed"), "S": ("blond", "wide"), "H": ("black", "wide"), "D": ("ginger", "pointed")}
)
_UNTERS: Final = MappingProxyType(
    {
        "C": ("ginger", "short", "brim", Look(gaze=3, mouth="smirk", freckles=True, blush=False), None),
        "S": ("brown", "flipped", "beret", Look(gaze=-2.4, lips=_LIPS, blush=False), "moustache"),
        "H": ("blond", "curls", "beret", Look(gaze=3, mouth="smile", brow=HAIR["brown"]), None),
        "D": ("black", "straight", "roll", Look(gaze=-2.6, mouth="calm", stern=1.2, blush=False), "goatee"),
    }
)


def bavarian_person(rank: str, suit: str) -> Head:
    """Return the head of a Bavarian court card: J (Unter), Q (Ober) or K."""
    dress, plume = BAVARIAN_DRESSES[suit], _PLUMES[suit]
    if rank == "K":
        hair, crown, beard = _BAVARIAN_KINGS[suit]
        return King(hair, crown, dress.second, beard)
    if rank == "Q":
        hair, shape = _OBERS[suit]
        return Squire(hair, "neck", Hat(shape, dress.second, plume), BEARDED, "hunter")
    hair, cut, shape, look, whiskers = _UNTERS[suit]
    return Squire(hair, cut, Hat(shape, dress.main, plume), look, whiskers)
