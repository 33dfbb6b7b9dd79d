"""The end of a round waits for the person; the end of the match tells who has won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.presentation import UiState
from tests.games.watten.presenter.support import PRESENTER, Words, table, zone
from tests.games.watten.support import Match, announced

HANDS = ("AH KH QH JH TH", "7C 8C 9C TC JC", "7S 8S 9S TS JS", "8D 9D TD JD QD")
"""Trumpf is Herz, and seat 0 wins every trick it leads."""


def won(**setup: object) -> Match:
    """Seat 0 has won the first round with its third trick."""
    match = announced(HANDS, "K/H", **setup)
    for seat_0, others in (("KH", "8C 8S 8D"), ("AH", "9C 9S 9D"), ("QH", "TC TS TD")):
        match.play(seat_0, *others.split())
    return match


def newest(match: Match, type_: str = "played") -> tuple[object, ...]:
    """The events of the newest action, which began with one of this type."""
    last = max(place for place, event in enumerate(match.events) if event.type == type_)
    return tuple(match.events[last:])


END = {
    "de": ("Anna und Vroni gewinnen die Runde 3 : 0", "2 Punkte. Der Stand ist 2 : 0.", "Nächste Runde"),
    "da": ("Anna og Vroni vinder runden 3 : 0", "2 point. Stillingen er 2 : 0.", "Næste runde"),
    "en": ("Anna and Vroni win the round 3 : 0", "2 points. The score is 2 : 0.", "Next round"),
}


@pytest.mark.parametrize("language", list(END))
def test_the_end_of_a_round_is_told(translations: Path, language: str) -> None:
    match = won()
    shown = table(match.view(1), recent=newest(match))
    words = Words(language, translations, viewer=1)
    assert shown.steps is not None
    assert (shown.steps.index, shown.steps.total, shown.steps.skip_label) == (0, 1, None)
    assert (words(shown.prompt), words(shown.detail), words(shown.steps.next_label)) == END[language]
    assert [words(text) for text in shown.announcements[-2:]] == list(END[language][:2])
    end = words.plain(shown.extra["end"])
    assert (end["side"], end["own"], end["points"], end["tricks"]) == (0, False, 2, [3, 0])
    assert [score.gain for score in shown.scores] == [2, 0]
    assert words(shown.progress).split(" · ")[0].strip(".") in ("Runde 1", "1. runde", "Round 1")


def test_only_what_was_public_is_shown() -> None:
    match = won()
    shown = table(match.view(0))
    faces = {one.face for one in shown.pieces if one.face}
    assert faces == {"QH", "TC", "TS", "TD"}
    assert [len(zone(shown, f"hand/{seat}")) for seat in range(4)] == [2, 2, 2, 2]
    assert len(zone(shown, "won/0")) == 8 and not zone(shown, "won/1")
    assert not any(one.selectable or one.playable for one in shown.pieces)
    assert shown.choices == () and shown.confirm is None
    assert not any(plate.active for plate in shown.plates)


def test_the_next_round_is_told_after_the_end_has_been_looked_at(translations: Path) -> None:
    match = won()
    recent = newest(match)
    words = Words("de", translations, viewer=1)
    looking = table(match.view(1), recent=recent)
    assert [event.type for event in recent[len(recent) - looking.untold :]] == ["deal"]
    after = table(match.view(1), recent=recent, step=1)
    assert after.steps is None and after.untold == 0
    assert [words(text) for text in after.announcements] == ["Runde 2 · Anna gibt"]
    assert words(after.prompt) == "Sag den Schlag an"
    assert [one.face is None for one in zone(after, "hand/1")] == [False] * 5
    match.do("1 rank 7")
    assert table(match.view(1)).steps is None


def test_a_new_deal_comes_from_its_dealer() -> None:
    match = won()
    recent = newest(match)
    for step, dealer in ((0, 3), (1, 0)):
        shown = table(match.view(1), recent=recent, step=step)
        assert [one.id for one in zone(shown, f"pack/{dealer}")] == ["back/pack"], step
        held = [one for seat in range(4) for one in zone(shown, f"hand/{seat}")]
        assert {one.origin.zone for one in held if one.origin} == {f"pack/{dealer}"}, step


def test_nothing_can_be_done_while_the_end_is_looked_at() -> None:
    match = won()
    view = match.view(1)
    ui: UiState[Any] = UiState()
    assert PRESENTER.choose(view, ui, "rank/7") is ui
    assert PRESENTER.choose(view, ui, "raise") is ui
    assert PRESENTER.select(view, ui, f"card/{view.hand[0].text}") is ui


def test_a_round_given_up_shows_the_running_trick(translations: Path) -> None:
    match = announced(HANDS, "K/H")
    match.play("KH", "8C", "8S", "8D", "AH", "9C")
    recent = (*match.do("0 raise"), *match.do("3 fold"))
    shown = table(match.view(3), recent=recent)
    words = Words("de", translations, viewer=3)
    assert words(shown.prompt) == "Du gibst auf: 2 Punkte für Anna und Vroni"
    winner, onlooker = Words("de", translations), Words("de", translations, viewer=None)
    assert winner(shown.prompt) == "Xaver gibt auf: 2 Punkte für dich und Vroni"
    assert onlooker(shown.prompt) == "Xaver gibt auf: 2 Punkte für Anna und Vroni"
    assert {one.face for one in shown.pieces if one.face} == {"AH", "9C"}
    assert [len(zone(shown, f"hand/{seat}")) for seat in range(4)] == [3, 3, 4, 4]
    assert words.plain(shown.extra["end"])["folded"] == 3
    assert words(shown.detail) == "Der Stand ist 2 : 0.", "the title has the points"


def test_plates_and_plaque_are_those_of_the_round_that_ended(translations: Path) -> None:
    words = Words("de", translations)
    shown = table(won().view(0))
    assert [words(plate.role) if plate.role else "" for plate in shown.plates] == [
        "Vorhand · König",
        "",
        "Partner",
        "Geber · Herz",
    ]
    plaque = words.plain(shown.extra["plaque"])
    assert (plaque["rank"], plaque["trump"], plaque["tricks"], plaque["right"]) == (
        "König",
        "Herz",
        [3, 0],
        "KH",
    )
    assert (shown.extra["phase"], shown.extra["round"], shown.extra["dealer"]) == ("ended", 1, 3)


def test_the_end_of_the_match(translations: Path) -> None:
    match = won(scores=(13, 14))
    assert match.over
    words = Words("de", translations)
    looking = table(match.view(0), recent=newest(match))
    assert looking.steps is not None
    assert words(looking.steps.next_label) == "Ergebnis"
    assert looking.extra["result"] is None
    over = table(match.view(0), recent=newest(match), step=1)
    assert over.steps is None
    assert words(over.prompt) == "Du und Vroni gewinnt 15 : 14"
    assert Words("de", translations, viewer=1)(over.prompt) == "Anna und Vroni gewinnen 15 : 14"
    assert words(over.detail) == "Nach einer Runde; auch das andere Paar war „gespannt“."
    assert [words(text) for text in over.announcements] == ["Die Partie ist zu Ende. Du und Vroni gewinnt."]
    assert words(over.progress) == "Runde 1 · Partie beendet"
    assert over.choices == () and over.confirm is None
    assert [one.face for seat in range(4) for one in zone(over, f"trick/{seat}")] == ["QH", "TC", "TS", "TD"]


def test_hands_are_opened_only_when_they_may_be() -> None:
    match = announced(HANDS, "K/H")
    closed = table(match.view(None))
    opened = table(match.view(None), open_views=tuple(match.view(seat) for seat in range(4)))
    assert sum(one.face is None for one in closed.pieces) == 21
    assert sum(one.face is None for one in opened.pieces) == 1
    assert not any(one.playable or one.badge for one in opened.pieces)
