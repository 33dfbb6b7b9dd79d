"""What is made a little at a time may go at any moment: the engine has nothing to complain of at its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import qmlEngine

from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.shell_window import Shell, wait_for

ROUNDS = 6
LINES = 60
MOMENTS = 12
STEP_MS = 14
SLICES = 6
"""How many parts of a millisecond are made before the rest goes: different places to be interrupted at."""


def bring_a_table(shell: Shell) -> None:
    game = shell.application.shelf.plugin("cribbage").game
    seats = [SeatEntry(name, "human") for name in "AB"]
    shell.app.host.show(Match(game, new_match_header(game, seats, seed="half")))


def choose_a_filter(shell: Shell) -> None:
    shell.app.statistics.choose("game", "watten")


@pytest.mark.parametrize("interrupt", [bring_a_table, choose_a_filter])
def test_cards_of_statistics_may_go_half_made(
    qapp_with_style: QGuiApplication, tmp_path: Path, interrupt: Callable[[Shell], None]
) -> None:
    shell = Shell(tmp_path, True)
    shell.settle()
    making = qmlEngine(shell.window).incubationController()
    for _ in range(ROUNDS):
        shell.app.closeTable()
        shell.app.statistics.reset()
        shell.app.navigate("settings")
        wait_for(lambda: making.incubatingObjectCount() == 0, "the page before")
        shell.app.navigate("statistics")
        wait_for(lambda: making.incubatingObjectCount() > 3, "cards that are being made")
        for _ in range(SLICES):
            making.incubateFor(1)
        interrupt(shell)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shell.close()  # a warning of the engine fails the test


@pytest.mark.parametrize("page", ["settings", "matches"])
def test_a_page_may_go_while_its_file_is_read(
    qapp_with_style: QGuiApplication, tmp_path: Path, page: str
) -> None:
    """Just after the start, files are read behind the window: at some moment it is done with this one."""
    for moment in range(MOMENTS):
        shell = Shell(tmp_path / str(moment), matches=False)
        wait_for(lambda shell=shell: not shell.app.property("loading"), "the games")
        shell.app.navigate(page)
        deadline = QDeadlineTimer(moment * STEP_MS)
        while not deadline.hasExpired():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        bring_a_table(shell)
        shell.close()


def test_no_line_of_the_log_is_half_made_when_the_panel_goes(
    qapp_with_style: QGuiApplication, tmp_path: Path
) -> None:
    """The panel comes and goes with every hand: what lists make ahead would be made when it has gone."""
    shell = Shell(tmp_path, True)
    shell.settle()
    making = qmlEngine(shell.window).incubationController()
    bring_a_table(shell)
    table = shell.app.host.table
    assert table is not None
    wait_for(lambda: making.incubatingObjectCount() == 0, "the table")
    for _ in range(LINES):
        table.skipSteps()
        table.reveal()
        shell.window.grabWindow()
        assert making.incubatingObjectCount() == 0
        session = table.live.session
        seat = session.viewer.shown_seat
        if seat in session.match.actors():
            table.live.do(partial(session.play, session.match.legal(seat)[0]))
    assert table.log.rowCount() > LINES // 2
    shell.app.closeTable()
    shell.settle()
    shell.close()
