"""Commands about one match file: `replay`, `legal`, `view`, `hint`."""

from __future__ import annotations

from typing import Any

from spieltisch.cli.arguments import usage
from spieltisch.cli.context import Context
from spieltisch.core.errors import BadMatchFile
from spieltisch.core.events import Json
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.matchfile import read_file
from spieltisch.core.messages import Message, Seat, excerpt, message
from spieltisch.core.replay import Refusal, Replay, replay

OK = 0
REFUSED = 2


def _load(context: Context) -> tuple[GamePlugin, Replay]:
    document = read_file(context.arguments.file(), lambda game: context.game(game).game)
    plugin = context.game(document.header.game)
    return plugin, replay(document, plugin.game)


def _refusal(refusal: Refusal) -> Message:
    number, text = refusal.index + 1, excerpt(refusal.text)
    return message("cli.replay.refused", number=number, text=text, why=refusal.message)


def _seat(context: Context, match: Match[Any, Any]) -> int | None:
    seat = context.arguments.number("--seat")
    if seat is not None and seat >= len(match.header.seats):
        raise usage("seat", seat=seat)
    return seat


def replay_command(context: Context) -> int:
    """Play the file and tell how the match stands; a refused action is told with the state before it."""
    plugin, played = _load(context)
    if context.arguments.flag("--json"):
        context.print_json(_replay_json(context, played))
    else:
        _tell(context, plugin, played.match)
    if played.refusal is None:
        return OK
    context.complain(_refusal(played.refusal))
    return REFUSED


def _replay_json(context: Context, played: Replay) -> dict[str, Json]:
    match, refusal = played.match, played.refusal
    result = match.result()
    answer: dict[str, Json] = {
        "over": result.over,
        "scores": list(result.scores),
        "winner": result.winner,
        "turn": match.turn(),
        "to_act": list(match.actors()),
        "events": [event.to_json() for event in match.events],
    }
    if refusal is not None:
        answer["error"] = {
            "action": refusal.index,
            "text": refusal.text,
            "reason": refusal.reason,
            "message": context.text(refusal.message),
        }
    return answer


def _tell(context: Context, plugin: GamePlugin, match: Match[Any, Any]) -> None:
    names = tuple(entry.name for entry in match.header.seats)
    for line in plugin.presenter.log(match.events, match.sides):
        value = line.value if isinstance(line.value, str) else context.text(line.value)
        context.write(f"{context.text(line.text, names)} {value}".rstrip())
    result = match.result()
    context.say(message("cli.replay.scores", scores=result.scores))
    if not result.over:
        context.say(message("cli.replay.to_act", seats=match.actors()))
    elif result.winner is None:
        context.say(message("cli.replay.tie"))
    else:
        winners = tuple(Seat(seat) for seat, side in enumerate(match.sides) if side == result.winner)
        context.write(context.text(message("cli.replay.winner", names=winners), names))


def _load_legal(context: Context) -> tuple[GamePlugin, Match[Any, Any]]:
    """The match of a file whose every action is allowed.

    Raises:
        BadMatchFile: one is not.
    """
    plugin, played = _load(context)
    if played.refusal is not None:
        raise BadMatchFile(_refusal(played.refusal))
    return plugin, played.match


def legal_command(context: Context) -> int:
    """List the legal actions of every seat that has one, or of one seat."""
    _plugin, match = _load_legal(context)
    wanted = _seat(context, match)
    seats = match.actors() if wanted is None else (wanted,)
    legal = {str(seat): [action.text for action in match.legal(seat)] for seat in seats}
    legal = {seat: actions for seat, actions in legal.items() if actions}
    if context.arguments.flag("--json"):
        context.print_json({seat: list(actions) for seat, actions in legal.items()})
    elif not legal:
        context.say(message("cli.legal.none"))
    else:
        for actions in legal.values():
            context.write("\n".join(actions))
    return OK


def view_command(context: Context) -> int:
    """Print what one seat knows."""
    context.arguments.required("--seat")
    plugin, match = _load_legal(context)
    view = plugin.game.view_to_json(match.view(_seat(context, match)))
    context.print_json(view, indent=None if context.arguments.flag("--json") else 2)
    return OK


def hint_command(context: Context) -> int:
    """Print the expert's ranking for one seat; the adviser gets the view as the worker process does."""
    plugin, match = _load_legal(context)
    seat = _seat(context, match)
    if seat is None and match.actors():
        seat = match.actors()[0]
    adviser = plugin.adviser()
    ranking = []
    if seat is not None and match.legal(seat):
        view = plugin.game.view_from_json(plugin.game.view_to_json(match.view(seat)))
        ranking = list(adviser.rank(view, match.decision_number(seat)))
    if context.arguments.flag("--json"):
        rows: list[Json] = [{"action": item.action.text, "value": item.value} for item in ranking]
        unit = (ranking[0].unit if ranking else "") or adviser.unit
        context.print_json({"seat": seat, "unit": unit, "actions": rows})
    elif not ranking:
        context.say(message("cli.legal.none"))
    for item in [] if context.arguments.flag("--json") else ranking:
        context.say(message("cli.hint.line", action=item.action.text, value=item.value))
    return OK
