"""The layout of the line over real games in rooms of many shapes, run as the table's QML runs it."""

from __future__ import annotations

import json
import random
import re
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QJSEngine, QJSValue

from spieltisch.core.tiles import Tile
from spieltisch.games import dominoes
from spieltisch.games.dominoes.line import END_NAMES, Line
from tests.games.dominoes.support import end_of, new_match

FOLDER = Path(dominoes.__file__).parent / "qml"
SCRIPTS = ("DominoesWalk.js", "DominoesLayout.js", "DominoesFit.js")
TO_LEAVE_OUT = re.compile(r"^\.(pragma|import) .*$|\b(Walk|Layout)\.", re.MULTILINE)
"""What only QML understands: here the scripts are one."""
KINDS: dict[str, dict[str, Any]] = {
    "draw": {"seats": 2, "variant": "draw"},
    "fives": {"seats": 2, "variant": "all_fives"},
    "pairs": {"seats": 4, "variant": "all_fives", "partners": True},
    "block": {"seats": 4, "variant": "block"},
}
ROOMS = ((912, 320), (760, 760), (520, 900), (1800, 420))
MARGIN = 14
CALLOUT = {"width": 190, "height": 76}
VALUE = 36
NEAR = 1e-6


class Play(NamedTuple):
    """A tile about to be laid on a line, at an end (None for the first one)."""

    line: Line
    tile: Tile
    end: Any


