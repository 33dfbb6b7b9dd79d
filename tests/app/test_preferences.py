from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.app.first_look import FILE_NAME, read_first_look, write_first_look
from spieltisch.app.preferences import CHOICES, Preferences, from_stored, with_setting

CHANGED = Preferences(
    language="da",
    theme="light",
    text_size=125,
    numbered=True,
    player_name="Jørgen",
    confirm_styles={"highcard": "one"},
    decks={"highcard": "bavarian"},
)


def test_every_default_is_a_choice() -> None:
    for name, choices in CHOICES.items():
        assert getattr(Preferences(), name) in choices


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("theme", 1),
        ("numbered", 1),
        ("text_size", "125"),
        ("text_size", True),
        ("text_size", 110.5),
        ("player_name", "x" * 25),
        ("player_name", None),
        ("unknown", "de"),
        ("confirm_styles", "one"),
        ("confirm_styles", {"highcard": "three"}),
        ("decks", {"highcard": "french", "cribbage": 7}),
        ("decks", ["french"]),
        ("decks", {"highcard": ["french"]}),
    ],
)
def test_an_impossible_value_changes_nothing(name: str, value: object) -> None:
    assert with_setting(CHANGED, name, value) == CHANGED


def test_javascript_numbers_are_whole() -> None:
    assert with_setting(Preferences(), "text_size", 125.0).text_size == 125


def test_stored_settings_come_back() -> None:
    assert from_stored(CHANGED._asdict()) == CHANGED


def test_what_is_missing_or_broken_stays_as_before() -> None:
    assert from_stored({"theme": "neon", "table": "wood"}, CHANGED) == with_setting(CHANGED, "table", "wood")


def test_the_first_look_is_remembered(tmp_path: Path) -> None:
    write_first_look(tmp_path, CHANGED)
    assert read_first_look(tmp_path) == CHANGED


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b'{"theme": 7}', b"[" * 100_000])
def test_a_broken_first_look_is_the_defaults(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert read_first_look(tmp_path) == Preferences()


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    write_first_look(tmp_path / "missing", CHANGED)
    assert not (tmp_path / "missing").exists()
