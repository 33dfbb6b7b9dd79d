from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.presentation import UiState
from spieltisch.games.cribbage.presenter.pegging import played_cards, preview_play
from spieltisch.texts import LANGUAGES
from tests.games.cribbage.presenter.support import (
    PRESENTER,
    piece,
    play_view,
    plays_of,
    said,
    table,
    zone,
)
from tests.texts.support import renderer

MOCK_UP = play_view("6C 7D 7H", "1:7S 0:8H 1:9D")
"""Count 24; the 7 of diamonds makes 31 and a run 7-8-9."""

CHOSEN = {
    "de": (
        "Spiel eine Karte bis 31",
        "31 für 2 und Folge 7-8-9 für 3",
        "Karo-Sieben spielen · +5",
        "mit 7: 31",
    ),
    "da": ("Spil et kort op til 31", "31 for 2 og sekvens 7-8-9 for 3", "Spil ruder syv · +5", "med 7: 31"),
    "en": (
        "Play a card up to 31",
        "31 for 2 and run 7-8-9 for 3",
        "Play seven of diamonds · +5",
        "with 7: 31",
    ),
}


@pytest.mark.parametrize("language", [item.code for item in LANGUAGES])
def test_a_chosen_card_shows_what_it_would_do(translations: Path, language: str) -> None:
    words = renderer(language, translations)
    chosen = PRESENTER.select(MOCK_UP, UiState(), "card/7D")
    shown = PRESENTER.table(MOCK_UP, chosen)
    prompt, detail, label, note = CHOSEN[language]
    assert said(words, shown.prompt) == prompt
    assert said(words, shown.detail) == detail
    assert shown.confirm is not None
    assert said(words, shown.confirm.label) == label
    assert shown.confirm.action == Action(0, "play", ("7D",))
    assert said(words, shown.extra["count_note"]) == note
    assert (shown.extra["count"], shown.extra["count_with"]) == (24, 31)
    assert [(score.points, score.gain) for score in shown.scores] == [(84, 5), (77, 0)]


def test_the_ghost_lies_where_the_card_would(translations: Path) -> None:
    words = renderer("de", translations)
    shown = table(MOCK_UP, selection=("card/7D",))
    ghost = piece(shown, "preview/play")
    assert (ghost.face, ghost.place.zone, ghost.place.slot, ghost.preview) == ("7D", "play", 3, True)
    assert said(words, ghost.badge) == "31 + Folge"
    assert said(words, piece(shown, "card/7D").badge) == "31 + Folge"
    target = shown.extra["board"]["preview"]
    assert (target["side"], target["hole"], target["points"]) == (0, 89, 5)
    assert said(words, target["text"]) == "+5 → 89"
    assert table(MOCK_UP).extra["board"]["preview"] is None


def test_badges_tell_what_the_played_cards_scored(translations: Path) -> None:
    words = renderer("de", translations)
    row = zone(table(MOCK_UP), "play")
    assert [card.face for card in row] == ["7S", "8H", "9D"]
    assert [card.owner for card in row] == [1, 0, 1]
    assert row[0].badge is None
    assert [said(words, card.badge) for card in row[1:]] == ["Fünfzehn 2", "Folge 3"]
    assert [entry["points"] for entry in table(MOCK_UP).extra["play_row"]] == [0, 2, 3]


def test_what_can_be_played() -> None:
    view = play_view("6C 8D KS", "1:KH 0:KD 1:3C")  # count 23
    hand = {one.face: one for one in zone(table(view, numbered=True), "hand/0")}
    assert [hand[face].playable for face in ("6C", "8D", "KS")] == [True, True, False]
    assert [hand[face].selectable for face in ("6C", "8D", "KS")] == [True, True, False]
    assert [hand[face].dimmed for face in ("6C", "8D", "KS")] == [False, False, True]
    assert [hand[face].number for face in ("6C", "8D", "KS")] == [1, 2, None]
    assert all(card.number is None for card in zone(table(view), "hand/0"))
    unchanged = UiState(selection=("card/6C",))
    assert PRESENTER.select(view, unchanged, "card/KS") is unchanged
    assert PRESENTER.select(view, unchanged, "card/8D").selection == ("card/8D",)


def test_a_card_that_is_too_high_says_why(translations: Path) -> None:
    view = play_view("6C 8D KS", "1:KH 0:KD 1:3C")  # count 23
    refusals = [one.refusal for one in zone(table(view), "hand/0")]
    assert refusals[:2] == [None, None]
    assert said(renderer("de", translations), refusals[2]) == "Mit K♠ ginge die Summe von 23 über 31."


def test_nothing_can_be_chosen_while_the_other_is_on_turn(translations: Path) -> None:
    view = play_view("6C 7D 7H", "1:7S 0:8H 1:9D", to_act=(1,))
    shown = table(view, selection=("card/7D",))
    assert shown.confirm is None
    assert not any(one.playable or one.selectable or one.selected or one.dimmed for one in shown.pieces)
    assert not any(one.preview for one in shown.pieces)
    assert said(renderer("en", translations), shown.prompt) == "Bene is choosing a card"


