"""The end of a round is looked at: all hands, who went out or that nobody could, the count and the points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.dominoes.presenter.support import Person, Words
from tests.games.dominoes.support import table


@pytest.fixture
def words(translations: Path) -> Words:
    return Words("de", translations)


def ended(hands: list[str], line: str, *actions: str, **options: Any) -> Person:
    person = Person.after(table(hands, line, **options), *actions)
    assert person.table.steps is not None
    return person


def told(person: Person, words: Words) -> tuple[str, str]:
    return words(person.table.prompt), words(person.table.detail)


def test_going_out_shows_the_line_and_all_hands(words: Words) -> None:
    hands = ["6-1", "5-5 3-0", "6-4"]
    person = ended(hands, "4-1 4-2:right", "0 play 6-1 left", variant="draw", boneyard="0-0 1-0")
    assert told(person, words) == (
        "Du hast keinen Stein mehr",
        "Gegnerische Augen: 23 – 23 Punkte für dich.",
    )
    assert [piece.face for piece in person.zone("line")] == ["4-1", "6-1", "4-2"]
    assert [[piece.face for piece in person.zone(f"hand/{seat}")] for seat in range(3)] == [
        [], ["3-0", "5-5"], ["6-4"],
    ]  # fmt: skip
    assert [piece.face for piece in person.zone("boneyard")] == [None, None]
    assert [(score.points, score.gain) for score in person.table.scores] == [(23, 23), (0, 0), (0, 0)]
    assert [words(plate.role) for plate in person.table.plates] == ["leere Hand", "13 Augen", "10 Augen"]
    end = person.shown(words)["end"]
    assert (end["out"], end["blocked"], end["final"]) == (0, False, False)
    assert [hand["pips"] for hand in end["hands"]] == [0, 13, 10]
    assert [side["gain_label"] for side in end["sides"]] == ["+23", "0", "0"]
    assert [end["name"] for end in person.shown(words)["line"]["ends"]] == ["left", "right"]


def test_after_the_step_the_next_round_is_there(words: Words) -> None:
    person = ended(["6-1", "5-5"], "4-1 4-2:right", "0 play 6-1 left", variant="draw")
    assert person.table.untold == 1
    spoken = [words(text) for text in person.table.announcements]
    assert spoken[:2] == ["Du legst Sechs-Eins, links.", "Du hast keinen Stein mehr"]
    assert spoken[-2:] == ["Du: 10.", "Bene: 0."]
    assert person.table.confirm is None and not any(piece.selectable for piece in person.table.pieces)
    person.go_on()
    assert person.table.steps is None
    assert person.zone("line") == []
    assert [words(text) for text in person.table.announcements] == [
        "Runde 2 · Bene eröffnet", "Bene ist an der Reihe zu eröffnen.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "options", "text"),
    [
        (
            ["2-1", "3-3"],
            {"variant": "block"},
            "Du hältst die wenigsten Augen, 3; die anderen 6: 6 − 3 = 3 Punkte.",
        ),
        (
            ["2-1", "3-3"],
            {"variant": "block", "blocked": "gross"},
            "Du hältst die wenigsten Augen, 3; die anderen 6: 6 Punkte.",
        ),
        (
            ["2-1 3-3", "3-0"],
            {"variant": "block"},
            "Bene hält die wenigsten Augen, 3; die anderen 9: 9 − 3 = 6 Punkte.",
        ),
        (
            ["2-1", "3-0"],
            {"variant": "block"},
            "Mehrere halten die wenigsten Augen, je 3: Niemand punktet.",
        ),
        (
            ["1-0 1-1", "3-0", "3-3"],
            {"variant": "block", "blocked_tie": "lightest_tile"},
            "Mehrere halten nur 3 Augen. Du hast den leichtesten Stein: 6 Punkte.",
        ),
        (
            ["2-1", "3-3 2-2", "1-0", "3-2"],
            {"variant": "block", "partners": True},
            "Du und Vroni haltet die wenigsten Augen, 4; die anderen 15: 15 − 4 = 11 Punkte.",
        ),
        (
            ["2-1", "3-3 1-0"],
            {"variant": "all_fives"},
            "Du hältst die wenigsten Augen, 3; die anderen 7, gerundet: 5 Punkte.",
        ),
        (
            ["1-1", "2-0", "3-0"],
            {"variant": "all_fives"},
            "Du und Bene haltet die wenigsten Augen, je 2. Die dritte Hand hat 3, gerundet 5: je 2,5 Punkte.",
        ),
        (
            ["2-1", "3-3"],
            {"variant": "block", "target": 50, "exact_target": True, "scores": (49, 0)},
            "3 Punkte gingen über 50 hinaus: Sie zählen nicht.",
        ),
    ],
)
def test_a_block_is_counted_in_words(
    words: Words, hands: list[str], options: dict[str, Any], text: str
) -> None:
    passes = [f"{seat} pass" for seat in range(len(hands))]
    person = ended(hands, "6-6 6-5:left 6-4:right", *passes, **options)
    assert told(person, words) == ("Die Runde ist blockiert", text)
    assert person.shown(words)["end"]["blocked"]


@pytest.mark.parametrize(
    ("hands", "options", "text"),
    [
        (["5-2", "3-0"], {}, "Gegnerische Augen: 3, gerundet – 5 Punkte für dich."),
        (["5-2", "4-1"], {}, "Gegnerische Augen: 5 – 5 Punkte für dich."),
        (["5-2", "1-1"], {}, "Gegnerische Augen: 2, gerundet – 0 Punkte für dich."),
        (
            ["5-2", "3-0", "6-6", "3-1"],
            {"partners": True},
            "Gegnerische Augen: 7, gerundet – 5 Punkte für dich und Vroni.",
        ),
        (
            ["5-2", "6-5"],
            {"target": 50, "exact_target": True, "scores": (45, 0)},
            "10 Punkte gingen über 50 hinaus: Sie zählen nicht.",
        ),
    ],
)
def test_going_out_in_all_fives(words: Words, hands: list[str], options: dict[str, Any], text: str) -> None:
    line = "6-6 6-5:left 6-4:right"
    person = ended(hands, line, "0 play 5-2 left", variant="all_fives", **options)
    assert words(person.table.detail) == text


def test_the_last_round_leads_to_the_result(words: Words) -> None:
    person = ended(["6-1", "5-5"], "4-1 4-2:right", "0 play 6-1 left", variant="draw", scores=(95, 60))
    steps = person.table.steps
    assert steps is not None and words(steps.next_label) == "Ergebnis"
    assert person.shown(words)["result"] is None
    person.go_on()
    assert told(person, words) == ("Du gewinnst mit 105 Punkten", "Nach einer Runde. Punkte: 105 : 60.")
    result = person.shown(words)["result"]
    assert (result["winner"], result["scores"]) == (0, [105, 60])
    assert words(person.table.progress) == "Ziehen · Partie beendet"
    assert [words(plate.role) for plate in person.table.plates] == ["leere Hand", "ein Stein"]
    assert [score.note for score in person.table.scores] == [None, None]


PAIRS = {
    "de": (
        "Du und Vroni gewinnt mit 105 Punkten",
        "Anna und Vroni gewinnen mit 105 Punkten",
        "Gegnerische Augen: 10 – 10 Punkte für dich und Vroni.",
    ),
    "da": (
        "Du og Vroni vinder med 105 point",
        "Anna og Vroni vinder med 105 point",
        "Øjne hos modstanderne: 10 – 10 point til dig og Vroni.",
    ),
    "en": (
        "You and Vroni win with 105 points",
        "Anna and Vroni win with 105 points",
        "Opposing pips: 10 – 10 points for you and Vroni.",
    ),
}
"""What is said when Anna and Vroni have won: to Anna, to Bene, and to Anna of the last round."""


@pytest.mark.parametrize("language", PAIRS)
def test_a_pair_is_spoken_to_as_one(translations: Path, language: str) -> None:
    """Who reads is "you" beside the partner, and the verb follows ("Du und Vroni gewinnt")."""
    hands = ["6-1", "5-0", "6-4", "4-1"]
    state = table(hands, "4-1 4-2:right", variant="draw", partners=True, scores=(95, 60))
    winner, loser = (Person.after(state, "0 play 6-1 left", seat=seat) for seat in (0, 1))
    own, others = (Words(language, translations, viewer=seat) for seat in (0, 1))
    count = own(winner.table.detail)
    winner.go_on()
    loser.go_on()
    assert (own(winner.table.prompt), others(loser.table.prompt), count) == PAIRS[language]


def test_a_match_won_on_the_line_has_nothing_left_to_count(words: Words) -> None:
    state = table(["5-0 6-6", "3-3"], "5-5", variant="all_fives", scores=(245, 10))
    person = Person.after(state, "0 play 5-0 left")
    assert person.table.steps is None
    assert told(person, words) == (
        "Du gewinnst mit 255 Punkten",
        "In Runde 1 war das Ziel von 250 erreicht: Die Partie endete sofort. Punkte: 255 : 10.",
    )
    assert [piece.face for piece in person.zone("hand/1")] == [None]


def test_a_tie_in_a_match_of_one_round(words: Words) -> None:
    person = ended(["2-1", "3-0"], "6-6 6-5:left 6-4:right", "0 pass", "1 pass", variant="block", target=0)
    person.go_on()
    assert told(person, words) == ("Niemand gewinnt", "Nach einer Runde. Punkte: 0 : 0.")
    assert person.shown(words)["result"]["winner"] is None
    assert all(score.note is None for score in person.table.scores)


def test_halves_are_written_as_the_language_does(translations: Path) -> None:
    person = Person(table(["1-1", "2-0", "6-6"], variant="all_fives", scores=(7.5, 7.5, 0)))
    notes = [score.note for score in person.table.scores]
    assert [Words("de", translations)(note) for note in notes[1:]] == ["noch 192,5", "noch 200"]
    assert Words("en", translations)(notes[0]) == "192.5 to go"
    assert [score.points for score in person.table.scores] == [7.5, 7.5, 0]
