"""Words about the stake: "Gehen!" in the bar, answers to it, and what each means."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from tests.games.watten.presenter.support import PRESENTER, Words, choice, ranked, table
from tests.games.watten.support import Match, announced

ANSWER = {
    "de": (
        "Anna geht: 3 Punkte. Schaust du?",
        "Schauen: Es geht um 3. Aufgeben: Die anderen bekommen 2 Punkte.",
    ),
    "da": ("Anna hæver til 3 point. Holder du?", "Hold: Det gælder 3. Giv op: De andre får 2 point."),
    "en": (
        "Anna raises to 3 points. Will you hold?",
        "Hold: the round is worth 3. Give up: the others get 2 points.",
    ),
}


def raised() -> Match:
    match = announced((), "9/H")
    match.do("0 raise")
    return match


@pytest.mark.parametrize("language", list(ANSWER))
def test_the_other_pair_is_asked(translations: Path, language: str) -> None:
    shown = table(raised().view(1))
    words = Words(language, translations, viewer=1)
    assert (words(shown.prompt), words(shown.detail)) == ANSWER[language]
    assert [(one.id, one.place, one.enabled) for one in shown.choices] == [
        ("hold", "table", True),
        ("raise", "table", True),
        ("fold", "table", True),
    ]
    assert [plate.active for plate in shown.plates] == [False, True, False, True]
    assert shown.confirm is None
    extra = words.plain(shown.extra["raise"])
    assert (extra["seat"], extra["asks"], extra["stake"], extra["offered"]) == (0, True, 2, 3)


def test_what_the_answers_mean(translations: Path) -> None:
    shown = table(raised().view(1))
    words = Words("en", translations, viewer=1)
    meanings = {one.id: words(one.explanation) for one in shown.choices}
    assert meanings == {
        "hold": "The round goes on for 3 points.",
        "raise": "The round is then worth 4. If the others give up, you get 3 points.",
        "fold": "The round is over; the others get 2 points.",
    }
    assert words.plain(shown.extra["raise"])["in_short"] == {
        "hold": "for 3 points",
        "raise": "for 4 points",
        "fold": "2 to the others",
    }
    view = raised().view(3)
    for verb in meanings:
        assert PRESENTER.choose(view, UiState(), verb) == Action(3, verb)


def test_keys_are_those_of_the_language(translations: Path) -> None:
    shown = table(raised().view(1))
    keys = {
        language: "".join(Words(language, translations).renderer.text(one.key) for one in shown.choices)
        for language in ("de", "da", "en")
    }
    assert keys == {"de": "JGN", "da": "JGN", "en": "YGN"}


def test_the_raisers_pair_waits(translations: Path) -> None:
    match = raised()
    words = Words("de", translations, viewer=2)
    shown = table(match.view(2))
    assert words(shown.prompt) == "Anna geht: 3 Punkte"
    assert words(shown.detail) == "Bene und Xaver überlegen."
    (gehen,) = shown.choices
    assert (gehen.place, gehen.enabled) == ("bar", False)
    assert words(gehen.explanation) == "Euer Paar geht: Erst antwortet das andere Paar."
    assert PRESENTER.choose(match.view(2), UiState(), "hold") == UiState()
    own = Words("de", translations)
    assert own(table(match.view(0)).prompt) == "Du gehst: 3 Punkte"
    assert words.plain(shown.extra["plaque"])["stake_note"] == "3?"
    assert words(shown.plates[0].role) == "geht"


@pytest.mark.parametrize(
    ("options", "scores", "actions", "enabled", "text"),
    [
        ({}, None, (), True, "Dann geht es um 3. Geben die anderen auf, bekommt ihr 2 Punkte."),
        (
            {},
            (13, 5),
            (),
            False,
            "Euer Paar ist mit 13 Punkten „gespannt“ und darf den Einsatz nicht mehr erhöhen.",
        ),
        (
            {},
            None,
            ("0 raise", "1 hold"),
            False,
            "Euer Paar hat zuletzt erhöht: Dasselbe Paar darf nicht zweimal hintereinander erhöhen.",
        ),
    ],
)
def test_gehen_is_possible_or_says_why_not(
    translations: Path,
    options: dict[str, bool],
    scores: tuple[int, int] | None,
    actions: tuple[str, ...],
    enabled: bool,
    text: str,
) -> None:
    match = announced((), "9/H", scores=scores, **options)
    match.do(*actions)
    gehen = choice(table(match.view(0)), "raise")
    assert (gehen.place, gehen.enabled) == ("bar", enabled)
    assert Words("de", translations)(gehen.explanation) == text
    assert isinstance(PRESENTER.choose(match.view(0), UiState(), "raise"), Action if enabled else UiState)


def test_gehen_waits_for_the_announcements_and_is_not_there_without_raising(translations: Path) -> None:
    match = Match.start()
    gehen = choice(table(match.view(1)), "raise")
    assert not gehen.enabled
    assert Words("de", translations)(gehen.explanation) == "Erst werden Schlag und Trumpf angesagt."
    assert table(announced((), "9/H", raising=False).view(0)).choices == ()
    assert table(match.view(None)).choices == ()


def test_a_pair_out_of_turn_may_raise(translations: Path) -> None:
    match = announced((), "9/H")
    gehen = choice(table(match.view(2)), "raise")
    assert gehen.enabled
    assert Words("de", translations, viewer=2)(gehen.label) == "Gehen! auf 3"
    assert PRESENTER.choose(match.view(2), UiState(), "raise") == Action(2, "raise")


def test_a_tense_pair_cannot_raise_again(translations: Path) -> None:
    match = announced((), "9/H", scores=(5, 13))
    match.do("0 raise")
    again = choice(table(match.view(1)), "raise")
    assert not again.enabled
    assert "gespannt" in Words("en", translations, viewer=1)(again.explanation)
    assert PRESENTER.choose(match.view(1), UiState(), "raise") == UiState()
    assert [Words("en", translations)(one.note) for one in table(match.view(0)).scores] == [
        "10 to go",
        "gespannt",
    ]


@pytest.mark.parametrize(
    ("scores", "reasons"),
    [
        ((5, 13), {"de": "ihr seid „gespannt“", "da": "I er ”gespannt”", "en": "you are “gespannt”"}),
        ((12, 12), {"de": "ändert nichts", "da": "ændrer intet", "en": "changes nothing"}),
    ],
)
def test_why_it_cannot_be_raised_again_in_short(
    translations: Path, scores: tuple[int, int], reasons: dict[str, str]
) -> None:
    match = announced((), "9/H", scores=scores)
    match.do("0 raise")
    extra = table(match.view(1)).extra["raise"]
    told = {code: Words(code, translations, viewer=1).plain(extra)["in_short"]["raise"] for code in reasons}
    assert told == reasons


def test_what_is_said_stands_at_the_plates(translations: Path) -> None:
    match = announced((), "9/H")
    words = Words("de", translations)

    def said(action: str) -> list[str | None]:
        recent = tuple(match.do(action))
        shown = words.plain(table(match.view(None), recent=recent, step=1).extra["said"])
        assert isinstance(shown, list)
        return shown

    assert said("0 raise") == ["„Gehen!“", None, None, None]
    assert said("3 raise") == [None, None, None, "„Noch einmal gehen!“"]
    assert said("2 hold") == [None, None, "„Ich schaue.“", None]
    assert said("2 raise") == [None, None, "„Gehen!“", None]
    assert said("1 fold") == [None, "„Ich gebe auf.“", None, None]


def test_a_hint_for_an_answer(translations: Path) -> None:
    view = raised().view(1)
    hint = (ranked("1 fold", 0.4, win_match=0.4), ranked("1 hold", 0.35, win_match=0.35))
    shown = PRESENTER.table(view, PRESENTER.hinted(view, UiState(hint=hint)))
    words = Words("en", translations, viewer=1)
    assert words(shown.detail) == "Hint: Give up – match won in 40%"
    assert [one.id for one in shown.choices if one.checked] == ["fold"]
    rows = words.plain(shown.extra["hint"])["rows"]
    assert [(row["label"], row["values"]) for row in rows] == [("Give up", ["40%"]), ("Hold", ["35%"])]


def test_a_hint_calls_raising_again_as_its_button_does(translations: Path) -> None:
    view = raised().view(1)
    hint = (ranked("1 raise", 0.7, win_match=0.7), ranked("1 hold", 0.6, win_match=0.6))
    shown = PRESENTER.table(view, UiState(hint=hint))
    rows = Words("en", translations, viewer=1).plain(shown.extra["hint"])["rows"]
    assert [row["label"] for row in rows] == ["Raise again", "Hold"]


def test_a_hint_out_of_turn(translations: Path) -> None:
    view = announced((), "9/H").view(2)
    hint = (ranked("2 raise", 0.93, win_round=0.93),)
    shown = PRESENTER.table(view, PRESENTER.hinted(view, UiState(hint=hint)))
    assert choice(shown, "raise").checked
    words = Words("en", translations, viewer=2)
    assert words(shown.prompt) == "Anna is choosing a card"
    assert words(shown.detail) == "Hint: Gehen! – round won in 93% of cases"
