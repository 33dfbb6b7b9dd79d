"""Computer players of cribbage; `PLAYERS` and `CribbageAdviser` are all the rest of the program needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from spieltisch.core.game import ComputerPlayer
from spieltisch.games.cribbage.players.adviser import CribbageAdviser
from spieltisch.games.cribbage.players.levels import Beginner, Expert, Hard, Medium
from spieltisch.games.cribbage.state import View

PLAYERS: Mapping[str, Callable[[], ComputerPlayer[View]]] = {
    "beginner": Beginner,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}

__all__ = ["PLAYERS", "Beginner", "CribbageAdviser", "Expert", "Hard", "Medium"]
