"""Games are added, updated, switched, played and removed on the plugins page, by mouse and by keys."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tests.bundled import BUNDLED
from tests.plugins.packing import game_files, sample_archive, write_zip
from tests.ui import plugins_rig
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.plugins_rig import (
    GAME,
    add,
    added,
    archives,
    choose,
    games,
    idle,
    leave_table,
    offer,
    remove,
    show_page,
    start_match,
    states,
    toast,
)
from tests.ui.shell_audit import audit
from tests.ui.test_play import act_with_mouse, can_confirm, needs_a_person, play_to_the_end, playable

own_imports, page = plugins_rig.own_imports, plugins_rig.page


@pytest.mark.parametrize("kind", ["zip", "wheel"])
def test_a_game_is_added_and_played_to_its_end_by_mouse(page: Driver, tmp_path: Path, kind: str) -> None:
    offer(page, sample_archive(tmp_path, kind))
    assert GAME not in states(page)
    assert added(page) == [], "nothing is written before it is wanted"
    assert f"{GAME}.plugin" not in sys.modules, "nothing has run"
    page.click("addConfirm")
    page.wait(lambda: toast(page) == "Unusual Card has been added and can be played.")
    idle(page)
    assert states(page)[GAME] == "enabled"
    page.click("rail:play")
    page.click(page.named("New match of Unusual Card"))
    page.item("start")
    page.settle()
    page.click("start")
    page.item("tablePage")
    play_to_the_end(page, act_with_mouse)
    assert page.table.property("outcome")["title"] in ("You win", "You lose", "A tie")
    page.click("leave")
    page.wait(lambda: len(page.app.property("recent")) == 1)
    assert page.app.property("recent")[0]["gameName"] == "Unusual Card"


def test_a_game_is_added_and_played_by_keys(page: Driver, tmp_path: Path) -> None:
    keyboard = Keyboard(page)
    keyboard.called("addGame")
    keyboard.press(Qt.Key.Key_Return)
    choose(page, sample_archive(tmp_path))
    page.item("addConfirm")
    page.wait(lambda: keyboard.focus.objectName() == "addCancel")
    keyboard.look()
    keyboard.called("addConfirm")
    keyboard.press(Qt.Key.Key_Return)
    page.wait(lambda: states(page).get(GAME) == "enabled")
    idle(page)
    page.wait(lambda: keyboard.focus.objectName() == "addGame")
    keyboard.called("rail:play")
    keyboard.press(Qt.Key.Key_Space)
    keyboard.go("New match of Unusual Card")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.called("start")
    keyboard.press(Qt.Key.Key_Return)
    page.item("tablePage")

    def act(driver: Driver) -> None:
        if can_confirm(driver):
            driver.key(Qt.Key.Key_Return)
            return
        wanted = {f"piece:{card}" for card in playable(driver)}
        for _ in range(6):
            if keyboard.focus.objectName() in wanted:
                break
            driver.key(Qt.Key.Key_Right)
        driver.key(Qt.Key.Key_Space)

    play_to_the_end(page, act)


def test_enter_alone_adds_nothing(page: Driver, tmp_path: Path) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        offer(page, sample_archive(tmp_path))
        page.key(key)
        page.wait(lambda: page.find("addConfirm") is None)
        idle(page)
        assert archives(page).offer == {}
        assert GAME not in states(page)


def test_the_sheet_says_what_is_added(page: Driver, tmp_path: Path) -> None:
    path = sample_archive(tmp_path, "wheel")
    offer(page, path)
    checksum = hashlib.sha256(path.read_bytes()).hexdigest()
    spoken = {page.spoken(item) for item in page.items()}
    assert {
        "A game is a program with all your rights.",
        "Unusual Card",
        "Author: An outside author",
        "Version: 1.2.0",
        "Id: unusual (plugin interface 1)",
        f"SHA-256: {checksum[:8]} … {checksum[-8:]}",
    } <= spoken
    assert any(text.startswith(f"File: {path.name} (") for text in spoken)
    page.click("copyChecksum")
    page.wait(lambda: QGuiApplication.clipboard().text() == checksum)
    assert toast(page) == "The checksum has been copied."


def test_what_an_archive_says_is_no_markup(page: Driver, tmp_path: Path) -> None:
    files = {
        name: content.replace(b'"An outside author"', b"\"<img src='https://example.org/x'> <b>bold</b>\"")
        for name, content in game_files(GAME).items()
    }
    offer(page, write_zip(tmp_path / "game.zip", files))
    assert page.named("Author: <img src='https://example.org/x'> <b>bold</b>")


def check_row_without_a_game(page: Driver, with_settings: Any) -> None:
    """Its sentence is read whole, in a small window with large text, too."""
    for language, text in (("de", 125), ("da", 125), ("en", 100)):
        with_settings(language=language, text_size=text)
        page.resize(1024, 700)
        idle(page)
        found = [it for it in audit(page.window) if "lies over" not in it]  # what was just told lies there
        assert found == []
    page.resize(1440, 1100)


def test_a_match_waits_for_its_game(page: Driver, tmp_path: Path, with_settings: Any) -> None:
    """Removed with a running match, which goes on when the game is added again."""
    path = sample_archive(tmp_path)
    add(page, path)
    start_match(page)
    act_with_mouse(page)
    act_with_mouse(page)
    page.wait(lambda: needs_a_person(page) and page.application.storage.idle)
    played = [action.text for action in page.table.live.session.match.actions]
    leave_table(page)
    show_page(page, "plugins", "addGame")
    remove(page)
    assert toast(page) == "Unusual Card has been removed; its matches stay saved."
    assert games(page) == list(BUNDLED)
    assert added(page) == []
    show_page(page, "matches", "open")
    (row,) = page.app.property("matches").running
    assert row["missing"] == "This game is not here or switched off; see Plugins."
    assert row["gameName"] == "Unusual Card"
    assert page.named("This game is not here or switched off; see Plugins.")
    assert page.item("open").property("enabled") is False
    check_row_without_a_game(page, with_settings)
    show_page(page, "plugins", "addGame")
    add(page, path)
    show_page(page, "matches", "open")
    page.click("open")
    page.item("tablePage")
    assert [action.text for action in page.table.live.session.match.actions] == played
    play_to_the_end(page, act_with_mouse)


def test_removing_closes_the_table_and_can_be_thought_over(page: Driver, tmp_path: Path) -> None:
    add(page, sample_archive(tmp_path))
    start_match(page)
    show = page.app.navigate
    show("plugins")
    idle(page)
    page.click(f"remove:{GAME}")
    page.click("cancel")
    page.wait(lambda: page.find("confirm") is None)
    assert states(page)[GAME] == "enabled"
    assert page.app.host.table is not None
    remove(page)
    assert page.app.host.table is None
    assert Keyboard(page).focus.objectName() == "addGame"


def test_a_game_is_removed_by_keys(page: Driver, tmp_path: Path) -> None:
    add(page, sample_archive(tmp_path))
    keyboard = Keyboard(page)
    keyboard.called(f"remove:{GAME}")
    assert keyboard.name == "Remove Unusual Card"
    keyboard.press(Qt.Key.Key_Return)
    page.wait(lambda: keyboard.focus.objectName() == "cancel")
    keyboard.look()
    keyboard.called("confirm")
    keyboard.press(Qt.Key.Key_Return)
    page.wait(lambda: GAME not in states(page) and keyboard.focus.objectName() == "addGame")
    keyboard.look()


def test_a_game_is_switched_off_and_on(page: Driver, tmp_path: Path) -> None:
    add(page, sample_archive(tmp_path))
    page.click(f"switch:{GAME}")
    page.wait(lambda: states(page)[GAME] == "disabled")
    assert GAME not in games(page)
    page.click(f"switch:{GAME}")
    page.wait(lambda: states(page)[GAME] == "enabled")
    assert GAME in games(page)


def test_a_game_that_was_switched_off_comes_back_switched_on(page: Driver, tmp_path: Path) -> None:
    path = sample_archive(tmp_path)
    add(page, path)
    page.click(f"switch:{GAME}")
    page.wait(lambda: states(page)[GAME] == "disabled")
    remove(page)
    add(page, path)
    assert states(page)[GAME] == "enabled"


def test_an_update_is_told_and_a_match_goes_on(page: Driver, tmp_path: Path) -> None:
    add(page, sample_archive(tmp_path))
    start_match(page)
    act_with_mouse(page)
    leave_table(page)
    worker = page.application.worker.pid
    show_page(page, "plugins", "addGame")
    offer(page, sample_archive(tmp_path, "wheel", version="1.3.0"))
    assert page.named("Version: 1.2.0 → 1.3.0")
    assert page.item("addConfirm").property("text") == "Update"
    page.click("addConfirm")
    page.wait(lambda: toast(page) == "Unusual Card is version 1.3.0 now.")
    idle(page)
    row = next(row for row in page.app.property("plugins") if row["id"] == GAME)
    assert row["version"] == "1.3.0"
    page.wait(lambda: page.application.worker.pid not in (None, worker), "another process thinks")
    page.click("rail:play")
    page.click("continue")
    page.item("tablePage")
    play_to_the_end(page, act_with_mouse)


def test_an_update_of_a_game_that_is_switched_off_does_not_run(page: Driver, tmp_path: Path) -> None:
    add(page, sample_archive(tmp_path))
    page.click(f"switch:{GAME}")
    page.wait(lambda: states(page)[GAME] == "disabled")
    add(page, sample_archive(tmp_path, version="2.0"))
    assert states(page)[GAME] == "disabled"
    assert f"{GAME}.plugin" not in sys.modules


def test_the_page_is_sound_in_every_language(page: Driver, tmp_path: Path, with_settings: Any) -> None:
    add(page, sample_archive(tmp_path))
    offer(page, sample_archive(tmp_path, version="1.3.0"))
    for sheet in (True, False):
        for language in ("de", "da", "en"):
            for size, text in (((1024, 700), 100), ((1024, 700), 125), ((1440, 900), 100)):
                page.resize(*size)
                with_settings(language=language, text_size=text)
                idle(page)
                below = page.item("addGame").property("text")  # the sheet may cover it
                found = [it for it in audit(page.window) if not it.endswith(f"lies over '{below}'")]
                assert found == [], (sheet, language, size, text)
        if sheet:
            page.key(Qt.Key.Key_Escape)
            page.wait(lambda: page.find("addConfirm") is None)
