"""What a person does at Watten's table, with mouse, fingers or keys; the choice is the first one there is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from spieltisch.app.table.pieces import ShownPiece
from tests.ui.driver import Driver

Do = Callable[[Driver, str], None]

MOST_ACTIONS = 400
"""More than any match near its end takes."""


def own_cards(driver: Driver) -> list[ShownPiece]:
    """The cards of the hand that is shown."""
    zone = f"hand/{driver.table.property('viewSeat')}"
    return [row for row in driver.table.pieces.rows if row.zone == zone]


def playable(driver: Driver) -> list[str]:
    """The names of the cards that may be played."""
    return [f"piece:{row.pieceId}" for row in own_cards(driver) if row.playable]


def chips(driver: Driver) -> list[str]:
    """The names of the chips to announce with."""
    announce = driver.table.property("extra").get("announce")
    return [f"announce:{item['id']}" for item in announce["items"]] if announce else []


def answers(driver: Driver) -> list[str]:
    """The names of the answers to a raise that may be given."""
    waiting = driver.table.property("extra").get("raise")
    if not waiting or not waiting["asks"]:
        return []
    lying = [choice for choice in driver.table.property("choices") if choice["place"] == "table"]
    return [f"answer:{choice['id']}" for choice in lying if choice["enabled"]]


def next_thing(driver: Driver) -> list[str]:
    """The names of what a person has to press now, in order; empty while nothing is asked."""
    table = driver.table
    if table.property("covered"):
        return ["reveal"]
    if table.property("steps")["active"]:
        return ["nextStep"]
    if chips(driver):
        return [chips(driver)[0], "confirm"]
    return (answers(driver) or playable(driver))[:1]


def is_over(driver: Driver) -> bool:
    """Whether the match has ended."""
    return bool(driver.table.property("over"))


def play_to_the_end(driver: Driver, do: Do) -> int:
    """Do everything people are asked for until the match is over; returns how often they were asked."""
    asked = 0
    while not is_over(driver):
        driver.wait(lambda: is_over(driver) or bool(next_thing(driver)), "nobody is asked for anything")
        if is_over(driver):
            break
        for name in next_thing(driver):
            do(driver, name)
        driver.settle()
        asked += 1
        assert asked < MOST_ACTIONS
    return asked


def click(driver: Driver, name: str) -> None:
    """Click on something."""
    driver.click(name)


def touch(driver: Driver, name: str) -> None:
    """Tap on something with a finger."""
    driver.touch(name)


def press_keys(driver: Driver, name: str) -> None:
    """Do the same with the keyboard alone."""
    if name in ("nextStep", "confirm"):
        driver.key(Qt.Key.Key_Return)
    elif name == "reveal":
        driver.key(Qt.Key.Key_Space)
    else:
        go_to(driver, name)
        driver.key(Qt.Key.Key_Space)


def go_to(driver: Driver, name: str) -> None:
    """Walk to something with the right arrow."""
    for _ in range(20):
        focus = driver.window.activeFocusItem()
        if focus is not None and focus.objectName() == name:
            return
        driver.key(Qt.Key.Key_Right)
    raise AssertionError(f"the arrows do not lead to {name}")
