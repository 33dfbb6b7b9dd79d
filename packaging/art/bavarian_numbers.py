"""Bavarian number cards, the Daus and the Weli."""

from __future__ import annotations

from art.frame import bavarian_index, card_svg
from art.glyphs import outlined
from art.palette import CONTOUR, CREAM, GOLD, LINE, RED
from art.suits import LEAF_D, bavarian_pip
from art.svg import group, num, path


def bavarian_number(rank: str, s: str) -> str:
    e = ""
    if rank == "6":  # the Weli: six bells and a ribbon
        for x, y in ((84, 66), (166, 66), (125, 114)):
            e += bavarian_pip("D", x, y, 52) + bavarian_pip("D", 250 - x, 350 - y, 52)
        rib = path(
            "M62 162 L36 162 L45 181 L36 200 L62 200Z M188 162 L214 162 L205 181 L214 200 L188 200Z",
            "#8E2A26",
            "#5A1613",
            LINE,
        )
        rib += path("M52 154 H198 V194 H52Z", RED, "#5A1613", CONTOUR) + path(
            "M58 158.6 H192 M58 189.4 H192", None, GOLD, LINE
        )
        e += rib + outlined("WELI", 125, 164, 20, 74, CREAM, "Bold", 0.10)
        e += bavarian_pip("C", 70, 174, 26) + bavarian_pip("S", 180, 174, 26)
        return card_svg(e + bavarian_index("6", "D"))
    if rank == "A":
        for rot in (0, 180):
            # leaf and heart point outwards from / into the ribbon; acorn and bell hang from it by their stems
            e += group(
                bavarian_pip(
                    s,
                    0,
                    {"C": -66, "S": -68, "H": -70, "D": -60}[s],
                    {"D": 106, "H": 112}.get(s, 118),
                    180 if s in "CD" else 0,
                    2.2,
                ),
                125,
                175,
                1,
                rot,
            )
        e2 = path(
            "M58 164 L38 160 L46 175 L38 190 L58 186Z M192 164 L212 160 L204 175 L212 190 L192 186Z",
            "#8E2A26",
            "#5A1613",
            LINE,
        )
        e2 += path("M52 160 H198 V190 H52Z", RED, "#5A1613", CONTOUR) + path(
            "M58 164.6 H192 M58 185.4 H192", None, GOLD, LINE
        )
        for i in range(-3, 4):
            e2 += path(f"M{125 + i * 20 - 7} 175 l7 -6.5 l7 6.5 l-7 6.5z", GOLD if i % 2 == 0 else CREAM)
        return card_svg(e + e2 + bavarian_index("A", s))
    if s in "HD":
        h = 52 if s == "H" else 54
        x0, x1 = 80, 170
        ys4 = [68, 139, 211, 282]
        pos = {
            "7": [(x, y) for x in (x0, x1) for y in (68, 175, 282)] + [(125, 121)],
            "8": [(x, y) for x in (x0, x1) for y in ys4],
            "9": [(x, y) for x in (x0, x1) for y in ys4] + [(125, 175)],
            "T": [(x, y) for x in (x0, x1) for y in ys4] + [(125, 104), (125, 246)],
        }[rank]
        for x, y in pos:
            e += bavarian_pip(s, x, y, h)
        return card_svg(e + bavarian_index(rank, s))
    # Eichel and Gras grow on one twig
    rows, top = {
        "7": ((118, 190, 262), True),
        "8": ((88, 152, 216, 280), False),
        "9": ((116, 172, 228, 284), True),
        "T": ((70, 126, 182, 238, 290), False),
    }[rank]
    h = {"7": 60, "8": 58, "9": 54, "T": 50}[rank]
    stem_c, dx = ("#6B7A2E", 47) if s == "C" else (LEAF_D, 46)
    y_top = 96 if top else rows[0] - 16
    d = f"M125 330 C121 270 129 {num((330 + y_top) / 2)} {118.5 if top else 125} {num(y_top)}"
    br = ""
    for y in rows:
        for sx in (-1, 1):
            k = h / 100
            ex, ey = (
                (dx - 42 * k, y - 6 + 29 * k)
                if s == "S"
                else (dx - 45 * (k - 0.02), y - 4 + 23.7 * (k - 0.02))
            )
            br += f"M125 {num(ey + 17)} C{num(125 + sx * ex * 0.5)} {num(ey + 15)} {num(125 + sx * ex * 0.8)} {num(ey + 8)} {num(125 + sx * ex)} {num(ey)}"
    if not top:
        br += f"M125 {y_top} C124 {y_top - 8} 119 {y_top - 12} 114 {y_top - 10} M125 {y_top} C126 {y_top - 10} 131 {y_top - 13} 136 {y_top - 10}"
    e += path(d, None, stem_c, 5) + path(br, None, stem_c, 4)
    for y in rows:
        for sx in (-1, 1):
            x = 125 + sx * dx
            if s == "S":
                pip = group(bavarian_pip(s, 0, 0, h), dx, y - 6, 1, 42)
            else:
                pip = group(bavarian_pip(s, 0, 0, h - 2), dx, y - 4, 1, -128)
            e += f'<g transform="translate(125 0) scale({sx} 1)">{pip}</g>'
    if top:
        e += bavarian_pip(s, 125, 66, h + 2) if s == "S" else bavarian_pip(s, 125, 68, h, 180)
    e += path("M107 332 C115 326 135 326 143 332", None, stem_c, 4)
    return card_svg(e + bavarian_index(rank, s))
