"""The solver against plain minimax over the rules."""

from __future__ import annotations

import pytest

from spieltisch.games.watten.players.endgame import solve
from spieltisch.games.watten.state import SEATS, TRICKS_TO_WIN, State
from tests.games.watten.players.rounds import RULES, open_position, play_states, some_options


def winner_by_rules(state: State) -> int:
    """The pair that wins the round with open hands and best play of both."""
    table = state.table
    assert table.turn is not None
    pair = table.turn % 2
    for action in RULES.legal(RULES.view(state, table.turn)):
        if action.verb != "play":
            continue
        after = RULES.apply(state, action).state
        record = after.table.last_round
        ended = after.table.number > table.number or after.table.turn is None
        assert not ended or record is not None
        winner = record.side if ended and record is not None else winner_by_rules(after)
        if winner == pair:
            return pair
    return 1 - pair


@pytest.mark.parametrize("number", range(16))
def test_the_last_two_tricks_are_solved(number: int) -> None:
    solved = 0
    for state in play_states(f"endgame {number}", some_options(2 * number + number // 8)):
        if max(state.table.hand_sizes) <= 2:
            position = open_position(state)
            before = position.copy()
            won = solve(position)
            assert position == before
            assert won[winner_by_rules(state)] == TRICKS_TO_WIN
            assert sum(won) <= 5
            solved += 1
    assert solved


def test_a_finished_round_needs_no_solving() -> None:
    state = next(iter(play_states("finished", some_options(0))))
    position = open_position(state)
    position.finish()
    assert solve(position) == position.won
    assert len(position.hands) == SEATS
