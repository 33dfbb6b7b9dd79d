"""How arms run: nothing meets, nothing leaves from the end of a double, whatever the order of the tiles."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from spieltisch.core.tiles import FULL_SET
from spieltisch.games.dominoes.line import END_NAMES, Line
from tests.games.dominoes.layouts import NEAR, Layout, data

ORDERS = ("any", "doubles first", "one arm")
UP = END_NAMES.index("up")
LOWEST_STEM = 3


def long_line(order: str, number: int) -> Line:
    """A line of as many tiles as fit, laid at random; all the worse to lay out the more doubles alternate.

    "doubles first" lays them as soon as they fit; "one arm" does so too and stays at one end while it can.
    """
    stream = random.Random(f"{order} {number}")
    left = sorted(FULL_SET, key=lambda tile: (stream.random(), tile))
    line = Line(branching=number % 3 != 0).lay(left.pop(), None)
    end = None
    while plays := [(tile, name) for tile in left for name in line.fits(tile)]:
        if order == "one arm":
            plays = [play for play in plays if play[1] == end] or plays
        if order != "any":
            plays = [play for play in plays if play[0].double] or plays
        tile, end = plays[int(stream.random() * len(plays))]
        left.remove(tile)
        line = line.lay(tile, end)
    return line


def ways(layout: Layout, line: Line, number: int) -> list[dict[str, Any]]:
    """A few of the ways a line can run."""
    branches = layout.value("BRANCHES") if line.spinner else [layout.value("BRANCHES[0]")]
    every = [
        {"reach": reach, "branch": branch, "stems": stems, "turned": False}
        for reach in layout.value("REACHES")
        for branch, stems in branches
    ]
    return random.Random(number).sample(every, 8)


def walks(layout: Layout, line: Line, number: int) -> Iterator[list[dict[str, Any]]]:
    """The places of all tiles in some ways that may be taken, with half their `width` and `height`."""
    for way in ways(layout, line, number):
        args = f"{json.dumps(data(line))}, {{}}, {json.dumps(way)}"
        places: list[dict[str, Any]] = layout.value(
            f"places({args}).map(place =>"
            " Object.assign({width: halves(place)[0], height: halves(place)[1]}, place))"
        )
        if LOWEST_STEM not in way["stems"] or layout.value(f"apart(places({args}))"):
            yield places


def gap(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How far two places are from each other, negative where they overlap."""
    beside: float = abs(one["x"] - other["x"]) - one["width"] - other["width"]
    below: float = abs(one["y"] - other["y"]) - one["height"] - other["height"]
    return max(beside, below)


def beside(double: dict[str, Any], tile: dict[str, Any]) -> bool:
    """Whether a tile touches the middle of a double's long side."""
    along, across = ("x", "y") if double["width"] > double["height"] else ("y", "x")
    off: float = abs(double[along] - tile[along])
    away: float = abs(double[across] - tile[across])
    return off <= 0.5 and away >= 1 - NEAR


@pytest.mark.parametrize("order", ORDERS)
def test_tiles_touch_their_neighbours_and_no_others(layout: Layout, order: str) -> None:
    for number in range(40):
        for places in walks(layout, long_line(order, number), number):
            for one, other in combinations(places, 2):
                space = gap(one, other)
                assert space > -NEAR
                near_hub = one["arm"] != other["arm"] and 0 in (one["index"], other["index"])
                follow = one["arm"] == other["arm"] and abs(one["index"] - other["index"]) < 3
                if not near_hub and not follow and one["arm"] >= 0:
                    assert space >= 1 - NEAR
                if one["arm"] == other["arm"] and abs(one["index"] - other["index"]) == 1:
                    assert space < NEAR, "a tile lies apart from the one before it"


@pytest.mark.parametrize("order", ORDERS)
def test_only_the_spinner_goes_on_from_its_ends(layout: Layout, order: str) -> None:
    for number in range(40):
        for places in walks(layout, long_line(order, number), number):
            by_arm = {(place["arm"], place["index"]): place for place in places}
            for place in places[1:]:
                before = by_arm[place["arm"], place["index"] - 1] if place["index"] else places[0]
                if before["double"] and not (before["arm"] < 0 and place["arm"] >= UP):
                    assert beside(before, place)
                if place["double"]:
                    assert beside(place, before)


@pytest.mark.parametrize("order", ORDERS)
def test_tiles_lie_the_same_whatever_is_laid_later(layout: Layout, order: str) -> None:
    line = data(long_line(order, 1))
    shorter = {**line, "arms": [arm[: len(arm) // 2] for arm in line["arms"]]}
    for way in ways(layout, long_line(order, 1), 1):
        later = {place["tile"]: place for place in layout.call("places", line, {}, way)}
        for place in layout.call("places", shorter, {}, way):
            assert place == later[place["tile"]]
