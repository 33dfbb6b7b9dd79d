"""Time at a table where the first to act wins: it goes on when a test says so."""

from __future__ import annotations

from spieltisch.app.table.controller import TableController


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self, table: TableController) -> None:
        self._ticker = table.live.ticker
        self._seconds = 0.0
        self._ticker._now = lambda: self._seconds
        self._ticker._last = self._seconds

    def go_on(self, seconds: float) -> None:
        """Let time pass in the ticker's small steps."""
        for _ in range(round(seconds * 20)):
            self._seconds += 0.05
            self._ticker.tick()
