"""Presets on the sheet: which one a draft is, those of a person's own, and what is kept of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy

from spieltisch.app.draft import draft_from_json, draft_to_json, first_draft, with_option, with_preset
from spieltisch.app.draft_sheet import DraftSheet
from spieltisch.app.game_settings import own_presets, with_own_preset
from spieltisch.app.preferences import MAX_PRESET_NAME, MAX_PRESETS, Preferences, from_stored
from spieltisch.app.presets import OWN
from spieltisch.app.rules_controller import RulesController
from spieltisch.app.settings import SettingsController
from spieltisch.app.speech import app_renderer
from spieltisch.core.game import Game, GamePlugin
from spieltisch.core.players import SeatEntry

LONG = {"hand": 6, "target": 50}


@pytest.fixture
def game(highcard: GamePlugin) -> Game:
    return highcard.game


@pytest.fixture
def settings(qapp: object) -> SettingsController:
    return SettingsController(Preferences())


@pytest.fixture
def rules(highcard: GamePlugin, settings: SettingsController, tmp_path: Path) -> RulesController:
    renderer = app_renderer("en")
    renderer.add_catalog("highcard", highcard.texts, tmp_path)
    draft = first_draft(highcard.game, "Anna")
    sheet = DraftSheet(
        highcard.game,
        draft,
        "Anna",
        renderer,
        declared=highcard.presets,
        own=lambda: own_presets(settings.preferences, "highcard"),
    )
    return RulesController(sheet, settings)


def chosen(rules: RulesController) -> dict[str, object]:
    return {row["key"]: row["value"] for row in rules.options}


def test_a_preset_sets_its_values_and_puts_back_all_others(game: Game) -> None:
    draft = with_option(first_draft(game, "Anna"), game, "bonus", True)
    draft = with_preset(draft, game, "short", {"hand": 2, "target": 2})
    assert (draft.options, draft.preset) == ({"hand": 2, "target": 2}, "short")
    assert draft.seats[0] == SeatEntry("Anna", "human")


def test_what_a_preset_says_of_players_or_of_unknown_options_is_left_out(game: Game) -> None:
    draft = first_draft(game, "Anna")
    assert with_preset(draft, game, "odd", {"seats": 4, "unknown": 1, "hand": 99}).options == {}
    assert len(with_preset(draft, game, "odd", {"seats": 4}).seats) == 2


def test_the_preset_is_remembered_with_the_draft(game: Game) -> None:
    draft = with_preset(first_draft(game, "Anna"), game, "short", {"hand": 2, "target": 2})
    again = draft_from_json(draft_to_json(draft), game, "Anna")
    assert (again.preset, again.options) == ("short", draft.options)
    assert draft_from_json({**draft_to_json(draft), "preset": 7}, game, "Anna").preset == ""


def test_the_defaults_are_the_first_preset(rules: RulesController) -> None:
    assert [row["label"] for row in rules.presets] == ["Usual", "Short"]
    assert [row["current"] for row in rules.presets] == [True, False]
    assert (rules.preset["key"], rules.preset["text"], rules.preset["changed"]) == ("usual", "Usual", False)


def test_a_preset_is_chosen_changed_and_met_again(rules: RulesController) -> None:
    edited = QSignalSpy(rules.edited)
    rules.choosePreset("short")
    assert (chosen(rules)["hand"], chosen(rules)["target"]) == (2, 2)
    assert rules.preset["text"] == "Short"
    rules.setOption("bonus", True)
    assert (rules.preset["text"], rules.preset["changed"]) == ("Short, changed", True)
    rules.setOption("bonus", False)
    assert (rules.preset["text"], rules.preset["changed"]) == ("Short", False)
    rules.setOption("hand", 3)
    rules.setOption("target", 4)
    assert rules.preset["text"] == "Usual"  # those are its rules, whatever they were made from
    assert edited.count() == 5
    rules.choosePreset("unknown")
    assert edited.count() == 5


def test_an_option_without_effect_changes_no_preset(rules: RulesController) -> None:
    rules.setOption("ties", "none")
    assert rules.preset["changed"]
    rules.savePreset("Strict")
    rules.setOption("bonus", True)  # means nothing where ties score nothing
    assert rules.preset["text"] == "Strict"


def test_rules_are_saved_under_a_name(rules: RulesController, settings: SettingsController) -> None:
    rules.setOption("hand", 6)
    rules.setOption("target", 50)
    rules.savePreset("  Long ")
    assert settings.preferences.presets == {"highcard": {"Long": LONG}}
    assert (rules.preset["key"], rules.preset["text"], rules.preset["own"]) == (OWN + "Long", "Long", True)
    rules.choosePreset("usual")
    rules.choosePreset(OWN + "Long")
    assert chosen(rules)["hand"] == 6


def test_saving_again_under_a_name_replaces_what_was_there(
    rules: RulesController, settings: SettingsController
) -> None:
    rules.setOption("hand", 6)
    rules.savePreset("Mine")
    rules.setOption("hand", 5)
    assert rules.preset["text"] == "Mine, changed"
    assert rules.replacesPreset("Mine")
    assert not rules.replacesPreset("Other")
    assert rules.presetProblem("Mine", False) == ""
    rules.savePreset("Mine")
    assert settings.preferences.presets["highcard"] == {"Mine": {"hand": 5}}
    assert rules.preset["text"] == "Mine"


def test_an_own_preset_is_renamed_and_deleted(rules: RulesController, settings: SettingsController) -> None:
    rules.setOption("hand", 6)
    rules.savePreset("One")
    rules.setOption("hand", 5)
    rules.savePreset("Two")
    assert rules.presetProblem("One", True) == "Another preset is called One already."
    rules.renamePreset("One")
    assert set(settings.preferences.presets["highcard"]) == {"One", "Two"}
    rules.renamePreset("Three")
    assert settings.preferences.presets["highcard"] == {"One": {"hand": 6}, "Three": {"hand": 5}}
    assert rules.preset["text"] == "Three"
    rules.removePreset()
    assert set(settings.preferences.presets["highcard"]) == {"One"}
    assert (rules.preset["text"], chosen(rules)["hand"]) == ("Usual, changed", 5)
    rules.removePreset()
    assert set(settings.preferences.presets["highcard"]) == {"One"}


def test_a_game_s_own_presets_can_be_neither_renamed_nor_deleted(
    rules: RulesController, settings: SettingsController
) -> None:
    rules.choosePreset("short")
    rules.renamePreset("Mine")
    rules.removePreset()
    assert settings.preferences.presets == {}
    assert rules.preset["text"] == "Short"


@pytest.mark.parametrize("name", ["", "   ", "x" * (MAX_PRESET_NAME + 1), "two\nlines", "short", " USUAL "])
def test_names_that_no_preset_can_have(
    rules: RulesController, settings: SettingsController, name: str
) -> None:
    assert rules.presetProblem(name, False) != ""
    rules.savePreset(name)
    assert settings.preferences.presets == {}


def test_there_is_an_end_to_presets(rules: RulesController, settings: SettingsController) -> None:
    preferences = settings.preferences
    for number in range(MAX_PRESETS):
        preferences = with_own_preset(preferences, "highcard", f"Number {number}", {"hand": 5})
    settings.replace(preferences)
    assert "delete one first" in rules.presetProblem("One more", False)
    assert rules.presetProblem("Number 3", False) == ""


def test_a_game_without_presets_has_one_that_is_as_usual(
    highcard: GamePlugin, settings: SettingsController, tmp_path: Path
) -> None:
    renderer = app_renderer("de")
    renderer.add_catalog("highcard", highcard.texts, tmp_path)
    rules = RulesController(DraftSheet(highcard.game, first_draft(highcard.game, ""), "", renderer), settings)
    assert [row["label"] for row in rules.presets] == ["Wie üblich"]
    rules.setOption("hand", 5)
    assert rules.preset["text"] == "Wie üblich, geändert"
    rules.restoreDefaults()
    assert rules.preset["text"] == "Wie üblich"


def test_stored_presets_come_back_and_broken_ones_are_left_out() -> None:
    kept = with_own_preset(Preferences(), "highcard", "Long", LONG)
    assert from_stored(kept._asdict()) == kept
    broken: list[object] = [
        7,
        {"highcard": 7},
        {"highcard": {"": {}}},
        {"highcard": {"a": 7}},
        {"highcard": {"a": {"hand": None}}},
        {"highcard": {"x" * 99: {}}},
        {"highcard": {str(number): {} for number in range(MAX_PRESETS + 1)}},
    ]
    for value in broken:
        assert from_stored({"presets": value}, kept) == kept  # type: ignore[dict-item] # what a file may hold
