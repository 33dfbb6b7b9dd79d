"""Bavarian courts: standing figures; feet on (0, 0), up is negative y."""

from __future__ import annotations

from art.attributes import fist, gonfalon, halberd, horn
from art.frame import bavarian_index, card_svg, picture_panel
from art.heads import face, jack_head, king_head
from art.palette import CONTOUR, CREAM, GOLD, GOLD_L, HAIR, HAIRLINE, INK, LINE, NAVY, RED, TEAL
from art.suits import bavarian_pip
from art.svg import circle, group, mirrored, num, path, rect, symmetric


def limb(d: str, col: str, w: float, o: str = INK) -> str:
    return path(d, None, o, w + 2 * CONTOUR) + path(d, None, col, w)


def ober_head(hair: str, hat: str, plume: str, style: int) -> str:
    h = HAIR[hair]
    e = path(
        symmetric(
            (0, -32),
            (-24, -32, -30, -18, -29, 2),
            (-30, 14, -31, 20, -25, 22),
            (-19, 20, -18, 12, -17, 6),
            (0, 6),
        ),
        h,
        INK,
    )
    e += face(lips=None, stern=1.2, brow=INK)
    e += path("M-5 21 Q-2.5 25 2 21.6Z", "#B2483C")
    e += group(
        path(symmetric((0, 12), (-6, 9.6, -14, 14, -24, 8), (-22, 20, -8, 24, 0, 17)), h, INK, LINE), -2, 0
    )
    e += path("M-6 27 L2 27 L-2 38Z", h, INK, LINE)
    if style == 0:  # wide brim and plume
        e += path("M-23 -32 C-22 -50 -12 -56 2 -56 C16 -56 24 -48 24 -32Z", hat, INK)
        e += path("M6 -38 C20 -64 46 -64 56 -40 C46 -46 34 -44 28 -36 Z", plume, INK, LINE) + path(
            "M12 -38 C24 -54 40 -56 50 -45", None, INK, HAIRLINE
        )
        e += path("M-24 -30 C-12 -35 12 -35 25 -30 L24 -38 C12 -43 -12 -43 -24 -38Z", GOLD, INK, LINE)
        e += path("M-40 -25 C-30 -35 -14 -32 0 -32 C14 -32 32 -36 43 -26 C32 -14 -30 -14 -40 -25Z", hat, INK)
    else:  # pointed hat with a tuft
        e += path("M14 -42 C16 -58 24 -68 36 -66 C42 -60 36 -46 24 -36Z", plume, INK, LINE) + path(
            "M18 -42 L30 -60 M22 -40 L36 -55", None, INK, HAIRLINE
        )
        e += path("M-26 -28 C-24 -44 -16 -58 -4 -60 C2 -57 4 -57 9 -59 C18 -52 24 -42 26 -28Z", hat, INK)
        e += path("M-26 -29 C-12 -36 12 -36 26 -29 L25 -37 C12 -44 -12 -44 -24 -37Z", GOLD, INK, LINE)
        e += path("M-37 -22 C-28 -33 -12 -31 0 -31 C12 -31 28 -33 37 -22 C26 -15 -26 -15 -37 -22Z", hat, INK)
    return e


BAVARIAN_DRESS = {
    "C": ("#8A5626", "#3C6B3C", CREAM),
    "S": ("#2E6B40", "#A63A2C", CREAM),
    "H": (RED, NAVY, GOLD_L),
    "D": ("#C78A22", TEAL, CREAM),
}


def boots(col: str, cuff: str) -> str:
    e = ""
    for sx in (-1, 1):
        b = path("M-4 -58 L-24 -58 L-24 -14 C-36 -10 -38 -2 -36 2 L-4 2Z", col, INK) + path(
            "M-27 -60 L-2 -60 L-3 -47 L-26 -47Z", cuff, INK, LINE
        )
        e += f'<g transform="scale({sx} 1)">{b}</g>'
    return e


