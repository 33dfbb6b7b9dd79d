"""Tells when the window is on the screen, because everything that it does not show waits for that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import SIGNAL, QObject, QTimer, Signal, Slot
from PySide6.QtGui import QWindow

LIMIT_MS: Final = 2_000
FRAME_SWAPPED: Final = SIGNAL("frameSwapped()")
"""By name: the Python module of `QQuickWindow` is one more to load before the first frame."""


class FirstFrame(QObject):
    """Emits `shown` once: after the first frame of a QML window, or soon if none ever comes."""

    shown = Signal()

    def __init__(self, window: QWindow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told = False
        self._window = window
        QObject.connect(window, FRAME_SWAPPED, self._tell)  # queued where a window draws in another thread
        QTimer.singleShot(LIMIT_MS, self, self._tell)

    @Slot()
    def _tell(self) -> None:
        if not self._told:
            self._told = True
            QObject.disconnect(self._window, FRAME_SWAPPED, self._tell)
            self.shown.emit()
