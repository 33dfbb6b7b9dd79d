"""How long the window's own thread is busy with what a person does, early and late in a match of cribbage.

`python -m tests.benchmarks.ui_work [ROUNDS]`. The real window, without a display; a person plays on against
the expert in the worker process. "handler" is the time until the call that QML makes returns: the game's
answer, the picture of the table and every binding that follows. "drawn" adds what is left until the window
shows it: what is made a little at a time between frames, and drawing, which the processor does here. Both are
processor time of that thread: waiting for the worker, or for other programs, is not part of it.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject, Qt
from PySide6.QtGui import QGuiApplication

from spieltisch.app.application import Application
from spieltisch.app.demonstration import demonstration
from spieltisch.app.main import make_qt_application
from spieltisch.app.preferences import Preferences
from spieltisch.app.table.controller import TableController
from spieltisch.app.table.live import LiveTable
from spieltisch.app.window import Window
from spieltisch.plugin_settings import PluginSettings
from tests.benchmarks._surroundings import describe_machine

ROUNDS = 12
LENGTHS = {"early": 10, "late": 190}
TARGET_MS = 8.0
PREFERENCES = Preferences(
    language="en", theme="dark", animation="off", computer_pace="instant", player_name="Anna"
)
SIZES = ((1280, 800), (1024, 700), (1600, 1000))
PATIENCE_S = 20

Times = dict[str, list[tuple[float, float]]]


class Rig:
    """The window with a match of a person against the expert, `length` actions old."""

    def __init__(self, folder: Path, length: int, times: Times) -> None:
        self.times = times
        self.application = Application(folder, PluginSettings(safe_mode=True), PREFERENCES)
        self.window = Window(self.application)
        self.application.begin_at_once()
        plugin = self.application.shelf.plugin("cribbage")
        self.application.controller.host.show(demonstration(plugin, length=length))
        self.wait(lambda: not self.table.thinking)

    @property
    def table(self) -> TableController:
        table = self.application.controller.host.table
        assert table is not None
        return table

    def wait(self, until: Callable[[], bool]) -> None:
        """Let the window live until something has happened.

        Raises:
            SystemExit: it does not happen.
        """
        end = time.monotonic() + PATIENCE_S
        QCoreApplication.processEvents()
        while not until():
            if time.monotonic() > end:
                raise SystemExit("the window waits for something that does not come")
            QCoreApplication.processEvents()
        QCoreApplication.processEvents()

    def measure(
        self, name: str, work: Callable[[], object], until: Callable[[], bool] = lambda: True
    ) -> None:
        """Do something, and remember how long that took and how long until it was drawn.

        `until` tells whether what is made between frames is there.
        """
        start = time.thread_time()
        work()
        handled = time.thread_time()
        self.wait(until)
        drawn = time.thread_time()
        self.times[name].append((1000 * (handled - start), 1000 * (drawn - start)))
        QCoreApplication.processEvents()

    def play(self) -> bool:
        """Do one thing that the person can do; returns whether there was any."""
        table = self.table
        if table.steps["active"]:
            self.measure("next step of the show", table.nextStep)
            table.skipSteps()
        elif choice := next((row.pieceId for row in table.pieces.rows if row.playable), None):
            self.measure("tap a card", lambda: table.tap(choice))
            if table.confirmButton["enabled"]:
                self.measure("confirm", table.confirm)
        elif table.confirmButton["enabled"]:
            self.measure("confirm", table.confirm)
        else:
            return False
        self.wait(lambda: not self.table.thinking)
        return not table.over

    def change_everything(self, number: int) -> None:
        """What changes the whole picture."""
        application, table = self.application, self.table
        self.measure("switch the language", lambda: application.settings.change("language", "de"))
        application.settings.change("language", "en")
        self.measure("resize", lambda: self.window.item.resize(*SIZES[number % len(SIZES)]))
        self.measure("undo", table.undo)
        self.measure("redo", table.redo)
        self.wait(lambda: not self.table.thinking)

    def open_sheets(self) -> None:
        """What opens above or beside the table."""
        controller = self.application.controller
        for function, sheet in (("openDetails", "detailsSheet"), ("openRules", "rulesSheet")):
            page = self._child("page").property("item")
            self.measure(
                f"{function} at the table",
                lambda page=page, name=function: _call(page, name),
                lambda sheet=sheet: self._shows(sheet),
            )
            _call(self._child(sheet), "close")
            self.wait(lambda sheet=sheet: not self._shows(sheet))
        for name in ("settings", "matches", "rules", "plugins", "play", "table"):
            self.measure(
                f"page {name}",
                lambda name=name: controller.navigate(name),
                lambda name=name: self._child("page").property("made") == name,
            )
        self.measure(
            "page settings, every section",
            lambda: controller.navigate("settings"),
            lambda: (
                bool(self._child("settingsArea"))
                and self._child("page").property("item").property("complete")
            ),
        )
        self.measure(
            "sheet for a new match",
            lambda: controller.openNewMatch("cribbage"),
            lambda: controller.newMatch is not None,
        )
        controller.closeNewMatch()

    def _child(self, name: str) -> QObject:
        return self.window.item.findChild(QObject, name)

    def _shows(self, name: str) -> bool:
        child = self._child(name)
        return child is not None and bool(child.property("opened"))

    def close(self) -> None:
        self.application.controller.close()
        self.window.close()
        self.application.close()


def _call(item: Any, function: str) -> None:
    if not QMetaObject.invokeMethod(item, function, Qt.ConnectionType.DirectConnection):
        raise SystemExit(f"the page has no {function}")


def watch_computer(times: Times) -> None:
    """Time what happens in the window when the computer's answer is there."""
    act = LiveTable._computer_acts

    def timed(self: LiveTable, action: Any) -> None:
        start = time.thread_time()
        act(self, action)
        spent = 1000 * (time.thread_time() - start)
        times["the computer's move"].append((spent, spent))

    LiveTable._computer_acts = timed  # type: ignore[method-assign]  # nothing in the program is changed for it


def measure(length: int, rounds: int) -> Times:
    """Play on from a match of `length` actions."""
    times: Times = defaultdict(list)
    watch_computer(times)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        rig = Rig(Path(folder), length, times)
        rig.play()
        times.clear()
        for _ in range(2 * rounds):
            if not rig.play():
                break
        for number in range(rounds):
            rig.change_everything(number)
        rig.open_sheets()
        rig.close()
    return times


def report(name: str, times: Times) -> None:
    """Print a table."""
    print(f"{name + ' in a match':28}{'times':>6}{'handler':>10}{'longest':>9}{'drawn':>9}   milliseconds")
    for what, values in sorted(times.items()):
        handlers = sorted(handler for handler, _drawn in values)
        drawn = sorted(whole for _handler, whole in values)
        middle = len(values) // 2
        note = "" if handlers[middle] <= TARGET_MS else f"   over {TARGET_MS:.0f}"
        print(
            f"  {what:26}{len(values):6}{handlers[middle]:10.1f}{handlers[-1]:9.1f}{drawn[middle]:9.1f}{note}"
        )


def main() -> int:
    """Print both tables."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qt_application = QGuiApplication.instance() or make_qt_application()
    print(f"Work of the window's thread, medians. {describe_machine()}")
    for name, length in LENGTHS.items():
        report(name, measure(length, rounds))
    del qt_application
    return 0


if __name__ == "__main__":
    sys.exit(main())
