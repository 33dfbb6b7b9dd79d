"""Playing cards: what may be played, what a selection would do, tricks and where their cards lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from tests.games.watten.presenter.support import PRESENTER, Words, piece, ranked, table, zone
from tests.games.watten.support import Match, announced

MOCK_UP = ("9S KD TS AH 7C", "9H 8S 8D 7S TC", "8H 9D 9C AC QC", "JC QH KS AS 7D")
"""Bene leads the Rechter; Anna holds Herz-Ass and the Spitz."""


def following() -> Match:
    """Bene has led the Rechter, Vroni and Xaver have played; Anna, who dealt, is on turn."""
    match = announced(MOCK_UP, "9/H", dealer=0)
    match.play("9H", "8H", "QH")
    return match


def test_only_what_the_duty_allows_is_playable(translations: Path) -> None:
    shown = table(following().view(0), numbered=True)
    hand = zone(shown, "hand/0")
    assert [one.face for one in hand] == ["7C", "9S", "AH", "TS", "KD"]
    assert [one.face for one in hand if one.playable] == ["7C", "AH"]
    assert [one.dimmed for one in hand] == [False, True, False, True, True]
    assert [one.number for one in hand] == [1, None, 3, None, None]
    words = Words("de", translations)
    assert words(shown.prompt) == "Gib Trumpf oder einen Kritischen zu"
    assert words(shown.detail) == "Der Rechte wurde ausgespielt. Erlaubt: Kreuz-Sieben und Herz-Ass."
    assert words(piece(shown, "card/7C").name) == "Kreuz-Sieben, Spitz"
    assert words(piece(shown, "card/9S").name) == "Pik-Neun, eine Linke"
    assert words(piece(shown, "card/TS").name) == "Pik-Zehn"
    assert words(piece(shown, "card/9H").badge) == "Der Rechte · sticht"


def test_a_selected_card_says_what_it_would_do(translations: Path) -> None:
    view = following().view(0)
    words = Words("de", translations)
    shown = PRESENTER.table(view, PRESENTER.select(view, UiState(), "card/7C"))
    assert words(piece(shown, "card/7C").badge) == "Spitz · schlägt den Rechten"
    assert shown.confirm is not None
    assert words(shown.confirm.label) == "Kreuz-Sieben spielen"
    assert shown.confirm.action == Action(0, "play", ("7C",))
    other = PRESENTER.table(view, PRESENTER.select(view, UiState(), "card/AH"))
    assert words(piece(other, "card/AH").badge) == "Sticht nicht"
    bavarian = Words("de", translations, deck="bavarian")
    assert bavarian(shown.confirm.label) == "Eichel-Sieben spielen"


def test_taps_and_drops() -> None:
    view = following().view(0)
    ui: UiState[Any] = UiState()
    assert PRESENTER.select(view, ui, "card/KD") is ui
    assert PRESENTER.select(view, ui, "back/pack") is ui
    assert PRESENTER.select(view, ui, "card/9H") is ui
    assert PRESENTER.drop(view, ui, "card/AH", "trick") == Action(0, "play", ("AH",))
    assert PRESENTER.drop(view, ui, "card/AH", "pack/0") is None
    assert PRESENTER.drop(view, ui, "card/KD", "trick") is None
    waiting = following().view(1)
    assert PRESENTER.select(waiting, ui, "card/8S") is ui
    assert PRESENTER.drop(waiting, UiState(), "card/8S", "trick") is None
    assert not any(one.playable or one.dimmed for one in table(waiting).pieces)


def test_a_card_the_duty_forbids_says_why(translations: Path) -> None:
    shown = table(following().view(0))
    assert piece(shown, "card/7C").refusal is None
    assert piece(shown, "card/8H").refusal is None, "it lies in the trick"
    assert Words("de", translations)(piece(shown, "card/KD").refusal) == (
        "Der Rechte, 9♥, wurde im ersten Stich ausgespielt: Du musst Trumpf oder einen Kritischen zugeben."
    )


def test_cards_come_from_the_hands_and_go_to_the_piles() -> None:
    match = following()
    shown = table(match.view(0))
    assert piece(shown, "card/QH").origin is not None
    assert piece(shown, "card/QH").origin.zone == "hand/3"
    assert [len(zone(shown, f"hand/{seat}")) for seat in range(4)] == [5, 4, 4, 4]
    assert all(one.face is None for seat in (1, 2, 3) for one in zone(shown, f"hand/{seat}"))
    match.play("7C")
    done = table(match.view(0))
    assert [one.face for seat in range(4) for one in zone(done, f"trick/{seat}")] == ["7C", "9H", "8H", "QH"]
    assert done.extra["trick"]["winner"] == 0
    assert not zone(done, "won/0")
    match.play("9S")
    led = table(match.view(0))
    assert [(one.id, one.face) for one in zone(led, "won/0")] == [
        (f"card/{face}", None) for face in ("9H", "8H", "QH", "7C")
    ]
    assert [one.place.slot for one in zone(led, "won/0")] == [0, 1, 2, 3]
    assert [one.face for one in zone(led, "trick/0")] == ["9S"]


def test_the_winner_of_a_trick_is_told(translations: Path) -> None:
    match = following()
    recent = tuple(match.play("7C"))
    shown = table(match.view(0), recent=recent)
    words = Words("de", translations)
    assert words(piece(shown, "card/7C").badge) == "Spitz · holt den Stich"
    assert piece(shown, "card/9H").badge is None
    assert [words(text) for text in shown.announcements] == [
        "Du: Kreuz-Sieben.",
        "Dein Stich. Stiche 1 zu 0.",
    ]
    assert words(shown.prompt) == "Spiel zum nächsten Stich aus"


@pytest.mark.parametrize(
    ("hands", "options", "prompt", "detail"),
    [
        (
            ("9H", "8S 8D 9C TC AC"),
            {},
            "Play a card",
            "The Rechter was led. You have neither a trump nor a Kritischer: every card will do.",
        ),
        (
            ("7H", "9C AH 8D TC AC"),
            {"variant": "tyrolean"},
            "Play a trump or a Linke",
            "A trump was led. You may play nine of clubs and ace of hearts.",
        ),
        (
            ("7H", "9C AS 8D TC AC"),
            {"variant": "tyrolean"},
            "Play a card",
            "A trump was led. You have none: every card will do.",
        ),
        (("7H", "9C AS 8D TC AH"), {}, "Play a card", "Anna is winning: seven of hearts"),
        (
            ("9H", "9C AS 8D TC AH"),
            {"obligation": False},
            "Play a card",
            "Anna is winning: nine of hearts, the Rechter",
        ),
    ],
)
def test_what_is_asked_of_who_follows(
    translations: Path, hands: tuple[str, ...], options: dict[str, str | bool], prompt: str, detail: str
) -> None:
    match = announced(hands, "9/H", **options)
    match.play(hands[0].split()[0])
    shown = table(match.view(1))
    words = Words("en", translations, viewer=1)
    assert (words(shown.prompt), words(shown.detail)) == (prompt, detail)


def test_hands_are_sorted_by_suit_and_then_by_strength() -> None:
    match = Match.start(["8D KH 9C QS AC"])
    assert [one.face for one in zone(table(match.view(0)), "hand/0")] == ["AC", "9C", "QS", "KH", "8D"]
    match.do("0 rank 9", "3 trump D")
    assert [one.face for one in zone(table(match.view(0)), "hand/0")] == ["KH", "9C", "8D", "AC", "QS"]


def test_the_weli_goes_by_its_name(translations: Path) -> None:
    match = announced(["6D 9C AS 8D TC"], "9/H", weli=True)
    for deck in ("french", "bavarian"):
        words = Words("de", translations, deck=deck)
        shown = table(match.view(0), selection=("card/6D",))
        assert words(piece(shown, "card/6D").name) == "Weli"
        assert words(shown.confirm.label if shown.confirm else None) == "Weli spielen"


def test_a_hint_for_a_card(translations: Path) -> None:
    view = following().view(0)
    hint = (
        ranked("0 play AH", 0.71, win_round=0.71, tricks=3.1, win_match=0.55),
        ranked("0 raise", 0.6, win_match=0.5),
        ranked("0 play 7C", 0.64, win_round=0.64, tricks=2.8, win_match=0.52),
    )
    ui = PRESENTER.hinted(view, UiState(hint=hint))
    assert ui.selection == ("card/AH",)
    shown = PRESENTER.table(view, ui)
    words = Words("en", translations)
    assert [one.id for one in shown.pieces if one.hinted] == ["card/AH"]
    assert words(shown.detail).startswith("Hint: Ace of hearts – round won in 71%")
    rows = words.plain(shown.extra["hint"])["rows"]
    assert [row["cards"] for row in rows] == [["AH"], [], ["7C"]]
    assert rows[1]["values"] == ["", "", "50%"]
    other = PRESENTER.table(view, PRESENTER.select(view, ui, "card/7C"))
    assert words(other.detail).startswith("Seven of clubs – round won in 64%")
    raising = PRESENTER.table(view, PRESENTER.hinted(view, UiState(hint=hint[1:])))
    assert [one.id for one in raising.choices if one.checked] == ["raise"]
    assert not any(one.selected for one in raising.pieces)


def test_the_ranking_of_the_round(translations: Path) -> None:
    match = announced(MOCK_UP, "9/H", dealer=0, guate=True)
    match.play("9H")
    words = Words("de", translations)
    shown = words.plain(table(match.view(0)).extra["ranking"])
    faces = {group["key"]: [card["face"] for card in group["cards"]] for group in shown["groups"]}
    assert faces == {
        "critical": ["KH", "7D", "7C"],
        "guate": ["TH"],
        "right": ["9H"],
        "left": ["9C", "9S", "9D"],
        "trump": ["AH", "QH", "JH", "8H", "7H"],
    }
    assert list(faces) == ["critical", "guate", "right", "left", "trump"]
    cards = [card for group in shown["groups"] for card in group["cards"]]
    assert [card["face"] for card in cards if card["own"]] == ["7C", "9S", "AH"]
    assert [card["face"] for card in cards if card["gone"]] == ["9H"]
    assert not any(card["tag"] for card in cards)
    assert [group["label"] for group in shown["groups"]] == [
        "Kritische",
        "Guate",
        "Rechter",
        "Linke",
        "Trumpf",
    ]


def test_the_ranking_names_the_weli(translations: Path) -> None:
    words = Words("de", translations)
    groups = words.plain(table(announced((), "9/H", weli=True).view(0)).extra["ranking"])["groups"]
    assert [(card["face"], card["tag"]) for group in groups for card in group["cards"] if card["tag"]] == [
        ("6D", "Weli")
    ]


def test_the_plaque(translations: Path) -> None:
    words = Words("de", translations, deck="bavarian")
    match = following()
    plaque = words.plain(table(match.view(1)).extra["plaque"])
    assert (plaque["rank"], plaque["trump"], plaque["right"]) == ("Neun", "Herz", "9H")
    assert (plaque["stake"], plaque["tricks"], plaque["needed"]) == (2, [0, 0], 3)
    before = words.plain(table(Match.start().view(0)).extra["plaque"])
    assert (before["rank"], before["trump"], before["right"]) == (None, None, None)


def test_the_plates(translations: Path) -> None:
    words = Words("de", translations)
    plates = table(following().view(0)).plates
    assert [words(plate.role) if plate.role else "" for plate in plates] == [
        "Geber · Herz",
        "Vorhand · Neun",
        "Partner",
        "",
    ]
    assert [plate.active for plate in plates] == [True, False, False, False]
    assert [plate.side for plate in plates] == [0, 1, 0, 1]
