"""The commands by name. Loads what they need, which the window does not wait for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spieltisch.cli.arena import arena_command
from spieltisch.cli.context import Context
from spieltisch.cli.listing import games_command, plugins_command
from spieltisch.cli.matches import hint_command, legal_command, replay_command, view_command

COMMANDS: Final[dict[str, Callable[[Context], int]]] = {
    "games": games_command,
    "replay": replay_command,
    "legal": legal_command,
    "view": view_command,
    "hint": hint_command,
    "arena": arena_command,
    "plugins": plugins_command,
}
