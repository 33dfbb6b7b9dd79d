"""What goes over the border to the worker process and back: JSON both ways, never an object."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.events import Json

HINT = "hint"
CRASHED = "crashed"
FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Request:
    """A decision to make: `player` is a level, `random` or `hint`; `number` is derived for this decision."""

    game: str
    player: str
    view: Json
    number: int

    def to_json(self) -> dict[str, Json]:
        """The request as a JSON object."""
        return {"game": self.game, "player": self.player, "view": self.view, "number": self.number}


@dataclass(frozen=True, slots=True)
class Decision:
    """What a computer player does."""

    action: Action


@dataclass(frozen=True, slots=True)
class Ranking:
    """What the adviser says, best first; `unit` is what the values count."""

    unit: str
    actions: tuple[RankedAction, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """No answer: the process `crashed`, or the player `failed` with an error (`detail` for the log)."""

    kind: str
    detail: str = ""


Reply: TypeAlias = Decision | Ranking | Failure


def encode(data: Mapping[str, Json]) -> bytes:
    """Write a JSON object."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False).encode()


def decision_json(action: Action) -> dict[str, Json]:
    """A decision as a JSON object."""
    return {"action": action.text}


def ranking_json(unit: str, actions: tuple[RankedAction, ...]) -> dict[str, Json]:
    """A ranking as a JSON object."""
    rows: list[Json] = [
        {"action": ranked.action.text, "value": ranked.value, "details": dict(ranked.details)}
        for ranked in actions
    ]
    named = actions[0].unit if actions else ""
    return {"unit": named or unit, "ranking": rows}


def reply_from_json(data: Any) -> Reply:
    """Read what the worker process sent; anything unexpected is a `Failure`."""
    try:
        if "error" in data:
            return Failure(FAILED, str(data["error"]))
        if "ranking" in data:
            return Ranking(str(data["unit"]), tuple(_ranked(row) for row in data["ranking"]))
        return Decision(Action.parse(data["action"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return Failure(FAILED, repr(error))


def _ranked(row: Any) -> RankedAction:
    details = tuple((str(name), float(figure)) for name, figure in row["details"].items())
    return RankedAction(Action.parse(row["action"]), float(row["value"]), details)
