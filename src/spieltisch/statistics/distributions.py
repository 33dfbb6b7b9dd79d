"""How often which value came."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor, gcd, log10
from typing import Final

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.filters import Filters
from spieltisch.statistics.query import Selection, StatisticsQuery
from spieltisch.statistics.results import Bin, Distribution

MAX_BINS: Final = 25
"""So many are told apart at a glance."""

_STEPS: Final = (1, 2, 5, 10)


def read_distribution(
    filters: Filters, query: StatisticsQuery, measure: str, fact: FactInfo | None = None
) -> Distribution:
    """Count the matches by their score, their margin or a number of the game.

    Points of different games cannot be compared: without a game there is nothing to count.
    """
    if query.game is None:
        return Distribution(measure, 1, fact=fact)
    source, found = filters.selected(Selection(query, measure=measure))
    value = filters.measure(Selection(query, measure=measure))
    summary = f"SELECT count(*), avg({value}), min({value}), max({value}) FROM {source} WHERE {found.sql}"  # noqa: S608 - expressions of `Filters`
    ((count, mean, lowest, highest),) = filters.read(summary, found.values)
    if not count:
        return Distribution(measure, 1, fact=fact)
    width = bin_width(highest - lowest, whole=measure in ("score", "margin"))
    start = floor(lowest / width) * width
    # A floating point number may lie a hair below its bin.
    place = f"CAST(({value} - ?) / ? + 1e-9 AS INTEGER)"
    statement = f"SELECT {place}, count(*) FROM {source} WHERE {found.sql} GROUP BY 1"  # noqa: S608 - as above
    counts: dict[int, int] = dict(filters.read(statement, (start, width, *found.values)))
    bins = _bins(query, measure, start, width, counts)
    return Distribution(measure, width, bins, count, mean, lowest, highest, fact)


def binned(query: StatisticsQuery, measure: str, counts: Mapping[float, int], width: float) -> Distribution:
    """Put values that were counted one by one into bins; there is at least one."""
    lowest, total = min(counts), sum(counts.values())
    start = floor(lowest / width) * width
    numbers: dict[int, int] = {}
    for value, count in counts.items():
        number = floor((value - start) / width)
        numbers[number] = numbers.get(number, 0) + count
    mean = sum(value * count for value, count in counts.items()) / total
    bins = _bins(query, measure, start, width, numbers)
    return Distribution(measure, width, bins, total, mean, lowest, max(counts))


def bin_width(extent: float, *, whole: bool) -> float:
    """Return a width of 1, 2 or 5 times a power of ten with which the values fit into `MAX_BINS` bins.

    `whole`: at least 1, for points.
    """
    if extent <= 0:
        return 1
    least = extent / (MAX_BINS - 1)
    if whole and least <= 1:
        return 1
    power = 10.0 ** floor(log10(least))
    width = next(step * power for step in _STEPS if step * power >= least * (1 - 1e-9))
    return int(width) if width >= 1 else width


def spread(query: StatisticsQuery, fact: FactInfo, counts: dict[int, float]) -> Distribution:
    """Make a distribution of values that were counted while they came (`FactInfo.kind` `spread`)."""
    counts = {value: count for value, count in counts.items() if count}
    name = fact.of[0]
    if not counts:
        return Distribution(fact.key, 1, fact=fact)
    values = sorted(counts)
    width = gcd(*(int(value - values[0]) for value in values)) or 1
    total = sum(counts.values())
    bins = tuple(
        Bin(value, int(counts.get(value, 0)), Selection(query, measure=f"{name}.{value}", low=1))
        for value in range(values[0], values[-1] + 1, width)
    )
    mean = sum(value * count for value, count in counts.items()) / total
    return Distribution(fact.key, width, bins, int(total), mean, values[0], values[-1], fact)


def _bins(
    query: StatisticsQuery, measure: str, start: float, width: float, counts: Mapping[int, int]
) -> tuple[Bin, ...]:
    """Bins without a gap from `start` on; `counts` by their number."""
    return tuple(
        _bin(query, measure, start + number * width, width, counts.get(number, 0))
        for number in range(max(counts) + 1)
    )


def _bin(query: StatisticsQuery, measure: str, low: float, width: float, count: int) -> Bin:
    low = round(low, 9)
    return Bin(low, count, Selection(query, measure=measure, low=low, high=round(low + width, 9)))
