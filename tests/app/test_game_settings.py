"""What each game has for itself in the settings: its habits until a person chooses otherwise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spieltisch.app.game_settings import deck_of, game_rows, one_tap
from spieltisch.app.preferences import Preferences, from_stored, with_game_setting
from spieltisch.app.speech import app_renderer
from spieltisch.core.game import GamePlugin
from spieltisch.core.presentation import TableHabits

BAVARIAN_FIRST = TableHabits(confirm="one", decks=("bavarian", "french"))


def test_a_game_has_its_habits_until_something_is_chosen() -> None:
    assert not one_tap(Preferences(), "game", TableHabits())
    assert one_tap(Preferences(), "game", BAVARIAN_FIRST)
    assert deck_of(Preferences(), "game", TableHabits()) == "french"
    assert deck_of(Preferences(), "game", BAVARIAN_FIRST) == "bavarian"


def test_a_choice_is_for_one_game_alone() -> None:
    chosen = with_game_setting(Preferences(), "confirm_styles", "game", "two")
    chosen = with_game_setting(chosen, "decks", "game", "french")
    assert not one_tap(chosen, "game", BAVARIAN_FIRST)
    assert one_tap(chosen, "other", BAVARIAN_FIRST)
    assert deck_of(chosen, "game", BAVARIAN_FIRST) == "french"
    assert deck_of(chosen, "other", BAVARIAN_FIRST) == "bavarian"
    assert Preferences().decks == {}


def test_a_deck_that_the_game_does_not_have_is_not_used() -> None:
    chosen = with_game_setting(Preferences(), "decks", "game", "bavarian")
    assert deck_of(chosen, "game", TableHabits()) == "french"


@pytest.mark.parametrize(("style", "taps"), [("one", True), ("two", False), ("three", False), (7, False)])
def test_the_old_style_of_all_games_becomes_the_one_of_cribbage(style: str | int, taps: bool) -> None:
    read = from_stored({"confirm_style": style})
    assert one_tap(read, "cribbage", TableHabits()) is taps
    assert not one_tap(read, "game", TableHabits())


def test_the_old_style_is_forgotten_once_there_is_a_new_one() -> None:
    read = from_stored({"confirm_style": "one", "confirm_styles": {"game": "two"}})
    assert read.confirm_styles == {"game": "two"}
    before = Preferences(confirm_styles={"cribbage": "two"})
    assert from_stored({"confirm_style": "one"}, before) == before


def test_rows_for_the_settings(highcard: GamePlugin, tmp_path: Path) -> None:
    plugin = replace(highcard, habits=BAVARIAN_FIRST)
    chosen = with_game_setting(Preferences(), "decks", "highcard", "french")
    renderer = app_renderer("de")
    renderer.add_catalog("highcard", plugin.texts, tmp_path)
    (row,) = game_rows([plugin], chosen, renderer)
    assert row["id"] == "highcard"
    assert (row["confirm"], row["deck"]) == ("one", "french")
    assert row["decks"] == [
        {"value": "bavarian", "label": "Bayerisch"},
        {"value": "french", "label": "Französisch"},
    ]
