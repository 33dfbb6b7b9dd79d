"""What tiles are called in each language."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.messages import MessageValue, message
from spieltisch.core.names import tile_back, tile_name
from spieltisch.core.tiles import FULL_SET, Tile, parse_tiles
from spieltisch.texts import LANGUAGES
from tests.texts.support import renderer

TEXTS = {
    "demo.it": "{it}",
    "demo.short": "{it:short}",
    "demo.and": "{it:and}",
    "demo.short_and": "{it:short,and}",
}
ROW = parse_tiles("6-4 6-6 3-0 0-0")


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("de", "Sechs-Vier, Doppelsechs, Drei-Blank und Doppelblank"),
        ("da", "seks-fire, dobbelt seks, tre-blank og dobbelt blank"),
        ("en", "six-four, double six, three-blank and double blank"),
    ],
)
def test_tiles_in_words(translations: Path, code: str, expected: str) -> None:
    assert renderer(code, translations, demo=TEXTS).text(message("demo.and", it=ROW)) == expected


@pytest.mark.parametrize(
    ("key", "it", "expected"),
    [
        ("it", Tile.parse("4-6"), "sechs-vier"),
        ("short", Tile.parse("4-6"), "6-4"),
        ("it", ROW, "6-4 6-6 3-0 0-0"),
        ("short_and", ROW[:2], "6-4 und 6-6"),
    ],
)
def test_forms(translations: Path, key: str, it: MessageValue, expected: str) -> None:
    said = renderer("de", translations, demo=TEXTS).text(message(f"demo.{key}", it=it))
    assert said.lower() == expected


@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_tile_has_a_name_of_its_own(translations: Path, code: str) -> None:
    spoken = renderer(code, translations)
    names = {spoken.text(tile_name(tile)) for tile in FULL_SET}
    assert len(names) == len(FULL_SET)
    assert all(name[0].isupper() for name in names)
    assert spoken.text(tile_back()) not in names
