"""Card backs; each looks the same upside down."""

from __future__ import annotations

from art.frame import card_svg, paper_ring, turned_twice
from art.palette import CONTOUR, GOLD, GOLD_L, HAIRLINE, LINE, TEAL_D
from art.suits import french_pip, house_ornament
from art.svg import circle, num, path, rect

BACKS = ("lattice", "scale")


def card_back(kind: str) -> str:  # both are the same upside down
    e = ""
    if kind == "lattice":
        bg, li, sm = TEAL_D, "#3E8A8A", GOLD
        e += rect(17, 17, 216, 316, 8, bg)
        cw, ch = 216 / 7, 316 / 9
        for i in range(7):
            for j in range(9):
                x, y = 17 + cw * (i + 0.5), 17 + ch * (j + 0.5)
                e += path(
                    f"M{num(x)} {num(y - ch / 2)} L{num(x + cw / 2)} {num(y)} L{num(x)} {num(y + ch / 2)} L{num(x - cw / 2)} {num(y)}Z",
                    None,
                    li,
                    1.6,
                )
                e += path(
                    f"M{num(x)} {num(y - 6.5)} L{num(x + 5)} {num(y)} L{num(x)} {num(y + 6.5)} L{num(x - 5)} {num(y)}Z",
                    sm if (i + j) % 2 else li,
                )
        for i in range(1, 7):
            for j in range(1, 9):
                e += circle(17 + cw * i, 17 + ch * j, 2.2, li)
        e += path("M125 103 L181 175 L125 247 L69 175Z", bg, GOLD, CONTOUR)
        e += path("M125 114 L172.5 175 L125 236 L77.5 175Z", None, GOLD, HAIRLINE)
        e += house_ornament(125, 175, 1, GOLD_L)
        e += turned_twice(french_pip("S", 125, 138, 25, GOLD) + french_pip("D", 157, 175, 20, GOLD))
    else:
        bg, li, sm = "#7C2430", "#C8625A", GOLD_L
        e += rect(17, 17, 216, 316, 8, bg)
        rw, st, h = 214 / 8, 314 / 24, ""
        for j in range(12):  # one half; the other is the same turned by 180 degrees
            for i in range(9 if j % 2 == 0 else 8):
                x, y = 18 + rw * (i + (0.5 if j % 2 else 0)), 18 + j * st
                h += (
                    circle(x, y, rw / 2, bg, li, 1.4)
                    + circle(x, y, 8.6, None, li, 1.1)
                    + circle(x, y, 3.4, sm)
                )
        e += (
            turned_twice(h)
            + rect(10, 162, 230, 26, 0, bg)
            + path("M10 162 H240 M10 188 H240", None, GOLD_L, LINE)
        )
        for i in range(-5, 6):
            e += path(f"M{125 + i * 20 - 7} 175 l7 -8 l7 8 l-7 8z", sm if i % 2 == 0 else li)
    e += paper_ring(17, 17, 216, 316) + rect(17, 17, 216, 316, 8, None, bg, 4)
    return card_svg(e)
