"""The jokers."""

from __future__ import annotations

import math

from art.courts import double_ended, tunic
from art.faces import Look, face
from art.frame import INDEX_X, card, turned_twice
from art.glyphs import lettering
from art.large import INDEX_X as LARGE_INDEX_X
from art.large import large_card
from art.palette import CREAM, GOLD, GOLD_LIGHT, HAIRLINE, INK, LINE, NAVY, RED, TEAL
from art.suits import STAR
from art.svg import circle, diamond, ellipse, path, placed, polygon

_POINTS = 7
"""Points of the ruff."""
_DRAWN = (0, 6, 1, 5, 2, 4, 3)
"""The order in which the points are drawn: from the outside, the middle one on top."""


def _around_neck(degrees: float, radius_x: float, radius_y: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return radius_x * math.cos(angle), -60 + radius_y * math.sin(angle)


def _ruff() -> str:
    """Return a ruff whose points have alternate colours and each a bell."""
    drawing = ""
    for point in _DRAWN:
        start, end = 176 - 172 * point / _POINTS, 176 - 172 * (point + 1) / _POINTS
        tip = _around_neck((start + end) / 2, 62, 44)
        outline = polygon(
            _around_neck(start + 3, 18, 7),
            _around_neck(start, 42, 27),
            tip,
            _around_neck(end, 42, 27),
            _around_neck(end - 3, 18, 7),
        )
        drawing += path(outline, CREAM if point % 2 == 0 else GOLD_LIGHT, INK, LINE)
        drawing += circle(*tip, 3.8, GOLD, INK, LINE)
    return drawing


def _head(main: str, second: str) -> str:
    """Return a laughing face in a hood with three horns."""
    drawing = face(Look(gaze=-2, mouth=None))
    drawing += path("M-10 16.5Q-2 25 8 16Q-1 20 -10 16.5Z", RED, INK, HAIRLINE)
    hood = "M-23 8C-27 -10 -24 -18 0 -18C24 -18 27 -10 23 8C31 -4 31 -22 24 -30H-24C-31 -22 -31 -4 -23 8Z"
    drawing += path(hood, second, INK)
    left = "M-24 -28C-34 -44 -58 -44 -60 -10C-50 -22 -40 -18 -26 -8C-26 -18 -22 -22 -14 -25Z"
    right = "M24 -28C34 -44 58 -44 60 -10C50 -22 40 -18 26 -8C26 -18 22 -22 14 -25Z"
    middle = "M-25 -26C-22 -46 -12 -54 6 -58C4 -48 14 -46 18 -42C22 -38 24 -32 25 -26C10 -32 -10 -32 -25 -26Z"
    drawing += path(left, main, INK) + path(right, second, INK) + path(middle, GOLD, INK)
    drawing += path("M-27 -20C-12 -29 12 -29 27 -20L26 -28C12 -37 -12 -37 -26 -28Z", CREAM, INK, LINE)
    for x, y in ((-60, -7), (60, -7), (8, -60)):
        drawing += circle(x, y, 5.6, GOLD, INK, LINE) + path(f"M{x} {y + 1}v3.4", None, INK, HAIRLINE)
    return drawing


def _half(main: str, second: str) -> str:
    drawing = tunic(main, second)
    for x, y in ((58, -16), (36, -20)):
        drawing += path(diamond(-x, y, 7, 10), GOLD_LIGHT, INK, HAIRLINE)
        drawing += path(diamond(x, y, 7, 10), CREAM, INK, HAIRLINE)
    drawing += _ruff() + ellipse(0, -60, 21, 9, second, INK)
    return drawing + placed(_head(main, second), 0, -88)


def _colours(red: bool) -> tuple[str, str]:
    """Return the colours of half the dress and of the index."""
    return (RED, RED) if red else (NAVY, INK)


def _word(x: float, top: float, height: float, colour: str) -> str:
    """Return the word JOKER from top to bottom; it is the same in every language."""
    return "".join(
        lettering(letter, x, top + 1.36 * height * line, height, 1.6 * height, colour, bold=True)
        for line, letter in enumerate("JOKER")
    )


def joker(*, red: bool) -> str:
    """Return the red or the black joker; its index is a star and the word."""
    main, colour = _colours(red)
    mark = placed(path(STAR, colour), INDEX_X, 34, 0.31) + _word(INDEX_X, 60, 12.5, colour)
    return card(double_ended(_half(main, TEAL)) + turned_twice(mark))


def large_joker(*, red: bool) -> str:
    """Return the joker with large indices."""
    main, colour = _colours(red)
    corner = placed(path(STAR, colour), LARGE_INDEX_X, 48, 0.6) + _word(LARGE_INDEX_X, 86, 14.6, colour)
    return large_card(corner, placed(_head(main, TEAL), 0, 14, 0.92))
