"""The state of a match of dominoes and what one seat may know of it. Both are immutable.

When a round ends the next one has been dealt already, and `last_round` tells how the last one ended, with the
tiles that were left in every hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.randomness import RandomSource
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import EndName, Line
from spieltisch.games.dominoes.settings import Settings

Tiles: TypeAlias = tuple[Tile, ...]
HalfPoints: TypeAlias = int
"""Twice the points: three players may share a bonus of 15."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a seat did in this round for all to see.

    `tile` and `end` are those of a play (no end for the first tile). `open_values` are the values at the open
    ends before it: who draws or passes has none of them. `points` (half-points) are those of the play itself.
    """

    seat: int
    verb: Literal["play", "draw", "pass"]
    tile: Tile | None = None
    end: EndName | None = None
    open_values: frozenset[int] = frozenset()
    points: HalfPoints = 0


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """How a round ended.

    `out` is the seat that laid its last tile, None when the round was blocked; `hands` the tiles left in
    every hand; `gains` the half-points of each side for the end of the round; `line` and `boneyard` what lay
    on the table then.
    """

    number: int
    out: int | None
    hands: tuple[Tiles, ...]
    gains: tuple[HalfPoints, ...]
    line: Line
    boneyard: int


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public of a match.

    - `number`: of the round, from 1; `opener`: who opens or opened it; `turn`: whose turn it is, None when
      the match is over. `lead`: the tile the opener had to lead, the highest double of all hands (option
      `highest_double`), else None.
    - `hand_sizes`, `boneyard`: tiles each seat holds and tiles that lie face down.
    - `line`, `moves`: the tiles laid, and what everyone did in this round, in order.
    - `passes`: how many seats have passed in a row.
    - `idle_rounds`: how many rounds in a row, this one included, have brought nobody a point so far.
    - `scores`: half-points of every side, with every score so far. `winner`: the side that has won; a match
      of one round may be over without one.
    """

    settings: Settings
    number: int
    opener: int
    turn: int | None
    scores: tuple[HalfPoints, ...]
    hand_sizes: tuple[int, ...]
    boneyard: int
    line: Line
    lead: Tile | None = None
    moves: tuple[Move, ...] = ()
    passes: int = 0
    idle_rounds: int = 0
    last_round: RoundRecord | None = None
    winner: int | None = None

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.turn is None

    @property
    def drawable(self) -> int:
        """How many tiles may still be drawn from the boneyard."""
        return max(0, self.boneyard - self.settings.reserve) if self.settings.draws else 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole match, hidden tiles included.

    `hands` are sorted, `boneyard` is in the order it is drawn. `lots` are the lots a match file prescribes,
    `lots_drawn` counts those drawn so far.
    """

    chance: RandomSource
    table: Table
    hands: tuple[Tiles, ...]
    boneyard: Tiles
    rounds_dealt: int
    lots: tuple[int, ...] = ()
    lots_drawn: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: the table and its own hand, sorted (`seat` None: an onlooker, no hand)."""

    table: Table
    seat: int | None
    hand: Tiles
