"""The rules page says what is true for the options of the match, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.cards import Card
from spieltisch.core.options import OptionValue, complete
from spieltisch.games.watten.options import OPTIONS
from spieltisch.games.watten.presenter.rules import EXAMPLE_RANK, EXAMPLE_TRUMP
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.settings import Settings
from tests.games.watten.presenter.support import PRESENTER, Words
from tests.games.watten.support import COMBINATIONS


def page(words: Words, **given: OptionValue) -> str:
    """The whole page as text."""
    sections = PRESENTER.rules(complete(OPTIONS, given))
    return "\n".join(words(text) for section in sections for text in (section.title, *section.paragraphs))


CRITICAL = (
    "Die Kritischen sind immer die höchsten Karten: Maxi (Herz-König), Belli (Karo-Sieben) und Spitz "
    "(Kreuz-Sieben)."
)
GUATE = "Der Guate, die Trumpfkarte eine Stufe über dem Schlag (nicht bei Ass), schlägt auch den Rechten."
WELI = (
    "Der Weli (Karo-Sechs) ist als 33. Karte im Spiel. Er ist immer Trumpf, aber der niedrigste; wird "
    "die Sechs angesagt, ist er der Rechte."
)
NO_DUTY = "Es gibt keine Pflicht: Du darfst in jedem Stich jede Karte spielen."
BAVARIAN_DUTY = (
    "Wird der Hauptschlag (der Rechte) im ersten Stich ausgespielt, müssen die anderen Trumpf oder "
    "einen Kritischen zugeben, wenn sie einen haben (die Linken zählen nicht). Das gilt, bis ein "
    "Kritischer im Stich liegt."
)
TYROLEAN_DUTY = (
    "Wird Trumpf ausgespielt, muss zugeben, wer Trumpf hat; eine Linke darf dann auch gespielt "
    "werden.\nEine ausgespielte Linke verpflichtet zu nichts."
)
RAISING = "Ein Paar darf während der Runde „Gehen!“ sagen und den Einsatz erhöhen."
NO_RAISING = (
    "In dieser Einstellung ist das Gehen ausgeschaltet: Der Einsatz bleibt in jeder Runde bei 2 Punkten."
)
TENSE = "Ab 13 Punkten ist ein Paar „gespannt“ und darf den Einsatz nicht mehr erhöhen."
TIME = (
    "Pro Zug stehen 60 Sekunden zur Verfügung.\nLäuft die Zeit ab, wird für dich angesagt, gespielt "
    "oder aufgegeben.\nDie Zeit läuft nur, solange deine Handkarten sichtbar sind."
)
NO_TIME = "In dieser Einstellung ist die Zeit pro Zug nicht begrenzt."

SENTENCES = (
    CRITICAL,
    GUATE,
    WELI,
    NO_DUTY,
    BAVARIAN_DUTY,
    TYROLEAN_DUTY,
    RAISING,
    NO_RAISING,
    TENSE,
    TIME,
    NO_TIME,
)
"""The sentences that depend on options, in the words of the rules text."""


@pytest.mark.parametrize(
    ("given", "true"),
    [
        ({}, {CRITICAL, BAVARIAN_DUTY, RAISING, TENSE, TIME}),
        ({"variant": "tyrolean"}, {WELI, TYROLEAN_DUTY, RAISING, TENSE, TIME}),
        ({"variant": "tyrolean", "weli": False, "guate": True}, {GUATE, TYROLEAN_DUTY, RAISING, TENSE, TIME}),
        (
            {"obligation": False, "raising": False, "seconds_per_move": 0},
            {CRITICAL, NO_DUTY, NO_RAISING, NO_TIME},
        ),
        ({"weli": True, "seconds_per_move": 0}, {CRITICAL, WELI, BAVARIAN_DUTY, RAISING, TENSE, NO_TIME}),
    ],
)
def test_only_what_is_true_is_said(translations: Path, given: dict[str, OptionValue], true: set[str]) -> None:
    text = page(Words("de", translations), **given)
    assert {sentence for sentence in SENTENCES if sentence in text} == true


def test_the_page_says_whose_rules_it_tells(translations: Path) -> None:
    words = Words("de", translations)
    can_be_changed = (
        "Variante (bayerisch oder Tirolerisch), Kartenblatt (französisch oder bayerisch), Zielpunkte, Weli, "
        "Guate, Trumpfpflicht, Gehen und die Zeit pro Zug lassen sich in der App ändern."
    )
    assert page(words).splitlines()[:3] == [
        "Spielregeln",
        "Die Seite beschreibt die Standardregeln.",
        can_be_changed,
    ]
    assert page(words, raising=False).splitlines()[:3] == [
        "Spielregeln",
        "Die Seite beschreibt die Regeln so, wie sie für diese Partie gewählt sind.",
        can_be_changed,
    ]


def test_numbers_are_those_of_the_match(translations: Path) -> None:
    text = page(Words("de", translations), target=18, seconds_per_move=90)
    assert "Das Paar, das zuerst 18 Punkte erreicht, gewinnt die Partie." in text
    assert "Ab 16 Punkten ist ein Paar „gespannt“" in text
    assert "ein gespanntes Paar (ab 16 Punkten) gar nicht" in text
    assert "Pro Zug stehen 90 Sekunden zur Verfügung." in text
    assert "(nicht bei Ass und Sechs)" in page(Words("de", translations), weli=True, guate=True)


def test_the_words_follow_the_deck(translations: Path) -> None:
    text = page(Words("de", translations, deck="bavarian"), weli=True)
    assert "Maxi (Herz-König), Belli (Schellen-Sieben) und Spitz (Eichel-Sieben)" in text
    assert "Der Weli (Schellen-Sechs)" in text
    assert "(einen Wert, zum Beispiel Ober)" in text
    assert "Sieben bis Ass in Eichel, Gras, Herz und Schellen" in text


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_every_page_can_be_read(translations: Path, language: str) -> None:
    words = Words(language, translations)
    for options in COMBINATIONS:
        sections = PRESENTER.rules(complete(OPTIONS, options))
        titles = [words(section.title) for section in sections]
        assert len(set(titles)) == len(titles) == 11
        assert all(section.paragraphs for section in sections)
        assert all(words(paragraph) for section in sections for paragraph in section.paragraphs)
        assert all(words(text) for section in sections for _, text in section.examples)


def test_the_examples_are_right() -> None:
    for options in COMBINATIONS:
        full = complete(OPTIONS, options)
        ranking = Ranking.of(Settings.of(full), EXAMPLE_RANK, EXAMPLE_TRUMP)
        (*groups, trick), *others = [
            [tuple(map(Card.parse, faces)) for faces, _ in section.examples]
            for section in PRESENTER.rules(full)
            if section.examples
        ]
        assert not others
        bases = [ranking.base(card) for group in groups for card in group]
        assert bases == sorted(bases, reverse=True)
        assert ranking.winner(trick) == 0
        assert [ranking.is_left(card) for card in trick] == [True, True, True, False]
