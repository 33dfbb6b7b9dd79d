"""A real application with stored matches behind a real window, for tests of the shell."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, QObject, QPoint, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from spieltisch.app.app_controller import AppController
from spieltisch.app.application import Application
from spieltisch.app.demonstration import demonstration, finished_matches
from spieltisch.app.opening import new_record
from spieltisch.app.preferences import Preferences
from spieltisch.app.session import MatchSession
from spieltisch.app.window import Window
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage.database import Database
from spieltisch.storage.records import NewMatch
from tests.ui.shell_audit import visible_items

GAME = "cribbage"
PAGES = ("play", "matches", "statistics", "rules", "settings", "plugins", "about")


def wait_for(
    condition: Callable[[], bool],
    what: str,
    limit_ms: int = 20_000,
    instead: Callable[[], str] = lambda: "",
) -> None:
    """Let the program run until `condition` holds; fails when that takes far too long.

    `instead` says what is there then.
    """
    deadline = QDeadlineTimer(limit_ms)
    while not condition():
        assert not deadline.hasExpired(), f"waited in vain for {what}; {instead()}"
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


class Shell:
    """The running program; `close` ends it."""

    def __init__(self, folder: Path, matches: bool = True) -> None:
        preferences = Preferences(language="en", theme="dark", animation="off", player_name="Anna")
        self.application = Application(folder, PluginSettings(None, (), True), preferences)
        self._window = Window(self.application)
        self._item = self._window.item
        self.application.begin_at_once()
        if matches:
            self._store_matches()

    @property
    def app(self) -> AppController:
        """What QML sees."""
        return self.application.controller

    @property
    def window(self) -> QQuickWindow:
        """The window; one wrapper of it is kept, because those of its items go with it."""
        return self._item

    def settle(self, until: Callable[[], bool] = lambda: True) -> None:
        """Wait until nothing is read, written or made, `until` holds and the window has been laid out."""
        wait_for(
            lambda: self.application.storage.idle and self._page_made() and until() and not self._making(),
            "the program to settle",
        )
        self.window.grabWindow()

    def _making(self) -> bool:
        """Whether a part of what is seen is still being made."""
        return self._window.making or any(
            loader.property("active") and loader.property("sourceComponent") and not loader.property("item")
            for loader in visible_items(self.window)
            if loader.inherits("QQuickLoader")
        )

    def _page_made(self) -> bool:
        """Whether the page that is wanted is the one that is seen."""
        return self.has("page") and self.named("page").property("made") == self.app.property("page")

    def resize(self, width: int, height: int) -> None:
        """Give the window a size."""
        self.window.resize(width, height)
        wait_for(lambda: self._content_size() == (width, height), "the window's new size")

    def _content_size(self) -> tuple[float, float]:
        content = self.window.contentItem()
        return content.width(), content.height()

    def named(self, name: str) -> QQuickItem:
        """The first visible item with an object name."""
        return next(item for item in visible_items(self.window) if item.objectName() == name)

    def has(self, name: str) -> bool:
        """Whether an item with this object name is visible."""
        return any(item.objectName() == name for item in visible_items(self.window))

    def floating(self) -> int:
        """How many sheets, menus and dialogs are open above the page."""
        return sum(item.inherits("QQuickPopupItem") for item in visible_items(self.window))

    def open_dialogs(self) -> list[QObject]:
        """The dialogs for files that are open."""
        children = self.window.findChildren(QObject)
        return [
            child for child in children if child.inherits("QQuickFileDialog") and child.property("visible")
        ]

    def scene(self) -> str:
        """What is on the screen, for whoever misses something there."""
        items = list(visible_items(self.window))
        names = sorted({item.objectName() for item in items} - {""})
        draft = "no draft" if self.app.newMatch is None else "a draft"
        return f"{self.app.page} with {draft}, {self.floating()} floating, {len(items)} items: {names}"

    def close_floating(self) -> None:
        """Close them all with Esc, the uppermost first."""
        while count := self.floating():
            self.key(Qt.Key.Key_Escape)
            wait_for(partial(self._fewer_floating, count), "Esc to close something")

    def _fewer_floating(self, than: int) -> bool:
        return self.floating() < than

    def click(self, name: str) -> None:
        """Click the middle of an item as soon as it is there."""
        wait_for(lambda: self.has(name), name, instead=self.scene)
        item = self.named(name)
        self.window.grabWindow()
        centre = item.mapToScene(item.boundingRect().center()).toPoint()
        QTest.mouseClick(
            self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(centre)
        )

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key."""
        QTest.keyClick(self.window, key, modifier)

    def close(self) -> None:
        """End the program in the order the program itself does."""
        self.application.controller.close()
        self._window.close()
        self.application.close()

    def _store_matches(self) -> None:
        plugin = self.application.shelf.plugin(GAME)
        for record in finished_matches(plugin, 3):
            self.application.storage.run(partial(_store_finished, record))
        running = new_record(MatchSession(plugin, demonstration(plugin)))
        self.application.storage.run(lambda database: database.matches.create(running))
        self.app.reload()


def _store_finished(record: NewMatch, database: Database) -> None:
    database.matches.finish(database.matches.create(record), record.seats)
