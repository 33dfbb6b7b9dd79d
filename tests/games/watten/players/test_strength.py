"""The levels against each other and against the frozen reference players, in duplicate.

Seeds are fixed, so results are too: these tests fail when a level changes for the worse, not by bad luck. The
bounds leave room below the measured figures in docs/strength.md for what so few rounds can tell.
"""

from __future__ import annotations

import pytest

from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.match import complete_options
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten.players import PLAYERS
from spieltisch.games.watten.state import View
from tests.benchmarks.watten_rounds import cards_alone, round_rate
from tests.games.watten.players.rounds import RULES
from tests.reference_players.watten import CheapestWinner, Nunn, Pluto, Random

Player = ComputerPlayer[View]
BAVARIAN = cards_alone()
TYROLEAN = cards_alone(variant="tyrolean")


def rounds(first: Player, second: Player, deals: int, tyrolean: bool = False) -> float:
    """The share of rounds the first player wins on cards alone."""
    return round_rate(first, second, deals, TYROLEAN if tyrolean else BAVARIAN, "strength")[0]


def match_winner(pairs: tuple[Player, Player], seed: str) -> int:
    options = complete_options(RULES, 4, {})
    state = RULES.start(Setup(4, options, RandomSource(seed))).state
    decisions = [0] * 4
    while asked := RULES.asked(state):
        seat = asked[0]
        number = decision_number(seed, seat, decisions[seat])
        decisions[seat] += 1
        state = RULES.apply(state, pairs[seat % 2].choose(RULES.view(state, seat), number)).state
    won = RULES.result(state).winner
    assert won is not None
    return won


def match_rate(first: Player, second: Player, deals: int) -> float:
    """The share of whole matches with raises that the first player wins."""
    wins = 0
    for number in range(deals):
        wins += match_winner((first, second), f"strength {number}") == 0
        wins += match_winner((second, first), f"strength {number}") == 1
    return wins / (2 * deals)


def test_the_reference_players_are_of_the_known_strength() -> None:
    assert 0.60 <= rounds(CheapestWinner(), Random(), 80) <= 0.75
    assert 0.67 <= rounds(Pluto(), Random(), 80) <= 0.80
    assert rounds(Pluto(), Nunn(), 80) >= 0.5


def test_levels_grow_stronger_on_cards_alone() -> None:
    assert rounds(PLAYERS["beginner"](), Random(), 100) >= 0.5
    assert rounds(PLAYERS["medium"](), PLAYERS["beginner"](), 120) >= 0.6
    assert rounds(PLAYERS["hard"](), PLAYERS["medium"](), 120) >= 0.54
    assert rounds(PLAYERS["hard"](), PLAYERS["beginner"](), 100, tyrolean=True) >= 0.64


def test_levels_grow_stronger_with_raises() -> None:
    assert match_rate(PLAYERS["medium"](), PLAYERS["beginner"](), 15) >= 0.8
    assert match_rate(PLAYERS["hard"](), PLAYERS["medium"](), 30) >= 0.62


def test_the_expert_beats_chance_and_the_cheapest_winner() -> None:
    assert rounds(PLAYERS["expert"](), Random(), 8) >= 0.6
    assert match_rate(PLAYERS["expert"](), CheapestWinner(), 1) >= 0.5


@pytest.mark.slow
@pytest.mark.parametrize("tyrolean", [False, True])
def test_the_expert_beats_hard_on_cards_alone(tyrolean: bool) -> None:
    assert rounds(PLAYERS["expert"](), PLAYERS["hard"](), 400, tyrolean) >= 0.54
    assert rounds(PLAYERS["expert"](), Pluto(), 400, tyrolean) >= 0.54


@pytest.mark.slow
def test_the_expert_beats_hard_with_raises() -> None:
    assert match_rate(PLAYERS["expert"](), PLAYERS["hard"](), 60) >= 0.65
