"""One match at the table without Qt, with a small game in which everyone lays a card at the same time."""

from __future__ import annotations

import pytest

from spieltisch.app.duties import ComputerTurn, ForcedAction
from spieltisch.app.intents import AppendAction, FinishMatch, MarkHelped, MoveCursor, ReopenMatch
from spieltisch.app.session import MatchSession
from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.errors import IllegalAction
from spieltisch.core.game import GamePlugin
from tests.app.conftest import MakeSession
from tests.app.high_card import do_duty, faces, lay_first, own_cards, play_to_the_end


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
