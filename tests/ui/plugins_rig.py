"""The plugins page for tests that add games, and what a person does there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMetaObject, QObject, QUrl

from spieltisch.app.plugins.archives_controller import ArchivesController
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugins.archives.added import ADDED_FOLDER
from tests.plugins.packing import forget_added
from tests.ui.driver import Driver

GAME = "unusual"


@pytest.fixture(autouse=True)
def own_imports(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a test imports from an added game is forgotten after it, what others left of that before it."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    forget_added(GAME)
    yield
    forget_added(GAME, "highcard")


@pytest.fixture
def page(driver: Driver) -> Driver:
    """The plugins page, in a window that shows five games on the start page."""
    driver.resize(1440, 1100)
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


def added(driver: Driver) -> list[str]:
    """What is in the folder of added games."""
    folder = driver.application.shelf.plugin_dir / ADDED_FOLDER
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def games(driver: Driver) -> list[str]:
    return [game["id"] for game in driver.app.property("games")]


def file_dialog(driver: Driver) -> QObject:
    """What Qt shows to ask for a file, where the system has no dialog of its own."""

    def found() -> list[QObject]:
        children = driver.window.findChildren(QObject)
        dialogs = (child for child in children if child.inherits("QQuickFileDialogImpl"))
        return [child for child in dialogs if child.property("visible")]

    driver.wait(lambda: bool(found()), "no file dialog")
    return found()[0]


def choose(driver: Driver, file: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = file_dialog(driver)
    dialog.setProperty("selectedFile", QUrl.fromLocalFile(str(file)))
    QMetaObject.invokeMethod(dialog, "accept")
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


def start_match(driver: Driver, seed: str = "added") -> None:
    """Begin a match against the computer, which is asked in its process."""
    plugin = driver.application.shelf.plugin(GAME)
    header = new_match_header(plugin.game, [SeatEntry("Anna", "human"), SeatEntry("", "hard")], seed=seed)
    driver.app.host.show(Match(plugin.game, header))
    driver.item("tablePage")


def leave_table(driver: Driver) -> None:
    driver.click("back")
    driver.wait(lambda: driver.app.property("page") == "play")
    idle(driver)


def show_page(driver: Driver, page: str, item: str) -> None:
    driver.click(f"rail:{page}")
    driver.item(item)
    idle(driver)


def remove(driver: Driver) -> None:
    driver.click(f"remove:{GAME}")
    driver.click("confirm")
    driver.wait(lambda: GAME not in states(driver))
    idle(driver)
