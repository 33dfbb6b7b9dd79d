"""Games, sessions and services for the tests of the app."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.app.session import MatchSession
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings
from spieltisch.plugins import Registry

SAMPLE_GAMES = Path(__file__).parents[1] / "sample_games" / "good"
THREADS = {"worker", "storage", "plugins"}
NAMES = ("Anna", "Bene", "Vroni", "Xaver")

MakeSession = Callable[..., MatchSession]


@pytest.fixture(scope="session")
def plugin_settings() -> PluginSettings:
    return PluginSettings(str(SAMPLE_GAMES))


@pytest.fixture(scope="session")
def registry(plugin_settings: PluginSettings) -> Iterator[Registry]:
    before = list(sys.path)
    yield plugin_settings.registry()
    sys.path[:] = before


@pytest.fixture(scope="session")
def highcard(registry: Registry) -> GamePlugin:
    """A small game: everyone lays a card at the same time, a lonely card is laid by force."""
    return registry.game("highcard")


@pytest.fixture(scope="session")
def cribbage(registry: Registry) -> GamePlugin:
    return registry.game("cribbage")


@pytest.fixture
def make_session() -> MakeSession:
    """Make a session of `plugin`: `players` are levels or `human`."""

    def make(
        plugin: GamePlugin,
        *players: str,
        seed: str = "test",
        one_tap: bool = False,
        numbered: bool = False,
        **options: Any,
    ) -> MatchSession:
        seats = [SeatEntry(name, player) for name, player in zip(NAMES, players, strict=False)]
        match: Match[Any, Any] = Match(plugin.game, new_match_header(plugin.game, seats, options, seed=seed))
        return MatchSession(plugin, match, one_tap=one_tap, numbered=numbered)

    return make


@pytest.fixture
def solo(make_session: MakeSession, highcard: GamePlugin) -> MatchSession:
    return make_session(highcard, "human", "hard")


@pytest.fixture
def hot_seat(make_session: MakeSession, highcard: GamePlugin) -> MatchSession:
    return make_session(highcard, "human", "human")


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    """Whatever a test starts, it ends."""
    yield
    left = {thread.name for thread in threading.enumerate()} & THREADS
    assert not left
