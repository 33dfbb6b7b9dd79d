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
    return 1.0 if action.verb == "draw" else 0.0


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


class BestFirst:
    """The adviser."""

    unit = "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        ranked = [RankedAction(action, worth(action)) for action in GAME.legal(view)]
        return tuple(sorted(ranked, key=lambda item: -item.value))
