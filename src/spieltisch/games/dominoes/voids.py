"""What everyone knows of hidden hands.

Who drew or passed had none of the open values; a double higher than the one that had to be led was in no
hand. Tiles a seat drew and kept later are exempt, so that each of these says: of those tiles the hand has at
most so many.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes.state import Move, Table


@dataclass(frozen=True, slots=True)
class Void:
    """At most `limit` of these tiles are in the hand."""

    tiles: frozenset[Tile]
    limit: int


@lru_cache(maxsize=128)
def tiles_with(values: frozenset[int]) -> frozenset[Tile]:
    """Return every tile that has one of the values."""
    return frozenset(tile for tile in FULL_SET if tile.low in values or tile.high in values)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One turn of a seat: the values it had none of (None: nothing known), and the tiles it drew and kept.

    `loose` of those have not shown yet whether they fit: the newest one, in a turn that is not over.
    """

    values: frozenset[int] | None
    kept: int
    loose: int = 0


def voids(table: Table, seat: int) -> tuple[Void, ...]:
    """Return what the moves of this round say of the hand of `seat`, oldest first."""
    turns = [_turn(moves, table.settings.voluntary_draw) for moves in _turns(table.moves, seat)]
    found = [
        Void(tiles_with(turn.values), turn.loose + sum(later.kept for later in turns[index + 1 :]))
        for index, turn in enumerate(turns)
        if turn.values
    ]
    return (*_higher_doubles(table, sum(turn.kept for turn in turns)), *found)


def _higher_doubles(table: Table, kept: int) -> tuple[Void, ...]:
    if table.lead is None:
        return ()
    higher = frozenset(tile for tile in FULL_SET if tile.double and tile > table.lead)
    return (Void(higher, kept),) if higher else ()


def _turns(moves: Sequence[Move], seat: int) -> list[list[Move]]:
    """Return the moves of `seat` by turn: a turn ends when the seat lays a tile or passes."""
    turns: list[list[Move]] = [[]]
    for move in moves:
        if move.seat == seat:
            turns[-1].append(move)
            if move.verb != "draw":
                turns.append([])
    return [turn for turn in turns if turn]


def _turn(moves: Sequence[Move], voluntary: bool) -> _Turn:
    """Read one turn. Who has to draw lays the first tile that fits, so that all it kept fits nowhere."""
    drawn = sum(move.verb == "draw" for move in moves)
    last = moves[-1]
    if last.verb == "pass":
        return _Turn(last.open_values, drawn)
    if voluntary or not drawn:
        return _Turn(None, drawn)
    if last.verb == "draw":
        return _Turn(last.open_values, drawn, loose=1)
    return _Turn(moves[0].open_values, drawn - 1)
