"""What is answered: frozen plain values. Whatever can be traced carries the `Selection` of its matches."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Generic, Literal, TypeAlias, TypeVar

from spieltisch.core.facts import FactInfo
from spieltisch.core.options import OptionValue
from spieltisch.statistics.query import Opponent, Outcome, Selection, StatisticsQuery
from spieltisch.statistics.wilson import wilson_interval

K = TypeVar("K")

TrendUnit: TypeAlias = Literal["matches", "day", "week", "month", "year"]
RecordKind: TypeAlias = Literal[
    "best_score", "worst_score", "highest_win", "highest_defeat", "closest_win", "closest_defeat", "fact"
]


@dataclass(frozen=True, slots=True)
class Rate:
    """How many matches were played, won and tied."""

    played: int = 0
    won: int = 0
    tied: int = 0

    @property
    def lost(self) -> int:
        """Neither won nor tied."""
        return self.played - self.won - self.tied

    @property
    def share(self) -> float | None:
        """Won matches as a part of all played ones (0 to 1); None when there are none."""
        return self.won / self.played if self.played else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """Where the true share lies with 95 % confidence (Wilson); None when there are no matches."""
        return wilson_interval(self.won, self.played) if self.played else None


@dataclass(frozen=True, slots=True)
class TrendPoint:
    """The matches number `first` to `last` (from 1), ended on the days `start` to `end`."""

    first: int
    last: int
    start: date
    end: date
    rate: Rate
    behind: Selection


@dataclass(frozen=True, slots=True)
class Trend:
    """The win rate over time, oldest first.

    With the unit `matches` each point is a window of `size` matches, overlapping its neighbours; with a unit
    of the calendar each is one of them in which somebody played, `size` is 1.
    """

    unit: TrendUnit
    size: int
    points: tuple[TrendPoint, ...] = ()


@dataclass(frozen=True, slots=True)
class Bin:
    """So many matches (of a spread: hands, rounds, ...) had `low` or more and less than `low` + the width."""

    low: float
    count: int
    behind: Selection


@dataclass(frozen=True, slots=True)
class Distribution:
    """How often which value came; bins without any are there too, so that the axis has no gaps.

    `measure` is `score`, `margin` or the key of a fact; `fact` is that fact. `count` is how many values there
    are, `mean`, `lowest` and `highest` are None without any.
    """

    measure: str
    width: float
    bins: tuple[Bin, ...] = ()
    count: int = 0
    mean: float | None = None
    lowest: float | None = None
    highest: float | None = None
    fact: FactInfo | None = None


@dataclass(frozen=True, slots=True)
class Group(Generic[K]):
    """The matches that have one thing in common, such as a level."""

    value: K
    rate: Rate
    behind: Selection


@dataclass(frozen=True, slots=True)
class OpponentGroup:
    """The matches against somebody; `name` is empty for levels."""

    opponent: Opponent
    name: str
    rate: Rate
    behind: Selection


@dataclass(frozen=True, slots=True)
class OptionGroups:
    """The matches by the values of one option."""

    key: str
    groups: tuple[Group[OptionValue], ...]


@dataclass(frozen=True, slots=True)
class Streak:
    """So many matches in a row that went the same way."""

    outcome: Outcome
    length: int
    start: date
    end: date
    behind: Selection


@dataclass(frozen=True, slots=True)
class Streaks:
    """The longest rows (of equally long ones the newest) and the one that goes on; None without any."""

    won: Streak | None = None
    lost: Streak | None = None
    current: Streak | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """An extreme: the value, when it was last reached, and the matches that have it.

    `kind` is `fact` for a game's own record, `fact` says which one. `score` and `other` are the points of the
    own side and of the best other one in that match.
    """

    kind: RecordKind
    value: float
    match_id: int
    day: date
    score: float
    other: float
    matches: int
    behind: Selection
    fact: FactInfo | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, sum or share over all matches; `count` is what was divided by (for a sum: matches)."""

    fact: FactInfo
    value: float
    count: float
    behind: Selection


@dataclass(frozen=True, slots=True)
class CalendarDay:
    """A day on which matches ended."""

    day: date
    rate: Rate
    query: StatisticsQuery = field(repr=False)

    @property
    def behind(self) -> Selection:
        """The matches of this day."""
        return Selection(replace(self.query, first=self.day, last=self.day))


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """Who sat at the table of a listed match; `own` on the side that is looked at."""

    name: str
    player: str
    own: bool


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A line in the list of matches behind a figure; `value` is the selection's measure."""

    match_id: int
    game: str
    title: str
    finished: datetime
    day: date
    outcome: Outcome
    score: float
    other: float
    seats: tuple[PlayedSeat, ...]
    helped: bool
    handicapped: bool
    value: float | None = None


@dataclass(frozen=True, slots=True)
class MatchPage:
    """Some of the matches behind a figure, from number `offset` (from 0) of `total`."""

    total: int
    offset: int
    matches: tuple[PlayedMatch, ...] = ()


@dataclass(frozen=True, slots=True)
class Overview:
    """What of a page can be drawn first."""

    query: StatisticsQuery
    total: Rate
    trend: Trend
    streaks: Streaks
    calendar: tuple[CalendarDay, ...]


@dataclass(frozen=True, slots=True)
class StatisticsPage:
    """Everything that the page of one query shows; `total.played` 0: there is nothing yet.

    `options` are those of which several values were played. `spreads` are the distributions of the game's
    facts of that kind.
    """

    query: StatisticsQuery
    total: Rate
    trend: Trend
    scores: Distribution
    margins: Distribution
    spreads: tuple[Distribution, ...]
    levels: tuple[Group[str], ...]
    opponents: tuple[OpponentGroup, ...]
    options: tuple[OptionGroups, ...]
    streaks: Streaks
    records: tuple[Record, ...]
    figures: tuple[Figure, ...]
    calendar: tuple[CalendarDay, ...]


@dataclass(frozen=True, slots=True)
class FilterChoices:
    """What can be chosen in the filters: only what has been played by this person in this game.

    `opponents` are pairs of the opponent and its name; `options` are keys with their values; `first` and
    `last` are the days of the first and the last match, None without any.
    """

    games: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    opponents: tuple[tuple[Opponent, str], ...] = ()
    options: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    first: date | None = None
    last: date | None = None
