"""The list of people, people at the seats of a new match, and their colours at the table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from spieltisch.app.profiles.colours import colour_number
from spieltisch.app.profiles.profiles_controller import ProfilesController
from spieltisch.storage.database import Database
from spieltisch.storage.records import NewMatch, SeatSummary
from tests.ui.driver import Driver
from tests.ui.shell_audit import audit

PEOPLE = {"Anna": "violet", "Annie": "copper", "Bene": "rose"}


def store(database: Database) -> None:
    """Three people; Anna has played the computer, Annie and, as a guest, Zora has played, too."""
    for name, colour in PEOPLE.items():
        database.profiles.add(name, colour)
    for names in (("Anna", ""), ("Anna", "Annie"), ("Annie", ""), ("Zora", "")):
        seats = tuple(
            SeatSummary(seat, seat, name, "human" if name else "hard", 9 - seat, seat == 0)
            for seat, name in enumerate(names)
        )
        match = database.matches.create(NewMatch({"game": "cribbage"}, seats, scores=(9, 8)))
        database.matches.finish(match, seats)


def profiles(driver: Driver) -> ProfilesController:
    found = driver.app.property("profiles")
    assert isinstance(found, ProfilesController)
    return found


def names(driver: Driver) -> list[str]:
    return [person["name"] for person in profiles(driver).people]


def idle(driver: Driver) -> None:
    driver.wait(lambda: driver.application.storage.idle)
    driver.settle()


@pytest.fixture
def people(driver: Driver) -> Driver:
    driver.application.storage.run(store)
    driver.app.reload()
    driver.wait(lambda: names(driver) == list(PEOPLE))
    return driver


@pytest.fixture
def sheet(people: Driver) -> Driver:
    """The list of people, opened from the settings."""
    people.app.navigate("settings")
    people.click("people")
    people.item("newPerson")
    idle(people)
    return people


def test_the_list_is_sound_in_every_language(sheet: Driver, with_settings: Any) -> None:
    for language in ("de", "da", "en"):
        for size, text in (((1024, 700), 100), ((1024, 700), 125), ((1440, 900), 100)):
            sheet.resize(*size)
            with_settings(language=language, text_size=text)
            idle(sheet)
            assert audit(sheet.window) == []


def test_somebody_is_added_and_taken_back_with_the_keys(sheet: Driver) -> None:
    sheet.click("newPerson")
    sheet.type("Zora")
    sheet.key(Qt.Key.Key_Return)
    sheet.wait(lambda: "Zora" in names(sheet))
    idle(sheet)
    assert sheet.item("personName").property("text") == "Zora"
    assert next(person for person in profiles(sheet).people if person["name"] == "Zora")["text"].startswith(
        "1 match"
    )
    sheet.click("person:Zora")
    sheet.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sheet.wait(lambda: "Zora" not in names(sheet))


def test_a_name_is_changed_everywhere_it_is_used(sheet: Driver) -> None:
    draft = {"seats": [{"name": "Anna", "player": "human"}, {"name": "", "player": "hard"}], "options": {}}
    sheet.application.storage.run(lambda database: database.settings.set("new_match/cribbage", draft))
    sheet.click("person:Anna")
    field = sheet.item("personName")
    sheet.click(field)
    sheet.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    sheet.type("Anne")
    shown: list[str] = []
    field.textChanged.connect(lambda: shown.append(field.property("text")))  # type: ignore[attr-defined]
    sheet.key(Qt.Key.Key_Return)
    assert field.property("text") == "Anne"
    sheet.wait(lambda: "Anne" in names(sheet))
    assert "Anna" not in shown
    assert profiles(sheet).undoText == "Anna is called Anne now."
    assert sheet.application.settings.preferences.player_name == "Anne"
    sheet.app.openNewMatch("cribbage")
    sheet.wait(lambda: sheet.app.newMatch is not None)
    assert sheet.app.newMatch.seats[0]["name"] == "Anne"
    assert sheet.app.newMatch.seats[0]["colour"] == colour_number("violet")


def test_a_name_that_is_taken_is_told_and_changes_nothing(sheet: Driver) -> None:
    sheet.click("person:Bene")
    field = sheet.item("personName")
    sheet.click(field)
    sheet.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    sheet.type("anna")
    sheet.key(Qt.Key.Key_Return)
    sheet.wait(lambda: profiles(sheet).problem == "There is already a person called anna.")
    assert names(sheet) == list(PEOPLE)
    assert field.property("text") == "Bene"
    assert sheet.item("toast").property("text") == profiles(sheet).problem


def test_arrows_go_through_people_and_colours(sheet: Driver) -> None:
    sheet.click("person:Anna")
    sheet.key(Qt.Key.Key_Down)
    assert profiles(sheet).person["name"] == "Annie"
    sheet.click(f"colour:{colour_number('copper')}")
    sheet.key(Qt.Key.Key_Right)
    sheet.wait(lambda: profiles(sheet).person.get("colour") == colour_number("sand"))
    assert sheet.spoken(sheet.item(f"colour:{colour_number('sand')}")) == "Sand"


def test_two_become_one_after_a_preview_and_part_again(sheet: Driver) -> None:
    sheet.click("person:Annie")
    sheet.click("personMerge")
    assert not sheet.item("mergeConfirm").isEnabled()
    sheet.key(Qt.Key.Key_Down)  # the list of the others has the keyboard: Anna is the first of them
    sheet.wait(lambda: sheet.item("mergeConfirm").isEnabled())
    assert profiles(sheet).preview["lines"] == [
        "2 matches played by Annie go to Anna, who has 3 then.",
        "1 match of Annie against Anna counts for nobody then; it stays in the list of matches.",
        "Matches keep the names they were played under. This can be taken back.",
    ]
    sheet.click("mergeConfirm")
    sheet.wait(lambda: names(sheet) == ["Anna", "Bene"])
    idle(sheet)
    assert audit(sheet.window) == []
    sheet.click("undoPeople")
    sheet.wait(lambda: names(sheet) == list(PEOPLE))


def test_a_preview_can_be_left(sheet: Driver) -> None:
    sheet.click("person:Annie")
    sheet.click("personMerge")
    sheet.click("mergeCancel")
    idle(sheet)
    assert sheet.find("mergeConfirm") is None
    assert names(sheet) == list(PEOPLE)


def test_whoever_is_removed_leaves_the_matches(sheet: Driver) -> None:
    sheet.click("person:Anna")
    sheet.click("personRemove")
    sheet.wait(lambda: names(sheet) == ["Annie", "Bene"])
    assert len(sheet.app.recent) == 4
    idle(sheet)
    sheet.click("undoPeople")
    sheet.wait(lambda: names(sheet) == list(PEOPLE))
    assert profiles(sheet).person["name"] == "Anna"


def test_another_colour_leaves_what_is_being_typed(sheet: Driver) -> None:
    sheet.click("person:Anna")
    sheet.click("personName")
    sheet.key(Qt.Key.Key_End)
    profiles(sheet).recolour(colour_number("sand"))
    sheet.type("lena")
    sheet.wait(lambda: profiles(sheet).person.get("colour") == colour_number("sand"))
    assert sheet.item("personName").property("text") == "Annalena"


def test_names_that_have_played_are_offered(driver: Driver) -> None:
    driver.application.storage.run(store)
    driver.application.storage.run(
        lambda database: [database.profiles.remove(number) for number in (1, 2, 3)]
    )
    driver.app.reload()
    driver.app.navigate("settings")
    driver.click("people")
    driver.click("guest:Zora")
    driver.wait(lambda: names(driver) == ["Zora"])


def test_statistics_of_a_person_are_one_step_away(sheet: Driver) -> None:
    sheet.click("person:Annie")
    sheet.click("personStatistics")
    sheet.wait(lambda: sheet.app.property("page") == "statistics")
    idle(sheet)

    def chosen() -> str:
        filters = sheet.app.property("statistics").property("filters")
        row = next((row for row in filters if row["key"] == "profile"), None)
        if row is None:
            return ""
        return next(choice["label"] for choice in row["choices"] if choice["value"] == row["value"])

    sheet.wait(lambda: chosen() == "Annie")


@pytest.fixture
def seats(people: Driver) -> Driver:
    """The sheet for a match of Watten."""
    people.app.openNewMatch("watten")
    people.item("start")
    people.settle()
    return people


def seat(driver: Driver, number: int) -> dict[str, Any]:
    return dict(driver.app.newMatch.seats[number])


def test_a_known_name_is_written_to_its_end(seats: Driver) -> None:
    seats.app.newMatch.setPlayer(1, "human")
    seats.click("seat1")
    seats.item("seatName")
    seats.settle()
    seats.type("be")
    assert seats.item("seatName").property("text") == "Bene"
    assert seats.item("seatName").property("selectedText") == "ne"
    seats.key(Qt.Key.Key_Return)
    assert (seat(seats, 1)["name"], seat(seats, 1)["colour"]) == ("Bene", colour_number("rose"))


def test_what_was_added_to_a_name_can_be_taken_away(seats: Driver) -> None:
    seats.app.newMatch.setPlayer(1, "human")
    seats.click("seat1")
    seats.item("seatName")
    seats.settle()
    seats.type("ben")
    seats.key(Qt.Key.Key_Backspace)
    assert seat(seats, 1)["name"] == "Ben"
    assert seats.find("addKnown") is not None


def test_people_sit_down_with_one_tap(seats: Driver) -> None:
    seats.click("seat2")
    seats.click("known:Annie")
    seats.settle()
    assert (seat(seats, 2)["name"], seat(seats, 2)["player"]) == ("Annie", "human")
    assert seat(seats, 2)["colour"] == colour_number("violet")  # Anna's side
    assert seat(seats, 2)["mark"] == colour_number("copper")
    seats.click("seat0")
    seats.item("seatName")
    seats.settle()
    assert seats.find("known:Annie") is None


def test_a_new_name_is_put_into_the_list(seats: Driver) -> None:
    seats.app.newMatch.setPlayer(1, "human")
    seats.click("seat1")
    seats.item("seatName")
    seats.settle()
    seats.type("Mads")
    seats.item("addKnown").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    seats.key(Qt.Key.Key_Return)
    seats.wait(lambda: "Mads" in names(seats))
    seats.settle()
    assert seat(seats, 1)["colour"] == colour_number("amber")
    assert seats.item("seatName").property("activeFocus")  # what was pressed is gone


def test_the_list_opens_above_a_new_match(seats: Driver) -> None:
    seats.click("seat0")
    seats.click("managePeople")
    seats.item("newPerson")
    seats.settle()
    seats.key(Qt.Key.Key_Escape)
    seats.wait(lambda: seats.find("newPerson") is None)
    assert seats.app.newMatch is not None


def test_every_size_has_room_for_the_names(seats: Driver, with_settings: Any) -> None:
    for size, text in (((1024, 700), 100), ((1024, 700), 125), ((1440, 900), 125)):
        seats.resize(*size)
        with_settings(text_size=text)
        seats.click("seat0")
        seats.item("seatName")
        idle(seats)
        assert audit(seats.window) == []
        seats.key(Qt.Key.Key_Escape)
        seats.wait(lambda: seats.find("seatName") is None)


def disc(driver: Driver, number: int) -> QColor:
    """The colour of the disc on a seat's plate."""
    plate = driver.item(f"plate:{number}")
    found = next(item for item in driver.items(plate) if item.metaObject().className().startswith("Avatar"))
    return QColor(found.property("color"))


