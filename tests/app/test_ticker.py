"""The ticker tells how much time has passed."""

from __future__ import annotations

from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.app.table.ticker import Ticker


class TestTicker:
    def test_it_tells_what_has_passed_and_no_more_than_a_second(self, qapp: object) -> None:
        times = iter([100.0, 100.25, 160.25, 160.5])
        ticker = Ticker(now=lambda: next(times))
        told = QSignalSpy(ticker.ticked)
        ticker.follow(running=True)
        for _ in range(3):
            ticker.tick()
        ticker.follow(running=False)
        assert [told.at(index) for index in range(told.count())] == [[0.25], [1.0], [0.25]]

    def test_what_passes_while_it_stands_does_not_count(self, qapp: object) -> None:
        times = iter([100.0, 200.0, 200.5])
        ticker = Ticker(now=lambda: next(times))
        told = QSignalSpy(ticker.ticked)
        ticker.follow(running=True)
        ticker.follow(running=False)
        ticker.follow(running=True)
        ticker.tick()
        ticker.follow(running=False)
        assert told.at(0) == [0.5]

    def test_it_ticks_by_itself(self, qtbot: QtBot) -> None:
        ticker = Ticker()
        with qtbot.waitSignal(ticker.ticked, timeout=20_000):
            ticker.follow(running=True)
        ticker.follow(running=False)
