"""Records: who has them, and those that a game declares for its own numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.filters import DAY_STEP, NEWEST, Filters
from spieltisch.statistics.query import Outcome, Selection, StatisticsQuery
from spieltisch.statistics.results import Record, RecordKind


@dataclass(frozen=True, slots=True)
class Holders:
    """How many matches have a value, and when the newest of them ended (`NEWEST`)."""

    count: int
    newest: int


def record(
    filters: Filters,
    query: StatisticsQuery,
    kind: RecordKind,
    measure: str,
    value: float,
    held: Holders,
    outcome: Outcome | None = None,
    fact: FactInfo | None = None,
) -> Record:
    """Look up the newest match with the value."""
    behind = Selection(query, outcome=outcome, measure=measure, exactly=value)
    day, finished = divmod(held.newest, DAY_STEP)
    source, found = filters.selected(behind)
    found = found.and_("day = ? AND finished = ?", day, finished)
    statement = (
        f"SELECT match_id, score, other FROM {source} WHERE {found.sql} ORDER BY match_id DESC LIMIT 1"  # noqa: S608 - conditions
    )
    ((match_id, score, other),) = filters.read(statement, found.values)
    return Record(kind, value, match_id, date.fromordinal(day), score, other, held.count, behind, fact)


def own_records(filters: Filters, query: StatisticsQuery, facts: Sequence[FactInfo]) -> Iterator[Record]:
    """The records of a game's own numbers: one pass finds the values, a second one who has them."""
    asked = [
        (fact, column)
        for fact in facts
        if fact.kind in ("most", "least") and (column := filters.column(query.game, fact.of[0])) is not None
    ]
    if not asked:
        return
    found = filters.matches(query)
    source = f"FROM results NOT INDEXED WHERE {found.sql}"  # the rows are needed whole
    extremes = ", ".join(f"{'max' if fact.kind == 'most' else 'min'}({column})" for fact, column in asked)
    (values,) = filters.read(f"SELECT {extremes} {source}", found.values)
    holders = ", ".join(
        f"sum({column} = ?), max(CASE WHEN {column} = ? THEN {NEWEST} END)" for _fact, column in asked
    )
    twice = [value for value in values for _ in range(2)]
    (row,) = filters.read(f"SELECT {holders} {source}", (*twice, *found.values))
    for (fact, _column), value, count, newest in zip(asked, values, row[::2], row[1::2], strict=True):
        if value is not None:
            yield record(filters, query, "fact", fact.of[0], value, Holders(count, newest), fact=fact)
