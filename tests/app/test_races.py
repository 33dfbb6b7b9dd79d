"""Claims against time at a table: whoever is first gets the card, and nothing is told too early."""

from __future__ import annotations

import pytest

from spieltisch.app.pauses import BY_PERSON
from tests.app.races import LIMIT, RaceTable, open_race

pytestmark = pytest.mark.usefixtures("qapp")


class TestSignal:
    def test_no_clock_runs(self) -> None:
        it = open_race()
        clock = it.session.clock
        assert clock is not None
        assert (clock.seconds, clock.total, clock.lead) == (LIMIT, LIMIT, 0.5)
        it.pass_time(0.4)
        assert it.left == LIMIT
        it.pass_time(0.6)
        assert it.left == LIMIT - 0.5
        assert it.session.clock.lead == 0

    def test_early_presses_count_for_nothing(self) -> None:
        it = open_race()
        it.pass_time(0.48)
        for choice in ("claim", "decline"):
            it.press(choice)
        assert it.log == []
        it.pass_time(0.02)
        it.press("claim")
        assert it.log == ["0 claim 1"]

    def test_the_hand_can_be_arranged(self) -> None:
        it = open_race()
        it.press("sort/rank")
        assert it.session.ui.kept_value("sort") == "rank"

    def test_computers_are_asked_meanwhile_the_fastest_first(self) -> None:
        it = open_race({1: 2.0, 2: 1.0})
        assert it.asked() == [2, 1]

    def test_who_does_not_notice_is_not_asked(self) -> None:
        assert open_race({1: None, 2: 1.0}).asked() == [2]
        assert open_race({1: 3.5, 2: 1.0}).asked() == [2], "or too late"

    def test_nobody_acts_before_it_is_over(self) -> None:
        it = open_race({1: 0.0, 2: 0.0})
        it.answer("1 claim 1")
        it.pass_time(0.48)
        assert it.log == []


class TestComputers:
    def test_one_claims_when_its_time_has_come(self) -> None:
        it = open_race(pace="slow").after_signal()
        it.answer("1 claim 1")
        it.answer("2 claim 1")
        it.pass_time(1.0)
        assert it.log == []
        it.pass_time(0.08)
        assert it.log == ["1 claim 1"]
        assert it.session.match.asked() == (0,), "and Anna is on turn"

    def test_the_order_of_the_answers_does_not_matter(self) -> None:
        it = open_race().after_signal()
        it.answer("2 claim 1")
        it.pass_time(0.5)
        it.answer("1 claim 1")
        it.pass_time(1.0)
        assert it.log == ["1 claim 1"]

    def test_an_answer_that_comes_too_late_counts_at_once(self) -> None:
        it = open_race().after_signal()
        it.pass_time(1.5)
        it.answer("1 claim 1")
        assert it.log == ["1 claim 1"]

    def test_it_is_not_told_who_wants_nothing(self) -> None:
        it = open_race({1: None, 2: 2.0}).after_signal()
        it.answer("2 decline")
        it.pass_time(2.9)
        assert it.log == []

    def test_two_as_fast_go_by_seat(self) -> None:
        it = open_race({1: 1.04, 2: 1.0}).after_signal()
        it.answer("2 claim 1")
        it.answer("1 claim 1")
        it.pass_time(1.2)
        assert it.log == ["1 claim 1"]

    def test_they_are_not_shown_thinking(self) -> None:
        assert not open_race().live.thinking


