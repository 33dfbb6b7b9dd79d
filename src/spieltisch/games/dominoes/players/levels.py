"""The four levels. Each sees a view alone; they differ in depth and noise, never in what they know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.players.estimates import Budget, Estimate, do, estimates
from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.state import View

CARELESS: Final = 0.25
"""How often a beginner lays just anything."""
HARD: Final = Budget(worlds=40, playouts=10_000)
EXPERT: Final = Budget(worlds=600, playouts=1_600, narrows=True, exact=True)


def choices(view: View) -> tuple[Action, ...]:
    """Return the actions of the viewing seat, which is on turn."""
    assert view.seat is not None  # noqa: S101 - an onlooker never decides
    return legal_actions(view.table, view.seat, view.hand)


def own_position(view: View) -> Position:
    """Return the position with the own hand alone: enough to see what a tile scores."""
    hands = [view.hand if seat == view.seat else () for seat in range(view.table.settings.seats)]
    return Position.of(view.table, hands, ())


def greedy_worth(view: View, action: Action) -> tuple[int, int, int]:
    """Return points at once, then how many values stay in the hand, then the pips of the tile."""
    if action.verb != "play":
        return (-1, 0, 0)
    points = do(own_position(view), action)
    tile = Tile.parse(action.args[0])
    rest = {half for held in view.hand if held != tile for half in (held.low, held.high)}
    return (points, tile.pips, len(rest))


class Beginner:
    """Lays the heaviest scoring tile, and often just any."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        actions = choices(view)
        if stream.random() < CARELESS:
            return actions[int(stream.random() * len(actions))]
        return max(actions, key=lambda action: greedy_worth(view, action))


class Medium:
    """Takes the most points, then gets rid of heavy tiles and keeps many values in the hand."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        del number
        return max(choices(view), key=lambda action: _balanced(view, action))


def _balanced(view: View, action: Action) -> tuple[int, int]:
    points, pips, variety = greedy_worth(view, action)
    return points, pips + 2 * variety


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
