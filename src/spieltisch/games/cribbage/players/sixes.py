"""Every six cards a player can be dealt, at rank level: how likely each of the 18,395 multisets is.

A good player does one thing with each of them, which the tables know, so that sums over them answer what the
opponent laid away or kept given everything seen so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import comb
from typing import TypeAlias

from spieltisch.games.cribbage.players.ranks import KEY, RANKS, Key, multisets

_SPLIT = 6
"""Ranks below it make up the low part of a hand, the others the high part."""

Parts: TypeAlias = "tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]"


def _part_counts(ranks: int) -> list[tuple[int, ...]]:
    return [counts for counts in product(range(5), repeat=ranks) if sum(counts) <= 6]


@cache
def _parts() -> Parts:
    """Return the copies of each rank in all low and all high parts of up to six cards."""
    return tuple(_part_counts(_SPLIT)), tuple(_part_counts(len(RANKS) - _SPLIT))


@cache
def _places() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return for each multiset of six ranks the indices of its low and its high part."""
    low_index, high_index = (
        {
            sum(count * KEY[rank] for rank, count in enumerate(counts)): place
            for place, counts in enumerate(part)
        }
        for part in _parts()
    )
    low, high = [], []
    for ranks in multisets(6):
        low.append(low_index[sum(KEY[rank] for rank in ranks if rank < _SPLIT)])
        high.append(high_index[sum(KEY[rank - _SPLIT] for rank in ranks if rank >= _SPLIT)])
    return tuple(low), tuple(high)


def _part_weights(parts: Sequence[tuple[int, ...]], left: Sequence[int]) -> list[int]:
    choose = [[comb(number, count) for count in range(5)] for number in left]
    weights = []
    for counts in parts:
        weight = 1
        for place, count in enumerate(counts):
            if count:
                weight *= choose[place][count]
                if not weight:
                    break
        weights.append(weight)
    return weights


def six_card_weights(left: Sequence[int]) -> list[int]:
    """Return in how many ways `left` copies of each rank give each multiset of six (order of `multisets`)."""
    low_parts, high_parts = _parts()
    low = _part_weights(low_parts, left[:_SPLIT])
    high = _part_weights(high_parts, left[_SPLIT:])
    low_places, high_places = _places()
    return [low[a] * high[b] for a, b in zip(low_places, high_places, strict=True)]


def sums(weights: Sequence[float], outcomes: Sequence[Key]) -> dict[Key, float]:
    """Return the total weight of every outcome."""
    totals: dict[Key, float] = dict.fromkeys(outcomes, 0)
    for outcome, weight in zip(outcomes, weights, strict=True):
        totals[outcome] += weight
    return totals
