"""The strongest player's judgement of every discard and every card; hints show the same figures.

In the play every hand the opponent may hold is solved with open cards and weighted by how likely it is. From
`LATE` points on, and in hints throughout, discards are also followed through to the chance of winning.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.ai.sampling import systematic_sample
from spieltisch.core.cards import Card
from spieltisch.games.cribbage.players.beliefs import crib_values, opponent_hands
from spieltisch.games.cribbage.players.discards import hand_points
from spieltisch.games.cribbage.players.pegging import Hand, Reply, Solver, hand_of
from spieltisch.games.cribbage.players.ranks import KEY, Key, key_of, scores
from spieltisch.games.cribbage.players.reading import Situation
from spieltisch.games.cribbage.players.tables import Tables
from spieltisch.games.cribbage.players.winning import ChanceSolver, Show

LATE = 70
"""Score of either side from which the chance of winning decides instead of points."""
HANDS = 160
"""Budget: more hands than this are thinned out. More are not stronger: 100, 250 and 600 win the same."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A card in the play: expected net points of the rest of the play, and the chance of winning.

    Either can be None if it was not asked for.
    """

    card: Card
    points: float | None
    win: float | None


def is_late(mine: int, his: int) -> bool:
    """Whether the chance of winning decides."""
    return max(mine, his) >= LATE


def judge_play(situation: Situation, tables: Tables, number: int, both: bool = False) -> list[Judgement]:
    """Return every card that fits, the best first: by points, late in the match by the chance of winning.

    The figure that does not decide is left out unless `both` are wanted.
    """
    offset = random.Random(number).random()  # noqa: S311 - a game
    hands = systematic_sample(opponent_hands(situation), HANDS, offset)
    late = is_late(situation.board.mine, situation.board.his)
    points: dict[int, float] = {}
    chances: dict[int, float] = {}
    if both or not late:
        points = _mean_points(situation, hands)
    if late:
        chances = _mean_chances(situation, tables, hands)
    deciding = chances if late else points
    fitting = [card for card in situation.cards if card // 4 in deciding]
    fitting.sort(key=lambda card: (-deciding[card // 4], card))
    return [Judgement(card, points.get(card // 4), chances.get(card // 4)) for card in fitting]


def _options(situation: Situation) -> list[tuple[int, Reply, Hand]]:
    """Return (rank, its outcome, rest of the hand) for every rank that fits."""
    result = []
    for rank, rest in hand_of(situation.hand).moves:
        reply = situation.place.after[rank]
        if reply is not None:
            result.append((rank, reply, rest))
    return result


def _mean_points(situation: Situation, hands: Sequence[tuple[Key, float]]) -> dict[int, float]:
    solver = Solver()
    opponents = [(hand_of(key), weight) for key, weight in hands]
    whole = sum(weight for _, weight in hands)
    return {
        rank: sum(weight * solver.after(reply, rest, other) for other, weight in opponents) / whole
        for rank, reply, rest in _options(situation)
    }


def _mean_chances(
    situation: Situation, tables: Tables, hands: Sequence[tuple[Key, float]]
) -> dict[int, float]:
    board = situation.board
    own = hand_points(situation.kept, situation.starter)
    show = Show(tables, board.dealer, own, crib_values(situation))
    shown = key_of(situation.shown) + KEY[situation.starter // 4]
    count = scores()
    options = _options(situation)
    solvers: dict[int, ChanceSolver] = {}
    totals = {rank: 0.0 for rank, _, _ in options}
    for key, weight in hands:
        points = count[shown + key]
        solver = solvers.setdefault(points, ChanceSolver(show, points))
        other = hand_of(key)
        for rank, reply, rest in options:
            totals[rank] += weight * solver.after(reply, rest, other, board.mine, board.his, True)
    whole = sum(weight for _, weight in hands)
    return {rank: total / whole for rank, total in totals.items()}
