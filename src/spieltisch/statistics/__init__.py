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
    PlayedMatch,
    PlayedSeat,
    Rate,
    Record,
    StatisticsPage,
    Streak,
    Streaks,
    Trend,
    TrendPoint,
)

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
    "PlayedMatch",
    "PlayedSeat",
    "Rate",
    "Record",
    "Selection",
    "StatisticsPage",
    "StatisticsQuery",
    "Streak",
    "Streaks",
    "Trend",
    "TrendPoint",
]