def shoes(stock1: str, stock2: str) -> str:
    e = ""
    for sx, c in ((-1, stock1), (1, stock2)):
        b = (
            path("M-5 -92 L-24 -92 L-21 -8 L-7 -8Z", c, INK)
            + path("M-5 -12 L-22 -12 C-34 -10 -36 -2 -34 2 L-5 2Z", INK, INK, LINE)
            + rect(-19, -12, 9, 7, 1.5, GOLD, INK, HAIRLINE)
        )
        e += f'<g transform="scale({sx} 1)">{b}</g>'
    return e


def bavarian_head(rank: str, s: str) -> str:
    main, second, third = BAVARIAN_DRESS[s]
    if rank == "K":
        return king_head(
            {"C": "brown", "S": "grey", "H": "blond", "D": "black"}[s],
            second,
            {"C": 2, "S": 1, "H": 0, "D": 3}[s],
            {"C": "square", "S": "point", "H": "round", "D": "fork"}[s],
        )
    plume = {"C": GOLD_L, "S": CREAM, "H": GOLD, "D": RED}[s]
    if rank == "Q":
        return ober_head(
            {"C": "brown", "S": "blond", "H": "black", "D": "ginger"}[s],
            second,
            plume,
            {"C": 1, "S": 0, "H": 0, "D": 1}[s],
        )
    return jack_head(
        {"C": "ginger", "S": "brown", "H": "blond", "D": "black"}[s],
        main,
        plume,
        {"C": 1, "S": 0, "H": 2, "D": 3}[s],
    )


