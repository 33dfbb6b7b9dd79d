"""The program goes on when the storage does not, and stores everything as soon as it can."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot
from tests.ui.conftest import QUICK
from tests.ui.driver import Driver

from spieltisch.app.application import Application
from spieltisch.app.plugin_settings import PluginSettings
from spieltisch.app.window import Window
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database


@pytest.mark.logs_expected
def test_a_match_is_played_while_the_storage_is_locked(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path
) -> None:
    blocker = open_database(data_dir / DATABASE_NAME)
    application = Application(data_dir, PluginSettings(), QUICK)
    window = Window(application)
    driver = Driver(qtbot, application, window.item)
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
