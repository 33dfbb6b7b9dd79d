"""Charts as SVG, for files: the cards of the page in day colours on plain paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.card import Card, Kind
from spieltisch.app.statistics.drawing import Box, Drawing, Ink

WIDTH: Final = 960
MARGIN: Final = 32
HEADING: Final = 64
PLOT: Final = 380
ROW: Final = 46
WEEK: Final = 16
_AXIS: Final = 34


def picture(card: Card) -> str:
    """Return the card as an SVG document."""
    height, draw = _KINDS[card.kind](card.chart)
    drawing = Drawing(WIDTH, HEADING + height + MARGIN, card.title)
    drawing.text(MARGIN, 40, card.title, size=22, weight=600)
    drawing.text(WIDTH - MARGIN, 40, card.note, anchor="end", ink=Ink.MUTED)
    draw(drawing, Box(MARGIN, HEADING, WIDTH - 2 * MARGIN, height))
    return drawing.document()


_Draw = Callable[[Drawing, Box], None]


def _plot(drawing: Drawing, box: Box, ticks: list[Row], reference: float = -1) -> Box:
    """Draw the lines of a scale and return the room of the plot."""
    plot = Box(box.x + 64, box.y + 8, box.width - 64, box.height - 8 - _AXIS)
    for tick in ticks:
        y = plot.at(0, tick["at"])[1]
        dashed = abs(tick["at"] - reference) < 0.001
        drawing.line(plot.x, y, plot.x + plot.width, y, Ink.MUTED if dashed else Ink.GRID, dashed=dashed)
        drawing.text(plot.x - 10, y + 5, tick["label"], anchor="end", ink=Ink.MUTED)
    return plot


def _line(chart: Row) -> tuple[float, _Draw]:
    def draw(drawing: Drawing, box: Box) -> None:
        plot = _plot(drawing, box, chart["ticks"], chart["reference"])
        points = chart["points"]
        upper = [plot.at(point["x"], point["high"]) for point in points]
        lower = [plot.at(point["x"], point["low"]) for point in points]
        line = [plot.at(point["x"], point["y"]) for point in points]
        drawing.polygon([*upper, *reversed(lower)], Ink.BAND)
        drawing.polyline(line, Ink.LINE)
        for x, y in line[-1:]:
            drawing.circle(x, y, 5, Ink.LINE)
        for date in chart["dates"]:
            x = plot.at(date["at"], 0)[0]
            anchor = "start" if date["at"] == 0 else "end" if date["at"] == 1 else "middle"
            drawing.text(x, plot.y + plot.height + 24, date["label"], anchor=anchor, ink=Ink.MUTED)

    return PLOT, draw


def _histogram(chart: Row) -> tuple[float, _Draw]:
    def draw(drawing: Drawing, box: Box) -> None:
        plot = _plot(drawing, Box(box.x, box.y + 20, box.width, box.height - 40), chart["ticks"])
        bins = chart["bins"]
        step = plot.width / len(bins)
        every = 1 + max(len(bin_["label"]) for bin_ in bins) * 9 * len(bins) // int(plot.width)
        for index, bin_ in enumerate(bins):
            x, y = plot.at(index / len(bins), bin_["share"])
            drawing.rectangle(Box(x + step * 0.1, y, step * 0.8, plot.y + plot.height - y), Ink.COUNT)
            if index % every == 0:
                label = plot.y + plot.height + 22
                drawing.text(x + step / 2, label, bin_["label"], anchor="middle", ink=Ink.MUTED)
        drawing.text(box.x + box.width, box.y + box.height, chart["axisTitle"], anchor="end", ink=Ink.MUTED)
        if chart["marker"] is not None:
            x = plot.at(chart["marker"]["at"], 0)[0]
            drawing.line(x, box.y, x, plot.y + plot.height, Ink.LINE, thick=2)
            drawing.text(x + 8, box.y + 12, chart["marker"]["label"], ink=Ink.LINE, weight=600)

    return PLOT, draw


def _bars(chart: Row) -> tuple[float, _Draw]:
    rows = chart["rows"]

    def draw(drawing: Drawing, box: Box) -> None:
        track = Box(box.x + 220, box.y, box.width - 300, ROW * len(rows))
        for index, row in enumerate(rows):
            middle = box.y + (index + 0.5) * ROW
            drawing.text(box.x, middle - 1, row["label"], weight=600)
            drawing.text(box.x, middle + 16, row["note"], size=13, ink=Ink.MUTED)
            drawing.rectangle(Box(track.x, middle - 8, track.width, 16), Ink.TRACK)
            drawing.rectangle(Box(track.x, middle - 8, track.width * row["share"], 16), Ink.BAR)
            low, high = track.x + track.width * row["low"], track.x + track.width * row["high"]
            drawing.line(low, middle, high, middle, Ink.TEXT, thick=1.5)
            drawing.line(low, middle - 6, low, middle + 6, Ink.TEXT, thick=1.5)
            drawing.line(high, middle - 6, high, middle + 6, Ink.TEXT, thick=1.5)
            drawing.text(box.x + box.width, middle + 6, row["value"], anchor="end", weight=600)
        x = track.at(chart["reference"], 0)[0]
        drawing.line(x, track.y, x, track.y + track.height, Ink.MUTED, dashed=True)
        drawing.text(x, track.y + track.height + 18, chart["referenceLabel"], anchor="middle", ink=Ink.MUTED)

    return ROW * len(rows) + 20, draw


def _outcomes(chart: Row) -> tuple[float, _Draw]:
    def draw(drawing: Drawing, box: Box) -> None:
        x, column = box.x, box.width / len(chart["parts"])
        for index, part in enumerate(chart["parts"]):
            width = box.width * part["share"]
            drawing.rectangle(Box(x, box.y, max(0.0, width - 2), 28), _PARTS[part["kind"]])
            left = box.x + index * column
            drawing.rectangle(Box(left, box.y + 46, 16, 16), _PARTS[part["kind"]])
            drawing.text(left + 26, box.y + 60, f"{part['label']}: {part['value']} · {part['detail']}")
            x += width

    return 70, draw


def _calendar(chart: Row) -> tuple[float, _Draw]:
    def draw(drawing: Drawing, box: Box) -> None:
        left, top = box.x + 36, box.y + 20
        for month in chart["months"]:
            drawing.text(left + month["week"] * WEEK, box.y + 10, month["label"], size=13, ink=Ink.MUTED)
        for row in (0, 2, 4):
            drawing.text(box.x, top + row * WEEK + 12, chart["weekdays"][row], size=13, ink=Ink.MUTED)
        for cell, level in _cells(chart, left, top):
            drawing.rectangle(cell, Ink.BAR if level else Ink.TRACK)

    return 20 + 7 * WEEK, draw


def _cells(chart: Row, left: float, top: float) -> Iterator[tuple[Box, int]]:
    for index, day in enumerate(chart["days"], chart["offset"]):
        level = day["level"]
        side = (WEEK - 2) * (1 if level == 0 else 0.34 + 0.165 * level)
        inset = (WEEK - side) / 2
        yield Box(left + index // 7 * WEEK + inset, top + index % 7 * WEEK + inset, side, side), level


def _list(chart: Row) -> tuple[float, _Draw]:
    rows = chart["rows"]

    def draw(drawing: Drawing, box: Box) -> None:
        for index, row in enumerate(rows):
            middle = box.y + (index + 0.5) * ROW
            drawing.text(box.x, middle - 1, row["label"], weight=600)
            drawing.text(box.x, middle + 16, row["note"], size=13, ink=Ink.MUTED)
            drawing.text(box.x + box.width, middle + 6, row["value"], anchor="end", weight=600)

    return ROW * len(rows), draw


_PARTS: Final[Mapping[str, str]] = {"won": Ink.BAR, "tied": Ink.COUNT, "lost": Ink.LOST}
_KINDS: Final[Mapping[Kind, Callable[[Row], tuple[float, _Draw]]]] = {
    "line": _line,
    "histogram": _histogram,
    "bars": _bars,
    "outcomes": _outcomes,
    "calendar": _calendar,
    "list": _list,
}
