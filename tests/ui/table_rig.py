"""A real window at the table: real controllers and QML, real mouse, touch and key events, no computers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtTest import QTest

from spieltisch.app.application import Application
from spieltisch.app.fonts import load_fonts, use_font
from spieltisch.app.main import STYLE
from spieltisch.app.preferences import Preferences
from spieltisch.app.session import MatchSession
from spieltisch.app.table.controller import TableController
from spieltisch.app.window import Window
from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings
from tests.ui.seconds import Seconds

GAME = "cribbage"
SEED = "781abbe0"
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


class TableRig:
    """The program's window; `sit` brings a match to its table, where computer players wait."""

    def __init__(self, folder: Path, **preferences: Any) -> None:
        if QQuickStyle.name() != STYLE:
            QQuickStyle.setStyle(STYLE)
            QQuickStyle.setFallbackStyle("Basic")
        load_fonts()
        use_font()
        chosen = {"animation": "off", "language": "en", "theme": "dark", **preferences}
        self.seconds = Seconds()
        self.application = Application(
            folder, PluginSettings(None, (), True), Preferences(**chosen), seconds=self.seconds
        )
        self.application.begin_at_once()
        self._window = Window(self.application)
        self.window: QQuickWindow = self._window.item
        self.window.resize(1280, 800)

    def close(self) -> None:
        """Take the window away before what it shows."""
        self.application.controller.close()
        self._window.close()
        self.application.close()

    def sit(
        self,
        actions: int,
        *,
        players: tuple[str, str] = ("human", "expert"),
        scores: tuple[int, int] | None = None,
    ) -> None:
        """Show a match after `actions` actions, each the first legal one of whoever is to act."""
        game = self.application.shelf.plugin(GAME).game
        seats = [SeatEntry(name, player) for name, player in zip(("Anna", "Bene"), players, strict=True)]
        match: Match[Any, Any] = Match(
            game, new_match_header(game, seats, seed=SEED, dealer=1, scores=scores)
        )
        for _ in range(actions):
            match.play(first_legal(match))
        self.application.controller.host.show(match)
        self.table.pause("test")
        self.table.reveal()
        self.settle()

    @property
    def table(self) -> TableController:
        """The open table."""
        table = self.application.controller.host.table
        assert table is not None
        return table

    @property
    def session(self) -> MatchSession:
        """What the table shows."""
        return self.table.live.session

    @property
    def selection(self) -> tuple[str, ...]:
        """The ids of the selected pieces."""
        return self.session.ui.selection

    @property
    def played(self) -> int:
        """The number of actions of the match so far."""
        return self.session.match.cursor

    @property
    def reasons(self) -> set[str]:
        """Why the match waits."""
        return set(self.session._pauses)

    @property
    def sheet_is_open(self) -> bool:
        """Whether rules or score details lie over the table."""
        return any(item.objectName() == "closeSheet" for item in _below(self.overlay))

    @property
    def overlay(self) -> QQuickItem:
        """Where popups are shown."""
        parent = self.window.contentItem().parentItem()
        return parent if parent is not None else self.window.contentItem()

    def wait(self, done: Callable[[], bool]) -> None:
        """Let the window go on until `done`."""
        for _ in range(250):
            if done():
                break
            QTest.qWait(20)
        assert done()
        self.settle()

    def settle(self) -> None:
        """Let the window take up what has changed."""
        QTest.qWait(30)

    def items(self) -> Iterator[QQuickItem]:
        """All visible items of the window."""
        yield from _below(self.window.contentItem())

    def find(self, name: str) -> QQuickItem:
        """The visible item called `name`."""
        return next(item for item in self.items() if item.objectName() == name)

    def shows(self, name: str) -> bool:
        """Whether there is a visible item called `name`."""
        return any(item.objectName() == name for item in self.items())

    def pieces(self, zone: str) -> list[QQuickItem]:
        """The pieces in a zone, by slot."""
        found = [
            item
            for item in self.items()
            if item.objectName().startswith("piece:") and item.property("zone") == zone
        ]
        return sorted(found, key=lambda item: int(item.property("slot")))

    def click(self, item: QQuickItem) -> None:
        """Click into the middle of an item."""
        QTest.mouseClick(self.window, LEFT, PLAIN, centre(item))
        self.settle()

    def click_at(self, point: QPoint) -> None:
        """Click on a point of the window."""
        QTest.mouseClick(self.window, LEFT, PLAIN, point)
        self.settle()

    def drag(self, item: QQuickItem, to: QPoint) -> None:
        """Drag an item with the mouse and let go over `to`."""
        self.drag_towards(item, to)
        QTest.mouseRelease(self.window, LEFT, PLAIN, to)
        self.settle()

    def drag_towards(self, item: QQuickItem, to: QPoint) -> None:
        """Press on an item and move to `to` without letting go."""
        start = centre(item)
        QTest.mousePress(self.window, LEFT, PLAIN, start)
        for step in range(1, 9):
            QTest.mouseMove(self.window, start + (to - start) * step / 8)
            QTest.qWait(5)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        """Press and release a key."""
        QTest.keyClick(self.window, key, modifiers)
        self.settle()


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from _below(child)


def centre(item: QQuickItem) -> QPoint:
    """The middle of an item in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def first_legal(match: Match[Any, Any]) -> Action:
    """The first legal action of the lowest seat to act."""
    seat = match.actors()[0]
    return next(iter(match.game.legal(match.view(seat))))


def phase_of(rig: TableRig) -> str:
    """The phase the table shows."""
    extra: dict[str, Any] = rig.table.property("extra")
    return str(extra["phase"])


def until(rig: TableRig, done: Callable[[], bool], most: int = 40) -> None:
    """Play first legal actions at the table until `done`."""
    for _ in range(most):
        if done():
            rig.settle()
            return
        if rig.session.presenting:
            rig.table.live.do(rig.session.next_step)
        else:
            rig.table.live.do(lambda: rig.session.play(first_legal(rig.session.match)))
    raise AssertionError("it never came to that")
