"""The log, the score details, the announcements and the rules page."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.cards import Card
from spieltisch.games.cribbage.scoring import show_points
from spieltisch.texts import LANGUAGES
from tests.games.cribbage.presenter.support import PRESENTER, deal_out, said, table
from tests.games.cribbage.support import Table, pack_from, random_match
from tests.texts.support import ANNA_AND_BENE, renderer

SIDES = (0, 1)


@pytest.fixture(scope="module")
def deal() -> Table:
    return deal_out("6C 7D 7H 8H", "7S 9D 9C 8S", "QS KH AD 2H", "5C")


LOG = {
    "de": [
        "1. Blatt · Bene gibt",
        "Du hebst den Stapel ab.",
        "Beide legen zwei Karten in Benes Vorrat.",
        "Du hebst ab: Startkarte Kreuz-Fünf",
        "Du spielst Kreuz-Sechs",
    ],
    "da": [
        "1. giv · Bene giver",
        "Du tager af bunken.",
        "Begge lægger to kort i Benes krybbe.",
        "Du tager af: startkort klør fem",
        "Du spiller klør seks",
    ],
    "en": [
        "Deal 1 · Bene deals",
        "You cut the pack.",
        "Both lay two cards in Bene’s crib.",
        "You cut: starter five of clubs",
        "You play six of clubs",
    ],
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_the_log_tells_the_deal(deal: Table, translations: Path, language: str) -> None:
    words = renderer(language, translations)
    lines = PRESENTER.log(deal.events, SIDES)
    assert [said(words, line.text) for line in lines[:5]] == LOG[language]
    assert (lines[0].kind, lines[4].value) == ("heading", "6")


def test_one_discard_is_told_alone(translations: Path) -> None:
    game = Table.start(dealer=1, seed="log")
    game.do("0 cut 26")
    game.do(game.legal(1)[0])
    last = PRESENTER.log(game.events, SIDES)[-1]
    assert said(renderer("en", translations), last.text) == "Bene lays two cards in the crib."


def test_points_of_one_card_are_one_line(translations: Path) -> None:
    game = deal_out("4C 6D 9S KC", "5D 4S QD QC", "2C 3C 2D 3D", "8H")
    lines = PRESENTER.log(game.events, SIDES)
    scored = [line for line in lines if line.kind == "points"]
    first = scored[0]
    assert said(renderer("de", translations), first.text).startswith("Bene +")
    assert first.side == 1
    total = sum(
        event["points"] for event in game.events if event.type == "score" and event["phase"] == "play"
    )
    assert total > 0
    assert sum(int(dict(line.text.args)["points"]) for line in scored) == total


def test_names_are_bold_and_escaped_in_the_log(deal: Table, translations: Path) -> None:
    words = renderer("de", translations)
    starter = PRESENTER.log(deal.events, SIDES)[3]
    named = words.rich(starter.text, ANNA_AND_BENE._replace(viewer=1))
    assert named == "<b>Anna</b> hebt ab: Startkarte <b>Kreuz-Fünf</b>"


def test_every_scored_event_is_a_row(translations: Path) -> None:
    game = random_match("details")
    sections = PRESENTER.details(game.events, SIDES)
    rows = [row for section in sections for row in section.rows]
    scored = [event for event in game.events if event.type == "score"]
    assert [(row.side, row.points, row.total) for row in rows] == [
        (event["side"], event["points"], event["total"]) for event in scored
    ]
    assert len(sections) <= game.state.deal
    assert max(row.total for row in rows) == 121
    words = renderer("de", translations)
    assert all(said(words, row.text) for row in rows)


def test_details_name_place_and_reason(deal: Table, translations: Path) -> None:
    words = renderer("de", translations)
    rows = [
        said(words, row.text) for section in PRESENTER.details(deal.events, SIDES) for row in section.rows
    ]
    assert "Hand: 2 × Fünfzehn" in rows
    assert "Hand: Paar" in rows
    assert "Hand: 2 × Folge" in rows


def test_a_handicap_is_told(translations: Path) -> None:
    game = Table.start(dealer=0, scores=(10, 20))
    first = PRESENTER.log(game.events, SIDES)[0]
    assert said(renderer("en", translations), first.text) == "The match starts at 10 : 20."
    assert len(PRESENTER.log(Table.start(dealer=0).events, SIDES)) == 1


ANNOUNCED = {
    "de": ["Bene: Karo-Sieben, Summe 15.", "Bene: Fünfzehn für 2."],
    "da": ["Bene: ruder syv, sum 15.", "Bene: femten for 2."],
    "en": ["Bene: seven of diamonds, count 15.", "Bene scores fifteen for 2."],
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_what_is_read_aloud(translations: Path, language: str) -> None:
    game = Table.start([pack_from("8C 9C TC JC 2C 3C", "7D 9D TD JD 2D 3D", "KH")], dealer=1)
    game.do("0 cut 26", "0 discard 2C 3C", "1 discard 2D 3D", "0 cut 20", "0 play 8C")
    recent = tuple(game.do("1 play 7D"))
    shown = table(game.view(0), recent=recent)
    words = renderer(language, translations)
    assert [said(words, text) for text in shown.announcements] == ANNOUNCED[language]


WORDS = {
    "de": "121|Ass niedrig|Gebervorrat|Startkarte|Bube|Passe|Fünfzehn|31|Paar 2|Drilling 6|Vierling 12|Folge|"
    "gleicher Farbe|Skunk|Meine Hand zeigen|Neustart|Zurück und Vor|Positionsauswahl|Turnierfehlerstrafen|"
    "Abhebetiefe|letzte Karte",
    "da": "121|esset er lavt|krybben|startkort|knægt|pas|femten|31|par 2|tre ens 6|fire ens 12|sekvens|"
    "samme kulør|skunk|Vis min hånd|Genstart|Fortryd og Gentag|positionsnumre|straf|dybt du tager af|"
    "sidste kort",
    "en": "121|ace is low|crib|starter|jack|go|fifteen|31|a pair 2|three of a kind 6|four of a kind 12|run|"
    "in one suit|skunk|Show my hand|Restart|Undo and redo|position numbers|penalties|How deep you cut|"
    "last card",
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_the_rules_name_every_rule(translations: Path, language: str) -> None:
    words = renderer(language, translations)
    sections = PRESENTER.rules({})
    text = " ".join(said(words, paragraph) for section in sections for paragraph in section.paragraphs)
    assert [word for word in WORDS[language].split("|") if word not in text] == []
    assert len({said(words, section.title) for section in sections}) == len(sections)


def test_the_examples_of_the_rules_are_right(translations: Path) -> None:
    words = renderer("en", translations)
    titled = {said(words, section.title): section for section in PRESENTER.rules({})}
    show = titled["The show"]
    counted = []
    for faces, text in show.examples:
        *hand, starter = (Card.parse(face) for face in faces)
        counted.append((said(words, text), show_points(hand, starter, crib=False)))
    assert [points for _, points in counted] == [14, 5, 3, 29, 0]
    assert all(str(points) in text or text.startswith("Nothing") for text, points in counted)
