"""Time that passes, in small pieces, while somebody's clock runs."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

TICK_MS: Final = 250
LONGEST_TICK: Final = 1.0
"""More seconds do not count at once: after a sleep of the computer, or of the window, no move is lost."""
RACE_TICK_MS: Final = 40
LONGEST_RACE_TICK: Final = 0.25
"""The same where the first to act may win: nobody is beaten while the window stands still."""


class Ticker(QObject):
    """Tells how much time has passed, about four times a second while it runs, or 25 times in a race.

    `now` is a clock.
    """

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None, *, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._last = 0.0
        self._timer = QTimer(self)
        self._racing = False
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self._timer.isActive()

    def follow(self, running: bool, *, racing: bool = False) -> None:
        """Start or stop; `racing` for fine steps."""
        if racing != self._racing:
            self._racing = racing
            self._timer.setTimerType(Qt.TimerType.PreciseTimer if racing else Qt.TimerType.CoarseTimer)
            self._timer.setInterval(RACE_TICK_MS if racing else TICK_MS)
        if running == self.running:
            return
        if running:
            self._last = self._now()
            self._timer.start()
        else:
            self._timer.stop()

    def catch_up(self) -> None:
        """Tell what has passed up to this moment, in which something else happens."""
        if self.running:
            self.tick()

    @Slot()
    def tick(self) -> None:
        """Tell what has passed since the last time."""
        now = self._now()
        passed, self._last = now - self._last, now
        self.ticked.emit(min(passed, LONGEST_RACE_TICK if self._racing else LONGEST_TICK))