def bavarian_figure(rank: str, s: str) -> str:
    main, second, third = BAVARIAN_DRESS[s]
    e = ""
    if rank == "K":
        e += path("M-22 0 L-22 -10 L22 -10 L22 0 C16 4 6 4 2 0 L-2 0 C-6 4 -16 4 -22 0Z", INK, INK, LINE)
        # arms behind the mantle edge
        e += limb("M-32 -186 C-52 -176 -58 -190 -56 -208", main, 17)
        e += path(
            symmetric(
                (0, -206),
                (-26, -206),
                (-46, -200, -50, -170, -54, -130),
                (-58, -80, -66, -40, -70, -6),
                (-40, 2, -20, 0, 0, 0),
            ),
            main,
            INK,
        )
        e += path(
            symmetric((0, -206), (-10, -204), (-16, -150, -22, -70, -27, -2), (-14, 0, -8, 0, 0, 0)),
            second,
            INK,
        )
        for y in (-130, -106, -82, -58, -34):
            e += path(f"M0 {y - 9} l7 9 l-7 9 l-7 -9z", GOLD, INK, HAIRLINE)
        # ermine edges and hem
        e += mirrored(
            path(
                "M-10 -205 L-20 -203 C-24 -150 -32 -70 -38 -1 L-27 -2 C-22 -70 -16 -150 -10 -205Z",
                CREAM,
                INK,
                LINE,
            )
            + path("M-69 -20 C-58 -14 -48 -14 -37 -16 L-38 0 C-50 1 -60 -2 -71 -6Z", CREAM, INK, LINE)
            + "".join(path(f"M{x} {y} l-2.4 6 l4.8 0z", INK) for x, y in ((-63, -13), (-53, -11), (-44, -11)))
        )
        e += limb("M36 -182 C56 -176 58 -166 56 -152", main, 17)
        e += group(long_sceptre(), 56, -148) + group(fist(GOLD), 56, -148)
        # cape
        e += path(
            symmetric(
                (0, -190),
                (-8, -196),
                (-16, -208),
                (-40, -206, -50, -186, -52, -170),
                (-36, -160, -14, -168, 0, -176),
            ),
            CREAM,
            INK,
        )
        e += mirrored(
            "".join(
                path(f"M{x} {y} l-2.6 7 l5.2 0z", INK)
                for x, y in ((-40, -186), (-26, -196), (-28, -178), (-13, -184))
            )
        )
        e += group(fist(GOLD), -56, -213)
        e += group(bavarian_head(rank, s), 0, -240)
    elif rank == "Q":  # Ober
        e += path("M-5 -100 L-26 -100 L-24 -50 L-5 -50Z M5 -100 L26 -100 L24 -50 L5 -50Z", second, INK)
        e += boots("#4A3426", "#7A5636")
        e += limb("M-30 -190 C-52 -178 -58 -194 -56 -210", main, 16)
        e += path(
            symmetric(
                (0, -206),
                (-20, -206),
                (-36, -204, -40, -190, -38, -176),
                (-33, -148),
                (-50, -80),
                (-30, -73, -12, -75, 0, -76),
            ),
            main,
            INK,
        )
        e += path("M0 -146 L0 -76", None, INK, LINE)
        e += path(
            symmetric((0, -168), (-18, -206), (-28, -205), (-24, -178), (-8, -148), (0, -148)),
            third,
            INK,
            LINE,
        )
        e += path("M0 -170 L0 -150", None, INK, LINE)
        e += mirrored(
            "".join(circle(-6, y, 2.4, GOLD, INK, HAIRLINE) for y in (-160, -152))
            + "".join(circle(-9, y, 3, GOLD, INK, HAIRLINE) for y in (-130, -114, -98))
            + path("M-40 -108 L-22 -106 L-22 -98 L-41 -98Z", second, INK, LINE)
        )
        e += path(symmetric((0, -154), (-34.5, -155), (-33, -142), (0, -141)), "#4A3426", INK, LINE) + rect(
            -7, -155, 14, 14, 2, GOLD, INK, LINE
        )
        e += limb("M33 -188 C54 -182 58 -168 56 -152", main, 16)
        e += (
            group({"C": sabre, "S": horn, "H": sabre, "D": stein}[s](), 56, -148)
            + path("M44 -162 L66 -166 L68 -156 L46 -153Z", third, INK, LINE)
            + group(fist(GOLD), 56, -146)
        )
        e += path("M-67 -206 L-46 -206 L-47 -197 L-66 -197Z", third, INK, LINE) + group(fist(GOLD), -56, -213)
        e += group(bavarian_head(rank, s), 0, -236)
    else:  # Unter
        e += shoes(second, third)
        e += path(
            symmetric(
                (0, -206),
                (-20, -206),
                (-36, -204, -40, -190, -38, -176),
                (-32, -146),
                (-40, -104),
                (-28, -92),
                (-14, -104),
                (0, -92),
            ),
            main,
            INK,
        )
        e += path(
            "M0 -204 L20 -204 C36 -204 40 -190 38 -176 L32 -146 L40 -104 L28 -92 L14 -104 L0 -92Z",
            second,
            INK,
        )
        for y in (-176, -160):
            e += circle(0, y, 3, GOLD, INK, HAIRLINE)
        e += path(symmetric((0, -150), (-33.5, -151), (-32.5, -140), (0, -139)), "#4A3426", INK, LINE) + rect(
            -6, -151, 12, 12, 2, GOLD, INK, LINE
        )
        e += limb("M-33 -188 C-48 -170 -54 -150 -55 -122", second, 15)
        e += limb("M33 -188 C54 -182 58 -168 56 -150", main, 15)
        e += group(
            {
                "C": long_halberd,
                "S": lambda: gonfalon(CREAM, lambda x, y, h: bavarian_pip("S", x, y, h + 4), 258),
                "H": lambda: gonfalon(CREAM, lambda x, y, h: bavarian_pip("H", x, y, h + 2), 258),
                "D": trumpet,
            }[s](),
            56,
            -146,
        )
        e += path("M44 -160 L66 -164 L68 -154 L46 -151Z", third, INK, LINE) + group(fist(GOLD), 56, -144)
        e += path("M-66 -126 L-45 -124 L-45 -115 L-66 -117Z", third, INK, LINE) + group(fist(GOLD), -56, -108)
        e += path(
            symmetric((0, -196), (-6, -186), (-18, -184), (-32, -192), (-22, -206), (-10, -208), (0, -208)),
            third,
            INK,
            LINE,
        )
        e += group(bavarian_head(rank, s), 0, -236)
    return e


