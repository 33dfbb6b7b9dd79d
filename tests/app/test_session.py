"""One match at the table without Qt, with a small game in which everyone lays a card at the same time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from highcard.presentation import HighCardPresenter
from highcard.state import View

from spieltisch.app.duties import ComputerTurn, ForcedAction
from spieltisch.app.intents import AppendAction, FinishMatch, MarkHelped, MoveCursor, ReopenMatch
from spieltisch.app.seating import Viewer
from spieltisch.app.session import MatchSession
from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.errors import IllegalAction
from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.presentation import Steps, TableHabits, TableView, UiState
from tests.app.conftest import MakeSession


def own_cards(session: MatchSession) -> list[str]:
    zone = f"hand/{session.viewer.shown_seat}"
    return [piece.id for piece in session.table.pieces if piece.place.zone == zone]


def faces(session: MatchSession) -> set[str]:
    return {piece.face for piece in session.table.pieces if piece.face}


def do_duty(session: MatchSession) -> None:
    """Do what comes by itself; a computer plays its first legal action."""
    duty = session.duty
    if isinstance(duty, ForcedAction):
        session.play(duty.action)
    elif isinstance(duty, ComputerTurn):
        session.play(session.match.legal(duty.seat)[0])


def lay_first(session: MatchSession) -> None:
    session.tap(own_cards(session)[0])
    session.confirm()


def play_to_the_end(session: MatchSession) -> None:
    while not session.ended:
        session.reveal()
        if session.duty is not None:
            do_duty(session)
        else:
            lay_first(session)


class Presenting(HighCardPresenter):
    """Tells of every card that was laid in one step."""

    def table(self, view: View, ui: UiState[View]) -> TableView:
        steps = Steps(min(ui.step, 1), 1, message("highcard.log.score")) if has_laid(ui) else None
        return replace(super().table(view, ui), steps=steps)


def has_laid(ui: UiState[View]) -> bool:
    return any(happened.type == "laid" for happened in ui.recent)


@pytest.fixture
def solo(make_session: MakeSession, highcard: GamePlugin) -> MatchSession:
    return make_session(highcard, "human", "hard")


@pytest.fixture
def hot_seat(make_session: MakeSession, highcard: GamePlugin) -> MatchSession:
    return make_session(highcard, "human", "human")


class TestSelection:
    def test_a_tap_is_a_preview(self, solo: MatchSession) -> None:
        card = own_cards(solo)[1]
        solo.tap(card)
        assert solo.ui.selection == (card,)
        assert solo.match.cursor == 0
        assert solo.can_clear

    def test_a_second_tap_plays(self, solo: MatchSession) -> None:
        card = own_cards(solo)[1]
        solo.tap(card)
        solo.tap(card)
        assert [action.text for action in solo.match.actions] == [f"0 lay {card.removeprefix('card/')}"]
        assert solo.ui.selection == ()

    def test_one_tap_plays_with_that_confirm_style(
        self, make_session: MakeSession, highcard: GamePlugin
    ) -> None:
        session = make_session(highcard, "human", "hard", one_tap=True)
        session.tap(own_cards(session)[0])
        assert session.match.cursor == 1

    def test_tapping_what_cannot_be_played_does_nothing(self, solo: MatchSession) -> None:
        solo.tap("back/hand/1/0")
        solo.confirm()
        assert not solo.can_clear
        assert solo.match.cursor == 0

    def test_clear_takes_the_selection_back(self, solo: MatchSession) -> None:
        solo.tap(own_cards(solo)[0])
        solo.clear()
        assert not solo.can_clear

    def test_a_drop_on_its_zone_plays(self, solo: MatchSession) -> None:
        card = own_cards(solo)[0]
        assert not solo.drop(card, "hand/0")
        assert solo.drop(card, "laid")
        assert solo.match.cursor == 1

    def test_an_unknown_choice_does_nothing(self, solo: MatchSession) -> None:
        solo.choose("draw")
        assert solo.match.cursor == 0

    def test_the_table_is_the_same_object_until_something_changes(self, solo: MatchSession) -> None:
        table = solo.table
        assert solo.table is table
        solo.tap(own_cards(solo)[0])
        assert solo.table is not table


class TestComputers:
    def test_a_computer_acts_beside_a_person(self, solo: MatchSession) -> None:
        assert solo.duty == ComputerTurn(1, 0)

    def test_a_pause_holds_it_until_every_reason_is_gone(self, solo: MatchSession) -> None:
        solo.pause("rules")
        solo.pause("settings")
        solo.resume("rules")
        assert solo.paused
        assert solo.duty is None
        solo.resume("settings")
        assert solo.duty == ComputerTurn(1, 0)

    def test_it_does_not_disturb_what_the_person_has_selected(self, solo: MatchSession) -> None:
        card = own_cards(solo)[1]
        solo.tap(card)
        do_duty(solo)
        assert solo.match.cursor == 1
        assert solo.ui.selection == (card,)

    def test_an_illegal_answer_changes_nothing(self, solo: MatchSession) -> None:
        with pytest.raises(IllegalAction):
            solo.play(Action(1, "lay", ("ZZ",)))
        assert solo.match.cursor == 0
        assert solo.take_intents() == ()

    def test_a_lonely_card_is_laid_by_force(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(highcard, "human", "hard", hand=1)
        duty = session.duty
        assert isinstance(duty, ForcedAction)
        assert duty.action.seat == 0

    def test_a_watched_match_shows_every_hand(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(highcard, "hard", "beginner")
        assert session.watching
        assert len(faces(session)) == 6
        session.set_open_hands(False)
        assert faces(session) == set()

    def test_a_persons_match_never_opens_the_other_hands(self, solo: MatchSession) -> None:
        solo.set_open_hands(True)
        assert len(faces(solo)) == 3


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


class TestIntents:
    def test_an_action_is_appended_with_score_and_progress(self, solo: MatchSession) -> None:
        lay_first(solo)
        (intent,) = solo.take_intents()
        assert isinstance(intent, AppendAction)
        assert (intent.index, intent.action, intent.auto) == (0, solo.match.actions[0].text, False)
        assert intent.scores == (0, 0)
        assert intent.progress == solo.table.progress

    def test_what_is_recorded_already_moves_the_cursor(self, solo: MatchSession) -> None:
        lay_first(solo)
        solo.undo()
        solo.take_intents()
        lay_first(solo)
        assert [type(intent) for intent in solo.take_intents()] == [MoveCursor]

    def test_undo_redo_restart_move_the_cursor(self, solo: MatchSession) -> None:
        lay_first(solo)
        solo.take_intents()
        solo.undo()
        solo.redo()
        solo.restart()
        moves = [
            (intent.cursor, intent.helped) for intent in solo.take_intents() if isinstance(intent, MoveCursor)
        ]
        assert moves == [(0, True), (1, False), (0, True)]

    def test_the_end_is_told_once_with_every_seat(self, solo: MatchSession) -> None:
        play_to_the_end(solo)
        finishes = [intent for intent in solo.take_intents() if isinstance(intent, FinishMatch)]
        assert len(finishes) == 1
        seats = finishes[0].seats
        result = solo.match.result()
        assert [seat.name for seat in seats] == ["Anna", "Bene"]
        assert [seat.won for seat in seats] == [result.winner == 0, result.winner == 1]
        assert tuple(seat.score for seat in seats) == result.scores

    def test_undo_after_the_end_takes_it_back(self, solo: MatchSession) -> None:
        play_to_the_end(solo)
        solo.take_intents()
        solo.undo()
        assert [type(intent) for intent in solo.take_intents()] == [ReopenMatch, MoveCursor]
        solo.redo()
        assert [type(intent) for intent in solo.take_intents()] == [MoveCursor, FinishMatch]

    def test_a_match_stored_at_its_end_is_finished_when_opened(self, solo: MatchSession) -> None:
        play_to_the_end(solo)
        solo.take_intents()
        again = MatchSession(solo.plugin, solo.match)
        again.note_opened()
        assert [type(intent) for intent in again.take_intents()] == [FinishMatch]


class TestHints:
    def ranking(self, session: MatchSession) -> tuple[RankedAction, ...]:
        return tuple(RankedAction(action, 1.0) for action in reversed(session.match.legal(0)))

    def test_a_hint_is_a_preview_of_the_best_action(self, solo: MatchSession) -> None:
        ranking = self.ranking(solo)
        solo.show_hint(ranking)
        assert solo.hint_active
        assert solo.ui.selection == (f"card/{ranking[0].action.args[0]}",)
        assert solo.match.cursor == 0

    def test_it_is_remembered_that_help_was_used(self, solo: MatchSession) -> None:
        solo.show_hint(self.ranking(solo))
        assert solo.take_intents() == (MarkHelped(),)

    def test_an_action_ends_the_hint(self, solo: MatchSession) -> None:
        solo.show_hint(self.ranking(solo))
        solo.confirm()
        assert not solo.hint_active

    def test_who_may_act_unasked_gets_one(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(highcard, "human", "hard", turns=True, doubling=True)
        lay_first(session)
        assert session.match.asked() == (1,)
        assert session.hint_seat == 0
        session.show_hint(self.ranking(session))
        assert session.hint_active

    def test_nobody_else_gets_it(self, hot_seat: MatchSession) -> None:
        hot_seat.show_hint(self.ranking(hot_seat))
        assert not hot_seat.hint_active


def test_every_kind_of_match_can_be_played_to_the_end(
    make_session: MakeSession, highcard: GamePlugin
) -> None:
    for players in (
        ("human", "hard"),
        ("human", "human"),
        ("hard", "hard"),
        ("human", "human", "hard", "hard"),
    ):
        session = make_session(highcard, *players)
        play_to_the_end(session)
        assert session.duty is None
        assert not session.viewer.covered