def test_the_table_has_the_colours_of_its_people(people: Driver, play: Any) -> None:
    play("human", "hard")
    assert list(people.table.property("colours")) == [colour_number("violet"), 1]
    assert disc(people, 0) == QColor("#C27BFA")
    person = next(person for person in profiles(people).people if person["name"] == "Anna")
    profiles(people).choose(person["id"])
    profiles(people).recolour(colour_number("sand"))
    people.wait(lambda: disc(people, 0) == QColor("#E9E0BE"))


def test_a_match_goes_on_in_the_colours_of_its_people_whatever_they_are_called(
    people: Driver, play: Any
) -> None:
    play("human", "human")
    number = people.app.host.match_id
    people.wait(lambda: people.app.host.match_id is not None)
    number = people.app.host.match_id
    people.app.closeTable()
    people.application.storage.run(lambda database: database.profiles.rename(1, "Someone else"))
    people.app.reload()
    people.wait(lambda: "Someone else" in names(people))
    people.app.openMatch(number)
    people.wait(lambda: people.app.host.table is not None)
    assert list(people.table.property("colours")) == [colour_number("violet"), colour_number("rose")]


def test_escape_leaves_the_form_for_the_same_person_and_then_the_sheet(sheet: Driver) -> None:
    sheet.click("person:Anna")
    sheet.click("personMerge")
    sheet.item("mergeInto").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    sheet.key(Qt.Key.Key_Space)
    sheet.settle()
    sheet.key(Qt.Key.Key_Escape)
    assert sheet.find("mergeInto") is not None, "the list that had dropped down is all that goes"
    sheet.key(Qt.Key.Key_Escape)
    assert sheet.find("mergeInto") is None
    assert sheet.item("personMerge").hasActiveFocus()
    sheet.key(Qt.Key.Key_Escape)
    sheet.wait(lambda: sheet.find("newPerson") is None)


@pytest.mark.parametrize(("field", "before"), [("newPerson", ""), ("personName", "Anna")])
def test_escape_takes_a_typed_name_back_and_then_closes_the_sheet(
    sheet: Driver, field: str, before: str
) -> None:
    sheet.click("person:Anna")
    sheet.click(field)
    sheet.type("Zora")
    assert sheet.item(field).property("text") != before
    sheet.key(Qt.Key.Key_Escape)
    assert sheet.item(field).property("text") == before
    sheet.key(Qt.Key.Key_Escape)
    sheet.wait(lambda: sheet.find("newPerson") is None)
    idle(sheet)
    assert names(sheet) == list(PEOPLE)
