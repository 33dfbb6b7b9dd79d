"""How even the window's frames are while the expert thinks, beside those of the same window at rest.

`python -m tests.benchmarks.frames`. One window animates while the worker process is idle and while it
thinks, in turns, first without a display and then under Xvfb.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

from spieltisch.app.arguments import WindowArguments
from spieltisch.app.main import make_application, make_qt_application
from spieltisch.app.thinking import Request
from spieltisch.app.window import Window
from spieltisch.core.game import Setup
from spieltisch.core.options import complete
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.plugin import PLUGIN
from tests.benchmarks._surroundings import describe_machine, displays

PERIOD_MS = 2_500
PERIODS = 6
TARGET = 1.3
HERE = "here"

SPINNER = b"""
import QtQuick
Rectangle {
    width: 80; height: 112; color: "white"
    RotationAnimation on rotation { from: 0; to: 360; duration: 4000; loops: Animation.Infinite }
}
"""


class FrameTimes:
    """The times between frames of a window, idle and thinking in turns."""

    def __init__(self, folder: Path) -> None:
        self._qt_application = make_qt_application()
        self._application = make_application(WindowArguments(data_dir=folder))
        self._window = Window(self._application)
        self._request = _expert_request()
        self._engine = QQmlEngine()
        self._item = self._window.item
        self._spinner = _spinner(self._engine, self._item)
        self._thinking = False
        self._waiting = False
        self._last: float | None = None
        self.times: dict[bool, list[float]] = {False: [], True: []}
        self.decisions = 0
        self.problem = ""

    def run(self) -> None:
        """Measure, print, and take everything apart."""
        self._application.begin_at_once()
        self._ask(warm_up=True)
        self._qt_application.exec()
        self._window.close()
        self._application.close()

    def _begin(self) -> None:
        self._item.frameSwapped.connect(self._frame)
        for number in range(1, 2 * PERIODS):
            QTimer.singleShot(number * PERIOD_MS, self._switch)
        QTimer.singleShot(2 * PERIODS * PERIOD_MS, self._qt_application.quit)

    def _switch(self) -> None:
        self._thinking = not self._thinking
        self._last = None
        self._ask()

    def _ask(self, *, warm_up: bool = False) -> None:
        if (warm_up or self._thinking) and not self._waiting:
            self._waiting = True
            self._application.worker.ask(self._request, lambda reply: self._answered(reply, warm_up))

    def _answered(self, reply: object, warm_up: bool) -> None:
        self._waiting = False
        if not hasattr(reply, "action"):
            self.problem = f"the expert does not play: {reply}"
            self._qt_application.quit()
            return
        if warm_up:
            self._begin()
        else:
            self.decisions += 1
            self._ask()

    def _frame(self) -> None:
        now = time.perf_counter()
        # A thought that began in a period of thinking may end in one of idleness: those frames do not count.
        if self._last is not None and self._thinking == self._waiting:
            self.times[self._thinking].append(1000 * (now - self._last))
        self._last = now


def _expert_request() -> Request:
    game = PLUGIN.game
    setup = Setup(2, complete(game.info.options, {}), RandomSource("frames"), dealer=0)
    state = game.start(setup).state
    # Discarding is what it thinks about longest.
    while (action := game.legal(view := game.view(state, game.actors(state)[0]))[0]).verb != "discard":
        state = game.apply(state, action).state
    return Request(game.info.id, "expert", game.view_to_json(view), 1)


def _spinner(engine: QQmlEngine, window: QQuickWindow) -> QQuickItem:
    component = QQmlComponent(engine)
    component.setData(SPINNER, QUrl())
    item = component.create()
    assert isinstance(item, QQuickItem)
    item.setParent(window)
    item.setParentItem(window.contentItem())
    return item


def compare(folder: Path) -> None:
    """Measure on this display and print a table."""
    measured = FrameTimes(folder)
    measured.run()
    if measured.problem:
        raise SystemExit(measured.problem)
    p95 = {}
    for thinking, values in measured.times.items():
        cuts = statistics.quantiles(values, n=100)
        p95[thinking] = cuts[94]
        name = "the expert thinks" if thinking else "at rest"
        print(f"  {name:22}{len(values):7}{cuts[49]:9.1f}{cuts[94]:9.1f}{cuts[98]:9.1f}")
    ratio = p95[True] / p95[False]
    verdict = "met" if ratio <= TARGET else "missed"
    note = f"target {TARGET}: {verdict}; {measured.decisions} decisions"
    print(f"  {'ratio':22}{'':16}{ratio:9.2f}{'':9}   {note}")


def main() -> int:
    """Measure on every display, each in a process of its own."""
    if sys.argv[1:] == [HERE]:
        with tempfile.TemporaryDirectory() as folder:
            compare(Path(folder))
        return 0
    print(f"Milliseconds between frames. {describe_machine()}")
    for name, display in displays():
        print(f"{name:24}{'frames':>7}{'median':>9}{'p95':>9}{'p99':>9}", flush=True)
        command = [sys.executable, "-m", "tests.benchmarks.frames", HERE]
        subprocess.run(command, check=True, env=os.environ | display)
    return 0


if __name__ == "__main__":
    sys.exit(main())
