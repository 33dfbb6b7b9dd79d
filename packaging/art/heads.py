"""Heads of kings, queens and jacks; the middle of the face is (0, 0), the chin at y = 31."""

from __future__ import annotations

from art.palette import BLUSH, CONTOUR, CREAM, GOLD, GOLD_L, HAIR, HAIRLINE, INK, LINE, RED, SHADE, SKIN, TEAL
from art.svg import circle, group, num, path, symmetric

FACE = symmetric((0, -30), (-14, -30, -22, -24, -22, -12), (-22, 4), (-22, 18, -10, 31, 0, 31))


def face(
    dx: float = -2.5,
    lips: str | None = RED,
    blush: bool = True,
    lids: bool = False,
    brow: str = INK,
    stern: float = 0,
    shade: bool = True,
) -> str:
    e = path(FACE, SKIN)
    if shade:
        e += path(
            "M3 -30 C15 -29 22 -24 22 -12 L22 4 C22 18 10 31 0 31 C9 24 12 14 11 2 C10 -10 9 -20 3 -30Z",
            SHADE,
            op=0.75,
        )
    if blush:
        e += circle(-13 + dx * 0.4, 11, 5, BLUSH, op=0.35) + circle(13 + dx * 0.4, 11, 5, BLUSH, op=0.35)
    x = dx
    # eyes: upper lid, iris, a quiet look to one side
    for sx in (-1, 1):
        cx = x + sx * 9.2
        e += path(
            f"M{num(cx - 5.6)} -.4 Q{num(cx)} -6.4 {num(cx + 5.6)} -.4 Q{num(cx)} 2.6 {num(cx - 5.6)} -.4Z",
            "#FFFDF8" if not lids else SKIN,
        )
        if not lids:
            e += circle(cx - 0.6, -1.5, 2.7, INK)
        e += path(f"M{num(cx - 6)} -.4 Q{num(cx)} -6.6 {num(cx + 6)} -.4", None, INK, 1.8)
    # left brow runs into the nose: one stroke; right brow alone
    b = stern
    e += path(
        f"M{num(x - 16)} {num(-8 - b)} Q{num(x - 9)} {num(-13 + b)} {num(x - 3.2)} {num(-7 + b)} L{num(x - 4.4)} 8.5 Q{num(x - 3)} 11.6 {num(x + 2.4)} 10.6",
        None,
        brow,
        1.8,
    )
    e += path(
        f"M{num(x + 16)} {num(-8 - b)} Q{num(x + 9)} {num(-13 + b)} {num(x + 4.5)} {num(-8 + b)}",
        None,
        brow,
        1.8,
    )
    if lips:
        e += path(
            f"M{num(x - 6.6)} 17 Q{num(x - 2.6)} 15.8 {num(x)} 17.4 Q{num(x + 2.6)} 15.8 {num(x + 6.6)} 17 Q{num(x)} 24.6 {num(x - 6.6)} 17Z",
            lips,
        )
    else:
        e += path(f"M{num(x - 5)} 19 Q{num(x)} 21.6 {num(x + 5.5)} 18.4", None, "#9A4A3A", 2)
    e += path(FACE, None, INK, CONTOUR)
    return e


