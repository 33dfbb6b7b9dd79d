"""A clock for the tests of the window: time passes when a test says so."""

from __future__ import annotations

from typing import Final

from spieltisch.app.table.controller import TableController

STEP: Final = 0.04


class Seconds:
    """Seconds as `Application(seconds=...)` takes them."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        return self._now

    def pass_at(self, table: TableController, seconds: float) -> None:
        """Let time pass at a table in the ticker's small steps."""
        steps = int(seconds / STEP)
        for step in (*[STEP] * steps, seconds - steps * STEP):
            self._now += step
            table.live.ticker.catch_up()

    def leap(self, table: TableController, seconds: float) -> None:
        """Let time pass at a table at once."""
        self._now += seconds
        table.live.ticker.catch_up()
