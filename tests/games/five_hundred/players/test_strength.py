"""The levels in order, on the same packs from every seat.

Seeds are fixed, so results are too: these tests fail when a level changes for the worse, not by bad luck. The
bounds leave room below the figures in docs/strength.md for what so few deals can tell.
"""

from __future__ import annotations

import pytest

from spieltisch.core.game import ComputerPlayer
from spieltisch.games.five_hundred.players import PLAYERS
from spieltisch.games.five_hundred.state import View
from tests.benchmarks.five_hundred_deals import Contest, mean_of
from tests.reference_players.five_hundred import Greedy, Random

Player = ComputerPlayer[View]


def lead(one: Player | str, other: Player | str, deals: int, seats: int = 2, *, first: bool = False) -> float:
    """By how many points a deal the first player is ahead of the mean of the others."""
    better, worse = (PLAYERS[player]() if isinstance(player, str) else player for player in (one, other))
    contest = Contest.of_deals(seats, first=first)
    packs = range(deals)
    return mean_of([contest.lead(better, worse, f"strength {pack}", pack % seats) for pack in packs])[0]


@pytest.mark.parametrize(("seats", "deals"), [(2, 16), (4, 4)])
def test_who_lays_what_it_can_beats_who_overlooks_most(seats: int, deals: int) -> None:
    assert lead("medium", "beginner", deals, seats) > 30


@pytest.mark.parametrize(("seats", "deals"), [(2, 40), (4, 15)])
def test_pile_rule_beats_caution(seats: int, deals: int) -> None:
    assert lead("hard", "medium", deals, seats) > 8


def test_waiting_for_dear_cards_pays_in_a_first_deal() -> None:
    assert lead("hard", "medium", 20, first=True) > 8


def test_the_levels_beat_the_frozen_references() -> None:
    assert lead("hard", Greedy(), 12) > 20
    assert lead("beginner", Random(), 6) > 0


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "deals"), [(2, 60), (4, 25)])
def test_the_expert_is_ahead_of_hard(seats: int, deals: int) -> None:
    assert lead("expert", "hard", deals, seats) > 0
