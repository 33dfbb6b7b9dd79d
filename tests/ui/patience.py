"""Waits for a window that several tests share; pytest-qt's own bot belongs to one test alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer
from PySide6.QtTest import QTest

STEP_MS = 10


class Patience:
    """What a driver needs of pytest-qt's bot."""

    def wait(self, ms: int) -> None:
        """Let the program run for so many milliseconds."""
        QTest.qWait(ms)

    def waitUntil(self, callback: Callable[[], None], *, timeout: int) -> None:  # noqa: N802 - the bot's name
        """Let it run until `callback` complains no more.

        Raises:
            AssertionError: it still did after `timeout` milliseconds.
        """
        deadline = QDeadlineTimer(timeout)
        while True:
            try:
                callback()
            except AssertionError:
                if deadline.hasExpired():
                    raise
                QTest.qWait(STEP_MS)
            else:
                return