def crown(main: str, style: int = 0) -> str:
    e = path(symmetric((0, -54), (-16, -54, -25, -46, -26, -30), (0, -30)), main, INK, LINE)
    if style == 0:  # five rays
        e += path(
            symmetric(
                (0, -60),
                (-7.5, -40),
                (-19, -57),
                (-20.5, -39),
                (-34, -48),
                (-27, -24),
                (-16, -30, -8, -31, 0, -31),
            ),
            GOLD,
            INK,
        )
        tips = ((0, -61), (-19, -58), (19, -58), (-34.5, -49), (34.5, -49))
    elif style == 1:  # three leaves
        e += path(
            symmetric(
                (0, -62),
                (-8, -56, -8, -48, -4, -42),
                (-10, -39),
                (-14, -44, -20, -52, -32, -54),
                (-34, -46, -31, -38, -27, -24),
                (-16, -30, -8, -31, 0, -31),
            ),
            GOLD,
            INK,
        )
        tips = ((-12, -43), (12, -43))
    elif style == 2:  # arches with a globe
        e += path(
            symmetric(
                (0, -57),
                (-6, -57, -8, -50, -5, -46),
                (-14, -58, -40, -54, -31, -38),
                (-27, -24),
                (-16, -30, -8, -31, 0, -31),
            ),
            GOLD,
            INK,
        )
        e += path("M-20 -36 C-18 -46 -10 -48 -5 -46 M20 -36 C18 -46 10 -48 5 -46", None, INK, LINE)
        tips = ((0, -61),)
    else:  # battlements
        e += path(
            symmetric(
                (0, -58),
                (-7, -58),
                (-5, -42),
                (-13, -41),
                (-16, -55),
                (-28, -51),
                (-24, -39),
                (-30, -36),
                (-27, -24),
                (-16, -30, -8, -31, 0, -31),
            ),
            GOLD,
            INK,
        )
        tips = ()
    for x, y in tips:
        e += circle(x, y, 3.6, CREAM, INK, LINE)
    # band
    e += path(
        symmetric((0, -37), (-10, -37, -20, -35.5, -29, -32), (-27, -22), (-18, -26.5, -8, -27.5, 0, -27.5)),
        GOLD_L,
        INK,
        LINE,
    )
    e += (
        path("M0 -36.5 L4 -32 L0 -28 L-4 -32Z", RED)
        + circle(-13, -30.6, 2.2, TEAL)
        + circle(13, -30.6, 2.2, TEAL)
    )
    return e


def king_head(hair: str, main: str, style: int, beard: str) -> str:
    h = HAIR[hair]
    line = "#FFFFFF" if hair in ("black", "brown") else INK
    e = path(
        symmetric(
            (0, -30),
            (-26, -30, -34, -18, -33, -2),
            (-40, 4, -40, 16, -33, 18),
            (-40, 24, -37, 36, -27, 34),
            (-20, 33, -19, 26, -19, 18),
            (0, 18),
        ),
        h,
        INK,
    )
    e += path(
        "M-28 -14 C-31 -6 -28 0 -24 4 M-29 20 C-26 22 -23 20 -22 16 M28 -14 C31 -6 28 0 24 4 M29 20 C26 22 23 20 22 16",
        None,
        line,
        HAIRLINE,
        0.55,
    )
    e += face(lips=None, blush=False, stern=1.2, brow=INK)
    b = {
        "point": ((-27, 20, -15, 42, 0, 56),),
        "round": ((-28, 22, -22, 46, 0, 47),),
        "square": ((-25, 14, -24, 30, -21, 48), (-12, 52), (-6, 46), (0, 52)),
        "fork": ((-28, 18, -22, 42, -10, 56), (-6, 54, -2, 48, 0, 42)),
    }[beard]
    e += path(symmetric((0, 13), (-8, 12, -15, 8, -21.5, -8), *b), h, INK)
    e += path("M0 30 L0 40 M-8 29 Q-10 36 -8 42 M8 29 Q10 36 8 42", None, line, HAIRLINE, 0.55)
    e += path("M-5 21 Q-2.5 25.5 2 21.6Z", "#B2483C")
    e += group(
        path(symmetric((0, 12), (-6, 9.6, -13, 13, -19, 23), (-11, 24, -3, 22, 0, 17)), h, INK, LINE), -2, 0
    )
    return e + crown(main, style)


