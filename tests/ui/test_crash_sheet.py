"""After a crash the next start tells of it once, in one sheet; the report is copied, kept or deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from spieltisch.app.preferences import Preferences
from spieltisch.diagnostics.reports import reports, write_report
from spieltisch.diagnostics.watch import CRASH_FOLDER
from tests.ui.conftest import QUICK, running
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.links import taking_links
from tests.ui.shell_audit import audit
from tests.ui.test_about import shown

WHEN = datetime(2026, 11, 30, 20, 15, 2).astimezone()
REPORT = "Report of Spieltisch\n\nFatal Python error: Segmentation fault\n" + "  File x\n" * 120
Start = Callable[..., AbstractContextManager[Driver]]


@pytest.fixture
def folder(data_dir: Path) -> Path:
    return data_dir / CRASH_FOLDER


@pytest.fixture
def start(qtbot: QtBot, qapp_with_style: object, data_dir: Path) -> Iterator[Start]:
    def started(preferences: Preferences = QUICK) -> AbstractContextManager[Driver]:
        return running(qtbot, data_dir, preferences)

    yield started


def test_a_crash_is_told_once(start: Start, folder: Path) -> None:
    path = write_report(folder, "ended", REPORT, WHEN)
    with start() as driver:
        driver.item("crashText")
        text = shown(driver)
        assert "Spieltisch has ended unexpectedly" in text
        assert "your matches are as you left them" in text
        assert str(path) in text
        assert "Fatal Python error: Segmentation fault" in text
        driver.key(Qt.Key.Key_Escape)
        driver.wait(lambda: driver.find("crashText") is None)
    with start() as driver:
        driver.settle()
        assert driver.find("crashText") is None
    assert path.read_text(encoding="utf-8") == REPORT, "it is kept"


def test_without_a_crash_nothing_is_told(start: Start) -> None:
    with start() as driver:
        driver.settle()
        assert driver.find("crashText") is None


def test_several_are_told_as_one(start: Start, folder: Path) -> None:
    for kind in ("ended", "error", "error"):
        write_report(folder, kind, REPORT, WHEN)
    with start() as driver:
        driver.item("crashText")
        assert "There was an error in Spieltisch" in shown(driver)
        assert "2 more reports lie in the same folder." in shown(driver)
        driver.click("crashDelete")
        driver.wait(lambda: driver.find("crashText") is None)
        driver.wait(lambda: "3 reports deleted." in shown(driver))
    assert reports(folder) == []


def test_the_report_is_copied_and_read_by_keys(start: Start, folder: Path) -> None:
    write_report(folder, "ended", REPORT, WHEN)
    with start() as driver:
        driver.item("crashText")
        keyboard = Keyboard(driver)
        driver.wait(lambda: keyboard.focus.objectName() == "close")
        keyboard.called("crashText")
        keyboard.press(Qt.Key.Key_End)
        assert driver.item("crashText").property("contentY") > 0
        for name in ("crashDelete", "crashFolder", "crashCopy"):
            keyboard.tab()
            assert keyboard.focus.objectName() == name
        keyboard.press(Qt.Key.Key_Return)
        assert QGuiApplication.clipboard().text() == REPORT
        keyboard.called("crashKeep")
        keyboard.press(Qt.Key.Key_Return)
        driver.wait(lambda: driver.find("crashText") is None)


@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_nothing_is_cut_with_large_text(start: Start, folder: Path, language: str) -> None:
    write_report(folder, "error", REPORT, WHEN)
    with start(QUICK._replace(language=language, text_size=125)) as driver:
        driver.resize(1024, 700)
        driver.item("crashText")
        driver.settle()
        assert audit(driver.window) == []


def test_the_folder_is_opened(start: Start, folder: Path) -> None:
    write_report(folder, "ended", REPORT, WHEN)
    with start() as driver, taking_links() as links:
        driver.click("crashFolder")
        assert [link.toLocalFile() for link in links.opened] == [str(folder)]
        assert driver.find("crashText") is not None


def test_the_language_changes_while_it_is_open(start: Start, folder: Path) -> None:
    write_report(folder, "ended", REPORT, WHEN)
    with start() as driver:
        driver.item("crashText")
        driver.application.settings.change("language", "de")
        driver.wait(lambda: "Spieltisch wurde unerwartet beendet" in shown(driver))
