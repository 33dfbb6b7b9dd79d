"""What the opponent may hold and may have laid away in the play, at rank level."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import TypeAlias

from spieltisch.games.cribbage.players.pegging import LIMIT
from spieltisch.games.cribbage.players.ranks import VALUE, Key, copies, key_of, multisets, scores
from spieltisch.games.cribbage.players.reading import Situation
from spieltisch.games.cribbage.players.sixes import six_card_weights, sums
from spieltisch.games.cribbage.players.tables import tables

OTHERS = 0.1
"""How much is believed that the opponent keeps other cards than a good player would."""


@lru_cache(maxsize=4)
def kept_weights(left: tuple[int, ...], role: bool) -> dict[Key, float]:
    """Return how likely a good player keeps each four ranks; the same for all decisions of one deal."""
    return sums(six_card_weights(left), tables().keeps[role])


@lru_cache(maxsize=4)
def thrown_weights(left: tuple[int, ...], role: bool) -> dict[Key, float]:
    """Return how likely a good player lays away each two ranks; the same for all decisions of one deal."""
    return sums(six_card_weights(left), tables().throws[role])


def opponent_hands(situation: Situation) -> list[tuple[Key, float]]:
    """Return the rank multisets the opponent may still hold, with weights.

    A holding weighs as much as all six-card hands from which a good player would have kept it together with
    what he has shown, and a little more for players who are not so good.
    """
    role = not situation.board.dealer
    shown = key_of(situation.shown)
    before = list(situation.left)
    for rank in situation.shown:
        before[rank] += 1
    good = kept_weights(tuple(before), role)
    whole = sum(good.values())
    kept = tables().kept[role]
    any_total = comb(sum(before), 4)
    before_ways, left_ways = _choose(before), _choose(situation.left)
    result = []
    for key, low, parts in _holdings(situation.held):
        if low < situation.least:
            continue
        number = _ways(parts, left_ways)
        if number:
            four = shown + key
            weight = OTHERS * kept[four] / any_total
            share = good.get(four, 0.0)
            if share:
                weight += share / (whole * _ways(_parts(four), before_ways))
            if weight:
                result.append((key, number * weight))
    return result


Parts: TypeAlias = "tuple[tuple[int, int], ...]"
"""A multiset as (rank, copies)."""


@cache
def _parts(key: Key) -> Parts:
    return tuple((rank, number) for rank, number in enumerate(copies(key)) if number)


@cache
def _holdings(held: int) -> tuple[tuple[Key, int, Parts], ...]:
    """Return all multisets of `held` ranks with the value of the lowest."""
    keys = [(key_of(ranks), VALUE[ranks[0]] if ranks else LIMIT + 1) for ranks in multisets(held)]
    return tuple((key, low, _parts(key)) for key, low in keys)


def _choose(left: Sequence[int]) -> list[list[int]]:
    return [[comb(number, count) for count in range(5)] for number in left]


def _ways(parts: Parts, choose: Sequence[Sequence[int]]) -> int:
    """Return in how many ways the multiset can be taken; `choose[rank][copies]` are the ways of a rank."""
    number = 1
    for rank, count in parts:
        number *= choose[rank][count]
    return number


def crib_values(situation: Situation) -> dict[int, float]:
    """Return the probability of each number of points in the crib, by ranks alone."""
    left = list(situation.left)
    for rank in situation.shown:
        left[rank] += 1
    role = not situation.board.dealer
    base = key_of(card // 4 for card in (*situation.laid, situation.starter))
    weights = thrown_weights(tuple(left), role)
    whole = sum(weights.values())
    count = scores()
    values: dict[int, float] = {}
    for pair, weight in weights.items():
        if weight:
            points = count[base + pair]
            values[points] = values.get(points, 0.0) + weight / whole
    return values