def queen_head(hair: str, main: str, style: int) -> str:
    h = HAIR[hair]
    line = "#FFFFFF" if hair in ("black", "brown") else INK
    if style in (0, 2):  # long waves
        e = path(
            symmetric(
                (0, -38),
                (-30, -38, -34, -14, -32, 6),
                (-31, 20, -42, 30, -38, 46),
                (-28, 52, -18, 42, -17, 28),
                (0, 28),
            ),
            h,
            INK,
        )
        e += path("M-27 0 C-28 18 -34 26 -31 38 M27 0 C28 18 34 26 31 38", None, line, HAIRLINE, 0.5)
    else:  # rolled braids at the ears
        e = path(symmetric((0, -38), (-26, -38, -30, -20, -28, -8), (-28, 10), (0, 16)), h, INK)
    e += face(dx=-2.5, brow=HAIR["brown"] if hair == "blond" else INK)
    e += path(symmetric((0, -36), (-18, -36, -28, -26, -25, 4), (-21, -8, -14, -20, 0, -25)), h, INK, LINE)
    if style not in (0, 2):
        for sx in (-1, 1):
            e += circle(sx * 26, 6, 11, h, INK) + circle(sx * 26, 6, 5, None, line, HAIRLINE, 0.5)
    t = {
        0: ((0, -60), (-6, -44), (-15, -53), (-17, -41), (-27, -43)),
        1: (
            (0, -56),
            (-5, -56, -8, -50, -7, -45),
            (-13, -54, -22, -50, -19, -41),
            (-24, -44, -29, -42, -28, -38),
        ),
        2: ((0, -62), (-10, -50), (-10, -44), (-27, -46)),
        3: ((0, -58), (-14, -58, -26, -52, -28, -40)),
    }[style]
    e += path(symmetric(*t, (-23, -30), (-14, -35, -6, -36, 0, -36)), GOLD, INK)
    if style == 3:
        e += path("M-22 -41 Q0 -52 22 -41", None, INK, LINE)
    e += (
        path("M0 -48 L3.6 -43 L0 -38 L-3.6 -43Z", RED)
        + circle(-12, -39.6, 2.1, CREAM)
        + circle(12, -39.6, 2.1, CREAM)
    )
    if style in (0, 2):
        e += circle(0, -61, 3.4, CREAM, INK, LINE)
    return e


def jack_head(hair: str, main: str, second: str, style: int, feather: bool = True) -> str:
    h = HAIR[hair]
    line = "#FFFFFF" if hair in ("black", "brown") else INK
    e = path(
        symmetric(
            (0, -32),
            (-26, -32, -33, -16, -32, 6),
            (-32, 16, -37, 20, -36, 28),
            (-28, 34, -18, 30, -17, 14),
            (0, 14),
        ),
        h,
        INK,
    )
    e += path("M-26 -4 C-27 10 -28 18 -31 24 M26 -4 C27 10 28 18 31 24", None, line, HAIRLINE, 0.5)
    e += face(dx=3, lips="#BC5A4A", brow=HAIR["brown"] if hair == "blond" else INK)
    e += path(
        "M-23 -4 C-22 -10 -20 -14 -17 -15 C-6 -12 8 -12 18 -17 C21 -14 22 -10 23 -4 C27 -20 22 -32 0 -32 C-22 -32 -27 -20 -23 -4Z",
        h,
        INK,
        LINE,
    )
    fe = path("M12 -40 C30 -66 58 -58 60 -22 C52 -38 36 -40 14 -34Z", second, INK, LINE)
    fe += path(
        "M16 -38 C32 -50 48 -46 56 -31 M36 -46 L39 -52 M44 -42 L49 -48 M34 -44 L40 -40",
        None,
        INK,
        HAIRLINE,
        0.7,
    )
    if style in (0, 2):  # soft beret
        e += fe if feather else ""
        e += path(
            "M-30 -22 C-40 -44 -14 -58 10 -54 C34 -50 40 -32 29 -22 C12 -30 -12 -30 -30 -22Z", main, INK
        )
        e += path("M-31 -20 C-12 -30 12 -30 30 -20 L28 -29 C10 -38 -12 -38 -30 -29Z", GOLD, INK, LINE)
        e += circle(13, -33, 5, CREAM, INK, LINE) + circle(13, -33, 1.8, RED)
    else:  # cap with turned-up brim
        e += fe
        e += path("M-25 -28 C-26 -52 -8 -58 4 -58 C18 -58 26 -48 25 -28Z", main, INK)
        e += path(
            "M-34 -18 C-40 -28 -36 -40 -29 -42 C-20 -34 -8 -30 4 -30 C16 -30 26 -34 33 -40 C39 -34 38 -24 33 -18 C20 -26 -18 -26 -34 -18Z",
            GOLD,
            INK,
        )
    return e
