"""How long the cribbage levels think, in milliseconds of processor time per decision on one core.

`python -m tests.benchmarks.decisions [matches]` plays each level against the quick level "medium" from the
start, and prints the middle, the 95th percentile and the longest by decision. The first match warms up.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from time import process_time

from spieltisch.core.game import LEVELS, Setup
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.players import PLAYERS
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.cribbage.state import View

RULES = CribbageRules()
Times = dict[str, list[float]]


def kind(view: View) -> str:
    """What is decided."""
    cards = f"{view.phase} with {len(view.hand)}" if view.hand else str(view.phase)
    return f"{cards}, {'dealer' if view.dealer == view.seat else 'pone'}"


def measure(level: str, matches: int) -> Times:
    """Return the decision times of a level in seconds by what is decided, and all of them under `all`."""
    times: Times = defaultdict(list)
    player, other = PLAYERS[level](), PLAYERS["medium"]()
    for match in range(matches + 1):
        seed = f"decisions {match}"
        state = RULES.start(Setup(2, {}, RandomSource(seed))).state
        decision = 0
        while actors := RULES.actors(state):
            view = RULES.view(state, actors[0])
            number = decision_number(seed, actors[0], decision)
            decision += 1
            start = process_time()
            action = (player if actors[0] == 0 else other).choose(view, number)
            spent = process_time() - start
            if match and actors[0] == 0:
                times[kind(view)].append(spent)
                times["all"].append(spent)
            state = RULES.apply(state, action).state
    return times


def percentile(values: list[float], share: float) -> float:
    """Return the value that `share` of the values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Print the tables."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 6
    for level in LEVELS:
        print(f"{level}: milliseconds p50, p95, max")
        for name, values in sorted(measure(level, matches).items()):
            p50, p95, most = (1000 * percentile(values, share) for share in (0.5, 0.95, 1.0))
            print(f"  {name:32} {len(values):5}  {p50:7.2f} {p95:7.2f} {most:7.2f}")


if __name__ == "__main__":
    main()
