"""The line of tiles: its open ends, what fits them, and what they count in All Fives. No places on a screen.

The first tile lies with its lower half to the left. Where doubles branch, the first double laid is the
spinner: from then on `left` and `right` are its long sides and `up` and `down` its ends, which open once both
sides carry a tile (rules text, "Alle Fünfen").
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal, TypeAlias

from spieltisch.core.tiles import Tile

EndName: TypeAlias = Literal["left", "right", "up", "down"]
END_NAMES: Final[tuple[EndName, ...]] = ("left", "right", "up", "down")
SIDES: Final[tuple[EndName, ...]] = ("left", "right")


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile of an arm; `outward` is the half that looks away from the hub."""

    tile: Tile
    outward: int

    @property
    def inward(self) -> int:
        """The half that touches the tile before it."""
        return self.tile.other(self.outward)


Arm: TypeAlias = tuple[Placed, ...]
"""The tiles of one arm from the hub outward."""


@dataclass(frozen=True, slots=True)
class End:
    """An open end: the value that fits it and the tile that shows it.

    `crosswise`: that tile is a double whose both halves count; `shared`: it is the spinner, which counts once
    for both its sides and not for its ends.
    """

    name: EndName
    value: int
    tile: Tile
    crosswise: bool
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """What one open end adds to the total; `end` is None for the spinner with an open side."""

    end: EndName | None
    value: int
    double: bool

    @property
    def count(self) -> int:
        """The pips it counts."""
        return 2 * self.value if self.double else self.value


@dataclass(frozen=True)
class Line:
    """The tiles laid in a round: the hub (the spinner, else the first tile) and its four arms.

    `branching`: the first double becomes the spinner. `spinner`: the hub is one.
    """

    branching: bool
    hub: Tile | None = None
    spinner: bool = False
    arms: tuple[Arm, Arm, Arm, Arm] = ((), (), (), ())

    def arm(self, end: EndName) -> Arm:
        """Return the arm that grows at `end`."""
        return self.arms[END_NAMES.index(end)]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Every tile of the line."""
        placed = (piece.tile for arm in self.arms for piece in arm)
        return () if self.hub is None else (self.hub, *placed)

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """The open ends in the order left, right, up, down; none before the first tile."""
        if self.hub is None:
            return ()
        both = bool(self.arms[0] and self.arms[1])
        names = END_NAMES if self.spinner and both else SIDES
        return tuple(self._end(name, self.hub) for name in names)

    def _end(self, name: EndName, hub: Tile) -> End:
        arm = self.arm(name)
        if arm:
            return End(name, arm[-1].outward, arm[-1].tile, arm[-1].tile.double)
        value = hub.low if name == "left" else hub.high
        return End(name, value, hub, hub.double, shared=self.spinner or hub.double)

    def end(self, name: str) -> End | None:
        """Return the open end called `name`, or None."""
        return next((end for end in self.ends if end.name == name), None)

    def fits(self, tile: Tile) -> tuple[EndName, ...]:
        """Return the ends a tile can be laid at; none for the first tile, which needs no end."""
        return tuple(end.name for end in self.ends if tile.has(end.value))

    def values(self) -> frozenset[int]:
        """Return the values at the open ends."""
        return frozenset(end.value for end in self.ends)

    def lay(self, tile: Tile, name: EndName | None) -> Line:
        """Return the line with one more tile.

        Raises:
            ValueError: the tile does not fit there.
        """
        if self.hub is None:
            return replace(self, hub=tile, spinner=self.branching and tile.double)
        end = self.end(name or "")
        if end is None or not tile.has(end.value):
            raise ValueError(f"{tile} does not fit {name}")
        if self.branching and not self.spinner and tile.double:
            return self._around(tile, end.name)
        place = END_NAMES.index(end.name)
        arms = list(self.arms)
        arms[place] = (*arms[place], Placed(tile, tile.other(end.value)))
        return replace(self, arms=(arms[0], arms[1], arms[2], arms[3]))

    def _around(self, spinner: Tile, end: EndName) -> Line:
        """The line so far, seen from the spinner that was just laid at one of its ends."""
        hub = self.hub
        assert hub is not None  # noqa: S101 - only a line with tiles has ends
        near, far = (self.arms[0], self.arms[1]) if end == "left" else (self.arms[1], self.arms[0])
        middle = Placed(hub, hub.high if end == "left" else hub.low)
        turned: Arm = tuple(Placed(piece.tile, piece.inward) for piece in reversed(near))
        arm: Arm = (*turned, middle, *far)
        left: Arm = () if end == "left" else arm
        right: Arm = arm if end == "left" else ()
        return Line(self.branching, spinner, True, (left, right, (), ()))

    def parts(self) -> tuple[Part, ...]:
        """Return what the open ends count in All Fives (rules text: "Enddoppel zählt beide Hälften ...")."""
        if self.hub is None:
            return ()
        outer = tuple(Part(end.name, end.value, end.crosswise) for end in self.ends if self.arm(end.name))
        if self.hub.double:
            half_open = not (self.arms[0] and self.arms[1])
            return (Part(None, self.hub.high, double=True), *outer) if half_open else outer
        return tuple(Part(end.name, end.value, end.crosswise) for end in self.ends)

    def total(self) -> int:
        """Return the sum of the open ends as All Fives counts it."""
        return sum(part.count for part in self.parts())
