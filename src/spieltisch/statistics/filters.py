"""Queries as SQL conditions on the table `results`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from spieltisch.core.options import OptionValue
from spieltisch.core.players import HUMAN
from spieltisch.statistics.query import MIXED, Opponent, Selection, StatisticsQuery

Read: TypeAlias = Callable[[str, Sequence[object]], list[tuple[Any, ...]]]
"""Runs a SELECT (`Database.read`)."""

MARGIN: Final = "score - other"
ORDER: Final = "day, finished, match_id, seat"
DAY_STEP: Final = 10**13
"""More than any time in milliseconds."""

NEWEST: Final = f"day * {DAY_STEP} + finished"
"""Day and time of a match in one number that sorts like both."""

OUTCOMES: Final = {"won": "won = 1", "lost": "won = 0", "tied": "won IS NULL"}


@dataclass(frozen=True, slots=True)
class Condition:
    """What stands after WHERE, and the values of its question marks."""

    sql: str
    values: tuple[object, ...] = ()

    def and_(self, sql: str, *values: object) -> Condition:
        """This condition and another one."""
        return Condition(f"{self.sql} AND {sql}", (*self.values, *values))


class Filters:
    """Knows all sets of opponents and options and the columns of facts, which are few, and makes conditions.

    Lives for one answer: the next one may find new sets.
    """

    def __init__(self, read: Read) -> None:
        self.read = read
        self.oppositions = {
            number: tuple(Opponent(kind, value) for kind, value in json.loads(text))
            for number, text in read("SELECT id, text FROM oppositions", ())
        }
        self.option_sets: dict[int, dict[str, OptionValue]] = {
            number: json.loads(text) for number, text in read("SELECT id, text FROM option_sets", ())
        }
        self._columns = {
            (game, fact): f"f{number:02}"
            for game, fact, number in read("SELECT game, fact, number FROM figure_columns", ())
        }

    def column(self, game: str | None, fact: str) -> str | None:
        """The column with a number of a game; None if no match has it."""
        return None if game is None else self._columns.get((game, fact))

    def spread_columns(self, game: str | None, prefix: str) -> dict[int, str]:
        """The columns of a spread by value: those of the facts called `<prefix>.<value>`."""
        found: dict[int, str] = {}
        for (owner, fact), column in self._columns.items():
            name, _, value = fact.rpartition(".")
            if owner == game and name == prefix and value.lstrip("-").isdecimal():
                found[int(value)] = column
        return dict(sorted(found.items()))

    def measure(self, selection: Selection) -> str | None:
        """The expression of a selection's measure; `NULL` for a number that no match has."""
        match selection.measure:
            case None:
                return None
            case "score":
                return "score"
            case "margin":
                return MARGIN
            case fact:
                return self.column(selection.query.game, fact) or "NULL"

    def matches(self, query: StatisticsQuery) -> Condition:
        """The rows of a query.

        A plus before a column keeps SQLite from taking its index instead of those that are made for counting.
        """
        found = (
            Condition("lead = 1") if query.profile is None else Condition("+profile_id = ?", (query.profile,))
        )
        if query.game is not None:
            found = found.and_("game = ?", query.game)
        if query.first is not None:
            found = found.and_("day >= ?", query.first.toordinal())
        if query.last is not None:
            found = found.and_("day <= ?", query.last.toordinal())
        if not query.helped:
            found = found.and_("helped = 0")
        if not query.handicapped:
            found = found.and_("handicap = 0")
        if query.levels:
            found = self._against(found, lambda members: level_of(members) in query.levels)
        if query.opponents:
            wanted = frozenset(query.opponents)
            found = self._against(found, lambda members: not wanted.isdisjoint(members))
        if query.options:
            found = self._played_with(found, query.options)
        return found

    def selected(self, selection: Selection) -> tuple[str, Condition]:
        """What stands after FROM for the matches behind a figure, and the condition."""
        source, found = "results", self.matches(selection.query)
        if selection.numbers is not None:
            first, last = selection.numbers
            source = f"(SELECT * FROM results WHERE {found.sql} ORDER BY {ORDER} LIMIT ? OFFSET ?)"  # noqa: S608 - conditions from here
            found = Condition("1", (*found.values, last - first + 1, first - 1))
        if selection.outcome is not None:
            found = found.and_(OUTCOMES[selection.outcome])
        if selection.opponent is not None:
            opponent = selection.opponent
            found = self._against(found, lambda members: opponent in members)
        if (measure := self.measure(selection)) is not None:
            found = found.and_(f"{measure} IS NOT NULL")
            if selection.low is not None:
                found = found.and_(f"{measure} >= ?", selection.low)
            if selection.high is not None:
                found = found.and_(f"{measure} < ?", selection.high)
            if selection.exactly is not None:
                found = found.and_(f"{measure} = ?", selection.exactly)
        return source, found

    def _against(self, found: Condition, wanted: Callable[[tuple[Opponent, ...]], bool]) -> Condition:
        numbers = (number for number, members in self.oppositions.items() if wanted(members))
        return found.and_(f"opposition IN ({_listed(numbers)})")

    def _played_with(self, found: Condition, options: Iterable[tuple[str, OptionValue]]) -> Condition:
        wanted: dict[str, list[OptionValue]] = {}
        for key, value in options:
            wanted.setdefault(key, []).append(value)
        numbers = (
            number
            for number, chosen in self.option_sets.items()
            if all(any(is_same(chosen.get(key), value) for value in values) for key, values in wanted.items())
        )
        return found.and_(f"options IN ({_listed(numbers)})")


def level_of(members: Iterable[Opponent]) -> str:
    """What all opponents are: a computer level, `human`, or `MIXED`."""
    kinds = {member.value if member.kind == "player" else HUMAN for member in members}
    return kinds.pop() if len(kinds) == 1 else MIXED


def is_same(one: object, other: object) -> bool:
    """Whether two values of an option are the same; True is not 1."""
    return type(one) is type(other) and one == other


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
