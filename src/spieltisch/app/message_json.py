"""Messages as JSON text, so that lists can show the progress of a match without its game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple
from typing import Any, Final

from spieltisch.core.cards import JOKER, Card
from spieltisch.core.messages import Message, MessageValue, Rank, Seat, StandIn, Suit
from spieltisch.core.tiles import Tile


def message_to_text(message: Message) -> str:
    """Write a message; `message_from_text` reads it."""
    return json.dumps(_encode(message), ensure_ascii=False, separators=(",", ":"))


def message_from_text(text: str) -> Message | None:
    """Read what `message_to_text` wrote; None for anything else."""
    try:
        value = _decode(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    return value if isinstance(value, Message) else None


_NUMBERED: Final[Mapping[str, type[Seat | Rank | Suit]]] = {"seat": Seat, "rank": Rank, "suit": Suit}
"""The values that are no more than a number."""


def _encode(value: MessageValue) -> Any:
    if isinstance(value, Message):
        return {"key": value.key, "args": {name: _encode(item) for name, item in value.args}}
    for name, kind in _NUMBERED.items():
        if isinstance(value, Seat | Rank | Suit) and type(value) is kind:
            return {name: astuple(value)[0]}
    if isinstance(value, Card | StandIn | Tile):
        return _encode_piece(value)
    if isinstance(value, tuple):
        return [_encode(item) for item in value]
    return value


def _encode_piece(piece: Card | StandIn | Tile) -> dict[str, str]:
    if isinstance(piece, StandIn):
        return {"stand_in": piece.card.text}
    return {"card" if isinstance(piece, Card) else "tile": piece.text}


def _decode(value: Any) -> MessageValue:
    if isinstance(value, list):
        return tuple(_decode(item) for item in value)
    if isinstance(value, int | float | str):
        return value
    if "key" in value:
        arguments = {name: _decode(item) for name, item in value["args"].items()}
        return Message(str(value["key"]), tuple(sorted(arguments.items())))
    for name, kind in _NUMBERED.items():
        if name in value:
            return kind(int(value[name]))
    return _decode_piece(value)


def _decode_piece(value: Mapping[str, str]) -> Card | StandIn | Tile:
    if "tile" in value:
        return Tile.parse(value["tile"])
    if "stand_in" in value:
        return StandIn(Card.parse(value["stand_in"]))
    return JOKER if value["card"] == JOKER.text else Card.parse(value["card"])
