"""Naming Schlag and Trumpf: what is asked, the chips in the middle, and what pressing one does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.cards import Deck
from spieltisch.core.presentation import UiState
from tests.games.watten.presenter.support import PRESENTER, Words, choice, ranked, table, zone
from tests.games.watten.support import Match

HAND = "KH TH QS QD 8C"


def naming(**options: bool) -> Match:
    """Seat 0 is forehand and names the Schlag."""
    return Match.start([HAND], **options)


def test_the_chips_count_the_own_cards(translations: Path) -> None:
    shown = table(naming().view(0))
    announce = shown.extra["announce"]
    assert isinstance(announce, dict)
    words = Words("de", translations)
    items = words.plain(announce)["items"]
    assert [item["id"] for item in items] == [f"rank/{rank}" for rank in (7, 8, 9, 10, 11, 12, 13, 1)]
    assert [item["count"] for item in items] == [0, 1, 0, 1, 0, 2, 1, 0]
    assert [item["index"] for item in items] == ["7", "8", "9", "10", "B", "D", "K", "A"]
    assert words(announce["title"]) == "Welcher Wert soll der Schlag sein?"
    assert not any(item["selected"] or item["hinted"] for item in items)
    assert words(shown.prompt) == "Sag den Schlag an"
    assert words(shown.detail).endswith("Danach sagt Xaver den Trumpf an.")


LABELS: dict[Deck, list[str]] = {
    "french": ["Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"],
    "bavarian": ["Sieben", "Acht", "Neun", "Zehn", "Unter", "Ober", "König", "Ass"],
}


@pytest.mark.parametrize("deck", ["french", "bavarian"])
def test_ranks_are_called_as_in_the_deck(translations: Path, deck: Deck) -> None:
    words = Words("de", translations, deck=deck)
    items = words.plain(table(naming().view(0)).extra["announce"])["items"]
    assert [item["label"] for item in items] == LABELS[deck]


def test_the_six_can_be_named_with_the_weli(translations: Path) -> None:
    match = Match.start(["6D TH QS QD 8C"], weli=True)
    items = Words("en", translations).plain(table(match.view(0)).extra["announce"])["items"]
    assert (items[0]["id"], items[0]["label"], items[0]["count"]) == ("rank/6", "Weli", 1)
    assert len(items) == 9


def test_a_chip_is_selected_first_and_then_announced(translations: Path) -> None:
    view = naming().view(0)
    chosen = PRESENTER.choose(view, UiState(), "rank/12")
    assert isinstance(chosen, UiState)
    shown = PRESENTER.table(view, chosen)
    words = Words("de", translations)
    assert words(shown.detail) == "Dame: Du hältst 2 davon. Danach sagt Xaver den Trumpf an."
    assert shown.confirm is not None
    assert words(shown.confirm.label) == "Schlag Dame ansagen"
    assert shown.confirm.action == Action(0, "rank", ("Q",))
    assert choice(shown, "rank/12").checked and not choice(shown, "rank/11").checked
    assert PRESENTER.choose(view, chosen, "rank/12") == Action(0, "rank", ("Q",))
    other = PRESENTER.choose(view, chosen, "rank/8")
    assert isinstance(other, UiState) and other.selection == ("rank/8",)


def test_nothing_is_announced_that_is_not_offered() -> None:
    view = naming().view(0)
    ui: UiState[Any] = UiState()
    for nonsense in ("rank/6", "trump/2", "rank/14", "raise", "hold", "", "card/KH"):
        assert PRESENTER.choose(view, ui, nonsense) == ui
    assert table(view).confirm is not None
    assert table(view).confirm.action is None


def test_everybody_else_waits(translations: Path) -> None:
    match = naming()
    words = Words("en", translations, viewer=3)
    shown = table(match.view(3))
    assert shown.extra["announce"] is None
    assert [one.id for one in shown.choices] == ["raise"]
    assert words(shown.prompt) == "Anna is naming the Schlag"
    assert words(shown.detail) == "Then you name the trump."
    assert [plate.active for plate in shown.plates] == [True, False, False, False]


def test_the_dealer_sees_which_card_would_be_the_rechter(translations: Path) -> None:
    match = Match.start(["", "", "", "9H 9C AH 8H 7D"])
    match.do("0 rank 9")
    view = match.view(3)
    words = Words("de", translations, viewer=3)
    items = words.plain(table(view).extra["announce"])["items"]
    assert [item["face"] for item in items] == ["C", "S", "H", "D"]
    assert [item["label"] for item in items] == ["Kreuz", "Pik", "Herz", "Karo"]
    assert [item["count"] for item in items] == [1, 0, 3, 1]
    assert [item["key"] for item in items] == ["1", "2", "3", "4"]
    assert words(table(view).detail) == "Anna hat Schlag Neun angesagt."
    chosen = table(view, selection=("trump/2",))
    assert words(chosen.detail) == "Der Rechte wäre Herz-Neun. Du hättest 3 Trümpfe."
    assert words(chosen.confirm.label if chosen.confirm else None) == "Trumpf Herz ansagen"
    assert PRESENTER.choose(view, UiState(selection=("trump/2",)), "trump/2") == Action(3, "trump", ("H",))


def test_kritische_are_marked_while_announcing(translations: Path) -> None:
    words = Words("de", translations)
    badges = {one.face: one.badge for one in zone(table(naming().view(0)), "hand/0")}
    assert words(badges["KH"]) == "Maxi"
    assert [face for face, badge in badges.items() if badge] == ["KH"]
    tyrolean = zone(table(naming(variant="tyrolean").view(0)), "hand/0")
    assert not any(one.badge for one in tyrolean)


def test_a_hint_marks_and_selects_a_chip(translations: Path) -> None:
    view = naming().view(0)
    hint = (
        ranked("0 rank Q", 0.62, win_round=0.62, tricks=2.9),
        ranked("0 rank T", 0.55, win_round=0.55, tricks=2.7),
    )
    ui = PRESENTER.hinted(view, UiState(hint=hint))
    assert ui.selection == ("rank/12",)
    words = Words("de", translations)
    shown = PRESENTER.table(view, ui)
    assert (
        words(shown.detail)
        == "Hinweis: Dame – Runde zu 62\N{NO-BREAK SPACE}% gewonnen, 2,9 Stiche zu erwarten"
    )
    items = words.plain(shown.extra["announce"])["items"]
    assert [item["id"] for item in items if item["hinted"]] == ["rank/12"]
    rows = words.plain(shown.extra["hint"])
    assert [column["key"] for column in rows["columns"]] == ["win_round", "tricks"]
    assert [(row["label"], row["values"]) for row in rows["rows"]] == [
        ("Dame", ["62\N{NO-BREAK SPACE}%", "2,9"]),
        ("Zehn", ["55\N{NO-BREAK SPACE}%", "2,7"]),
    ]
    assert [(row["best"], row["selected"]) for row in rows["rows"]] == [(True, True), (False, False)]