class TestPerson:
    def test_a_claim_that_is_first_wins(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.9)
        it.press("claim")
        assert it.log == ["0 claim 1"]

    def test_as_fast_as_a_computer_further_left_wins(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(1.04)
        it.press("claim")
        assert it.log == ["0 claim 1"]

    def test_as_fast_as_a_computer_nearer_left_loses(self) -> None:
        it = open_race(
            {0: 1.0, 2: 1.0, 3: None}, ("hard", "human", "hard", "hard"), discarder=3
        ).after_signal()
        it.answer("0 claim 1")
        it.pass_time(0.96)
        it.press("claim")
        assert it.log == ["0 claim 1"]

    def test_a_little_faster_than_that_wins(self) -> None:
        it = open_race({0: 1.0, 2: 1.0}, ("hard", "human", "hard", "hard")).after_signal()
        it.answer("0 claim 1")
        it.pass_time(0.92)
        it.press("claim")
        assert it.log == ["1 claim 1"]

    def test_time_since_the_last_tick_counts(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.96)
        it.now += 0.1
        it.press("claim")
        assert it.log == ["1 claim 1"], "the press came after it"

    def test_a_press_that_is_too_late_does_nothing_else(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.96)
        it.now += 0.1
        it.press("draw")
        assert it.log == ["1 claim 1"], "it was not meant for the turn that has begun"

    def test_a_declining_person_lets_the_others_decide_at_once(self) -> None:
        it = open_race(pace="slow").after_signal()
        it.answer("1 claim 1")
        it.answer("2 claim 1")
        it.press("decline")
        assert it.log == ["0 decline", "1 claim 1"]

    def test_by_time_not_by_seat(self) -> None:
        it = open_race({1: 2.0, 2: 1.0}).after_signal()
        it.answer("2 claim 1")
        it.press("decline")
        assert it.log == ["0 decline", "2 claim 1"], "the slower one need not be waited for"

    def test_those_who_are_faster_are_waited_for(self) -> None:
        it = open_race().after_signal()
        it.answer("2 claim 1")
        it.press("decline")
        assert it.log == ["0 decline"]
        it.answer("1 decline")
        assert it.log == ["0 decline", "2 claim 1"]

    def test_nobody_wants_it(self) -> None:
        it = open_race({1: None, 2: 2.0}, pace="slow").after_signal()
        it.answer("2 decline")
        it.press("decline")
        for _ in range(3):
            it.wait(0)
        assert it.log == ["0 decline", "1 decline", "2 decline"]


class TestTimeIsUp:
    def test_the_missing_answers_are_written_in_order(self) -> None:
        it = open_race({1: None, 2: 2.0}, pace="slow").after_signal()
        it.answer("2 decline")
        it.pass_time(2.96)
        assert it.log == []
        it.pass_time(0.08)
        for _ in range(3):
            it.wait(0)
        assert it.log == ["0 decline auto", "1 decline", "2 decline"]

    def test_a_claim_of_the_last_moment_counts(self) -> None:
        it = open_race({1: 2.98, 2: None}).after_signal()
        it.answer("1 claim 1")
        it.pass_time(3.2)
        assert it.log == ["1 claim 1"]

    def test_an_answer_that_comes_even_later_counts_at_once(self) -> None:
        it = open_race({1: 2.0, 2: None}).after_signal()
        it.pass_time(3.2)
        assert it.log == ["0 decline auto"]
        it.answer("1 claim 1")
        assert it.log == ["0 decline auto", "1 claim 1"]


class TestStopped:
    @pytest.fixture
    def stopped(self) -> RaceTable:
        """Anna has claimed after half a second and can still choose between two places."""
        it = open_race(places=2).after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.48)
        it.press("claim")
        return it

    def test_everything_waits(self, stopped: RaceTable) -> None:
        assert stopped.session.table.stopped
        stopped.pass_time(20)
        assert stopped.log == []
        assert stopped.left == LIMIT - 0.48
        assert not stopped.live.ticker.running

    def test_the_place_can_be_chosen(self, stopped: RaceTable) -> None:
        stopped.pass_time(20)
        stopped.press("place/1")
        assert stopped.log == ["0 claim 2"]

    def test_taking_it_back_lets_the_time_go_on(self, stopped: RaceTable) -> None:
        stopped.pass_time(20)
        stopped.do("clear")
        assert stopped.live.ticker.running
        stopped.pass_time(0.48)
        assert stopped.log == []
        stopped.pass_time(0.12)
        assert stopped.log == ["1 claim 1"]

    def test_a_claim_that_is_as_fast_and_nearer_left_comes_first(self) -> None:
        players = ("hard", "human", "hard", "hard")
        it = open_race({0: 1.0, 2: None}, players, places=2).after_signal()
        it.answer("0 claim 1")
        it.pass_time(0.96)
        it.press("claim")
        assert it.log == ["0 claim 1"]
        assert not it.session.table.stopped


class TestWithoutAPerson:
    def test_the_fastest_wins_without_waiting(self) -> None:
        it = open_race({0: 2.0, 1: 1.0, 2: None}, ("hard", "hard", "hard", "human"))
        assert it.live.thinking
        it.answer("0 claim 1")
        assert it.log == [], "the faster one has not said anything"
        it.answer("1 claim 1")
        it.wait(0)
        assert it.log == ["1 claim 1"]

    def test_after_a_beat(self) -> None:
        it = open_race({0: None, 1: 1.0, 2: None}, ("hard", "hard", "hard", "human"), pace="slow")
        it.answer("1 claim 1")
        it.wait(0)
        assert it.log == []

    def test_one_beat_is_enough(self) -> None:
        it = open_race({0: None, 1: None, 2: None}, ("hard", "hard", "hard", "human"))
        it.pace = "slow"
        for _ in range(4):
            it.wait(0)
        assert it.log == ["0 decline", "1 decline", "2 decline"]


class TestWaiting:
    @pytest.mark.parametrize("reason", [BY_PERSON, "elsewhere", "rules"])
    def test_a_pause_stops_everything(self, reason: str) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.8)
        it.do("pause", reason)
        it.pass_time(20)
        it.press("claim")
        assert it.log == []
        assert it.left == 2.2

    def test_after_it_the_signal_comes_again(self) -> None:
        it = open_race().after_signal()
        it.answer("1 claim 1")
        it.pass_time(0.8)
        it.do("pause", "rules")
        it.do("resume", "rules")
        assert it.session.clock.lead == 0.5
        it.pass_time(0.6)
        assert it.log == []
        it.pass_time(0.2)
        assert it.log == ["1 claim 1"], "nobody had to be asked again"

    def test_nobody_acts_during_that_signal(self) -> None:
        it = open_race().after_signal()
        it.pass_time(1.5)
        it.do("pause", "rules")
        it.do("resume", "rules")
        it.answer("1 claim 1")
        it.pass_time(0.4)
        assert it.log == [], "it would have been its turn before the pause"
        it.pass_time(0.2)
        assert it.log == ["1 claim 1"]

    def test_time_up_to_the_pause_counts(self) -> None:
        it = open_race().after_signal()
        it.now += 0.1
        it.do("pause", "rules")
        assert it.left == 2.9

    def test_who_was_still_thinking_is_asked_again(self) -> None:
        it = open_race().after_signal()
        it.answer("2 claim 1")
        it.do("pause", "rules")
        assert it.asked() == []
        it.do("resume", "rules")
        assert it.asked() == [1]

    def test_a_window_that_stands_still_costs_nobody_much(self) -> None:
        it = open_race().after_signal()
        it.wait(30)
        assert it.left == LIMIT - 0.25
