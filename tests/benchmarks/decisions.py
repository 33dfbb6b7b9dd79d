"""How long the levels think, in milliseconds of processor time per decision on one core.

`python -m tests.benchmarks.decisions [game] [matches]` plays each level in seat 0 (and its partner's) against
the quick level "medium" from the start, and prints the middle, the 95th percentile and the longest by
decision. The first match warms up. Several games may be named; dominoes has a name for each of its kinds.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from spieltisch.core.game import LEVELS, ComputerPlayer, Game, Setup
from spieltisch.core.match import complete_options
from spieltisch.core.options import OptionValue
from spieltisch.core.players import decision_number
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage import state as cribbage
from spieltisch.games.cribbage.players import PLAYERS as CRIBBAGE_PLAYERS
from spieltisch.games.cribbage.rules import CribbageRules
from spieltisch.games.dominoes import state as dominoes
from spieltisch.games.dominoes.players import PLAYERS as DOMINOES_PLAYERS
from spieltisch.games.dominoes.rules import DominoesRules
from spieltisch.games.five_hundred import state as five_hundred
from spieltisch.games.five_hundred.players import PLAYERS as FIVE_HUNDRED_PLAYERS
from spieltisch.games.five_hundred.rules import FiveHundredRules
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
    options: Mapping[str, OptionValue] = field(default_factory=dict)


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


def kind_in_dominoes(view: dominoes.View) -> str:
    """How many tiles lie on the table."""
    laid = len(view.table.line.tiles)
    return "opening" if not laid else f"from {laid // 5 * 5} tiles"


def kind_in_five_hundred(view: five_hundred.View) -> str:
    """What is decided."""
    return str(view.table.phase)


def bench_of_dominoes(variant: str, seats: int, *, partners: bool = False) -> Bench:
    """A kind of dominoes."""
    options: dict[str, OptionValue] = {"variant": variant, "partners": partners}
    return Bench(DominoesRules(), DOMINOES_PLAYERS, seats, kind_in_dominoes, options)


GAMES = {
    "cribbage": Bench(CribbageRules(), CRIBBAGE_PLAYERS, 2, kind_in_cribbage),
    "watten": Bench(WattenRules(), WATTEN_PLAYERS, 4, kind_in_watten),
    "fives": bench_of_dominoes("all_fives", 2),
    "fives-pairs": bench_of_dominoes("all_fives", 4, partners=True),
    "draw": bench_of_dominoes("draw", 2),
    "draw-three": bench_of_dominoes("draw", 3),
    "block": bench_of_dominoes("block", 2),
    "femhundrede": Bench(
        FiveHundredRules(), FIVE_HUNDRED_PLAYERS, 2, kind_in_five_hundred, {"claim": "seat"}
    ),
    "femhundrede-four": Bench(
        FiveHundredRules(), FIVE_HUNDRED_PLAYERS, 4, kind_in_five_hundred, {"claim": "seat"}
    ),
}


def measure(bench: Bench, level: str, matches: int) -> Times:
    """Return the decision times of a level in seconds by what is decided, and all of them under `all`."""
    times: Times = defaultdict(list)
    game, player, other = bench.game, bench.players[level](), bench.players["medium"]()
    for match in range(matches + 1):
        seed = f"decisions {match}"
        options = complete_options(game, bench.seats, bench.options)
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
