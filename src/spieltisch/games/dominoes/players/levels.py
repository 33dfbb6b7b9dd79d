"""The four levels. Each sees a view alone; they differ in depth and noise, never in what they know."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.players.estimates import Estimate, do, estimates
from spieltisch.games.dominoes.players.position import Position
from spieltisch.games.dominoes.state import View

CARELESS: Final = 0.25
"""How often a beginner lays just anything."""
HARD_WORLDS: Final = 40
EXPERT_PLAYOUTS: Final = 1000
"""Playouts of the expert for one decision, shared among its actions."""
FEWEST_WORLDS: Final = 100
MOST_WORLDS: Final = 400


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

    def __init__(self, worlds: Callable[[int], int], *, exact: bool) -> None:
        self._worlds = worlds
        self._exact = exact

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        actions = choices(view)
        if len(actions) == 1:
            return actions[0]
        return best_of(self.estimate(view, number, actions)).action

    def estimate(self, view: View, number: int, actions: Sequence[Action]) -> list[Estimate]:
        """Estimate the actions on the same worlds."""
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        return estimates(view, actions, self._worlds(len(actions)), stream, exact=self._exact)


def best_of(found: Sequence[Estimate]) -> Estimate:
    """Return the best estimate; of equal ones the first."""
    return max(found, key=lambda item: item.worth)


def expert_worlds(actions: int) -> int:
    """Return how many worlds the expert deals to compare so many actions: a fixed number of playouts."""
    return max(FEWEST_WORLDS, min(MOST_WORLDS, EXPERT_PLAYOUTS // actions))


def hard() -> Sampler:
    """Return the third level."""
    return Sampler(lambda _actions: HARD_WORLDS, exact=False)


def expert() -> Sampler:
    """Return the strongest level."""
    return Sampler(expert_worlds, exact=True)


LEVELS: Final[Mapping[str, Callable[[], Beginner | Medium | Sampler]]] = {
    "beginner": Beginner,
    "medium": Medium,
    "hard": hard,
    "expert": expert,
}
