"""Frozen domino players that the product's levels are measured against. THIS FILE MUST NOT BE CHANGED.

They share nothing with the product's players; only state and legality are those of the rules. A better
yardstick gets a new name. Name them to the tools as `tests.reference_players.dominoes:Greedy`.

| player           | lays                                                                  |
|------------------|-----------------------------------------------------------------------|
| `Random`         | any tile                                                              |
| `Heaviest`       | the tile with the most pips                                           |
| `Greedy`         | what scores most at once, then the tile with the most pips            |
| `GreedyMinTotal` | what scores most at once, then what leaves the lowest total, then that |

All draw only when they have to. Of equals the first legal action is taken.
"""

from __future__ import annotations

import random

from spieltisch.core.actions import Action
from spieltisch.core.tiles import Tile
from spieltisch.games.dominoes.legality import legal_actions
from spieltisch.games.dominoes.line import END_NAMES
from spieltisch.games.dominoes.state import View


def plays(view: View) -> list[Action]:
    """The legal plays; if there is none, what has to be done instead."""
    assert view.seat is not None
    legal = legal_actions(view.table, view.seat, view.hand)
    return [action for action in legal if action.verb == "play"] or list(legal)


def total(view: View, action: Action) -> int:
    """What the open ends count after a play."""
    end = next((name for name in END_NAMES if name in action.args[1:]), None)
    return view.table.line.lay(Tile.parse(action.args[0]), end).total()


def points(view: View, action: Action) -> int:
    """What a play scores at once."""
    count = total(view, action) if view.table.settings.fives else 0
    return count if count % 5 == 0 else 0


def pips(action: Action) -> int:
    return Tile.parse(action.args[0]).pips


class Random:
    def choose(self, view: View, number: int) -> Action:
        actions = plays(view)
        return actions[int(random.Random(number).random() * len(actions))]


class Heaviest:
    def choose(self, view: View, number: int) -> Action:
        actions = plays(view)
        return actions[0] if actions[0].verb != "play" else max(actions, key=pips)


class Greedy:
    def choose(self, view: View, number: int) -> Action:
        actions = plays(view)
        if actions[0].verb != "play":
            return actions[0]
        return max(actions, key=lambda action: (points(view, action), pips(action)))


class GreedyMinTotal:
    def choose(self, view: View, number: int) -> Action:
        actions = plays(view)
        if actions[0].verb != "play":
            return actions[0]
        return max(actions, key=lambda action: (points(view, action), -total(view, action), pips(action)))
