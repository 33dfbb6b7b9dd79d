"""The program that `kills` kills: the real application with its window, where somebody plays in haste.

Run with a data folder, it forks one such application for every line `SEED GAMES` that it reads, so that a
round does not pay for loading Qt and the database stack anew. Each says on the output, a line at a time:

- `did MATCH NUMBER DIGEST` before a change of a match is given to the storage; NUMBER counts the changes
- `ack MATCH NUMBER ID` when the storage has confirmed that change, of the match that it calls ID
- `notice KEY` when opening the database had something to say, `blocked` when the data folder is locked
"""

from __future__ import annotations

import importlib
import os
import random
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spieltisch.app.application import Application
    from spieltisch.app.intents import Intent
    from spieltisch.app.journal import Journal
    from spieltisch.core.match import Match
    from spieltisch.storage.database import Database

LOADED = ("app.desk", "app.main", "app.supervisor", "app.window", "storage.database")
AGAIN = 0.6
"""How often the newest match is gone on with instead of a new one."""
COMPUTERS = 0.1
"""How often computers play, in their process; else people do, who are faster."""


def digest(actions: Sequence[str], cursor: int) -> str:
    """What a log and its cursor are compared by."""
    import hashlib

    return hashlib.sha256("\n".join([*actions, str(cursor)]).encode()).hexdigest()[:16]


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Witness:
    """Tells of every change before the storage gets it, and when it has been confirmed."""

    def __init__(self, application: Application) -> None:
        self._application = application
        self._names: dict[int, int] = {}
        self._journals: list[Journal] = []
        self._number = 0

    def write(self, journal: Journal, intents: Sequence[Intent], go_on: Callable[..., None]) -> None:
        table = self._application.controller.host.table
        if table is None or table.live.journal is not journal or not intents:
            go_on(journal, intents)
            return
        self.tell(journal, table.live.session.match)
        go_on(journal, intents)
        self._ask(journal)

    def tell(self, journal: Journal, match: Match[Any, Any]) -> None:
        self._number += 1
        texts = [action.text for action in match.actions]
        say("did", self._name(journal), self._number, digest(texts, match.cursor))

    def _ask(self, journal: Journal) -> None:
        name, number = self._name(journal), self._number

        def find(_database: Database) -> int | None:
            return journal.match_id

        self._application.storage.run(find, lambda match_id: say("ack", name, number, match_id))

    def _name(self, journal: Journal) -> int:
        if id(journal) not in self._names:
            self._journals.append(journal)  # as long as it lives nothing else has its id
            self._names[id(journal)] = len(self._journals)
        return self._names[id(journal)]


class Player:
    """Opens matches and plays them at random, one change at each turn of the event loop."""

    def __init__(self, application: Application, dice: random.Random, games: Sequence[str]) -> None:
        self._application = application
        self._dice = dice
        self._games = games

    def turn(self) -> None:
        controller = self._application.controller
        table = controller.host.table
        if controller.property("loading"):
            return
        if table is None or table.live.session.ended:
            self._sit_down()
            return
        session, dice = table.live.session, self._dice
        if session.viewer.covered:
            table.reveal()
        elif session.presenting:
            table.skipSteps()
        elif dice.random() < 0.12:
            dice.choice(
                (table.undo, table.undo, table.redo, table.restart if dice.random() < 0.1 else table.redo)
            )()
        else:
            seat = session.viewer.shown_seat
            legal = session.match.legal(seat) if seat in session.match.actors() else ()
            if legal:
                action = dice.choice(legal)
                table.live.do(lambda: session.play(action))

    def _sit_down(self) -> None:
        from spieltisch.core.match import Match, new_match_header
        from spieltisch.core.players import SeatEntry

        controller, dice = self._application.controller, self._dice
        running = [row["id"] for row in controller.property("running")]
        if running and controller.host.table is None and dice.random() < AGAIN:
            controller.openMatch(running[0])
            return
        game = self._application.shelf.plugin(dice.choice(self._games)).game
        player = "beginner" if dice.random() < COMPUTERS else "human"
        count = dice.choice(game.info.seats)
        seats = [SeatEntry(f"P{seat}", player) for seat in range(count)]
        header = new_match_header(game, seats, seed=str(dice.random()))
        controller.host.show(Match(game, header))


def play(folder: Path, seed: str, games: Sequence[str]) -> None:
    """Run the application until it is killed."""
    from PySide6.QtCore import QTimer

    from spieltisch.app.application import Application
    from spieltisch.app.instance_lock import claim
    from spieltisch.app.journal import Journal
    from spieltisch.app.main import make_qt_application
    from spieltisch.app.preferences import Preferences
    from spieltisch.app.window import Window
    from spieltisch.plugin_settings import PluginSettings

    qt_application = make_qt_application()
    lock = claim(folder)
    if lock is None:
        say("blocked")
        return
    preferences = Preferences(computer_pace="instant", animation="off", language="en")
    application = Application(folder, PluginSettings(), preferences)
    window = Window(application)
    witness = Witness(application)
    write = Journal.write
    Journal.write = lambda journal, intents: witness.write(journal, intents, write)  # type: ignore[method-assign]
    application.storage.opened.connect(lambda notice: notice and say("notice", notice.key))
    application.storage.failing.connect(lambda why: say("notice", why.key))
    application.storage.lost.connect(lambda why: say("notice", why.key))
    application.begin_at_once()
    player = Player(application, random.Random(seed), games)
    timer = QTimer()
    timer.timeout.connect(player.turn)
    timer.start(0)
    say("playing")
    qt_application.exec()
    window.close()


def serve(folder: Path) -> None:
    """Fork an application for every line of the input, and report its end."""
    _load()
    for line in sys.stdin:
        seed, games = line.split()
        victim = os.fork()
        if victim == 0:
            try:
                play(folder, seed, games.split(","))
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        say("pid", victim)
        _, status = os.waitpid(victim, 0)
        say("dead", os.waitstatus_to_exitcode(status))


def _load() -> None:
    """Import what every application needs; none of it starts a thread or Qt."""
    for name in LOADED:
        importlib.import_module(f"spieltisch.{name}")
    importlib.import_module("spieltisch.plugin_settings").PluginSettings().registry().load_all()


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
