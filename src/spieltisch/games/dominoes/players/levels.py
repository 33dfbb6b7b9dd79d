"""The four levels. Each sees a view alone; they differ in depth and noise, never in what they know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.players.estimates import Budget, Estimate, do, estimates
from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.state import View

CARELESS: Final = 0.25
"""How often a beginner lays just anything."""
FOLLOWER: Final = 3
"""Pips that a tile of its own which fits afterwards is worth to level medium."""
HARD: Final = Budget(worlds=40, playouts=10_000)
EXPERT: Final = Budget(worlds=600, playouts=1_600, narrows=True, exact=True)


def choices(view: View) -> tuple[Action, ...]:
    """Return the actions of the viewing seat, which is on turn."""
    assert view.seat is not None  # noqa: S101 - an onlooker never decides
    return legal_actions(view.table, view.seat, view.hand)


@dataclass(frozen=True, slots=True)
class Glance:
    """What anyone sees of an action at once.

    `points` it scores, -1 if nothing is laid; `pips` it gets rid of; `values` that the rest of the hand has;
    `followers` in that rest, which fit the ends then.
    """

    points: int
    pips: int = 0
    values: int = 0
    followers: int = 0

    @classmethod
    def at(cls, view: View, action: Action) -> Glance:
        """Look at an action of the viewing seat."""
        if action.verb != "play":
            return cls(-1)
        hands = [view.hand if seat == view.seat else () for seat in range(view.table.settings.seats)]
        position = Position.of(view.table, hands, ())
        points = do(position, action)
        laid = Tile.parse(action.args[0])
        rest = [tile for tile in view.hand if tile != laid]
        values = {half for tile in rest for half in (tile.low, tile.high)}
        return cls(points, laid.pips, len(values), sum(position.fits(tile) for tile in rest))


class Beginner:
    """Lays what scores most and then the heaviest tile, and often just anything."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        actions = choices(view)
        if stream.random() < CARELESS:
            return actions[int(stream.random() * len(actions))]
        return max(actions, key=lambda action: _greedy(Glance.at(view, action)))


def _greedy(glance: Glance) -> tuple[int, int]:
    return glance.points, glance.pips


class Medium:
    """Takes the most points, then gets rid of heavy tiles, but keeps its own next tiles playable."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        del number
        return max(choices(view), key=lambda action: _balanced(Glance.at(view, action)))


def _balanced(glance: Glance) -> tuple[int, int]:
    return glance.points, glance.pips + glance.values + FOLLOWER * glance.followers


class Sampler:
    """Plays every action out in worlds that agree with all that is known, and takes the best on average."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        actions = choices(view)
        if len(actions) == 1:
            return actions[0]
        return self.estimate(view, number, actions)[0].action

    def estimate(self, view: View, number: int, actions: Sequence[Action]) -> list[Estimate]:
        """Estimate the actions on the same worlds, the best one first."""
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        return estimates(view, actions, stream, self._budget)


def hard() -> Sampler:
    """Return the third level."""
    return Sampler(HARD)


def expert() -> Sampler:
    """Return the strongest level."""
    return Sampler(EXPERT)


LEVELS: Final[Mapping[str, Callable[[], Beginner | Medium | Sampler]]] = {
    "beginner": Beginner,
    "medium": Medium,
    "hard": hard,
    "expert": expert,
}