@pytest.mark.parametrize(
    ("hand", "told", "changes", "card", "gains"),
    [
        ("7D", "1:8H", {}, "7D", [("fifteen", 2)]),
        ("7D 2C", "1:KH 0:KD 1:4C", {}, "7D", [("thirty_one", 2)]),
        ("8D", "1:8H", {}, "8D", [("pair", 2)]),
        ("8D", "1:8H 0:8S", {}, "8D", [("pair", 6)]),
        ("3C", "1:3H 0:3S 1:3D", {}, "3C", [("pair", 12)]),
        ("5H", "1:4C 0:6D", {}, "5H", [("fifteen", 2), ("run", 3)]),
        ("KC", "1:QH", {}, "KC", []),
        # The last card's point is promised only when it is certain.
        ("KC", "1:QH 0:5S", {"hand_sizes": (1, 0)}, "KC", [("last", 1)]),
        ("KC QD", "1:QH 0:5S", {"hand_sizes": (2, 0)}, "KC", [("go", 1)]),
        ("KC 2D", "1:QH 0:5S", {"hand_sizes": (2, 0)}, "KC", []),
        ("9C", "1:QH 0:5S 1:3D", {"passed": 1, "hand_sizes": (1, 2)}, "9C", [("go", 1)]),
        ("9C", "1:QH 0:5S 1:3D", {"hand_sizes": (1, 2)}, "9C", []),
        ("9C", "1:QH 0:5S 1:3D", {"hand_sizes": (1, 2), "least_values": (1, 6)}, "9C", [("go", 1)]),
        ("KC", "1:QH 0:5S 1:6D", {"hand_sizes": (1, 0)}, "KC", [("thirty_one", 2)]),
    ],
)
def test_preview_of_points(
    hand: str, told: str, changes: dict[str, object], card: str, gains: list[tuple[str, int]]
) -> None:
    preview = preview_play(play_view(hand, told, **changes), Card.parse(card))
    assert [(gain.reason, gain.points) for gain in preview.gains] == gains


@pytest.mark.parametrize(
    ("told", "points"),
    [
        # The cases P1, P3, P5, P9, P11, P13 and P15 of the rules: seat 0 is pone, seat 1 deals.
        ("0:JC 1:5D 0:7H 1:6S 0:- 1:2H / 0:6C 1:4D 0:4S", (3, 6)),
        ("0:5C 1:5D 0:5H 1:5S 0:KC / 1:KD 0:QC 1:QD", (9, 17)),
        ("0:AC 1:2D 0:3H 1:4S 0:5C 1:6D 0:7H / 1:KD", (18, 11)),
        ("0:TC 1:KD 0:5H 1:- 0:3S 0:3C / 1:7D 1:7H 1:7S", (4, 9)),
        ("0:9C 1:QD 0:8H 1:4S / 0:4C 1:2D 0:KC 1:JD", (0, 3)),
        ("0:KC 1:JD 0:KH / 1:JS 0:9C 1:QD / 0:8H 1:7S", (1, 4)),
        ("0:4C 1:5D 0:6H 1:4S 0:9C / 1:QD 0:KC 1:QS", (6, 4)),
    ],
)
def test_a_whole_play_adds_up(told: str, points: tuple[int, int]) -> None:
    row = played_cards(plays_of(told), "last")
    assert tuple(sum(card.points for card in row if card.seat == seat) for seat in (0, 1)) == points
    assert all(card.finished for card in row)


def test_finished_counts_are_dimmed(translations: Path) -> None:
    view = play_view("2C", "0:TC 1:QD 0:9S / 1:8D", passed=None)
    row = zone(table(view), "play")
    assert [card.dimmed for card in row] == [True, True, True, False]
    assert said(renderer("en", translations), row[2].badge) == "Go 1"
    assert [entry["finished"] for entry in table(view).extra["play_row"]] == [True, True, True, False]


def test_goes_and_who_goes_on(translations: Path) -> None:
    words = renderer("en", translations)
    view = play_view("2C 3D", "1:TC 0:JD 1:9S 0:- ", passed=0, to_act=(1,))
    shown = table(view)
    assert [(go["seat"], go["slot"]) for go in shown.extra["goes"]] == [(0, 2)]
    assert said(words, shown.detail) == "None of your cards fits at 29."
    alone = play_view("2C 3D", "1:TC 0:JD 1:-", passed=1)
    assert said(words, table(alone).detail) == "Bene cannot go on. You play alone."


def test_dropping_a_card_plays_it() -> None:
    assert PRESENTER.drop(MOCK_UP, UiState(), "card/6C", "play") == Action(0, "play", ("6C",))
    assert PRESENTER.drop(MOCK_UP, UiState(), "card/6C", "crib") is None
    assert PRESENTER.drop(MOCK_UP, UiState(), "card/KC", "play") is None
    assert PRESENTER.drop(MOCK_UP, UiState(), "back/pack/0", "play") is None
    too_high = play_view("8D 9C", "1:KH 0:KD 1:3C")
    assert PRESENTER.drop(too_high, UiState(), "card/9C", "play") is None


def test_pegs_and_what_they_were_for(translations: Path) -> None:
    words = renderer("de", translations)
    first, second = table(MOCK_UP).extra["board"]["pegs"]
    assert (first["front"], first["back"], second["front"], second["back"]) == (84, 82, 77, 74)
    assert said(words, first["last"]) == "+2 Fünfzehn"
    assert said(words, second["last"]) == "+3 Folge 7-8-9"
