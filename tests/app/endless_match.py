"""A program of its own for `test_kill`: computers play in the real application until somebody kills it.

Prints `stored ID CURSOR` for every place of the log that the storage has confirmed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spieltisch.storage.database import Database


def main(folder: Path) -> None:
    from PySide6.QtCore import QTimer

    from spieltisch.app.application import Application
    from spieltisch.app.main import make_qt_application
    from spieltisch.app.preferences import Preferences
    from spieltisch.core.match import Match, new_match_header
    from spieltisch.core.players import SeatEntry
    from spieltisch.plugin_settings import PluginSettings

    qt_application = make_qt_application()
    application = Application(folder, PluginSettings(), Preferences(computer_pace="instant"))
    application.begin_at_once()
    game = application.shelf.plugin("cribbage").game
    seats = [SeatEntry("Anna", "medium"), SeatEntry("Bene", "medium")]
    application.controller.host.show(Match(game, new_match_header(game, seats, seed="kill")))

    def report() -> None:
        match_id = application.controller.host.match_id
        if match_id is not None:
            application.storage.run(lambda database: cursor(database, match_id), say)

    def cursor(database: Database, match_id: int) -> tuple[int, int]:
        return match_id, len(database.matches.load(match_id).actions)

    def say(place: tuple[int, int]) -> None:
        sys.stdout.write(f"stored {place[0]} {place[1]}\n")
        sys.stdout.flush()

    timer = QTimer()
    timer.timeout.connect(report)
    timer.start(5)
    qt_application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
