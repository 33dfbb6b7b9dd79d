"""The place in a match that is looked at again, for QML: forward, back, anywhere, and on from there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

if TYPE_CHECKING:
    from spieltisch.app.review import ReviewSession
    from spieltisch.app.table.live import LiveTable

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class ReviewController(QObject):
    """Moves through the log of the match at the table; `go_on` makes a match of its own from a place."""

    placeChanged = Signal()
    forwardChanged = Signal()

    def __init__(
        self, live: LiveTable, session: ReviewSession, go_on: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._live = live
        self._session = session
        self._go_on = go_on
        self._place = session.match.cursor
        self._forward = self._can_go_forward()
        live.changed.connect(self._follow)

    @Property(int, notify=placeChanged)
    def place(self) -> int:
        """How many actions have been done."""
        return self._place

    @Property(int, constant=True)
    def total(self) -> int:
        """How many actions the match has."""
        return len(self._session.match.actions)

    @Property(bool, notify=forwardChanged)
    def canGoForward(self) -> bool:
        """Whether anything is still to be shown."""
        return self._forward

    @Property(bool, notify=placeChanged)
    def canGoOn(self) -> bool:
        """Whether the match could go on differently from here: it is not over."""
        return not self._session.ended

    @Slot(int)
    def goTo(self, place: int) -> None:
        """Show the match after so many actions."""
        self._live.do(partial(self._session.go_to, place))

    @Slot()
    def back(self) -> None:
        """Show what was before."""
        self._live.do(self._session.back)

    @Slot()
    def forward(self) -> None:
        """Show what comes next."""
        self._live.do(self._session.forward)

    @Slot()
    def continueHere(self) -> None:
        """Play on from here in a match of its own."""
        if not self._session.ended:
            self._go_on()

    def _can_go_forward(self) -> bool:
        return self._session.presenting or self._session.match.can_redo

    @Slot()
    def _follow(self) -> None:
        forward, self._forward = self._forward, self._can_go_forward()
        if self._forward != forward:
            self.forwardChanged.emit()
        place, self._place = self._place, self._session.match.cursor
        if self._place != place:
            self.placeChanged.emit()
