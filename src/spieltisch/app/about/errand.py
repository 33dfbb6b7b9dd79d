"""Work away from the Qt thread whose result comes back to it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot


class Errand(QObject):
    """Does one thing at a time: a new one, or `drop`, makes the answer of the one before worthless."""

    _brought = Signal(int, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._number = 0
        self._then: Callable[[Any], None] | None = None
        self._brought.connect(self._bring)

    @property
    def busy(self) -> bool:
        """Whether an answer is waited for."""
        return self._then is not None

    def run(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Do `work` in a thread and give what it returns to `then`, in the Qt thread.

        An exception is a fault of the program: it is reported as that, and `then` gets None.
        """
        self._number += 1
        self._then = then
        thread = threading.Thread(target=self._work, args=(self._number, work), name=self._name, daemon=True)
        thread.start()

    def drop(self) -> None:
        """Wait for no answer any more."""
        self._number += 1
        self._then = None

    def _work(self, number: int, work: Callable[[], Any]) -> None:
        result = None
        try:
            result = work()
        finally:
            with suppress(RuntimeError):  # the program has ended meanwhile
                self._brought.emit(number, result)

    @Slot(int, object)
    def _bring(self, number: int, result: Any) -> None:
        if number == self._number and self._then is not None:
            then, self._then = self._then, None
            then(result)
