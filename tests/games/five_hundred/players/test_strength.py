"""The levels in order, on a few deals with the seats changed."""

from __future__ import annotations

import pytest

from spieltisch.core.game import ComputerPlayer
from spieltisch.core.players import decision_number
from spieltisch.games.five_hundred.players import PLAYERS
from spieltisch.games.five_hundred.players.estimates import Budget
from spieltisch.games.five_hundred.players.levels import Expert
from spieltisch.games.five_hundred.state import View
from tests.games.five_hundred.support import new_match
from tests.reference_players.five_hundred import Greedy, Random


def lead(one: ComputerPlayer[View], other: ComputerPlayer[View], deals: int) -> float:
    """By how many points a deal (without the bans of a first one) the first player is ahead of the second."""
    total = 0
    for number in range(deals):
        for own in (0, 1):
            match = new_match(2, {"ban_scope": "off", "target": 5000, "claim": "seat"}, f"{number}")
            players = (one, other) if own == 0 else (other, one)
            while match.state.table.number == 1:
                seat = match.asked()[0]
                decision = decision_number(f"{number}", seat, match.cursor)
                match.play(players[seat].choose(match.view(seat), decision))
            scores = match.result().scores
            total += int(scores[own] - scores[1 - own])
    return total / (2 * deals)


@pytest.mark.parametrize(
    ("better", "worse", "deals"),
    [
        (PLAYERS["medium"], PLAYERS["beginner"], 12),
        (PLAYERS["hard"], PLAYERS["beginner"], 12),
        (PLAYERS["hard"], Greedy, 12),
        (PLAYERS["beginner"], Random, 6),
    ],
)
def test_better_players_are_ahead(
    better: type[ComputerPlayer[View]], worse: type[ComputerPlayer[View]], deals: int
) -> None:
    assert lead(better(), worse(), deals) > 0


@pytest.mark.slow
def test_pile_rule_beats_caution() -> None:
    assert lead(PLAYERS["hard"](), PLAYERS["medium"](), 60) > 0


@pytest.mark.slow
def test_thinking_helps() -> None:
    assert lead(Expert(Budget(worlds=40, turns=800)), PLAYERS["hard"](), 25) > 0
