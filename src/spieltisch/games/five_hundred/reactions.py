"""How fast computer players claim a discard where the first one gets it: no faster than a person can be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spieltisch.games.five_hundred.clock import in_race
from spieltisch.games.five_hundred.state import View

SIGNAL_SECONDS: Final = 0.5
USUAL_WINDOW: Final = 3
"""The seconds of the window that the reactions are measured for."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """A level notices a card with the probability `notices`, after `fastest` to `slowest` seconds."""

    notices: float
    fastest: float
    slowest: float


REACTIONS: Final[Mapping[str, Reaction]] = {
    "beginner": Reaction(0.50, 1.8, 3.5),
    "medium": Reaction(0.85, 1.2, 2.5),
    "hard": Reaction(0.93, 1.05, 2.1),
    "expert": Reaction(1.00, 0.9, 1.8),
}
_OTHERS: Final = REACTIONS["medium"]
"""Players without a level (`random`, those of other people)."""


class FiveHundredReactions:
    """Reaction times for claims; an implementation of `spieltisch.core.game.Reactions`."""

    def lead(self, view: View) -> float | None:
        """Return the seconds of the signal before claims count, None where nobody has to be quick."""
        return SIGNAL_SECONDS if in_race(view) else None

    def delay(self, view: View, level: str, number: int) -> float | None:
        """Return after how many seconds a computer of `level` claims, None if it does not notice.

        A window that is shorter than usual, or than the level is slow, makes it faster: always in time.
        """
        reaction = REACTIONS.get(level, _OTHERS)
        chance = random.Random(number)  # noqa: S311 - games, not secrets
        if chance.random() >= reaction.notices:
            return None
        seconds = reaction.fastest + (reaction.slowest - reaction.fastest) * chance.random()
        return seconds * min(1.0, view.table.settings.claim_seconds / max(USUAL_WINDOW, reaction.slowest))
