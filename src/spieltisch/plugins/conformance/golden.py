"""Golden playthroughs: a text file with every answer of a game at every state of a match.

A file begins with the match's header as JSON; every further block is an action (`> 0 play 7C`) and what the
game answers after it. Comparing plays the actions again, so a difference shows where rules have changed.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.events import Json
from spieltisch.core.game import Game
from spieltisch.core.match import Match, MatchHeader
from spieltisch.core.matchfile import header_document, read_document
from spieltisch.plugins.conformance.cases import Case, play_to_end, require
from spieltisch.plugins.conformance.laws import answers


def record(game: Game[Any, Any], header: MatchHeader, actions: tuple[Action, ...]) -> str:
    """Return the text of a playthrough; it ends where the rules refuse an action."""
    match: Match[Any, Any] = Match(game, header)
    lines = [json.dumps(header_document(header), sort_keys=True), *_describe(match)]
    for action in actions:
        lines += ["", f"> {action}"]
        try:
            match.play(action)
        except IllegalAction as error:
            lines.append(f"refused {error.message.key}")
            break
        lines += _describe(match)
    return "\n".join(lines) + "\n"


def _describe(match: Match[Any, Any]) -> list[str]:
    result = match.result()
    turn, actors, asked = match.turn(), match.actors(), match.asked()
    lines = [f"event {json.dumps(event.to_json())}" for event in match.recent]
    lines.append(f"actors {list(actors)} turn {'-' if turn is None else turn}")
    if asked != actors:
        lines.append(f"asked {list(asked)}")
    lines.append(f"over {result.over} scores {list(result.scores)} winner {result.winner}")
    for seat in match.actors():
        legal = ", ".join(action.text for action in match.legal(seat))
        lines += [f"legal {seat}: {legal}"]
    views = answers(match)["views"]
    if isinstance(views, dict):
        lines += [f"view {'-' if seat is None else seat}: {_digest(view)}" for seat, view in views.items()]
    return lines


def _digest(view: Json) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


def write_golden(path: Path, game: Game[Any, Any], case: Case) -> None:
    """Play a match at random and write down everything the game answers."""
    match = play_to_end(game, case)
    path.write_text(record(game, match.header, match.actions), encoding="utf-8", newline="\n")


def check_golden(path: Path, game: Game[Any, Any]) -> None:
    """Play the match of a golden file again and compare every answer.

    Raises:
        NonConformance: an answer differs; the text names the first line.
    """
    expected = path.read_text(encoding="utf-8").splitlines()
    actions = tuple(Action.parse(line[2:]) for line in expected if line.startswith("> "))
    document = {**json.loads(expected[0]), "actions": []}
    header = read_document(document, lambda _id: game).header
    found = record(game, header, actions).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        require(old == new, f"{path.name}, line {number} differs", f"was {old!r}", f"is {new!r}")
    require(len(expected) == len(found), f"{path.name} has {len(expected)} lines", f"now {len(found)}")
