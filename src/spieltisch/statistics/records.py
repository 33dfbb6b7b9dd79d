"""The best and the worst: one pass finds the values, a second one who has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.filters import MARGIN, OUTCOMES, Filters
from spieltisch.statistics.query import Outcome, Selection, StatisticsQuery
from spieltisch.statistics.results import Record, RecordKind

_COMMON: Final = 10
"""What more than one match in so many has is no record ..."""

_ENOUGH: Final = 20
"""... if there are at least so many matches."""

_DAY: Final = 10**13
"""More than any time in milliseconds: a day and a time make one number that sorts like both."""


@dataclass(frozen=True, slots=True)
class _Question:
    kind: RecordKind
    measure: str
    expression: str
    highest: bool
    outcome: Outcome | None = None
    fact: FactInfo | None = None

    @property
    def condition(self) -> str:
        return "1" if self.outcome is None else OUTCOMES[self.outcome]

    @property
    def extreme(self) -> str:
        function = "max" if self.highest else "min"
        return f"{function}(CASE WHEN {self.condition} THEN {self.expression} END)"


_QUESTIONS: Final = (
    _Question("highest_win", "margin", MARGIN, highest=True, outcome="won"),
    _Question("closest_win", "margin", MARGIN, highest=False, outcome="won"),
    _Question("highest_defeat", "margin", MARGIN, highest=False, outcome="lost"),
    _Question("closest_defeat", "margin", MARGIN, highest=True, outcome="lost"),
    _Question("best_score", "score", "score", highest=True),
    _Question("worst_score", "score", "score", highest=False),
)


def read_records(filters: Filters, query: StatisticsQuery, facts: Sequence[FactInfo]) -> tuple[Record, ...]:
    """Return the game's own records and then those of scores and margins.

    A value that many matches share (the target as the best score) is left out.
    """
    if query.game is None:
        return ()  # points of different games cannot be compared
    own = tuple(_own_questions(filters, query.game, facts))
    records = (_answers(filters, query, own, "results NOT INDEXED"), _answers(filters, query, _QUESTIONS))
    return tuple(record for found in records for record in found)


def _own_questions(filters: Filters, game: str, facts: Sequence[FactInfo]) -> Iterator[_Question]:
    for fact in facts:
        column = filters.column(game, fact.of[0])
        if fact.kind in ("most", "least") and column is not None:
            yield _Question("fact", fact.of[0], column, highest=fact.kind == "most", fact=fact)


def _answers(
    filters: Filters, query: StatisticsQuery, questions: Sequence[_Question], source: str = "results"
) -> Iterator[Record]:
    if not questions:
        return
    found = filters.matches(query)
    extremes = ", ".join(question.extreme for question in questions)
    statement = f"SELECT count(*), {extremes} FROM {source} WHERE {found.sql}"  # noqa: S608 - constants and conditions
    ((played, *values),) = filters.read(statement, found.values)
    asked = [
        (question, value) for question, value in zip(questions, values, strict=True) if value is not None
    ]
    if not asked:
        return
    holders = ", ".join(
        f"sum(holds{n}), max(CASE WHEN holds{n} THEN day * {_DAY} + finished END)" for n in range(len(asked))
    )
    inner = ", ".join(
        f"({question.condition}) AND {question.expression} = ? AS holds{n}"
        for n, (question, _value) in enumerate(asked)
    )
    statement = f"SELECT {holders} FROM (SELECT day, finished, {inner} FROM {source} WHERE {found.sql})"  # noqa: S608
    (row,) = filters.read(statement, (*(value for _question, value in asked), *found.values))
    for (question, value), holding, newest in zip(asked, row[::2], row[1::2], strict=True):
        if question.kind == "fact" or played < _ENOUGH or holding * _COMMON <= played:
            yield _record(filters, query, question, value, holding, newest)


def _record(
    filters: Filters, query: StatisticsQuery, question: _Question, value: float, holding: int, newest: int
) -> Record:
    day, finished = divmod(newest, _DAY)
    found = filters.matches(query).and_("day = ? AND finished = ?", day, finished)
    found = found.and_(f"{question.condition} AND {question.expression} = ?", value)
    statement = f"SELECT match_id, score, other FROM results WHERE {found.sql} ORDER BY match_id DESC LIMIT 1"  # noqa: S608
    ((match_id, score, other),) = filters.read(statement, found.values)
    behind = Selection(query, outcome=question.outcome, measure=question.measure, exactly=value)
    return Record(
        question.kind, value, match_id, date.fromordinal(day), score, other, holding, behind, question.fact
    )
