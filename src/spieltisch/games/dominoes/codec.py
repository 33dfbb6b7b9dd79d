"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict
from typing import Any, Final, Literal

from spieltisch.core.events import Json
from spieltisch.core.jsonfields import Fields, flag, items, text, whole
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import END_NAMES, Arm, EndName, Line, Placed
from spieltisch.games.dominoes.settings import Opener, Settings, Variant
from spieltisch.games.dominoes.state import Move, RoundRecord, Table, Tiles, View

_VERBS: Final[Mapping[str, Literal["play", "draw", "pass"]]] = {
    "play": "play",
    "draw": "draw",
    "pass": "pass",
}


def view_to_json(view: View) -> Json:
    """Return the view as a JSON object; tiles in notation, scores in half-points."""
    table = view.table
    return {
        "seat": view.seat,
        "hand": _texts(view.hand),
        "settings": {key: _plain(value) for key, value in asdict(table.settings).items()},
        "round": table.number,
        "opener": table.opener,
        "turn": table.turn,
        "half_points": list(table.scores),
        "hand_sizes": list(table.hand_sizes),
        "boneyard": table.boneyard,
        "line": _line_json(table.line),
        "lead": _text(table.lead),
        "moves": [_move_json(move) for move in table.moves],
        "passes": table.passes,
        "idle_rounds": table.idle_rounds,
        "last_round": None if table.last_round is None else _record_json(table.last_round),
        "winner": table.winner,
    }


def _plain(value: bool | int | str) -> Json:
    return value if isinstance(value, bool | int) else str(value)


def _text(tile: Tile | None) -> str | None:
    return None if tile is None else tile.text


def _texts(tiles: Iterable[Tile]) -> list[Json]:
    return [tile.text for tile in tiles]


def _line_json(line: Line) -> Json:
    return {
        "branching": line.branching,
        "hub": _text(line.hub),
        "spinner": line.spinner,
        "arms": [[[placed.tile.text, placed.outward] for placed in arm] for arm in line.arms],
    }


def _move_json(move: Move) -> Json:
    return {
        "seat": move.seat,
        "verb": move.verb,
        "tile": _text(move.tile),
        "end": move.end,
        "open_values": [*sorted(move.open_values)],
        "points": move.points,
    }


def _record_json(record: RoundRecord) -> Json:
    return {
        "number": record.number,
        "out": record.out,
        "hands": [_texts(hand) for hand in record.hands],
        "gains": list(record.gains),
        "line": _line_json(record.line),
        "boneyard": record.boneyard,
    }


def view_from_json(data: Json) -> View:
    """Read what `view_to_json` wrote.

    Raises:
        ValueError: it is no such thing.
    """
    try:
        return _view(Fields(data))
    except (KeyError, TypeError) as error:
        raise ValueError("this is no view of dominoes") from error


def _view(fields: Fields) -> View:
    table = Table(
        settings=fields.read("settings", _settings),
        number=fields.read("round", whole),
        opener=fields.read("opener", whole),
        turn=fields.maybe("turn", whole),
        scores=fields.items("half_points", whole),
        hand_sizes=fields.items("hand_sizes", whole),
        boneyard=fields.read("boneyard", whole),
        line=fields.read("line", _line),
        lead=fields.maybe("lead", _tile),
        moves=fields.items("moves", _move),
        passes=fields.read("passes", whole),
        idle_rounds=fields.read("idle_rounds", whole),
        last_round=fields.maybe("last_round", _record),
        winner=fields.maybe("winner", whole),
    )
    return View(table, fields.maybe("seat", whole), fields.items("hand", _tile))


def _settings(data: Json) -> Settings:
    if not isinstance(data, dict):
        raise TypeError("an object is expected")
    members: dict[str, Any] = {
        **data,
        "variant": Variant(text(data["variant"])),
        "opening": Opener(text(data["opening"])),
        "next_opener": Opener(text(data["next_opener"])),
    }
    made = Settings(**members)
    if made.seats not in (2, 3, 4):
        raise ValueError("a table has two to four seats")
    return made


def _tile(data: Json) -> Tile:
    return Tile.parse(text(data))


def _tiles(data: Json) -> Tiles:
    return items(data, _tile)


def _line(data: Json) -> Line:
    fields = Fields(data)
    first, second, third, fourth = fields.items("arms", _arm)
    arms = (first, second, third, fourth)
    return Line(
        fields.read("branching", flag), fields.maybe("hub", _tile), fields.read("spinner", flag), arms
    )


def _arm(data: Json) -> Arm:
    return items(data, _placed)


def _placed(data: Json) -> Placed:
    if not isinstance(data, list):
        raise TypeError("a list is expected")
    tile, outward = data
    return Placed(_tile(tile), whole(outward))


def _move(data: Json) -> Move:
    fields = Fields(data)
    return Move(
        seat=fields.read("seat", whole),
        verb=fields.word("verb", _VERBS),
        tile=fields.maybe("tile", _tile),
        end=fields.maybe("end", _end),
        open_values=frozenset(fields.items("open_values", whole)),
        points=fields.read("points", whole),
    )


def _end(data: Json) -> EndName:
    return END_NAMES[END_NAMES.index(text(data))]


def _record(data: Json) -> RoundRecord:
    fields = Fields(data)
    return RoundRecord(
        number=fields.read("number", whole),
        out=fields.maybe("out", whole),
        hands=fields.items("hands", _tiles),
        gains=fields.items("gains", whole),
        line=fields.read("line", _line),
        boneyard=fields.read("boneyard", whole),
    )
