"""Every picture of the project with its file name."""

from __future__ import annotations

from collections.abc import Iterator

from art.backs import BACKS, card_back
from art.bavarian_courts import bavarian_court
from art.bavarian_numbers import bavarian_number
from art.courts import french_court
from art.dominoes import TILE_SETS, TINT, domino, domino_back
from art.jokers import joker
from art.large import bavarian_large, french_large
from art.numbers import french_number
from art.palette import SUIT2, SUIT4, Palette

LANGUAGES = ("de", "da", "en")
WITH_LANGUAGE = "AJQK"
"""Faces whose index differs between languages."""


def _french(rank: str, suit: str, palette: Palette, language: str) -> str:
    draw = french_court if rank in "JQK" else french_number
    return draw(rank, suit, palette, language)


def french_deck(palette: Palette, *, large: bool) -> Iterator[tuple[str, str]]:
    """Names and pictures of the 52 cards; A J Q K once per language."""
    draw = french_large if large else _french
    for suit in "CDHS":
        for rank in "A23456789TJQK":
            if rank in WITH_LANGUAGE:
                for language in LANGUAGES:
                    yield f"{rank}{suit}-{language}", draw(rank, suit, palette, language)
            else:
                yield f"{rank}{suit}", draw(rank, suit, palette, "en")


def bavarian_deck(*, large: bool) -> Iterator[tuple[str, str]]:
    """Names and pictures of the 32 cards and the Weli (`6D`)."""
    for suit in "CSHD":
        for rank in "789TAJQK" if suit != "D" else "6789TAJQK":
            if large:
                yield f"{rank}{suit}", bavarian_large(rank, suit)
            elif rank in "JQK":
                yield f"{rank}{suit}", bavarian_court(rank, suit)
            else:
                yield f"{rank}{suit}", bavarian_number(rank, suit)


def tiles(kind: str, *, tint: bool) -> Iterator[tuple[str, str]]:
    """Names and pictures of the 28 tiles of a set, higher half first, and its back."""
    for high in range(7):
        for low in range(high + 1):
            yield f"{high}{low}", domino(high, low, kind, tint)
    yield "back", domino_back(kind)


def pictures() -> Iterator[tuple[str, str]]:
    """Every file, relative to the data folder, with its SVG text."""
    for colours, palette in (("two", SUIT2), ("four", SUIT4)):
        for size in ("normal", "large"):
            for name, svg in french_deck(palette, large=size == "large"):
                yield f"cards/french/{colours}-{size}/{name}.svg", svg
    for size in ("normal", "large"):
        for name, svg in bavarian_deck(large=size == "large"):
            yield f"cards/bavarian/two-{size}/{name}.svg", svg
    for colour in ("red", "black"):
        yield f"cards/jokers/{colour}.svg", joker(colour == "red")
    for name in BACKS:
        yield f"cards/backs/{name}.svg", card_back(name)
    for kind in TILE_SETS:
        for tint in (False, True) if kind in TINT else (False,):
            for name, svg in tiles(kind, tint=tint):
                yield f"tiles/{kind}{'-tint' if tint else ''}/{name}.svg", svg
