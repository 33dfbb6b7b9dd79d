"""The whole program by keys alone: every page, sheet and menu, and back to where one was."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard, rectangle
from tests.ui.test_play import playable

Play = Callable[..., Driver]
SLACK = 8
PAGES = {
    "Matches": "matches",
    "Statistics": "statistics",
    "Rules": "rules",
    "Settings": "settings",
    "Plugins": "plugins",
    "Play": "play",
}
PLAYERS = {
    "Cribbage": ("cribbage", 2),
    "Dominoes": ("dominoes", 2),
    "500": ("five_hundred", 2),
    "Watten": ("watten", 4),
}
SHEETS = {
    "rules": (Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "rulesArea"),
    "details": (Qt.Key.Key_D, Qt.KeyboardModifier.NoModifier, "detailsArea"),
    "menu": (Qt.Key.Key_F10, Qt.KeyboardModifier.NoModifier, "menu:game"),
    "shortcuts": (Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier, "close"),
}


@pytest.fixture
def keyboard(driver: Driver) -> Keyboard:
    return Keyboard(driver)


def show_page(keyboard: Keyboard, name: str) -> None:
    """Go to a page by the rail."""
    keyboard.go(lambda item: item.objectName() == f"rail:{PAGES[name]}")
    keyboard.press(Qt.Key.Key_Space)
    driver = keyboard.driver
    driver.wait(lambda: driver.item("page").property("made") == PAGES[name], f"the page {name}")


@pytest.mark.parametrize("name", PAGES)
def test_tab_goes_round_a_page_in_the_order_it_is_read(keyboard: Keyboard, name: str) -> None:
    show_page(keyboard, name)
    passed = keyboard.round()
    assert len(passed) > len(PAGES), "the rail, and more"
    areas = [(keyboard.driver.spoken(item), rectangle(item)) for item in passed if not scrolls(item)]
    rail = [place for place, (_, area) in enumerate(areas) if area.right() <= 96]
    on_page = areas[rail[-1] + 1 :]
    for (one, before), (other, after) in pairwise(on_page):
        down, right = after.top() >= before.top() - SLACK, after.left() >= before.right() - SLACK
        assert down or right, f"{other!r} comes after {one!r}, and stands before it"


def scrolls(item: QQuickItem) -> bool:
    """Whether something lies in what is scrolled on the way, so that its place says nothing of its order."""
    at = item.parentItem()
    while at is not None:
        if at.inherits("QQuickFlickable") and at.property("contentHeight") > at.height() + 1:
            return True
        at = at.parentItem()
    return False


@pytest.mark.parametrize("name", PLAYERS)
def test_a_match_is_started_looked_into_and_left(keyboard: Keyboard, name: str) -> None:
    driver = keyboard.driver
    keyboard.go(f"New match of {name}")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.called("start")
    keyboard.press(Qt.Key.Key_Return)
    driver.item("tablePage")
    game, seats = PLAYERS[name]
    assert (driver.table.property("gameId"), len(driver.table.property("plates"))) == (game, seats)
    for key, modifiers, found in SHEETS.values():
        before = keyboard.focus
        keyboard.press(key, modifiers)
        driver.wait(lambda found=found: keyboard.focus.objectName() == found, f"no {found}")
        keyboard.look()
        keyboard.press(Qt.Key.Key_Escape)
        driver.wait(lambda: driver.item("tablePage").isAncestorOf(keyboard.focus), "the table again")
        assert keyboard.focus == before or before.objectName().startswith("piece:")
    keyboard.press(Qt.Key.Key_Escape)
    driver.wait(lambda: driver.app.property("page") == "play")
    keyboard.tab()


def test_a_setting_changes_and_the_focus_stays(keyboard: Keyboard) -> None:
    show_page(keyboard, "Settings")
    settings = keyboard.driver.application.settings
    keyboard.called(f"theme:{settings.preferences.theme}")
    keyboard.press(Qt.Key.Key_Left)
    keyboard.driver.wait(lambda: settings.preferences.theme == "light")
    assert keyboard.focus.objectName() == "theme:light"


def test_escape_closes_what_lies_on_top(keyboard: Keyboard) -> None:
    driver = keyboard.driver
    show_page(keyboard, "Settings")
    keyboard.called("shortcuts")
    before = keyboard.focus
    keyboard.press(Qt.Key.Key_Return)
    driver.wait(lambda: keyboard.focus.objectName() == "close")
    keyboard.look()
    keyboard.press(Qt.Key.Key_Escape)
    driver.wait(lambda: keyboard.focus == before, "the button that opened it")
    keyboard.press(Qt.Key.Key_Escape)
    driver.wait(lambda: driver.app.property("page") == "play")


def test_undo_by_keys(keyboard: Keyboard, play: Play) -> None:
    driver = play("human", "expert", game="cribbage", dealer=1)
    keyboard.press(Qt.Key.Key_Return)
    driver.wait(lambda: bool(playable(driver)), "a hand to choose from")
    keyboard.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    driver.wait(lambda: not driver.table.property("canUndo"))
    assert keyboard.focus.isVisible()
