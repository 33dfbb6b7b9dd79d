"""Animals of the Bavarian deck; the middle of the body is (0, 0)."""

from __future__ import annotations

from art.palette import CONTOUR, CREAM, HAIRLINE, INK, LINE
from art.svg import circle, ellipse, path

_COAT, _DARK, _SNOUT = "#6A4A33", "#4A3426", "#C99B7C"


def boar() -> str:
    """Return a boar that runs to the left, 124 wide."""
    drawing = path("M-30 12L-40 42H-29L-18 18ZM34 12L46 42H35L22 18Z", _DARK, INK, LINE)
    drawing += path("M50 -10C60 -14 62 -4 57 -4C52 -4 54 -12 62 -15", None, INK, 3)
    bristles = (
        "M-36 -22L-35 -34L-27 -30L-24 -42L-15 -36L-10 -46L-1 -39L6 -47L13 -39L22 -44L27 -34L37 -36L39 -26"
        "L47 -24L46 -12Z"
    )
    drawing += path(bristles, _DARK, INK, LINE)
    body = (
        "M-60 9C-66 6 -66 -4 -59 -6L-46 -13C-42 -25 -28 -34 -8 -35C16 -36 40 -30 50 -14C56 -3 54 10 48 18"
        "L40 42H28L26 22C14 27 -2 27 -12 23L-20 42H-32L-30 19C-38 18 -44 16 -48 12C-52 12 -56 11 -60 9Z"
    )
    drawing += path(body, _COAT, INK, CONTOUR)
    drawing += path("M26 20C36 16 40 6 36 -6M-14 -20C-8 -10 -8 4 -14 16", None, _DARK, LINE)
    drawing += path("M-32 -20C-34 -30 -28 -36 -20 -36C-17 -28 -20 -20 -27 -16Z", _COAT, INK, LINE)
    drawing += (
        ellipse(-61, 1.5, 4.6, 7.6, _SNOUT, INK, LINE)
        + circle(-42, -7, 2.5, CREAM)
        + circle(-42.4, -7, 1.5, INK)
    )
    drawing += path("M-50 9C-54 4 -54 -4 -50 -8C-48 -3 -47 2 -45 7Z", CREAM, INK, HAIRLINE)
    return drawing + path("M-58 9C-52 12 -48 11 -44 8", None, INK, LINE)
