"""The ring of what has the focus: seen once keys are used, never after a click alone or at the start."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt

from tests.ui.driver import Driver
from tests.ui.keyboard import LEAST_RING, Keyboard, rectangle

Play = Callable[..., Driver]


def ringed(driver: Driver) -> bool:
    """Whether what has the focus, or anything around it, has a ring."""
    driver.settle()
    item = driver.window.activeFocusItem()
    area = QRectF(0, 0, 1, 1) if item is None else rectangle(item)
    return Keyboard(driver).ring(area) >= LEAST_RING


def test_a_sheet_that_no_key_has_opened_has_no_ring(driver: Driver) -> None:
    driver.app.openNewMatch("cribbage")  # as a click on a busy machine does: long after it
    driver.wait(lambda: driver.item("start").hasActiveFocus())
    assert not ringed(driver)
    driver.key(Qt.Key.Key_Tab)
    assert ringed(driver)


def test_a_sheet_that_a_key_opens_has_a_ring_until_something_is_clicked(driver: Driver) -> None:
    driver.click("rail:play")
    driver.key(Qt.Key.Key_Question, Qt.KeyboardModifier.ControlModifier)
    driver.wait(lambda: driver.item("close").hasActiveFocus())
    assert ringed(driver)
    driver.click("close")
    driver.wait(lambda: driver.find("close") is None)
    driver.app.openNewMatch("cribbage")
    driver.wait(lambda: driver.item("start").hasActiveFocus())
    assert not ringed(driver)


def test_a_table_that_comes_by_itself_has_no_ring_until_a_key_is_pressed(play: Play) -> None:
    driver = play("human", "human", dealer=1)
    driver.wait(lambda: driver.table.property("covered"))
    assert not ringed(driver)
    driver.click("reveal")
    driver.wait(lambda: not driver.table.property("covered"))
    assert not ringed(driver)
    driver.key(Qt.Key.Key_Right)
    assert ringed(driver)


def test_the_cut_has_a_ring_once_a_key_moves_it(play: Play) -> None:
    driver = play("human", "hard")
    cut = driver.item("cut")
    driver.wait(cut.hasActiveFocus)
    assert not ringed(driver)
    driver.key(Qt.Key.Key_Right)
    assert ringed(driver)
