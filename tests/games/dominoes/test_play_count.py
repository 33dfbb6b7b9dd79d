"""How many ways there are to go on from known deals: the plays, draws and passes of every variant."""

from __future__ import annotations

import pytest

from spieltisch.games.dominoes.state import State
from tests.games.dominoes.support import RULES, setup

COUNTS = {
    ("block", 2): (7, 29, 79, 206, 504, 1118),
    ("block", 3): (5, 14, 31, 42, 66, 152),
    ("block", 4): (5, 16, 42, 103, 231, 526),
    ("draw", 2): (7, 29, 79, 206, 494, 1072),
    ("draw", 3): (7, 23, 72, 182, 529, 1755),
    ("draw", 4): (6, 20, 53, 158, 428, 1099),
    ("all_fives", 2): (9, 47, 197, 1018, 5266),
    ("all_fives", 3): (7, 23, 72, 238, 933),
    ("all_fives", 4): (5, 16, 42, 127, 384),
}
BY_VALUE = {
    ("block", 2): (7, 26, 67, 164, 341, 677),
    ("block", 3): (5, 12, 25, 32, 55, 123),
    ("block", 4): (5, 14, 37, 80, 159, 334),
    ("draw", 2): (7, 26, 67, 164, 331, 619),
    ("draw", 3): (7, 20, 64, 158, 420, 1214),
    ("draw", 4): (6, 18, 48, 131, 321, 759),
    ("all_fives", 2): (9, 44, 183, 772, 3057),
    ("all_fives", 3): (7, 20, 64, 174, 546),
    ("all_fives", 4): (5, 14, 37, 88, 210),
}


def count(state: State, depth: int, *, by_value: bool) -> int:
    """Sequences of `depth` actions within the first round; with `by_value`, equal ends are one."""
    turn = state.table.turn
    if state.table.number != 1 or turn is None:
        return 0
    actions = RULES.legal(RULES.view(state, turn))
    if by_value:
        values: dict[str, int] = {end.name: end.value for end in state.table.line.ends}
        chosen = {
            (item.verb, item.args[:1], *(values[end] for end in item.args[1:])): item for item in actions
        }
        actions = tuple(chosen.values())
    if depth == 1:
        return len(actions)
    return sum(count(RULES.apply(state, action).state, depth - 1, by_value=by_value) for action in actions)


@pytest.mark.parametrize(("table", "expected"), COUNTS.items())
def test_sequences_of_tiles_and_ends(table: tuple[str, int], expected: tuple[int, ...]) -> None:
    variant, seats = table
    start = RULES.start(setup(seats, variant=variant)).state
    found = [count(start, depth, by_value=False) for depth in range(1, len(expected) + 1)]
    assert found == list(expected)


@pytest.mark.parametrize(("table", "expected"), BY_VALUE.items())
def test_sequences_of_tiles_and_values(table: tuple[str, int], expected: tuple[int, ...]) -> None:
    variant, seats = table
    start = RULES.start(setup(seats, variant=variant)).state
    found = [count(start, depth, by_value=True) for depth in range(1, len(expected) + 1)]
    assert found == list(expected)
