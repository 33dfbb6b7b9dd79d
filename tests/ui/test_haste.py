"""People in a hurry: pages, languages and moves change while the window is busy with those before."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQml import qmlEngine
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import Driver

Play = Callable[..., Driver]
PAGES = ("matches", "statistics", "rules", "settings", "plugins", "play")
CTRL = Qt.KeyboardModifier.ControlModifier


def pages(driver: Driver) -> list[QQuickItem]:
    """The pages that are seen."""
    return [item for item in driver.items() if item.objectName() == "page"]


def until_made(driver: Driver, page: str) -> None:
    """Wait until a page is seen, it alone, and with all its parts."""
    driver.wait(lambda: [item.property("made") for item in pages(driver)] == [page], f"{page} is not seen")
    making = qmlEngine(driver.window).incubationController()
    driver.wait(lambda: making.incubatingObjectCount() == 0, f"{page} does not come to an end")
    driver.settle()


def texts(driver: Driver) -> list[str]:
    """Every text of the page that is seen."""
    (page,) = pages(driver)
    return sorted(str(item.property("text")) for item in driver.items(page) if item.property("text"))


@pytest.mark.parametrize("last", PAGES)
def test_the_page_asked_for_last_is_the_one_that_is_seen(driver: Driver, last: str) -> None:
    for page in (*PAGES, *reversed(PAGES), last):
        driver.click(f"rail:{page}")
    until_made(driver, last)
    assert driver.app.property("page") == last


@pytest.mark.parametrize("page", PAGES[:-1])
def test_a_page_speaks_the_language_chosen_while_it_was_being_made(
    driver: Driver, with_settings: Callable[..., None], page: str
) -> None:
    driver.click(f"rail:{page}")
    with_settings(language="da")
    until_made(driver, page)
    hasty = texts(driver)
    driver.click("rail:play")
    until_made(driver, "play")
    driver.click(f"rail:{page}")
    until_made(driver, page)
    assert hasty == texts(driver)


@pytest.mark.parametrize("game", ["cribbage", "watten"])
def test_a_table_that_is_left_at_once_is_gone(play: Play, game: str) -> None:
    players = ("human", "medium") * (2 if game == "watten" else 1)
    for _ in range(3):
        driver = play(*players, game=game)
        driver.key(Qt.Key.Key_F10)
        driver.click("back")
        driver.click("rail:settings")
    until_made(driver, "settings")
    assert driver.app.table is None
    assert driver.find("tablePage") is None


def press(driver: Driver, key: Qt.Key, times: int) -> None:
    """Press a key with Ctrl many times; nobody hides a hand in between."""
    for _ in range(times):
        driver.table.reveal()
        driver.key(key, CTRL)


def test_undo_and_redo_as_fast_as_keys_go_end_where_they_began(play: Play) -> None:
    driver = play("human", "human", dealer=0)
    session = driver.table.live.session
    for _ in range(4):
        driver.table.reveal()
        driver.table.live.do(lambda: session.play(session.match.legal(session.viewer.shown_seat)[0]))
    driver.table.reveal()
    driver.settle()
    reached = session.match.cursor
    for _ in range(3):
        press(driver, Qt.Key.Key_Z, 2 * reached)
        assert session.match.cursor == 0
        press(driver, Qt.Key.Key_Y, 2 * reached)
    assert session.match.cursor == reached
    driver.settle()
    shown = [row.pieceId for row in driver.table.pieces.rows]
    assert shown == [piece.id for piece in session.table.pieces]
    drawn = {item.objectName() for item in driver.items() if item.objectName().startswith("piece:")}
    driver.table.reveal()
    driver.settle()
    assert drawn <= {f"piece:{piece}" for piece in shown}
