"""Every picture of the project with its file name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from art.backs import BACKS, card_back
from art.bavarian_courts import bavarian_court
from art.bavarian_numbers import bavarian_number
from art.courts import french_court
from art.dominoes import TILE_SETS, TileSet, domino, domino_back
from art.jokers import joker, large_joker
from art.large import bavarian_large, french_large
from art.palette import FOUR_COLOURS, TWO_COLOURS, Palette
from art.pips import french_number
from art.suits import bavarian_mark, french_mark, sign_alone

Picture: TypeAlias = tuple[str, str]
"""A file name and an SVG text."""

LANGUAGES: Final = ("de", "da", "en")
LETTERED: Final = "AJQK"
"""Ranks whose index differs between languages."""
BAVARIAN_LETTERED: Final = "A"
"""The same in the Bavarian deck, where Unter, Ober and King keep their letters."""
FRENCH_RANKS: Final = "A23456789TJQK"
BAVARIAN_RANKS: Final = "789TAJQK"


def _french_card(rank: str, suit: str, palette: Palette, language: str) -> str:
    draw = french_court if rank in "JQK" else french_number
    return draw(rank, suit, palette, language)


def _french_deck(palette: Palette, *, large: bool) -> Iterator[Picture]:
    """Return the 52 cards; A J Q K once per language."""
    draw = french_large if large else _french_card
    for suit in "CDHS":
        for rank in FRENCH_RANKS:
            if rank in LETTERED:
                for language in LANGUAGES:
                    yield f"{rank}{suit}-{language}", draw(rank, suit, palette, language)
            else:
                yield f"{rank}{suit}", draw(rank, suit, palette, "en")


def _bavarian_card(rank: str, suit: str, language: str) -> str:
    draw = bavarian_court if rank in "JQK" else bavarian_number
    return draw(rank, suit, language)


def _bavarian_deck(*, large: bool) -> Iterator[Picture]:
    """Return the 32 cards, the aces once per language, and the Weli (`6D`)."""
    draw = bavarian_large if large else _bavarian_card
    for suit in "CSHD":
        for rank in BAVARIAN_RANKS:
            if rank in BAVARIAN_LETTERED:
                for language in LANGUAGES:
                    yield f"{rank}{suit}-{language}", draw(rank, suit, language)
            else:
                yield f"{rank}{suit}", draw(rank, suit, "en")
    yield "6D", draw("6", "D", "en")


def _suit_signs() -> Iterator[Picture]:
    """Return the four suits of every deck alone, in a square."""
    for name, palette in (("french-two", TWO_COLOURS), ("french-four", FOUR_COLOURS)):
        for suit in "CDHS":
            yield f"{name}/{suit}", sign_alone(french_mark(suit, palette[suit]))
    for suit in "CDHS":
        yield f"bavarian/{suit}", sign_alone(bavarian_mark(suit))


def _jokers() -> Iterator[Picture]:
    """Return both jokers, with normal and with large indices."""
    for name in ("red", "black"):
        yield name, joker(red=name == "red")
        yield f"{name}-large", large_joker(red=name == "red")


def _tiles(colours: TileSet) -> Iterator[Picture]:
    """Return the 28 tiles of a set, named with the higher number first, and its back."""
    for high in range(7):
        for low in range(high + 1):
            yield f"{high}{low}", domino(high, low, colours)
    yield "back", domino_back(colours)


def _folders() -> Iterator[tuple[str, Iterator[Picture]]]:
    for size in ("normal", "large"):
        large = size == "large"
        yield f"cards/french/two-{size}", _french_deck(TWO_COLOURS, large=large)
        yield f"cards/french/four-{size}", _french_deck(FOUR_COLOURS, large=large)
        yield f"cards/bavarian/two-{size}", _bavarian_deck(large=large)
    yield "cards/suits", _suit_signs()
    yield "cards/jokers", _jokers()
    yield "cards/backs", ((name, card_back(name)) for name in BACKS)
    for name, colours in TILE_SETS.items():
        yield f"tiles/{name}", _tiles(colours)


def pictures() -> Iterator[Picture]:
    """Return every file, relative to the data folder, with its text."""
    for folder, content in _folders():
        for name, svg in content:
            yield f"{folder}/{name}.svg", svg
