"""Hands as multisets of ranks: the level at which nearly all of cribbage can be counted exactly.

A rank is an index from 0 (ace) to 12 (king). A multiset of ranks is one integer, its *key*: the sum of
`KEY[rank]` over its cards, a number in base five whose digits are the copies of each rank. Keys add up, so
hand plus starter is one addition, and with at most four copies of a rank no two multisets share a key.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, TypeAlias

Key: TypeAlias = int

RANKS: Final = range(13)
VALUE: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
KEY: Final = tuple(5**rank for rank in RANKS)
JACK: Final = 10


def key_of(ranks: Iterable[int]) -> Key:
    """Return the key of a multiset given as ranks in any order."""
    return sum(KEY[rank] for rank in ranks)


def copies(key: Key) -> tuple[int, ...]:
    """Return how often each of the 13 ranks is in the multiset."""
    result = []
    for _ in RANKS:
        key, count = divmod(key, 5)
        result.append(count)
    return tuple(result)


def ranks_of(key: Key) -> tuple[int, ...]:
    """Return the ranks of the multiset, ascending."""
    return tuple(rank for rank, count in enumerate(copies(key)) for _ in range(count))


@cache
def multisets(size: int) -> tuple[tuple[int, ...], ...]:
    """Return all multisets of `size` ranks that a pack can give (no rank five times), in ascending order."""
    return tuple(
        ranks
        for ranks in combinations_with_replacement(RANKS, size)
        if all(ranks[place] != ranks[place - 4] for place in range(4, size))
    )


@cache
def ways() -> dict[Key, int]:
    """Return in how many ways a full pack gives each multiset of one to four ranks."""
    result = {}
    for size in range(1, 5):
        for ranks in multisets(size):
            number = 1
            for rank in set(ranks):
                number *= comb(4, ranks.count(rank))
            result[key_of(ranks)] = number
    return result


def count_ranks(ranks: tuple[int, ...]) -> int:
    """Return the points of fifteens, pairs and runs (rules text, the show) of ascending `ranks`."""
    sums = [1] + [0] * 15
    for rank in ranks:
        value = VALUE[rank]
        for total in range(15, value - 1, -1):
            sums[total] += sums[total - value]
    points = 2 * sums[15]
    length = product = longest = best = 0
    previous = -2
    for rank in sorted(set(ranks)):
        number = ranks.count(rank)
        points += number * (number - 1)
        if rank == previous + 1:
            length, product = length + 1, product * number
        else:
            length, product = 1, number
        previous = rank
        if length > longest:
            longest, best = length, product
    return points + (longest * best if longest >= 3 else 0)


@cache
def scores() -> dict[Key, int]:
    """Return the points of fifteens, pairs and runs for every multiset of four or five ranks."""
    return {key_of(ranks): count_ranks(ranks) for size in (4, 5) for ranks in multisets(size)}
