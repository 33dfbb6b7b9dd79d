"""The sheet for a new match: pairs, persons, options that depend on each other, numbers to type."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from shiboken6 import isValid

from tests.ui.driver import Driver

SIZES = ((1024, 700), (1440, 900))


@pytest.fixture
def sheet(driver: Driver) -> Driver:
    """The sheet for a match of Watten."""
    driver.app.openNewMatch("watten")
    driver.item("start")
    driver.settle()
    return driver


def option(driver: Driver, key: str) -> dict[str, Any]:
    return next(row for row in driver.app.newMatch.options if row["key"] == key)


def place(driver: Driver, name: str) -> QPoint:
    return driver.centre(driver.item(name))


@pytest.mark.parametrize("size", SIZES)
def test_partners_sit_opposite_each_other(sheet: Driver, size: tuple[int, int]) -> None:
    sheet.resize(*size)
    below, left, above, right = (place(sheet, f"seat{seat}") for seat in range(4))
    assert above.y() < left.y() == right.y() < below.y()
    assert left.x() < above.x() == below.x() < right.x()
    assert sheet.spoken(sheet.item("sides")) == "Anna and Vroni against Bene and Xaver"


def test_swapping_seats_makes_other_pairs(sheet: Driver) -> None:
    sheet.click("swap")
    assert sheet.spoken(sheet.item("sides")) == "Xaver and Bene against Anna and Vroni"


def test_people_sit_down_one_by_one(sheet: Driver) -> None:
    for people in (2, 3, 4):
        sheet.click("addPerson")
        assert sum(seat["player"] == "human" for seat in sheet.app.newMatch.seats) == people
    assert not sheet.item("addPerson").isEnabled()


def test_a_default_follows_the_variant(sheet: Driver) -> None:
    assert option(sheet, "weli")["value"] is False
    bavarian = option(sheet, "obligation")["explanation"]
    sheet.click("option:variant:tyrolean")
    assert option(sheet, "weli")["value"] is True
    assert option(sheet, "obligation")["explanation"] != bavarian
    sheet.click("option:variant:bavarian")
    assert option(sheet, "weli")["value"] is False


def test_a_number_can_be_typed(sheet: Driver) -> None:
    field = sheet.item("option:target:number")
    sheet.click(field)
    sheet.type("21")
    sheet.key(Qt.Key.Key_Return)
    assert option(sheet, "target")["value"] == 21
    assert field.property("text") == "21"
    assert sheet.app.newMatch is not None  # Enter has taken the number and started nothing
    sheet.key(Qt.Key.Key_Up)
    assert option(sheet, "target")["value"] == 22
    sheet.click("option:target:11")
    assert option(sheet, "target")["value"] == 11
    assert field.property("text") == ""


def test_a_list_shows_the_number_that_was_typed_beside_it(driver: Driver) -> None:
    driver.app.openNewMatch("dominoes")
    driver.item("start")
    driver.click("option:target:number")
    driver.type("77")
    driver.key(Qt.Key.Key_Return)
    listed = driver.item("option:target:list")
    assert listed.property("displayText") == "77"
    driver.app.newMatch.setOption("target", 100)
    assert listed.property("displayText") == "100"


def test_another_variant_is_not_called_by_the_name_of_the_one_before(driver: Driver) -> None:
    driver.app.openNewMatch("dominoes")
    driver.item("start")
    rules = driver.app.newMatch.rules
    rules.choosePreset("latin")
    driver.click("option:variant:draw")
    assert rules.preset["text"] == "Classic draw game, changed"
    driver.click("option:variant:all_fives")
    assert rules.preset["text"] == "All Fives, changed"
    driver.click("option:variant:block")
    assert rules.preset["text"] == "Latin"


def test_escape_takes_a_typed_number_back_and_then_closes_the_sheet(sheet: Driver) -> None:
    sheet.click("option:target:number")
    sheet.type("21")
    sheet.key(Qt.Key.Key_Escape)
    assert sheet.item("option:target:number").property("text") == ""
    assert option(sheet, "target")["value"] == 15
    sheet.key(Qt.Key.Key_Escape)
    sheet.wait(lambda: sheet.app.newMatch is None)


@pytest.mark.parametrize("number", ["4", "", "0"])
def test_an_impossible_number_goes_back(sheet: Driver, number: str) -> None:
    sheet.click("option:target:number")
    sheet.type(number)
    sheet.key(Qt.Key.Key_Return)
    assert option(sheet, "target")["value"] == 15
    assert sheet.item("option:target:number").property("text") == ""


def test_what_was_chosen_is_played(sheet: Driver) -> None:
    sheet.click("option:variant:tyrolean")
    sheet.click("start")
    sheet.item("tablePage")
    header = sheet.table.live.session.match.header
    assert (header.options["variant"], header.options["weli"]) == ("tyrolean", True)
    assert len(header.seats) == 4


def test_enter_opens_a_seat_that_keys_have_reached_and_starts_nothing(sheet: Driver) -> None:
    sheet.item("seat1").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    sheet.key(Qt.Key.Key_Return)
    sheet.item("player:hard")
    assert sheet.app.newMatch is not None
    assert sheet.app.host.table is None


def test_enter_opens_a_list_and_chooses_in_it(sheet: Driver) -> None:
    presets = sheet.item("presets")
    presets.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    sheet.key(Qt.Key.Key_Return)
    sheet.wait(lambda: bool(presets.property("down")), "the list stays closed")
    sheet.key(Qt.Key.Key_Down)
    assert sheet.app.newMatch.rules.preset["text"] == "Tavern"
    sheet.key(Qt.Key.Key_Return)
    sheet.wait(lambda: sheet.app.newMatch.rules.preset["text"] == "Tournament", "nothing is chosen")
    assert not presets.property("down")
    assert sheet.app.host.table is None


@pytest.mark.parametrize("seat", [0, 1])
def test_who_begins_can_be_chosen(driver: Driver, seat: int) -> None:
    driver.app.openNewMatch("dominoes")
    driver.item("start")
    driver.settle()
    driver.click(f"option:setup.opener:{seat}")
    driver.click("start")
    driver.item("tablePage")
    match = driver.table.live.session.match
    assert (match.header.dealer, match.events[0]["opener"]) == (seat, seat)


def test_no_list_draws_a_shape_beyond_what_scrolls(driver: Driver) -> None:
    """Software rendering does not clip shapes that have been scrolled wholly out of sight."""
    driver.app.openNewMatch("five_hundred")
    rows = driver.items(driver.item("option:claim"))
    kinds = {item.metaObject().className() for item in rows}
    assert any("ComboBox" in kind for kind in kinds)
    assert not any("Shape" in kind for kind in kinds)


def test_what_a_sheet_shows_goes_after_it(sheet: Driver) -> None:
    shown = sheet.app.newMatch
    shown.hold()
    sheet.app.closeNewMatch()
    sheet.wait(lambda: sheet.find("start") is None)
    sheet.settle()
    assert isValid(shown), "something shows it still"
    shown.start()  # a second click on Start
    sheet.settle()
    assert sheet.app.host.table is None
    shown.release()
    sheet.settle()
    assert not isValid(shown)


@pytest.mark.parametrize("leave", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_a_sheet_that_is_left_keeps_nothing(sheet: Driver, leave: Qt.Key) -> None:
    shown = sheet.app.newMatch
    sheet.key(leave)
    sheet.wait(lambda: sheet.app.newMatch is None)
    sheet.wait(lambda: sheet.find("start") is None)
    sheet.settle()
    assert not isValid(shown)
