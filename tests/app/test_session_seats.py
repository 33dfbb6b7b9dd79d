"""Handing the device on, and going back and forth in a match, without Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from spieltisch.app.duties import ComputerTurn
from spieltisch.app.seating import Viewer
from spieltisch.app.session import MatchSession
from spieltisch.core.game import GamePlugin
from spieltisch.core.presentation import TableHabits
from tests.app.conftest import MakeSession
from tests.app.high_card import Presenting, do_duty, faces, lay_first, own_cards, play_to_the_end


class TestHandOver:
    def test_nothing_private_is_shown_while_covered(self, hot_seat: MatchSession) -> None:
        assert hot_seat.viewer == Viewer(0, covered=True)
        assert faces(hot_seat) == set()

    def test_covered_cards_cannot_be_touched(self, hot_seat: MatchSession) -> None:
        card = f"card/{hot_seat.match.view(0).hand[0].text}"
        hot_seat.tap(card)
        hot_seat.confirm()
        assert not hot_seat.drop(card, "laid")
        assert hot_seat.match.cursor == 0
        assert hot_seat.hint_seat is None

    def test_the_device_goes_to_the_other_and_back(self, hot_seat: MatchSession) -> None:
        seen = []
        for _ in range(3):
            seen.append(hot_seat.viewer)
            hot_seat.reveal()
            lay_first(hot_seat)
        assert seen == [Viewer(0, True), Viewer(1, True), Viewer(1, False)]

    def test_a_computer_waits_behind_the_cover(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(highcard, "human", "human", "hard")
        assert session.duty is None
        session.reveal()
        assert session.duty == ComputerTurn(2, 0)

    def test_only_the_person_who_looks_can_act(self, hot_seat: MatchSession) -> None:
        hot_seat.reveal()
        hot_seat.tap(f"card/{hot_seat.match.view(1).hand[0].text}")
        assert not hot_seat.can_clear

    def test_who_could_act_unasked_hands_it_on_all_the_same(
        self, make_session: MakeSession, highcard: GamePlugin
    ) -> None:
        session = make_session(highcard, "human", "hard", "human", turns=True, doubling=True)
        session.reveal()
        lay_first(session)
        assert session.viewer == Viewer(0)
        do_duty(session)
        assert session.viewer == Viewer(2, covered=True), "seat 0 could double before and after"

    def test_undo_hands_the_device_back(self, hot_seat: MatchSession) -> None:
        hot_seat.reveal()
        lay_first(hot_seat)
        hot_seat.reveal()
        lay_first(hot_seat)
        hot_seat.undo()
        assert hot_seat.viewer == Viewer(1)
        hot_seat.undo()
        assert hot_seat.viewer == Viewer(1), "both are to lay a card, so the one who looks stays"


class TestHandOverAfterEveryAction:
    """A game may ask to cover hands after every action of a person (`TableHabits.handover`)."""

    @pytest.fixture
    def table(self, make_session: MakeSession, highcard: GamePlugin) -> Callable[..., MatchSession]:
        plugin = replace(highcard, habits=TableHabits(handover="action"))
        return partial(make_session, plugin, turns=True, doubling=True)

    def test_an_onlooker_sees_what_comes_next(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "hard", "human")
        session.reveal()
        lay_first(session)
        assert session.viewer == Viewer(), "nobody's hand is open while the computer plays"
        assert faces(session) == set()
        do_duty(session)
        assert session.viewer == Viewer(2, covered=True)

    def test_the_same_person_takes_the_device_again(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "hard", "human", "hard")
        session.reveal()
        session.choose("double")
        assert session.viewer == Viewer(), "the other side is asked"
        do_duty(session)
        assert session.viewer == Viewer(0, covered=True)

    def test_other_seats_cover_nothing(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "human", "hard", turns=False)
        session.reveal()
        session.play(session.match.legal(2)[0])
        assert session.viewer == Viewer(0)

    def test_undo_names_who_decides_again(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "human")
        session.reveal()
        lay_first(session)
        assert session.viewer == Viewer(1, covered=True)
        session.undo()
        assert session.viewer == Viewer(0, covered=True)

    def test_redo_covers_as_the_action_did(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "hard", "human", "hard")
        session.reveal()
        session.choose("double")
        do_duty(session)
        session.undo()
        session.reveal()
        session.redo()
        assert session.viewer == Viewer(0, covered=True)

    def test_a_single_person_is_left_alone(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "hard")
        lay_first(session)
        assert session.viewer == Viewer(0)

    def test_a_presentation_is_not_interrupted(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "human")
        session.plugin = replace(session.plugin, presenter=Presenting())
        session.reveal()
        session.play(session.match.legal(0)[0])
        assert session.presenting
        assert session.viewer == Viewer(0)
        session.next_step()
        assert session.viewer == Viewer(1, covered=True)

    def test_nothing_is_covered_at_the_end(self, table: Callable[..., MatchSession]) -> None:
        session = table("human", "human", "human", "hard")
        play_to_the_end(session)
        assert not session.viewer.covered


class TestTime:
    def test_undo_goes_before_the_last_decision_of_a_person(self, solo: MatchSession) -> None:
        lay_first(solo)
        do_duty(solo)
        assert solo.match.cursor == 2
        solo.undo()
        assert solo.match.cursor == 0
        assert solo.match.can_redo

    def test_the_log_beyond_is_not_lost_to_a_computer(self, solo: MatchSession) -> None:
        lay_first(solo)
        do_duty(solo)
        solo.undo()
        assert solo.duty is None, "the person comes first in the log"
        solo.redo()
        assert solo.match.cursor == 2

    def test_a_restart_plays_recorded_computers_first(self, solo: MatchSession) -> None:
        do_duty(solo)
        lay_first(solo)
        solo.restart()
        assert solo.duty == ComputerTurn(1, 0)
        do_duty(solo)
        assert solo.match.can_redo

    def test_another_choice_forgets_what_lay_beyond(self, solo: MatchSession) -> None:
        lay_first(solo)
        solo.undo()
        solo.tap(own_cards(solo)[1])
        solo.confirm()
        assert not solo.match.can_redo

    def test_a_watched_match_waits_after_an_undo(
        self, make_session: MakeSession, highcard: GamePlugin
    ) -> None:
        session = make_session(highcard, "hard", "beginner")
        do_duty(session)
        do_duty(session)
        session.undo()
        assert session.duty is None
        session.redo()
        assert session.duty is not None

    def test_continuing_a_watched_match_after_an_undo(
        self, make_session: MakeSession, highcard: GamePlugin
    ) -> None:
        session = make_session(highcard, "hard", "beginner")
        do_duty(session)
        session.undo()
        session.pause("person")
        session.resume("person")
        assert session.duty is not None

    def test_a_match_waits_where_somebody_acted_unasked(
        self, make_session: MakeSession, highcard: GamePlugin
    ) -> None:
        session = make_session(highcard, "hard", "human", turns=True, doubling=True)
        session.choose("double")
        do_duty(session)
        session.undo()
        assert session.paused, "going on would drop the doubling"
        session.redo()
        assert not session.paused
        session.undo()
        session.pause("person")
        session.resume("person")
        assert session.duty == ComputerTurn(0, 0)

    def test_nothing_to_undo_is_no_intent(self, solo: MatchSession) -> None:
        solo.undo()
        solo.redo()
        solo.restart()
        assert solo.take_intents() == ()
