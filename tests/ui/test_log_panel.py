"""The log of the table stays at its end, unless somebody reads further back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from spieltisch.app.opening import match_from_file
from tests.ui.dominoes_rig import new_match
from tests.ui.driver import Driver
from tests.ui.table_rig import TableRig

PLAYS_BEFORE = 8
LAST_ACTIONS = 3


@pytest.fixture
def rig(qapp: QGuiApplication, tmp_path: Path) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path)
    rig.application.settings.change("animation", "off")
    rig.window.resize(1280, 800)
    match = new_match(rig, ("human", "expert"), plays=PLAYS_BEFORE, options={"variant": "all_fives"})
    rig.application.controller.host.show(match)
    rig.table.pause("test")
    rig.table.reveal()
    rig.settle()
    yield rig
    rig.close()


def play(rig: TableRig, actions: int) -> None:
    """Let whoever is to act do the first possible thing, `actions` times."""
    for _ in range(actions):
        if rig.session.match.turn() is None:
            break
        seat = rig.session.match.turn()
        assert seat is not None
        action = rig.session.match.legal(seat)[0]
        rig.table.live.do(lambda chosen=action: rig.session.play(chosen))  # type: ignore[misc]
        rig.settle()


def hidden_below(log: QQuickItem) -> float:
    """So much of the log lies below what is seen of it."""
    end = float(log.property("originY")) + float(log.property("contentHeight"))
    return end - float(log.property("contentY")) - log.height()


def test_the_last_line_is_seen_whole(rig: TableRig) -> None:
    log = rig.find("log")
    for _ in range(30):
        play(rig, 1)
        rig.wait(lambda: hidden_below(log) < 1)
    assert log.property("contentHeight") > log.height(), "there is something to scroll"


def test_the_end_is_seen_when_lines_before_were_guessed(driver: Driver) -> None:
    """The last line is higher than a list expects, and the scores leave it more room at the same time."""
    driver.resize(1280, 781)
    path = Path(__file__).parent / "matches" / "cribbage_end.spieltisch"
    match = match_from_file(path, driver.application.shelf.plugin).match
    match.seek(match.cursor - LAST_ACTIONS)
    driver.app.host.show(match)
    driver.table.reveal()
    driver.settle()
    log = driver.item("log")
    session = driver.table.live.session
    while session.match.can_redo:
        driver.table.live.do(session.redo)
        driver.settle()

    def over() -> bool:
        driver.key(Qt.Key.Key_Return)
        driver.settle()
        return bool(driver.table.property("over"))

    driver.wait(over)
    driver.settle()
    driver.wait(lambda: hidden_below(log) < 1)


def test_it_stays_where_somebody_reads(rig: TableRig) -> None:
    log = rig.find("log")
    play(rig, 20)
    log.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    rig.key(Qt.Key.Key_Home)
    top = log.property("contentY")
    play(rig, 3)
    assert log.property("contentY") == top
    assert hidden_below(log) > 1
    log.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    rig.key(Qt.Key.Key_End)
    play(rig, 3)
    rig.wait(lambda: hidden_below(log) < 1)
