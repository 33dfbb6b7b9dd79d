"""The law of hidden information: nobody sees, decides with or is shown what it cannot know."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

from spieltisch.core.cards import Card
from spieltisch.core.game import LEVELS, Game, GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.messages import Message
from spieltisch.core.presentation import TableView, UiState
from spieltisch.plugins.conformance.cases import (
    MAX_ACTIONS,
    Case,
    play_to_end,
    playout,
    require,
    stream_of,
)

SAMPLES = 3


def check_samples(game: Game[Any, Any], case: Case) -> None:
    """Worlds dealt anew look the same to the seat they were dealt for, and can be played to the end."""
    stream = stream_of(case, "samples")
    for match in playout(game, case):
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            where = (case, match.cursor, seat)
            for _number in range(SAMPLES):
                world = game.sample(view, stream)
                seen = game.view(world, seat)
                require(seen == view, "a sampled world looks different", *where)
                require(_plain(game, seen) == _plain(game, view), "a sampled view reads differently", *where)
                require(game.legal(seen) == game.legal(view), "a sampled world has other actions", *where)
    for cursor in (0, match.cursor // 2):
        match.seek(cursor)
        for seat in range(case.seats):
            _play_out(game, case, game.sample(match.view(seat), stream), stream_of(case, f"world/{seat}"))


def _plain(game: Game[Any, Any], view: Any) -> str:
    return json.dumps(game.view_to_json(view), sort_keys=True)


def _play_out(game: Game[Any, Any], case: Case, state: Any, stream: random.Random) -> None:
    for _number in range(MAX_ACTIONS if case.endless is None else case.endless):
        actors = game.actors(state)
        if not actors:
            return
        legal = game.legal(game.view(state, actors[0]))
        require(bool(legal), "an actor of a sampled world has no legal action", actors)
        state = game.apply(state, legal[int(stream.random() * len(legal))]).state
    require(case.endless is not None, "a sampled world does not end")


def check_computers(
    plugin: GamePlugin, case: Case, decisions: int = 4, levels: Sequence[str] = LEVELS
) -> None:
    """Every level decides the same, and legally, whatever the cards it cannot see are.

    Computer players are only ever called for seats that are asked.
    """
    game = plugin.game
    stream = stream_of(case, "computers")
    for match, seat in _spread_decisions(game, case, decisions, Match.asked):
        view, number = match.view(seat), match.decision_number(seat)
        worlds = [game.view(game.sample(view, stream), seat) for _number in range(SAMPLES - 1)]
        over_the_wire = json.loads(_plain(game, view))
        for level in levels:
            where = (level, case, match.cursor, seat)
            player = plugin.players[level]()
            choice = player.choose(view, number)
            require(choice in game.legal(view), "a computer player does what is not legal", *where, choice)
            for other in (*worlds, game.view_from_json(over_the_wire)):
                again = plugin.players[level]().choose(other, number)
                require(again == choice, "a computer player knows more than its view", *where)
            require(player.choose(view, number) == choice, "a computer player remembers", *where)


def check_adviser(plugin: GamePlugin, case: Case, decisions: int = 4) -> None:
    """Hints are legal actions, best first, always the same, for every seat that can act."""
    game = plugin.game
    adviser = plugin.adviser()
    require(bool(adviser.unit), "an adviser names no unit")
    for match, seat in _spread_decisions(game, case, decisions, Match.actors):
        view, number = match.view(seat), match.decision_number(seat)
        ranking = adviser.rank(view, number)
        actions = [item.action for item in ranking]
        values = [item.value for item in ranking]
        where = (case, match.cursor, seat)
        require(bool(ranking), "an adviser has no advice", *where)
        require(set(actions) <= set(game.legal(view)), "advice is not legal", *where)
        require(len(set(actions)) == len(actions), "advice is doubled", *where)
        require(values == sorted(values, reverse=True), "the best advice is not first", *where)
        require(plugin.adviser().rank(view, number) == ranking, "advice changes", *where)


def _spread_decisions(
    game: Game[Any, Any],
    case: Case,
    decisions: int,
    seats_of: Callable[[Match[Any, Any]], Sequence[int]],
) -> Iterator[tuple[Match[Any, Any], int]]:
    match = play_to_end(game, case)
    length = len(match.actions)
    for index in sorted({length * number // max(decisions, 1) for number in range(decisions)}):
        match.seek(index)
        seats = seats_of(match)
        yield match, seats[index % len(seats)]


def check_secrets_on_table(plugin: GamePlugin, case: Case) -> None:
    """No seat's table shows a piece that only another seat knows and that could as well be another one.

    Of pieces that are alike (jokers) each seat may have one: they are left out.
    """
    game = plugin.game
    stream = stream_of(case, "secrets")
    counts = Counter(game.pieces(case.header(game).options))
    pack = frozenset(piece for piece, count in counts.items() if count == 1)
    for match in playout(game, case):
        shown = {seat: _faces(plugin, match.view(seat), pack) for seat in (None, *range(case.seats))}
        for seat, other in permutations(range(case.seats), 2):
            private = (shown[other] - shown[None]) & shown[seat]
            for _number in range(SAMPLES if private else 0):
                world = game.sample(match.view(seat), stream)
                leaked = private - _faces(plugin, game.view(world, other), pack)
                require(not leaked, "a table shows a secret", case, match.cursor, seat, sorted(leaked))


def _faces(plugin: GamePlugin, view: Any, pack: frozenset[str]) -> frozenset[str]:
    table: TableView = plugin.presenter.table(view, UiState())
    faces = (piece.face for piece in table.pieces if piece.face is not None)
    return pack.intersection((*faces, *_mentioned(table)))


def _mentioned(value: object) -> Iterator[str]:
    """Every piece named in the table's texts and extras."""
    if isinstance(value, TableView):
        for part in (value.progress, value.prompt, value.detail, value.extra, value.announcements):
            yield from _mentioned(part)
    elif isinstance(value, Card):
        yield value.text
    elif isinstance(value, str):
        yield value
    elif isinstance(value, Message):
        yield from _mentioned(value.args)
    elif isinstance(value, dict):
        yield from (face for item in value.values() for face in _mentioned(item))
    elif isinstance(value, list | tuple):
        yield from (face for item in value for face in _mentioned(item))
