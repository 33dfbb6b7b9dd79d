"""Time that passes, in small pieces, while somebody's clock runs."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

TICK_MS: Final = 250
LONGEST_TICK: Final = 1.0
"""More seconds do not count at once: after a sleep of the computer, or of the window, no move is lost."""


class Ticker(QObject):
    """Tells how much time has passed, about four times a second while it runs; `now` is a clock."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None, *, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._last = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    def follow(self, running: bool) -> None:
        """Start or stop."""
        if running == self.running:
            return
        if running:
            self._last = self._now()
            self._timer.start()
        else:
            self._timer.stop()

    def tick(self) -> None:
        """Tell what has passed since the last time."""
        now = self._now()
        passed, self._last = now - self._last, now
        self.ticked.emit(min(passed, LONGEST_TICK))
