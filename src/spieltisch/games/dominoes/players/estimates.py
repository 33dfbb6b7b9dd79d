"""Every action on the same sampled worlds: what it brings on average, and how sure that is."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, TypeAlias

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.players import endings
from spieltisch.games.dominoes.players.policy import Taste, play_out, taste
from spieltisch.games.dominoes.players.position import FIRST, Position
from spieltisch.games.dominoes.players.worth import Worth
from spieltisch.games.dominoes.sampling import HiddenTiles
from spieltisch.games.dominoes.state import Tiles, View

World: TypeAlias = tuple[tuple[Tiles, ...], Tiles]
STAGE: Final = 40
"""After so many worlds each, the actions that are surely worse are given up."""
SURE: Final = 3.0
"""An action is surely worse when it is this many standard errors behind the best one."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much an estimate may cost.

    `worlds` are dealt at most, and `playouts` in all of them together. `narrows`: surely worse actions are
    given up on the way. `exact`: short endings are searched.
    """

    worlds: int
    playouts: int
    narrows: bool = False
    exact: bool = False


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


def estimates(view: View, actions: Sequence[Action], stream: random.Random, budget: Budget) -> list[Estimate]:
    """Estimate all actions on the same worlds, the best one first.

    One that is given up on the way gets the final worth of the best, less what it was behind it in the worlds
    that both have seen.
    """
    table = view.table
    assert view.seat is not None  # noqa: S101 - somebody has actions
    worth = Worth(table.settings, table.scores, table.settings.side_of(view.seat))
    samples = [_Sample(action) for action in actions]
    exact = budget.exact and endings.searchable(view)
    dealt = endings.worlds(view) if exact else _worlds(view, stream, budget.worlds)
    start = Position.of(table, (), ())
    running, spent = samples, 0
    for number, (hands, boneyard) in enumerate(dealt, 1):
        start.deal(hands, boneyard)
        liked = None if exact else taste(stream)
        for sample in running:
            sample.play(start.copy(), worth, liked)
        spent += len(running)
        if budget.narrows and not exact and number % STAGE == 0:
            running = _contenders(running)
        if not exact and (spent >= budget.playouts or (len(running) == 1 and number >= STAGE)):
            break
    return _compared(samples, running)


def _worlds(view: View, stream: random.Random, number: int) -> Iterator[World]:
    hidden = HiddenTiles(view)
    return (hidden.deal(stream) for _world in range(number))


class _Sample:
    """One action with what came of it in every world so far."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.values: list[float] = []
        self._points = 0
        self._next_scores = 0
        self._next_passes = 0

    @property
    def mean(self) -> float:
        """The mean of all values."""
        return sum(self.values) / len(self.values)

    def play(self, position: Position, worth: Worth, liked: Taste | None) -> None:
        """Do the action in one world and play on; without likings, search for the best."""
        seat = position.turn
        self._points = do(position, self.action)
        self._look_ahead(position, seat)
        if liked is None:
            value = endings.search(position, worth, seat, float("-inf"), float("inf"))
        else:
            play_out(position, liked)
            value = worth.of(position.scores, position.winner)
        self.values.append(value)

    def _look_ahead(self, position: Position, seat: int) -> None:
        if position.over or position.turn == seat:
            return
        plays = position.plays()
        self._next_passes += not plays
        self._next_scores += any(position.points_of(*play) for play in plays)

    def behind(self, best: _Sample) -> tuple[float, float]:
        """Return how far it is behind another one in the worlds both have seen, and the error of that."""
        return _mean_and_error([other - own for own, other in zip(self.values, best.values, strict=False)])

    def estimate(self, worth: float, error: float) -> Estimate:
        """Return what all worlds together say."""
        worlds = len(self.values)
        return Estimate(
            self.action, worth, error, self._points, self._next_scores / worlds, self._next_passes / worlds
        )


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def _contenders(samples: list[_Sample]) -> list[_Sample]:
    """Return the samples that may still turn out to be the best; all have seen the same worlds."""
    best = max(samples, key=lambda sample: sample.mean)
    kept = []
    for sample in samples:
        behind, error = sample.behind(best)
        if sample is best or behind <= SURE * error:
            kept.append(sample)
    return kept


def _compared(samples: list[_Sample], running: list[_Sample]) -> list[Estimate]:
    best = max(running, key=lambda sample: sample.mean)
    top, top_error = _mean_and_error(best.values)
    found = []
    for sample in samples:
        if len(sample.values) == len(best.values):
            found.append(sample.estimate(*_mean_and_error(sample.values)))
        else:
            behind, error = sample.behind(best)
            found.append(sample.estimate(top - behind, sqrt(top_error**2 + error**2)))
    return sorted(found, key=lambda item: -item.worth)


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
