"""The life of the program: asked for twice, closed at any moment, with its files and helpers taken away."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtQml import qmlEngine
from pytestqt.qtbot import QtBot

from spieltisch.app.opening import stored_match
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database
from tests.ui.conftest import QUICK, running
from tests.ui.driver import Driver

if TYPE_CHECKING:
    pass

Play = Callable[..., Driver]
CTRL = Qt.KeyboardModifier.ControlModifier


def bring(driver: Driver, *players: str, scores: tuple[int, int] | None = None) -> None:
    game = driver.application.shelf.plugin("cribbage").game
    seats = [SeatEntry(name, player) for name, player in zip("AB", players, strict=True)]
    header = new_match_header(game, seats, seed="life", dealer=0, scores=scores)
    driver.app.host.show(Match(game, header))


def play_on(driver: Driver) -> None:
    session = driver.table.live.session
    action = session.match.legal(session.viewer.shown_seat)[0]
    driver.table.live.do(lambda: session.play(action))


def until_the_show(driver: Driver) -> None:
    bring(driver, "human", "human")
    session = driver.table.live.session
    while not session.presenting:
        driver.table.reveal()
        if not session.presenting:
            play_on(driver)
    driver.settle()


def while_thinking(driver: Driver) -> None:
    bring(driver, "expert", "expert")
    driver.wait(lambda: driver.application.worker.busy)


def while_writing(driver: Driver) -> None:
    bring(driver, "human", "human")
    for _ in range(3):
        driver.table.reveal()
        play_on(driver)
    assert not driver.application.storage.idle


def with_a_sheet(driver: Driver) -> None:
    bring(driver, "human", "medium")
    driver.click("details")
    driver.item("closeSheet")


def with_the_new_match_sheet(driver: Driver) -> None:
    driver.app.openNewMatch("cribbage")
    driver.item("start")


def with_a_menu(driver: Driver) -> None:
    bring(driver, "human", "medium")
    driver.click("menu")
    driver.settle()


def with_a_file_dialog(driver: Driver) -> None:
    driver.key(Qt.Key.Key_O, CTRL)
    driver.settle()


def covered(driver: Driver) -> None:
    bring(driver, "human", "human")
    driver.item("reveal")


def with_a_hint_under_way(driver: Driver) -> None:
    bring(driver, "human", "medium")
    driver.wait(lambda: driver.table.live.session.hint_seat is not None)
    driver.table.hint()


@pytest.mark.parametrize(
    "moment",
    [
        while_thinking,
        while_writing,
        until_the_show,
        with_a_sheet,
        with_the_new_match_sheet,
        with_a_menu,
        # Qt's own dialog says so if it goes before it has laid out the files it found
        pytest.param(with_a_file_dialog, marks=pytest.mark.qt_log_ignore("DelegateModel::cancel")),
        covered,
        with_a_hint_under_way,
    ],
)
def test_it_can_be_closed_at_any_moment(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path, moment: Callable[[Driver], None]
) -> None:
    shown: tuple[str, ...] | None = None
    with running(qtbot, data_dir, QUICK) as driver:
        moment(driver)
        driver.window.close()
        if driver.app.table is not None:
            match = driver.table.live.session.match
            shown = tuple(action.text for action in match.actions[: match.cursor])
        worker = driver.application.worker.pid
        find = driver.application.shelf.plugin
    assert multiprocessing.active_children() == []
    assert worker is None or not Path(f"/proc/{worker}").exists()
    database = open_database(data_dir / DATABASE_NAME).database
    stored = [database.matches.load(match.id) for match in database.matches.running()]
    database.close()
    assert [one.actions for one in stored] == ([] if shown is None else [shown])
    for one in stored:
        stored_match(one, find)


class LastLook(QObject):
    """Looks at the parts of a window that are still being made, just before it goes."""

    def __init__(self, window: QObject) -> None:
        super().__init__()
        self._engine = qmlEngine(window)
        self.found: list[int] = []
        window.installEventFilter(self)

    def being_made(self) -> int:
        return self._engine.incubationController().incubatingObjectCount()

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:  # noqa: N802 - a name of Qt
        if event.type() == QEvent.Type.DeferredDelete:
            self.found.append(self.being_made())
        return False


def test_nothing_is_half_made_when_the_window_goes(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path
) -> None:
    with running(qtbot, data_dir, QUICK) as driver:
        look = LastLook(driver.window)
        driver.app.navigate("settings")
        driver.wait(lambda: look.being_made() > 0)
    assert look.found == [0]


def test_the_last_request_for_a_match_wins(play: Play) -> None:
    driver = play("human", "medium")
    driver.wait(lambda: driver.app.host.match_id is not None and driver.application.storage.idle)
    first = driver.app.host.match_id
    bring(driver, "human", "human")
    driver.wait(lambda: driver.application.storage.idle)
    second = driver.app.host.match_id
    assert first != second
    driver.app.closeTable()
    driver.app.openMatch(first)
    driver.app.openMatch(first)
    driver.app.openMatch(second)
    driver.wait(lambda: driver.application.storage.idle)
    assert driver.app.host.match_id == second


def test_a_match_that_is_deleted_while_it_is_being_read_stays_away(play: Play) -> None:
    driver = play("medium", "medium")
    driver.wait(lambda: driver.app.host.match_id is not None)
    match_id = driver.app.host.match_id
    driver.app.closeTable()
    driver.app.openMatch(match_id)
    driver.app.deleteMatch(match_id)
    driver.wait(lambda: driver.application.storage.idle)
    assert driver.app.table is None
    assert driver.app.property("running") == []


def test_a_new_sheet_takes_the_place_of_an_open_one(driver: Driver) -> None:
    driver.app.openNewMatch("cribbage")
    driver.item("start")
    first = driver.app.newMatch
    driver.app.openNewMatch("cribbage")
    driver.wait(lambda: driver.app.newMatch is not first)
    driver.settle()
    assert len([item for item in driver.items() if item.objectName() == "start"]) == 1
    driver.click("start")
    driver.item("tablePage")


def test_a_table_is_replaced_before_what_it_asked_for_later_is_done(play: Play) -> None:
    driver = play("human", "human", dealer=0)
    for _ in range(4):
        driver.table.reveal()
        play_on(driver)  # the pieces move, and the layer wants to look at the focus a moment later
        bring(driver, "human", "human")
        driver.settle()
    driver.item("tablePage")


def test_a_worker_that_dies_again_and_again_ends_in_a_pause(play: Play) -> None:
    driver = play("human", "human")
    worker = driver.application.worker
    refused: list[str] = []
    bring(driver, "expert", "expert")
    driver.table.refused.connect(refused.append)

    def kill() -> bool:
        if worker.pid is not None and worker.busy:
            os.kill(worker.pid, signal.SIGKILL)
        return bool(driver.table.property("paused"))

    driver.wait(kill)
    assert refused
    before = len(driver.table.live.session.match.actions)
    driver.table.resume("person")
    driver.wait(lambda: len(driver.table.live.session.match.actions) > before)


def test_a_worker_that_cannot_be_started_is_told(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = play("human", "human")

    def fail(_process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", fail)
    pid = driver.application.worker.pid
    if pid is not None:
        os.kill(pid, signal.SIGKILL)
    bring(driver, "expert", "expert")
    driver.wait(lambda: bool(driver.table.property("paused")))
    monkeypatch.undo()
    driver.table.resume("person")
    driver.wait(lambda: len(driver.table.live.session.match.actions) > 0)


@pytest.mark.logs_expected
def test_a_database_that_is_deleted_while_running_does_not_stop_a_match(play: Play, data_dir: Path) -> None:
    driver = play("human", "human", dealer=0)
    driver.wait(lambda: driver.application.storage.idle)
    for path in data_dir.glob(f"{DATABASE_NAME}*"):
        path.unlink()
    for _ in range(3):
        driver.table.reveal()
        play_on(driver)
    driver.settle()
    assert len(driver.table.live.session.match.actions) == 3
