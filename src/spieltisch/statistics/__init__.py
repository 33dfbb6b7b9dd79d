"""Years of play in figures, for `StorageService` jobs: `Statistics(database).page(query, plugin.facts)`.

Everything is counted by SQLite; what comes back are plain values whose number does not grow with the matches.
"""

from spieltisch.statistics.query import MIXED, Opponent, Outcome, Selection, StatisticsQuery
from spieltisch.statistics.results import (
    Bin,
    CalendarDay,
    Distribution,
    Figure,
    FilterChoices,
    Group,
    MatchPage,
    OpponentGroup,
    OptionGroups,
    Overview,
    PlayedMatch,
    PlayedSeat,
    Rate,
    Record,
    RecordKind,
    StatisticsPage,
    Streak,
    Streaks,
    Trend,
    TrendPoint,
    TrendUnit,
)
from spieltisch.statistics.statistics import Statistics

__all__ = [
    "MIXED",
    "Bin",
    "CalendarDay",
    "Distribution",
    "Figure",
    "FilterChoices",
    "Group",
    "MatchPage",
    "Opponent",
    "OpponentGroup",
    "OptionGroups",
    "Outcome",
    "Overview",
    "PlayedMatch",
    "PlayedSeat",
    "Rate",
    "Record",
    "RecordKind",
    "Selection",
    "Statistics",
    "StatisticsPage",
    "StatisticsQuery",
    "Streak",
    "Streaks",
    "Trend",
    "TrendPoint",
    "TrendUnit",
]
