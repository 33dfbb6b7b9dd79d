"""Whole matches of Watten through the real window: one person, pairs of people, computers alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.ui.driver import Driver
from tests.ui.watten_hands import Do, click, is_over, play_to_the_end, press_keys, touch

Play = Callable[..., Driver]
NEAR_THE_END = (12, 13)


def watten(play: Play, *players: str, scores: tuple[int, int] = NEAR_THE_END, **setup: object) -> Driver:
    return play(*players, game="watten", scores=scores, **setup)


@pytest.mark.parametrize("do", [click, touch, press_keys])
def test_a_person_with_three_computers(play: Play, do: Do) -> None:
    driver = watten(play, "human", "beginner", "medium", "beginner")
    assert play_to_the_end(driver, do) > 5
    assert driver.table.property("outcome")["title"] in ("You win", "You lose")
    driver.click("leave")
    driver.wait(lambda: len(driver.app.property("recent")) == 1)
    assert driver.app.property("recent")[0]["outcome"] in ("won", "lost")


def test_two_people_against_two_computers(play: Play) -> None:
    driver = watten(play, "human", "medium", "human", "beginner", dealer=3)
    assert driver.table.property("covered")
    covered = 0

    def count_covers(driver: Driver, name: str) -> None:
        nonlocal covered
        covered += name == "reveal"
        click(driver, name)

    asked = play_to_the_end(driver, count_covers)
    assert covered >= asked / 3, "the hand is covered after every move"
    assert driver.table.property("outcome")["title"] in ("Anna and Vroni win", "Bene and Xaver win")


def test_four_people(play: Play) -> None:
    driver = watten(play, "human", "human", "human", "human")
    play_to_the_end(driver, click)
    assert max(score["points"] for score in driver.table.property("scores")) >= 15


def test_four_computers(play: Play) -> None:
    driver = watten(play, "medium", "beginner", "medium", "beginner")

    def look_on(driver: Driver, name: str) -> None:
        assert name == "nextStep", "an onlooker is asked for nothing but to go on"
        click(driver, name)

    play_to_the_end(driver, look_on)
    assert is_over(driver)
    assert driver.item("rematch")


def test_a_hint_is_shown_with_its_ranking(play: Play) -> None:
    driver = play("human", "beginner", "beginner", "beginner", game="watten", dealer=3)
    driver.click("hint")
    driver.wait(lambda: driver.table.property("hintActive"))
    best = driver.table.property("extra")["hint"]["rows"][0]
    assert best["best"]
    assert driver.find("hintPanel") is not None
    chosen = [item for item in driver.table.property("extra")["announce"]["items"] if item["hinted"]]
    assert len(chosen) == 1, "one chip has the bulb"
    assert chosen[0]["selected"]
    assert driver.item(f"announce:{chosen[0]['id']}").property("selected")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: driver.table.live.session.match.cursor > 0)
