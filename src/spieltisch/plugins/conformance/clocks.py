"""The clock of a game: who has a limit, what is done when it is up, and that it knows no more than a view."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from spieltisch.core.game import GamePlugin, MoveClock
from spieltisch.core.match import Match
from spieltisch.plugins.conformance.cases import MAX_ACTIONS, Case, playout, require, stream_of
from spieltisch.plugins.conformance.messages import check_messages


def check_clock(plugin: GamePlugin, case: Case) -> None:
    """Only who is asked has a limit; when it is up something legal is done; both follow from the view alone.

    A match in which everybody's time is always up ends and can be told. A game without a clock passes.
    """
    clock = plugin.clock
    if clock is None:
        return
    game, stream = plugin.game, stream_of(case, "clock")
    for match in playout(game, case):
        asked = match.asked()
        for seat in (None, *range(case.seats)):
            view = match.view(seat)
            where = (case, match.cursor, seat)
            limit = clock.limit(view)
            require(limit is None or seat in asked, "a seat that is not asked has a limit", *where, limit)
            require(limit is None or limit > 0, "a limit leaves no time", *where, limit)
            answer = _answer(clock, view)
            for other in equal_views(match, seat, stream):
                require(_answer(clock, other) == answer, "a clock knows more than its view", *where)
            if limit is not None:
                require(answer[1] in game.legal(view), "what the clock does is not legal", *where, answer[1])
    _check_timeouts(plugin, clock, case)


def _check_timeouts(plugin: GamePlugin, clock: MoveClock[Any], case: Case) -> None:
    """A match in which everybody's time is always up ends, and can be told."""
    match: Match[Any, Any] = Match(plugin.game, case.header(plugin.game, tuple(range(case.seats))))
    while asked := match.asked():
        view = match.view(asked[0])
        if clock.limit(view) is None:
            return
        require(match.cursor < MAX_ACTIONS, "a match that the clock plays does not end", case)
        match.play(clock.expired(view), auto=True)
    check_messages(plugin, plugin.presenter.log(match.events, match.sides))
    check_messages(plugin, plugin.presenter.details(match.events, match.sides))


def _answer(clock: MoveClock[Any], view: Any) -> tuple[object, object]:
    limit = clock.limit(view)
    return limit, None if limit is None else clock.expired(view)


def equal_views(match: Match[Any, Any], seat: int | None, stream: random.Random) -> Iterator[Any]:
    """Views that are equal to the seat's and are not it: from JSON, and of a world dealt anew."""
    game, view = match.game, match.view(seat)
    yield game.view_from_json(json.loads(json.dumps(game.view_to_json(view))))
    yield game.view(game.sample(view, stream), seat)
