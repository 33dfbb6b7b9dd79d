"""A line of tiles as the table's QML gets it, and what its ends count in words."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Extra
from spieltisch.games.dominoes.line import End, EndName, Line, Part
from spieltisch.games.dominoes.presenter.naming import end_words, sum_words, value_words


def line_extra(line: Line, *, fives: bool, legal: Sequence[EndName] = ()) -> dict[str, Extra]:
    """Return a line (see `extra`); `legal` are the ends that glow."""
    parts = line.parts() if fives else ()
    return {
        "hub": "" if line.hub is None else line.hub.text,
        "double": line.hub is not None and line.hub.double,
        "spinner": line.spinner,
        "arms": tuple(
            tuple(
                {"tile": placed.tile.text, "outward": placed.outward, "double": placed.tile.double}
                for placed in arm
            )
            for arm in line.arms
        ),
        "ends": tuple(_end_extra(line, end, fives=fives, legal=legal) for end in line.ends),
        "total": line.total() if parts else None,
        "parts": tuple(_part_extra(part) for part in parts),
        "explanation": line_sum(parts) if parts else None,
    }


def _end_extra(line: Line, end: End, *, fives: bool, legal: Sequence[EndName]) -> dict[str, Extra]:
    count = _count(line, end) if fives else 0
    return {
        "name": end.name,
        "value": end.value,
        "double": end.crosswise,
        "count": count,
        "shown": count or end.value,
        "legal": end.name in legal,
        "label": message("dominoes.end.label", end=end_words(end.name), value=value_words(end.value)),
    }


def _count(line: Line, end: End) -> int:
    """Return what an end shows of the sum.

    A spinner with one open side shows its sum there, with both open a half at each; its ends count nothing.
    """
    if not end.shared:
        return 2 * end.value if end.crosswise else end.value
    if end.name not in ("left", "right"):
        return 0
    other = line.arm("right" if end.name == "left" else "left")
    return 2 * end.value if other else end.value


def _part_extra(part: Part) -> dict[str, Extra]:
    key = "dominoes.sum.double_term" if part.double else "dominoes.sum.single"
    return {
        "end": part.end or "spinner",
        "value": part.value,
        "double": part.double,
        "count": part.count,
        "text": message(key, value=part.value, count=part.count),
    }


def line_sum(parts: Sequence[Part]) -> Message:
    """Explain what the open ends of a line count: "4+4 double, 2: 10"."""
    return sum_words(((part.value, part.double) for part in parts), sum(part.count for part in parts))


def sum_terms(parts: Sequence[Part]) -> Message | None:
    """Write what the ends count as a sum without its result: "10 + 4 + 2"; None where nothing counts."""
    shown: Message | None = None
    for part in parts:
        term = message("dominoes.sum.single", value=part.count)
        shown = term if shown is None else message("dominoes.sum.plus", first=shown, second=term)
    return shown
