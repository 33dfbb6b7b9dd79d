"""Time at a table where the first to act wins: it goes on when a test says so."""

from __future__ import annotations

from tests.ui.driver import Driver
from tests.ui.table_rig import TableRig


class Time:
    """The clock of a window with a table."""

    def __init__(self, window: Driver | TableRig) -> None:
        self._window = window

    def go_on(self, seconds: float) -> None:
        """Let time pass in the ticker's small steps."""
        self._window.seconds.pass_at(self._window.table, seconds)
