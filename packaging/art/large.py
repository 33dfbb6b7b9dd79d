"""Cards with large indices for weak eyes: rank and suit twice as large, a medallion in the free corner."""

from __future__ import annotations

from art.bavarian_courts import bavarian_head
from art.frame import Mark, card_svg, turned_twice
from art.glyphs import outlined, rank_text
from art.heads import jack_head, king_head, queen_head
from art.palette import INK, LINE, NAVY, PANEL, RED, TEAL, Palette
from art.suits import BAVARIAN_INK, bavarian_pip, french_pip
from art.svg import circle, group


def french_head(rank: str, s: str) -> str:
    main, second = {"S": (NAVY, RED), "H": (RED, TEAL), "D": ("#C0512B", NAVY), "C": (TEAL, RED)}[s]
    hair = {"K": {"S": "black", "H": "grey", "D": "ginger", "C": "brown"}}.get(
        rank, {"S": "black", "H": "blond", "D": "ginger", "C": "brown"}
    )[s]
    if rank == "K":
        return king_head(
            hair,
            second,
            {"S": 0, "H": 1, "D": 3, "C": 2}[s],
            {"S": "point", "H": "round", "D": "fork", "C": "square"}[s],
        )
    if rank == "Q":
        return queen_head(hair, main, {"S": 2, "H": 0, "D": 1, "C": 3}[s])
    return jack_head(hair, main, second, {"S": 0, "H": 1, "D": 2, "C": 3}[s], s != "D")


def large_index(txt: str, col: str, mark: Mark, head: str | None = None) -> str:
    """Rank and suit twice as large in the left third; a round medallion in the free corner."""
    t = outlined(txt, 48, 20, 88, 68, col, "Bold") + mark(48, 152, 66)
    t += circle(170, 92, 62, PANEL, INK, LINE) + (group(head, 168, 98, 0.98) if head else mark(170, 92, 74))
    return card_svg(turned_twice(t))


def french_large(rank: str, s: str, pal: Palette, lang: str = "en") -> str:
    return large_index(
        rank_text(rank, lang),
        pal[s],
        lambda x, y, h: french_pip(s, x, y, h, pal[s]),
        french_head(rank, s) if rank in "JQK" else None,
    )


def bavarian_large(rank: str, s: str) -> str:
    return large_index(
        rank_text(rank, "by"),
        BAVARIAN_INK[s],
        lambda x, y, h: bavarian_pip(s, x, y, h),
        group(bavarian_head(rank, s), 1, 0) if rank in "JQK" else None,
    )
