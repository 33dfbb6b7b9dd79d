"""Computer players of Watten; `PLAYERS` and `WattenAdviser` are all the rest of the program needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spieltisch.core.game import ComputerPlayer
from spieltisch.games.watten.players.adviser import WattenAdviser
from spieltisch.games.watten.players.levels import Beginner, Expert, Hard, Medium
from spieltisch.games.watten.state import View

PLAYERS: Mapping[str, Callable[[], ComputerPlayer[View]]] = {
    "beginner": Beginner,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}

__all__ = ["PLAYERS", "Beginner", "Expert", "Hard", "Medium", "WattenAdviser"]
