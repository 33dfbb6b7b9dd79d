"""Games that cannot be added or do not work, a full disk, safe mode, and what a kill leaves."""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from spieltisch.plugins.archives import store
from spieltisch.plugins.archives.archive import read_archive
from tests.bundled import BUNDLED
from tests.plugins.bad_archives import BAD
from tests.plugins.packing import game_files, sample_archive, write_zip
from tests.ui import plugins_rig
from tests.ui.conftest import QUICK, running
from tests.ui.driver import Driver
from tests.ui.plugins_rig import (
    GAME,
    add,
    added,
    archives,
    choose,
    games,
    idle,
    offer,
    remove,
    states,
    toast,
)
from tests.ui.shell_audit import audit

own_imports, page = plugins_rig.own_imports, plugins_rig.page


def test_what_cannot_be_added_is_one_sentence(page: Driver, tmp_path: Path) -> None:
    path = tmp_path / "game.zip"
    path.write_bytes(next(bad for bad in BAD if bad.name == "parent").make())
    page.click("addGame")
    choose(page, path)
    page.wait(lambda: toast(page).startswith("“game.zip” cannot be added: "))
    assert toast(page).endswith("It would write outside its own folder (“../evil.py”).")
    assert page.find("addConfirm") is None
    archives(page).examine(QUrl("https://example.org/game.zip"))
    page.wait(lambda: toast(page) == "A game has to be a file on this device.")
    add(page, sample_archive(tmp_path))
    page.click("addGame")
    choose(page, sample_archive(tmp_path))
    page.wait(lambda: "The same file has been added already (version 1.2.0)." in toast(page))


def test_a_full_disk_is_told_and_nothing_is_left(
    page: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    offer(page, sample_archive(tmp_path))
    monkeypatch.setattr(store.os, "fsync", fail)
    page.click("addConfirm")
    page.wait(lambda: toast(page).endswith("cannot be added: There is no room left on the disk."))
    monkeypatch.undo()
    assert added(page) == []
    assert GAME not in states(page)


def test_a_game_that_does_not_work_is_told_and_can_be_removed(page: Driver, tmp_path: Path) -> None:
    files = {**game_files(GAME), f"{GAME}/bookkept.py": b"raise ZeroDivisionError('no books')\n"}
    add(page, write_zip(tmp_path / "game.zip", files))
    page.wait(lambda: "has been added, but does not work: Its code failed" in toast(page))
    assert states(page)[GAME] == "failed"
    assert not page.item(f"switch:{GAME}").isVisible() if page.find(f"switch:{GAME}") else True
    remove(page)
    add(page, sample_archive(tmp_path))
    assert states(page)[GAME] == "enabled"


@pytest.fixture
def safe(qtbot: QtBot, qapp_with_style: QGuiApplication, data_dir: Path, tmp_path: Path) -> Iterator[Driver]:
    """The plugins page in safe mode, with a game that was added before."""
    store.install(read_archive(sample_archive(tmp_path)), data_dir / "plugins")
    with running(qtbot, data_dir, QUICK, safe_mode=True) as driver:
        driver.click("rail:plugins")
        driver.item("safeMode")
        idle(driver)
        yield driver


def test_safe_mode_leaves_added_games_out_and_lets_them_be_removed(safe: Driver) -> None:
    assert states(safe)[GAME] == "left_out"
    assert games(safe) == list(BUNDLED)
    assert f"{GAME}.plugin" not in sys.modules
    assert safe.item("addGame").property("enabled") is False
    assert audit(safe.window) == []
    remove(safe)
    assert GAME not in states(safe)


def test_what_a_kill_left_is_gone_at_the_next_start(
    qtbot: QtBot, qapp_with_style: QGuiApplication, data_dir: Path, tmp_path: Path
) -> None:
    place = store.install(read_archive(sample_archive(tmp_path)), data_dir / "plugins")
    (place.parent / ".new-0123" / GAME).mkdir(parents=True)
    with running(qtbot, data_dir, QUICK) as driver:
        assert states(driver)[GAME] == "enabled"
        assert list(place.parent.iterdir()) == [place]
