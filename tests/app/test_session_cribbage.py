"""The session with the real game: the show waits for the person, two cards are laid away."""

from __future__ import annotations

import pytest

from spieltisch.app.duties import ComputerTurn, NextStep
from spieltisch.app.seating import Viewer
from spieltisch.app.session import MatchSession
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.app.conftest import MakeSession


def play_until_presenting(session: MatchSession) -> None:
    """Let everybody play their first legal action until there is something to look at."""
    player = session.plugin.players["beginner"]()
    while not session.presenting:
        session.reveal()
        match = session.match
        seat = match.actors()[0]
        session.play(player.choose(match.view(seat), match.decision_number(seat)))


@pytest.fixture
def solo(make_session: MakeSession, cribbage: GamePlugin) -> MatchSession:
    return make_session(cribbage, "human", "hard")


def test_the_show_waits_for_the_person(solo: MatchSession) -> None:
    play_until_presenting(solo)
    total = solo.table.steps.total
    assert solo.duty is None
    solo.next_step()
    assert solo.table.steps.index == 1
    solo.previous_step()
    assert solo.table.steps.index == 0
    solo.go_to_step(total)
    assert not solo.presenting
    assert solo.duty is not None or solo.hint_seat is not None


def test_skipping_ends_the_show(solo: MatchSession) -> None:
    play_until_presenting(solo)
    for _ in range(3):
        solo.skip_steps()
    assert not solo.presenting


def test_nobody_can_play_during_the_show(solo: MatchSession) -> None:
    play_until_presenting(solo)
    before = solo.match.cursor
    for piece in solo.table.pieces:
        solo.tap(piece.id)
        solo.confirm()
    assert solo.match.cursor == before


def test_undo_does_not_play_the_show_again(solo: MatchSession) -> None:
    play_until_presenting(solo)
    solo.go_to_step(solo.table.steps.total)
    if isinstance(solo.duty, ComputerTurn):
        solo.play(solo.match.legal(solo.duty.seat)[0])
    while not solo.match.legal(0):
        solo.play(solo.match.legal(solo.duty.seat)[0])
    solo.confirm() if solo.table.confirm.action else solo.play(solo.match.legal(0)[0])
    solo.undo()
    assert not solo.presenting


def test_a_watched_show_goes_on_by_itself(make_session: MakeSession, cribbage: GamePlugin) -> None:
    session = make_session(cribbage, "hard", "hard")
    play_until_presenting(session)
    assert session.duty == NextStep(0, session.match.cursor)
    session.next_step()
    assert session.duty == NextStep(1, session.match.cursor)


def test_the_show_comes_before_the_device_is_handed_on(
    make_session: MakeSession, cribbage: GamePlugin
) -> None:
    session = make_session(cribbage, "human", "human")
    play_until_presenting(session)
    last = session.match.actions[-1].seat
    assert session.viewer == Viewer(last)
    session.go_to_step(session.table.steps.total)
    (next_seat,) = session.match.actors()
    assert session.viewer == Viewer(next_seat, covered=next_seat != last)


def discarding(cribbage: GamePlugin, *, one_tap: bool = False) -> MatchSession:
    """A session in which seat 0 lays two cards away."""
    seats = (SeatEntry("Anna", "human"), SeatEntry("Bene", "hard"))
    match = Match(cribbage.game, new_match_header(cribbage.game, seats, seed="test", dealer=0))
    match.play(match.legal(1)[0])
    return MatchSession(cribbage, match, one_tap=one_tap)


def hand(session: MatchSession) -> list[str]:
    return [piece.id for piece in session.table.pieces if piece.place.zone == "hand/0"]


def test_a_show_that_was_left_is_seen_from_the_same_seat(solo: MatchSession, cribbage: GamePlugin) -> None:
    play_until_presenting(solo)
    again = MatchSession(cribbage, solo.match)
    assert again.presenting
    assert again.viewer == solo.viewer == Viewer(0)


def test_of_two_selected_cards_each_can_be_taken_back(cribbage: GamePlugin) -> None:
    session = discarding(cribbage)
    first, second, *_ = hand(session)
    session.tap(first)
    session.tap(second)
    assert set(session.ui.selection) == {first, second}
    session.tap(first)
    assert session.ui.selection == (second,)
    assert session.match.cursor == 1, "a change of mind never lays cards away"


def test_confirm_lays_both_away(cribbage: GamePlugin) -> None:
    session = discarding(cribbage)
    for card in hand(session)[:2]:
        session.tap(card)
    session.confirm()
    assert session.match.actions[-1].verb == "discard"


def test_with_one_tap_the_second_card_completes_the_action(cribbage: GamePlugin) -> None:
    session = discarding(cribbage, one_tap=True)
    first, second, *_ = hand(session)
    session.tap(first)
    assert session.match.cursor == 1
    session.tap(second)
    assert session.match.actions[-1].verb == "discard"


def test_the_settings_reach_the_presenter(cribbage: GamePlugin) -> None:
    session = discarding(cribbage)
    assert all(piece.number is None for piece in session.table.pieces)
    session.follow_settings(one_tap=False, numbered=True)
    assert any(piece.number is not None for piece in session.table.pieces)