def long_halberd() -> str:
    return rect(-3.2, -60, 6.4, 205, 3, "#9A6A3C", INK) + group(halberd(), -1, 14, 0.88)


def stein() -> str:
    e = path("M14 -42 C28 -44 28 -14 14 -18", None, INK, 8) + path(
        "M14 -42 C28 -44 28 -14 14 -18", None, "#B9C4C6", 3.4
    )
    e += path("M-16 -6 L-14 -52 L14 -52 L16 -6 C8 -1 -8 -1 -16 -6Z", "#B9C4C6", INK)
    e += path("M-14.4 -42 L14.4 -42 M-15.6 -14 L15.6 -14", None, "#6C7E86", LINE)
    e += path("M0 -37 L6 -28 L0 -19 L-6 -28Z", "#2C66A6")
    e += path("M-16 -51 C-22 -60 -13 -66 -8 -62 C-5 -69 6 -68 8 -62 C14 -66 21 -59 16 -51Z", "#FFFDF8", INK)
    return group(e, -3, -1)


def trumpet() -> str:
    e = path("M-2.5 12 L-2.5 -74 C-4 -88 -8 -96 -16 -104 L16 -104 C8 -96 4 -88 2.5 -74 L2.5 12Z", GOLD, INK)
    e += path("M-17 -104 L17 -104", None, INK, 6.4) + path("M-17 -104 L17 -104", None, GOLD_L, 2.8)
    e += path("M3 -66 L16 -69 L12.5 -52 L16 -35 L3 -37Z", RED, INK, LINE) + circle(8.5, -52, 2.6, GOLD)
    return e


def long_sceptre() -> str:
    e = rect(-3, -70, 6, 132, 3, GOLD, INK) + circle(0, -80, 10, GOLD, INK)
    e += path(
        "M-3 -89 L-3 -94 L-8 -94 L-8 -100 L-3 -100 L-3 -105 L3 -105 L3 -100 L8 -100 L8 -94 L3 -94 L3 -89Z",
        GOLD,
        INK,
        LINE,
    )
    e += path("M-9.6 -80 Q0 -76 9.6 -80", None, INK, HAIRLINE)
    return e


def sabre() -> str:
    e = path("M-4 -14 C-4 -50 2 -82 18 -108 C18 -76 10 -44 5 -14Z", "#DDE3E2", INK)
    e += rect(-14, -19, 28, 6.4, 3, GOLD, INK) + circle(0, 13, 4.4, GOLD, INK, LINE)
    return e


def bavarian_court(rank: str, s: str) -> str:
    fig = bavarian_figure(rank, s)
    e = path("M42 322 C80 312 170 312 208 322 V332 H42Z", "#DCE3C4", None)
    e += path("M42 321 C80 311 170 311 208 321", None, "#8C9B62", LINE)
    k, fx, fy = 0.965, 131, 319
    hx, hy = fx - 56 * k, fy - (213 if rank in "KQ" else 108) * k
    if rank in "KQ":  # raised: a rod lifts the sign to the top left
        d, sign = f"M{num(hx)} {num(hy + 4)} L69 70", bavarian_pip(s, 68, 49, 48, 0, 4.2)
    else:  # lowered: it hangs from the hand at the bottom left
        d, sign = (
            f"M{num(hx)} {num(hy)} C{num(hx)} {num(hy + 16)} 71 {num(hy + 22)} 70 262",
            bavarian_pip(s, 70, 280, 52, 0, 4.2),
        )
    e += path(d, None, INK, 3.4 + 2 * CONTOUR) + path(d, None, GOLD, 3.4) + sign + group(fig, fx, fy, k)
    return card_svg(picture_panel(e) + bavarian_index(rank, s))
