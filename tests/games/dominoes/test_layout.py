"""The layout of the line over real games in rooms of many shapes, run as the table's QML runs it."""

from __future__ import annotations

import statistics
from itertools import pairwise
from typing import Any

import pytest

from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import END_NAMES
from tests.games.dominoes.layouts import (
    KINDS,
    NEAR,
    ROOMS,
    VALUE,
    Box,
    Layout,
    box,
    check,
    data,
    lines_of,
    previewed,
    room,
    rounds,
)


@pytest.mark.parametrize("size", ROOMS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", KINDS)
def test_every_line_lies_whole_and_stays_as_previewed(
    layout: Layout, kind: str, size: tuple[int, int]
) -> None:
    space = room(*size)
    for plays in rounds(kind, 1, first=ROOMS.index(size)):
        fit = None
        for play in plays:
            line = play.line.lay(play.tile, play.end)
            fit, laid = previewed(layout, play, space, fit)
            check(laid, line, *size)
            seen = laid["tiles"][play.tile.text]
            fit = layout.call("fit", data(line), {}, {**space, "callout": None}, fit, "")
            final = layout.call("lay", data(line), {}, fit)
            check(final, line, *size)
            for tile in line.tiles:
                assert final["tiles"][tile.text] == laid["tiles"][tile.text]
            assert final["tiles"][play.tile.text] == seen


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_that_fits_is_not_moved(layout: Layout, kind: str) -> None:
    """Whoever looks at the table finds everything where it was, but for a few times a round."""
    space = room(1100, 466, callout=False)
    moves = []
    for plays in rounds(kind, 4):
        moved = 0
        fit: Any = None
        for play in plays:
            line = play.line.lay(play.tile, play.end)
            before = fit
            fit = layout.call("fit", data(line), {}, space, fit, "")
            old: dict[str, Any] = layout.call("lay", data(play.line), {}, before)["tiles"] if before else {}
            new = layout.call("lay", data(line), {}, fit)["tiles"]
            moved += any(middle(new[name]) != pytest.approx(middle(old[name])) for name in old)
        moves.append(moved)
    assert max(moves) <= 6
    assert statistics.mean(moves) <= 3.5


def middle(place: dict[str, Any]) -> tuple[float, float]:
    return place["x"], place["y"]


@pytest.mark.parametrize("kind", KINDS)
def test_the_callout_of_every_ghost_covers_nothing(layout: Layout, kind: str) -> None:
    width, height = ROOMS[0]
    space = room(width, height)
    for plays in rounds(kind, 2, first=10):
        fit = None
        for play in plays:
            fit, laid = previewed(layout, play, space, fit)
            found = layout.call("calloutAt", laid, laid["tiles"][play.tile.text], space)
            assert found is not None
            shown = Box.around(
                found["x"] + found["width"] / 2,
                found["y"] + found["height"] / 2,
                found["width"],
                found["height"],
            )
            assert shown.inside(width, height, 0)
            assert not any(shown.overlaps(box(place)) for place in laid["all"])


@pytest.mark.parametrize("kind", KINDS)
def test_values_stand_at_their_ends_and_cover_no_tile(layout: Layout, kind: str) -> None:
    space = room(1100, 466, callout=False)
    for plays in rounds(kind, 2, first=20):
        fit = None
        for play in plays:
            line = play.line.lay(play.tile, play.end)
            fit = layout.call("fit", data(line), {}, space, fit, "")
            laid = layout.call("lay", data(line), {}, fit)
            for end in line.ends:
                place = layout.call("endOf", laid, end.name)
                found = layout.call("valueAt", laid, place, [], space, VALUE)
                circle = Box.around(found["x"], found["y"], VALUE, VALUE)
                assert not any(circle.overlaps(box(other)) for other in laid["all"])
                assert abs(found["x"] - place["x"]) <= place["width"] / 2 + VALUE
                assert abs(found["y"] - place["y"]) <= place["height"] / 2 + VALUE


SIZES = {
    (1200, 560): {"draw": (53, 65), "fives": (46, 56), "pairs": (49, 56), "block": (59, 67)},
    (760, 760): {"draw": (51, 61), "fives": (41, 51), "pairs": (43, 54), "block": (54, 66)},
    (520, 900): {"draw": (45, 56), "fives": (39, 47), "pairs": (43, 50), "block": (49, 61)},
    (1800, 420): {"draw": (49, 70), "fives": (38, 47), "pairs": (38, 44), "block": (62, 72)},
    (360, 560): {"draw": (30, 36), "fives": (26, 31), "pairs": (28, 33), "block": (33, 40)},
}
"""Short side of a tile at the end of a round, in pixels: what all but one in twenty and what half reach."""


@pytest.mark.parametrize("kind", KINDS)
def test_tiles_are_large_at_the_end_of_a_round(layout: Layout, kind: str) -> None:
    lines = [data(plays[-1].line.lay(plays[-1].tile, plays[-1].end)) for plays in rounds(kind, 20)]
    for (width, height), wanted in SIZES.items():
        space = {**room(width, height, callout=False, largest=1000), "margin": 0, "growing": False}
        units = sorted(layout.call("fit", line, {}, space, None, "")["scale"] for line in lines)
        least, usual = wanted[kind]
        assert units[len(units) // 20] >= least * 0.94
        assert statistics.median(units) >= usual * 0.97


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_is_as_large_as_can_be_after_the_window_has_changed(layout: Layout, kind: str) -> None:
    """What lay in other rooms before does not count: everything moves anyway."""
    (plays,) = rounds(kind, 1, first=30)
    for play in plays[1::5]:
        line, fit = data(play.line), None
        for size in ((1800, 760), (912, 466), (1100, 900), (520, 560)):
            space = room(*size, callout=False, largest=90)
            fit = layout.call("fit", line, {}, space, fit, "")
            assert fit["scale"] >= 0.97 * layout.call("fit", line, {}, space, None, "")["scale"]


def test_four_quarter_turns_change_nothing(layout: Layout) -> None:
    point = [3.0, -1.5]
    turned = point
    seen = set()
    for _ in range(4):
        turned = layout.call("turn", *turned, 90)
        seen.add(tuple(turned))
    assert turned == point
    assert len(seen) == 4


def test_a_low_room_lets_the_ends_of_a_spinner_run_along_its_sides(layout: Layout) -> None:
    text = "5-5 5-4:left 5-3:right 5-2:up 5-1:down 2-0:up 1-0:down 4-0:up 4-1:up"
    *_, line = lines_of(text)
    low = layout.call("fit", data(line), {}, room(1800, 300, callout=False), None, "")
    assert low["stems"] != [0, 0]
    laid = layout.call("lay", data(line), {}, low)
    check(laid, line, 1800, 300)
    heights = [place["y"] for place in laid["all"] if place["arm"] == END_NAMES.index("up")]
    assert any(abs(one - other) < NEAR for one, other in pairwise(heights[1:]))


def test_a_spinner_laid_at_an_end_moves_no_tile(layout: Layout) -> None:
    *_, before = lines_of("6-4 4-1:left 6-3:right")
    space = room(1100, 466, callout=False)
    fit = layout.call("fit", data(before), {}, space, None, "")
    old = layout.call("lay", data(before), {}, fit)["tiles"]
    after = before.lay(Tile.parse("3-3"), "right")
    assert after.hub == Tile.parse("3-3")
    new = layout.call("lay", data(after), {}, layout.call("fit", data(after), {}, space, fit, ""))["tiles"]
    for name, place in old.items():
        assert middle(new[name]) == pytest.approx(middle(place))
