"""The computer players of Danish 500: four levels and the adviser behind hints."""

from __future__ import annotations

from spieltisch.games.five_hundred.players.adviser import FiveHundredAdviser
from spieltisch.games.five_hundred.players.levels import LEVELS as PLAYERS

__all__ = ["PLAYERS", "FiveHundredAdviser"]
