"""The jokers."""

from __future__ import annotations

import math

from art.courts import double_ended, sash_y
from art.frame import INDEX_X, card_svg, turned_twice
from art.glyphs import outlined
from art.heads import face
from art.palette import CREAM, GOLD, GOLD_L, HAIRLINE, INK, LINE, NAVY, RED, TEAL
from art.suits import STAR
from art.svg import circle, ellipse, group, num, path


def joker_half(main: str, second: str) -> str:
    e = path(f"M-83 {num(sash_y(-83))} L-83 -14 C-72 -36 -46 -46 -18 -52 L0 -52 L0 0Z", main, INK)
    e += path(f"M83 {num(sash_y(83))} L83 -14 C72 -36 46 -46 18 -52 L0 -52 L0 0Z", second, INK)
    for x, y in ((-58, -16), (-36, -20)):
        e += path(f"M{x} {y - 10} l7 10 l-7 10 l-7 -10z", GOLD_L, INK, HAIRLINE)
        e += path(f"M{-x} {y - 10} l7 10 l-7 10 l-7 -10z", CREAM, INK, HAIRLINE)
    # ruff: points alternately coloured, each with a bell
    pt = lambda a, rx, ry: (rx * math.cos(math.radians(a)), -60 + ry * math.sin(math.radians(a)))
    m = 7
    for k in (0, 6, 1, 5, 2, 4, 3):
        a0, a1 = 176 - 172 * k / m, 176 - 172 * (k + 1) / m
        (x0, y0), (x1, y1), (x2, y2) = pt(a0 + 3, 18, 7), pt((a0 + a1) / 2, 62, 44), pt(a1 - 3, 18, 7)
        (bx, by), (cx, cy) = pt(a0, 42, 27), pt(a1, 42, 27)
        e += path(
            f"M{num(x0)} {num(y0)} L{num(bx)} {num(by)} L{num(x1)} {num(y1)} L{num(cx)} {num(cy)} L{num(x2)} {num(y2)}Z",
            (CREAM, GOLD_L)[k % 2],
            INK,
            LINE,
        )
        e += circle(x1, y1, 3.8, GOLD, INK, LINE)
    e += ellipse(0, -60, 21, 9, second, INK)
    h = face(dx=-2, lips=None, brow=INK)
    h += path("M-10 16.5 Q-2 25 8 16 Q-1 20 -10 16.5Z", RED, INK, HAIRLINE)
    # hood with three horns
    h += path(
        "M-23 8 C-27 -10 -24 -18 0 -18 C24 -18 27 -10 23 8 C31 -4 31 -22 24 -30 L-24 -30 C-31 -22 -31 -4 -23 8Z",
        second,
        INK,
    )
    h += path(
        "M-24 -28 C-34 -44 -58 -44 -60 -10 C-50 -22 -40 -18 -26 -8 C-26 -18 -22 -22 -14 -25Z", main, INK
    )
    h += path("M24 -28 C34 -44 58 -44 60 -10 C50 -22 40 -18 26 -8 C26 -18 22 -22 14 -25Z", second, INK)
    h += path(
        "M-25 -26 C-22 -46 -12 -54 6 -58 C4 -48 14 -46 18 -42 C22 -38 24 -32 25 -26 C10 -32 -10 -32 -25 -26Z",
        GOLD,
        INK,
    )
    h += path("M-27 -20 C-12 -29 12 -29 27 -20 L26 -28 C12 -37 -12 -37 -26 -28Z", CREAM, INK, LINE)
    for x, y in ((-60, -7), (60, -7), (8, -60)):
        h += circle(x, y, 5.6, GOLD, INK, LINE) + path(f"M{x} {y + 1} l0 3.4", None, INK, HAIRLINE)
    e += group(h, 0, -88)
    return e


def joker(red: bool = True) -> str:
    main, second, col = (RED, TEAL, RED) if red else (NAVY, TEAL, INK)
    e = double_ended(joker_half(main, second))
    star = lambda y, k: group(path(STAR, col), INDEX_X, y, k)
    return card_svg(
        e
        + turned_twice(
            star(34, 0.31)
            + "".join(outlined(c, INDEX_X, 60 + 17 * i, 12.5, 20, col, "Bold") for i, c in enumerate("JOKER"))
        )
    )
