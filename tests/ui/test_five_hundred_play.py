"""Whole matches of 500 through the real window: mouse, touch and keys, people and computers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.driver import Driver
from tests.ui.five_hundred_hands import Do, click, is_over, play_to_the_end, press_keys, touch
from tests.ui.five_hundred_rig import FREJA, MADS, NAMES, pack
from tests.ui.five_hundred_time import Time

Play = Callable[..., Driver]


def five_hundred(play: Play, *players: str, target: int = 50, **options: object) -> Driver:
    chosen = {"target": target, "seats": len(players), "claim": "seat", **options}
    return play(*players, game="five_hundred", options=chosen)


@pytest.mark.parametrize("do", [click, touch, press_keys])
def test_a_person_with_a_computer(play: Play, do: Do) -> None:
    driver = five_hundred(play, "human", "beginner")
    pressed = play_to_the_end(driver, do)
    assert {"choice:draw", "confirm", "nextStep"} <= set(pressed)
    driver.click("leave")
    driver.wait(lambda: len(driver.app.property("recent")) == 1)
    assert driver.app.property("recent")[0]["outcome"] in ("won", "lost")


def test_two_people_hand_the_device_on(play: Play) -> None:
    driver = five_hundred(play, "human", "human")
    shown: set[int] = set()

    def look(driver: Driver, name: str) -> None:
        if name == "reveal":
            assert not any(row.face and row.zone.startswith("hand/") for row in driver.table.pieces.rows)
        click(driver, name)
        shown.add(driver.table.property("viewSeat"))

    pressed = play_to_the_end(driver, look)
    assert pressed.count("reveal") > 2
    assert {0, 1} <= shown


def test_three_computers_are_watched(play: Play) -> None:
    driver = five_hundred(play, "beginner", "medium", "beginner")

    def look_on(driver: Driver, name: str) -> None:
        assert name == "nextStep", "an onlooker is asked for nothing but to go on"
        click(driver, name)

    play_to_the_end(driver, look_on)
    assert is_over(driver)


SLOWEST = 1.85
"""Seconds after which an expert has claimed for sure (`games/five_hundred/reactions.py`)."""
COURSE = ("0 draw", "0 discard KD", "1 draw", "1 meld 4H 5H 6H", "1 discard QC", "2 draw", "2 discard 3H")


def at_the_window(driver: Driver) -> Time:
    """Bring a match to the table in which Anna and an expert may claim a discard; nobody has yet."""
    game = driver.application.shelf.plugin("five_hundred").game
    seats = [
        SeatEntry(name, player) for name, player in zip(NAMES, ("human", "expert", "expert"), strict=False)
    ]
    packs = (pack("9S TS JS 2C 3C KD JH", MADS, FREJA.replace("5C", "3H")),)
    header = new_match_header(
        game, seats, {"seats": 3, "claim": "reaction"}, seed="race", dealer=0, packs=packs
    )
    match = Match(game, header)
    for text in COURSE:
        match.play(Action.parse(text))
    driver.app.host.show(match)
    driver.item("claim")
    time = Time(driver)
    time.go_on(0.6)
    return time


def claims(driver: Driver) -> list[str]:
    """Who has claimed, as it is written."""
    return [action.text for action in driver.table.live.session.match.actions if action.verb == "claim"]


def test_who_presses_space_before_the_expert_gets_the_card(driver: Driver) -> None:
    time = at_the_window(driver)
    time.go_on(0.5)
    driver.key(Qt.Key.Key_Space)
    driver.wait(lambda: claims(driver) == ["0 claim 1"])


def test_who_presses_space_after_the_expert_does_not(driver: Driver) -> None:
    time = at_the_window(driver)
    session = driver.table.live.session
    race = session.racing.race
    assert race is not None
    driver.wait(lambda: not session.racing.thinkers(race), "the expert has not decided")
    time.go_on(SLOWEST)
    driver.key(Qt.Key.Key_Space)
    driver.wait(lambda: claims(driver) == ["1 claim 1"])
