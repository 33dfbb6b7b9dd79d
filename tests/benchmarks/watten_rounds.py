"""Rounds of Watten on cards alone: two players on the same deals and announcements, without raises.

`python -m tests.benchmarks.watten_rounds [A B] [--deals N] [--tyrolean] [--seed S]` names levels or
`module:Class`. Every deal is played twice, with the seats exchanged; Schlag and Trumpf are those of level
"hard". Printed is the share of rounds that A wins with its 95 % interval over pairs of rounds.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from math import sqrt
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.match import complete_options
from spieltisch.core.options import Options
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten.players import PLAYERS, Expert
from spieltisch.games.watten.players.actions import play_action
from spieltisch.games.watten.players.judging import judge
from spieltisch.games.watten.players.reading import Situation
from spieltisch.games.watten.rules import WattenRules
from spieltisch.games.watten.state import Phase, Table

RULES = WattenRules()
Player = ComputerPlayer[Any]


class QuietExpert(Expert):
    """The expert who never raises: for whole matches, to see what raising is worth."""

    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        del table
        return play_action(situation, int(judge(situation, number)[0].card or 0))

    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        answer = super()._answer(situation, table, number)
        return "hold" if answer == "raise" else answer


def cards_alone(**settings: Any) -> Options:
    """Complete the options of a match without raises."""
    return complete_options(RULES, 4, {"raising": False, **settings})


def make_player(name: str) -> Player:
    """Make a level or a `module:Class`."""
    if name in PLAYERS:
        return PLAYERS[name]()
    module, _, attribute = name.partition(":")
    made: Player = getattr(importlib.import_module(module), attribute)()
    return made


def winning_pair(pairs: Sequence[Player], seed: str, options: Options) -> int:
    """Play one round and return the pair that wins it; `pairs` play the cards."""
    announcer = PLAYERS["hard"]()
    state = RULES.start(Setup(4, options, RandomSource(seed))).state
    decisions = [0] * 4
    while state.table.last_round is None:
        (seat,) = RULES.asked(state)
        player = pairs[seat % 2] if state.table.phase is Phase.PLAY else announcer
        number = decision_number(seed, seat, decisions[seat])
        decisions[seat] += 1
        state = RULES.apply(state, player.choose(RULES.view(state, seat), number)).state
    return state.table.last_round.side


def round_rate(first: Player, second: Player, deals: int, options: Options, seed: str) -> tuple[float, float]:
    """Return the share of rounds the first player wins, and half the width of its 95 % interval."""
    results = []
    for deal in range(deals):
        own = winning_pair((first, second), f"{seed}/{deal}", options) == 0
        exchanged = winning_pair((second, first), f"{seed}/{deal}", options) == 1
        results.append((own + exchanged) / 2)
    mean = sum(results) / deals
    variance = sum((result - mean) ** 2 for result in results) / deals
    return mean, 1.96 * sqrt(variance / deals)


def main() -> None:
    """Read the command line and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["expert", "hard"])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--tyrolean", action="store_true")
    parser.add_argument("--seed", default="rounds")
    arguments = parser.parse_args()
    first, second = arguments.players
    options = cards_alone(variant="tyrolean" if arguments.tyrolean else "bavarian")
    mean, half = round_rate(make_player(first), make_player(second), arguments.deals, options, arguments.seed)
    print(f"{first} wins {100 * mean:.1f} ± {100 * half:.1f} % of rounds against {second}")


if __name__ == "__main__":
    main()
