"""The computer players of dominoes: four levels and the adviser behind hints."""

from __future__ import annotations

from spieltisch.games.dominoes.players.adviser import DominoesAdviser
from spieltisch.games.dominoes.players.levels import LEVELS as PLAYERS

__all__ = ["PLAYERS", "DominoesAdviser"]
