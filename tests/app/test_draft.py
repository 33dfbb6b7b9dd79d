"""The sheet for a new match: choices fold into a draft, the draft becomes a header."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy

from spieltisch.app.draft import (
    Draft,
    draft_from_json,
    draft_to_json,
    first_draft,
    header_of,
    options_of,
    problem_of,
    swapped,
    with_another_person,
    with_name,
    with_opener,
    with_option,
    with_player,
    with_seat_count,
)
from spieltisch.app.draft_sheet import DraftSheet
from spieltisch.app.new_match import NewMatchController
from spieltisch.app.option_rows import option_rows
from spieltisch.app.preferences import Preferences
from spieltisch.app.profiles.directory import Directory
from spieltisch.app.settings import SettingsController
from spieltisch.app.speech import Speech, app_renderer
from spieltisch.core.game import Game, GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.options import Condition, Option
from spieltisch.core.players import SeatEntry
from spieltisch.core.presentation import TableHabits
from spieltisch.games.five_hundred.rules import FiveHundredRules
from spieltisch.storage.records import Profile, ProfileSummary
from spieltisch.texts import People


class OtherOptions:
    """A game with one option in another form."""

    def __init__(self, game: Game, option: Option) -> None:
        self._game = game
        options = tuple(option if option.key == its.key else its for its in game.info.options)
        self.info = replace(game.info, options=options)

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)


def with_bonus(game: Game, **changes: object) -> Game:
    bonus = next(option for option in game.info.options if option.key == "bonus")
    return OtherOptions(game, replace(bonus, **changes))


@pytest.fixture
def game(highcard: GamePlugin) -> Game:
    return highcard.game


@pytest.fixture
def draft(game: Game) -> Draft:
    return first_draft(game, "Anna")


def test_the_first_draft_is_one_person_against_the_computer(draft: Draft) -> None:
    assert draft.seats == (SeatEntry("Anna", "human"), SeatEntry("Bene", "medium"))
    assert draft.options == {}


def test_options_have_their_defaults(draft: Draft, game: Game) -> None:
    chances = {"bonus": False, "turns": False, "doubling": False, "seconds": 0}
    usual = {"seats": 2, "hand": 3, "target": 4, "ties": "share", **chances}
    assert options_of(draft, game) == usual
    assert options_of(with_option(draft, game, "hand", 5), game) == {**usual, "hand": 5}


def test_several_people_may_have_a_default_of_their_own(draft: Draft, game: Game) -> None:
    game = with_bonus(game, shared_default=True)
    assert options_of(draft, game)["bonus"] is False
    people = with_another_person(draft)
    assert options_of(people, game)["bonus"] is True
    assert header_of(people, game).options["bonus"] is True
    assert options_of(with_option(people, game, "bonus", False), game)["bonus"] is False


def test_claims_of_500_know_no_hurry_where_several_people_play() -> None:
    rules = FiveHundredRules()
    draft = first_draft(rules, "Anna")
    assert options_of(draft, rules)["claim"] == "reaction"
    assert options_of(with_another_person(draft), rules)["claim"] == "seat"


def test_a_default_moves_along_with_another_option_unless_it_was_chosen(draft: Draft, game: Game) -> None:
    game = with_bonus(game, defaults=((Condition("ties", ("none",)), True),))
    none = with_option(draft, game, "ties", "none")
    assert options_of(none, game)["bonus"] is True
    assert options_of(with_option(none, game, "ties", "share"), game)["bonus"] is False
    chosen = with_option(with_option(draft, game, "bonus", False), game, "ties", "none")
    assert options_of(chosen, game)["bonus"] is False
    again = draft_from_json(draft_to_json(none), game, "Anna")
    assert options_of(with_option(again, game, "ties", "share"), game)["bonus"] is False


def test_more_seats_bring_more_computers_with_names_of_their_own(draft: Draft, game: Game) -> None:
    four = with_option(draft, game, "seats", 4.0)
    assert [entry.name for entry in four.seats] == ["Anna", "Bene", "Vroni", "Xaver"]
    assert with_option(four, game, "seats", 2).seats == draft.seats


def test_the_number_of_players(draft: Draft, game: Game) -> None:
    three = with_seat_count(draft, game, 3)
    assert [entry.player for entry in three.seats] == ["human", "medium", "medium"]
    assert options_of(three, game)["seats"] == 3
    assert header_of(three, game).options["seats"] == 3
    assert with_seat_count(three, game, 7) == three
    assert with_seat_count(three, game, 2) == draft


def test_another_person_takes_the_first_seat_of_a_computer(draft: Draft) -> None:
    two = with_another_person(draft)
    assert [entry.player for entry in two.seats] == ["human", "human"]
    assert with_another_person(two) == two


def test_a_person_does_not_inherit_a_computers_name(draft: Draft) -> None:
    person = with_player(draft, 1, "human")
    assert person.seats[1] == SeatEntry("", "human")
    assert with_player(person, 1, "hard").seats[1] == SeatEntry("Bene", "hard")


def test_swapping_moves_everyone_on(draft: Draft) -> None:
    assert [entry.name for entry in swapped(draft).seats] == ["Bene", "Anna"]


@pytest.mark.parametrize(
    ("key", "value"),
    [("hand", 99), ("hand", "3"), ("hand", True), ("ties", "maybe"), ("nothing", 1), ("hand", None)],
)
def test_an_impossible_option_changes_nothing(draft: Draft, game: Game, key: str, value: object) -> None:
    assert with_option(draft, game, key, value) == draft


def test_an_impossible_player_changes_nothing(draft: Draft) -> None:
    assert with_player(draft, 0, "wizard") == draft


def test_names_are_cleaned_and_cut(draft: Draft) -> None:
    assert with_name(draft, 0, "  An\nna\u202e  ").seats[0].name == "Anna"
    assert len(with_name(draft, 0, "x" * 99).seats[0].name) == 40


@pytest.mark.parametrize(
    "name", ["\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}", "علی\N{ZERO WIDTH NON-JOINER}رضا"]
)
def test_joiners_belong_to_names(draft: Draft, game: Game, name: str) -> None:
    named = with_name(draft, 0, name)
    assert named.seats[0].name == name
    assert draft_from_json(draft_to_json(named), game, "").seats[0].name == name


def test_joiners_that_join_nothing_are_cut(draft: Draft) -> None:
    joiner = "\N{ZERO WIDTH JOINER}"
    assert with_name(draft, 0, f" {joiner} ").seats[0].name == ""
    assert with_name(draft, 0, f"{'x' * 38}a{joiner}b").seats[0].name == f"{'x' * 38}a"


def test_who_begins(draft: Draft, game: Game) -> None:
    assert header_of(draft, game).dealer is None
    second = with_opener(with_seat_count(draft, game, 3), 2)
    assert header_of(second, game).dealer == 2
    assert with_opener(second, 3) == with_opener(second, -2) == second
    assert header_of(with_opener(second, None), game).dealer is None


def test_who_begins_moves_on_with_the_seats_and_leaves_with_one(draft: Draft, game: Game) -> None:
    third = with_opener(with_seat_count(draft, game, 3), 2)
    assert swapped(third).opener == 0
    assert swapped(third).seats[0] == third.seats[2]
    assert with_seat_count(third, game, 4).opener == 2
    assert with_seat_count(third, game, 2).opener is None
    assert with_option(with_player(third, 1, "hard"), game, "hand", 5).opener == 2


@pytest.mark.parametrize("opener", [0, 1, None])
def test_who_begins_is_remembered(draft: Draft, game: Game, opener: int | None) -> None:
    chosen = with_opener(draft, opener)
    again = draft_from_json(draft_to_json(chosen), game, "Anna")
    assert (again.opener, again.again) == (opener, True)


@pytest.mark.parametrize("opener", [2, -1, True, "1", [0], 0.5, {}])
def test_an_impossible_opener_is_forgotten(draft: Draft, game: Game, opener: object) -> None:
    assert draft_from_json({**draft_to_json(draft), "opener": opener}, game, "Anna").opener is None


def test_two_of_one_name_cannot_play(draft: Draft, game: Game) -> None:
    same = with_name(draft, 1, "Anna")
    assert problem_of(same, game).key == "app.new_match.same_name"
    assert problem_of(draft, game) is None


def test_every_match_has_its_own_cards(draft: Draft, game: Game) -> None:
    assert header_of(draft, game).seed != header_of(draft, game).seed


def test_a_remembered_draft_comes_back(draft: Draft, game: Game) -> None:
    changed = with_option(with_player(draft, 1, "expert"), game, "hand", 5)
    again = draft_from_json(draft_to_json(changed), game, "Somebody")
    assert (again.seats, again.options, again.again) == (changed.seats, changed.options, True)


@pytest.mark.parametrize(
    "data",
    [
        None,
        7,
        [],
        {"seats": 3},
        {"seats": [{"player": "wizard"}, {"player": "hard"}]},
        {"seats": [{"player": "human", "name": "A"}]},
        {"options": {"hand": "many"}, "seats": [1, 2]},
        {"seats": [{"player": "human", "name": "A"}, {"player": "hard", "name": "A"}]},
    ],
)
def test_what_does_not_fit_any_more_is_left_out(game: Game, draft: Draft, data: object) -> None:
    assert draft_from_json(data, game, "Anna") == draft


def with_settings(sheet: DraftSheet) -> NewMatchController:
    """The sheet for QML of somebody who has changed no settings."""
    return NewMatchController(sheet, SettingsController(Preferences()))


class TestController:
    @pytest.fixture
    def sheet(
        self, qapp: object, game: Game, draft: Draft, highcard: GamePlugin, tmp_path: object
    ) -> NewMatchController:
        speech = Speech("en")
        speech.add_catalog("highcard", highcard.texts, tmp_path)
        speech.silence()
        return with_settings(DraftSheet(game, draft, "Anna", speech.renderer))

    def test_options_say_whether_they_apply(self, sheet: NewMatchController) -> None:
        sheet.setOption("ties", "none")
        applies = {row["key"]: row["applies"] for row in sheet.options}
        assert applies["bonus"] is False
        notes = {row["key"]: row["note"] for row in sheet.options}
        assert notes["bonus"] == "Has no effect now (Equal ranks: Nobody scores)."
        sheet.setOption("bonus", True)
        assert {row["key"]: row["value"] for row in sheet.options}["bonus"] is True
        sheet.setOption("ties", "share")
        assert {row["key"]: row["applies"] for row in sheet.options}["bonus"] is True

    def test_the_number_of_players_is_no_row_of_the_options(self, sheet: NewMatchController) -> None:
        assert sheet.seatCounts == [2, 3, 4]
        assert "seats" not in {row["key"] for row in sheet.options}
        sheet.setSeatCount(3)
        assert (len(sheet.seats), sheet.sides) == (3, [])
        sheet.setSeatCount(4)
        assert [(row["side"], row["text"]) for row in sheet.sides] == [
            (0, "Anna and Vroni"),
            (1, "Bene and Xaver"),
        ]
        sheet.addPerson()
        assert [row["player"] for row in sheet.seats] == ["human", "human", "medium", "medium"]

    def test_who_begins_is_a_row_where_the_habits_of_the_table_say_so(
        self, game: Game, draft: Draft, sheet: NewMatchController, highcard: GamePlugin, tmp_path: Path
    ) -> None:
        assert "setup.opener" not in {row["key"] for row in sheet.options}
        renderer, habits = app_renderer("en"), TableHabits(opener=True)
        renderer.add_catalog("highcard", highcard.texts, tmp_path)
        asking = with_settings(DraftSheet(game, draft, "Anna", renderer, habits=habits))
        row = asking.options[0]
        assert (row["key"], row["value"]) == ("setup.opener", -1)
        assert [choice["label"] for choice in row["choices"]] == ["As the rules say", "Anna", "Bene"]
        asking.setOption("setup.opener", 1.0)  # as QML hands numbers over
        assert (asking.options[0]["value"], asking.note) == (1, "Bene begins.")
        chosen = QSignalSpy(asking.chosen)
        asking.start()
        assert chosen.at(0)[0].dealer == 1
        asking.setOption("setup.opener", -1)
        assert asking.note == ""

    def test_who_begins_may_leave_an_option_without_effect(
        self, game: Game, draft: Draft, highcard: GamePlugin, tmp_path: Path
    ) -> None:
        renderer, habits = app_renderer("en"), TableHabits(opener=True, replaced_by_opener=("ties",))
        renderer.add_catalog("highcard", highcard.texts, tmp_path)
        asking = with_settings(DraftSheet(game, draft, "Anna", renderer, habits=habits))

        def row() -> dict[str, Any]:
            return next(row for row in asking.options if row["key"] == "ties")

        assert (row()["applies"], row()["note"]) == (True, "")
        asking.setOption("setup.opener", 1)
        assert (row()["applies"], row()["note"]) == (False, "Has no effect now (Who begins: Bene).")
        asking.setOption("setup.opener", -1)
        assert row()["applies"]

    def test_other_numbers_than_the_offered_ones(self, sheet: NewMatchController) -> None:
        rows = {row["key"]: row for row in sheet.options}
        assert (rows["hand"]["free"], rows["ties"]["free"], rows["bonus"]["free"]) == (True, False, False)
        assert (rows["hand"]["minimum"], rows["hand"]["maximum"]) == (1, 6)
        sheet.setOption("hand", 4)
        assert {row["key"]: row["value"] for row in sheet.options}["hand"] == 4

    def test_an_explanation_may_depend_on_another_option(
        self, game: Game, draft: Draft, highcard: GamePlugin, tmp_path: Path
    ) -> None:
        why = message("highcard.option.ties.none")
        other = with_bonus(game, explanations=((Condition("ties", ("none",)), why),))
        renderer = app_renderer("en")
        renderer.add_catalog("highcard", highcard.texts, tmp_path)

        def explanation(ties: str) -> str:
            options = {**options_of(draft, other), "ties": ties}
            rows = option_rows(other.info.options, options, renderer, People())
            return next(row["explanation"] for row in rows if row["key"] == "bonus")

        assert explanation("none") == "Nobody scores"
        assert explanation("share") == "Changes the length of a match."

    def test_only_what_changes_is_told(self, sheet: NewMatchController) -> None:
        seats, options = QSignalSpy(sheet.seatsChanged), QSignalSpy(sheet.optionsChanged)
        sheet.setName(0, "Jane")
        assert (seats.count(), options.count()) == (1, 0)
        sheet.setOption("hand", 5)
        assert (seats.count(), options.count()) == (1, 1)

    def test_a_seat_that_is_not_there_changes_nothing(self, sheet: NewMatchController) -> None:
        told = QSignalSpy(sheet.seatsChanged)
        sheet.setName(7, "Jane")
        sheet.setPlayer(-1, "hard")
        assert told.count() == 0

    def test_start_hands_over_a_header_unless_there_is_a_problem(self, sheet: NewMatchController) -> None:
        chosen = QSignalSpy(sheet.chosen)
        sheet.setName(1, "Anna")
        sheet.start()
        assert chosen.count() == 0
        assert sheet.problem == "Two players are called Anna."
        sheet.restoreDefaults()
        sheet.start()
        assert chosen.count() == 1
        assert chosen.at(0)[0].game == "highcard"


def test_no_computer_is_called_like_somebody_of_the_house(game: Game) -> None:
    people = (Profile(1, "bene", "amber"), Profile(2, "Xaver", "blue"))
    directory = Directory(tuple(ProfileSummary(person, 0, 0, None) for person in people))
    remembered = Draft((SeatEntry("Anna", "human"), SeatEntry("Bene", "hard")), again=True)
    sheet = DraftSheet(game, remembered, "Anna", app_renderer("en"), people=lambda: directory)
    assert [entry.name for entry in sheet.draft.seats] == ["Anna", "Vroni"]
    assert sheet.draft.again, "only a name is another one"
    sheet.set_seat_count(4)
    assert [entry.name for entry in sheet.draft.seats] == ["Anna", "Vroni", "Mads", "Freja"]
    sheet.set_player(0, "hard")
    assert sheet.draft.seats[0].name == "Lene"
    sheet.restore_defaults()
    header = sheet.header()
    assert header is not None and [entry.name for entry in header.seats] == ["Anna", "Vroni"]
