"""The match log: playing, undo, redo, restart, decision numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.actions import Action
from spieltisch.core.errors import BadOption, IllegalAction, SpieltischError
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.core.support import GAME, first_action, new_match, play_first, play_to_end

TWO = (SeatEntry("Anna", "human"), SeatEntry("", "expert"))


def test_a_new_header_is_complete() -> None:
    header = new_match_header(GAME, TWO, {"target": 7})
    chances = {"bonus": False, "turns": False, "doubling": False, "seconds": 0}
    assert dict(header.options) == {"seats": 2, "hand": 3, "target": 7, "ties": "share", **chances}
    assert len(header.seed) == 8
    assert int(header.seed, 16) >= 0
    assert (header.game, header.rules, header.humans) == ("highcard", 1, (0,))


def test_every_new_header_has_a_seed_of_its_own() -> None:
    assert len({new_match_header(GAME, TWO).seed for _number in range(20)}) == 20


def test_the_option_seats_follows_the_table() -> None:
    header = new_match_header(GAME, [SeatEntry("", "random")] * 4)
    assert header.options["seats"] == 4
    with pytest.raises(BadOption) as error:
        new_match_header(GAME, TWO, {"seats": 3})
    assert error.value.message.key == "core.option.seats"


@pytest.mark.parametrize(
    ("options", "key"), [({"colour": 1}, "core.option.unknown"), ({"target": "many"}, "core.option.value")]
)
def test_bad_options_are_refused(options: dict[str, object], key: str) -> None:
    with pytest.raises(BadOption) as error:
        new_match_header(GAME, TWO, options)
    assert error.value.message.key == key


def test_a_table_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(SpieltischError) as error:
        new_match_header(GAME, TWO[:1])
    assert error.value.message.key == "core.match.seat_count"


def test_a_setup_the_game_refuses_is_refused() -> None:
    with pytest.raises(SpieltischError):
        new_match_header(GAME, TWO, {"target": 4}, scores=(4, 0))


def test_several_seats_act_at_once_in_any_order() -> None:
    match = new_match("human", "human")
    assert match.actors() == (0, 1)
    assert match.turn() is None
    match.play(first_action(match, 1))
    assert match.actors() == (0,)
    assert match.turn() == 0


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match("human", "human")
    play_first(match, 3)
    match.undo()
    before = (match.state, match.actions, match.cursor, match.events)
    other = match.legal(1)[0].args
    with pytest.raises(IllegalAction) as error:
        match.play(Action(0, "lay", other))
    assert error.value.reason in ("not_in_hand", "not_your_turn")
    assert (match.state, match.actions, match.cursor, match.events) == before


@pytest.mark.parametrize("seat", [2, 7])
def test_a_seat_that_is_not_there_cannot_act(seat: int) -> None:
    with pytest.raises(IllegalAction) as error:
        new_match().play(Action(seat, "lay", ("5H",)))
    assert error.value.reason == "no_seat"


def test_undo_goes_to_just_before_the_last_decision_of_a_person() -> None:
    match = new_match("human", "expert", hand=3)
    play_first(match, 4)
    assert [action.seat for action in match.actions] == [0, 1, 0, 1]
    assert match.undo() == 2
    assert match.cursor == 2
    assert match.undo() == 2
    assert not match.can_undo
    assert match.undo() == 0


def test_undo_passes_over_what_the_rules_forced() -> None:
    match = new_match("human", "expert", hand=2, target=50)
    play_first(match, 4)
    assert match.game.automatic(new_match("human", "expert", hand=1).view(0)) is not None
    assert match.undo() == 4, "the second card of a hand of two is no decision"


def test_undo_passes_over_what_the_clock_chose() -> None:
    match = new_match("human", "human", hand=3)
    match.play(first_action(match, 0))
    match.play(first_action(match, 1), auto=True)
    assert match.auto == (1,)
    assert match.undo() == 2


def test_undo_among_computers_takes_one_action() -> None:
    match = new_match("hard", "expert")
    play_first(match, 3)
    assert match.undo() == 1
    assert match.cursor == 2
    assert len(match.redo()) == 1


def test_undo_needs_a_decision_of_a_person() -> None:
    match = new_match("human", "expert")
    match.play(first_action(match, 1))
    assert not match.can_undo


def test_redo_brings_back_the_recorded_answers() -> None:
    match = new_match("human", "expert", hand=3)
    play_first(match, 4)
    states = [match.state]
    log = match.actions
    match.undo()
    match.undo()
    steps = match.redo()
    assert len(steps) == 2
    assert steps[-1].state == match.state
    assert steps[0].events[0]["seat"] == 0
    assert len(match.redo()) == 2
    assert match.state == states[0]
    assert match.actions == log
    assert not match.can_redo
    assert match.redo() == ()


def test_playing_something_else_forgets_what_lay_beyond() -> None:
    match = new_match("human", "human", hand=3)
    play_first(match, 4)
    match.undo()
    other = match.legal(match.actors()[0])[-1]
    assert not match.follows(other)
    match.play(other)
    assert not match.can_redo
    assert len(match.actions) == 4


def test_playing_what_is_recorded_keeps_the_rest() -> None:
    match = new_match("hard", "human", hand=3)
    play_first(match, 4)
    log = match.actions
    match.restart()
    assert match.cursor == 0
    assert match.actions == log
    assert match.follows(log[0])
    assert not match.follows(log[0], auto=True)
    match.play(log[0])
    assert match.can_redo
    assert match.actions == log


def test_an_action_of_the_clock_is_told_before_what_it_does() -> None:
    match = new_match("human", "expert")
    step = match.play(first_action(match, 0), auto=True)
    assert [happened.type for happened in step.events] == ["timeout", "laid"]
    assert step.events[0]["seat"] == 0
    again = Match(GAME, match.header, match.actions, auto=match.auto)
    assert again.events == match.events
    assert "timeout" not in [happened.type for happened in Match(GAME, match.header, match.actions).events]


def test_events_end_at_the_cursor() -> None:
    match = new_match("human", "expert")
    at_start = match.events
    play_first(match, 2)
    assert match.events[: len(at_start)] == at_start
    assert match.events[-len(match.recent) :] == match.recent
    match.undo()
    assert match.events == at_start


def test_decision_numbers_count_the_decisions_of_the_seat() -> None:
    match = new_match("human", "expert")
    numbers = {match.decision_number(0), match.decision_number(1)}
    match.play(first_action(match, 0))
    assert match.decision_number(1) in numbers, "what others do does not matter"
    assert match.decision_number(0) not in numbers
    later = match.decision_number(0)
    match.undo()
    assert match.decision_number(0) in numbers
    match.redo()
    assert match.decision_number(0) == later


def test_a_question_to_several_seats_is_one_whoever_has_answered_it() -> None:
    match = new_match("human", "expert", "hard")
    assert (match.asked(), match.question) == ((0, 1, 2), 0)
    numbers = [match.reaction_number(seat) for seat in (0, 1, 2)]
    assert len(set(numbers)) == 3
    match.play(first_action(match, 1))
    match.play(first_action(match, 0))
    assert (match.asked(), match.question) == ((2,), 0)
    assert match.reaction_number(2) == numbers[2]
    match.play(first_action(match, 2))
    assert (match.asked(), match.question) == ((0, 1, 2), 3)
    assert match.reaction_number(2) != numbers[2]
    match.undo()
    assert match.question == 0


def test_who_is_asked_in_turn_is_asked_something_new() -> None:
    match = new_match("human", "expert", turns=True)
    for place in range(4):
        assert match.question == match.cursor == place
        match.play(first_action(match, match.asked()[0]))


def test_the_cursor_stays_inside_the_log() -> None:
    match = new_match()
    for cursor in (-1, 1):
        with pytest.raises(IndexError):
            match.seek(cursor)


def test_over_means_that_nobody_acts() -> None:
    match = new_match("random", "random", target=2)
    play_to_end(match)
    assert match.result().over
    assert match.turn() is None
    with pytest.raises(IllegalAction) as error:
        match.play(Action(0, "lay", ("5H",)))
    assert error.value.reason == "over"


def test_partners_share_a_side() -> None:
    assert new_match("human", "hard", "hard", "hard").sides == (0, 1, 0, 1)
    assert new_match("human", "hard", "hard").sides == (0, 1, 2)


@given(
    players=st.lists(st.sampled_from(["human", "expert"]), min_size=2, max_size=4),
    bonus=st.booleans(),
    doings=st.lists(st.tuples(st.sampled_from("pppppurR"), st.integers(0, 9)), max_size=40),
)
def test_any_way_through_a_match_is_what_replaying_gives(
    players: list[str], bonus: bool, doings: list[tuple[str, int]]
) -> None:
    match = new_match(*players, bonus=bonus)
    for doing, number in doings:
        if doing == "p" and match.actors():
            legal = [action for seat in match.actors() for action in match.legal(seat)]
            match.play(legal[number % len(legal)])
        elif doing == "u":
            match.undo()
        elif doing == "r":
            match.redo()
        elif doing == "R":
            match.restart()
    fresh = Match(GAME, match.header, match.actions, match.cursor)
    assert fresh.state == match.state
    assert fresh.events == match.events
    assert (fresh.can_undo, fresh.can_redo) == (match.can_undo, match.can_redo)
    fresh.seek(len(fresh.actions))
    match.seek(len(match.actions))
    assert fresh.state == match.state
