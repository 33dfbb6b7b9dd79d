"""The Qt application of a Mac: files come as events, to a program that starts as well as to one that runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class MacApplication(QGuiApplication):
    """Gives the files it is asked to open to `ask_for`.

    A class of its own and no event filter: one on the application sees every event of every object.
    """

    def __init__(self, arguments: list[str], ask_for: Callable[[Path], None]) -> None:
        super().__init__(arguments)
        self._ask_for = ask_for

    def event(self, event: QEvent) -> bool:
        """Take the wish to open a file; everything else is Qt's."""
        if not isinstance(event, QFileOpenEvent):
            return super().event(event)
        if event.file():
            self._ask_for(Path(event.file()))
        return True
