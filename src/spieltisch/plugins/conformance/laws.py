"""Laws of the rules: determinism, legality, notation, views, files, undo and redo, conservation."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction, SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.game import Game, GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.matchfile import match_document, read_document
from spieltisch.core.messages import Message
from spieltisch.core.options import complete
from spieltisch.core.replay import open_match
from spieltisch.core.strictjson import parse_json
from spieltisch.plugins.conformance.cases import (
    Case,
    NonConformance,
    play_to_end,
    playout,
    random_action,
    require,
    stream_of,
)
from spieltisch.plugins.conformance.messages import check_messages

IMPOSSIBLE_SCORE = 999_999


def check_info(plugin: GamePlugin) -> None:
    """The description of a game: seats, sides, options, texts, and a setup that nobody can play."""
    game = plugin.game
    info = game.info
    require(bool(info.seats) and list(info.seats) == sorted(set(info.seats)), "seats must ascend", info.seats)
    keys = [option.key for option in info.options]
    require(len(keys) == len(set(keys)), "an option is there twice", keys)
    for option in info.options:
        require(option.accepts(option.default), "an option does not accept its default", option.key)
        for choice in option.choices:
            require(option.accepts(choice), "an option does not accept its choice", option.key, choice)
        named = len(option.choice_labels)
        require(named in (0, len(option.choices)), "choices and labels differ in number", option.key)
        if option.depends_on is not None:
            require(option.depends_on.key in keys, "an option depends on nothing", option.key)
    options = complete(info.options, {})
    for seats in info.seats:
        sides = game.sides(seats, options)
        require(len(sides) == seats, "every seat has a side", sides)
        require(all(sides[side] == side for side in set(sides)), "side i must contain seat i", sides)
        _check_impossible_scores(game, Case(seats), max(sides) + 1)
    check_messages(plugin, info)


def _check_impossible_scores(game: Game[Any, Any], case: Case, sides: int) -> None:
    setup = replace(case.header(game).setup, scores=(IMPOSSIBLE_SCORE,) * sides)
    try:
        game.check_setup(setup)
    except SpieltischError:
        return
    raise NonConformance(f"check_setup accepts scores of {IMPOSSIBLE_SCORE}")


def check_determinism(game: Game[Any, Any], case: Case) -> None:
    """Two matches of the same header stay the same in every answer, state by state."""
    twin: Match[Any, Any] = Match(game, case.header(game))
    for match in playout(game, case):
        if match.cursor:
            twin.play(match.actions[match.cursor - 1])
        require(match.state == twin.state, "twins differ", case, match.cursor)
        require(answers(match) == answers(twin), "twins answer differently", case, match.cursor)


def answers(match: Match[Any, Any]) -> dict[str, object]:
    """Every answer of the contract at the present state, as plain values."""
    game = match.game
    everybody = (None, *range(len(match.header.seats)))
    return {
        "actors": match.actors(),
        "turn": match.turn(),
        "asked": match.asked(),
        "result": match.result(),
        "recent": [event.to_json() for event in match.recent],
        "legal": {seat: [action.text for action in game.legal(match.view(seat))] for seat in everybody},
        "views": {seat: game.view_to_json(match.view(seat)) for seat in everybody},
    }


def check_legality(plugin: GamePlugin, case: Case) -> None:
    """Actors have legal actions that work, others have none, and every refusal says why."""
    game = plugin.game
    for match in playout(game, case):
        actors = match.actors()
        seats = range(len(match.header.seats))
        require(list(actors) == sorted(set(actors) & set(seats)), "actors must be seats in order", actors)
        _check_asked(match, actors)
        require(match.result().over == (not actors), "over means that nobody acts", case, match.cursor)
        require(not game.legal(match.view(None)), "an onlooker may act", case, match.cursor)
        for seat in seats:
            _check_seat(plugin, match, seat, seat in actors)


def _check_asked(match: Match[Any, Any], actors: tuple[int, ...]) -> None:
    asked, turn = match.asked(), match.turn()
    require(len(set(asked)) == len(asked), "a seat is asked twice", match.cursor, asked)
    require(set(asked) <= set(actors), "a seat is asked that cannot act", match.cursor, asked, actors)
    require(bool(asked) == bool(actors), "somebody can act and nobody is asked", match.cursor, actors)
    require(
        turn is None or turn in asked,
        "the turn belongs to a seat that is not asked",
        match.cursor,
        turn,
        asked,
    )
    for seat in set(actors) - set(asked):
        automatic = match.game.automatic(match.view(seat))
        require(automatic is None, "a seat that is not asked is forced", match.cursor, seat, automatic)


def _check_seat(plugin: GamePlugin, match: Match[Any, Any], seat: int, acts: bool) -> None:
    game, view = plugin.game, match.view(seat)
    legal = game.legal(view)
    where = (match.cursor, seat)
    require(bool(legal) == acts, "actors and legal actions disagree", *where)
    require(len(set(legal)) == len(legal), "a legal action is listed twice", *where)
    automatic = game.automatic(view)
    require(automatic is None or automatic in legal, "the automatic action is not legal", *where, automatic)
    for action in legal:
        require(action.seat == seat, "a legal action belongs to another seat", *where, action)
        require(game.canonical(action) == action, "a legal action is not canonical", *where, action)
        require(Action.parse(action.text) == action, "an action does not survive its notation", action)
        game.check(view, action)
        game.apply(match.state, action)
    for action in _doubtful(match, seat):
        if game.canonical(action) not in legal:
            _check_refused(plugin, match, action)


def _doubtful(match: Match[Any, Any], seat: int) -> list[Action]:
    """Actions that are mostly illegal: nonsense, changed legal ones, and what other seats may do."""
    others = [action for actor in match.actors() for action in match.legal(actor)[:3]]
    own = [Action(seat, action.verb, action.args) for action in others]
    return [
        Action(seat, "nonsense"),
        *own,
        *(Action(seat, action.verb) for action in own),
        *(Action(seat, action.verb, (*action.args, "?")) for action in own),
        *(Action(seat, action.verb, ("?",)) for action in own),
        *(Action(seat, action.verb, action.args * 2) for action in own),
    ]


def _check_refused(plugin: GamePlugin, match: Match[Any, Any], action: Action) -> None:
    refusals: list[Message] = []
    view = match.view(action.seat)
    attempts: tuple[Callable[[], object], ...] = (
        lambda: plugin.game.check(view, action),
        lambda: plugin.game.apply(match.state, action),
    )
    for attempt in attempts:
        try:
            attempt()
        except IllegalAction as error:
            refusals.append(error.message)
        else:
            raise NonConformance(f"an illegal action is accepted: {match.cursor}: {action}")
    require(refusals[0] == refusals[1], "check and apply give different reasons", action)
    check_messages(plugin, refusals)


def check_views(game: Game[Any, Any], case: Case) -> None:
    """Views survive JSON, hold no seed, and foreign data is refused."""
    for match in playout(game, case):
        for seat in (None, *range(len(match.header.seats))):
            view = match.view(seat)
            text = json.dumps(game.view_to_json(view), allow_nan=False)
            again = game.view_from_json(json.loads(text))
            require(again == view, "a view does not survive JSON", case, match.cursor, seat)
            require(case.seed not in text, "a view holds the seed", case, match.cursor, seat)
    strangers: tuple[Json, ...] = (None, 5, "", [], {}, {"seat": 0})
    for foreign in strangers:
        try:
            game.view_from_json(foreign)
        except ValueError:
            continue
        raise NonConformance(f"view_from_json accepts {foreign!r}")


def check_files(game: Game[Any, Any], case: Case) -> None:
    """A match survives its file, at the end and in the middle, and with prescribed packs."""
    match = play_to_end(game, case, humans=(0,))
    for cursor in {0, len(match.actions) // 2, len(match.actions)}:
        match.seek(cursor)
        data = json.dumps(match_document(match), allow_nan=False).encode()
        document = read_document(parse_json(data), lambda _id: game)
        again = open_match(document, game)
        require(match_document(again) == match_document(match), "a file changes a match", case, cursor)
        require(again.state == match.state and again.events == match.events, "a file changes a state", case)


def check_undo_redo(game: Game[Any, Any], case: Case) -> None:
    """Going back and forth gives the very states that playing gave."""
    for humans in ((), (0,), tuple(range(case.seats))):
        match = play_to_end(game, case, humans)
        length = len(match.actions)
        seen = {}
        for cursor in range(length + 1):
            match.seek(cursor)
            seen[cursor] = (match.state, match.recent)
        match.seek(length)
        while match.can_undo:
            before = match.cursor
            require(match.undo() == before - match.cursor > 0, "undo does not go back", case)
            require((match.state, match.recent) == seen[match.cursor], "undo changes a state", case)
        require(bool(humans) or match.cursor == 0, "undo does not reach the start", case)
        while match.can_redo:
            require(len(match.redo()) > 0, "redo does nothing", case)
            require((match.state, match.recent) == seen[match.cursor], "redo changes a state", case)
        require(match.cursor == length, "redo does not reach the end", case)
        _check_other_way(game, case, match)


def _check_other_way(game: Game[Any, Any], case: Case, match: Match[Any, Any]) -> None:
    match.seek(len(match.actions) // 2)
    match.play(random_action(match, stream_of(case, "other way")))
    fresh: Match[Any, Any] = Match(game, match.header, match.actions, match.cursor)
    require(fresh.state == match.state, "another way through a match is not what replaying gives", case)


def check_conservation(game: Game[Any, Any], case: Case, pieces_of: Callable[[Any], Iterable[str]]) -> None:
    """Every piece of the pack is somewhere exactly once, in real and in sampled states.

    `pieces_of` lists all pieces of a state in notation.
    """
    stream = stream_of(case, "conservation")
    for match in playout(game, case):
        whole = Counter(game.pieces(match.header.options))
        require(Counter(pieces_of(match.state)) == whole, "pieces are lost or doubled", case, match.cursor)
        for seat in range(case.seats):
            world = game.sample(match.view(seat), stream)
            require(Counter(pieces_of(world)) == whole, "a sample loses pieces", case, match.cursor, seat)
