"""Cutting and laying away: what is asked, what a click, a drop, a choice and a hint do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import parse_cards
from spieltisch.core.presentation import UiState
from spieltisch.games.cribbage.presenter.prompts import points_held
from spieltisch.games.cribbage.state import View
from spieltisch.texts import LANGUAGES
from tests.games.cribbage.presenter.support import PRESENTER, piece, play_view, said, table, zone
from tests.games.cribbage.support import Table, pack_from
from tests.texts.support import renderer

PACK = pack_from("6C 7D 7H 8H QS 2D", "2C 4S 8D TH KS KC", "5C")


def discarding(dealer: int = 1) -> View:
    game = Table.start([PACK], dealer=dealer)
    game.do(f"{1 - dealer} cut 26")
    return game.view(1 - dealer)


DISCARD = {
    "de": ("Leg zwei Karten in Benes Vorrat", "Noch eine Karte", "2♦ D♠ ablegen"),
    "da": ("Læg to kort i Benes krybbe", "Et kort mere", "Læg 2♦ D♠ fra"),
    "en": ("Lay two cards in Bene’s crib", "One more card", "Discard 2♦ Q♠"),
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_laying_two_cards_away(translations: Path, language: str) -> None:
    words = renderer(language, translations)
    prompt, one_more, both = DISCARD[language]
    view = discarding()
    one = PRESENTER.select(view, UiState(), "card/QS")
    shown = PRESENTER.table(view, one)
    assert said(words, shown.prompt) == prompt
    assert shown.confirm is not None and shown.confirm.action is None
    assert said(words, shown.confirm.label) == one_more
    two = PRESENTER.select(view, one, "card/2D")
    shown = PRESENTER.table(view, two)
    assert shown.confirm is not None
    assert shown.confirm.action == Action(0, "discard", ("2D", "QS"))
    assert said(words, shown.confirm.label) == both
    assert [ghost.face for ghost in zone(shown, "crib")] == ["QS", "2D"]
    assert all(ghost.preview for ghost in zone(shown, "crib"))


def test_what_is_kept_is_counted(translations: Path) -> None:
    view = discarding()
    shown = table(view, selection=("card/QS", "card/2D"))
    english = said(renderer("en", translations), shown.detail)
    assert english == "You keep 6♣ 7♦ 7♥ 8♥: 12 points before the starter"
    assert points_held(parse_cards("2H 4H 6H 8H")) == 4
    assert points_held(parse_cards("2H 4H 6H 9C")) == 4
    assert points_held(parse_cards("2H 4H 7H QC")) == 0


def test_the_selection_is_toggled_and_never_grows_over_two() -> None:
    view = discarding()
    ui: UiState[View] = UiState()
    for card, expected in [
        ("card/QS", ["card/QS"]),
        ("card/QS", []),
        ("card/QS", ["card/QS"]),
        ("card/2D", ["card/QS", "card/2D"]),
        ("card/6C", ["card/2D", "card/6C"]),
        ("card/KC", ["card/2D", "card/6C"]),
    ]:
        ui = PRESENTER.select(view, ui, card)
        assert list(ui.selection) == expected


def test_own_crib_is_yours(translations: Path) -> None:
    game = Table.start([PACK], dealer=0)
    game.do("1 cut 26")
    shown = table(game.view(0))
    words = renderer("de", translations)
    assert said(words, shown.prompt) == "Leg zwei Karten in deinen Gebervorrat"
    assert said(words, shown.extra["crib"]["label"]) == "Dein Gebervorrat"
    assert said(words, shown.plates[0].role) == "gibst"
    assert shown.plates[1].role is None
    other = table(game.view(1))
    assert said(words, other.extra["crib"]["label"]) == "Dein Gebervorrat"  # words for seat 0 here


def test_dropping_on_the_crib() -> None:
    view = discarding()
    first = PRESENTER.drop(view, UiState(), "card/QS", "crib")
    assert isinstance(first, UiState) and first.selection == ("card/QS",)
    again = PRESENTER.drop(view, first, "card/QS", "crib")
    assert isinstance(again, UiState) and again.selection == ("card/QS",)
    assert PRESENTER.drop(view, first, "card/2D", "crib") == Action(0, "discard", ("2D", "QS"))
    assert PRESENTER.drop(view, UiState(), "card/QS", "play") is None
    assert PRESENTER.drop(view, UiState(), "card/4S", "crib") is None


def test_the_first_deal_is_cut_for(translations: Path) -> None:
    words = renderer("en", translations)
    tie = pack_from("8C 9D TD JD QD KD", "8H 9C TC JC QC KC", "5C")
    decided = pack_from("3C 9D TD JD QD KD", "8H 9C TC JC QC KC", "5C")
    game = Table.start([tie, decided])
    shown = table(game.view(0))
    assert said(words, shown.prompt) == "Cut for the first deal"
    game.do("0 cut 17")
    assert [one.face for one in zone(table(game.view(1)), "cut/0")] == ["8C"]
    assert said(words, table(game.view(0)).prompt) == "Bene is cutting for the first deal"
    game.do("1 cut 30")
    shown = table(game.view(0))
    assert said(words, shown.detail) == "8♣ 8♥: equal ranks. Cut again."
    assert all(one.dimmed for one in zone(shown, "cut/0") + zone(shown, "cut/1"))
    game.do("0 cut 17", "1 cut 30")
    shown = table(game.view(1))
    assert said(words, shown.detail) == "You deal first: 3♣ is lower than 8♥."
    assert [one.face for one in zone(shown, "cut/0") + zone(shown, "cut/1")] == ["3C", "8H"]
    game.do("1 cut 26")
    assert zone(table(game.view(1)), "cut/0") == []


def test_the_depth_of_a_cut(translations: Path) -> None:
    view = Table.start([PACK], dealer=1).view(0)
    shown = table(view)
    assert shown.confirm is not None and shown.confirm.action == Action(0, "cut", ("26",))
    assert shown.extra["cut"]["minimum"] == 4
    assert shown.extra["cut"]["maximum"] == 48
    assert shown.extra["cut"]["cards"] == 52
    assert piece(shown, "back/pack/0").selectable
    few = PRESENTER.choose(view, UiState(), shown.choices[0].id)
    assert isinstance(few, UiState)
    assert [choice.checked for choice in PRESENTER.table(view, few).choices] == [True, False, False]
    for number, word in [(1, "4"), (17, "17"), (99, "48")]:
        confirm = PRESENTER.table(view, UiState().with_value("depth", number)).confirm
        assert confirm is not None and confirm.action == Action(0, "cut", (word,))
    unchanged: UiState[View] = UiState()
    assert PRESENTER.choose(view, unchanged, "nonsense") is unchanged
    tapped = PRESENTER.select(view, UiState(), "back/pack/0")
    assert piece(PRESENTER.table(view, tapped), "back/pack/0").selected
    assert said(renderer("de", translations), shown.extra["cut"]["label"]) == "26 Karten tief"


def test_the_other_seat_sees_no_cut_of_its_own(translations: Path) -> None:
    shown = table(Table.start([PACK], dealer=1).view(1))
    assert shown.extra["cut"] is None
    assert shown.confirm is None and shown.choices == ()
    assert not piece(shown, "back/pack/0").selectable


RANKING = (
    RankedAction(
        Action(0, "discard", ("2D", "QS")),
        9.1,
        (
            ("points", 9.1),
            ("hand", 13.26),
            ("hand_min", 12.0),
            ("hand_max", 20.0),
            ("crib", 4.1),
            ("pegging", 0.16),
            ("win", 0.58),
        ),
    ),
    RankedAction(
        Action(0, "discard", ("6C", "QS")),
        2.0,
        (
            ("points", 2.0),
            ("hand", 6.0),
            ("hand_min", 4.0),
            ("hand_max", 12.0),
            ("crib", 3.9),
            ("pegging", -0.1),
            ("win", 0.5),
        ),
    ),
)


@pytest.mark.parametrize(
    ("dealer", "crib", "total", "sentence"),
    [
        (1, "−4,1", "+9,4", "Hinweis: 2♦ D♠ weg: Hand 13,3 (12–20), Vorrat −4,1 im Mittel"),
        (0, "+4,1", "+17,6", "Hinweis: 2♦ D♠ weg: Hand 13,3 (12–20), Vorrat +4,1 im Mittel"),
    ],
)
def test_a_hint_to_lay_away(translations: Path, dealer: int, crib: str, total: str, sentence: str) -> None:
    words = renderer("de", translations)
    pack = PACK if dealer == 1 else pack_from("2C 4S 8D TH KS KC", "6C 7D 7H 8H QS 2D", "5C")
    game = Table.start([pack], dealer=dealer)
    game.do(f"{1 - dealer} cut 26")
    view = game.view(0)
    ui = PRESENTER.hinted(view, UiState(hint=RANKING))
    assert ui.selection == ("card/2D", "card/QS")
    shown = PRESENTER.table(view, ui)
    assert said(words, shown.detail) == sentence
    hint = words.plain(shown.extra["hint"])
    assert [column["key"] for column in hint["columns"]] == ["hand", "crib", "pegging", "sum"]
    assert hint["rows"][0]["values"] == ["13,3", crib, "+0,2", total]
    assert [row["best"] for row in hint["rows"]] == [True, False]
    assert [row["selected"] for row in hint["rows"]] == [True, False]
    assert {one.face for one in shown.pieces if one.hinted} == {"2D", "QS"}


def test_late_in_the_match_a_discard_is_ranked_by_the_chance_to_win(translations: Path) -> None:
    late = tuple(replace(ranked, unit="win_probability") for ranked in RANKING)
    view = discarding()
    hint = renderer("en", translations).plain(PRESENTER.table(view, UiState(hint=late)).extra["hint"])
    assert [column["key"] for column in hint["columns"]] == ["hand", "crib", "win"]
    assert hint["rows"][0]["values"][-1] == "58%"


def test_another_choice_shows_its_own_figures(translations: Path) -> None:
    words = renderer("en", translations)
    view = discarding()
    other = UiState(hint=RANKING, selection=("card/QS", "card/6C"))
    detail = said(words, PRESENTER.table(view, other).detail)
    assert detail == "6♣ Q♠ away: hand 6.0 (4–12), crib −3.9 on average"
    rows = words.plain(PRESENTER.table(view, other).extra["hint"])["rows"]
    assert [row["selected"] for row in rows] == [False, True]
    half = UiState(hint=RANKING, selection=("card/QS",))
    assert said(words, PRESENTER.table(view, half).detail).startswith("Hint: 2♦ Q♠ away")


def test_a_hint_without_points_says_what_to_expect(translations: Path) -> None:
    words = renderer("en", translations)
    view = play_view("6C 7D KH", "1:7S 0:8H")
    ranking = (
        RankedAction(Action(0, "play", ("KH",)), 1.5, (("points", 1.5),)),
        RankedAction(Action(0, "play", ("7D",)), 0.5, (("points", 0.5),)),
    )
    best = PRESENTER.hinted(view, UiState(hint=ranking))
    assert said(words, PRESENTER.table(view, best).detail) == "Hint: king of hearts, +1.5 points on average"
    other = PRESENTER.select(view, best, "card/7D")
    assert said(words, PRESENTER.table(view, other).detail) == "No points"


def test_a_hint_in_the_play(translations: Path) -> None:
    view = play_view("6C 7D 7H", "1:7S 0:8H 1:9D")
    ranking = (RankedAction(Action(0, "play", ("7D",)), 4.2, (("points", 4.2),)),)
    shown = PRESENTER.table(view, PRESENTER.hinted(view, UiState(hint=ranking)))
    words = renderer("de", translations)
    assert said(words, shown.detail) == "Hinweis: Karo-Sieben: 31 für 2 und Folge 7-8-9 für 3"
    assert words.plain(shown.extra["hint"])["rows"][0]["values"] == ["+4,2"]
    assert piece(shown, "card/7D").hinted and piece(shown, "card/7D").selected


def test_a_hint_for_a_cut_has_no_table(translations: Path) -> None:
    view = Table.start([PACK], dealer=1).view(0)
    ranking = tuple(RankedAction(Action(0, "cut", (str(depth),)), 0.0) for depth in range(4, 49))
    shown = PRESENTER.table(view, PRESENTER.hinted(view, UiState(hint=ranking)))
    assert said(renderer("en", translations), shown.detail) == "Hint: the depth makes no difference."
    assert shown.extra["hint"]["rows"] == ()
