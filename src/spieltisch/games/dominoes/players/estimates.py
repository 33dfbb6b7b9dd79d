"""Every action on the same sampled worlds: what it brings on average, and how sure that is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.players import endings
from spieltisch.games.dominoes.players.policy import play_out
from spieltisch.games.dominoes.players.position import FIRST, Position
from spieltisch.games.dominoes.players.worth import Worth
from spieltisch.games.dominoes.sampling import deal_hidden
from spieltisch.games.dominoes.state import View


@dataclass(frozen=True, slots=True)
class Estimate:
    """An action with its mean worth over the worlds and the standard error of that.

    `points` are those it scores at once; `next_scores` is how often the seat after it could score with its
    next tile, `next_passes` how often that seat could not play.
    """

    action: Action
    worth: float
    error: float
    points: int
    next_scores: float
    next_passes: float


def estimates(
    view: View, actions: Sequence[Action], worlds: int, stream: random.Random, *, exact: bool
) -> list[Estimate]:
    """Estimate all actions on the same worlds; with `exact`, short rounds are searched to the end."""
    table = view.table
    assert view.seat is not None  # noqa: S101 - somebody has actions
    worth = Worth(table.settings, table.scores, table.settings.side_of(view.seat))
    samples: list[_Sample] = [_Sample(action) for action in actions]
    exact = exact and endings.searchable(view)
    dealt = endings.worlds(view) if exact else (deal_hidden(view, stream) for _world in range(worlds))
    for hands, boneyard in dealt:
        start = Position.of(table, hands, boneyard)
        number = stream.random()
        for sample in samples:
            sample.play(start.copy(), worth, random.Random(number), exact=exact)  # noqa: S311 - a game
    return [sample.estimate() for sample in samples]


class _Sample:
    """One action with what came of it in every world so far."""

    def __init__(self, action: Action) -> None:
        self._action = action
        self._values: list[float] = []
        self._points = 0
        self._next_scores = 0
        self._next_passes = 0

    def play(self, position: Position, worth: Worth, stream: random.Random, *, exact: bool) -> None:
        """Do the action in one world and play on."""
        seat = position.turn
        self._points = do(position, self._action)
        self._look_ahead(position, seat)
        if exact:
            value = endings.search(position, worth, seat, float("-inf"), float("inf"))
        else:
            play_out(position, stream)
            value = worth.of(position.scores, position.winner)
        self._values.append(value)

    def _look_ahead(self, position: Position, seat: int) -> None:
        if position.over or position.turn == seat:
            return
        plays = position.plays()
        self._next_passes += not plays
        self._next_scores += any(position.points_of(*play) for play in plays)

    def estimate(self) -> Estimate:
        """Return what all worlds together say."""
        worlds = len(self._values)
        mean = sum(self._values) / worlds
        spread = sum((value - mean) ** 2 for value in self._values) / max(1, worlds - 1)
        return Estimate(
            self._action,
            mean,
            sqrt(spread / worlds),
            self._points,
            self._next_scores / worlds,
            self._next_passes / worlds,
        )


def do(position: Position, action: Action) -> int:
    """Do an action of the seat on turn; returns the points it scores at once."""
    if action.verb == "draw":
        position.draw()
        return 0
    if action.verb == "pass":
        position.pass_turn()
        return 0
    tile = int(Tile.parse(action.args[0]))
    arm = (
        FIRST
        if len(action.args) == 1
        else next(index for index, name in enumerate(END_NAMES) if name == action.args[1])
    )
    points = position.points_of(tile, arm)
    position.lay(tile, arm)
    return points
