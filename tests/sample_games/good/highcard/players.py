"""Computer players of High Card."""

from __future__ import annotations

import random
from dataclasses import dataclass

from highcard.rules import HighCard
from highcard.state import View
from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.cards import Card

GAME = HighCard()


def worth(action: Action) -> float:
    """High cards first, and a bonus card is always welcome."""
    if action.verb == "lay":
        return float(Card.parse(action.args[0]))
    return {"draw": 1.0, "accept": 0.5, "double": -1.0}.get(action.verb, 0.0)


@dataclass(frozen=True, slots=True)
class NoisyPlayer:
    """Plays the best action, or with probability `noise` any."""

    noise: float

    def choose(self, view: View, number: int) -> Action:
        chance = random.Random(number)
        legal = GAME.legal(view)
        if chance.random() < self.noise:
            return chance.choice(legal)
        return max(legal, key=worth)


class Clock:
    """As many seconds for each decision as the option says; then the lowest card, or no for an answer."""

    def limit(self, view: View) -> int | None:
        seconds = int(view.table.options["seconds"])
        return seconds if seconds and view.asked else None

    def expired(self, view: View) -> Action:
        legal = [action for action in GAME.legal(view) if action.verb != "double"]
        return legal[0] if legal[0].verb == "lay" else legal[-1]


class BestFirst:
    """The adviser."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        ranked = [RankedAction(action, worth(action)) for action in GAME.legal(view)]
        return tuple(sorted(ranked, key=lambda item: -item.value))
