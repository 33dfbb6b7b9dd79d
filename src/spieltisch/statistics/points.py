"""Scores and margins: how often which came, and the records among them.

SQLite groups the matches by value and outcome; points are whole numbers or halves, so there are few groups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.statistics.distributions import bin_width, binned
from spieltisch.statistics.filters import MARGIN, NEWEST, Filters
from spieltisch.statistics.query import Outcome, StatisticsQuery
from spieltisch.statistics.records import Holders, record
from spieltisch.statistics.results import Distribution, Record, RecordKind

_COMMON: Final = 10
"""What more than one match in so many has is no record ..."""

_ENOUGH: Final = 20
"""... if there are at least so many matches."""

_RECORDS: Final[tuple[tuple[RecordKind, str, Outcome | None, bool], ...]] = (
    ("highest_win", "margin", "won", True),
    ("closest_win", "margin", "won", False),
    ("highest_defeat", "margin", "lost", False),
    ("closest_defeat", "margin", "lost", True),
    ("best_score", "score", None, True),
    ("worst_score", "score", None, False),
)
"""Kind, measure, the outcome among which it is looked for, whether the highest value is the record."""


@dataclass(frozen=True, slots=True)
class _Group:
    value: float
    outcome: Outcome
    count: int
    newest: int


class Points:
    """The scores and margins of a query's matches; points of different games cannot be compared."""

    def __init__(self, filters: Filters, query: StatisticsQuery) -> None:
        self._filters = filters
        self._query = query
        self._groups = {"score": self._read("score"), "margin": self._read(MARGIN)}

    def distribution(self, measure: str) -> Distribution:
        """How often which `score` or `margin` came."""
        groups = self._groups[measure]
        if not groups:
            return Distribution(measure, 1)
        counts: dict[float, int] = {}
        for group in groups:
            counts[group.value] = counts.get(group.value, 0) + group.count
        return binned(self._query, measure, counts, bin_width(max(counts) - min(counts), whole=True))

    def records(self) -> Iterator[Record]:
        """The best and the worst, except what many matches share (the target as the best score)."""
        for kind, measure, outcome, highest in _RECORDS:
            groups = [group for group in self._groups[measure] if outcome is None or group.outcome == outcome]
            if not groups:
                continue
            extreme = (max if highest else min)(group.value for group in groups)
            held = _together([group for group in groups if group.value == extreme])
            if not self._common(held.count):
                yield record(self._filters, self._query, kind, measure, extreme, held, outcome)

    def _common(self, count: int) -> bool:
        played = sum(group.count for group in self._groups["score"])
        return played >= _ENOUGH and count * _COMMON > played

    def _read(self, expression: str) -> list[_Group]:
        if self._query.game is None:
            return []
        found = self._filters.matches(self._query)
        statement = (
            f"SELECT {expression}, won, count(*), max({NEWEST}) FROM results WHERE {found.sql} GROUP BY 1, 2"  # noqa: S608 - constants and conditions
        )
        return [
            _Group(value, "tied" if won is None else "won" if won else "lost", count, newest)
            for value, won, count, newest in self._filters.read(statement, found.values)
        ]


def _together(groups: Sequence[_Group]) -> Holders:
    return Holders(sum(group.count for group in groups), max(group.newest for group in groups))
