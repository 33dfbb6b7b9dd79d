"""Which picture a card or a tile has."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QUrl

from spieltisch.app.art import card_url, suit_url, tile_url
from spieltisch.app.preferences import Preferences
from spieltisch.core.cards import Deck

FOUR = Preferences(deck_colours="four", index_size="large")


def place(url: QUrl, folder: str = "cards") -> str:
    path = Path(url.toLocalFile())
    assert path.is_file()
    return "/".join(path.parts[path.parts.index(folder) + 1 :])


@pytest.mark.parametrize(
    ("face", "deck", "language", "preferences", "expected"),
    [
        ("8H", "french", "de", Preferences(), "french/two-normal/8H.svg"),
        ("JC", "french", "da", FOUR, "french/four-large/JC-da.svg"),
        ("JC", "bavarian", "da", Preferences(), "bavarian/two-normal/JC.svg"),
        ("AS", "bavarian", "da", FOUR, "bavarian/two-large/AS-da.svg"),
        ("6D", "bavarian", "en", FOUR, "bavarian/two-large/6D.svg"),
        ("*", "bavarian", "en", FOUR, "jokers/red-large.svg"),
    ],
)
def test_the_picture_of_a_card(
    face: str, deck: str, language: str, preferences: Preferences, expected: str
) -> None:
    assert place(card_url(face, preferences, language, cast("Deck", deck))) == expected


def test_the_sign_of_a_suit() -> None:
    assert place(suit_url("C", Preferences())) == "suits/french-two/C.svg"
    assert place(suit_url("C", FOUR, "french")) == "suits/french-four/C.svg"
    assert place(suit_url("C", FOUR, "bavarian")) == "suits/bavarian/C.svg"


@pytest.mark.parametrize(
    ("face", "tile_set", "pips", "expected"),
    [
        ("6-4", "ivory", "plain", "ivory/64.svg"),
        ("0-0", "dark", "tinted", "dark-tint/00.svg"),
        ("6-4", "contrast", "tinted", "contrast/64.svg"),
        ("", "ivory", "tinted", "ivory-tint/back.svg"),
    ],
)
def test_the_picture_of_a_tile(face: str, tile_set: str, pips: str, expected: str) -> None:
    assert place(tile_url(face, Preferences(tile_set=tile_set, tile_pips=pips)), "tiles") == expected
