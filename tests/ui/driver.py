"""Drives the real window with real events, the way a person or a screen reader does.

Everything that is visible in the window can be found by object name or by accessible name; nothing here calls
a slot of a controller to make something happen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from spieltisch.app.app_controller import AppController
from spieltisch.app.application import Application
from spieltisch.app.table.controller import TableController
from tests.ui.patience import Patience
from tests.ui.seconds import Seconds

DRAG_STEPS = 8
TIMEOUT = 20_000

_touch_screens: list[QPointingDevice] = []


def _touch_screen() -> QPointingDevice:
    if not _touch_screens:
        _touch_screens.append(QTest.createTouchDevice())
    return _touch_screens[0]


def _seen_below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """The visible nodes of the accessibility tree below one.

    No closure that calls itself: that would be a cycle, and what it holds would outlive the items. Shiboken
    takes whatever Qt then makes at their addresses for these nodes.
    """
    for index in range(interface.childCount()):
        child = interface.child(index)
        if child is not None and not child.state().invisible:
            yield child
            yield from _seen_below(child)


class Driver:
    """A window with its application, hands, and the clock it runs by."""

    def __init__(
        self, qtbot: QtBot | Patience, application: Application, window: QQuickWindow, seconds: Seconds
    ) -> None:
        self.qtbot = qtbot
        self.application = application
        self.window = window
        self.seconds = seconds

    # What is there

    @property
    def app(self) -> AppController:
        return self.application.controller

    @property
    def table(self) -> TableController:
        table = self.app.host.table
        assert table is not None
        return table

    def items(self, root: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Every visible item, those of popups included, as they are painted."""
        top = root or self.window.contentItem().parentItem() or self.window.contentItem()
        for child in top.childItems():
            if child.isVisible():
                yield child
                yield from self.items(child)

    def find(self, name: str) -> QQuickItem | None:
        """The first visible item of an object name."""
        return next((item for item in self.items() if item.objectName() == name), None)

    def item(self, name: str) -> QQuickItem:
        """Wait for the item of an object name."""
        self.wait(lambda: self.find(name) is not None, f"no item {name}")
        found = self.find(name)
        assert found is not None
        return found

    def accessible(self, item: QQuickItem) -> QAccessibleInterface:
        """What a screen reader gets for an item."""
        QAccessible.setActive(True)
        interface = QAccessible.queryAccessibleInterface(item)
        assert interface is not None
        return interface

    def spoken(self, item: QQuickItem) -> str:
        """The accessible name of an item; empty for an item that has none."""
        QAccessible.setActive(True)
        interface = QAccessible.queryAccessibleInterface(item)
        return "" if interface is None else interface.text(QAccessible.Text.Name)

    def named(self, name: str) -> QQuickItem:
        """Wait for the visible item whose accessible name is `name`."""
        self.wait(lambda: self._named(name) is not None, f"nothing is called {name!r}")
        found = self._named(name)
        assert found is not None
        return found

    def _named(self, name: str) -> QQuickItem | None:
        return next((item for item in self.items() if self.spoken(item) == name), None)

    def tree(self) -> list[QAccessibleInterface]:
        """The accessibility tree of the window, flat, without what is invisible."""
        QAccessible.setActive(True)
        top = QAccessible.queryAccessibleInterface(self.window)
        return [] if top is None else list(_seen_below(top))

    def pieces(self, zone: str) -> list[str]:
        """The ids of the pieces in a zone, by slot."""
        rows = [row for row in self.table.pieces.rows if row.zone == zone]
        return [row.pieceId for row in sorted(rows, key=lambda row: row.slot)]

    # Hands

    def wait(self, condition: Callable[[], bool], complaint: str = "") -> None:
        """Let the application go on until something is so."""

        def check() -> None:
            assert condition(), complaint or "still waiting"

        self.qtbot.waitUntil(check, timeout=TIMEOUT)

    def centre(self, item: QQuickItem) -> QPoint:
        """The middle of an item in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, target: str | QQuickItem | QPoint) -> None:
        """Click with the left button."""
        QTest.mouseClick(
            self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self._at(target)
        )

    def touch(self, target: str | QQuickItem | QPoint) -> None:
        """Tap with a finger."""
        point = self._at(target)
        QTest.touchEvent(self.window, _touch_screen()).press(0, point, self.window).commit()
        QTest.touchEvent(self.window, _touch_screen()).release(0, point, self.window).commit()

    def drag(self, source: str | QQuickItem, target: str | QQuickItem | QPoint) -> None:
        """Drag with the left button held, in several movements, and drop."""
        start, end = self._at(source), self._at(target)
        button, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(self.window, button, plain, start)
        for step in range(1, DRAG_STEPS + 1):
            QTest.mouseMove(self.window, start + (end - start) * step / DRAG_STEPS)
            QTest.qWait(5)
        QTest.mouseRelease(self.window, button, plain, end)

    def wheel(self, target: str | QQuickItem | QPoint, amount: int = 120) -> None:
        """Turn the wheel over something."""
        point = self._at(target)
        QTest.wheelEvent(self.window, QPointF(point), QPoint(0, amount))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and release a key."""
        QTest.keyClick(self.window, key, modifiers)

    def type(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            QTest.keyClick(self.window, letter)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self.window.resize(width, height)
        self.wait(lambda: (self.window.width(), self.window.height()) == (width, height))
        self.settle()

    def settle(self) -> None:
        """Let everything that is due be done, drawn and dropped: a closed menu still owns its shortcuts."""
        self.qtbot.wait(1)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _at(self, target: str | QQuickItem | QPoint) -> QPoint:
        if isinstance(target, QPoint):
            return target
        item = self.item(target) if isinstance(target, str) else target
        self.window.grabWindow()  # what has just appeared is laid out when it is drawn
        return self.centre(item)
