"""The log, the score details, what is read aloud and the figures of a match."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.events import Event
from spieltisch.core.game import Setup
from spieltisch.games.dominoes.figures import result_facts
from tests.games.dominoes.presenter.support import PRESENTER, Person, Words
from tests.games.dominoes.support import RULES, act, setup, table

LINE = "4-4 4-2:left 4-1:right"


@pytest.fixture
def words(translations: Path) -> Words:
    return Words("de", translations, viewer=None)


def log(words: Words, events: tuple[Event, ...], sides: tuple[int, ...] = (0, 1)) -> list[str]:
    return [f"{words(line.text)} {words(line.value)}".strip() for line in PRESENTER.log(events, sides)]


def test_draws_in_a_row_are_one_line_and_points_stand_beside_their_tile(words: Words) -> None:
    state = table(["6-6 5-5", "3-0 2-2"], LINE, boneyard="6-5 6-3 2-1", variant="all_fives")
    events = act(state, "0 draw", "0 draw", "0 draw", "0 play 2-1 left", "1 pass").events
    assert log(words, events) == [
        "Anna zieht 3 Steine",
        "Anna legt 2-1. Enden 2",
        "Bene passt (offen: 1 und 4)",
    ]
    state = table(["5-0 6-6", "3-3"], "5-5", variant="all_fives")
    lines = PRESENTER.log(act(state, "0 play 5-0 left").events, (0, 1))
    assert [(words(one.text), words(one.value), one.side) for one in lines] == [
        ("Anna legt 5-0. Enden 10", "+10", 0)
    ]


def test_the_last_tile_but_one_is_told_where_no_sum_is(words: Words) -> None:
    state = table(["6-2 3-3", "5-5"], LINE, variant="block")
    assert log(words, act(state, "0 play 6-2 left").events) == ["Anna legt 6-2, noch ein Stein"]


def test_the_end_of_a_round_and_the_next_deal(words: Words) -> None:
    state = table(["6-1", "5-5", "6-4", "3-3"], "4-1 4-2:right", variant="draw", partners=True)
    assert log(words, act(state, "0 play 6-1 left").events, (0, 1, 0, 1)) == [
        "Anna legt 6-1",
        "Anna hat keinen Stein mehr",
        "Übrige Augen: Anna 0, Bene 10, Vroni 10, Xaver 6",
        "Anna und Vroni gewinnen die Runde +16",
        "Runde 2 · Bene eröffnet",
        "Bene ist an der Reihe zu eröffnen.",
    ]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "Das Los ist auf Bene gefallen."),
        ({"opening": "highest_double"}, "Bene hält das höchste Doppel, 2-2, und muss es ausspielen."),
    ],
)
def test_why_somebody_opens(words: Words, options: dict[str, str], told: str) -> None:
    start = setup(2, dealer=None, **options)
    lots = Setup(start.seats, start.options, start.chance, lots=(1,))
    assert log(words, RULES.start(lots).events)[1:] == [told]


def test_who_was_chosen_to_open_needs_no_reason(words: Words) -> None:
    assert log(words, RULES.start(setup(2, dealer=1)).events) == ["Runde 1 · Bene eröffnet"]


def test_the_winner_opens(words: Words) -> None:
    state = table(["6-1", "5-5"], "4-1 4-2:right", variant="all_fives")
    told = log(words, act(state, "0 play 6-1 left").events)
    assert told[-2:] == ["Runde 2 · Anna eröffnet", "Anna hat die letzte Runde gewonnen."]


def test_details_explain_every_score(words: Words) -> None:
    state = table(["2-0 0-0", "3-3 6-5"], "4-4 4-2:left", variant="all_fives")
    start = RULES.start(setup(2, variant="all_fives")).events
    first = act(state, "0 play 2-0 left")
    step = act(first.state, "1 pass", "0 play 0-0 left")
    (section,) = PRESENTER.details((*start, *first.events, *step.events), (0, 1))
    assert words(section.title) == "Runde 1 · Anna hat keinen Stein mehr"
    assert [(words(row.text), row.pieces, row.points, row.total) for row in section.rows] == [
        ("Leere Hand; gegnerische Augen: 17, gerundet", ("3-3", "6-5"), 15, 15),
    ]
    state = table(["4-2 0-0", "3-3 6-4"], "4-4", variant="all_fives")
    (section,) = PRESENTER.details((*start, *act(state, "0 play 4-2 left").events), (0, 1))
    assert [(words(row.text), row.pieces, row.points) for row in section.rows] == [
        ("4+4 Doppel, 2: 10", ("4-2",), 10)
    ]
    assert words(section.title) == "Runde 1"


def test_a_block_shows_the_tiles_that_are_counted(words: Words) -> None:
    start = RULES.start(setup(3, variant="block")).events
    state = table(["2-1", "3-3", "3-2"], "6-6 6-5:left 6-4:right", variant="block")
    events = (*start, *act(state, "0 pass", "1 pass", "2 pass").events)
    section, *_ = PRESENTER.details(events, (0, 1, 2))
    assert [(words(row.text), row.pieces, row.points) for row in section.rows] == [
        ("Wenigste Augen bei Blockade: 3 gegen 11", ("3-3", "3-2"), 8)
    ]


def test_a_shared_bonus_names_the_third_hand_and_shows_it_alone(words: Words) -> None:
    start = RULES.start(setup(3, variant="all_fives")).events
    state = table(["2-0", "1-1", "3-3 3-2"], "6-6 6-5:left 6-4:right", variant="all_fives")
    opened = Event("played", (("seat", 2), ("tile", "6-6"), ("end", None), ("left", 2), ("total", 12)))
    events = (*start, opened, *act(state, "0 pass", "1 pass", "2 pass").events)
    section, *_ = PRESENTER.details(events, (0, 1, 2))
    why = "Zwei mit den wenigsten Augen, je 2, teilen die dritte Hand: 11, gerundet 10"
    assert [(words(row.text), row.pieces, row.points) for row in section.rows] == [
        (why, ("3-2", "3-3"), 5)
    ] * 2


def test_a_rounded_count_says_so(words: Words) -> None:
    start = RULES.start(setup(2, variant="all_fives")).events
    state = table(["6-3", "3-3 4-3"], "6-6 6-5:left 6-4:right", variant="all_fives")
    section, *_ = PRESENTER.details((*start, *act(state, "0 play 6-3 up").events), (0, 1))
    assert words(section.rows[-1].text) == "Leere Hand; gegnerische Augen: 13, gerundet"
    assert section.rows[-1].points == 15


def test_a_blocked_round_without_points_has_a_heading(words: Words) -> None:
    start = RULES.start(setup(2, variant="block")).events
    state = table(["2-1", "3-0"], "6-6 6-5:left 6-4:right", variant="block")
    section, *_ = PRESENTER.details((*start, *act(state, "0 pass", "1 pass").events), (0, 1))
    assert words(section.title) == "Runde 1 · blockiert"
    assert section.rows == ()


def test_what_happens_is_read_aloud(translations: Path) -> None:
    words = Words("de", translations)
    state = table(["5-0 6-6", "3-3"], "5-5", variant="all_fives")
    spoken = [words(text) for text in Person.after(state, "0 play 5-0 left").table.announcements]
    assert spoken == ["Du legst Fünf-Blank, links.", "10 Punkte für dich."]
    spoken = [words(text) for text in Person.after(state, "0 play 5-0 left", seat=1).table.announcements]
    assert len(spoken) == 2
    state = table(["6-6 5-5", "3-0"], LINE, boneyard="6-5 6-1", variant="all_fives")
    spoken = [words(text) for text in Person.after(state, "0 draw").table.announcements]
    assert spoken == ["Du ziehst; ein Stein im Vorrat."]


def test_figures_of_a_match() -> None:
    start = RULES.start(setup(2, variant="all_fives")).events
    state = table(["5-0 6-6 4-4", "3-3 0-0"], "5-5", variant="all_fives", boneyard="1-1", scores=(200, 235))
    step = act(state, "0 play 5-0 left", "1 play 0-0 left", "0 draw", "0 pass", "1 pass")
    facts = result_facts((*start, *step.events), 1)
    assert step.state.table.over
    assert facts == {
        "rounds": 1, "rounds_won": 1, "rounds_out": 0, "blocked_rounds": 1, "blocked_won": 1,
        "line_points": 10, "line_scores": 1, "best_line": 10, "round_end_points": 20, "round_average": 30,
        "tiles_laid": 1, "draws": 0, "passes": 1, "margin": 55,
    }  # fmt: skip
    other = result_facts((*start, *step.events), 0)
    assert (other["line_points"], other["draws"], other["passes"], other["margin"]) == (10, 1, 1, -55)


def test_figures_of_a_match_that_runs() -> None:
    facts = result_facts(RULES.start(setup(4, variant="draw")).events, 2)
    assert facts["rounds"] == 1 and facts["round_average"] == 0
    assert "margin" not in facts and "best_line" not in facts
