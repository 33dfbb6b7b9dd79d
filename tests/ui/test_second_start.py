"""Started again while it is open: the window comes forward and asks whether to import the file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from subprocess import PIPE

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.app.instance_lock import claim, whereabouts
from spieltisch.app.main import receive
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database
from tests.ui.conftest import QUICK, running
from tests.ui.driver import TIMEOUT, Driver

MATCH = """{"format": 1, "game": "cribbage", "seed": "second", "actions": [],
"seats": [{"name": "Vroni", "player": "human"}, {"name": "Xaver", "player": "human"}]}"""
SYSTEM = {name: value for name, value in os.environ.items() if name != "SPIELTISCH_DATA_DIR"}


def again(folder: Path, *words: str | Path) -> subprocess.Popen[str]:
    """Start the real program on a data folder."""
    command = [
        sys.executable,
        "-m",
        "spieltisch",
        "--data-dir",
        str(folder),
        "--lang",
        "en",
        *map(str, words),
    ]
    return subprocess.Popen(command, env=SYSTEM, stdout=PIPE, stderr=PIPE, text=True)


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    file = tmp_path / "evening.spieltisch"
    file.write_text(MATCH, encoding="utf-8")
    return file


@pytest.fixture
def first(qtbot: QtBot, qapp_with_style: object, data_dir: Path) -> Iterator[Driver]:
    """The window of the first start, here in this process."""
    lock = claim(data_dir)
    assert lock is not None
    with running(qtbot, data_dir, QUICK) as driver:
        stop = receive(lock, driver.application, driver.window)
        yield driver
        stop()
    lock.release()


def hand_over(driver: Driver, folder: Path, *words: str | Path) -> None:
    """Start again, let the window go on, and see the second start end well."""
    with again(folder, *words) as second:
        driver.qtbot.waitUntil(lambda: second.poll() is not None, timeout=3 * TIMEOUT)
        assert second.communicate() == ("", "")
    assert second.returncode == 0


def test_a_file_is_offered_and_imported(first: Driver, data_dir: Path, match_file: Path) -> None:
    hand_over(first, data_dir, match_file)
    assert first.item("confirm").property("text") == "Import"
    assert first.app.offer.property("title") == "Import the match “evening.spieltisch”?"
    assert "Cribbage (Vroni and Xaver)" in first.app.offer.property("text")
    assert first.app.property("running") == [], "nothing is stored before the person says so"
    first.click("confirm")
    first.wait(lambda: len(first.app.property("running")) == 1)
    assert first.app.table is not None
    first.wait(lambda: first.find("confirm") is None or first.app.offer.property("title") == "")


def test_a_file_is_declined(first: Driver, data_dir: Path, match_file: Path) -> None:
    hand_over(first, data_dir, match_file)
    first.item("cancel")
    first.key(Qt.Key.Key_Escape)
    first.wait(lambda: first.find("cancel") is None)
    assert first.app.offer.property("title") == ""
    assert first.app.table is None
    assert first.app.property("running") == []


def test_the_match_at_the_table_waits_and_stays(first: Driver, data_dir: Path, match_file: Path) -> None:
    first.app.importMatch(QUrl.fromLocalFile(str(match_file)))
    first.wait(lambda: first.app.table is not None and len(first.app.property("running")) == 1)
    before = first.app.table
    hand_over(first, data_dir, match_file)
    first.item("cancel")
    assert first.table.property("paused")
    first.click("cancel")
    first.wait(lambda: not first.table.property("paused"))
    assert first.app.table is before
    hand_over(first, data_dir, match_file)
    first.click("confirm")
    first.wait(lambda: len(first.app.property("running")) == 2)
    assert first.app.table is not before


def test_the_newest_file_is_offered(first: Driver, data_dir: Path, match_file: Path) -> None:
    other = match_file.with_name("morning.spieltisch")
    other.write_text(MATCH, encoding="utf-8")
    hand_over(first, data_dir, match_file)
    hand_over(first, data_dir, "--file", other)
    first.wait(lambda: "morning" in first.app.offer.property("title"))
    assert [item.objectName() for item in first.items()].count("confirm") == 1


def test_a_broken_file_is_told_at_once(first: Driver, data_dir: Path, match_file: Path) -> None:
    match_file.write_text("{", encoding="utf-8")
    failed = QSignalSpy(first.app.failed)
    hand_over(first, data_dir, match_file)
    first.wait(lambda: failed.count() == 1)
    assert first.app.offer.property("title") == ""


def test_a_game_opens_its_sheet(first: Driver, data_dir: Path) -> None:
    hand_over(first, data_dir, "--game", "cribbage")
    first.item("start")


def test_the_window_comes_forward(first: Driver, data_dir: Path) -> None:
    first.window.showMinimized()
    hand_over(first, data_dir)
    first.wait(lambda: not first.window.windowStates() & Qt.WindowState.WindowMinimized)
    first.wait(first.window.isActive)


def test_safe_mode_is_refused(first: Driver, data_dir: Path) -> None:
    with again(data_dir, "--safe-mode") as second:
        assert second.communicate() == (
            "",
            "Spieltisch is open already; close it before you start it in safe mode.\n",
        )
    assert second.returncode == 2


def test_commands_and_pictures_need_no_turn(first: Driver, data_dir: Path, tmp_path: Path) -> None:
    for words in (["games"], ["--screenshot", tmp_path / "x.png"]):
        with again(data_dir, *words) as other:
            assert other.communicate()[1] == ""
        assert other.returncode == 0
    assert first.app.property("running") == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot kill like that")
def test_a_killed_program_blocks_no_start(qtbot: QtBot, data_dir: Path, match_file: Path) -> None:
    """Three real processes: the first is handed a file, and killed; the third is a first one itself."""
    with again(data_dir) as first:
        qtbot.waitUntil(lambda: bool(whereabouts(data_dir)), timeout=3 * TIMEOUT)
        with again(data_dir, match_file) as second:
            assert second.communicate() == ("", "")
        assert second.returncode == 0
        first.kill()
        assert first.communicate()[1] == ""
    left = whereabouts(data_dir)
    assert left is not None
    with again(data_dir) as third:
        qtbot.waitUntil(lambda: whereabouts(data_dir) not in (None, left), timeout=3 * TIMEOUT)
        third.send_signal(signal.SIGTERM)
        assert third.communicate() == ("", "")
    assert third.returncode == 0
    with closing(open_database(data_dir / DATABASE_NAME).database) as database:
        assert database.matches.running() == (), "the file was offered, and nobody has said yes"
