"""Lists of the statistics page: records and streaks, and the averages a game has beyond the first ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.card import Card
from spieltisch.app.statistics.reader import Reader

if TYPE_CHECKING:
    from spieltisch.statistics import Figure, Record, Selection, Streak, Streaks

_PAIRS = frozenset({"highest_win", "highest_defeat", "closest_win", "closest_defeat"})
"""Records that are told by the points of both sides."""
_WORTH_TELLING = 2
"""A row of fewer matches is none."""


class Line(NamedTuple):
    """A row of a list."""

    label: str
    note: str
    value: str
    behind: Selection


def record_card(records: Sequence[Record], streaks: Streaks, reader: Reader) -> Card | None:
    """The best and the worst, each with its match."""
    lines = [_record_line(record, reader) for record in records]
    current = streaks.current
    if current is not None and current.length >= _WORTH_TELLING and current.outcome != "tied":
        lines.append(_streak_line(current, f"streak.now.{current.outcome}", reader))
    if streaks.lost is not None and streaks.lost.length >= _WORTH_TELLING:
        lines.append(_streak_line(streaks.lost, "streak.lost", reader))
    return _list("records", reader.text("records"), reader.text("records.note"), lines)


def average_card(figures: Sequence[Figure], reader: Reader) -> Card | None:
    """Further averages, shares and sums of the game."""
    lines = [
        Line(
            reader.said(figure.fact.label),
            reader.said(figure.fact.unit),
            reader.fact(figure.fact, figure.value),
            figure.behind,
        )
        for figure in figures
    ]
    return _list("averages", reader.text("averages"), "", lines)


def _list(card_id: str, title: str, note: str, lines: Sequence[Line]) -> Card | None:
    if not lines:
        return None
    rows: list[Row] = [{"label": line.label, "note": line.note, "value": line.value} for line in lines]
    sentences = [
        ", ".join(part for part in (f"{line.label}: {line.value}", line.note) if part) for line in lines
    ]
    chart: Row = {"rows": rows, "sentences": sentences, "summary": ""}
    behind, labels = [line.behind for line in lines], [line.label for line in lines]
    return Card(card_id, "list", title, note, chart, behind, labels, len(rows))


def _record_line(record: Record, reader: Reader) -> Line:
    if record.fact is not None:
        label, value = reader.said(record.fact.label), reader.fact(record.fact, record.value)
    else:
        label = reader.text(f"record.{record.kind}")
        own, other = reader.number(record.score), reader.number(record.other)
        value = (
            reader.text("score", own=own, other=other)
            if record.kind in _PAIRS
            else reader.number(record.value)
        )
    day = reader.day(record.day)
    more = record.matches - 1
    return Line(label, reader.text("record.often", n=more, day=day) if more else day, value, record.behind)


def _streak_line(streak: Streak, key: str, reader: Reader) -> Line:
    note = reader.text("streak.length", day=reader.day(streak.end))
    return Line(reader.text(key), note, reader.count(streak.length), streak.behind)
