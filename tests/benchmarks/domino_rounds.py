"""Rounds and matches of dominoes in duplicate: how many points a player is ahead, how many matches it wins.

`python -m tests.benchmarks.domino_rounds [A B] [--variant V] [--seats N] [--partners] [--deals N]
[--start N] [--matches] [--seed S]` names levels or `module:Class`; `--start` is the number of the first deal.
Every deal is played once for each place A can have: two seats or two pairs exchange, of three or four single
players A takes each seat and B all others. Printed are the points of A's side in a round less the mean of the
others', or with `--matches` the share of whole matches that A wins, with the 95 % interval over deals.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from spieltisch.core.game import ComputerPlayer, Setup
from spieltisch.core.match import complete_options
from spieltisch.core.options import Options, OptionValue
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.dominoes.players import PLAYERS
from spieltisch.games.dominoes.rules import DominoesRules
from spieltisch.games.dominoes.settings import HALVES
from spieltisch.games.dominoes.state import State

RULES = DominoesRules()
Player = ComputerPlayer[Any]


@dataclass(frozen=True)
class Contest:
    """What is played: the seats and the options."""

    seats: int
    options: Options

    @classmethod
    def of(cls, variant: str, seats: int = 2, *, partners: bool = False, **more: OptionValue) -> Contest:
        """Return a contest with the usual options of a variant."""
        chosen = {"variant": variant, "partners": partners, **more}
        return cls(seats, complete_options(RULES, seats, chosen))

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat."""
        return RULES.sides(self.seats, self.options)

    def play(self, players: Sequence[Player], seed: str, *, rounds: int | None = None) -> State:
        """Play so many rounds, or to the end of the match, with one player for each side."""
        state = RULES.start(Setup(self.seats, self.options, RandomSource(seed))).state
        decisions = [0] * self.seats
        while not state.table.over and (rounds is None or state.table.number <= rounds):
            (seat,) = RULES.asked(state)
            number = decision_number(seed, seat, decisions[seat])
            decisions[seat] += 1
            player = players[self.sides[seat]]
            state = RULES.apply(state, player.choose(RULES.view(state, seat), number)).state
        return state

    def placings(self, first: Player, second: Player) -> list[list[Player]]:
        """Return the players by side, once for each side that `first` can have."""
        sides = range(max(self.sides) + 1)
        return [[first if side == own else second for side in sides] for own in sides]

    def lead(self, first: Player, second: Player, seed: str) -> float:
        """Return the points by which `first` is ahead after a round, on average over its places."""
        leads = []
        for own, players in enumerate(self.placings(first, second)):
            state = self.play(players, seed, rounds=1)
            points = [score / HALVES for score in state.table.scores]
            leads.append(points[own] - (sum(points) - points[own]) / (len(points) - 1))
        return sum(leads) / len(leads)

    def wins(self, first: Player, second: Player, seed: str) -> float:
        """Return the share of matches that `first` wins over its places."""
        winners = [RULES.result(self.play(players, seed)).winner for players in self.placings(first, second)]
        return sum(winner == own for own, winner in enumerate(winners)) / len(winners)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * sqrt(variance / len(values))


def make_player(name: str) -> Player:
    """Make a level or a `module:Class`."""
    if name in PLAYERS:
        return PLAYERS[name]()
    module, _, attribute = name.partition(":")
    made: Player = getattr(importlib.import_module(module), attribute)()
    return made


def main() -> None:
    """Read the command line and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", nargs="*", default=["expert", "hard"])
    parser.add_argument("--variant", choices=("block", "draw", "all_fives"), default="draw")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--partners", action="store_true")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--seed", default="rounds")
    arguments = parser.parse_args()
    names = arguments.players
    first, second = (make_player(name) for name in names)
    contest = Contest.of(arguments.variant, arguments.seats, partners=arguments.partners)
    play = contest.wins if arguments.matches else contest.lead
    deals = range(arguments.start, arguments.start + arguments.deals)
    seeds = [f"{arguments.seed}/{deal}" for deal in deals]
    mean, half = mean_of([play(first, second, seed) for seed in seeds])
    where = f"{arguments.variant}, {arguments.seats} seats{' in pairs' if arguments.partners else ''}"
    if arguments.matches:
        print(f"{where}: {names[0]} wins {100 * mean:.1f} ± {100 * half:.1f} % of matches against {names[1]}")
    else:
        print(f"{where}: {names[0]} is {mean:+.2f} ± {half:.2f} points a round ahead of {names[1]}")


if __name__ == "__main__":
    main()
