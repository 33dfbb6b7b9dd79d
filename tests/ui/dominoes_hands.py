"""What a person does at the table of dominoes, with mouse, fingers or keys: the first possible thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from tests.ui.driver import Driver

Do = Callable[[Driver, str], None]

MOST_ACTIONS = 600
"""More than any match near its end takes."""


def extra(driver: Driver) -> dict[str, Any]:
    """What the presenter hands to the table."""
    values: dict[str, Any] = driver.table.property("extra")
    return values


def playable(driver: Driver) -> list[str]:
    """The names of the own tiles that may be laid, by slot."""
    zone = f"hand/{driver.table.property('viewSeat')}"
    rows = [row for row in driver.table.pieces.rows if row.zone == zone and row.playable]
    return [f"piece:{row.pieceId}" for row in sorted(rows, key=lambda row: row.slot)]


def next_thing(driver: Driver) -> list[str]:
    """The names of what a person has to press now, in order; empty while nothing is asked."""
    table = driver.table
    if table.property("covered"):
        return ["reveal"]
    if table.property("steps")["active"]:
        return ["nextStep"]
    if table.property("confirmButton")["enabled"]:
        return ["confirm"]
    if extra(driver)["offers"]:
        return [f"ghost:{extra(driver)['offers'][0]['end']}"]
    if playable(driver):
        return playable(driver)[:1]
    drawn = extra(driver)["boneyard"]["draw"]
    return [f"piece:{drawn}"] if drawn else []


def is_over(driver: Driver) -> bool:
    """Whether the match has ended."""
    return bool(driver.table.property("over"))


def play_to_the_end(driver: Driver, do: Do) -> list[str]:
    """Do everything people are asked for until the match is over; returns what was pressed."""
    pressed: list[str] = []
    while not is_over(driver):
        driver.wait(lambda: is_over(driver) or bool(next_thing(driver)), "nobody is asked for anything")
        if is_over(driver):
            break
        name = next_thing(driver)[0]
        do(driver, name)
        driver.settle()
        pressed.append(name)
        assert len(pressed) < MOST_ACTIONS
    return pressed


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
    elif name.startswith("ghost:"):
        driver.key(Qt.Key.Key_Down)
    elif name.startswith("piece:back/"):
        driver.type(_key_of(driver, "draw"))
    else:
        go_to(driver, name)
        driver.key(Qt.Key.Key_Space)


def _key_of(driver: Driver, choice: str) -> str:
    return next(str(item["key"]) for item in driver.table.property("choices") if item["id"] == choice)


def go_to(driver: Driver, name: str) -> None:
    """Walk to something with the right arrow."""
    for _ in range(40):
        focus = driver.window.activeFocusItem()
        if focus is not None and focus.objectName() == name:
            return
        driver.key(Qt.Key.Key_Right)
    raise AssertionError(f"the arrows do not lead to {name}")
