"""The matches in the order in which they ended: totals, the calendar, trends and streaks.

SQLite hands over a number for each day and one letter for each match, in two strings; the rest is slicing.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import accumulate, groupby
from typing import Final

from spieltisch.statistics.filters import Filters
from spieltisch.statistics.query import Outcome, Selection, StatisticsQuery
from spieltisch.statistics.results import CalendarDay, Rate, Streak, Streaks, Trend, TrendPoint, TrendUnit

_POINTS: Final = 120
"""About so many windows of matches make a trend."""

_WINDOW: Final = 40
_LEAST_WINDOW: Final = 10

_LETTERS: Final[dict[str, Outcome]] = {"W": "won", "L": "lost", "T": "tied"}

_DAYS: Final = (
    "SELECT day, count(*), total(won), sum(won IS NULL) FROM results WHERE {} GROUP BY day ORDER BY day"
)
# The letters come in the order of the inner SELECT, which SQLite keeps for group_concat
# (https://www.sqlite.org/optoverview.html, "Omit ORDER BY On Subqueries").
_COURSE: Final = (
    "SELECT group_concat(letter, '') FROM ("
    "SELECT CASE won WHEN 1 THEN 'W' WHEN 0 THEN 'L' ELSE 'T' END AS letter"
    " FROM results WHERE {} ORDER BY day, finished, match_id, seat)"
)

_PERIODS: Final[dict[TrendUnit, Callable[[date], object]]] = {
    "day": lambda day: day,
    "week": lambda day: day.isocalendar()[:2],
    "month": lambda day: (day.year, day.month),
    "year": lambda day: day.year,
}


@dataclass(frozen=True, slots=True)
class Course:
    """Days with what was played on each, a letter for each match, the number of each day's last match."""

    query: StatisticsQuery
    days: tuple[tuple[date, Rate], ...]
    outcomes: str
    ends: tuple[int, ...]

    @property
    def total(self) -> Rate:
        """All of them."""
        return self.rate(1, len(self.outcomes))

    def rate(self, first: int, last: int) -> Rate:
        """The matches number `first` to `last`, counted from 1."""
        part = self.outcomes[first - 1 : last]
        return Rate(len(part), part.count("W"), part.count("T"))

    def day_of(self, number: int) -> date:
        """The day on which the match with this number ended."""
        return self.days[bisect_left(self.ends, number)][0]

    def calendar(self) -> tuple[CalendarDay, ...]:
        """The days on which somebody played."""
        return tuple(CalendarDay(day, rate, self.query) for day, rate in self.days)

    def trend(self, unit: TrendUnit) -> Trend:
        """The win rate over time."""
        if unit != "matches":
            return Trend(unit, 1, tuple(self._periods(_PERIODS[unit])))
        total = len(self.outcomes)
        step = -(-total // _POINTS) or 1
        size = min(total, max(_LEAST_WINDOW, min(_WINDOW, total // 4), 10 * step if step > 1 else 0))
        ends = range(total, size - 1, -step) if total else ()
        return Trend(unit, size, tuple(self._point(end - size + 1, end) for end in reversed(ends)))

    def streaks(self) -> Streaks:
        """The longest rows and the last one."""
        if not self.outcomes:
            return Streaks()
        letter = self.outcomes[-1]
        length = len(self.outcomes) - len(self.outcomes.rstrip(letter))
        return Streaks(
            won=self._longest("W"),
            lost=self._longest("L"),
            current=self._streak(letter, len(self.outcomes) - length + 1, length),
        )

    def _longest(self, letter: str) -> Streak | None:
        others = [other for other in _LETTERS if other != letter]
        runs = self.outcomes.replace(others[0], others[1]).split(others[1])
        length = max(map(len, runs))
        return self._streak(letter, self.outcomes.rfind(letter * length) + 1, length) if length else None

    def _streak(self, letter: str, first: int, length: int) -> Streak:
        last = first + length - 1
        behind = Selection(self.query, numbers=(first, last))
        return Streak(_LETTERS[letter], length, self.day_of(first), self.day_of(last), behind)

    def _point(self, first: int, last: int) -> TrendPoint:
        behind = Selection(self.query, numbers=(first, last))
        return TrendPoint(first, last, self.day_of(first), self.day_of(last), self.rate(first, last), behind)

    def _periods(self, period: Callable[[date], object]) -> list[TrendPoint]:
        points, first = [], 1
        ends = zip((day for day, _rate in self.days), self.ends, strict=True)
        for _, days in groupby(ends, lambda item: period(item[0])):
            *_, (_day, last) = days
            points.append(self._point(first, last))
            first = last + 1
        return points


def read_course(filters: Filters, query: StatisticsQuery) -> Course:
    """Read the course of a query."""
    found = filters.matches(query)
    days = tuple(
        (date.fromordinal(day), Rate(played, int(won), tied))
        for day, played, won, tied in filters.read(_DAYS.format(found.sql), found.values)
    )
    ((outcomes,),) = filters.read(_COURSE.format(found.sql), found.values)
    ends = tuple(accumulate(rate.played for _day, rate in days))
    return Course(query, days, outcomes or "", ends)
