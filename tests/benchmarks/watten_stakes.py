"""What raising is worth: the expert against itself without raises, in matches made of recorded rounds.

`python -m tests.benchmarks.watten_stakes [--rounds N] [--matches M] [--seed S]` lets the expert play N
rounds on cards alone and notes at every card what chance each seat sees. Cards do not depend on the stake,
so that M pairs of matches with raises can be made of these rounds: both take the same rounds in the same
order, with the pairs exchanged. Printed is the share of matches that the pair with raises wins, with its
95 % interval over the drawing of rounds.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from spieltisch.core.game import Setup
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten import raising
from spieltisch.games.watten.players import PLAYERS, expert
from spieltisch.games.watten.players.actions import play_action
from spieltisch.games.watten.players.judging import judge
from spieltisch.games.watten.players.reading import read_play
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import HAND_SIZE, SEATS, Phase, State, Table, pair_of
from tests.benchmarks.watten_rounds import RULES, cards_alone


@dataclass(frozen=True, slots=True)
class Decision:
    """A card that is to be played: by whom, with how many cards, and the chance that each seat sees."""

    seat: int
    held: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A round in which seat 0 had forehand: every decision, and the pair that has won it."""

    decisions: tuple[Decision, ...]
    winner: int


def record(seed: str) -> Round:
    """Let the expert play one round on cards alone."""
    player = PLAYERS["expert"]()
    state = RULES.start(Setup(SEATS, cards_alone(), RandomSource(seed), dealer=SEATS - 1)).state
    decisions: list[Decision] = []
    for turn in range(SEATS * HAND_SIZE + 2):
        if state.table.last_round is not None:
            break
        (seat,) = RULES.asked(state)
        number = decision_number(seed, seat, turn)
        if state.table.phase is not Phase.PLAY:
            action = player.choose(RULES.view(state, seat), number)
        else:
            decisions.append(_decision(state, seat, number))
            situation = read_play(RULES.view(state, seat))
            action = play_action(situation, int(judge(situation, number)[0].card or 0))
        state = RULES.apply(state, action).state
    assert state.table.last_round is not None
    return Round(tuple(decisions), state.table.last_round.side)


def _decision(state: State, seat: int, number: int) -> Decision:
    chances = [judge(read_play(RULES.view(state, other)), number)[0].win for other in range(SEATS)]
    return Decision(seat, state.table.hand_sizes[seat], tuple(chances))


def play_round(round_: Round, table: Table, raising_pair: int, stream: random.Random) -> tuple[int, int]:
    """Play a recorded round for its stake; return the pair that gets the points, and the points."""
    for decision in round_.decisions:
        table = replace(table, turn=_seat(decision.seat, table))
        table = _before(decision, table, raising_pair, stream)
        if table.said and table.said[-1].verb == "fold":
            return 1 - pair_of(table.said[-1].seat), table.stake
    return pair_of(_seat(round_.winner, table)), table.stake


def _seat(recorded: int, table: Table) -> int:
    """Return who sits where the recorded seat sat, counted from forehand."""
    return (recorded + table.forehand) % SEATS


def _before(decision: Decision, table: Table, raising_pair: int, stream: random.Random) -> Table:
    """Return the table after the words about the stake before a card."""
    seat = _seat(decision.seat, table)
    opening, chance = decision.held == HAND_SIZE, decision.chances[decision.seat]
    if pair_of(seat) != raising_pair or not raising.may_raise(table, seat):
        return table
    if not expert.raises(Stakes.of(table, raising_pair), chance, opening, stream.getrandbits(32)):
        return table
    table = raising.raised(table, seat)
    answerer = raising.answering(table)[0]
    stakes = Stakes.of(table, pair_of(answerer))
    chance = decision.chances[(answerer - table.forehand) % SEATS]
    folds = expert.reply(stakes, chance, raising.may_raise(table, answerer)) == "fold"
    return raising.folded(table, answerer) if folds else raising.held(table, answerer)


def winning_pair(rounds: Sequence[Round], raising_pair: int, seed: str) -> int:
    """Play a match of recorded rounds, drawn by `seed`; the other pair only answers."""
    drawing, stream = random.Random(seed), random.Random(f"whims {seed}")
    settings, scores = Settings(), [0, 0]
    dealer = drawing.randrange(SEATS)
    while max(scores) < settings.target:
        table = Table(settings, Phase.PLAY, 1, dealer, None, (scores[0], scores[1]))
        pair, points = play_round(drawing.choice(rounds), table, raising_pair, stream)
        scores[pair] += points
        dealer = (dealer + 1) % SEATS
    return int(scores[1] >= settings.target)


def worth(rounds: Sequence[Round], matches: int, seed: str) -> tuple[float, float]:
    """Return the share of matches the raising pair wins, and half the width of its 95 % interval."""
    results = [
        sum(winning_pair(rounds, pair, f"{seed}/{match}") == pair for pair in (0, 1)) / 2
        for match in range(matches)
    ]
    mean = sum(results) / matches
    variance = sum((result - mean) ** 2 for result in results) / matches
    return mean, 1.96 * sqrt(variance / matches)


def main() -> None:
    """Read the command line and print one line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", default="stakes")
    arguments = parser.parse_args()
    rounds = [record(f"{arguments.seed}/{number}") for number in range(arguments.rounds)]
    mean, half = worth(rounds, arguments.matches, arguments.seed)
    print(f"the expert wins {100 * mean:.1f} ± {100 * half:.1f} % of matches against itself without raises")


if __name__ == "__main__":
    main()
