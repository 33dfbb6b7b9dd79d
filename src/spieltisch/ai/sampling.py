"""Choosing a few of many weighted possibilities without losing their proportions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")


def systematic_sample(items: Sequence[tuple[T, float]], number: int, offset: float) -> list[tuple[T, float]]:
    """Return at most `number` weighted items that stand for all of them.

    Few items are returned as they are. Of more, the cumulated weights are cut at `number` equal distances,
    the first at `offset` of one, and every item is given the weight of the cuts it contains: each is drawn in
    proportion to its weight (at least once if it has more than one share), and the sum of the weights stays.

    Args:
        items: (item, weight), weights not negative and not all zero.
        number: at least 1.
        offset: from 0 up to, not including, 1.

    Raises:
        ValueError: `number` or `offset` is out of range, or nothing has weight.
    """
    if number < 1 or not 0 <= offset < 1:
        raise ValueError(f"cannot draw {number} items at offset {offset}")
    total = sum(weight for _, weight in items)
    if total <= 0:
        raise ValueError("no item has weight")
    if len(items) <= number:
        return [item for item in items if item[1] > 0]
    share = total / number
    drawn = []
    taken = 0
    for (item, _), upto in zip(items, accumulate(weight for _, weight in items), strict=True):
        cuts = min(number, int(upto / share - offset + 1)) - taken
        if cuts > 0:
            taken += cuts
            drawn.append((item, cuts * share))
    if taken < number:  # rounding moved the last cut past the end
        item, weight = drawn[-1] if drawn else (items[-1][0], 0.0)
        drawn[-1:] = [(item, weight + (number - taken) * share)]
    return drawn
