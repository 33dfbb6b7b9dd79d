"""`arena`: computer players against each other, on the same cards from every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.cli.arguments import Arguments, usage
from spieltisch.cli.context import Context
from spieltisch.cli.duplicates import Contest, run_contest, seatings
from spieltisch.cli.statistics import PlayerFigures, figures
from spieltisch.core.errors import SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.game import Game
from spieltisch.core.match import SEATS_OPTION, check_seat_count, complete_options
from spieltisch.core.messages import Message, excerpt, message
from spieltisch.core.options import Option, OptionValue
from spieltisch.core.randomness import MAX_SEED_LENGTH

MAX_MATCHES = 10_000_000
MAX_JOBS = 256
BOOLS = {
    "true": True,
    "yes": True,
    "on": True,
    "1": True,
    "false": False,
    "no": False,
    "off": False,
    "0": False,
}


def arena_command(context: Context) -> int:
    """Play the matches and print how each player did."""
    arguments = context.arguments
    plugin = context.game(arguments.required("--game"))
    contest, matches = _contest(context, plugin.game)
    jobs = arguments.number("--jobs", 1, MAX_JOBS) or 1
    size = len(seatings(len(contest.players), contest.seats))
    groups = run_contest(context.source, contest, -(-matches // size), jobs)
    table = figures(contest.players, groups)
    played = sum(len(group.matches) for group in groups)
    if arguments.flag("--json"):
        context.print_json(_json(contest, played, table))
    else:
        context.say(message("cli.arena.head", game=plugin.game.info.name, matches=played))
        for player in table:
            context.say(_line(player))
    return 0


def _contest(context: Context, game: Game[Any, Any]) -> tuple[Contest, int]:
    arguments = context.arguments
    players = tuple(arguments.required("--players").split(","))
    arguments.required("--matches")
    matches = arguments.number("--matches", 1, MAX_MATCHES) or 1
    seed = arguments.required("--seed")
    if not 1 <= len(seed) <= MAX_SEED_LENGTH:
        raise usage("seed", limit=MAX_SEED_LENGTH)
    given = _settings(arguments, game.info.options)
    seats = _seats(game, players, given)
    options = complete_options(game, seats, given)
    return Contest(game.info.id, options, players, seats, seed), matches


def _settings(arguments: Arguments, schema: Sequence[Option]) -> dict[str, OptionValue]:
    known = {option.key: option for option in schema}
    settings: dict[str, OptionValue] = {}
    for word in arguments.settings:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise usage("setting", word=excerpt(word))
        settings[key] = _value(known[key], value) if key in known else value
    return settings


def _value(option: Option, text: str) -> OptionValue:
    """What the text means for this option; nonsense stays text, which the option then refuses."""
    if option.type == "bool":
        return BOOLS.get(text.lower(), text)
    if option.type == "int":
        return _number(text)
    named = next((choice for choice in option.choices if str(choice) == text), None)
    if named is not None:
        return named
    return text if option.minimum is None else _number(text)


def _number(text: str) -> int | str:
    """The whole number that a text gives, else the text."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 10 else text


def _seats(game: Game[Any, Any], players: Sequence[str], given: dict[str, OptionValue]) -> int:
    """As many seats as the option says, else as there are names, else the fewest that hold them all."""
    possible = [count for count in game.info.seats if count >= len(players)]
    if not possible:
        raise SpieltischError(message("cli.arena.players", game=game.info.name, count=len(players)))
    wanted = given.get(SEATS_OPTION)
    if isinstance(wanted, int):
        check_seat_count(game, wanted)
    return wanted if isinstance(wanted, int) and wanted in possible else possible[0]


def _json(contest: Contest, played: int, table: Sequence[PlayerFigures]) -> dict[str, Json]:
    options: dict[str, Json] = dict(contest.options)
    return {
        "game": contest.game,
        "options": options,
        "matches": played,
        "players": [_player_json(player) for player in table],
    }


def _player_json(player: PlayerFigures) -> dict[str, Json]:
    low, high = player.interval
    return {
        "name": player.name,
        "wins": player.wins,
        "win_rate": player.win_rate,
        "ci95": [low, high],
        "mean_score": player.mean_score,
        "decision_ms": {
            "p50": player.milliseconds(0.5),
            "p95": player.milliseconds(0.95),
            "max": player.milliseconds(1.0),
        },
    }


def _line(player: PlayerFigures) -> Message:
    low, high = player.interval
    return message(
        "cli.arena.line",
        player=player.name,
        wins=player.wins,
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        score=player.mean_score,
        p50=player.milliseconds(0.5),
        p95=player.milliseconds(0.95),
        max=player.milliseconds(1.0),
    )
