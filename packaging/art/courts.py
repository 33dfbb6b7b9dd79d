"""French courts: two turned halves, a sash over the seam."""

from __future__ import annotations

import math

from art.attributes import (
    axe,
    candle,
    fist,
    gonfalon,
    halberd,
    hand_mirror,
    horn,
    moon,
    orb,
    rose,
    sceptre,
    sword,
    twig,
)
from art.frame import card_svg, french_index, picture_panel
from art.heads import jack_head, king_head, queen_head
from art.palette import CREAM, GOLD, GOLD_L, HAIRLINE, INK, LINE, NAVY, RED, SKIN, SUIT4, TEAL, Palette
from art.suits import french_pip
from art.svg import circle, group, mirrored, num, path, symmetric

SLOPE = 0.16  # the sash that divides the two ends


def sash_y(x: float) -> float:
    return -SLOPE * x


def mantle(col: str) -> str:
    return path(
        f"M-83 {num(sash_y(-83))} L-83 -18 C-74 -40 -46 -50 -18 -54 L18 -54 C46 -50 74 -40 83 -18 L83 {num(sash_y(83))}Z",
        col,
        INK,
    )


def court_half(rank: str, s: str, pal: Palette) -> str:
    four = pal is SUIT4
    main, second, third = {
        "S": (NAVY, RED, GOLD),
        "H": (RED, TEAL, GOLD),
        "D": ("#C0512B", NAVY, GOLD),
        "C": (TEAL, RED, GOLD),
    }[s]
    if four and s == "D":
        main, second = "#2C66A6", RED
    if four and s == "C":
        main, second = "#2E7446", RED
    scol = pal[s]
    e = ""
    if rank == "K":
        hair, style, beard = {
            "S": ("black", 0, "point"),
            "H": ("grey", 1, "round"),
            "D": ("ginger", 3, "fork"),
            "C": ("brown", 2, "square"),
        }[s]
        e += mantle(main)
        # front: gold panel with diamonds
        e += path(f"M-15 -54 L15 -54 L20 {num(sash_y(20))} L-20 {num(sash_y(-20))}Z", GOLD, INK)
        for y in (-22, -8):
            e += path(f"M0 {y - 7} L6 {y} L0 {y + 7} L-6 {y}Z", second, INK, HAIRLINE)
        # ermine
        e += mirrored(
            path(
                "M-8 -58 L-22 -60 C-44 -56 -62 -46 -70 -28 C-56 -26 -42 -20 -30 -8 C-24 -22 -16 -34 -6 -44Z",
                CREAM,
                INK,
            )
            + "".join(
                path(f"M{x} {y} l-2.6 7 l5.2 0z", INK)
                for x, y in ((-27, -47), (-44, -42), (-57, -36), (-36, -29), (-23, -35))
            )
        )
        e += group(king_head(hair, second, style, beard), 0, -91)
        att = {"S": sword(), "H": sceptre("H", scol), "D": axe(), "C": orb()}[s]
    elif rank == "Q":
        hair, style = {"S": ("black", 2), "H": ("blond", 0), "D": ("ginger", 1), "C": ("brown", 3)}[s]
        # standing fan collar
        k, r = 9, 66
        for i in range(k):
            a0, a1 = [math.radians(-90 - 84 + 168 * (i + t) / k) for t in (0, 1)]
            am = (a0 + a1) / 2
            e += path(
                f"M0 0 L{num(r * math.cos(a0))} {num(r * math.sin(a0))} Q{num((r + 11) * math.cos(am))} {num((r + 11) * math.sin(am))} {num(r * math.cos(a1))} {num(r * math.sin(a1))}Z",
                (CREAM, GOLD_L)[i % 2],
                INK,
                LINE,
            )
        e = group(e, 0, -50) + path("M-27 -78 L27 -78 L36 -46 L-36 -46Z", "#E6D3A6")
        e += path(
            f"M-83 {num(sash_y(-83))} L-83 -12 C-76 -32 -56 -46 -30 -48 L30 -48 C56 -46 76 -32 83 -12 L83 {num(sash_y(83))}Z",
            main,
            INK,
        )
        e += mirrored(path("M-80 -14 C-68 -14 -56 -8 -50 4 M-72 -28 C-58 -28 -44 -18 -40 2", None, GOLD, 3.4))
        # neckline
        e += path(
            "M-10 -66 L10 -66 L12 -48 C20 -46 26 -44 30 -46 C24 -26 12 -14 0 -10 C-12 -14 -24 -26 -30 -46 C-26 -44 -20 -46 -12 -48Z",
            SKIN,
            INK,
        )
        e += path("M-34 -47 C-28 -26 -14 -12 0 -7 C14 -12 28 -26 34 -47", None, INK, 8) + path(
            "M-34 -47 C-28 -26 -14 -12 0 -7 C14 -12 28 -26 34 -47", None, GOLD, 4
        )
        e += path("M-15 -46 Q0 -30 15 -46", None, INK, LINE)
        e += group(queen_head(hair, main, style), 0, -91)
        e += french_pip(s, 0, -32, 17, scol)
        att = {"S": moon(), "H": rose(RED), "D": hand_mirror(main), "C": twig("C", scol)}[s]
    else:
        hair, style = {"S": ("black", 0), "H": ("blond", 1), "D": ("ginger", 2), "C": ("brown", 3)}[s]
        e += path(f"M-83 {num(sash_y(-83))} L-83 -14 C-72 -36 -46 -46 -18 -52 L0 -52 L0 0Z", main, INK)
        e += path(f"M83 {num(sash_y(83))} L83 -14 C72 -36 46 -46 18 -52 L0 -52 L0 0Z", second, INK)
        e += path(
            f"M-62 -33 L-50 {num(sash_y(-50))} M-42 -42 L-30 {num(sash_y(-30))}", None, GOLD, 4.4, cap="butt"
        )
        e += path("M-3.6 -46 L3.6 -46 L3.6 0 L-3.6 0Z", CREAM, INK, HAIRLINE)
        for y in (-24, -11):
            e += circle(0, y, 3.4, GOLD, INK, LINE)
        # zigzag collar
        e += path(
            symmetric(
                (0, -62),
                (-22, -64),
                (-44, -44),
                (-34, -42),
                (-32, -31),
                (-21, -37),
                (-14, -26),
                (-7, -36),
                (0, -28),
            ),
            CREAM,
            INK,
        )
        e += path("M-9 -66 L9 -66 L13 -56 L0 -46 L-13 -56Z", SKIN, INK, LINE)
        e += group(jack_head(hair, main, second, style, s != "D"), 0, -91)
        att = {
            "S": halberd(),
            "H": horn(),
            "D": gonfalon(CREAM, lambda x, y, h: french_pip("D", x, y, h + 3, scol)),
            "C": candle(),
        }[s]
    # the hand and what it holds
    hx, hy = (57 if rank == "Q" else 61), -25
    cuff = path(
        f"M{hx - 13} -13 L{hx + 13} -13 L{hx + 17} {num(sash_y(hx + 17) + 4)} L{hx - 17} {num(sash_y(hx - 17) + 4)}Z",
        GOLD,
        INK,
    )
    e += group(att, hx, hy) + cuff + group(fist(GOLD), hx, hy)
    # suit mark
    e += french_pip(s, -62, -131, 32, scol)
    return e


def sash(main: str, second: str) -> str:
    y0, y1 = sash_y(-83), sash_y(83)
    e = path(f"M-84 {num(y0 - 8)} L84 {num(y1 - 8)} L84 {num(y1 + 8)} L-84 {num(y0 + 8)}Z", INK)
    e += path(f"M-84 {num(y0 - 5.6)} L84 {num(y1 - 5.6)} L84 {num(y1 + 5.6)} L-84 {num(y0 + 5.6)}Z", GOLD)
    for x in range(-72, 73, 18):
        y = sash_y(x)
        e += path(
            f"M{x - 5} {num(sash_y(x - 5))} L{x} {num(y - 4.2)} L{x + 5} {num(sash_y(x + 5))} L{x} {num(y + 4.2)}Z",
            main if (x // 18) % 2 else second,
        )
    return e


def double_ended(half: str) -> str:
    return picture_panel(
        f'<g transform="translate(125 175)">{half}<g transform="rotate(180)">{half}</g>{sash(RED, TEAL)}</g>'
    )


def french_court(rank: str, s: str, pal: Palette, lang: str = "en") -> str:
    return card_svg(double_ended(court_half(rank, s, pal)) + french_index(rank, s, pal, lang))
