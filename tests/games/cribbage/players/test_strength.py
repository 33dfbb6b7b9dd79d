"""The levels against the frozen reference players, on the same packs from both seats.

Seeds are fixed, so results are too: these tests fail when a level changes for the worse, not by bad luck. The
long ladders are in docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.players import PLAYERS
from spieltisch.games.cribbage.rules import CribbageRules
from tests.reference_players.cribbage import HandGreedy, OnePly, Random, StaticGreedy

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
def test_self_play_has_the_averages_of_good_players() -> None:
    """Points per deal at level hard (rules notes, published averages of strong play)."""
    made = dict.fromkeys(("pone", "dealer", "pone hand", "dealer hand", "crib"), 0)
    deals = 0
    for number in range(600):
        for dealer, of, side, points in scored(f"averages {number}"):
            deals += of == "deal"
            made["dealer" if side == dealer else "pone"] += points
            if of == "hand":
                made["dealer hand" if side == dealer else "pone hand"] += points
            elif of == "crib":
                made["crib"] += points
    means = {name: points / deals for name, points in made.items()}
    assert 10.0 <= means["pone"] <= 10.6
    assert 15.9 <= means["dealer"] <= 16.6
    assert means["pone hand"] >= 8.0
    assert means["dealer hand"] >= 7.85
    assert 4.65 <= means["crib"] <= 4.85


def scored(seed: str) -> Iterator[tuple[int, str, int, int]]:
    """Play the finished deals of a match of level hard and yield (dealer, what, side, points) of each score.

    What is `hand`, `crib` or `play`; a finished deal begins with a `deal` of no points.
    """
    players: Players = (PLAYERS["hard"](), PLAYERS["hard"]())
    state = RULES.start(Setup(2, {}, RandomSource(seed))).state
    found: list[tuple[int, str, int, int]] = []
    decision = 0
    while actors := RULES.actors(state):
        action = players[actors[0]].choose(RULES.view(state, actors[0]), decision)
        decision += 1
        dealer = state.dealer
        step = RULES.apply(state, action)
        for event in step.events:
            if event.type == "score" and dealer is not None:
                side, points = int(str(event["side"])), int(str(event["points"]))
                found.append((dealer, str(event.get("of", "play")), side, points))
        if step.state.deal > state.deal and not RULES.result(step.state).over:
            if dealer is not None:
                yield (dealer, "deal", dealer, 0)
                yield from found
            found = []
        state = step.state


@pytest.mark.slow
def test_the_expert_beats_every_reference_player() -> None:
    assert win_rate(PLAYERS["expert"](), StaticGreedy(), 100) >= 0.58
    assert win_rate(PLAYERS["expert"](), HandGreedy(), 100) >= 0.53
    assert win_rate(PLAYERS["expert"](), OnePly(), 150) >= 0.5
