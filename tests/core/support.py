"""Matches of the sample game for the tests of the core."""

from __future__ import annotations

from string import Formatter
from typing import Any

from highcard.plugin import PLUGIN

from spieltisch.core.actions import Action
from spieltisch.core.errors import PluginError
from spieltisch.core.game import Game
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.messages import Message, message
from spieltisch.core.players import SeatEntry
from spieltisch.core.texts import TEXTS

GAME = PLUGIN.game


def find_game(game_id: str) -> Game[Any, Any]:
    """The game finder of these tests."""
    if game_id != GAME.info.id:
        raise PluginError(message("core.plugin.unknown_game", game=game_id))
    return GAME


def new_match(*players: str, seed: str = "test", **options: object) -> Match[Any, Any]:
    """A match of the sample game between these players (two of them by default)."""
    entries = [SeatEntry("", player) for player in players or ("human", "expert")]
    return Match(GAME, new_match_header(GAME, entries, options, seed=seed))


def first_action(match: Match[Any, Any], seat: int | None = None) -> Action:
    """The first legal action of a seat, or of the lowest that may act."""
    return match.legal(match.actors()[0] if seat is None else seat)[0]


def play_first(match: Match[Any, Any], count: int) -> None:
    """Play `count` actions, the first legal one each time."""
    for _number in range(count):
        match.play(first_action(match))


def play_to_end(match: Match[Any, Any]) -> None:
    """Play the first legal action until nobody acts."""
    while match.actors():
        match.play(first_action(match))


def assert_says(message: Message, key: str) -> None:
    """The message is the expected one, and its text can be filled in."""
    assert message.key == key
    source = TEXTS[key] if message.catalog == "core" else "{}"
    fields = {name for _text, name, _form, _conversion in Formatter().parse(source) if name}
    assert fields <= {name for name, _value in message.args}
