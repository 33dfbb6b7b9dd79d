"""Charts of shares won: over time, in all, by level, by opponent and by option."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from math import ceil, floor
from typing import TYPE_CHECKING, Final, NamedTuple

from spieltisch.app.option_rows import value_label
from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.card import Card
from spieltisch.app.statistics.reader import Reader
from spieltisch.core.names import level_name
from spieltisch.core.options import OptionValue
from spieltisch.statistics.query import MIXED, Selection

if TYPE_CHECKING:
    from spieltisch.statistics import OptionGroups, Rate, StatisticsPage, Trend, TrendPoint

HALF: Final = 0.5
MOST_BARS: Final = 8
_DATES: Final = 6
_DAYS_IN_WORDS: Final = 120
"""Up to so many days the axis of time names days, then months."""


class Bar(NamedTuple):
    """A row of a chart of bars."""

    label: str
    rate: Rate
    behind: Selection


def trend_card(trend: Trend, reader: Reader) -> Card:
    """The share of wins over time, with the band in which it lies with 95 % confidence."""
    points = [point for point in trend.points if point.rate.played]
    shares = [(point.rate.share or 0.0, *(point.rate.interval or (0.0, 1.0))) for point in points]
    low, high = _scale(shares)
    places = [_place(index, len(points)) for index in range(len(points))]
    rows: list[Row] = [
        {
            "x": at,
            "y": (share - low) / (high - low),
            "low": (lower - low) / (high - low),
            "high": (upper - low) / (high - low),
            "title": _point_title(point, reader),
            "value": reader.percent(share),
            "detail": reader.certainty(point.rate),
        }
        for at, point, (share, lower, upper) in zip(places, points, shares, strict=True)
    ]
    sentences = [
        reader.text("sentence", title=row["title"], value=f"{row['value']}, {row['detail']}") for row in rows
    ]
    chart: Row = {
        "points": rows,
        "ticks": _percent_ticks(low, high, reader),
        "dates": _dates(points, places, reader),
        "reference": (HALF - low) / (high - low),
        "sentences": sentences,
        "summary": _trend_summary(points, reader),
    }
    note = reader.text("trend.note" if len(points) > 1 else "trend.few", n=trend.size)
    behind = [point.behind for point in points]
    return Card("trend", "line", reader.text("trend"), note, chart, behind, [row["title"] for row in rows], 5)


def outcome_card(page: StatisticsPage, reader: Reader) -> Card:
    """How many matches were won, tied and lost."""
    rate, selections = page.total, _outcome_selections(page)
    counts = {"won": rate.won, "tied": rate.tied, "lost": rate.lost}
    kinds = [kind for kind, count in counts.items() if count or kind != "tied"]
    parts: list[Row] = [
        {
            "kind": kind,
            "label": reader.text(f"outcome.{kind}"),
            "share": counts[kind] / rate.played,
            "value": reader.count(counts[kind]),
            "detail": reader.percent(counts[kind] / rate.played),
        }
        for kind in kinds
    ]
    sentences = [f"{part['label']}: {part['value']}, {part['detail']}" for part in parts]
    chart: Row = {"parts": parts, "sentences": sentences, "summary": "; ".join(sentences)}
    note = reader.text("matches", n=rate.played)
    behind = [selections[kind] for kind in kinds]
    labels = [part["label"] for part in parts]
    return Card("outcomes", "outcomes", reader.text("outcomes"), note, chart, behind, labels, 2)


def level_card(page: StatisticsPage, reader: Reader) -> Card | None:
    """The share of wins against each level."""
    bars = [Bar(level_text(group.value, reader), group.rate, group.behind) for group in page.levels]
    return _bars("levels", reader.text("levels"), bars, reader)


def opponent_card(page: StatisticsPage, reader: Reader) -> Card | None:
    """The share of wins against those who were met most often; levels have a chart of their own."""
    bars = [
        Bar(group.name, group.rate, group.behind)
        for group in page.opponents
        if group.opponent.kind != "player"
    ]
    return _bars("opponents", reader.text("opponents"), bars[:MOST_BARS], reader)


def option_cards(page: StatisticsPage, reader: Reader) -> list[Card]:
    """The share of wins with each value of the options that were played differently; of one game alone.

    Only its game knows what an option is called and means: the targets of two games have nothing in common.
    """
    if page.query.game is None:
        return []
    cards = [_option_card(page, groups, reader) for groups in page.options]
    return [card for card in cards if card is not None]


def level_text(level: str, reader: Reader) -> str:
    """Return what a level is called among those of opponents."""
    return reader.text("mixed") if level == MIXED else reader.said(level_name(level))


def option_texts(game: str | None, key: str, value: OptionValue, reader: Reader) -> tuple[str, str]:
    """Return what an option of a game and one of its values are called; their keys when it is missing."""
    plugin = None if game is None else reader.plugins.get(game)
    options = () if plugin is None else plugin.game.info.options
    option = next((option for option in options if option.key == key), None)
    if option is None:
        return key, str(value)
    return reader.said(option.label), value_label(option, value, reader.renderer)


def _option_card(page: StatisticsPage, groups: OptionGroups, reader: Reader) -> Card | None:
    game = page.query.game
    bars = [
        Bar(option_texts(game, groups.key, group.value, reader)[1], group.rate, group.behind)
        for group in groups.groups
    ]
    name = option_texts(game, groups.key, "", reader)[0]
    title = reader.text("option_values", option=name)
    return _bars(f"option.{groups.key}", title, bars[:MOST_BARS], reader)


def _bars(card_id: str, title: str, bars: Sequence[Bar], reader: Reader) -> Card | None:
    rows: list[Row] = []
    for bar in bars:
        low, high = bar.rate.interval or (0.0, 0.0)
        share = bar.rate.share or 0.0
        rows.append(
            {
                "label": bar.label,
                "note": reader.text("matches", n=bar.rate.played),
                "share": share,
                "low": low,
                "high": high,
                "value": reader.percent(share),
            }
        )
    if not rows:
        return None
    sentences = [
        f"{bar.label}: {row['value']}, {reader.certainty(bar.rate)}, {row['note']}"
        for bar, row in zip(bars, rows, strict=True)
    ]
    chart: Row = {
        "rows": rows,
        "reference": HALF,
        "referenceLabel": reader.percent(HALF),
        "sentences": sentences,
        "summary": sentences[0],
    }
    behind, labels = [bar.behind for bar in bars], [bar.label for bar in bars]
    return Card(card_id, "bars", title, reader.text("bars.note"), chart, behind, labels, len(rows) + 1)


def _outcome_selections(page: StatisticsPage) -> dict[str, Selection]:
    return {
        "won": Selection(page.query, outcome="won"),
        "tied": Selection(page.query, outcome="tied"),
        "lost": Selection(page.query, outcome="lost"),
    }


def _place(index: int, count: int) -> float:
    return index / (count - 1) if count > 1 else HALF


def _scale(shares: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Return the whole tenths between which everything lies, the half among them."""
    low = floor(10 * min((lower for _share, lower, _upper in shares), default=0.0)) / 10
    high = ceil(10 * max((upper for _share, _lower, upper in shares), default=1.0)) / 10
    return min(low, 0.4), max(high, 0.6)


