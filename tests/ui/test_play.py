"""Whole matches through the real window, with real events, of all three kinds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.driver import Driver

Play = Callable[..., Driver]
NEAR_THE_END = (112, 110)


def hand_zone(driver: Driver) -> str:
    return f"hand/{driver.table.property('viewSeat')}"


def playable(driver: Driver) -> list[str]:
    zone = hand_zone(driver)
    return [row.pieceId for row in driver.table.pieces.rows if row.zone == zone and row.playable]


def can_confirm(driver: Driver) -> bool:
    return driver.table.property("confirmButton")["enabled"]


def act_with_mouse(driver: Driver) -> None:
    """Do the next thing a person has to do, with clicks alone."""
    if driver.table.property("covered"):
        driver.click("reveal")
    elif driver.table.property("steps")["active"]:
        driver.click("nextStep")
    elif can_confirm(driver):
        driver.click("confirm")
    else:
        cards = [card for card in playable(driver) if not selected(driver, card)]
        driver.click(f"piece:{cards[0]}")


def selected(driver: Driver, card: str) -> bool:
    return any(row.pieceId == card and row.selected for row in driver.table.pieces.rows)


def needs_a_person(driver: Driver) -> bool:
    table = driver.table
    return (
        table.property("covered")
        or table.property("steps")["active"]
        or can_confirm(driver)
        or bool([card for card in playable(driver) if not selected(driver, card)])
    )


def play_to_the_end(driver: Driver, act: Callable[[Driver], None]) -> None:
    while not driver.table.property("over"):
        driver.wait(lambda: driver.table.property("over") or needs_a_person(driver))
        if not driver.table.property("over"):
            act(driver)
            driver.settle()


def test_a_person_against_the_computer(play: Play) -> None:
    driver = play("human", "hard", scores=NEAR_THE_END)
    play_to_the_end(driver, act_with_mouse)
    assert driver.table.property("outcome")["title"] in ("You win", "You lose")
    driver.click("leave")
    driver.wait(lambda: driver.app.property("page") == "play")
    driver.wait(lambda: len(driver.app.property("recent")) == 1)
    assert driver.app.property("recent")[0]["outcome"] in ("won", "lost")


def test_two_people_on_one_device(play: Play) -> None:
    driver = play("human", "human", scores=NEAR_THE_END)
    assert driver.table.property("covered")
    play_to_the_end(driver, act_with_mouse)
    assert driver.table.property("outcome")["title"] in ("Anna wins", "Bene wins")


def test_the_computers_among_themselves(play: Play) -> None:
    driver = play("hard", "beginner", scores=NEAR_THE_END)
    driver.wait(lambda: driver.table.property("over"))
    assert driver.item("rematch")


def test_a_rematch_has_other_cards(play: Play) -> None:
    driver = play("hard", "beginner", scores=NEAR_THE_END)
    driver.wait(lambda: driver.table.property("over"))
    first = driver.table
    seed = first.live.session.match.header.seed
    driver.click("rematch")
    driver.wait(lambda: driver.app.host.table is not first)
    assert driver.table.live.session.match.header.seed != seed


def test_pressing_enter_too_often_starts_no_rematch(play: Play) -> None:
    driver = play("hard", "beginner", scores=NEAR_THE_END)
    driver.wait(lambda: driver.table.property("over"))
    table = driver.table
    driver.item("rematch")
    for _ in range(4):
        driver.key(Qt.Key.Key_Return)
        driver.settle()
    assert driver.app.host.table is table
    assert driver.find("rematch") is None, "Enter shows the table"


@pytest.mark.parametrize("aside", [False, True])
def test_a_key_of_its_own_plays_again(play: Play, aside: bool) -> None:
    driver = play("hard", "beginner", scores=NEAR_THE_END)
    driver.key(Qt.Key.Key_R)
    driver.wait(lambda: driver.table.property("over"))
    table = driver.table
    assert driver.item("rematch").property("key") == "R"
    if aside:
        driver.key(Qt.Key.Key_Return)
        assert driver.item("playAgain").property("key") == "R"
    driver.key(Qt.Key.Key_R)
    driver.wait(lambda: driver.app.host.table is not table)


def test_with_the_keyboard_alone(play: Play) -> None:
    driver = play("human", "hard", scores=(115, 116))

    def act(driver: Driver) -> None:
        if driver.table.property("steps")["active"] or can_confirm(driver):
            driver.key(Qt.Key.Key_Return)
            return
        missing = [card for card in playable(driver) if not selected(driver, card)]
        for _ in range(20):
            focus = driver.window.activeFocusItem()
            if focus is not None and focus.objectName() == f"piece:{missing[0]}":
                break
            driver.key(Qt.Key.Key_Right)
        driver.key(Qt.Key.Key_Space)

    play_to_the_end(driver, act)


def test_with_fingers(play: Play) -> None:
    driver = play("human", "hard", scores=(115, 116))

    def act(driver: Driver) -> None:
        if driver.table.property("steps")["active"]:
            driver.touch("nextStep")
        elif can_confirm(driver):
            driver.touch("confirm")
        else:
            cards = [card for card in playable(driver) if not selected(driver, card)]
            driver.touch(f"piece:{cards[0]}")

    play_to_the_end(driver, act)
