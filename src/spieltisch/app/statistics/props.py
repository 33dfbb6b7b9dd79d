"""What the statistics controller shows besides its models, as one frozen value of plain, rendered data."""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.app.qvariant import Row


@dataclass(frozen=True, slots=True)
class StatisticsProps:
    """Field by field the plain Qt properties of `StatisticsController`."""

    filters: list[Row] = field(default_factory=list)
    chips: list[Row] = field(default_factory=list)
    filtered: bool = False
    figures: list[Row] = field(default_factory=list)
    empty: Row = field(default_factory=dict)
    behind: Row = field(default_factory=dict)
    busy: bool = False
