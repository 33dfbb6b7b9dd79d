"""States of matches under way in all options, for the tests of the players."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spieltisch.core.actions import Action
from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.match import complete_options
from spieltisch.core.options import OptionValue
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.dominoes.state import State, View
from tests.games.dominoes.support import RULES

VARIANTS = ("block", "draw", "all_fives")
LONGEST = 400
"""So many actions of a match are enough."""


def some_options(number: int) -> tuple[int, dict[str, OptionValue]]:
    """Seats and options of the `number`-th match: variants and seats in turn, the rest mixed."""
    stream = random.Random(f"options {number}")

    def one_of(*values: OptionValue) -> OptionValue:
        return values[int(stream.random() * len(values))]

    seats = (2, 3, 4, 4)[number // 3 % 4]
    return seats, {
        "variant": VARIANTS[number % 3],
        "partners": number // 3 % 4 == 3,
        "target": one_of("auto", 0, 50, 75),
        "hand_size": one_of("auto", "auto", 5),
        "reserve": one_of("auto", 0, 1, 2),
        "opening": one_of("lot", "lot", "highest_double"),
        "next_opener": one_of("auto", "rotate", "winner", "lot", "highest_double"),
        "voluntary_draw": one_of(False, True),
        "blocked": one_of("net", "gross"),
        "blocked_tie": one_of("none", "lightest_tile"),
        "spinner": one_of(True, True, False),
        "exact_target": one_of(False, False, True),
    }


def first_state(number: int, **options: OptionValue) -> State:
    """The beginning of the `number`-th match."""
    seats, chosen = some_options(number)
    complete = complete_options(RULES, seats, {**chosen, **options})
    return RULES.start(Setup(seats, complete, RandomSource(f"{number}"))).state


def random_match(number: int, **options: OptionValue) -> Iterator[tuple[State, Action]]:
    """A match of random play: every state with what is done in it."""
    stream = random.Random(number)
    state = first_state(number, **options)
    for _action in range(LONGEST):
        if state.table.turn is None:
            return
        legal = RULES.legal(RULES.view(state, state.table.turn))
        action = legal[int(stream.random() * len(legal))]
        yield state, action
        state = RULES.apply(state, action).state


def random_views(number: int, **options: OptionValue) -> Iterator[View]:
    """The views of whose turn it is in a match of random play."""
    for state, action in random_match(number, **options):
        yield RULES.view(state, action.seat)


def states_of(player: ComputerPlayer[View], number: int, **options: OptionValue) -> Iterator[State]:
    """A match of a player with itself: the state before every decision."""
    state = first_state(number, **options)
    for decision in range(LONGEST):
        if state.table.turn is None:
            return
        yield state
        seat = state.table.turn
        choice = player.choose(RULES.view(state, seat), decision_number(f"{number}", seat, decision))
        state = RULES.apply(state, choice).state
