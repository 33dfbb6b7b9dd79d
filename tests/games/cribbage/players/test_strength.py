"""The levels against the frozen reference players, on the same packs from both seats.

Seeds are fixed, so results are too: these tests fail when a level changes for the worse, not by bad luck. The
long ladders are in docs/strength.md.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.reference_players.cribbage import HandGreedy, OnePly, Random, StaticGreedy

from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.players import PLAYERS
from spieltisch.games.cribbage.rules import CribbageRules

RULES = CribbageRules()
Players = tuple[ComputerPlayer[Any], ComputerPlayer[Any]]


def winner(players: Players, seed: str) -> int:
    state = RULES.start(Setup(2, {}, RandomSource(seed))).state
    decisions = [0, 0]
    while actors := RULES.actors(state):
        seat = actors[0]
        number = decision_number(seed, seat, decisions[seat])
        decisions[seat] += 1
        state = RULES.apply(state, players[seat].choose(RULES.view(state, seat), number)).state
    won = RULES.result(state).winner
    assert won is not None
    return won


def win_rate(first: ComputerPlayer[Any], second: ComputerPlayer[Any], pairs: int) -> float:
    """The share of matches the first player wins over `pairs` duplicate pairs."""
    wins = 0
    for number in range(pairs):
        wins += winner((first, second), f"strength {number}") == 0
        wins += winner((second, first), f"strength {number}") == 1
    return wins / (2 * pairs)


def test_the_reference_players_are_of_the_known_strength() -> None:
    assert win_rate(StaticGreedy(), Random(), 15) >= 0.9
    assert win_rate(OnePly(), HandGreedy(), 40) >= 0.5


def test_levels_grow_stronger() -> None:
    assert win_rate(PLAYERS["beginner"](), Random(), 15) >= 0.8
    assert win_rate(PLAYERS["medium"](), PLAYERS["beginner"](), 40) >= 0.6
    assert win_rate(PLAYERS["hard"](), PLAYERS["medium"](), 100) >= 0.5


def test_hard_beats_the_static_player() -> None:
    assert win_rate(PLAYERS["hard"](), StaticGreedy(), 60) >= 0.55


def test_the_expert_beats_chance() -> None:
    assert win_rate(PLAYERS["expert"](), Random(), 5) == 1.0


@pytest.mark.slow
def test_the_expert_beats_every_reference_player() -> None:
    assert win_rate(PLAYERS["expert"](), StaticGreedy(), 100) >= 0.58
    assert win_rate(PLAYERS["expert"](), HandGreedy(), 100) >= 0.53
    assert win_rate(PLAYERS["expert"](), OnePly(), 150) >= 0.5
