"""The log, the score details and the announcements."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.events import event
from tests.games.watten.presenter.support import PRESENTER, Words, table
from tests.games.watten.support import Match, announced, random_match

SIDES = (0, 1, 0, 1)
HANDS = ("9H KS 9D 8C AS", "7D AH 7H KC 9C", "9S TH 7C KD AD", "JH 8H 7S AC TD")


def told() -> Match:
    """Two tricks with a raise, then the round is given up."""
    match = announced(HANDS, "9/H")
    match.do("0 raise", "1 hold")
    match.play("9H", "7D", "TH", "JH")
    match.play("KC", "KD", "7S", "9D")
    match.do("1 raise", "0 fold")
    return match


LOG = {
    "de": [
        "Runde 1 · Xaver gibt",
        "Anna sagt Schlag Neun an",
        "Xaver sagt Trumpf Herz an",
        "Anna: „Gehen!“ – um 3",
        "Bene schaut. Einsatz 3",
        "Anna spielt Herz-Neun, den Rechten",
        "Bene spielt Karo-Sieben, Belli – sticht",
        "Vroni gibt Herz-Zehn zu",
        "Xaver gibt Herz-Bube zu",
        "Stich für Bene",
        "Bene spielt Kreuz-König",
        "Vroni wirft Karo-König ab",
        "Xaver wirft Pik-Sieben ab",
        "Anna spielt Karo-Neun, eine Linke – sticht",
        "Stich für Anna",
        "Bene: „Gehen!“ – um 4",
        "Anna gibt auf.",
        "Bene und Xaver gewinnen die Runde",
        "Runde 2 · Anna gibt",
    ],
    "da": [
        "1. runde · Xaver giver",
        "Anna melder Schlag ni",
        "Xaver melder trumf hjerter",
        "Anna: ”Gehen!” – om 3",
        "Bene holder. Indsats 3",
        "Anna spiller hjerter ni, Rechter",
        "Bene spiller ruder syv, Belli – stikker",
    ],
    "en": [
        "Round 1 · Xaver deals",
        "Anna names the Schlag: nines",
        "Xaver names the trump: hearts",
        "Anna: “Gehen!” – for 3",
        "Bene holds. Stake 3",
        "Anna leads nine of hearts, the Rechter",
        "Bene plays seven of diamonds, Belli – winning",
        "Vroni follows with ten of hearts",
    ],
}


@pytest.mark.parametrize("language", list(LOG))
def test_the_log_tells_the_round(translations: Path, language: str) -> None:
    words = Words(language, translations, viewer=None)
    lines = PRESENTER.log(told().events, SIDES)
    assert [words(line.text) for line in lines[: len(LOG[language])]] == LOG[language]
    assert (lines[0].kind, lines[9].kind, lines[9].value, lines[9].side) == ("heading", "subtle", "0 : 1", 1)
    points = next(line for line in lines if line.kind == "points")
    assert (points.value, points.side) == ("+3", 1)


OWN_LOG = [
    "Runde 1 · Xaver gibt",
    "Du sagst Schlag Neun an",
    "Xaver sagt Trumpf Herz an",
    "Du: „Gehen!“ – um 3",
    "Bene schaut. Einsatz 3",
    "Du spielst Herz-Neun, den Rechten",
    "Bene spielt Karo-Sieben, Belli – sticht",
    "Vroni gibt Herz-Zehn zu",
    "Xaver gibt Herz-Bube zu",
    "Stich für Bene",
    "Bene spielt Kreuz-König",
    "Vroni wirft Karo-König ab",
    "Xaver wirft Pik-Sieben ab",
    "Du spielst Karo-Neun, eine Linke – sticht",
    "Stich für dich",
    "Bene: „Gehen!“ – um 4",
    "Du gibst auf.",
    "Bene und Xaver gewinnen die Runde",
    "Runde 2 · du gibst",
]


def test_the_log_speaks_to_its_reader(translations: Path) -> None:
    words = Words("de", translations)
    assert [words(line.text) for line in PRESENTER.log(told().events, SIDES)] == OWN_LOG


def test_names_ranks_and_suits_stand_out(translations: Path) -> None:
    words = Words("de", translations, viewer=None, deck="bavarian")
    match = Match.start()
    match.do("0 rank J", "3 trump S")
    lines = PRESENTER.log(match.events, SIDES)
    assert [words.renderer.rich(line.text, words.people) for line in lines[1:]] == [
        "<b>Anna</b> sagt Schlag <b>Unter</b> an",
        "<b>Xaver</b> sagt Trumpf <b>Gras</b> an",
    ]


def test_the_log_says_that_time_ran_out(translations: Path) -> None:
    match = Match.start()
    events = [*match.events, event("timeout", seat=0), *match.do("0 rank 7")]
    line = PRESENTER.log(events, SIDES)[-2]
    assert Words("de", translations, viewer=1)(line.text) == "Die Zeit von Anna ist abgelaufen."
    assert Words("de", translations)(line.text) == "Deine Zeit ist abgelaufen."
    assert line.kind == "subtle"
    shown = table(match.view(0), recent=tuple(events[-2:]))
    assert [Words("en", translations)(text) for text in shown.announcements] == [
        "Your time ran out.",
        "You name the Schlag: sevens",
    ]


def test_lot_handicap_and_end_are_told(translations: Path) -> None:
    words = Words("en", translations)
    match = Match.start(dealer=None, scores=(3, 4))
    first, second, *_ = PRESENTER.log(match.events, SIDES)
    assert words(first.text) == "The match starts at 3 : 4."
    assert words(second.text).startswith("The lot has fallen on ")
    last = PRESENTER.log(random_match("end").events, SIDES)[-1]
    assert (last.kind, last.side is not None) == ("heading", True)
    assert " win the match " in words(last.text)


def test_the_weli_as_the_rechter_is_led(translations: Path) -> None:
    match = announced(["6D 7S 8S 9S TS", "AH", "8D", "8H"], "6/H", weli=True)
    match.play("6D")
    last = PRESENTER.log(match.events, SIDES)[-1]
    assert Words("de", translations)(last.text) == "Du spielst den Weli"


def test_the_details_list_every_round(translations: Path) -> None:
    match = told()
    words = Words("de", translations)
    (section,) = PRESENTER.details(match.events, SIDES)
    assert words(section.title) == "Runde 1 · Schlag Neun, Trumpf Herz"
    (row,) = section.rows
    assert words(row.text) == "1 : 1 Stiche, du gehst um 3, Bene geht um 4, du gibst auf"
    other = Words("de", translations, viewer=1)
    assert other(row.text) == "1 : 1 Stiche, Anna geht um 3, du gehst um 4, Anna gibt auf"
    assert (row.pieces, row.side, row.points, row.total) == (("9H",), 1, 3, 3)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_details_add_up(seed: str) -> None:
    match = random_match(seed)
    sections = PRESENTER.details(match.events, SIDES)
    rows = [row for section in sections for row in section.rows]
    scored = match.of_type("score")
    assert [(row.side, row.points, row.total) for row in rows] == [
        (one["side"], one["points"], one["total"]) for one in scored
    ]
    assert len(sections) == match.state.table.number
    totals = [sum(row.points for row in rows if row.side == side) for side in (0, 1)]
    assert tuple(totals) == match.scores
