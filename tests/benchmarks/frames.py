"""The first frame of the start page beside that of a bare window, and frames while the expert thinks.

`python -m tests.benchmarks.frames [ROUNDS]`. Both windows are processes of their own that take turns; the
time runs from before the process is made until its first frame is shown. Afterwards one window animates
while the worker process is idle and while it thinks, in turns. Set `QT_QPA_PLATFORM=offscreen` where there is
no display.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine, QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow

ROUNDS = 9
PERIOD_MS = 2_500
PERIODS = 4
FIRST_FRAME_RATIO = 1.5
FRAME_TIME_RATIO = 1.3

BARE = b"""
import QtQuick
Window { visible: true; width: 1280; height: 800; Rectangle { anchors.fill: parent; color: "teal" } }
"""
SPINNER = b"""
import QtQuick
Rectangle {
    width: 80; height: 112; color: "white"
    RotationAnimation on rotation { from: 0; to: 360; duration: 4000; loops: Animation.Infinite }
}
"""


def _report_and_end(started: float) -> None:
    sys.stdout.write(f"{1000 * (time.monotonic() - started):.1f}\n")
    sys.stdout.flush()
    os._exit(0)  # what ending costs is not measured


def show_bare(started: float) -> int:
    """Show one rectangle, print the milliseconds until its first frame, and end."""
    application = QGuiApplication(["bare"])
    engine = QQmlApplicationEngine()
    engine.loadData(BARE)
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    window.frameSwapped.connect(lambda: _report_and_end(started))
    return application.exec()


def show_start_page(started: float, folder: Path) -> int:
    """Show the start page, print the milliseconds until its first frame, and end."""
    from spieltisch.app.arguments import WindowArguments
    from spieltisch.app.main import make_application, make_qt_application
    from spieltisch.app.window import Window

    qt_application = make_qt_application()
    window = Window(make_application(WindowArguments(data_dir=folder)))
    window.item.frameSwapped.connect(lambda: _report_and_end(started))
    return qt_application.exec()


class FrameTimes:
    """The times between frames of a window, idle and thinking in turns."""

    def __init__(self, folder: Path) -> None:
        from spieltisch.app.arguments import WindowArguments
        from spieltisch.app.main import make_application, make_qt_application
        from spieltisch.app.window import Window

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


def _expert_request() -> Any:
    from spieltisch.app.thinking import Request
    from spieltisch.core.game import Setup
    from spieltisch.core.options import complete
    from spieltisch.core.randomness import RandomSource
    from spieltisch.games.cribbage.plugin import PLUGIN

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


def compare_first_frames(rounds: int, folder: Path) -> None:
    """Print how long both windows take."""
    milliseconds: dict[str, list[float]] = {"bare": [], "start": []}
    for _ in range(rounds + 1):
        for kind, values in milliseconds.items():
            command = [
                sys.executable,
                "-m",
                "tests.benchmarks.frames",
                kind,
                str(time.monotonic()),
                str(folder),
            ]
            result = subprocess.run(command, check=True, capture_output=True, text=True)
            values.append(float(result.stdout.split()[-1]))
    # The first of each has filled the caches.
    bare, start = (sorted(values[1:]) for values in milliseconds.values())
    for name, values in (("a bare window", bare), ("the start page", start)):
        sys.stdout.write(
            f"first frame of {name}: median {statistics.median(values):.0f} ms, best {values[0]:.0f} ms\n"
        )
    ratio = statistics.median(start) / statistics.median(bare)
    sys.stdout.write(f"ratio {ratio:.2f} (best {start[0] / bare[0]:.2f}, target {FIRST_FRAME_RATIO})\n")


def compare_frame_times(folder: Path) -> None:
    """Print the times between frames."""
    measured = FrameTimes(folder)
    measured.run()
    if measured.problem:
        raise SystemExit(measured.problem)
    p95 = {}
    for thinking, values in measured.times.items():
        cuts = statistics.quantiles(values, n=100)
        p95[thinking] = cuts[94]
        name = "while the expert thinks" if thinking else "idle"
        sys.stdout.write(
            f"{len(values)} frames {name}: median {cuts[49]:.1f}, p95 {cuts[94]:.1f}, p99 {cuts[98]:.1f} ms\n"
        )
    ratio = p95[True] / p95[False]
    sys.stdout.write(
        f"ratio of p95 {ratio:.2f} (target {FRAME_TIME_RATIO}), {measured.decisions} decisions\n"
    )


def main() -> int:
    """Print all figures, or be one of the windows."""
    kind, *rest = [*sys.argv[1:], ""][:3]
    if kind == "bare":
        return show_bare(float(rest[0]))
    if kind == "start":
        return show_start_page(float(rest[0]), Path(rest[1]))
    with tempfile.TemporaryDirectory() as folder:
        compare_first_frames(int(kind) if kind else ROUNDS, Path(folder))
        compare_frame_times(Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
