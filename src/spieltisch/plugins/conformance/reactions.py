"""How fast computers are where the first to act may win: the same for all, in time, and from a view alone."""

from __future__ import annotations

import math
import random
from typing import Any

from spieltisch.core.game import LEVELS, GamePlugin, Reactions
from spieltisch.core.match import Match
from spieltisch.plugins.conformance.cases import Case, playout, require, stream_of
from spieltisch.plugins.conformance.clocks import equal_views


def check_reactions(plugin: GamePlugin, case: Case) -> None:
    """All seats that are asked have the same signal, and a limit; delays follow from the view.

    A game without reactions passes.
    """
    reactions = plugin.reactions
    if reactions is None:
        return
    require(plugin.clock is not None, "a game with reactions has no clock", case)
    stream = stream_of(case, "reactions")
    for match in playout(plugin.game, case):
        asked = match.asked()
        leads = {reactions.lead(match.view(seat)) for seat in asked}
        require(len(leads) <= 1, "those who are asked have different signals", case, match.cursor, leads)
        for lead in leads - {None}:
            require(_seconds(lead), "a signal has no length", case, match.cursor, lead)
            for seat in asked:
                _check_seat(plugin, reactions, match, seat, stream)


def _check_seat(
    plugin: GamePlugin, reactions: Reactions[Any], match: Match[Any, Any], seat: int, stream: random.Random
) -> None:
    view, number = match.view(seat), match.reaction_number(seat)
    where = (match.header, match.cursor, seat)
    limit = None if plugin.clock is None else plugin.clock.limit(view)
    require(limit is not None, "a seat has to be quick and has no limit", *where)
    others = tuple(equal_views(match, seat, stream))
    for level in LEVELS:
        delay = reactions.delay(view, level, number)
        require(delay is None or _seconds(delay), "a computer has no time to react", *where, level, delay)
        same = all(reactions.delay(other, level, number) == delay for other in others)
        require(same, "a reaction knows more than its view", *where, level)


def _seconds(value: float | None) -> bool:
    return value is not None and math.isfinite(value) and value > 0
