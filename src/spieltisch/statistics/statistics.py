"""The answers to every question, for a job of the storage."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.course import read_course
from spieltisch.statistics.distributions import read_distribution
from spieltisch.statistics.figures import read_figures
from spieltisch.statistics.filters import Filters
from spieltisch.statistics.groups import Groups, name_of, profile_names
from spieltisch.statistics.listing import read_page
from spieltisch.statistics.points import Points
from spieltisch.statistics.query import Selection, StatisticsQuery
from spieltisch.statistics.records import own_records
from spieltisch.statistics.results import (
    Distribution,
    FilterChoices,
    MatchPage,
    Overview,
    StatisticsPage,
    Trend,
    TrendUnit,
)

if TYPE_CHECKING:  # its module loads the database stack
    from spieltisch.storage.database import Database


class Statistics:
    """Answers questions with the database it is given, in the thread to which that belongs.

    Every method raises `StorageError` when the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def overview(self, query: StatisticsQuery) -> Overview:
        """What can be drawn first: the total, the win rate over time, streaks and the calendar."""
        return self._overview(self._filters(), query)

    def page(self, query: StatisticsQuery, facts: Sequence[FactInfo] = ()) -> StatisticsPage:
        """Everything that a page shows; `facts` are those of the query's game."""
        filters = self._filters()
        overview = self._overview(filters, query)
        groups = Groups(filters, query)
        points = Points(filters, query)
        figures, spreads = read_figures(filters, query, facts)
        return StatisticsPage(
            query=query,
            total=overview.total,
            trend=overview.trend,
            scores=points.distribution("score"),
            margins=points.distribution("margin"),
            spreads=spreads,
            levels=groups.levels(),
            opponents=groups.opponents(),
            options=groups.options(),
            streaks=overview.streaks,
            records=(*own_records(filters, query, facts), *points.records()),
            figures=figures,
            calendar=overview.calendar,
        )

    def trend(self, query: StatisticsQuery, unit: TrendUnit = "matches") -> Trend:
        """The win rate over time by windows of matches or by periods of the calendar."""
        return read_course(self._filters(), query).trend(unit)

    def distribution(
        self, query: StatisticsQuery, measure: str, fact: FactInfo | None = None
    ) -> Distribution:
        """How often which `score`, `margin` or number of the game came."""
        return read_distribution(self._filters(), query, measure, fact)

    def matches(self, selection: Selection, offset: int = 0, limit: int = 50) -> MatchPage:
        """Some of the matches behind a figure."""
        return read_page(self._filters(), selection, offset, limit)

    def choices(self, game: str | None = None, profile: int | None = None) -> FilterChoices:
        """What the filters can offer for a game and a person; the games are those of the person.

        For everybody they are all games, also one that was played among people alone.
        """
        filters = self._filters()
        query = StatisticsQuery(game=game, profile=profile)
        whose, values = ("", ()) if profile is None else ("WHERE profile_id = ?", (profile,))
        games = f"SELECT DISTINCT game FROM results {whose} ORDER BY game"  # noqa: S608 - one of the two above
        found = filters.matches(query)
        days = f"SELECT min(day), max(day) FROM results WHERE {found.sql}"  # noqa: S608 - as above
        ((first, last),) = filters.read(days, found.values)
        groups, names = Groups(filters, query), profile_names(filters)
        return FilterChoices(
            games=tuple(name for (name,) in filters.read(games, values)),
            levels=tuple(group.value for group in groups.levels()),
            opponents=tuple((group.opponent, name_of(group.opponent, names)) for group in groups.opponents()),
            options=groups.option_values(),
            first=None if first is None else date.fromordinal(first),
            last=None if last is None else date.fromordinal(last),
        )

    def _filters(self) -> Filters:
        return Filters(self._database.read)

    @staticmethod
    def _overview(filters: Filters, query: StatisticsQuery) -> Overview:
        course = read_course(filters, query)
        return Overview(query, course.total, course.trend("matches"), course.streaks(), course.calendar())
