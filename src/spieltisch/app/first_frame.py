"""Tells when the window is on the screen, because everything that it does not show waits for that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtQuick import QQuickWindow

LIMIT_MS: Final = 2_000


class FirstFrame(QObject):
    """Emits `shown` once: after the first frame of a window, or soon if none ever comes."""

    shown = Signal()

    def __init__(self, window: QQuickWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = False
        self._window = window
        window.frameSwapped.connect(self._tell)  # a slot of an object, as a window may draw in another thread
        QTimer.singleShot(LIMIT_MS, self, self._tell)

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            self._window.frameSwapped.disconnect(self._tell)
            self.shown.emit()
