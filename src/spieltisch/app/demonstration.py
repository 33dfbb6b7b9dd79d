"""Matches to show: computer players play some of a match with a seed that never changes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from spieltisch.app.opening import new_record
from spieltisch.app.session import MatchSession
from spieltisch.core.errors import SpieltischError
from spieltisch.core.game import LEVELS, GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import HUMAN, SeatEntry
from spieltisch.storage.records import NewMatch

PEOPLE: Final = ("Anna", "Bene", "Vroni", "Xaver", "Mads", "Freja")
LEVEL: Final = "expert"
STAND_IN: Final = "medium"
LENGTH: Final = 65
YEARS: Final = 72
"""How many matches make years of play."""
_BETWEEN: Final = timedelta(days=9, hours=5)


def demonstration(plugin: GamePlugin, *, humans: int = 1, length: int = LENGTH) -> Match[Any, Any]:
    """Play about `length` actions, until a person has a choice of several."""
    count = plugin.game.info.seats[0]
    seats = [SeatEntry(PEOPLE[seat], HUMAN if seat < humans else LEVEL) for seat in range(count)]
    match: Match[Any, Any] = Match(plugin.game, new_match_header(plugin.game, seats, seed="spieltisch"))
    _play_on(plugin, match, length)
    return match


def finished_matches(
    plugin: GamePlugin, number: int, levels: Sequence[str] = (LEVEL,)
) -> tuple[NewMatch, ...]:
    """Play matches to their ends; where the game allows it they begin near it. Opponents take turns."""
    return tuple(_finished(plugin, index, levels[index % len(levels)]) for index in range(number))


def store_years(plugin: GamePlugin, path: Path, until: datetime) -> None:
    """Write a database of matches that ended one after the other over the last two years.

    Raises:
        StorageError: it cannot be written.
    """
    from spieltisch.storage.database import open_database  # noqa: PLC0415 - loads the database stack

    moment = until - YEARS * _BETWEEN
    database = open_database(path, now=lambda: moment).database
    with database.transaction():
        for number, record in enumerate(finished_matches(plugin, YEARS, LEVELS)):
            moment = until - (YEARS - 1 - number) * _BETWEEN
            database.matches.finish(database.matches.create(record), record.seats)
    database.close()


def _finished(plugin: GamePlugin, index: int, level: str) -> NewMatch:
    count = plugin.game.info.seats[0]
    opponents = [PEOPLE[1 + (index + seat) % (len(PEOPLE) - 1)] for seat in range(1, count)]
    seats = [SeatEntry(PEOPLE[0], HUMAN), *(SeatEntry(name, level) for name in opponents)]
    options = {option.key: option.default for option in plugin.game.info.options}
    sides = set(plugin.game.sides(count, options))
    scores = tuple(88 + (17 * (index + side)) % 24 for side in sorted(sides))
    try:
        header = new_match_header(plugin.game, seats, seed=f"demo {index}", scores=scores)
    except SpieltischError:
        header = new_match_header(plugin.game, seats, seed=f"demo {index}")
    match: Match[Any, Any] = Match(plugin.game, header)
    _play_on(plugin, match, None)
    return new_record(MatchSession(plugin, match))


def _play_on(plugin: GamePlugin, match: Match[Any, Any], length: int | None) -> None:
    """Play `length` actions and on to a person's choice; to the end without a length."""
    player = plugin.players[STAND_IN]()
    while asked := match.asked():
        seat = asked[0]
        if length is not None and match.cursor >= length and _is_choice(match):
            return
        match.play(player.choose(match.view(seat), match.decision_number(seat)))


def _is_choice(match: Match[Any, Any]) -> bool:
    turn = match.turn()
    return turn is not None and match.header.seats[turn].human and 1 < len(match.legal(turn)) < 8
