"""Charts of numbers: how often each final score, margin or value of a game came, and the days of play."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.card import Card, round_steps
from spieltisch.app.statistics.reader import Reader

if TYPE_CHECKING:
    from spieltisch.statistics import Bin, CalendarDay, Distribution, Selection

LEVELS: Final = 4
"""In how many steps a day of play is brighter."""
_WEEK: Final = 7


def distribution_card(distribution: Distribution, reader: Reader) -> Card | None:
    """How often each value came; None where there is nothing to compare."""
    bins, most = distribution.bins, max((bin_.count for bin_ in distribution.bins), default=0)
    if not most:
        return None
    fact = distribution.fact
    rows = [_bin_row(bin_, distribution, most, reader) for bin_ in bins]
    steps = [step for step in round_steps(most) if step <= most]
    sentences = [f"{row['title']}: {row['value']}, {row['detail']}" for row in rows]
    chart: Row = {
        "bins": rows,
        "ticks": [{"at": step / most, "label": reader.count(round(step))} for step in steps],
        "marker": _marker(distribution, reader),
        "axisTitle": reader.text("points") if fact is None else "",
        "sentences": sentences,
        "summary": _summary(distribution, reader),
    }
    title = reader.text(f"{distribution.measure}s") if fact is None else reader.said(fact.label)
    note = _counted(distribution.count, distribution, reader)
    behind, parts = [bin_.behind if bin_.count else None for bin_ in bins], [row["title"] for row in rows]
    return Card(f"spread.{distribution.measure}", "histogram", title, note, chart, behind, parts, 5)


def calendar_card(days: Sequence[CalendarDay], year: int, reader: Reader) -> Card | None:
    """A year of days; None where nothing was ever played."""
    if not days:
        return None
    played = {day.day: day for day in days if day.day.year == year}
    most = max((day.rate.played for day in played.values()), default=0)
    every = [
        date(year, 1, 1) + timedelta(offset)
        for offset in range((date(year + 1, 1, 1) - date(year, 1, 1)).days)
    ]
    offset = every[0].weekday()
    words = _DayWords(most, reader)
    rows = [words.row(day, played.get(day)) for day in every]
    matches = sum(day.rate.played for day in played.values())
    chart: Row = {
        "days": rows,
        "offset": offset,
        "months": [
            {
                "week": (offset + (date(year, month, 1) - every[0]).days) // _WEEK,
                "label": reader.month_name(date(year, month, 1)),
            }
            for month in range(1, 13)
        ],
        "weekdays": _weekdays(reader),
        "year": year,
        "earlier": days[0].day.year < year,
        "later": days[-1].day.year > year,
        "sentences": [f"{row['title']}: {row['value']}" for row in rows],
        "summary": reader.text("calendar.note", n=len(played), matches=reader.text("matches", n=matches)),
    }
    behind: list[Selection | None] = [played[day].behind if day in played else None for day in every]
    title = f"{reader.text('calendar')} {year}"
    parts = [row["title"] for row in rows]
    return Card("calendar", "calendar", title, chart["summary"], chart, behind, parts, 5)


def _counted(count: int, distribution: Distribution, reader: Reader) -> str:
    """Return how many there are: matches, or what a fact of the game counts."""
    if distribution.fact is None:
        return reader.text("matches", n=count)
    return reader.text("counted", count=reader.count(count), unit=distribution.fact.unit)


def _bin_row(bin_: Bin, distribution: Distribution, most: int, reader: Reader) -> Row:
    low, last = bin_.low, _last(bin_.low, distribution.width)
    first, end = reader.number(low), reader.number(last)
    # Where there are numbers below zero, dashes between two of them could not be read.
    short = first if last == low or distribution.bins[0].low < 0 else f"{first}–{end}"
    words = first if last == low else reader.text("range", low=first, high=end)
    return {
        "label": short,
        "share": bin_.count / most,
        "title": reader.text("points.value", value=words),
        "value": _counted(bin_.count, distribution, reader),
        "detail": reader.percent(bin_.count / distribution.count if distribution.count else 0.0),
    }


def _last(low: float, width: float) -> float:
    """Return the highest value of a bin of whole numbers, else its end."""
    if width <= 1:
        return low
    return low + width - 1 if float(width).is_integer() else low + width


def _marker(distribution: Distribution, reader: Reader) -> Row | None:
    """Where the average stands among the columns, each of which stands over the middle of its values."""
    if distribution.mean is None or len(distribution.bins) < 2:
        return None
    middle = min(1.0, distribution.width) / 2
    reach = distribution.width * len(distribution.bins)
    at = (distribution.mean - distribution.bins[0].low + middle) / reach
    return {"at": min(1.0, max(0.0, at)), "label": reader.text("mean", value=distribution.mean)}


def _summary(distribution: Distribution, reader: Reader) -> str:
    mean, lowest, highest = distribution.mean, distribution.lowest, distribution.highest
    if mean is None or lowest is None or highest is None:
        return ""
    return reader.text(
        "mean.summary", mean=mean, lowest=reader.number(lowest), highest=reader.number(highest)
    )


class _DayWords:
    """Puts days into words; what is the same on many days is rendered once."""

    def __init__(self, most: int, reader: Reader) -> None:
        self._most = most
        self._reader = reader
        self._none = reader.text("calendar.none")
        self._played: dict[int, str] = {}
        self._won: dict[int, str] = {}

    def row(self, day: date, found: CalendarDay | None) -> Row:
        """Describe a day: `{level, title, value, detail}`."""
        title = self._reader.day(day)
        if found is None:
            return {"level": 0, "title": title, "value": self._none, "detail": ""}
        played, won = found.rate.played, found.rate.won
        return {
            "level": played if self._most <= LEVELS else max(1, ceil(LEVELS * played / self._most)),
            "title": title,
            "value": self._known(self._played, played, "matches"),
            "detail": self._known(self._won, won, "calendar.won"),
        }

    def _known(self, texts: dict[int, str], number: int, key: str) -> str:
        if number not in texts:
            texts[number] = self._reader.text(key, n=number)
        return texts[number]


def _weekdays(reader: Reader) -> list[str]:
    """Return the days of the week in short from Monday on, with which it begins in every language here."""
    locale = reader.renderer.locale
    return [locale.standaloneDayName(day, QLocale.FormatType.ShortFormat) for day in range(1, _WEEK + 1)]
