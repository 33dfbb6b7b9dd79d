"""Ctrl+C and a polite kill end the application the way closing its window does."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, Slot


class StopSignals(QObject):
    """Calls `stop` in the Qt thread when the process is asked to end.

    Python runs signal handlers between its own instructions, which an idle event loop has none of: the
    signal also writes to a socket that wakes the loop.
    """

    def __init__(self, stop: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._wake)
        self._stop = stop
        # The socket first: a signal that came between the two would be lost.
        self._wakeup_before = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._before = {number: signal.signal(number, self._ignore) for number in _signals()}

    def restore(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup_before)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._reader.close()
        self._writer.close()

    @Slot()
    def _wake(self) -> None:
        numbers = self._reader.recv(64)
        if set(numbers) & {int(number) for number in self._before}:
            self._stop()

    @staticmethod
    def _ignore(_number: int, _frame: object) -> None:
        """The socket does the work."""


def _signals() -> tuple[signal.Signals, ...]:
    return (signal.SIGINT, signal.SIGTERM)
