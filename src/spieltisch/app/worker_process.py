"""The worker process: computer players think here, with a view and a number and nothing else.

It knows no Qt and no database, and it ends by itself as soon as the app is gone, however that happened.
"""

from __future__ import annotations

import json
import os
import signal
import threading
from multiprocessing.connection import Connection, wait
from multiprocessing.process import parent_process
from typing import Any

from spieltisch.app.thinking import HINT, decision_json, encode, ranking_json
from spieltisch.core.events import Json
from spieltisch.core.game import GamePlugin
from spieltisch.core.players import RANDOM
from spieltisch.core.random_player import RandomPlayer
from spieltisch.plugin_settings import PluginSettings
from spieltisch.plugins import Registry

NICENESS = 7
"""How far thinking stands back behind the window, where the system lets a process say so: it gets a fifth of
what the window gets. Less would leave it nothing on a machine that is busy with something else."""


def serve(connection: Connection[bytes, bytes], settings: PluginSettings) -> None:
    """Answer requests one after the other until the app hangs up."""
    _end_with_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches the app, which ends this
    thinker = Thinker(settings)
    while True:
        try:
            request = connection.recv_bytes()
            connection.send_bytes(encode(thinker.answer(json.loads(request))))
        except (EOFError, OSError):
            return


class Thinker:
    """Makes players when they are first asked for and keeps them."""

    def __init__(self, settings: PluginSettings) -> None:
        self._settings = settings
        self._registry: Registry | None = None
        self._players: dict[tuple[str, str], Any] = {}

    def answer(self, request: Any) -> dict[str, Json]:
        """Return the answer to a request, or `{"error": ...}` whatever a plugin does."""
        try:
            return self._answer(request["game"], request["player"], request["view"], request["number"])
        except Exception as error:
            return {"error": f"{type(error).__name__}: {error}"}

    def _answer(self, game_id: str, player: str, view_data: Json, number: int) -> dict[str, Json]:
        if self._registry is None:
            self._registry = self._settings.registry()
        plugin = self._registry.game(game_id)
        view = plugin.game.view_from_json(view_data)
        if (game_id, player) not in self._players:
            self._players[game_id, player] = _make(plugin, player)
        thinking = self._players[game_id, player]
        if player == HINT:
            return ranking_json(thinking.unit, tuple(thinking.rank(view, number)))
        return decision_json(thinking.choose(view, number))


def _make(plugin: GamePlugin, player: str) -> Any:
    if player == HINT:
        return plugin.adviser()
    return RandomPlayer(plugin.game) if player == RANDOM else plugin.players[player]()


def _end_with_parent() -> None:
    """Watch the parent from a thread: a killed app must not leave a thinking process behind."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_wait_and_exit, args=(parent.sentinel,), daemon=True).start()


def _wait_and_exit(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
