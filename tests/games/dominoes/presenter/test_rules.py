"""The rules page says what is true for the options of the match, and nothing else."""

from __future__ import annotations

from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.options import OptionValue, complete
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.options import OPTIONS
from tests.games.dominoes.presenter.support import PRESENTER, Words


def page(words: Words, **given: OptionValue) -> str:
    """The whole page as text."""
    sections = PRESENTER.rules(complete(OPTIONS, given))
    return "\n".join(words(text) for section in sections for text in (section.title, *section.paragraphs))


SPINNER = "Nur erstes Doppel ist Verteiler: zuerst beide Seiten, dann zwei weitere Arme."
TWO_ENDS = "Die Reihe hat zwei Enden; quer gelegte Doppel verzweigen nicht."
CENTRE = (
    "Zentrum zählt beide, bis beide Seiten benutzt sind, danach nicht mehr; leere Zusatzarme zählen null."
)
SUM = "Positive durch fünf teilbare Endsumme nach Ablegen gibt diese Summe an Punkten"
DRAW = "Spielen wenn möglich, sonst bis spielbarem Stein oder leerem Vorrat ziehen."
FREELY = "Du darfst ziehen, obwohl du spielen könntest"
BLOCK = "Es wird nicht gezogen: Wer nicht spielen kann, passt."
RESERVE = "Die letzten 2 Steine des Vorrats werden nie gezogen."
AT_ONCE = "gewinnt sofort, ohne übrige Steine zu spielen/zählen."
WINNER_OPENS = "Wer leer wird, eröffnet danach; nach Blockade per Los."
ROTATE = "Danach eröffnet jede Runde der nächste Platz."
NET = "abzüglich der eigenen gutgeschrieben"
GROSS = "voll gutgeschrieben"
SPLIT = "Zu dritt rundet diese Fassung bei zwei gleichen Tiefstwerten erst die dritte Hand"
PARTNERS = "Gegenüberpartner teilen Punkte."
EXACT = "muss genau getroffen werden"
LEAD = "Wer das höchste Doppel hält, eröffnet die erste Runde"

SENTENCES = (
    SPINNER, TWO_ENDS, CENTRE, SUM, DRAW, FREELY, BLOCK, RESERVE, AT_ONCE, WINNER_OPENS, ROTATE, NET, GROSS,
    SPLIT, PARTNERS, EXACT, LEAD,
)  # fmt: skip
"""What depends on options, in the words of the rules text where it speaks."""

FIVES = {SPINNER, CENTRE, SUM, DRAW, AT_ONCE, WINNER_OPENS}
DRAWN = {TWO_ENDS, DRAW, RESERVE, ROTATE, NET}


@pytest.mark.parametrize(
    ("given", "true"),
    [
        ({}, DRAWN),
        ({"voluntary_draw": True}, {*DRAWN, FREELY} - {DRAW}),
        ({"reserve": 0, "blocked": "gross"}, {*DRAWN, GROSS} - {RESERVE, NET}),
        ({"variant": "block"}, {*DRAWN, BLOCK} - {DRAW, RESERVE}),
        ({"variant": "block", "voluntary_draw": True, "reserve": 2}, {*DRAWN, BLOCK} - {DRAW, RESERVE}),
        ({"variant": "all_fives"}, FIVES),
        ({"variant": "all_fives", "seats": 3}, {*FIVES, SPLIT}),
        ({"variant": "all_fives", "seats": 4, "partners": True}, {*FIVES, PARTNERS}),
        ({"variant": "all_fives", "spinner": False}, {*FIVES, TWO_ENDS} - {SPINNER, CENTRE}),
        ({"variant": "all_fives", "target": 0}, FIVES - {AT_ONCE, WINNER_OPENS}),
        ({"opening": "highest_double", "exact_target": True}, {*DRAWN, LEAD, EXACT}),
    ],
)
def test_only_what_is_true_is_said(translations: Path, given: dict[str, OptionValue], true: set[str]) -> None:
    text = page(Words("de", translations), **given)
    assert {sentence for sentence in SENTENCES if sentence in text} == true


def test_numbers_are_those_of_the_match(translations: Path) -> None:
    words = Words("de", translations)
    assert "Alleinführender ab 250 gewinnt sofort" in page(words, variant="all_fives")
    assert "Alleinführender ab 200 gewinnt sofort" in page(words, variant="all_fives", seats=4)
    assert "Wer am Ende einer Runde 61 Punkte hat" in page(words, seats=3)
    text = page(words, seats=3, hand_size=9)
    assert "3 Plätze bekommen je 9 Steine." in text
    assert "Ein Stein bleibt verdeckt: der Vorrat." in text
    assert "Damit sind alle Steine verteilt." in page(words, seats=4, hand_size=7)


CHOICES: dict[str, list[Any]] = {
    "variant": ["block", "draw", "all_fives"],
    "seats": [2, 3, 4],
    "target": ["auto", 0, 50],
    "opening": ["lot", "highest_double"],
    "next_opener": ["auto", "rotate", "winner", "lot", "highest_double"],
    "blocked_tie": ["none", "lightest_tile"],
    "exact_target": [False, True],
}


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_every_page_can_be_read(translations: Path, language: str) -> None:
    words = Words(language, translations)
    for values in product(*CHOICES.values()):
        sections = PRESENTER.rules(complete(OPTIONS, dict(zip(CHOICES, values, strict=True))))
        titles = [words(section.title) for section in sections]
        assert len(set(titles)) == len(titles) == (9 if values[0] == "all_fives" else 8)
        assert all(section.paragraphs for section in sections)
        assert all(words(paragraph) for section in sections for paragraph in section.paragraphs)
        assert all(words(text) for section in sections for _, text in section.examples)


def test_examples_say_what_they_score(translations: Path) -> None:
    words = Words("de", translations)
    sections = PRESENTER.rules(complete(OPTIONS, {"variant": "all_fives", "seats": 3}))
    told = [words(text) for section in sections for _faces, text in section.examples]
    assert "4+4 Doppel, 2: 10 Punkte" in told
    assert "6+6 Doppel, 5+5 Doppel, 4+4 Doppel, 5: 35 Punkte" in told
    assert "Eine dritte Hand mit 13 Augen: gerundet 15, je 7,5 Punkte für die beiden" in told


def test_the_example_lines_connect() -> None:
    for section in PRESENTER.rules(complete(OPTIONS, {"variant": "all_fives"})):
        for faces, text in section.examples:
            if text.key == "dominoes.rules.example.match":
                halves = [{Tile.parse(face).low, Tile.parse(face).high} for face in faces]
                assert all(one & other for one, other in pairwise(halves))
