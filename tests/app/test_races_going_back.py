"""Claims against time at a table: several people, undo and redo, and computers that fail."""

from __future__ import annotations

import pytest

from spieltisch.app.clocks import Remaining
from spieltisch.app.pauses import BY_PERSON
from spieltisch.app.session import MatchSession
from spieltisch.app.thinking import CRASHED, Failure
from spieltisch.core.match import Match
from tests.app.races import LIMIT, RaceTable, open_race

pytestmark = pytest.mark.usefixtures("qapp")


class TestSeveralPeople:
    def test_each_has_a_window_of_their_own(self) -> None:
        it = open_race({2: None}, ("human", "human", "hard", "hard")).after_signal()
        assert it.session.viewer.seat == 0
        it.pass_time(1)
        it.press("decline")
        assert (it.session.viewer.seat, it.session.viewer.covered) == (1, True)
        it.pass_time(20)
        it.do("reveal")
        assert (it.left, it.session.clock.lead) == (LIMIT, 0.5)
        it.pass_time(0.6)
        it.press("claim")
        assert it.log == ["0 decline", "1 claim 1"]

    def test_computers_count_in_each_of_them(self) -> None:
        it = open_race({2: 2.0}, ("human", "human", "hard", "hard")).after_signal()
        it.answer("2 claim 1")
        it.pass_time(1.9)
        it.press("decline")
        it.do("reveal")
        it.pass_time(0.5 + 1.9)
        assert it.log == ["0 decline"]
        it.pass_time(0.2)
        assert it.log == ["0 decline", "2 claim 1"]


class TestGoingBack:
    def test_after_an_undo_computers_wait_for_what_was_done(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.4)
        it.press("claim")
        it.do("undo")
        assert it.log == []
        assert it.asked() == []
        it.pass_time(3.4)
        assert it.log == []
        assert it.session.match.can_redo
        it.do("redo")
        assert it.log == ["0 claim 1"]

    def test_another_choice_asks_them_again(self) -> None:
        it = open_race({1: 1.0, 2: None}).after_signal()
        it.press("claim")
        it.do("undo")
        it.pass_time(0.6)
        it.press("decline")
        assert it.asked() == [1]
        it.answer("1 claim 1")
        assert it.log == ["0 decline", "1 claim 1"]

    def test_what_is_recorded_is_done_again_at_its_time(self) -> None:
        """Vroni's claim comes again by itself, and nobody is asked."""
        it = open_race({0: 1.0, 2: 2.0}, ("hard", "human", "hard"), discarder=1, opened=False)
        it.live.act(lambda: it.session.tap("card/6H"))
        it.live.act(it.session.confirm)
        it.answer("0 decline")
        it.answer("2 claim 1")
        for _ in range(3):
            it.wait(0)
        assert it.log[0] == "2 claim 1"
        it.do("undo")
        assert it.session.match.cursor == 0
        it.live.act(lambda: it.session.tap("card/6H"))
        it.live.act(it.session.confirm)
        assert it.asked() == []
        it.wait(0)
        assert it.log[0] == "2 claim 1"

    def test_another_discard_is_another_question(self) -> None:
        it = open_race({1: 1.0, 2: 2.0}, ("human", "hard", "hard"), discarder=0, opened=False)
        for card in ("6H", "2H"):
            it.live.act(lambda card=card: it.session.tap(f"card/{card}"))
            it.live.act(it.session.confirm)
            assert it.asked() == [1, 2]
            it.answer("1 claim 1")
            it.wait(0)
            assert it.log == ["1 claim 1"]
            it.do("undo")

    def test_opened_again_in_the_middle(self) -> None:
        it = open_race().after_signal()
        it.pass_time(0.8)
        it.live.close()
        match = it.session.match
        again = Match(match.game, match.header, match.actions, match.cursor, match.auto)
        session = MatchSession(it.session.plugin, again, remaining=Remaining(it.session.remaining))
        other = RaceTable(session)
        assert (other.left, session.clock.lead) == (2.2, 0.5)
        other.answer("1 claim 1")
        other.pass_time(0.5 + 0.1)
        assert other.log == []
        other.pass_time(0.2)
        assert other.log == ["1 claim 1"]


class TestTrouble:
    def test_a_computer_that_fails_is_asked_again_then_all_wait(self) -> None:
        it = open_race({1: 1.0, 2: None})
        for _ in range(2):
            (number,) = it.thinker.waiting
            _request, callback = it.thinker.waiting.pop(number)
            callback(Failure(CRASHED))
        assert it.session.paused
        it.do("resume", BY_PERSON)
        assert it.asked() == [1]

    def test_what_the_rules_forbid_is_no_answer(self) -> None:
        it = open_race({1: 1.0, 2: None})
        it.answer("1 claim 7")
        assert it.asked() == [1]
        it.answer("1 claim 1")
        it.after_signal().pass_time(1.2)
        assert it.log == ["1 claim 1"]


def test_what_is_kept_survives_everything() -> None:
    it = open_race({2: None}, ("human", "human", "hard", "hard")).after_signal()
    it.press("sort/rank")
    it.press("claim")
    it.do("undo")
    assert it.session.ui.kept_value("sort") == "rank"
    it.pass_time(0.6)
    it.press("decline")
    it.do("reveal")
    assert it.session.ui.kept_value("sort") == "", "Bene has arranged nothing"
