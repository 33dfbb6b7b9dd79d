"""Deals and matches of 500 in duplicate: how many points a deal a player is ahead, how many matches it wins.

`python -m tests.benchmarks.five_hundred_deals [A B] [--seats N] [--deals N] [--first] [--matches] [--seed S]`
names levels or `module:Class`. Every pack is played once from each seat that A can have, B has all others;
the start goes round with the packs, claims are asked in the order of the seats. Deals are later ones of a
match, in which everything is allowed, or with `--first` first ones. Printed are the points of A less the mean
of the others with its standard error; with `--matches` the share of matches to 500 points that A wins with
the 95 % interval, and how many deals they last.
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
from spieltisch.games.five_hundred.players import PLAYERS
from spieltisch.games.five_hundred.rules import FiveHundredRules
from spieltisch.games.five_hundred.state import State, Table

RULES = FiveHundredRules()
Player = ComputerPlayer[Any]


@dataclass(frozen=True)
class Contest:
    """What is played: the seats and the options."""

    seats: int
    options: Options

    @classmethod
    def of(cls, seats: int = 2, **chosen: OptionValue) -> Contest:
        """Return a contest with the usual options, without pressure of time."""
        return cls(seats, complete_options(RULES, seats, {"claim": "seat", **chosen}))

    @classmethod
    def of_deals(cls, seats: int = 2, *, first: bool = False) -> Contest:
        """Return a contest over single deals: later ones, or first ones with their bans."""
        return cls.of(seats, target=1000, ban_scope="first_deal" if first else "off")

    def play(self, players: Sequence[Player], seed: str, starter: int, *, deals: int | None = None) -> Table:
        """Play so many deals, or to the end of the match, with one player for each seat."""
        setup = Setup(self.seats, self.options, RandomSource(seed), dealer=starter)
        state: State = RULES.start(setup).state
        decisions = [0] * self.seats
        while (asked := RULES.asked(state)) and (deals is None or state.table.number <= deals):
            seat = asked[0]
            number = decision_number(seed, seat, decisions[seat])
            decisions[seat] += 1
            state = RULES.apply(state, players[seat].choose(RULES.view(state, seat), number)).state
        return state.table

    def placings(self, first: Player, second: Player) -> list[list[Player]]:
        """Return the players by seat, once for each seat that `first` can have."""
        seats = range(self.seats)
        return [[first if seat == own else second for seat in seats] for own in seats]

    def lead(self, first: Player, second: Player, seed: str, starter: int) -> float:
        """Return the points by which `first` is ahead after a deal, on average over its seats."""
        leads = []
        for own, players in enumerate(self.placings(first, second)):
            points = self.play(players, seed, starter, deals=1).scores
            leads.append(points[own] - (sum(points) - points[own]) / (len(points) - 1))
        return sum(leads) / len(leads)

    def wins(self, first: Player, second: Player, seed: str, starter: int) -> tuple[float, float]:
        """Return the share of matches that `first` wins over its seats, and their deals on average."""
        ends = [self.play(players, seed, starter) for players in self.placings(first, second)]
        won = sum(table.winner == own for own, table in enumerate(ends))
        return won / len(ends), sum(table.number for table in ends) / len(ends)


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(variance / len(values))


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
    parser.add_argument("players", nargs="*", default=["hard", "medium"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", action="store_true")
    parser.add_argument("--matches", action="store_true")
    parser.add_argument("--seed", default="deals")
    arguments = parser.parse_args()
    names, seats = arguments.players, arguments.seats
    first, second = (make_player(name) for name in names)
    packs = [(f"{arguments.seed}/{deal}", deal % seats) for deal in range(arguments.deals)]
    if arguments.matches:
        contest = Contest.of(seats)
        ends = [contest.wins(first, second, *pack) for pack in packs]
        (share, error), (length, _) = (mean_of(values) for values in zip(*ends, strict=True))
        told = f"wins {100 * share:.1f} ± {196 * error:.1f} % of matches of {length:.1f} deals"
    else:
        contest = Contest.of_deals(seats, first=arguments.first)
        mean, error = mean_of([contest.lead(first, second, *pack) for pack in packs])
        told = f"is {mean:+.1f} ± {error:.1f} points a {'first' if arguments.first else 'later'} deal ahead"
    print(f"{seats} seats, {len(packs)} packs: {names[0]} {told} against {names[1]}")


if __name__ == "__main__":
    main()
