"""The averages, sums and spreads that a game declares, all in one pass over its matches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.distributions import spread
from spieltisch.statistics.filters import Filters
from spieltisch.statistics.query import Selection, StatisticsQuery
from spieltisch.statistics.results import Distribution, Figure


@dataclass(frozen=True, slots=True)
class Totals:
    """The sum of each column, and of some the number of matches that have something in it."""

    sums: dict[str, float]
    counts: dict[str, int]


def read_figures(
    filters: Filters, query: StatisticsQuery, facts: Sequence[FactInfo]
) -> tuple[tuple[Figure, ...], tuple[Distribution, ...]]:
    """Return means, shares and sums, and the spreads, in the order in which the game declares them.

    Figures of which no match has the numbers are left out, and so are empty spreads.
    """
    if query.game is None:
        return (), ()
    plain = [fact for fact in facts if fact.kind in ("mean", "share", "sum")]
    spreads = {
        fact: filters.spread_columns(query.game, fact.of[0]) for fact in facts if fact.kind == "spread"
    }
    wanted = {
        *(column for fact in plain for column in _columns(filters, query.game, (*fact.of, *fact.per))),
        *(column for columns in spreads.values() for column in columns.values()),
    }
    counted = {column for fact in plain if not fact.per for column in _columns(filters, query.game, fact.of)}
    totals = _read_totals(filters, query, sorted(wanted), sorted(counted))
    figures = (_figure(filters, query, fact, totals) for fact in plain)
    distributions = (
        spread(query, fact, {value: totals.sums[column] for value, column in columns.items()})
        for fact, columns in spreads.items()
    )
    return tuple(filter(None, figures)), tuple(found for found in distributions if found.count)


def _columns(filters: Filters, game: str, names: Iterable[str]) -> list[str]:
    return [column for name in names if (column := filters.column(game, name)) is not None]


def _read_totals(
    filters: Filters, query: StatisticsQuery, summed: Sequence[str], counted: Sequence[str]
) -> Totals:
    """Ask for no more than is needed: each column takes its time in every match."""
    if not summed:
        return Totals({}, {})
    found = filters.matches(query)
    asked = ", ".join(
        (*(f"total({column})" for column in summed), *(f"count({column})" for column in counted))
    )
    # Without an index: the rows are needed whole, and the table lies in the order of games and days itself.
    statement = f"SELECT {asked} FROM results NOT INDEXED WHERE {found.sql}"  # noqa: S608 - columns and conditions
    (row,) = filters.read(statement, found.values)
    sums, counts = row[: len(summed)], row[len(summed) :]
    return Totals(dict(zip(summed, sums, strict=True)), dict(zip(counted, counts, strict=True)))


def _figure(filters: Filters, query: StatisticsQuery, fact: FactInfo, totals: Totals) -> Figure | None:
    assert query.game is not None  # noqa: S101 - facts are of one game
    of = _columns(filters, query.game, fact.of)
    top = sum(totals.sums[column] for column in of)
    if fact.per:
        per = _columns(filters, query.game, fact.per)
        count = sum(totals.sums[column] for column in per) if of else 0
    else:
        count = max((totals.counts[column] for column in of), default=0)
    if not count:
        return None
    return Figure(fact, top if fact.kind == "sum" else top / count, count, Selection(query))
