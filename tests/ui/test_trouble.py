"""The program goes on when the storage does not, and stores everything as soon as it can."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.app.application import Application
from spieltisch.app.window import Window
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database
from tests.ui.conftest import QUICK
from tests.ui.driver import Driver
from tests.ui.seconds import Seconds

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows any signal ends a process at once


@pytest.mark.logs_expected
def test_a_match_is_played_while_the_storage_is_locked(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path
) -> None:
    blocker = open_database(data_dir / DATABASE_NAME)
    application = Application(data_dir, PluginSettings(), QUICK)
    window = Window(application)
    driver = Driver(qtbot, application, window.item, Seconds())
    try:
        told = QSignalSpy(application.storage.failing)
        application.begin_at_once()
        driver.wait(lambda: told.count() == 1)
        assert driver.app.property("notice").endswith("It is tried again until it works.")
        driver.app.openNewMatch("cribbage")
        driver.click("start")
        driver.item("tablePage")
        assert driver.app.host.match_id is None
        blocker.database.close()
        recovered = QSignalSpy(application.storage.recovered)
        driver.wait(lambda: recovered.count() == 1 and driver.app.host.match_id is not None)
        driver.wait(lambda: len(driver.app.property("running")) == 1)
        assert driver.app.property("notice") == ""
    finally:
        application.controller.close()
        window.close()
        application.close()


class Broken:
    """A presenter that fails whatever it is asked."""

    def __getattr__(self, name: str) -> object:
        raise ZeroDivisionError(name)


def test_a_failing_plugin_ends_its_own_match_alone(play: Callable[..., Driver]) -> None:
    driver = play("human", "hard")
    driver.wait(lambda: driver.application.storage.idle)
    failed = QSignalSpy(driver.app.failed)
    session = driver.table.live.session
    session.plugin = replace(session.plugin, presenter=Broken())
    driver.table.clear()
    driver.wait(lambda: driver.app.property("page") == "play" and driver.application.storage.idle)
    assert failed.count() == 1
    assert "Cribbage has stopped because of an error in it" in failed.at(0)[0]
    assert driver.app.table is None
    states = {row["id"]: row["state"] for row in driver.app.property("plugins")}
    assert states.pop("cribbage") == "failed"
    assert set(states.values()) == {"enabled"}
    assert {game["id"] for game in driver.app.property("games")} == set(states)
    assert len(driver.app.property("running")) == 1, "the match is saved"


def test_a_killed_worker_is_asked_again(play: Callable[..., Driver]) -> None:
    driver = play("human", "hard", dealer=0)
    match = driver.table.live.session.match
    driver.wait(lambda: len(match.actions) == 2)
    os.kill(driver.application.worker.pid, KILL)
    for card in driver.pieces("hand/0")[:2]:
        driver.click(f"piece:{card}")
    driver.click("confirm")
    driver.wait(lambda: len(match.actions) > 4)
    assert not driver.table.property("paused")
