"""The weakest player there is: any legal action, each as likely as the others."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from spieltisch.core.actions import Action
from spieltisch.core.game import Game


@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Plays any game; the number alone decides between the legal actions."""

    game: Game[Any, Any]

    def choose(self, view: Any, number: int) -> Action:
        """Return one of the viewing seat's legal actions."""
        legal = self.game.legal(view)
        return legal[int(random.Random(number).random() * len(legal))]  # noqa: S311 - games, not secrets
