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
from spieltisch.games.cribbage.players.discards import hand_points, ranks
from spieltisch.games.cribbage.players.pegging import Solver
from spieltisch.games.cribbage.players.ranks import KEY, Key, key_of, scores
from spieltisch.games.cribbage.players.reading import Situation
from spieltisch.games.cribbage.players.tables import Tables
from spieltisch.games.cribbage.players.winning import ChanceSolver, Show

LATE = 70
"""Score of either side from which the chance of winning decides instead of points."""
POINT_HANDS = 500
CHANCE_HANDS = 160


@dataclass(frozen=True, slots=True)
class Judgement:
    """A card in the play: expected net points of the rest of the play, and the chance of winning if late."""

    card: Card
    points: float
    win: float | None

    @property
    def worth(self) -> float:
        """What decides."""
        return self.points if self.win is None else self.win


def is_late(mine: int, his: int) -> bool:
    """Whether the chance of winning decides."""
    return max(mine, his) >= LATE


def judge_play(situation: Situation, tables: Tables, number: int) -> list[Judgement]:
    """Return every card that fits, the best first."""
    offset = random.Random(number).random()  # noqa: S311 - a game
    hands = opponent_hands(situation, tables)
    points = _mean_points(situation, systematic_sample(hands, POINT_HANDS, offset))
    chances: dict[int, float] = {}
    if is_late(situation.board.mine, situation.board.his) and len(points) > 1:
        chances = _mean_chances(situation, tables, systematic_sample(hands, CHANCE_HANDS, offset))
    judgements = [
        Judgement(card, points[card // 4], chances.get(card // 4))
        for card in situation.cards
        if card // 4 in points
    ]
    judgements.sort(key=lambda judgement: (-judgement.worth, -judgement.points, judgement.card))
    return judgements


def _options(situation: Situation) -> list[tuple[int, Key]]:
    """Return (rank, rest of the hand) for every rank that fits."""
    hand = situation.hand
    return [
        (rank, hand - KEY[rank])
        for rank in sorted(set(ranks(situation.cards)))
        if situation.place.after[rank] is not None
    ]


def _mean_points(situation: Situation, hands: Sequence[tuple[Key, float]]) -> dict[int, float]:
    solver = Solver()
    whole = sum(weight for _, weight in hands)
    return {
        rank: sum(weight * solver.after(rank, rest, other, situation.place) for other, weight in hands)
        / whole
        for rank, rest in _options(situation)
    }


def _mean_chances(
    situation: Situation, tables: Tables, hands: Sequence[tuple[Key, float]]
) -> dict[int, float]:
    board = situation.board
    show = Show(
        tables, board.dealer, hand_points(situation.kept, situation.starter), crib_values(situation, tables)
    )
    shown = key_of(situation.shown) + KEY[situation.starter // 4]
    count = scores()
    solvers: dict[int, ChanceSolver] = {}
    totals = dict.fromkeys((rank for rank, _ in _options(situation)), 0.0)
    whole = 0.0
    for other, weight in hands:
        points = count[shown + other]
        solver = solvers.get(points)
        if solver is None:
            solver = solvers[points] = ChanceSolver(show, points)
        whole += weight
        for rank, rest in _options(situation):
            totals[rank] += weight * solver.after(rank, rest, other, situation.place, board.mine, board.his)
    return {rank: total / whole for rank, total in totals.items()}
