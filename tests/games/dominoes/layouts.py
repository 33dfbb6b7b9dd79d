"""The layout of the line as the table's QML runs it, and lines to lay out."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtQml import QJSEngine, QJSValue

from spieltisch.core.tiles import Tile
from spieltisch.games import dominoes
from spieltisch.games.dominoes.line import END_NAMES, Line
from tests.games.dominoes.support import end_of, new_match

FOLDER = Path(dominoes.__file__).parent / "qml"
SCRIPTS = ("DominoesWalk.js", "DominoesLayout.js", "DominoesFit.js")
TO_LEAVE_OUT = re.compile(r"^\.(pragma|import) .*$|\b(Walk|Layout)\.", re.MULTILINE)
"""What only QML understands: here the scripts are one."""
CONSTANT = re.compile("^const ", re.MULTILINE)
"""Made variables, constants are known to what is evaluated later."""
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
        script = CONSTANT.sub("var ", TO_LEAVE_OUT.sub("", "\n".join(texts)))
        assert not self.engine.evaluate(script).isError()

    def call(self, name: str, *args: Any) -> Any:
        """Call a function of the scripts."""
        return self.value(f"{name}({', '.join(json.dumps(arg) for arg in args)})")

    def value(self, expression: str) -> Any:
        """Return what an expression of the scripts is."""
        found: QJSValue = self.engine.evaluate(f"JSON.stringify({expression})")
        assert not found.isError(), found.toString()
        return json.loads(found.toString())


def rounds(kind: str, count: int, first: int = 0) -> Iterator[list[Play]]:
    """The plays of rounds between random players, to the end; `first` numbers the rounds."""
    options = dict(KINDS[kind])
    seats = options.pop("seats")
    for number in range(first, first + count):
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


def lines_of(text: str) -> Iterator[Line]:
    line = Line(branching=True)
    for word in text.split():
        tile, _, end = word.partition(":")
        line = line.lay(Tile.parse(tile), end_of(end))
        yield line
