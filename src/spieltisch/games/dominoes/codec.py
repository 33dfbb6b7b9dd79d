"""Views as plain JSON: what `spieltisch view` prints and what the worker process gets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar

from spieltisch.core.events import Json
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import END_NAMES, Arm, EndName, Line, Placed
from spieltisch.games.dominoes.settings import Opener, Settings, Variant
from spieltisch.games.dominoes.state import Move, RoundRecord, Table, Tiles, View

T = TypeVar("T")

_VERBS: Final = ("play", "draw", "pass")


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
        return _view(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError("this is no view of dominoes") from error


def _view(data: Any) -> View:
    record = data["last_round"]
    table = Table(
        settings=_settings(data["settings"]),
        number=_number(data["round"]),
        opener=_number(data["opener"]),
        turn=_optional(data["turn"], _number),
        scores=_numbers(data["half_points"]),
        hand_sizes=_numbers(data["hand_sizes"]),
        boneyard=_number(data["boneyard"]),
        line=_line(data["line"]),
        lead=_optional(data["lead"], Tile.parse),
        moves=tuple(_move(move) for move in data["moves"]),
        passes=_number(data["passes"]),
        idle_rounds=_number(data["idle_rounds"]),
        last_round=None if record is None else _record(record),
        winner=_optional(data["winner"], _number),
    )
    return View(table, _optional(data["seat"], _number), _tiles(data["hand"]))


def _settings(data: Any) -> Settings:
    made = Settings(
        **{
            **data,
            "variant": Variant(data["variant"]),
            "opening": Opener(data["opening"]),
            "next_opener": Opener(data["next_opener"]),
        }
    )
    if made.seats not in (2, 3, 4):
        raise ValueError("a table has two to four seats")
    return made


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("not a whole number")
    return value


def _numbers(values: Any) -> tuple[int, ...]:
    return tuple(_number(value) for value in values)


def _optional(value: Any, read: Callable[[Any], T]) -> T | None:
    return None if value is None else read(value)


def _tiles(texts: Sequence[str]) -> Tiles:
    return tuple(Tile.parse(text) for text in texts)


def _end(name: Any) -> EndName:
    return END_NAMES[END_NAMES.index(name)]


def _line(data: Any) -> Line:
    first, second, third, fourth = (_arm(arm) for arm in data["arms"])
    hub = _optional(data["hub"], Tile.parse)
    return Line(bool(data["branching"]), hub, bool(data["spinner"]), (first, second, third, fourth))


def _arm(data: Any) -> Arm:
    return tuple(Placed(Tile.parse(text), _number(outward)) for text, outward in data)


def _move(data: Any) -> Move:
    if data["verb"] not in _VERBS:
        raise ValueError("no such move")
    return Move(
        _number(data["seat"]),
        data["verb"],
        _optional(data["tile"], Tile.parse),
        _optional(data["end"], _end),
        frozenset(_numbers(data["open_values"])),
        _number(data["points"]),
    )


def _record(data: Any) -> RoundRecord:
    return RoundRecord(
        _number(data["number"]),
        _optional(data["out"], _number),
        tuple(_tiles(hand) for hand in data["hands"]),
        _numbers(data["gains"]),
        _line(data["line"]),
        _number(data["boneyard"]),
    )
