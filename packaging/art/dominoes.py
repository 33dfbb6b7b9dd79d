"""Domino tiles, upright in a box of 100 x 200 or lying in 200 x 100."""

from __future__ import annotations

from art.palette import GOLD, GOLD_D, GOLD_L
from art.svg import circle, path, rect

TILE_SETS = {  # face, edge, rim light, pip, line
    "ivory": ("#F7F0DE", "#B9A67E", "#FFFBF0", "#1F2A33", "#A8966F", "#DCCDA8"),
    "dark": ("#2B333B", "#0D1115", "#7C8C98", "#F7EBCB", "#8595A1", "#1C2228"),
    "contrast": ("#FFFFFF", "#000000", "#FFFFFF", "#000000", "#000000", "#FFFFFF"),
}
TINT = {
    "ivory": {1: "#B5322B", 2: "#1F5A94", 3: "#2C6E3F", 4: "#9A4B12", 5: "#6A3A86", 6: "#1F2A33"},
    "dark": {1: "#FF9C8C", 2: "#9CCBFF", 3: "#9BE0A4", 4: "#FFCB6B", 5: "#D9B6FF", 6: "#F7EBCB"},
}
NEAR, HALF, FAR = 25, 50, 75
PIP_PLACES = {
    0: [],
    1: [(HALF, HALF)],
    2: [(NEAR, NEAR), (FAR, FAR)],
    3: [(NEAR, NEAR), (HALF, HALF), (FAR, FAR)],
    4: [(NEAR, NEAR), (FAR, NEAR), (NEAR, FAR), (FAR, FAR)],
    5: [(NEAR, NEAR), (FAR, NEAR), (HALF, HALF), (NEAR, FAR), (FAR, FAR)],
    6: [(NEAR, NEAR), (NEAR, HALF), (NEAR, FAR), (FAR, NEAR), (FAR, HALF), (FAR, FAR)],
}
PIP_R = 10


def domino(a: int, b: int, kind: str = "ivory", tint: bool = False, horizontal: bool = False) -> str:
    face_, edge, rim, pip, line, low = TILE_SETS[kind]
    hc = kind == "contrast"

    def box(w: float, h: float) -> str:
        if hc:
            return rect(3, 3, w - 6, h - 6, 15, face_, edge, 6)
        return (
            rect(1.5, 1.5, w - 3, h - 3, 16, low, edge, 3)  # body, shows as the lower bevel
            + rect(3, 3, w - 6, h - 9, 14, face_)  # top face
            + rect(5.2, 5.2, w - 10.4, h - 13.4, 12, None, rim, 1.8)
        )  # light on the rim

    hs = [(a, 0), (b, 100)]
    dy = 0 if hc else -1.5
    e = box(200, 100) if horizontal else box(100, 200)
    for v, o in hs:
        col = TINT[kind][v] if v and tint and kind in TINT else pip
        for x, y in PIP_PLACES[v]:
            # in a horizontal tile the pips of each half turn with it
            px, py = (y + o, 100 - x) if horizontal else (x, y + o)
            e += circle(px, py + dy, PIP_R if v != 1 else PIP_R + 1.5, col)
    if horizontal:
        e += path(f"M100 {13} V{87 + dy}", None, line, 3.4) + (
            "" if hc else circle(100, 50 + dy, 6, GOLD, GOLD_D, 1.8) + circle(98.4, 48.2 + dy, 1.8, GOLD_L)
        )
    else:
        e += path(f"M13 {100 + dy} H87", None, line, 3.4) + (
            "" if hc else circle(50, 100 + dy, 6, GOLD, GOLD_D, 1.8) + circle(48.4, 98.2 + dy, 1.8, GOLD_L)
        )
    w, h = (200, 100) if horizontal else (100, 200)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{e}</svg>\n'
    )


def domino_back(kind: str = "ivory") -> str:
    face_, edge, rim, pip, line, low = TILE_SETS[kind]
    e = (
        rect(1.5, 1.5, 97, 197, 16, low, edge, 3)
        + rect(3, 3, 94, 191, 14, face_)
        + rect(5.2, 5.2, 89.6, 186.6, 12, None, rim, 1.8)
    )
    e += path("M50 62 L76 98.5 L50 135 L24 98.5Z", None, line, 3) + path(
        "M50 76 L66 98.5 L50 121 L34 98.5Z", GOLD if kind != "contrast" else pip
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 200" width="100" height="200">{e}</svg>\n'
    )
