"""Backups from the settings page: saved, looked into, restored, undone, stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QObject, Qt, QUrl
from PySide6.QtQuick import QQuickItem

from spieltisch.app.backup.backup_controller import BackupController
from spieltisch.plugins.switches import read_disabled
from spieltisch.storage.backup_file import BackupInfo, read_info
from spieltisch.storage.backups import Backups
from spieltisch.storage.database import Database
from spieltisch.storage.progress import Progress
from spieltisch.storage.records import NewMatch, SeatSummary
from tests.ui.driver import Driver
from tests.ui.shell_audit import audit


def store(database: Database) -> None:
    """A person and two finished matches."""
    database.profiles.add("Anna", "rose")
    for won in (True, False):
        seats = (SeatSummary(0, 0, "Anna", "human", 9, won), SeatSummary(1, 1, "", "hard", 8, not won))
        match = database.matches.create(NewMatch({"game": "cribbage", "n": won}, seats, scores=(9, 8)))
        database.matches.finish(match, seats)


def backup(driver: Driver) -> BackupController:
    found = driver.app.property("backup")
    assert isinstance(found, BackupController)
    return found


def idle(driver: Driver) -> None:
    driver.wait(lambda: driver.application.storage.idle and backup(driver).work == "")
    driver.settle()


def toast(driver: Driver) -> str:
    return str(driver.item("toast").property("text"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.spieltisch-backup"


@pytest.fixture
def saved(driver: Driver, file: Path) -> Driver:
    """A backup of two matches, after which one of them was deleted and the language changed."""
    driver.application.storage.run(store)
    driver.application.settings.change("table", "wood")
    backup(driver).write(QUrl.fromLocalFile(str(file)))
    idle(driver)
    assert toast(driver) == "Backup saved as “all.spieltisch-backup”: 2 matches and 1 person."
    assert (read_info(file).matches, read_info(file).profiles) == (2, 1)
    driver.click(driver.named("Dismiss"))
    driver.application.storage.run(lambda database: database.matches.delete(1))
    driver.application.storage.run(lambda database: database.profiles.add("Bene", "blue"))
    driver.application.settings.change("table", "plain")
    driver.app.reload()
    driver.app.navigate("settings")
    driver.wait(lambda: len(driver.app.recent) == 1)
    return driver


@pytest.fixture
def offered(saved: Driver, file: Path) -> Driver:
    """The question how to restore it."""
    backup(saved).examine(QUrl.fromLocalFile(str(file)))
    saved.item("restoreConfirm")
    idle(saved)
    return saved


def test_a_backup_brings_the_switches_of_the_plugins(driver: Driver, file: Path) -> None:
    def switched_off() -> set[str]:
        return set(read_disabled(driver.application.storage.folder))

    driver.app.switchPlugin("watten", False)
    driver.application.storage.run(store)
    backup(driver).write(QUrl.fromLocalFile(str(file)))
    idle(driver)
    driver.app.switchPlugin("watten", True)
    driver.app.switchPlugin("dominoes", False)
    backup(driver).examine(QUrl.fromLocalFile(str(file)))
    driver.wait(lambda: bool(backup(driver).offer))
    backup(driver).restore("replace")
    idle(driver)
    assert switched_off() == {"watten"}
    assert [game["id"] for game in driver.app.games] == ["cribbage", "dominoes", "five_hundred"]
    backup(driver).undo()
    idle(driver)
    assert switched_off() == {"dominoes"}
    backup(driver).examine(QUrl.fromLocalFile(str(file)))
    driver.wait(lambda: bool(backup(driver).offer))
    backup(driver).restore("merge")
    idle(driver)
    assert switched_off() == {"dominoes"}, "settings that were changed here stay"


def test_the_question_says_what_each_way_does(offered: Driver) -> None:
    merge, replace = backup(offered).offer["choices"]
    assert merge["lines"] == [
        "1 new match comes in; then there are 2.",
        "1 match is here already and stays as it is.",
        "Settings that were changed here stay.",
    ]
    assert replace["lines"] == [
        "All that is here goes: 1 match and 2 people, and the settings.",
        "The backup takes its place: 2 matches and 1 person, and the settings.",
        "A backup of what is here is written first, so that this can be undone.",
    ]


def test_the_question_is_sound_in_every_language(offered: Driver, with_settings: Any) -> None:
    for language in ("de", "da", "en"):
        for size, text in (((1024, 700), 100), ((1024, 700), 125), ((1440, 900), 100)):
            offered.resize(*size)
            with_settings(language=language, text_size=text)
            idle(offered)
            assert audit(offered.window) == []


def test_a_backup_is_added_with_the_keys(offered: Driver) -> None:
    assert offered.item("how:merge").property("checked") is True
    for _ in range(3):  # the other way, Cancel, Add
        offered.key(Qt.Key.Key_Tab)
    offered.key(Qt.Key.Key_Return)
    offered.wait(lambda: len(offered.app.recent) == 2)
    idle(offered)
    assert offered.application.settings.preferences.table == "plain"
    assert toast(offered).startswith("1 match has come from the backup. What was here before is kept as ")


def test_everything_is_replaced_and_comes_back(offered: Driver) -> None:
    offered.key(Qt.Key.Key_Down)
    assert offered.item("how:replace").property("checked") is True
    offered.click("restoreConfirm")
    offered.wait(lambda: offered.application.settings.preferences.table == "wood")
    idle(offered)
    assert len(offered.app.recent) == 2
    assert [person["name"] for person in offered.app.property("profiles").people] == ["Anna"]
    offered.click("toast:action")
    offered.wait(lambda: offered.application.settings.preferences.table == "plain")
    idle(offered)
    assert len(offered.app.recent) == 1
    assert [person["name"] for person in offered.app.property("profiles").people] == ["Anna", "Bene"]
    assert toast(offered) == "Everything is as it was before."


def test_the_ring_around_a_choice_is_whole(offered: Driver) -> None:
    offered.key(Qt.Key.Key_Down)
    choice = offered.item("how:replace")
    idle(offered)
    ring = next(
        item for item in choice.findChildren(QQuickItem) if "FocusRing" in item.metaObject().className()
    )
    assert ring.isVisible()
    clipping = ring.parentItem()
    while not clipping.clip():
        clipping = clipping.parentItem()
    assert clipping.boundingRect().contains(ring.mapRectToItem(clipping, ring.boundingRect()))


def test_escape_restores_nothing(offered: Driver) -> None:
    offered.key(Qt.Key.Key_Escape)
    offered.wait(lambda: offered.find("restoreConfirm") is None)
    idle(offered)
    assert len(offered.app.recent) == 1
    assert backup(offered).offer == {}


def test_the_table_is_closed_before_everything_changes(saved: Driver, file: Path, play: Any) -> None:
    play("human", "hard")
    saved.app.navigate("settings")
    backup(saved).examine(QUrl.fromLocalFile(str(file)))
    saved.item("how:replace")
    idle(saved)
    saved.click("how:replace")
    saved.click("restoreConfirm")
    saved.wait(lambda: len(saved.app.recent) == 2)
    idle(saved)
    assert saved.app.host.table is None
    assert saved.app.running == []


def test_nothing_has_to_be_asked_where_nothing_is(driver: Driver, file: Path, tmp_path: Path) -> None:
    from spieltisch.storage.database import open_database

    other = open_database(tmp_path / "other" / "spieltisch.db").database
    store(other)
    other.backups.write(file)
    other.close()
    backup(driver).examine(QUrl.fromLocalFile(str(file)))
    driver.item("restoreConfirm")
    idle(driver)
    assert backup(driver).offer["choices"] == []
    assert audit(driver.window) == []
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: len(driver.app.recent) == 2)


@pytest.mark.parametrize("content", [b"", b"PK\x05\x06" + bytes(18), b"not a backup" * 99])
def test_what_is_no_backup_is_one_sentence(saved: Driver, tmp_path: Path, content: bytes) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(content)
    backup(saved).examine(QUrl.fromLocalFile(str(wrong)))
    saved.wait(lambda: "is no backup of Spieltisch, or it is damaged" in toast(saved))
    idle(saved)
    assert saved.find("restoreConfirm") is None
    assert len(saved.app.recent) == 1


def test_a_place_that_cannot_be_written_is_told(saved: Driver, tmp_path: Path) -> None:
    backup(saved).write(QUrl.fromLocalFile(str(tmp_path / "no folder" / "all")))
    saved.wait(lambda: toast(saved).endswith("cannot be written."))
    backup(saved).write(QUrl("https://example.org/all"))
    saved.wait(lambda: toast(saved) == "A backup has to be a file on this device.")


def test_long_work_shows_how_far_it_is_and_can_be_stopped(
    driver: Driver, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(_self: Backups, _target: Path, progress: Progress) -> BackupInfo:
        while True:
            progress(0.4)

    monkeypatch.setattr(Backups, "write", endless)
    backup(driver).write(QUrl.fromLocalFile(str(file)))
    driver.wait(lambda: (button := driver.find("stopBackup")) is not None and button.parentItem().isVisible())
    driver.wait(lambda: backup(driver).share == pytest.approx(0.4))
    driver.key(Qt.Key.Key_Escape)
    driver.wait(lambda: backup(driver).work == "")
    assert toast(driver) == "Stopped; nothing has been changed."
    driver.wait(lambda: driver.find("stopBackup") is None)


def test_the_program_ends_although_a_backup_is_being_written(
    driver: Driver, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(_self: Backups, _target: Path, progress: Progress) -> BackupInfo:
        while True:
            progress(0)

    monkeypatch.setattr(Backups, "write", endless)
    backup(driver).write(QUrl.fromLocalFile(str(file)))
    driver.application.close()  # would never return


def dialog(driver: Driver, title: str) -> QObject:
    """Wait for the file dialog with a title."""

    def found() -> QObject | None:
        children = driver.window.findChildren(QObject)
        return next(
            (
                child
                for child in children
                if child.inherits("QQuickFileDialog") and child.property("title") == title
            ),
            None,
        )

    driver.wait(lambda: found() is not None)
    it = found()
    assert it is not None
    return it


def test_the_settings_ask_for_a_file(saved: Driver) -> None:
    saved.item("about")  # the last part of the page: all others are made
    idle(saved)
    for button, title in (("backup", "Save a backup"), ("restore", "Restore a backup")):
        QMetaObject.invokeMethod(saved.item(button), "click")  # what a screen reader does
        asked = dialog(saved, title)
        if button == "backup":
            assert (
                asked.property("selectedFile").fileName() == f"{backup(saved).fileName()}.spieltisch-backup"
            )
        QMetaObject.invokeMethod(asked, "reject")
        idle(saved)
