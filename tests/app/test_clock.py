"""The time for a decision: when it runs, and what is left of it after a pause, an undo, another start."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from spieltisch.app.clocks import Reading, Remaining, warns
from spieltisch.app.intents import AppendAction, Intent, MoveCursor, StoreClock
from spieltisch.app.session import MatchSession
from spieltisch.core.game import GamePlugin
from tests.app.conftest import MakeSession
from tests.app.high_card import Presenting, do_duty, lay_first

LIMIT = 30

Table = Callable[..., MatchSession]


@pytest.fixture
def table(make_session: MakeSession, highcard: GamePlugin) -> Table:
    return partial(make_session, highcard, seconds=LIMIT, turns=True)


@pytest.fixture
def solo(table: Table) -> MatchSession:
    return table("human", "hard")


def left(session: MatchSession) -> float | None:
    return None if session.clock is None else session.clock.seconds


def clocks(intents: tuple[Intent, ...]) -> list[object]:
    """What is stored of the time: of actions `(clock, next_clock)`, of places and notes the seconds."""
    found: list[object] = []
    for intent in intents:
        if isinstance(intent, AppendAction):
            found.append((intent.clock, intent.next_clock))
        elif isinstance(intent, MoveCursor):
            found.append(intent.clock)
        elif isinstance(intent, StoreClock):
            found.append(intent.seconds)
    return found


class TestRunning:
    def test_it_begins_with_the_whole_limit(self, solo: MatchSession) -> None:
        assert solo.clock == Reading(0, LIMIT, LIMIT, running=True)

    def test_time_passes(self, solo: MatchSession) -> None:
        solo.tick(0.25)
        solo.tick(1)
        assert left(solo) == LIMIT - 1.25

    def test_without_a_limit_there_is_none(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(highcard, "human", "hard")
        session.tick(100)
        assert session.clock is None
        assert session.match.cursor == 0

    def test_a_game_without_a_clock_has_none(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        session = make_session(replace(highcard, clock=None), "human", "hard", seconds=LIMIT)
        assert session.clock is None

    def test_who_is_not_asked_has_none(self, table: Table) -> None:
        session = table("hard", "human", doubling=True)
        assert session.hint_seat == 1, "it may double"
        assert session.clock is None

    def test_nobody_has_one_for_what_is_forced(self, table: Table) -> None:
        assert table("human", "hard", hand=1).clock is None

    def test_it_stands_while_anything_is_paused(self, solo: MatchSession) -> None:
        for reason in ("rules", "details", "settings", "person"):
            solo.pause(reason)
            solo.tick(100)
            assert solo.clock == Reading(0, LIMIT, LIMIT, running=False)
            solo.resume(reason)
        assert solo.clock == Reading(0, LIMIT, LIMIT, running=True)

    def test_it_does_not_run_behind_the_cover(self, table: Table) -> None:
        session = table("human", "human")
        session.tick(100)
        assert session.clock is None
        assert session.match.cursor == 0
        session.reveal()
        assert left(session) == LIMIT

    def test_it_does_not_run_while_something_is_presented(self, table: Table) -> None:
        session = table("hard", "human")
        session.plugin = replace(session.plugin, presenter=Presenting())
        do_duty(session)
        session.tick(100)
        assert session.presenting
        assert session.clock is None
        session.next_step()
        assert left(session) == LIMIT

    def test_every_decision_has_the_whole_limit(self, solo: MatchSession) -> None:
        solo.tick(10)
        lay_first(solo)
        assert solo.clock is None
        do_duty(solo)
        assert left(solo) == LIMIT

    def test_what_others_do_meanwhile_gives_no_time(self, table: Table) -> None:
        session = table("human", "hard", turns=False)
        session.tick(10)
        do_duty(session)
        assert session.match.cursor == 1
        assert left(session) == LIMIT - 10

    def test_a_selection_gives_no_time(self, solo: MatchSession) -> None:
        solo.tick(10)
        solo.tap(next(piece.id for piece in solo.table.pieces if piece.playable))
        assert left(solo) == LIMIT - 10


class TestTimeIsUp:
    def test_the_game_decides(self, solo: MatchSession) -> None:
        expected = solo.plugin.clock.expired(solo.view)
        solo.tick(LIMIT - 1)
        assert solo.match.cursor == 0
        solo.tick(1)
        assert solo.match.actions == (expected,)
        assert solo.match.auto == (0,)
        assert [happened.type for happened in solo.match.recent] == ["timeout", "laid"]

    def test_it_is_stored_as_the_clocks(self, solo: MatchSession) -> None:
        solo.tick(LIMIT)
        (intent,) = solo.take_intents()
        assert isinstance(intent, AppendAction)
        assert intent.auto
        assert (intent.clock, intent.next_clock) == (0, None)

    def test_a_selection_is_gone(self, solo: MatchSession) -> None:
        solo.tap(next(piece.id for piece in solo.table.pieces if piece.playable))
        solo.tick(LIMIT)
        assert not solo.can_clear

    def test_hands_are_covered_as_after_any_action(self, table: Table, highcard: GamePlugin) -> None:
        session = table("human", "human")
        session.reveal()
        session.tick(LIMIT)
        assert session.viewer.covered
        assert session.viewer.seat == 1

    def test_undo_does_not_go_back_to_it(self, solo: MatchSession) -> None:
        lay_first(solo)
        do_duty(solo)
        solo.tick(LIMIT)
        assert solo.match.auto == (2,)
        solo.undo()
        assert solo.match.cursor == 0

    def test_redo_does_it_again(self, solo: MatchSession) -> None:
        lay_first(solo)
        do_duty(solo)
        solo.tick(LIMIT)
        solo.undo()
        solo.redo()
        assert solo.match.cursor == 3
        assert solo.match.auto == (2,)


class TestGoingBack:
    def test_a_decision_gets_back_what_it_had_left(self, solo: MatchSession) -> None:
        solo.tick(18)
        lay_first(solo)
        do_duty(solo)
        solo.tick(3)
        solo.undo()
        assert left(solo) == 12
        solo.redo()
        assert left(solo) == LIMIT - 3

    def test_nobody_goes_back_into_a_timeout(self, solo: MatchSession) -> None:
        solo.tick(LIMIT - 1)
        lay_first(solo)
        solo.undo()
        assert left(solo) == 5

    def test_a_very_short_limit_is_not_made_longer(self, table: Table) -> None:
        session = table("human", "hard", seconds=3)
        session.tick(2)
        lay_first(session)
        session.undo()
        assert left(session) == 3

    def test_another_choice_forgets_the_time_of_what_followed(self, solo: MatchSession) -> None:
        for _ in range(2):
            solo.tick(18)
            lay_first(solo)
            do_duty(solo)
        solo.undo()
        solo.undo()
        solo.tap([piece.id for piece in solo.table.pieces if piece.playable][1])
        solo.confirm()
        do_duty(solo)
        assert left(solo) == LIMIT

    def test_what_was_done_unasked_took_no_time(self, table: Table) -> None:
        session = table("hard", "human", doubling=True)
        session.choose("double")
        do_duty(session)
        do_duty(session)
        assert left(session) == LIMIT
        session.undo()
        assert session.match.cursor == 0
        assert session.clock is None
        assert clocks(session.take_intents()) == [(None, None), (None, None), (None, None), None]

    def test_a_restart_begins_with_the_whole_limit(self, solo: MatchSession) -> None:
        solo.tick(18)
        lay_first(solo)
        solo.restart()
        assert left(solo) == LIMIT
        lay_first(solo)
        do_duty(solo)
        assert left(solo) == LIMIT


class TestStored:
    def test_with_every_action(self, solo: MatchSession) -> None:
        solo.tick(18)
        lay_first(solo)
        do_duty(solo)
        assert clocks(solo.take_intents()) == [(12, None), (None, None)]

    def test_with_what_others_do(self, table: Table) -> None:
        session = table("human", "hard", turns=False)
        session.tick(10)
        do_duty(session)
        assert clocks(session.take_intents()) == [(None, 20)]

    def test_with_every_place(self, solo: MatchSession) -> None:
        solo.tick(18)
        lay_first(solo)
        solo.take_intents()
        solo.undo()
        solo.redo()
        assert clocks(solo.take_intents()) == [12, None]

    def test_every_five_seconds(self, solo: MatchSession) -> None:
        stored = []
        for _ in range(12):
            solo.tick(1)
            solo.note_clock()
            stored += clocks(solo.take_intents())
        assert stored == [25, 20]

    def test_whenever_it_stops(self, solo: MatchSession) -> None:
        solo.tick(1.26)
        solo.note_clock()
        assert solo.take_intents() == ()
        solo.pause("rules")
        solo.note_clock()
        assert solo.take_intents() == (StoreClock(28.7),)
        solo.note_clock()
        assert solo.take_intents() == (), "once is enough"

    def test_when_the_table_is_closed(self, solo: MatchSession) -> None:
        solo.tick(1)
        solo.note_clock(closing=True)
        assert solo.take_intents() == (StoreClock(29),)

    def test_nothing_of_a_clock_that_has_not_run(self, solo: MatchSession) -> None:
        solo.pause("rules")
        solo.note_clock()
        solo.note_clock(closing=True)
        assert solo.take_intents() == ()


class TestOpenedAgain:
    def reopened(self, session: MatchSession, remaining: Remaining) -> MatchSession:
        return MatchSession(session.plugin, session.match, remaining=remaining)

    def test_it_goes_on_where_it_was(self, solo: MatchSession) -> None:
        session = self.reopened(solo, Remaining(7.5))
        assert left(session) == 7.5
        session.tick(0)
        session.note_clock(closing=True)
        assert session.take_intents() == ()

    def test_also_behind_a_cover(self, table: Table) -> None:
        session = self.reopened(table("human", "human"), Remaining(7.5))
        assert session.clock is None
        session.reveal()
        assert left(session) == 7.5

    def test_it_never_has_more_than_the_limit(self, solo: MatchSession) -> None:
        assert left(self.reopened(solo, Remaining(1e6))) == LIMIT

    def test_undo_knows_what_was_left(self, solo: MatchSession) -> None:
        lay_first(solo)
        do_duty(solo)
        session = self.reopened(solo, Remaining(3.5, (12.0, None)))
        assert left(session) == 3.5
        session.undo()
        assert left(session) == 12

    def test_undo_gives_the_whole_limit_if_nothing_is_known(self, solo: MatchSession) -> None:
        lay_first(solo)
        session = self.reopened(solo, Remaining())
        session.undo()
        assert left(session) == LIMIT


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (Reading(0, 10.2, 60, True), Reading(0, 9.9, 60, True), True),
        (Reading(0, 9.9, 60, True), Reading(0, 9.6, 60, True), False),
        (Reading(0, 10.0, 10, True), Reading(0, 9.7, 10, True), False),
        (Reading(0, 10.2, 60, True), Reading(1, 9.9, 60, True), False),
        (None, Reading(0, 9.9, 60, True), False),
        (Reading(0, 10.2, 60, True), None, False),
    ],
)
def test_the_last_seconds_are_told_once(
    before: Reading | None, after: Reading | None, expected: bool
) -> None:
    assert warns(before, after) is expected
