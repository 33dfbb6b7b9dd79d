"""Answers as texts for other programs: JSON and CSV with keys that never change with the language."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from datetime import date
from typing import Any, Final

from spieltisch.core.facts import FactInfo
from spieltisch.statistics.query import Selection
from spieltisch.statistics.results import CalendarDay, Distribution, MatchPage, Rate, StatisticsPage, Streak

FORMAT: Final = 1
"""Version of both formats; it grows when a key or column changes its meaning or goes."""

COLUMNS: Final = (
    "section", "item", "from", "to", "played", "won", "lost", "tied", "share", "low", "high", "value",
    "count",
)  # fmt: skip
MATCH_COLUMNS: Final = (
    "match", "game", "title", "finished", "outcome", "score", "other", "value", "own", "others", "helped",
    "handicapped",
)  # fmt: skip

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def page_json(page: StatisticsPage) -> str:
    """Everything on a page as a JSON object, one key for each part."""
    return _json({"format": FORMAT, **_plain(page)})


def page_csv(page: StatisticsPage) -> str:
    """Everything on a page as one table: a row for each figure, empty where a column means nothing to it.

    `share` is the win rate with its 95 % bounds `low` and `high`; in distributions `from` and `to` are the
    bounds of the values, else days.
    """
    return _csv(COLUMNS, ({"section": section, **row} for section, row in _rows(page)))


def matches_json(page: MatchPage) -> str:
    """A list of matches as a JSON object."""
    return _json({"format": FORMAT, **_plain(page)})


def matches_csv(page: MatchPage) -> str:
    """A list of matches as a table; several names (of computers: levels) of a side are joined by commas."""
    rows: Iterator[dict[str, object]] = (
        {
            "match": match.match_id,
            "game": match.game,
            "title": match.title,
            "finished": match.finished.isoformat(timespec="seconds"),
            "outcome": match.outcome,
            "score": match.score,
            "other": match.other,
            "value": match.value,
            "own": ", ".join(seat.name or seat.player for seat in match.seats if seat.own),
            "others": ", ".join(seat.name or seat.player for seat in match.seats if not seat.own),
            "helped": int(match.helped),
            "handicapped": int(match.handicapped),
        }
        for match in page.matches
    )
    return _csv(MATCH_COLUMNS, rows)


def _rows(page: StatisticsPage) -> Iterator[tuple[str, dict[str, object]]]:
    yield "total", _rate(page.total)
    yield from _rates(page)
    for distribution in (page.scores, page.margins, *page.spreads):
        yield from (("distribution", row) for row in _bins(distribution))
    for name, streak in (("won", page.streaks.won), ("lost", page.streaks.lost)):
        if streak is not None:
            yield "streak", _streak(name, streak)
    if (current := page.streaks.current) is not None:
        yield "streak", _streak(f"current {current.outcome}", current)
    for record in page.records:
        item = record.kind if record.fact is None else record.fact.key
        yield "record", {"item": item, "from": record.day, "value": record.value, "count": record.matches}
    for figure in page.figures:
        yield "figure", {"item": figure.fact.key, "value": figure.value, "count": figure.count}


def _rates(page: StatisticsPage) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows with a win rate."""
    for point in page.trend.points:
        item = f"{point.first}-{point.last}"
        yield "trend", {"item": item, "from": point.start, "to": point.end, **_rate(point.rate)}
    for level in page.levels:
        yield "level", {"item": level.value, **_rate(level.rate)}
    for group in page.opponents:
        yield "opponent", {"item": group.name or group.opponent.value, **_rate(group.rate)}
    for option in page.options:
        for value in option.groups:
            yield "option", {"item": f"{option.key}={_option(value.value)}", **_rate(value.rate)}
    for day in page.calendar:
        yield "day", {"from": day.day, "to": day.day, **_rate(day.rate)}


def _bins(distribution: Distribution) -> Iterator[dict[str, object]]:
    for bin_ in distribution.bins:
        yield {
            "item": distribution.measure,
            "from": bin_.low,
            "to": bin_.low + distribution.width,
            "count": bin_.count,
        }


def _streak(name: str, streak: Streak) -> dict[str, object]:
    return {"item": name, "from": streak.start, "to": streak.end, "count": streak.length}


def _option(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _rate(rate: Rate) -> dict[str, object]:
    low, high = rate.interval or (None, None)
    return {
        "played": rate.played,
        "won": rate.won,
        "lost": rate.lost,
        "tied": rate.tied,
        "share": rate.share,
        "low": low,
        "high": high,
    }


def _csv(columns: Iterable[str], rows: Iterable[dict[str, object]]) -> str:
    target = io.StringIO()
    writer = csv.DictWriter(target, list(columns), restval="")
    writer.writeheader()
    writer.writerows({key: _cell(value) for key, value in row.items()} for row in rows)
    return target.getvalue()


def _cell(value: object) -> object:
    if isinstance(value, float):
        return int(value) if value.is_integer() else round(value, 6)
    # A name that a spreadsheet would compute is a text for it with an apostrophe in front.
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def _plain(value: Any) -> Any:
    """Results as plain JSON values: without selections and texts, shares with their bounds."""
    match value:
        case Rate():
            plain: Any = _rate(value)
        case CalendarDay():
            plain = {"day": value.day.isoformat(), **_rate(value.rate)}
        case FactInfo():
            plain = {"key": value.key, "kind": value.kind}
        case tuple():
            plain = [_plain(item) for item in value]
        case date():
            plain = value.isoformat()
        case _ if is_dataclass(value):
            parts = {field.name: getattr(value, field.name) for field in fields(value)}
            plain = {name: _plain(part) for name, part in parts.items() if not isinstance(part, Selection)}
        case _:
            plain = value
    return plain
