"""The integers of the players against the rules, action by action."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.players.estimates import do
from spieltisch.games.dominoes.players.policy import play_out, taste
from spieltisch.games.dominoes.players.position import FIRST, Position
from spieltisch.games.dominoes.state import State
from tests.games.dominoes.players.rounds import random_match
from tests.games.dominoes.support import RULES

MATCHES = range(60)


def open_position(state: State) -> Position:
    """The round of a state with all hands open."""
    return Position.of(state.table, state.hands, state.boneyard)


def play_text(play: tuple[int, int], state: State) -> str:
    """A play of a position as the rules write it."""
    tile, arm = play
    text = next(held.text for hand in state.hands for held in hand if held == tile)
    return f"play {text}" if arm == FIRST else f"play {text} {END_NAMES[arm]}"


def line_points(events: Sequence[Event]) -> object:
    """The points of a play itself."""
    return next((item["points"] for item in events if item.type == "score" and item["reason"] == "line"), 0)


def check_same(position: Position, after: State, number: int) -> None:
    """The position is the state, or ended as the round of the state did."""
    assert position.scores == list(after.table.scores)
    if after.table.over or after.table.number != number:
        assert position.over
        assert (None if position.winner < 0 else position.winner) in (after.table.winner, None)
        assert (position.winner >= 0) == (after.table.over and bool(after.table.settings.target))
        return
    assert not position.over
    table = after.table
    assert (position.turn, position.passes) == (table.turn, table.passes)
    assert [sorted(hand) for hand in position.hands] == [list(hand) for hand in after.hands]
    assert position.boneyard[::-1] == list(after.boneyard)
    ends = {END_NAMES[arm]: value for arm, value in enumerate(position.values) if value >= 0}
    assert ends == {end.name: end.value for end in table.line.ends}
    assert position.total == table.line.total()
    counts = {part.end: part.count for part in table.line.parts()}
    assert position.middle == counts.pop(None, 0)
    for arm, name in enumerate(END_NAMES):
        assert position.counts[arm] == counts.get(name, 0)


@pytest.mark.parametrize("number", MATCHES)
def test_positions_agree_with_the_rules(number: int) -> None:
    """From every state of a match: what may be done, and what follows from each of it."""
    for state, _action in random_match(number):
        table, position = state.table, open_position(state)
        turn = position.turn
        legal = [action.text.partition(" ")[2] for action in RULES.legal(RULES.view(state, turn))]
        plays = [text for text in legal if text.startswith("play")]
        if table.lead is None or table.line.hub is not None:
            assert sorted(play_text(play, state) for play in position.plays()) == sorted(plays)
        assert position.may_draw == bool(table.drawable and table.line.hub is not None)
        for text in legal:
            action = Action.parse(f"{turn} {text}")
            step = RULES.apply(state, action)
            tried = position.copy()
            points = do(tried, action)
            if not table.settings.exact_target:
                assert points == line_points(step.events)
            check_same(tried, step.state, table.number)


@pytest.mark.parametrize("number", MATCHES)
def test_rounds_kept_as_positions_stay_in_step(number: int) -> None:
    """A position that makes every action itself never leaves the rules."""
    position, number_of_round = None, 0
    for state, action in random_match(number):
        if position is not None:
            check_same(position, state, number_of_round)
        if position is None or position.over:
            position, number_of_round = open_position(state), state.table.number
        do(position, action)


@pytest.mark.parametrize("number", MATCHES)
def test_playing_out_ends_every_round(number: int) -> None:
    """No tile is lost and somebody has gone out, all have passed, or the match is won."""
    stream = random.Random(number)
    for index, (state, _action) in enumerate(random_match(number)):
        if index % 7:
            continue
        position = open_position(state)
        laid = len(state.table.line.tiles)
        play_out(position, taste(stream))
        assert position.over
        left = [tile for hand in (*position.hands, position.boneyard) for tile in hand]
        assert len(set(left)) == len(left) <= 28 - laid
        ended = not all(position.hands) or position.passes == len(position.hands)
        assert ended or position.winner >= 0


def test_finishing_leaves_a_copy_alone() -> None:
    state, _action = next(iter(random_match(2)))
    position = open_position(state)
    play_out(position.copy(), taste(random.Random(1)))
    check_same(position, state, state.table.number)