@dataclass(frozen=True)
class Box:
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Box:
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    def overlaps(self, other: Box) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > NEAR

    def shared_edge(self, other: Box) -> float:
        """How much of an edge two boxes have in common that touch each other."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return max(across, down) if abs(min(across, down)) < NEAR * 1000 else 0

    def inside(self, width: float, height: float, margin: float) -> bool:
        return (
            self.left >= margin - NEAR
            and self.top >= margin - NEAR
            and self.right <= width - margin + NEAR
            and self.bottom <= height - margin + NEAR
        )


class Layout:
    """The scripts in an engine of their own; values go in and out as JSON."""

    def __init__(self) -> None:
        self.engine = QJSEngine()
        texts = ((FOLDER / name).read_text(encoding="utf-8") for name in SCRIPTS)
        assert not self.engine.evaluate(TO_LEAVE_OUT.sub("", "\n".join(texts))).isError()

    def call(self, name: str, *args: Any) -> Any:
        """Call a function of the scripts."""
        code = f"JSON.stringify({name}({', '.join(json.dumps(arg) for arg in args)}))"
        found: QJSValue = self.engine.evaluate(code)
        assert not found.isError(), found.toString()
        return json.loads(found.toString())


@pytest.fixture(scope="module")
def layout(qapp: QGuiApplication) -> Layout:
    del qapp
    return Layout()


def rounds(kind: str, count: int) -> Iterator[list[Play]]:
    """The plays of rounds between random players, to the end."""
    options = dict(KINDS[kind])
    seats = options.pop("seats")
    for number in range(count):
        stream = random.Random(number)
        match = new_match(seats, f"{kind}/{number}", target=0, **options)
        plays = []
        while actors := match.actors():
            legal = match.legal(actors[0])
            action = legal[int(stream.random() * len(legal))]
            if action.verb == "play":
                end = end_of(action.args[1]) if len(action.args) > 1 else None
                plays.append(Play(match.state.table.line, Tile.parse(action.args[0]), end))
            match.play(action)
        yield plays


def data(line: Line) -> dict[str, Any]:
    """A line as the presenter hands it to QML."""
    hub = line.hub
    return {
        "hub": "" if hub is None else hub.text,
        "double": hub is not None and hub.double,
        "spinner": line.spinner,
        "arms": [[{"tile": item.tile.text, "double": item.tile.double} for item in arm] for arm in line.arms],
        "ends": [{"name": end.name} for end in line.ends],
    }


def room(width: float, height: float, *, callout: bool = True, largest: float = 56) -> dict[str, Any]:
    shown = CALLOUT if callout else None
    return {
        "width": width,
        "height": height,
        "margin": MARGIN,
        "largest": largest,
        "growing": True,
        "callout": shown,
    }


def ghosts(play: Play) -> dict[str, Any]:
    """The tile at every end it fits."""
    return {name: {"double": play.tile.double} for name in play.line.fits(play.tile)}


def box(place: dict[str, Any]) -> Box:
    return Box.around(place["x"], place["y"], place["width"], place["height"])


def half(place: dict[str, Any], unit: float, *, outer: bool) -> Box:
    """Where one half of a tile lies; a double touches its neighbours with either."""
    if place["double"]:
        return box(place)
    dx, dy = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[place["angle"]]
    way = unit / 2 if outer else -unit / 2
    return Box.around(place["x"] + dx * way, place["y"] + dy * way, unit, unit)


def check(laid: dict[str, Any], line: Line, width: float, height: float) -> None:
    """What has to be true of every line that is shown."""
    places = laid["all"]
    assert set(laid["tiles"]) == {tile.text for tile in line.tiles}
    assert len(places) == len(line.tiles) + len(laid["ghosts"])
    boxes = [box(place) for place in places]
    for number, one in enumerate(boxes):
        assert one.inside(width, height, MARGIN)
        assert not any(one.overlaps(other) for other in boxes[:number])
    for place in places:
        lying = place["width"] > place["height"]
        assert lying == ((place["angle"] % 180 == 0) != place["double"])
    check_neighbours(laid, line)


def check_neighbours(laid: dict[str, Any], line: Line) -> None:
    """Tiles that follow each other touch with equal halves, a whole half long."""
    unit, tiles = laid["unit"], laid["tiles"]
    assert line.hub is not None
    hub = tiles[line.hub.text]
    for name, arm in zip(END_NAMES, line.arms, strict=True):
        before = box(hub)
        if not line.hub.double:
            before = half(hub, unit, outer=name == "right")
        for placed in arm:
            place = tiles[placed.tile.text]
            assert half(place, unit, outer=False).shared_edge(before) >= unit * 0.999
            before = half(place, unit, outer=True)


def previewed(layout: Layout, play: Play, space: dict[str, Any], fit: Any) -> tuple[Any, Any]:
    """Select the tile, then its end: the fit, and the line with the tile as it is previewed."""
    offered = ghosts(play)
    if play.line.hub is not None:
        fit = layout.call("fit", data(play.line), offered, space, fit, "")
    after = data(play.line.lay(play.tile, play.end))
    others = {name: ghost for name, ghost in offered.items() if name != play.end}
    fit = layout.call("fit", after, others, space, fit, play.tile.text)
    return fit, layout.call("lay", after, others, fit)


@pytest.mark.parametrize("size", ROOMS, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("kind", KINDS)
def test_every_line_lies_whole_and_stays_as_previewed(
    layout: Layout, kind: str, size: tuple[int, int]
) -> None:
    space = room(*size)
    for plays in rounds(kind, 3):
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
    for plays in rounds(kind, 6):
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
    for plays in rounds(kind, 4):
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
    for plays in rounds(kind, 4):
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
    lines = [data(plays[-1].line.lay(plays[-1].tile, plays[-1].end)) for plays in rounds(kind, 24)]
    for (width, height), wanted in SIZES.items():
        space = {**room(width, height, callout=False, largest=1000), "margin": 0, "growing": False}
        units = sorted(layout.call("fit", line, {}, space, None, "")["scale"] for line in lines)
        least, usual = wanted[kind]
        assert units[len(units) // 20] >= least * 0.94
        assert statistics.median(units) >= usual * 0.97


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


def lines_of(text: str) -> Iterator[Line]:
    line = Line(branching=True)
    for word in text.split():
        tile, _, end = word.partition(":")
        line = line.lay(Tile.parse(tile), end_of(end))
        yield line


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
