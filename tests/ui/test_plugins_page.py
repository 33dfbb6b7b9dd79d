"""Games are added, updated, switched, played and removed on the plugins page, by mouse and by keys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QObject, Qt, QUrl
from PySide6.QtGui import QGuiApplication

from spieltisch.app.plugins.archives_controller import ArchivesController
from tests.plugins.packing import game_files, sample_archive, with_version, write_zip
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.shell_audit import audit
from tests.ui.test_play import act_with_mouse, play_to_the_end

GAME = "unusual"


@pytest.fixture(autouse=True)
def own_imports(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test imports from an added game is forgotten after it."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] in (GAME, "highcard")]:
        monkeypatch.delitem(sys.modules, name)


@pytest.fixture
def page(driver: Driver) -> Driver:
    """The plugins page."""
    driver.click("rail:plugins")
    driver.item("addGame")
    idle(driver)
    return driver


def archives(driver: Driver) -> ArchivesController:
    found = driver.app.property("archives")
    assert isinstance(found, ArchivesController)
    return found


def idle(driver: Driver) -> None:
    driver.wait(lambda: driver.application.storage.idle and not archives(driver).property("busy"))
    driver.settle()


def toast(driver: Driver) -> str:
    item = driver.find("toast")
    return "" if item is None else str(item.property("text"))


def states(driver: Driver) -> dict[str, str]:
    return {row["id"]: row["state"] for row in driver.app.property("plugins")}


def games(driver: Driver) -> list[str]:
    return [game["id"] for game in driver.app.property("games")]


def file_dialog(driver: Driver) -> QObject:
    """The dialog that asks for a file."""

    def found() -> list[QObject]:
        children = driver.window.findChildren(QObject)
        return [child for child in children if child.inherits("QQuickFileDialog")]

    driver.wait(lambda: bool(found()), "no file dialog")
    return found()[0]


def choose(driver: Driver, file: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = file_dialog(driver)
    dialog.setProperty("selectedFile", QUrl.fromLocalFile(str(file)))
    QMetaObject.invokeMethod(dialog, "close")
    QMetaObject.invokeMethod(dialog, "accepted")
    idle(driver)


def offer(driver: Driver, file: Path) -> None:
    """Click on the button, and choose a file that is offered then."""
    driver.click("addGame")
    choose(driver, file)
    driver.item("addConfirm")
    driver.settle()


def add(driver: Driver, file: Path) -> None:
    offer(driver, file)
    driver.click("addConfirm")
    driver.wait(lambda: driver.find("addConfirm") is None)
    idle(driver)


def test_look(page: Driver, tmp_path: Path) -> None:
    offer(page, sample_archive(tmp_path, "wheel"))
    page.wait(lambda: page.find("pluginSheet") is None)
    page.qtbot.wait(300)
    page.window.grabWindow().save("/tmp/p4/sheet.png")
    page.click("addConfirm")
    page.wait(lambda: page.find("addConfirm") is None)
    idle(page)
    page.qtbot.wait(300)
    page.window.grabWindow().save("/tmp/p4/page.png")
    assert states(page)[GAME] == "enabled"
