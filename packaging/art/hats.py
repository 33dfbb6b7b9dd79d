"""Hats of jacks, Unters and Obers; they sit on a head whose face is around (0, 0)."""

from __future__ import annotations

from dataclasses import dataclass

from art.palette import CREAM, GOLD, HAIRLINE, INK, LINE, RED
from art.svg import circle, path


@dataclass(frozen=True)
class Hat:
    """A hat: `beret`, `brim`, `tall`, `roll`, `wide` or `pointed`, its colour and that of its trimming."""

    shape: str
    colour: str
    trim: str


def hat(wanted: Hat) -> str:
    """Return the drawing of a hat."""
    draw = {
        "beret": _beret,
        "brim": _brim,
        "tall": _tall,
        "roll": _roll,
        "wide": _wide,
        "pointed": _pointed,
    }[wanted.shape]
    return draw(wanted.colour, wanted.trim)


def _feather(colour: str) -> str:
    quills = "M16 -38C32 -50 48 -46 56 -31M36 -46L39 -52M44 -42L49 -48M34 -44L40 -40"
    vane = path("M12 -40C30 -66 58 -58 60 -22C52 -38 36 -40 14 -34Z", colour, INK, LINE)
    return vane + path(quills, None, INK, HAIRLINE, opacity=0.7)


def _beret(colour: str, trim: str) -> str:
    """A soft cap with a badge and a feather."""
    drawing = _feather(trim)
    drawing += path(
        "M-30 -22C-40 -44 -14 -58 10 -54C34 -50 40 -32 29 -22C12 -30 -12 -30 -30 -22Z", colour, INK
    )
    drawing += path("M-31 -20C-12 -30 12 -30 30 -20L28 -29C10 -38 -12 -38 -30 -29Z", GOLD, INK, LINE)
    return drawing + circle(13, -33, 5, CREAM, INK, LINE) + circle(13, -33, 1.8, RED)


def _brim(colour: str, trim: str) -> str:
    """A cap with a turned-up golden brim and a feather."""
    drawing = _feather(trim)
    drawing += path("M-25 -28C-26 -52 -8 -58 4 -58C18 -58 26 -48 25 -28Z", colour, INK)
    brim = (
        "M-34 -18C-40 -28 -36 -40 -29 -42C-20 -34 -8 -30 4 -30C16 -30 26 -34 33 -40C39 -34 38 -24 33 -18"
        "C20 -26 -18 -26 -34 -18Z"
    )
    return drawing + path(brim, GOLD, INK)


def _tall(colour: str, trim: str) -> str:
    """A stiff cap, wider at the top, with slashes and a brooch."""
    drawing = path("M-28 -23L-34 -56C-14 -63 14 -63 34 -56L28 -23C12 -31 -12 -31 -28 -23Z", colour, INK)
    drawing += path("M-20 -52L-17 -37M-7 -55L-6 -40M7 -55L6 -40M20 -52L17 -37", None, trim, 4.6)
    drawing += path("M-29 -20C-12 -29 12 -29 29 -20L30 -30C12 -39 -12 -39 -30 -30Z", GOLD, INK, LINE)
    return drawing + circle(0, -31, 5, trim, INK, LINE) + circle(0, -31, 1.8, GOLD)


def _roll(colour: str, trim: str) -> str:
    """A chaperon: a padded roll with a cloth that falls beside the face."""
    drawing = path(
        "M26 -42C44 -44 47 -26 43 -8C41 4 45 14 40 22C34 16 30 6 31 -6C32 -16 31 -24 24 -28Z", trim, INK
    )
    drawing += path("M38 -34C40 -22 36 -6 39 10", None, INK, HAIRLINE, opacity=0.7)
    drawing += path("M-22 -36C-24 -56 -6 -64 4 -58C14 -62 26 -54 23 -36Z", trim, INK)
    roll = "M-33 -29C-37 -40 -28 -46 -18 -44C-6 -49 8 -49 18 -44C29 -46 37 -40 33 -29C30 -19 20 -20 14 -24C5 -27 -5 -27 -14 -24C-20 -20 -30 -19 -33 -29Z"
    drawing += path(roll, colour, INK)
    folds = "M-20 -43C-23 -37 -22 -30 -17 -24M-6 -46C-9 -40 -8 -33 -5 -27M8 -46C6 -40 6 -33 7 -27M20 -43C17 -37 18 -30 20 -24"
    return drawing + path(folds, None, INK, HAIRLINE)


def _wide(colour: str, trim: str) -> str:
    """A hat with a wide brim and a plume."""
    drawing = path("M-23 -32C-22 -50 -12 -56 2 -56C16 -56 24 -48 24 -32Z", colour, INK)
    drawing += path("M6 -38C20 -64 46 -64 56 -40C46 -46 34 -44 28 -36Z", trim, INK, LINE)
    drawing += path("M12 -38C24 -54 40 -56 50 -45", None, INK, HAIRLINE)
    drawing += path("M-24 -30C-12 -35 12 -35 25 -30L24 -38C12 -43 -12 -43 -24 -38Z", GOLD, INK, LINE)
    brim = "M-40 -25C-30 -35 -14 -32 0 -32C14 -32 32 -36 43 -26C32 -14 -30 -14 -40 -25Z"
    return drawing + path(brim, colour, INK)


def _pointed(colour: str, trim: str) -> str:
    """A hunter's hat with a tuft."""
    drawing = path("M14 -42C16 -58 24 -68 36 -66C42 -60 36 -46 24 -36Z", trim, INK, LINE)
    drawing += path("M18 -42L30 -60M22 -40L36 -55", None, INK, HAIRLINE)
    drawing += path("M-26 -28C-24 -44 -16 -58 -4 -60C2 -57 4 -57 9 -59C18 -52 24 -42 26 -28Z", colour, INK)
    drawing += path("M-26 -29C-12 -36 12 -36 26 -29L25 -37C12 -44 -12 -44 -24 -37Z", GOLD, INK, LINE)
    return drawing + path(
        "M-37 -22C-28 -33 -12 -31 0 -31C12 -31 28 -33 37 -22C26 -15 -26 -15 -37 -22Z", colour, INK
    )
