"""A monkey at the real window: seeded random things a person can do, in any order and at any moment.

After every step it holds the program to what must always be so: nothing complains, the log that is stored is
the log that is shown, and the pieces in the window are the pieces of the match, each once.
`SPIELTISCH_MONKEY_STEPS` makes the slow tests as long as wanted.

Over 400 lines: the things it can do share one seeded stream and one picture of what should be true.
"""

from __future__ import annotations

import gc
import os
import random
import signal
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QPoint,
    QPointF,
    Qt,
    QUrl,
)
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from spieltisch import product
from spieltisch.app.application import Application
from spieltisch.app.first_look import read_first_look
from spieltisch.app.preferences import CHOICES
from spieltisch.app.window import Window
from spieltisch.core.errors import SpieltischError
from spieltisch.plugin_settings import PluginSettings
from tests.bundled import BUNDLED
from tests.ui.links import taking_links
from tests.ui.monkey_checks import Audit
from tests.ui.monkey_pages import Pages
from tests.ui.random_matches import LEVELS, random_header

if TYPE_CHECKING:
    from spieltisch.app.table.controller import TableController

PAGES = ("play", "matches", "statistics", "rules", "settings", "plugins", "about", "table")
SIZES = ((1024, 700), (1280, 800), (1600, 900))
KEYS = "\r\r\r \x1b\x1b\t\tHDPFG123456"
SPECIAL_KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_F1, Qt.Key.Key_F11,
    Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown, Qt.Key.Key_Backtab,
)  # fmt: skip
CONTROL_KEYS = (Qt.Key.Key_N, Qt.Key.Key_Z, Qt.Key.Key_Question, Qt.Key.Key_Y)
DECKS = ("french", "bavarian")
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LIMIT_MS = 240_000
"""What a disk can take that others are filling at the same time."""
TIMES = (0.2, 1.0, 1_000.0)
KEEP_MATCHES = 12
TRAIL = 30
KEEP_AT_REST = 4
CALM = 4
"""How many sheets can lie over each other."""

Step = Callable[[], object]


