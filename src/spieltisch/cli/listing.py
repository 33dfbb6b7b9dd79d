"""Commands that list what there is: `games`, `plugins`."""

from __future__ import annotations

from spieltisch.cli.context import Context
from spieltisch.core.events import Json
from spieltisch.core.game import GameInfo
from spieltisch.core.messages import MessageValue, excerpt, message
from spieltisch.core.options import Condition, Option
from spieltisch.plugins.registry import PluginRecord


def games_command(context: Context) -> int:
    """List the games that work, with their options."""
    games = [plugin.game.info for plugin in context.registry.load_all()]
    if context.arguments.flag("--json"):
        context.print_json([_game_json(info) for info in games])
    else:
        for info in games:
            _tell_game(context, info)
    return 0


def _game_json(info: GameInfo) -> dict[str, Json]:
    return {
        "id": info.id,
        "version": info.version,
        "seats": list(info.seats),
        "options": [_option_json(option) for option in info.options],
    }


def _option_json(option: Option) -> dict[str, Json]:
    return {
        "key": option.key,
        "type": option.type,
        "default": option.default,
        "choices": list(option.choices),
        "depends_on": _condition_json(option.depends_on),
    }


def _condition_json(condition: Condition | None) -> Json:
    return None if condition is None else {"key": condition.key, "values": list(condition.values)}


def _tell_game(context: Context, info: GameInfo) -> None:
    context.say(message("cli.games.line", id=info.id, name=info.name, summary=info.summary, seats=info.seats))
    for option in info.options:
        default = str(option.default).lower() if option.type == "bool" else str(option.default)
        context.say(
            message(
                "cli.games.option",
                key=option.key,
                default=default,
                label=option.label,
                choices=_possible(option),
            )
        )


def _possible(option: Option) -> MessageValue:
    if option.type == "bool":
        return "false, true"
    if option.type == "int" and option.minimum is not None and option.maximum is not None:
        return f"{option.minimum}–{option.maximum}"
    choices = ", ".join(str(choice) for choice in option.choices)
    if option.minimum is None or option.maximum is None:
        return choices
    return f"{choices}, {option.minimum}–{option.maximum}"


def plugins_command(context: Context) -> int:
    """List every plugin and whether it works."""
    context.registry.load_all()
    records = context.registry.records
    if context.arguments.flag("--json"):
        context.print_json([_plugin_json(context, record) for record in records])
    else:
        for record in records:
            _tell_plugin(context, record)
    return 0


def _plugin_json(context: Context, record: PluginRecord) -> dict[str, Json]:
    return {
        "id": record.id,
        "version": record.version,
        "api": record.manifest.api if record.manifest else None,
        "source": record.source,
        "state": record.state.name,
        "reason": context.text(record.reason) if record.reason else None,
    }


def _source(record: PluginRecord) -> MessageValue:
    kind, _blank, place = record.source.partition(" ")
    return message(f"cli.plugins.source.{kind}", place=excerpt(place))


def _tell_plugin(context: Context, record: PluginRecord) -> None:
    key = "cli.plugins.line" if record.reason is None else "cli.plugins.problem"
    facts: dict[str, MessageValue] = {
        "id": record.id,
        "version": record.version,
        "state": message(f"core.plugin.state.{record.state.value}"),
        "source": _source(record),
    }
    if record.reason is not None:
        facts["why"] = record.reason
    context.say(message(key, **facts))
