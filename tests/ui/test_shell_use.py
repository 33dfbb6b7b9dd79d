"""The shell in use: pages, sheets, menu, settings and messages, with real clicks and keys.

Over 400 lines: a short test for each thing a person does there.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from pytestqt.qtbot import QtBot

from spieltisch.app.application import Application
from spieltisch.app.window import Window
from spieltisch.core.messages import message
from spieltisch.plugin_settings import PluginSettings
from spieltisch.plugins.switches import read_disabled
from tests.bundled import BUNDLED
from tests.ui.conftest import QUICK
from tests.ui.driver import Driver
from tests.ui.seconds import Seconds

CONTROL = Qt.KeyboardModifier.ControlModifier
PAGES = ("play", "matches", "statistics", "rules", "settings", "plugins")


def floating(driver: Driver) -> int:
    """How many sheets, menus and dialogs are open."""
    return sum(item.inherits("QQuickPopupItem") for item in driver.items())


def in_the_window(driver: Driver, item: QQuickItem) -> bool:
    """Whether the middle of an item can be clicked."""
    centre = driver.centre(item)
    return 0 <= centre.x() < driver.window.width() and 0 <= centre.y() < driver.window.height()


def focused(driver: Driver) -> str:
    """The object name of the item that has the keyboard."""
    item = driver.window.activeFocusItem()
    return "" if item is None else item.objectName()


def open_settings(driver: Driver) -> None:
    """Go to the settings and wait for the last section: each one that is added moves those below it."""
    driver.app.navigate("settings")
    driver.wait(lambda: driver.item("page").property("made") == "settings", "the page of settings")
    driver.wait(lambda: driver.item("page").property("item").property("complete"), "all sections")
    driver.settle()
    driver.window.grabWindow()  # what is new is laid out when it is drawn


def choose_in_menu(driver: Driver, menu: str, entry: str) -> None:
    """Open the menu with F10 and click an entry of one of its parts."""
    driver.key(Qt.Key.Key_F10)
    for found in (lambda: driver.item("menu:" + menu), lambda: driver.named(entry)):
        found()
        driver.settle()
        driver.wait(lambda found=found: in_the_window(driver, found()), "the menu lies outside the window")
        driver.click(found())


@pytest.mark.parametrize("page", PAGES)
def test_the_rail_leads_to_every_page(driver: Driver, page: str) -> None:
    driver.click("rail:matches" if page != "matches" else "rail:rules")
    driver.click("rail:" + page)
    assert driver.app.page == page
    state = driver.accessible(driver.item("rail:" + page)).state()
    assert (
        state.checked
        and not driver.accessible(driver.item("rail:" + PAGES[PAGES.index(page) - 1])).state().checked
    )


def test_arrows_walk_along_the_rail(driver: Driver) -> None:
    driver.item("rail:play").forceActiveFocus()
    for page in PAGES[1:]:
        driver.key(Qt.Key.Key_Down)
        assert focused(driver) == "rail:" + page
    driver.key(Qt.Key.Key_Return)
    assert driver.app.page == "plugins"
    driver.key(Qt.Key.Key_Up)
    assert focused(driver) == "rail:settings"


def test_escape_leads_back_to_the_start_page(driver: Driver) -> None:
    driver.app.navigate("settings")
    driver.settle()
    driver.key(Qt.Key.Key_Escape)
    assert driver.app.page == "play"


def test_tab_reaches_everything_and_comes_round(driver: Driver) -> None:
    seen: list[str] = []
    driver.item("rail:play").forceActiveFocus()
    for _step in range(30):
        seen.append(focused(driver))
        driver.key(Qt.Key.Key_Tab)
        if focused(driver) == seen[0]:
            break
    assert [name for name in seen if name.startswith("rail:")] == [
        f"rail:{page}" for page in (*PAGES, "menu")
    ]
    assert "new" in seen
    assert focused(driver) == "rail:play"


def test_a_new_match_starts_from_its_tile(driver: Driver) -> None:
    driver.click("new")
    driver.settle()
    driver.click("start")
    driver.item("tablePage")
    assert driver.app.page == "table"
    assert driver.app.newMatch is None
    driver.wait(lambda: floating(driver) == 0, "the sheet stays open")


def test_the_sheet_for_a_new_match_opens_and_closes_with_keys(driver: Driver) -> None:
    for _time in range(2):
        driver.key(Qt.Key.Key_N, CONTROL)
        driver.wait(lambda: focused(driver) == "start", "Start does not have the keyboard")
        driver.key(Qt.Key.Key_Escape)
        driver.wait(lambda: floating(driver) == 0)
        assert driver.app.newMatch is None
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.wait(lambda: focused(driver) == "start")
    driver.key(Qt.Key.Key_Return)
    driver.item("tablePage")


def test_seats_are_named_filled_and_swapped(driver: Driver) -> None:
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.click("seat1")
    driver.wait(lambda: focused(driver) == "seatName", "the name does not have the keyboard")
    driver.key(Qt.Key.Key_A, CONTROL)
    driver.type("Vroni")
    driver.settle()
    driver.click("player:hard")
    sheet = driver.app.newMatch
    assert sheet is not None
    driver.wait(lambda: [seat["player"] for seat in sheet.seats] == ["human", "hard"])
    assert [seat["name"] for seat in sheet.seats] == ["Anna", "Vroni"]
    driver.wait(lambda: floating(driver) == 1, "the list of players stays open")
    driver.click("swap")
    assert [seat["name"] for seat in sheet.seats] == ["Vroni", "Anna"]


def test_a_seat_takes_a_name_after_its_player_was_chosen(driver: Driver) -> None:
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.click("seat1")
    driver.settle()
    driver.click("player:human")
    driver.wait(lambda: floating(driver) == 1, "the list of players stays open")
    driver.click("seat1")
    driver.wait(lambda: focused(driver) == "seatName", "the name does not have the keyboard")
    driver.type("Hans Peter")
    sheet = driver.app.newMatch
    assert sheet is not None
    assert sheet.seats[1]["name"] == "Hans Peter", "the name waits for the field to lose the keyboard"


def test_enter_starts_after_a_name_was_typed(driver: Driver) -> None:
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.click("seat0")
    driver.wait(lambda: focused(driver) == "seatName", "the name does not have the keyboard")
    driver.type("Freja")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: floating(driver) == 1, "the list of players stays open")
    driver.key(Qt.Key.Key_Return)
    driver.item("tablePage")
    assert driver.app.table is not None
    assert {plate["name"] for plate in driver.app.table.plates} >= {"Freja"}


def test_the_buttons_of_a_game_stay_the_same_when_the_lists_are_read_again(
    driver: Driver, play: Callable[..., Driver]
) -> None:
    """New ones would lie on top of each other until they are laid out: a click would find the wrong one."""
    play("human", "hard")
    driver.app.closeTable()
    driver.item("continue")
    buttons = [item for item in driver.items() if item.objectName() in ("continue", "new")]
    driver.application.settings.change("language", "de")
    driver.app.reload()
    driver.wait(lambda: driver.application.storage.idle)
    driver.settle()
    assert len(buttons) == 5
    assert [item for item in driver.items() if item.objectName() in ("continue", "new")] == buttons


def test_nothing_of_a_game_can_be_pressed_before_it_is_known_what_is_running(
    qtbot: QtBot, qapp_with_style: QGuiApplication, data_dir: Path
) -> None:
    """The button of a running match pushes the other one aside."""
    reading = threading.Event()
    application = Application(data_dir, PluginSettings(str(data_dir / "plugins")), QUICK)
    application.storage.run(lambda _database: reading.wait(60))
    window = Window(application)
    driver = Driver(qtbot, application, window.item, Seconds())
    try:
        application.begin()
        fresh = driver.item("new")
        assert driver.app.property("loading")
        assert not fresh.isEnabled()
        reading.set()
        driver.wait(lambda: not driver.app.property("loading"))
        assert fresh.isEnabled()
        driver.click(fresh)
        driver.wait(lambda: driver.app.newMatch is not None)
    finally:
        reading.set()
        application.controller.close()
        window.close()
        application.close()


def test_a_running_match_is_continued_and_left(driver: Driver, play: Callable[..., Driver]) -> None:
    play("human", "beginner")
    driver.app.closeTable()
    driver.wait(lambda: bool(driver.app.games[0]["running"]), "the tile offers no match")
    driver.settle()
    driver.click("continue")
    driver.item("tablePage")
    driver.click("back")
    driver.wait(lambda: driver.app.page == "play")


def test_a_match_at_the_table_waits_while_other_pages_are_read(
    driver: Driver, play: Callable[..., Driver]
) -> None:
    play("human", "beginner")
    driver.key(Qt.Key.Key_Comma, CONTROL)
    driver.item("settingsArea")
    assert driver.table.paused
    driver.key(Qt.Key.Key_Escape)
    driver.item("tablePage")
    assert not driver.table.paused
    driver.app.navigate("matches")
    driver.settle()
    driver.click("rail:table")
    driver.item("tablePage")


def choose_of_row(driver: Driver, name: str) -> None:
    """Open the menu of the first match, once everything has been read, and choose an entry."""
    driver.wait(lambda: driver.application.storage.idle)
    driver.settle()
    driver.click("more")
    driver.item(name)
    driver.settle()
    driver.click(name)
    driver.wait(lambda: driver.application.storage.idle)


def test_deleting_can_be_taken_back(driver: Driver, play: Callable[..., Driver]) -> None:
    play("human", "beginner")
    driver.app.closeTable()
    driver.app.navigate("matches")
    driver.wait(lambda: len(driver.app.running) == 1)
    choose_of_row(driver, "delete")
    driver.wait(lambda: driver.app.running == [])
    driver.settle()
    driver.click("toast:action")
    driver.wait(lambda: len(driver.app.running) == 1)
    choose_of_row(driver, "delete")
    driver.app.host.deletions.finish()
    driver.app.undoDelete()
    driver.wait(lambda: driver.application.storage.idle)
    assert driver.app.running == []
    assert summaries(driver) == ()


def test_what_was_deleted_is_gone_after_the_end_of_the_program(
    driver: Driver, play: Callable[..., Driver]
) -> None:
    play("human", "beginner")
    driver.wait(lambda: driver.app.host.match_id is not None)
    driver.app.deleteMatch(driver.app.host.match_id)
    driver.app.close()
    assert summaries(driver) == ()


def test_a_match_gets_a_title(driver: Driver, play: Callable[..., Driver]) -> None:
    play("human", "beginner")
    driver.app.closeTable()
    driver.app.navigate("matches")
    driver.wait(lambda: len(driver.app.running) == 1)
    choose_of_row(driver, "rename")
    driver.item("title")
    driver.settle()
    for key in (Qt.Key.Key_F, Qt.Key.Key_I, Qt.Key.Key_N, Qt.Key.Key_A, Qt.Key.Key_L):
        driver.key(key)
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: driver.app.running[0]["title"] == "final")
    driver.wait(lambda: floating(driver) == 0)


def summaries(driver: Driver) -> tuple[object, ...]:
    """The running matches as they are stored."""
    found: list[tuple[object, ...]] = []
    driver.application.storage.run(lambda database: database.matches.running(), found.append)
    driver.wait(lambda: bool(found))
    return found[0]


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("theme", "light"),
        ("table", "wood"),
        ("textSize", 125),
        ("deckColours", "four"),
        ("indexSize", "large"),
        ("cardSize", "small"),
        ("tileSet", "dark"),
        ("tilePips", "tinted"),
        ("computerPace", "slow"),
        ("animation", "fast"),
        ("language", "da"),
    ],
)
def test_a_click_changes_a_setting(driver: Driver, setting: str, value: str | int) -> None:
    open_settings(driver)
    segment = driver.item(f"{setting}:{value}")
    segment.forceActiveFocus()
    driver.settle()
    driver.click(segment)
    assert driver.application.settings.property(setting) == value
    assert driver.accessible(segment).state().checked


def test_arrows_change_a_setting(driver: Driver) -> None:
    open_settings(driver)
    driver.item("table:felt").forceActiveFocus()
    driver.key(Qt.Key.Key_Right)
    assert driver.application.settings.property("table") == "wood"
    assert focused(driver) == "table:wood"
    driver.key(Qt.Key.Key_Left)
    driver.key(Qt.Key.Key_Left)
    assert driver.application.settings.property("table") == "felt"


def test_a_focused_setting_is_scrolled_into_sight(driver: Driver) -> None:
    driver.resize(1024, 700)
    open_settings(driver)
    area = driver.item("settingsArea")
    assert area.property("contentY") == 0
    driver.item("about").forceActiveFocus()
    driver.wait(lambda: area.property("contentY") > 0, "the page to scroll")
    assert driver.centre(driver.item("about")).y() < 700


def test_the_language_changes_every_text_at_once(driver: Driver) -> None:
    assert driver.spoken(driver.item("rail:matches")) == "Matches"
    driver.application.settings.change("language", "de")
    assert driver.spoken(driver.item("rail:matches")) == "Partien"
    driver.application.settings.change("language", "da")
    assert driver.spoken(driver.item("rail:matches")) == "Partier"


def test_defaults_come_back_at_once(driver: Driver) -> None:
    driver.application.settings.change("table", "wood")
    driver.app.navigate("settings")
    driver.click("defaults")
    assert driver.application.settings.property("table") == "felt"
    assert driver.application.settings.property("playerName") == "Anna"


def test_a_heading_leads_to_its_rules(driver: Driver) -> None:
    driver.app.navigate("rules")
    driver.settle()
    area = driver.item("rulesText")
    driver.click("section4")
    there = area.property("contentY")
    assert there > 0
    driver.click("section0")
    assert area.property("contentY") == 0
    area.forceActiveFocus()
    driver.key(Qt.Key.Key_PageDown)
    assert area.property("contentY") > 0


def test_f1_shows_rules_everywhere(driver: Driver, play: Callable[..., Driver]) -> None:
    driver.key(Qt.Key.Key_F1)
    assert driver.app.page == "rules"
    play("human", "beginner")
    driver.key(Qt.Key.Key_F1)
    driver.item("rulesArea")
    assert driver.app.page == "table"


def test_the_shortcuts_are_shown(driver: Driver) -> None:
    driver.key(Qt.Key.Key_Question, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    driver.wait(lambda: floating(driver) == 1, "no sheet")
    shown = {item.property("text") for item in driver.items() if item.inherits("QQuickText")}
    assert {row["text"] for row in driver.app.shortcuts} <= shown
    driver.key(Qt.Key.Key_Escape)
    driver.wait(lambda: floating(driver) == 0)


def test_the_menu_holds_what_the_shell_can_do(driver: Driver) -> None:
    choose_in_menu(driver, "help", "Rules")
    driver.wait(lambda: driver.app.page == "rules")
    driver.wait(lambda: floating(driver) == 0)
    choose_in_menu(driver, "settings", "Plugins")
    driver.wait(lambda: driver.app.page == "plugins")
    driver.wait(lambda: floating(driver) == 0)
    choose_in_menu(driver, "view", "Light colours")
    driver.wait(lambda: driver.application.settings.property("theme") == "light")


def test_the_menu_reaches_what_only_the_table_can_do(driver: Driver, play: Callable[..., Driver]) -> None:
    play("human", "beginner")
    choose_in_menu(driver, "move", "Pause")
    driver.wait(lambda: driver.table.paused, "the match goes on")
    driver.wait(lambda: floating(driver) == 0)
    driver.key(Qt.Key.Key_P)
    driver.wait(lambda: not driver.table.paused)
    choose_in_menu(driver, "move", "Scores")
    driver.item("closeSheet")


def test_a_plugin_is_switched_off_and_on(driver: Driver, play: Callable[..., Driver], data_dir: Path) -> None:
    play("human", "beginner")
    driver.app.navigate("plugins")
    driver.item("switch:cribbage")
    driver.settle()
    driver.click("switch:cribbage")
    driver.wait(lambda: driver.application.storage.idle)
    assert {row["id"]: row["state"] for row in driver.app.plugins} == {
        name: "disabled" if name == "cribbage" else "enabled" for name in BUNDLED
    }
    assert read_disabled(data_dir) == ("cribbage",)
    assert driver.app.table is None
    assert "cribbage" not in [game["id"] for game in driver.app.games]
    assert len(driver.app.running) == 1, "its match stays stored"
    assert driver.app.page == "plugins"
    driver.settle()
    driver.click("switch:cribbage")
    assert [game["id"] for game in driver.app.games] == [*BUNDLED]
    assert read_disabled(data_dir) == ()


def test_the_menu_leads_to_the_page_about_the_program(driver: Driver) -> None:
    choose_in_menu(driver, "help", "About Spieltisch")
    driver.item("aboutArea")
    assert driver.spoken(driver.item("page").property("item")) == "About Spieltisch"


def test_f11_fills_the_screen_and_back(driver: Driver) -> None:
    before = driver.window.visibility()
    driver.key(Qt.Key.Key_F11)
    driver.wait(lambda: driver.window.visibility() == QQuickWindow.Visibility.FullScreen)
    driver.key(Qt.Key.Key_F11)
    driver.wait(lambda: driver.window.visibility() == before)


def test_a_file_that_is_no_match_is_explained(driver: Driver, tmp_path: Path) -> None:
    broken = tmp_path / "x.spieltisch"
    broken.write_text(json.dumps({"format": 1}), encoding="utf-8")
    driver.app.importMatch(QUrl.fromLocalFile(str(broken)))
    toast = driver.item("toast")
    assert toast.property("problem") is True
    assert toast.property("text") != ""
    driver.click(_inside(driver, toast, "Dismiss"))
    driver.wait(lambda: driver.find("toast") is None, "the message stays")


def _inside(driver: Driver, root: QQuickItem, name: str) -> QQuickItem:
    driver.settle()
    return next(item for item in driver.items(root) if driver.spoken(item) == name)


def test_a_notice_stays_until_it_is_dismissed(driver: Driver) -> None:
    page = driver.item("page")
    assert driver.find("banner") is None and page.mapToScene(page.boundingRect().topLeft()).y() == 0
    driver.app.notify(message("core.plugin.no_package"))
    banner = driver.item("banner")
    assert driver.accessible(banner).role() == QAccessible.Role.AlertMessage
    assert page.mapToScene(page.boundingRect().topLeft()).y() >= banner.y() + banner.height()
    driver.settle()
    driver.click("dismissNotice")
    driver.wait(lambda: driver.find("banner") is None)
