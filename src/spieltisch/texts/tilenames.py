"""Tiles in words: "six-four", "double blank"; short as in the notation, `6-4`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from spieltisch.core.tiles import Tile, format_tiles

Find: TypeAlias = Callable[[str], str]


def tile_name(tile: Tile, find: Find) -> str:
    """Return a tile in words, the higher half first; a double has a name of its own."""
    if tile.double:
        return find(f"texts.double.{tile.high}")
    high, low = (find(f"texts.pips.{half}") for half in (tile.high, tile.low))
    return find("texts.tile").format(high=high, low=low)


def tiles_short(tiles: Iterable[Tile]) -> str:
    """Return a row of tiles in their short forms."""
    return format_tiles(tiles)


def format_tile(tile: Tile, forms: tuple[str, ...], find: Find) -> str:
    """Write one tile in the form asked for (see `formatting`)."""
    return tile.text if "short" in forms else tile_name(tile, find)
