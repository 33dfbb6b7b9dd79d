"""How long the levels think, in milliseconds of processor time per decision on one core.

`python -m tests.benchmarks.decisions [game] [matches]` plays each level in seat 0 (and its partner's) against
the quick level "medium" from the start, and prints the middle, the 95th percentile and the longest by
decision. The first match warms up.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Any

from spieltisch.core.game import LEVELS, ComputerPlayer, Game, Setup
from spieltisch.core.options import complete
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage import state as cribbage
from spieltisch.games.cribbage.players import PLAYERS as CRIBBAGE_PLAYERS
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.watten import state as watten
from spieltisch.games.watten.players import PLAYERS as WATTEN_PLAYERS
from spieltisch.games.watten.rules import WattenRules

Times = dict[str, list[float]]


@dataclass(frozen=True)
class Bench:
    """A game, its players, and the name of what is decided in a view."""

    game: Game[Any, Any]
    players: Mapping[str, Callable[[], ComputerPlayer[Any]]]
    seats: int
    kind: Callable[[Any], str]


def kind_in_cribbage(view: cribbage.View) -> str:
    """What is decided, with how many cards, in which role."""
    cards = f"{view.phase} with {len(view.hand)}" if view.hand else str(view.phase)
    return f"{cards}, {'dealer' if view.dealer == view.seat else 'pone'}"


def kind_in_watten(view: watten.View) -> str:
    """What is decided, in which trick and as which hand."""
    table = view.table
    if table.phase is not watten.Phase.PLAY:
        return str(table.phase)
    if table.raiser is not None:
        return f"answer in trick {len(table.tricks) + 1}"
    return f"trick {len(table.tricks) + 1}, hand {len(table.trick.cards) + 1}"


GAMES = {
    "cribbage": Bench(CribbageRules(), CRIBBAGE_PLAYERS, 2, kind_in_cribbage),
    "watten": Bench(WattenRules(), WATTEN_PLAYERS, 4, kind_in_watten),
}


def measure(bench: Bench, level: str, matches: int) -> Times:
    """Return the decision times of a level in seconds by what is decided, and all of them under `all`."""
    times: Times = defaultdict(list)
    game, player, other = bench.game, bench.players[level](), bench.players["medium"]()
    for match in range(matches + 1):
        seed = f"decisions {match}"
        options = complete(game.info.options, {})
        state = game.start(Setup(bench.seats, options, RandomSource(seed))).state
        decision = 0
        while asked := game.asked(state):
            seat = asked[0]
            view = game.view(state, seat)
            number = decision_number(seed, seat, decision)
            decision += 1
            start = process_time()
            action = (other if seat % 2 else player).choose(view, number)
            spent = process_time() - start
            if match and seat % 2 == 0:
                times[bench.kind(view)].append(spent)
                times["all"].append(spent)
            state = game.apply(state, action).state
    return times


def percentile(values: list[float], share: float) -> float:
    """Return the value that `share` of the values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Print the tables."""
    words = sys.argv[1:]
    games = [word for word in words if word in GAMES] or list(GAMES)
    matches = next((int(word) for word in words if word.isdigit()), 6)
    for game in games:
        for level in LEVELS:
            print(f"{game}, {level}: milliseconds p50, p95, max")
            for name, values in sorted(measure(GAMES[game], level, matches).items()):
                p50, p95, most = (1000 * percentile(values, share) for share in (0.5, 0.95, 1.0))
                print(f"  {name:32} {len(values):5}  {p50:7.2f} {p95:7.2f} {most:7.2f}")


if __name__ == "__main__":
    main()