def _percent_ticks(low: float, high: float, reader: Reader) -> list[Row]:
    first, last = round(100 * low), round(100 * high)
    step = 20 if last - first > 50 else 10
    return [
        {"at": (percent - first) / (last - first), "label": reader.percent(percent / 100)}
        for percent in range(first, last + 1, 10)
        if percent % step == 0 or percent == 50
    ]


def _dates(points: Sequence[TrendPoint], places: Sequence[float], reader: Reader) -> list[Row]:
    """Name some days of the axis, the year where it is a new one."""
    if not points:
        return []
    short = (points[-1].end - points[0].start).days <= _DAYS_IN_WORDS
    count = min(_DATES, len(points))
    chosen = [round(_place(number, count) * (len(points) - 1)) for number in range(count)]
    rows: list[Row] = []
    before: date | None = None
    for index in chosen:
        day = points[index].end
        new_year = before is None or before.year != day.year
        label = reader.short_day(day) if short else reader.month(day) if new_year else reader.month_name(day)
        rows.append({"at": places[index], "label": label})
        before = day
    return rows


def _point_title(point: TrendPoint, reader: Reader) -> str:
    day = reader.day(point.end)
    if point.first == point.last:
        return reader.text("trend.single", first=reader.count(point.first), day=day)
    return reader.text("trend.point", first=reader.count(point.first), last=reader.count(point.last), day=day)


def _trend_summary(points: Sequence[TrendPoint], reader: Reader) -> str:
    if not points:
        return ""
    return reader.text(
        "trend.summary",
        first=reader.day(points[0].start),
        last=reader.day(points[-1].end),
        value=reader.percent(points[-1].rate.share or 0.0),
    )
