"""Laying and drawing: what is previewed, what is offered, and what is never chosen for the person."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.presentation import UiState
from spieltisch.core.tiles import Tile
from tests.games.dominoes.presenter.support import PRESENTER, Person, Words, ranked
from tests.games.dominoes.support import act, table

FIVES: dict[str, Any] = {"variant": "all_fives"}
LINE = "4-4 4-2:left 4-1:right"


@pytest.fixture
def words(translations: Path) -> Words:
    return Words("de", translations)


def fives(hand: str, line: str = LINE, **more: Any) -> Person:
    """A person on turn in All Fives; the ends show 2 and 1 and, at the spinner, twice 4."""
    return Person(table([hand, "6-6 5-5"], line, **{**FIVES, **more}))


def test_a_tile_with_one_end_is_previewed_at_once(words: Words) -> None:
    person = fives("6-2 3-3").tap("tile/6-2")
    assert person.confirmed == "0 play 6-2 left"
    assert person.piece("tile/6-2").selected
    assert words(person.table.prompt) == "6-2 an der 2 anlegen"
    assert words(person.table.detail) == "6, 1: 7"


def test_a_preview_is_the_line_that_is_laid_then(words: Words) -> None:
    state = table(["6-2 4-1 3-3", "6-6"], "4-4 4-2:left 4-3:right", **FIVES)
    for tile, end in (("6-2", "left"), ("4-1", "up"), ("3-3", "right")):
        person = Person(state).tap(f"tile/{tile}")
        if len(person.table.choices) > 1:
            person.choose(f"end/{end}")
        shown = person.shown(words)["preview"]
        laid = Person(act(state, f"0 play {tile} {end}").state, None).shown(words)["line"]
        assert {key: shown[key] for key in laid} == laid
        assert (shown["tile"], shown["end"]) == (tile, end)


def test_the_first_double_turns_the_line_round_it_in_the_preview_too(words: Words) -> None:
    state = table(["1-1 6-0", "6-6"], "4-1", **FIVES)
    shown = Person(state).tap("tile/1-1").shown(words)["preview"]
    assert (shown["hub"], shown["spinner"], shown["total"]) == ("1-1", True, 6)
    assert [[placed["tile"] for placed in arm] for arm in shown["arms"]] == [[], ["4-1"], [], []]


def test_a_preview_explains_its_points(words: Words) -> None:
    person = Person(table(["4-2 0-0", "6-6"], "4-4", **FIVES)).tap("tile/4-2").choose("end/right")
    shown = person.shown(words)["preview"]
    assert (shown["total"], shown["points"], shown["gain"], shown["sum"]) == (10, 10, "+10", "Summe 10")
    assert shown["explanation"] == shown["text"] == "4+4 Doppel, 2: 10"
    assert shown["terms"] == "8 + 2"
    assert words(person.table.confirm.label if person.table.confirm else None) == "Stein legen · +10"
    assert words(person.piece("tile/4-2").badge) == "+10"
    assert [score.gain for score in person.table.scores] == [10, 0]


def test_points_beyond_an_exact_target_are_not_promised(words: Words) -> None:
    state = table(["4-2 0-0", "6-6"], "4-4", target=50, exact_target=True, scores=(45, 0), **FIVES)
    person = Person(state).tap("tile/4-2").choose("end/right")
    shown = person.shown(words)["preview"]
    assert (shown["total"], shown["points"], shown["gain"]) == (10, 0, "0")
    assert words(person.table.confirm.label if person.table.confirm else None) == "Stein legen"


def test_no_end_is_chosen_for_the_person(words: Words) -> None:
    person = fives("2-1 6-0").tap("tile/2-1")
    assert person.confirmed is None
    assert person.shown(words)["preview"] is None
    assert person.choices == ["end/left", "end/right", "end/next"]
    assert not any(one.checked for one in person.table.choices)
    assert words(person.table.prompt) == "An welches Ende mit 2-1?"
    assert words(person.table.detail) == ("an der 2: Summe 2, keine Punkte · an der 1: Summe 4, keine Punkte")
    assert [end["legal"] for end in person.shown(words)["line"]["ends"]] == [True, True, False, False]


def test_ends_of_one_value_stay_two_ends() -> None:
    """In All Fives they can count differently, and they lie at different places."""
    person = Person(table(["4-1 6-0", "6-6"], "4-4", **FIVES)).tap("tile/4-1")
    assert person.confirmed is None
    assert person.choices == ["end/left", "end/right", "end/next"]


def test_a_chosen_end_can_be_changed_and_played_in_three_ways(words: Words) -> None:
    person = fives("2-1 6-0").tap("tile/2-1").choose("end/right")
    assert person.confirmed == "0 play 2-1 right"
    assert words(person.table.detail) == "2, 2: 4 · Oder an der 2: Summe 2, keine Punkte"
    person.choose("end/next")
    assert person.confirmed == "0 play 2-1 left"
    person.choose("end/next")
    assert person.confirmed == person.press("end/right") == "0 play 2-1 right"
    assert person.ui.selection == ("tile/2-1",)  # a tap on the only selected piece does the same


def test_many_ends_are_compared_in_short(words: Words) -> None:
    line = "2-2 2-1:left 2-3:right 1-5:left 3-5:right 2-5:up"
    person = fives("5-5 6-5 0-0", line).tap("tile/6-5")
    assert words(person.table.detail) == "an der 5 (5-1): 0 · an der 5 (5-3): 0 · an der 5 (5-2): 0"
    person = fives("5-0 0-0", line).tap("tile/5-0")
    assert words(person.table.detail) == ("an der 5 (5-1): +10 · an der 5 (5-3): +10 · an der 5 (5-2): +10")
    person.choose("end/up")
    assert words(person.table.detail) == (
        "5, 5, 0: 10 · Oder an der 5 (5-1): Summe 10, +10 · an der 5 (5-3): Summe 10, +10"
    )


def test_ends_that_are_alike_in_all_are_told_once(words: Words) -> None:
    person = fives("5-2 0-0", "5-5 5-0:left 5-3:right").tap("tile/5-2")
    assert person.choices == ["end/up", "end/down", "end/next"]
    assert words(person.table.detail) == "an der 5 (5-5): Summe 5, +5"


def test_another_tile_forgets_the_end() -> None:
    person = fives("2-1 4-0").tap("tile/2-1").choose("end/right").tap("tile/4-0")
    assert person.confirmed is None
    assert person.tap("tile/2-1").confirmed is None


def test_an_end_that_the_tile_does_not_fit_cannot_be_set() -> None:
    person = fives("2-1 6-0").tap("tile/2-1")
    person.ui = person.ui.with_value("end", 2)
    assert person.confirmed is None
    for number in (-1, 4, 99):
        person.ui = person.ui.with_value("end", number)
        assert person.confirmed is None


def test_dropping() -> None:
    person = fives("2-1 6-2 3-3")
    assert person.drop("tile/2-1", "end/right") == "0 play 2-1 right"
    assert person.drop("tile/2-1", "end/up") is None
    assert person.drop("tile/3-3", "end/left") is None
    assert person.drop("tile/6-2", "line") == "0 play 6-2 left"
    offered = person.drop("tile/2-1", "line")
    assert isinstance(offered, UiState) and offered.selection == ("tile/2-1",)
    assert person.drop("tile/2-1", "hand/0") is None
    assert person.drop("back/hand/1/0", "end/left") is None


def test_only_tiles_that_fit_can_be_selected() -> None:
    person = fives("2-1 3-3")
    assert person.piece("tile/2-1").playable and not person.piece("tile/2-1").dimmed
    assert person.piece("tile/3-3").dimmed and not person.piece("tile/3-3").selectable
    assert person.tap("tile/3-3").ui.selection == ()
    other = Person(table(["2-1", "6-2"], LINE, turn=1, **FIVES)).tap("tile/2-1")
    assert other.ui.selection == () and other.table.confirm is None


def test_a_tile_that_cannot_be_laid_says_why(words: Words) -> None:
    person = fives("2-1 3-3")
    assert words(person.piece("tile/3-3").refusal) == "3-3 passt an kein offenes Ende."
    assert person.piece("tile/2-1").refusal is None
    state = table(["6-4 3-3", "5-4"], **FIVES)
    led = Person(replace(state, table=replace(state.table, lead=Tile.parse("3-3"))))
    assert words(led.piece("tile/6-4").refusal) == "Die Runde muss mit 3-3 beginnen."


def test_any_tile_opens_and_the_first_one_has_no_end(words: Words) -> None:
    person = Person(table(["6-4 1-0", "5-5"], **FIVES))
    assert all(piece.playable for piece in person.zone("hand/0"))
    person.tap("tile/6-4")
    assert (person.confirmed, person.choices) == ("0 play 6-4", [])
    assert person.shown(words)["offers"][0]["points"] == 10
    assert person.drop("tile/6-4", "line") == "0 play 6-4"


def test_the_highest_double_has_to_be_led(words: Words) -> None:
    state = table(["6-4 3-3", "5-4"], **FIVES)
    state = replace(state, table=replace(state.table, lead=Tile.parse("3-3")))
    person = Person(state)
    assert [piece.face for piece in person.zone("hand/0") if piece.playable] == ["3-3"]
    assert words(person.table.prompt) == "Mit 3-3 eröffnen"
    other = Person(state, 1)
    assert words(other.table.detail) == "Die Runde muss mit 3-3 beginnen."


def test_positions_are_numbered_on_demand() -> None:
    person = fives("2-1 3-3 4-0")
    person.ui = replace(person.ui, numbered=True)
    assert [(piece.face, piece.number) for piece in person.zone("hand/0")] == [
        ("4-0", 1), ("2-1", 2), ("3-3", None),
    ]  # fmt: skip


def test_the_ends_show_what_they_count(words: Words) -> None:
    def ends(line: str) -> list[tuple[str, int, int]]:
        shown = Person(table(["0-0", "6-6"], line, **FIVES)).shown(words)["line"]
        return [(end["name"], end["count"], end["shown"]) for end in shown["ends"]]

    assert ends("5-5") == [("left", 5, 5), ("right", 5, 5)]
    assert ends("5-5 5-0:left") == [("left", 0, 0), ("right", 10, 10)]
    assert ends("5-5 5-0:left 5-1:right 1-1:right") == [
        ("left", 0, 0), ("right", 2, 2), ("up", 0, 5), ("down", 0, 5),
    ]  # fmt: skip


def test_the_sum_is_shown_in_its_terms(words: Words) -> None:
    line = fives("0-0").shown(words)["line"]
    assert [(part["text"], part["count"]) for part in line["parts"]] == [("2", 2), ("1", 1)]
    line = fives("0-0", "4-4 4-2:left").shown(words)["line"]
    assert [part["text"] for part in line["parts"]] == ["4+4 = 8", "2"]
    assert (line["total"], line["explanation"]) == (10, "4+4 Doppel, 2: 10")


def test_other_games_speak_of_values_only(words: Words) -> None:
    person = Person(table(["6-2 1-1", "6-6"], "4-1 4-2:right", variant="block")).tap("tile/6-2")
    line = person.shown(words)["line"]
    assert (line["total"], line["parts"], line["explanation"]) == (None, [], None)
    assert words(person.table.detail) == "Offene Enden: 1 und 6"
    assert person.piece("tile/6-2").badge is None
    assert words(person.table.confirm.label if person.table.confirm else None) == "Stein legen"


def test_a_hint_selects_tile_and_end_and_shows_its_figures(words: Words) -> None:
    person = fives("2-1 6-0")
    best = ranked("0 play 2-1 right", 12.4, error=0.8, points=0.0, next_scores=0.25, next_passes=0.5)
    other = ranked("0 play 2-1 left", -3.0, error=1.2, points=0.0, next_scores=0.75, next_passes=0.1)
    person.ui = PRESENTER.hinted(person.view, replace(person.ui, hint=(best, other)))
    assert person.confirmed == "0 play 2-1 right"
    assert person.piece("tile/2-1").hinted
    hint = person.shown(words)["hint"]
    assert [column["label"] for column in hint["columns"]] == ["Wert", "Jetzt", "Punktet", "Hängt"]
    assert [row["label"] for row in hint["rows"]] == ["2-1 → 1", "2-1 → 2"]
    assert [row["values"] for row in hint["rows"]] == [
        ["+12±1", "0", "25\N{NO-BREAK SPACE}%", "50\N{NO-BREAK SPACE}%"],
        ["−3±1", "0", "75\N{NO-BREAK SPACE}%", "10\N{NO-BREAK SPACE}%"],
    ]
    assert [(row["best"], row["selected"]) for row in hint["rows"]] == [(True, True), (False, False)]
    assert words(person.table.detail) == hint["text"]
    assert hint["text"].startswith("Hinweis: 2-1 → 1: +12±1 Punkte erwartet, 0 jetzt, der nächste punktet")


def test_near_the_target_a_hint_counts_chances(words: Words) -> None:
    person = Person(table(["6-2 1-1", "6-6"], "4-1 4-2:right", variant="block"))
    only = ranked("0 play 6-2 right", 0.62, "win_probability", error=0.02, points=0.0, next_passes=0.5)
    person.ui = PRESENTER.hinted(person.view, replace(person.ui, hint=(only,)))
    hint = person.shown(words)["hint"]
    assert [column["key"] for column in hint["columns"]] == ["chance", "next_passes"]
    assert hint["rows"][0]["values"][0] == "62\N{NO-BREAK SPACE}%"


def test_a_hint_tells_ends_of_one_value_apart(words: Words) -> None:
    """By what lies there: left and right depend on how the table is turned."""
    person = Person(table(["4-1 6-0", "6-6"], "4-3 3-2:left 4-2:left", variant="draw"))
    hint = tuple(ranked(f"0 play 4-1 {end}", 1.0) for end in ("left", "right"))
    person.ui = PRESENTER.hinted(person.view, replace(person.ui, hint=hint))
    assert [row["label"] for row in person.shown(words)["hint"]["rows"]] == ["4-1 → 4-2", "4-1 → 4-3"]


def test_a_hint_has_one_row_for_both_ends_of_a_double(words: Words) -> None:
    person = Person(table(["4-1 6-0", "6-6"], "4-4", **FIVES)).tap("tile/4-1").choose("end/right")
    hint = tuple(ranked(f"0 play 4-1 {end}", 1.0, points=0.0) for end in ("left", "right"))
    person.ui = replace(person.ui, hint=hint)
    (row,) = person.shown(words)["hint"]["rows"]
    assert (row["label"], row["selected"], row["best"]) == ("4-1 → 4-4", True, True)
