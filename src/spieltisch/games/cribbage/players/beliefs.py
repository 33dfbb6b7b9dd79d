"""What the opponent may hold and may have laid away in the play, at rank level."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from spieltisch.games.cribbage.players.ranks import VALUE, Key, key_of, multisets, ranks_of, scores
from spieltisch.games.cribbage.players.reading import Situation
from spieltisch.games.cribbage.players.sixes import six_card_weights, sums
from spieltisch.games.cribbage.players.tables import Tables

OTHERS = 0.1
"""How much is believed that the opponent keeps other cards than a good player would."""


def opponent_hands(situation: Situation, tables: Tables) -> list[tuple[Key, float]]:
    """Return the rank multisets the opponent may still hold, with weights.

    A holding weighs as much as all six-card hands from which a good player would have kept it together with
    what he has shown, and a little more for players who are not so good.
    """
    role = not situation.board.dealer
    shown = key_of(situation.shown)
    before = list(situation.left)
    for rank in situation.shown:
        before[rank] += 1
    good = sums(six_card_weights(before), tables.keeps[role])
    whole = sum(good.values())
    kept = tables.kept[role]
    any_total = comb(sum(before), 4)
    before_ways, left_ways = _choose(before), _choose(situation.left)
    result = []
    for ranks in multisets(situation.held):
        if ranks and VALUE[ranks[0]] < situation.least:
            continue
        number = _ways(ranks, left_ways)
        if number:
            key = key_of(ranks)
            four = shown + key
            share = good.get(four, 0.0) / (whole * _ways(ranks_of(four), before_ways))
            weight = number * (share + OTHERS * kept[four] / any_total)
            if weight:
                result.append((key, weight))
    return result


def _choose(left: Sequence[int]) -> list[list[int]]:
    return [[comb(number, count) for count in range(5)] for number in left]


def _ways(ranks: Sequence[int], choose: Sequence[Sequence[int]]) -> int:
    """Return in how many ways the multiset can be taken; `choose[rank][copies]` are the ways of a rank."""
    number = 1
    for rank in set(ranks):
        number *= choose[rank][ranks.count(rank)]
    return number


def crib_values(situation: Situation, tables: Tables) -> dict[int, float]:
    """Return the probability of each number of points in the crib, by ranks alone."""
    left = list(situation.left)
    for rank in situation.shown:
        left[rank] += 1
    role = not situation.board.dealer
    base = key_of(card // 4 for card in (*situation.laid, situation.starter))
    weights = sums(six_card_weights(left), tables.throws[role])
    whole = sum(weights.values())
    count = scores()
    values: dict[int, float] = {}
    for pair, weight in weights.items():
        if weight:
            points = count[base + pair]
            values[points] = values.get(points, 0.0) + weight / whole
    return values
