"""Whole matches of dominoes through the real window: mouse, touch and keys, people and computers."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.dominoes_hands import Do, click, is_over, next_thing, play_to_the_end, press_keys, touch
from tests.ui.driver import Driver

Play = Callable[..., Driver]


def dominoes(play: Play, *players: str, variant: str, target: int, **options: object) -> Driver:
    chosen = {"variant": variant, "target": target, "seats": len(players), **options}
    return play(*players, game="dominoes", options=chosen)


@pytest.mark.parametrize("do", [click, touch, press_keys])
@pytest.mark.parametrize("variant", ["draw", "all_fives"])
def test_a_person_with_a_computer(play: Play, do: Do, variant: str) -> None:
    driver = dominoes(play, "human", "beginner", variant=variant, target=50)
    pressed = play_to_the_end(driver, do)
    assert "confirm" in pressed
    driver.click("leave")
    driver.wait(lambda: len(driver.app.property("recent")) == 1)
    assert driver.app.property("recent")[0]["outcome"] in ("won", "lost")


def test_two_people_hand_the_device_on(play: Play) -> None:
    driver = dominoes(play, "human", "human", variant="block", target=15, hand_size=4)
    assert driver.table.property("covered")
    reveal = driver.item("reveal")
    assert "tiles" in driver.spoken(reveal), "it is tiles that are shown, not cards"
    shown: set[int] = set()

    def look(driver: Driver, name: str) -> None:
        if name == "reveal":
            assert not any(row.face and row.zone.startswith("hand/") for row in driver.table.pieces.rows)
        click(driver, name)
        shown.add(driver.table.property("viewSeat"))

    pressed = play_to_the_end(driver, look)
    assert pressed.count("reveal") > 2
    assert "reveal" in pressed[pressed.index("nextStep") :], "there is a second round"
    assert {0, 1} <= shown


def test_partners_sit_opposite_each_other(play: Play) -> None:
    driver = dominoes(play, "human", "medium", "human", "beginner", variant="block", target=10, partners=True)
    driver.click("reveal")
    own = driver.table.property("viewSeat")
    middle = {seat: driver.centre(driver.item(f"plate:{seat}")) for seat in range(4)}
    partner, left, right = ((own + place) % 4 for place in (2, 1, 3))
    assert middle[left].x() < middle[partner].x() < middle[right].x()
    assert middle[own].y() > middle[partner].y()
    play_to_the_end(driver, click)
    assert is_over(driver)


def test_three_computers_are_watched(play: Play) -> None:
    driver = dominoes(play, "beginner", "medium", "beginner", variant="block", target=10)

    def look_on(driver: Driver, name: str) -> None:
        assert name == "nextStep", "an onlooker is asked for nothing but to go on"
        click(driver, name)

    play_to_the_end(driver, look_on)
    assert is_over(driver)


def test_the_details_begin_with_the_first_round_and_say_who_scored(play: Play) -> None:
    driver = dominoes(play, *["beginner"] * 4, variant="draw", target=50, partners=True)
    play_to_the_end(driver, click)
    driver.click("details")
    area = driver.item("detailsArea")
    driver.wait(lambda: area.property("count") > 1)
    driver.window.grabWindow()
    top = area.mapToScene(QPointF(0, 0)).y()
    headings = [item for item in driver.items(area) if driver.spoken(item).startswith("Round 1")]
    assert [item.mapToScene(QPointF(0, 0)).y() >= top for item in headings] == [True]
    lines = [driver.spoken(item) for item in driver.items(area)]
    assert any(line.startswith(("Anna and Vroni, ", "Bene and Xaver, ")) for line in lines)


def test_a_round_without_points_is_among_the_details(play: Play) -> None:
    tied = [f"{high}-{low}" for low in range(7) for high in range(low, 7)]
    for place, tile in enumerate(["1-1", "0-0", "2-1", "4-1"]):
        tied.remove(tile)
        tied.insert(place, tile)
    driver = play(
        "beginner",
        "human",
        game="dominoes",
        options={"variant": "block", "hand_size": 2, "target": 50},
        packs=(tuple(tied),),
        dealer=1,
    )
    while next_thing(driver) != ["nextStep"]:
        click(driver, next_thing(driver)[0])
        driver.wait(lambda: bool(next_thing(driver)))
    driver.click("details")
    assert [section["rows"] for section in driver.table.property("details")] == [[]]
    assert driver.named("Round 1 · blocked")


def test_who_was_chosen_to_begin_begins_again(play: Play) -> None:
    driver = play(
        "human", "beginner", game="dominoes", options={"hand_size": 1, "target": 0}, seed="again", dealer=1
    )
    play_to_the_end(driver, click)
    driver.click("rematch")
    driver.wait(lambda: not is_over(driver))
    header = driver.table.live.session.match.header
    assert (header.dealer, header.options["hand_size"], header.seed == "again") == (1, 1, False)


def test_half_points_are_written_as_the_language_has_them(
    driver: Driver, with_settings: Callable[..., None]
) -> None:
    with_settings(language="de")
    game = driver.application.shelf.plugin("dominoes").game
    seats = [SeatEntry(name, "human") for name in ("Anna", "Bene", "Vroni")]
    options = {"variant": "all_fives", "reserve": 2, "hand_size": 5}
    match = Match(game, new_match_header(game, seats, options, seed="s1585"))
    stream = random.Random(1585)
    while not any(event.type == "round" for event in match.recent):  # two share what the third holds
        choices = match.legal(match.turn())
        match.play(choices[int(stream.random() * len(choices))])
    driver.app.host.show(match)
    driver.item("tablePage")
    shown = [(row["text"], row["gainText"]) for row in driver.table.property("scores")]
    assert shown == [("25", ""), ("17,5", "+12,5"), ("12,5", "+12,5")]
