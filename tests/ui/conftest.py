"""The real window for the tests of the user interface."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuickControls2 import QQuickStyle
from pytestqt.qtbot import QtBot

from spieltisch.app.application import Application
from spieltisch.app.fonts import load_fonts, use_font
from spieltisch.app.main import STYLE
from spieltisch.app.preferences import Preferences
from spieltisch.app.window import Window
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings
from tests.ui.driver import Driver
from tests.ui.patience import Patience
from tests.ui.seconds import Seconds

if TYPE_CHECKING:
    from tests.ui.tour import Tour

QUICK = Preferences(language="en", theme="dark", animation="off", computer_pace="instant", player_name="Anna")
NAMES = ("Anna", "Bene", "Vroni", "Xaver")
OpenWindow = Callable[..., Driver]


@pytest.fixture(scope="session")
def qapp_with_style(qapp: QGuiApplication) -> QGuiApplication:
    """The Qt application with the program's font and control style."""
    if QQuickStyle.name() != STYLE:  # a table rig may have come first
        QQuickStyle.setStyle(STYLE)
        QQuickStyle.setFallbackStyle("Basic")
    load_fonts()
    use_font()
    return qapp


@contextmanager
def running(
    qtbot: QtBot,
    data_dir: Path,
    preferences: Preferences,
    overrule: dict[str, str] | None = None,
    *,
    safe_mode: bool = False,
    until: Callable[[Driver], bool] | None = None,
) -> Iterator[Driver]:
    """The whole program in a data folder, once it is ready (or something is so), until the block ends."""
    seconds = Seconds()
    plugins = PluginSettings(str(data_dir / "plugins"), safe_mode=safe_mode)
    application = Application(data_dir, plugins, preferences, overrule, seconds=seconds)
    window = Window(application)
    driver = Driver(qtbot, application, window.item, seconds)
    try:
        application.begin()
        ready = until or (lambda driver: not driver.app.property("loading") and application.storage.idle)
        driver.wait(lambda: ready(driver))
        yield driver
    finally:
        application.controller.close()
        window.close()
        application.close()


@pytest.fixture
def driver(qtbot: QtBot, qapp_with_style: QGuiApplication, data_dir: Path) -> Iterator[Driver]:
    """The start page of the program, with quick settings."""
    with running(qtbot, data_dir, QUICK) as driver:
        yield driver


@pytest.fixture(scope="module")
def shared(qapp_with_style: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """The same for all tests of a module, each of which leaves it as it found it."""
    with running(Patience(), tmp_path_factory.mktemp("shared"), QUICK) as driver:
        yield driver


@pytest.fixture(scope="module")
def whole_tour(shared: Driver, tmp_path_factory: pytest.TempPathFactory) -> Tour:
    """The window of the module, with everything to see in it."""
    from tests.ui.tour import Tour

    return Tour(shared, tmp_path_factory.mktemp("tour"))


def bring(
    driver: Driver, *players: str, game: str = "cribbage", seed: str = "test", **setup: object
) -> Driver:
    """Bring a match of `players` (levels or `human`) to the table."""
    plugin = driver.application.shelf.plugin(game)
    seats = [SeatEntry(name, player) for name, player in zip(NAMES, players, strict=False)]
    header = new_match_header(plugin.game, seats, seed=seed, **setup)
    driver.app.host.show(Match(plugin.game, header))
    driver.item("tablePage")
    return driver


@pytest.fixture
def play(driver: Driver) -> Callable[..., Driver]:
    """Bring a match to the table of the test's own window."""
    return partial(bring, driver)


@pytest.fixture
def with_settings(driver: Driver) -> Callable[..., None]:
    """Change settings of the running program."""

    def change(**settings: object) -> None:
        current = driver.application.settings
        current.replace(current.preferences._replace(**settings))

    return change
