"""A card of the statistics page: a chart or a list as plain data, and the matches behind each value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor, log10
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from spieltisch.app.qvariant import Row

if TYPE_CHECKING:
    from spieltisch.statistics import Selection

Kind: TypeAlias = Literal["line", "histogram", "bars", "outcomes", "calendar", "list"]
SEPARATOR: Final = "\n"
"""Stands between texts that go to QML as one; `StatisticsCard` takes them apart."""
BOTH: Final = -1
"""The column of a card that is as wide as the page."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is drawn and read.

    `chart` is what the chart of this kind shows; its `sentences` are what is said of each value, `summary` of
    all. `behind` are the matches of each value, None where there is nothing to open; `parts` name the values.
    `rows` tells how high the card will be, in rows of a list.
    """

    id: str
    kind: Kind
    title: str
    note: str
    chart: Row
    behind: Sequence[Selection | None] = field(default_factory=tuple)
    parts: Sequence[str] = field(default_factory=tuple)
    rows: int = 4

    def row(self, column: int) -> Row:
        """Return what QML sees of the card in one of the two columns, or in `BOTH`; the chart is packed."""
        return {
            "id": self.id,
            "kind": self.kind,
            "title": self.title,
            "note": self.note,
            "column": column,
            "rows": self.rows,
            "chart": {key: _packed(value) for key, value in self.chart.items()},
        }


def _packed(value: Any) -> Any:
    """Put a list of texts into one text, a list of rows into one value for each column.

    Hundreds of small objects would take longer on their way to QML than all the rest.
    """
    if not isinstance(value, list) or not value:
        return value
    if all(isinstance(item, str) for item in value):
        return SEPARATOR.join(value)
    if all(isinstance(item, dict) for item in value):
        return {key: _packed([row[key] for row in value]) for key in value[0]}
    return value


def round_steps(most: float, wanted: int = 4) -> list[float]:
    """Return round numbers from 0 to at most `most`, about as many as wanted, for the lines of a scale."""
    if most <= 0:
        return [0.0]
    raw = most / (1.3 * wanted)
    power: float = 10.0 ** floor(log10(raw))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw)
    step = max(step, 1.0)
    return [number * step for number in range(int(most / step) + 1)]
