"""The computer players for the Qt thread: asking and cancelling never wait."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from spieltisch.app.supervisor import Supervisor
    from spieltisch.app.thinking import Reply, Request
    from spieltisch.plugin_settings import PluginSettings


class Worker(QObject):
    """Asks the worker process and calls back in the Qt thread."""

    _replied = Signal(int, object)

    def __init__(self, settings: PluginSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callbacks: dict[int, Callable[[Reply], None]] = {}
        self._numbers = itertools.count(1)
        self._replied.connect(self._call_back)
        self._settings = settings
        self._supervisor: Supervisor | None = None

    @property
    def pid(self) -> int | None:
        """The process id of the worker while there is one."""
        return None if self._supervisor is None else self._supervisor.pid

    @property
    def busy(self) -> bool:
        """Whether the process is thinking."""
        return self._supervisor is not None and self._supervisor.busy

    @Slot()
    def start(self) -> None:
        """Start the process in the background, so that the first answer does not wait for it."""
        self._running()

    def ask(self, request: Request, callback: Callable[[Reply], None]) -> int:
        """Ask for a decision or a hint; returns the number to cancel with."""
        number = next(self._numbers)
        self._callbacks[number] = callback
        self._running().ask(number, request)
        return number

    def cancel(self, number: int) -> None:
        """Forget a request: its callback is never called."""
        if self._callbacks.pop(number, None) is not None:
            self._running().cancel(number)

    @Slot()
    def renew(self) -> None:
        """Think with the plugins that are there now; what is being thought about is finished first."""
        if self._supervisor is not None:
            self._supervisor.renew()

    def close(self) -> None:
        """End the worker process."""
        self._callbacks.clear()
        if self._supervisor is not None:
            self._supervisor.close()

    def _running(self) -> Supervisor:
        if self._supervisor is None:
            from spieltisch.app.supervisor import Supervisor  # noqa: PLC0415 - imported in the background

            self._supervisor = Supervisor(self._settings, self._replied.emit)
        return self._supervisor

    @Slot(int, object)
    def _call_back(self, number: int, reply: Reply) -> None:
        callback = self._callbacks.pop(number, None)
        if callback is not None:
            callback(reply)
