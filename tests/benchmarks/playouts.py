"""Random playouts of whole matches of cribbage per second, beside OpenSpiel's in the same run.

`python -m tests.benchmarks.playouts [ROUNDS]`. The two take turns batch by batch, so that whatever else the
machine does falls on both; both choose uniformly among the legal actions with Python's generator. Times are
processor time; a batch counts by the median.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.game import Setup
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.rules import CribbageRules

ROUNDS = 12
BATCH = 10

RULES = CribbageRules()
Log = tuple[str, list[Action]]


@dataclass
class Measured:
    """Processor seconds of every batch, and actions in all of them."""

    name: str
    seconds: list[float]
    actions: int = 0

    @property
    def matches_per_second(self) -> float:
        return BATCH / statistics.median(self.seconds)

    @property
    def microseconds_per_action(self) -> float:
        return 1e6 * sum(self.seconds) / self.actions


def _start(seed: str) -> Any:
    return RULES.start(Setup(2, {}, RandomSource(seed))).state


def play_ours(seed: str) -> Log:
    """Play a match through the contract: actors, view, legal, apply."""
    stream = random.Random(seed)
    state = _start(seed)
    log: list[Action] = []
    while actors := RULES.actors(state):
        seat = stream.choice(actors)
        action = stream.choice(RULES.legal(RULES.view(state, seat)))
        state = RULES.apply(state, action).state
        log.append(action)
    return seed, log


def replay_ours(log: Log) -> None:
    """Only apply the actions of a match."""
    seed, actions = log
    state = _start(seed)
    for action in actions:
        state = RULES.apply(state, action).state


def play_open_spiel(game: Any, seed: str) -> list[int]:
    """Play a match; the deal and the starter are actions of chance there."""
    stream = random.Random(seed)
    state = game.new_initial_state()
    log: list[int] = []
    while not state.is_terminal():
        action = stream.choice(state.legal_actions())
        state.apply_action(action)
        log.append(action)
    return log


def replay_open_spiel(game: Any, log: Sequence[int]) -> None:
    """Only apply the actions of a match."""
    state = game.new_initial_state()
    for action in log:
        state.apply_action(action)


def _time(into: Measured, jobs: Sequence[Callable[[], Any]], sizes: Callable[[Any], int]) -> list[Any]:
    before = time.process_time()
    results = [job() for job in jobs]
    into.seconds.append(time.process_time() - before)
    into.actions += sum(map(sizes, results))
    return results


def measure(rounds: int, game: Any) -> list[Measured]:
    """Measure both games turn by turn; without OpenSpiel only ours."""
    ours, ours_replay = Measured("Spieltisch, playout", []), Measured("Spieltisch, replay", [])
    theirs, theirs_replay = Measured("OpenSpiel, playout", []), Measured("OpenSpiel, replay", [])
    for batch in range(-1, rounds):
        seeds = [f"{batch}/{number}" for number in range(BATCH)]
        logs = _time(ours, [lambda s=seed: play_ours(s) for seed in seeds], lambda log: len(log[1]))
        _time(ours_replay, [lambda g=log: replay_ours(g) or g for log in logs], lambda log: len(log[1]))
        if game is not None:
            codes = _time(theirs, [lambda s=seed: play_open_spiel(game, s) for seed in seeds], len)
            _time(theirs_replay, [lambda g=log: replay_open_spiel(game, g) or g for log in codes], len)
        if batch < 0:  # the first batch fills caches
            for measured in (ours, ours_replay, theirs, theirs_replay):
                measured.seconds.clear()
                measured.actions = 0
    return [ours, ours_replay] if game is None else [ours, ours_replay, theirs, theirs_replay]


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS, help="batches of each")
    rounds = parser.parse_args().rounds
    try:
        import pyspiel

        game = pyspiel.load_game("cribbage")
    except ImportError:
        game = None
    rows = measure(rounds, game)
    print(f"Random matches of cribbage, {rounds} batches of {BATCH}")
    print(f"{'':22}{'matches/s':>10}{'actions/match':>15}{'µs/action':>11}")
    for row in rows:
        matches = rounds * BATCH
        print(
            f"{row.name:22}{row.matches_per_second:10.0f}{row.actions / matches:15.0f}"
            f"{row.microseconds_per_action:11.1f}"
        )
    if game is None:
        print("OpenSpiel is not installed here (dependency group `bench`).")
        return 0
    ours, ours_replay, theirs, _ = rows
    share = statistics.median(ours_replay.seconds) / statistics.median(ours.seconds)
    ratio = ours.matches_per_second / theirs.matches_per_second
    print(f"Ratio: {ratio:.2f} of OpenSpiel's matches per second.")
    print(
        f"Bound by `apply`, {share:.0%} of the time: in Python it makes a new immutable state, the events\n"
        "of the log and every combination of the show; C++ changes one state in place and keeps points."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