class Monkey:
    """Does random steps; `folder` is its data folder, and everything it does follows from `seed`.

    It plays `games`, each match of any number of people and computers and with any options.
    `ears` returns what the program has said that it must never say: warnings of Qt and of the log. With
    `collect` Python's garbage is collected at random moments.
    """

    def __init__(
        self,
        folder: Path,
        seed: int,
        *,
        games: Sequence[str] = BUNDLED,
        ears: Callable[[], Sequence[str]] = tuple,
        collect: bool = False,
    ) -> None:
        self.folder = folder
        self._games = games
        self._ears = ears
        self.done: Counter[str] = Counter()
        self._dice = random.Random(seed)
        self._collect = collect
        self._pages = Pages(self, self._dice)
        self.trail: deque[str] = deque(maxlen=TRAIL)
        """The newest steps, for whoever looks for a fault."""
        self.starts = 0
        self.audit = Audit(self._dice)
        self._files = 0
        self._open()

    # The program

    def _open(self) -> None:
        self.starts += 1
        plugins = PluginSettings(str(self.folder / "plugins"))
        product.LATEST_RELEASE = "http://127.0.0.1:9/"  # nobody there: it may ask for newer versions
        self._outside = ExitStack()
        self._outside.enter_context(taking_links())
        self.application = Application(self.folder, plugins, read_first_look(self.folder))
        self._window = Window(self.application)
        self.window: QQuickWindow = self._window.item
        self.application.controller.failed.connect(self._heard)
        self.audit.attend(self.application)
        self.application.begin()
        if self._dice.random() < 0.8:  # else the first steps meet a program that is still loading
            self.wait(lambda: not self.application.controller.property("loading"), "the games")

    def close(self) -> None:
        """End the program in the order it ends itself; Qt deletes what is to go as the event loop ends."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.application.controller.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self._window.close()
        self.application.close()
        self._outside.close()
        self.audit.forget()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _heard(self, text: str) -> None:
        self.done["refused"] += bool(text)

    @property
    def app(self) -> Any:
        """What QML sees."""
        return self.application.controller

    @property
    def table(self) -> TableController | None:
        """The open table."""
        return None if self.app.property("loading") else self.app.host.table

    # Steps

    def run(self, steps: int) -> None:
        """Do so many steps and check after each."""
        for _ in range(steps):
            self.step()
        self.rest()

    def step(self) -> str:
        """Do one step, let the program go on for a moment, and check; returns what was done."""
        steps = (
            self._at_the_table()
            if self.table is not None and self._dice.random() < 0.85
            else self._anywhere()
        ) | self._pages.steps()
        names = list(steps)
        name = self._dice.choices(names, [steps[name][0] for name in names])[0]
        self.trail.append(name)
        steps[name][1]()
        self.done[name] += 1
        self._pass_time()
        if not self.window.isVisible():
            self._restart()
        self.check(name)
        return name

    def rest(self) -> None:
        """Wait until everything is stored and compared."""
        storage = self.application.storage
        self.wait(lambda: storage.idle and self.audit.settled, "the stored logs")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.check("rest")

    def come_to_rest(self) -> None:
        """Go to the start page with nothing open, and let everything end that was under way."""
        self.wait(lambda: not self.app.property("loading"), "the games")
        self.app.closeTable()
        self.app.closeNewMatch()
        self.app.offer.decline()
        self.app.navigate("play")
        for _ in range(CALM):
            QTest.keyClick(self.window, Qt.Key.Key_Escape)
            self._process()
        self.rest()
        for match_id in self.stored_ids()[KEEP_AT_REST:]:  # each has a row on the page
            self.app.deleteMatch(match_id)
        self.app.host.deletions.finish()
        self.rest()

    def _at_the_table(self) -> dict[str, tuple[float, Step]]:
        table = self.table
        assert table is not None
        dice = self._dice
        return {
            "play on": (22, self._play_on),
            "click a piece": (8, lambda: self._click_one("piece:")),
            "click something": (10, lambda: self._click_one("")),
            "click anywhere": (3, lambda: self._click(self._any_point())),
            "drag": (3, self._drag),
            "key": (8, self._key),
            "undo": (4, table.undo),
            "redo": (4, table.redo),
            "restart": (0.5, table.restart),
            "hint": (3, table.hint),
            "pause": (1, lambda: table.pause(dice.choice(("person", "sheet")))),
            "resume": (3, lambda: (table.resume("person"), table.resume("sheet"))),
            "reveal": (4, table.reveal),
            "steps": (4, dice.choice((table.nextStep, table.previousStep, table.skipSteps))),
            "open hands": (1, lambda: table.setOpenHands(dice.random() < 0.5)),
            "value": (1, lambda: table.setValue("depth", dice.randrange(-5, 60))),
            "choose": (3, self._choose),
            "time": (1, lambda: table.live.ticker.ticked.emit(dice.choice(TIMES))),
            "nonsense": (1, self._nonsense),
            "load": (1, dice.choice((table.loadDetails, table.loadRules))),
            "another table": (2, self.new_table),
            "rematch": (0.5, table.rematch),
            "stored": (2, self._open_stored),
            "leave": (1, self.app.closeTable),
            **self._pages.review_steps(),
            **self._everywhere(),
        }

    def _anywhere(self) -> dict[str, tuple[float, Step]]:
        return {
            "click something": (10, lambda: self._click_one("")),
            "click anywhere": (2, lambda: self._click(self._any_point())),
            "key": (4, self._key),
            "new match": (6, self._sheet),
            "new table": (3, self.new_table),
            "stored": (4, self._open_stored),
            "import": (1, self._import),
            "export": (1, self._export),
            "delete": (1, self._delete),
            **self._everywhere(),
        }

    def _everywhere(self) -> dict[str, tuple[float, Step]]:
        return {
            "setting": (4, self._change_setting),
            "deck": (0.5, lambda: self.application.settings.setDeck(self._game(), self._dice.choice(DECKS))),
            "resize": (2, lambda: self.window.resize(*self._dice.choice(SIZES))),
            "page": (3, lambda: self.app.navigate(self._dice.choice(PAGES))),
            "kill the worker": (0.2, self._kill_worker),
            "close the window": (0.15, self.window.close),
            "wait": (2, lambda: QTest.qWait(self._dice.randrange(1, 120))),
        }

    def _play_on(self) -> None:
        """What a person does who wants to get on: reveal, step, or any legal action."""
        table = self.table
        assert table is not None
        session = table.live.session
        if session.viewer.covered:
            table.reveal()
        elif session.presenting:
            table.nextStep()
        else:
            legal = self._legal()
            if legal:
                action = self._dice.choice(legal)
                table.live.do(lambda: session.play(action))

    def _choose(self) -> None:
        assert self.table is not None
        choices = self.table.property("choices")
        if choices:
            self.table.choose(self._dice.choice(choices)["id"])

    def _legal(self) -> tuple[Any, ...]:
        assert self.table is not None
        session = self.table.live.session
        seat = session.viewer.shown_seat
        return () if seat is None or seat not in session.match.actors() else session.match.legal(seat)

    def _key(self) -> None:
        dice = self._dice.random()
        if dice < 0.7:
            QTest.keyClick(self.window, self._dice.choice(KEYS))
        elif dice < 0.9:
            QTest.keyClick(self.window, self._dice.choice(SPECIAL_KEYS))
        else:
            modifier = Qt.KeyboardModifier.ControlModifier
            QTest.keyClick(self.window, self._dice.choice(CONTROL_KEYS), modifier)

    def _click_one(self, prefix: str) -> None:
        points = [
            point for name, point in self._named_points() if name.startswith(prefix) and name != "import"
        ]
        if points:
            self._click(self._dice.choice(points))

    def _click(self, point: QPoint) -> None:
        QTest.mouseClick(self.window, LEFT, PLAIN, point)

    def _drag(self) -> None:
        points = [point for name, point in self._named_points() if name.startswith("piece:")] or [
            self._any_point()
        ]
        start, end = self._dice.choice(points), self._any_point()
        QTest.mousePress(self.window, LEFT, PLAIN, start)
        for part in range(1, 5):
            QTest.mouseMove(self.window, start + (end - start) * part / 4)
            self._process()
        QTest.mouseRelease(self.window, LEFT, PLAIN, end)

    def _nonsense(self) -> None:
        table = self.table
        assert table is not None
        table.tap("nothing")
        table.choose("nothing")
        table.drop("nothing", "nowhere")
        table.setValue("nothing", 3)
        self.app.openMatch(-1)
        self.app.openNewMatch("chess")

    def new_table(self) -> None:
        """Begin a match of any kind in place of the one at the table."""
        if self.app.property("loading"):
            return
        name = self._game()
        try:
            game = self.application.shelf.plugin(name).game
        except SpieltischError:  # switched off on the page of plugins
            self.app.switchPlugin(name, True)
            return
        self.app.host.start(random_header(game, self._dice))

    def _game(self) -> str:
        return self._dice.choice(self._games)

    def _sheet(self) -> None:
        self.app.openNewMatch(self._game())
        self._pass_time()
        sheet = self.app.newMatch
        if sheet is None:
            return
        dice = self._dice
        if dice.random() < 0.5:
            sheet.setSeatCount(dice.randrange(1, 7))
        sheet.setPlayer(dice.randrange(4), dice.choice(LEVELS))
        sheet.setName(dice.randrange(4), dice.choice(("Anna", "", "x" * 99)))
        dice.choice((sheet.swapSeats, sheet.addPerson, sheet.restoreDefaults, lambda: None))()
        rows = sheet.property("options")
        for row in dice.sample(rows, min(3, len(rows))):
            values = [choice["value"] for choice in row["choices"]]
            sheet.setOption(row["key"], dice.choice([*values, True, False, 3, "nonsense"]))
        self._process()
        self._dice.choice((sheet.start, sheet.start, self.app.closeNewMatch, lambda: None))()

    def stored_ids(self) -> list[int]:
        """The matches that the lists of the start page show."""
        return [row["id"] for key in ("running", "recent") for row in self.app.property(key)]

    def _open_stored(self) -> None:
        ids = self.stored_ids()
        if ids:
            self.app.openMatch(self._dice.choice(ids))

    def _delete(self) -> None:
        ids = self.stored_ids()
        for match_id in ids[KEEP_MATCHES:]:
            self.app.deleteMatch(match_id)
        if ids:
            self.app.deleteMatch(self._dice.choice(ids))

    def _export(self) -> None:
        ids = self.stored_ids()
        if ids:
            self._files += 1
            path = self.folder / f"export{self._files % 5}.spieltisch"
            self.app.exportMatch(self._dice.choice(ids), QUrl.fromLocalFile(str(path)))

    def _import(self) -> None:
        path = self.folder / f"export{self._dice.randrange(6)}.spieltisch"
        self.app.importMatch(QUrl.fromLocalFile(str(path)))

    def _change_setting(self) -> None:
        name = self._dice.choice(
            [name for name in CHOICES if name != "animation" or self._dice.random() < 0.5]
        )
        self.application.settings.change(name, self._dice.choice(CHOICES[name]))
        if self._dice.random() < 0.05:
            self.application.settings.restoreDefaults()

    def _kill_worker(self) -> None:

        pid = self.application.worker.pid
        if pid is not None:
            with suppress(ProcessLookupError):  # it may have been killed a moment ago
                os.kill(pid, signal.SIGKILL)

    def _restart(self) -> None:
        self.close()
        self._open()

    # Eyes

    def _items(self, root: QQuickItem) -> list[QQuickItem]:
        found = []
        for child in root.childItems():
            if child.isVisible():
                found.append(child)
                found += self._items(child)
        return found

    def _visible(self) -> list[QQuickItem]:
        content = self.window.contentItem()
        return self._items(content.parentItem() or content)

    def _named_points(self) -> list[tuple[str, QPoint]]:
        """Name and middle of everything in the window that has a name."""
        area = self.window.geometry()
        found = []
        for item in self._visible():
            name = item.objectName()
            if name:
                middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
                if 0 <= middle.x() < area.width() and 0 <= middle.y() < area.height():
                    found.append((name, middle))
        return found

    def _any_point(self) -> QPoint:
        return QPoint(self._dice.randrange(self.window.width()), self._dice.randrange(self.window.height()))

    # Time and checks

    def _process(self) -> None:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)

    def _pass_time(self) -> None:
        """Go on at once, after what is due, or after a little while."""
        dice = self._dice.random()
        if dice < 0.1:
            return
        if dice < 0.9:
            self._process()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        else:
            QTest.qWait(self._dice.randrange(1, 30))
        if self._collect and self._dice.random() < 0.1:
            gc.collect()

    def wait(self, condition: Callable[[], bool], what: str) -> None:
        """Let the program go on until something is so."""
        deadline = QDeadlineTimer(LIMIT_MS)
        while not condition():
            assert not deadline.hasExpired(), f"waited in vain for {what}"
            QTest.qWait(2)  # it sleeps where nothing happens

    def check(self, after: str) -> None:
        """What must hold at every moment."""
        complaints = [*self.audit.complaints, *self._ears()]
        assert not complaints, (after, complaints)
        if self.table is not None:
            self.audit.look(self.table, after, watched=self.app.review is not None)
