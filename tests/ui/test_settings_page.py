"""The settings page in use: its search, its index, presets, and defaults that can be taken back.

Over 400 lines: all of it is one page, opened in one way.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from spieltisch.core.events import Json
from tests.ui.driver import Driver

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(driver: Driver) -> Driver:
    """The settings page with everything on it."""
    driver.app.navigate("settings")
    driver.item("settingsArea")
    driver.wait(lambda: complete(driver), "sections are missing")
    driver.settle()
    return driver


def complete(driver: Driver) -> bool:
    """Whether all sections of the settings are made."""
    return driver.item("page").property("item").property("complete") is True


def sections(driver: Driver) -> list[str]:
    """The sections that the index leads to, from the top."""
    return [driver.spoken(item) for item in driver.items() if item.objectName().startswith("index:")]


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible():
            yield child
            yield from below(child)


def rows(driver: Driver) -> list[str]:
    """The titles of the settings that are seen."""
    return [
        item.property("title")
        for item in below(driver.item("settingsArea"))
        if item.property("divided") is not None
    ]


def search(driver: Driver, text: str) -> None:
    driver.key(Qt.Key.Key_F, CONTROL)
    driver.wait(lambda: driver.item("settingsSearch").hasActiveFocus(), "the search has not the keyboard")
    driver.type(text)
    driver.settle()


def reach(driver: Driver, name: str) -> QQuickItem:
    """Scroll to something by giving it the keyboard."""
    item = driver.item(name)
    item.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    driver.settle()
    return item


def within(driver: Driver, section: str, name: str) -> QQuickItem:
    """An item of a section by object name."""
    return next(item for item in below(driver.item(section)) if item.objectName() == name)


def remembered(driver: Driver, game: str) -> Json:
    """What the next match of a game begins with, as it is stored."""
    found: list[dict[str, Json]] = []
    driver.application.storage.run(lambda database: database.settings.get_all(), found.append)
    driver.wait(lambda: bool(found))
    return found[0].get(f"new_match/{game}")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("corner marks", ["Corner marks", "Easy to read"]),
        ("dizzy", ["Less motion"]),
        ("felt", ["Table"]),
        ("weli", ["Weli"]),
        ("guate rules of watten", ["Guate", "Way to play"]),
    ],
)
def test_settings_are_found_by_title_explanation_value_and_other_words(
    page: Driver, text: str, expected: list[str]
) -> None:
    search(page, text)
    assert sorted(rows(page)) == sorted(expected)


def test_what_is_found_can_be_set(page: Driver) -> None:
    """Its section comes to the top, where the first one is else."""
    search(page, "weli")
    page.settle()
    page.click("option:watten:weli:switch")
    page.wait(lambda: bool(page.item("option:watten:weli:switch").property("checked")), "not switched on")


@pytest.mark.parametrize(
    ("language", "text", "titles"),
    [
        ("en", "ear", []),  # in "hearts" and "clear"
        ("en", "siz", ["Text size", "Card size"]),
        ("de", "schriftgroesse", ["Textgröße"]),
        ("de", "WEITERGEBEN", []),
        ("de", "groesse", ["Textgröße", "Kartengröße"]),
        ("de", "intergrund", []),  # in "Hintergrund", a word people may look for
        ("da", "skriftstorrelse", ["Tekststørrelse"]),
        ("da", "storrelse", ["Tekststørrelse", "Kortstørrelse"]),
    ],
)
def test_the_search_speaks_the_language_of_the_window(
    page: Driver, language: str, text: str, titles: list[str]
) -> None:
    page.application.settings.change("language", language)
    search(page, text)
    assert rows(page) == titles


def test_the_page_is_seen_with_its_first_section_and_completes_itself(driver: Driver) -> None:
    driver.app.navigate("settings")
    seen = [[""]]
    while driver.find("settingsArea") is None or not complete(driver):
        QCoreApplication.processEvents()
        if driver.find("settingsArea") is not None and sections(driver) != seen[-1]:
            seen.append(sections(driver))
    assert seen[1][0] == "General"
    assert len(seen[1]) < 5, "the page has waited for sections far below"
    whole = sections(driver)
    assert len(whole) == 13
    assert whole[0] == "General"
    assert whole[-1] == "Help"
    assert all(names == whole[: len(names)] for names in seen[1:])


def test_a_section_that_is_wanted_early_comes_to_the_top_once_it_is_made(driver: Driver) -> None:
    driver.app.navigate("settings")
    area = driver.item("settingsArea")
    assert not complete(driver)
    driver.item("page").property("item").setProperty("section", "game:cribbage")
    driver.wait(lambda: complete(driver), "sections are missing")
    driver.settle()
    assert 0 <= driver.item("rules:cribbage").mapToItem(area, QPointF(0, 0)).y() < area.height() / 2


def test_no_more_sections_are_made_when_the_page_is_left(driver: Driver) -> None:
    driver.app.navigate("settings")
    driver.item("settingsArea")
    page = driver.item("page").property("item")
    made: list[int] = []
    page.groupsChanged.connect(lambda: made.append(1))
    driver.app.navigate("play")
    driver.wait(lambda: driver.find("settingsArea") is None)
    driver.settle()
    assert len(made) < 8


def test_what_is_found_is_marked(page: Driver) -> None:
    search(page, "felt")
    texts = [str(item.property("text")) for item in below(page.item("settingsArea"))]
    assert not any("<u>" in text for text in texts)  # found among the values, which are not marked
    page.key(Qt.Key.Key_Escape)
    search(page, "table")
    texts = [str(item.property("text")) for item in below(page.item("settingsArea"))]
    assert any("<u>" in text and "Table" in text for text in texts)
    names = [page.spoken(item) for item in below(page.item("settingsArea"))]
    assert not any("<" in name for name in names)


def test_nothing_found_is_said_and_escape_shows_everything(page: Driver) -> None:
    everything = len(rows(page))
    search(page, "xylophone")
    assert rows(page) == []
    assert page.named("No setting is called “xylophone”").isVisible()
    assert not any(name.objectName().startswith("index:") for name in page.items())
    page.key(Qt.Key.Key_Escape)
    assert page.app.page == "settings"
    page.settle()
    assert len(rows(page)) == everything
    search(page, "xylophone")
    page.click("showAll")
    page.settle()
    assert len(rows(page)) == everything
    page.key(Qt.Key.Key_Escape)
    assert page.app.page == "play"


def test_every_setting_is_explained(page: Driver) -> None:
    for item in below(page.item("settingsArea")):
        if item.property("divided") is not None:
            assert item.property("explanation"), item.property("title")


def test_the_index_leads_to_a_section_and_follows_the_scrolling(page: Driver) -> None:
    entries = [item for item in page.items() if item.objectName().startswith("index:")]
    assert [page.spoken(item) for item in entries][:3] == ["General", "People", "Appearance"]
    area = page.item("settingsArea")
    watten = next(item for item in entries if page.spoken(item) == "Rules of Watten")
    page.click(watten)
    page.settle()
    top = page.item("rules:watten").mapToItem(area, QPointF(0, 0)).y()
    assert 0 <= top < area.height() / 2
    assert page.accessible(watten).text(QAccessible.Text.Description) == "shown"
    entries[0].forceActiveFocus()
    page.key(Qt.Key.Key_Down)
    assert entries[1].hasActiveFocus()
    page.key(Qt.Key.Key_Up)
    page.key(Qt.Key.Key_Return)
    page.settle()
    assert area.property("contentY") == 0


def test_the_index_shows_a_section_that_does_not_reach_the_top(page: Driver) -> None:
    page.item("about")  # the last part of the page: all others are made
    page.settle()
    entries = [item for item in page.items() if item.objectName().startswith("index:")]
    for entry in entries[-2:]:
        page.click(entry)
        page.settle()
        assert [page.spoken(item) for item in entries if item.property("current")] == [page.spoken(entry)]
    page.item("settingsArea").setProperty("contentY", 0)
    assert [page.spoken(item) for item in entries if item.property("current")] == ["General"]


def test_all_defaults_come_back_and_can_be_taken_back(page: Driver) -> None:
    settings = page.application.settings
    settings.change("table", "wood")
    reach(page, "option:watten:variant:tyrolean")
    page.click("option:watten:variant:tyrolean")
    page.click("defaults")
    page.settle()
    assert (settings.property("table"), settings.property("playerName")) == ("felt", "Anna")
    assert page.spoken(page.item("option:watten:variant:bavarian"))
    assert remembered(page, "watten")["options"] == {}  # type: ignore[index,call-overload]
    assert not page.item("defaults").isEnabled()
    page.click("undoRestore")
    page.settle()
    assert settings.property("table") == "wood"
    assert settings.property("theme") == "dark"
    assert remembered(page, "watten")["options"] == {"variant": "tyrolean"}  # type: ignore[index,call-overload]
    assert page.find("undoRestore") is None


def test_a_section_goes_back_to_its_defaults_alone(page: Driver) -> None:
    settings = page.application.settings
    settings.change("table", "wood")
    settings.change("numbered", True)
    reach(page, "restore:play")
    page.click("restore:play")
    page.settle()
    assert (settings.property("numbered"), settings.property("animation")) == (False, "normal")
    assert settings.property("table") == "wood"
    assert page.find("restore:play") is None
    settings.change("card_size", "large")
    page.key(Qt.Key.Key_Z, CONTROL)
    assert settings.property("numbered") is True
    assert settings.property("animation") == "off"
    assert settings.property("cardSize") == "large", "what was chosen since has been taken back, too"


def test_a_restored_section_stays_restored_once_its_page_is_left(page: Driver) -> None:
    page.application.settings.change("table", "wood")
    page.click("restore:appearance")
    page.item("undoRestore")
    page.app.navigate("play")
    page.app.navigate("settings")
    page.item("settingsArea")
    page.settle()
    assert page.find("undoRestore") is None
    assert page.application.settings.property("table") == "felt"


def test_a_preset_is_chosen_for_the_next_match(page: Driver) -> None:
    reach(page, "option:watten:variant:bavarian")
    ways = within(page, "rules:watten", "presets")
    ways.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    page.settle()
    page.key(Qt.Key.Key_Down)
    page.settle()
    assert ways.property("displayText") == "Tournament"
    assert remembered(page, "watten")["options"] == {"target": 13}  # type: ignore[index,call-overload]
    page.click("option:watten:variant:tyrolean")
    page.settle()
    assert ways.property("displayText") == "Tyrolean, changed", "the preset of that variant"
    page.app.openNewMatch("watten")
    page.item("start")
    assert page.app.newMatch is not None
    assert page.app.newMatch.rules.preset["text"] == "Tyrolean, changed"
    assert {row["key"]: row["value"] for row in page.app.newMatch.options}["target"] == 13


def test_rules_speak_of_the_deck_that_is_chosen_above_them(page: Driver) -> None:
    def explanation() -> str:
        rules = next(rules for rules in page.app.settingsPage.rules if rules.gameId == "watten")
        return next(row["explanation"] for row in rules.options if row["key"] == "weli")

    assert "six of diamonds" in explanation()
    reach(page, "deck:watten:bavarian")
    page.click("deck:watten:bavarian")
    page.settle()
    assert "six of diamonds" not in explanation()


def test_what_was_played_is_what_the_page_shows(driver: Driver) -> None:
    driver.app.openNewMatch("watten")
    driver.item("start")
    driver.settle()
    driver.click("option:variant:tyrolean")
    driver.click("start")
    driver.item("tablePage")
    driver.app.navigate("settings")
    driver.item("rules:watten")
    rules = next(rules for rules in driver.app.settingsPage.rules if rules.gameId == "watten")
    assert rules.preset["text"] == "Tyrolean"


def test_a_preset_of_ones_own_is_saved_renamed_and_deleted(driver: Driver) -> None:
    driver.app.openNewMatch("watten")
    driver.item("start")
    driver.settle()
    assert driver.find("savePreset") is None
    driver.click("option:target:11")
    driver.settle()
    driver.click("savePreset")
    field = driver.item("presetName")
    driver.wait(field.hasActiveFocus, "the name has not the keyboard")
    assert not driver.item("confirm").isEnabled()
    driver.type("tavern")
    assert not driver.item("confirm").isEnabled()
    assert driver.named("Another preset is called tavern already.").isVisible()
    driver.type(" two")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: driver.find("presetName") is None, "the dialog stays open")
    sheet = driver.app.newMatch
    assert sheet is not None
    assert sheet.rules.preset["text"] == "tavern two"
    assert driver.find("savePreset") is None
    driver.click("renamePreset")
    driver.wait(lambda: driver.item("presetName").hasActiveFocus())
    driver.key(Qt.Key.Key_A, CONTROL)
    driver.type("Sunday")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: driver.find("presetName") is None)
    assert driver.application.settings.preferences.presets == {"watten": {"Sunday": {"target": 11}}}
    driver.settle()
    driver.click("removePreset")
    driver.item("confirm")
    driver.settle()
    driver.click("confirm")
    driver.wait(lambda: driver.application.settings.preferences.presets == {"watten": {}})
    assert sheet.rules.preset["text"] == "Tavern, changed"


def test_easy_reading_is_one_switch(page: Driver) -> None:
    settings = page.application.settings
    reach(page, "easy:switch")
    page.key(Qt.Key.Key_Space)
    page.settle()
    assert (settings.property("textSize"), settings.property("deckColours")) == (125, "four")
    assert (settings.property("tileSet"), settings.property("indexSize")) == ("contrast", "large")
    assert page.accessible(page.item("easy:switch")).state().checked
    assert page.centre(page.item("easy:switch")).y() < 800, "the larger text has pushed it out of sight"
    page.click("easy:switch")
    assert (settings.property("textSize"), settings.property("cardSize")) == (100, "normal")


def test_buttons_have_the_colours_of_high_contrast_at_once(page: Driver) -> None:
    settings = page.application.settings
    settings.change("animation", "slow")
    fill = page.item("people").property("background")
    before = fill.property("color")
    settings.change("contrast", "high")
    after = fill.property("color")
    assert before != after
    page.settle()
    assert fill.property("color") == after


def test_high_contrast_is_seen_at_once(page: Driver) -> None:
    before = page.window.grabWindow().pixelColor(300, 5)
    reach(page, "contrast:high")
    page.click("contrast:high")
    page.settle()
    after = page.window.grabWindow().pixelColor(300, 5)
    assert max(after.red(), after.green(), after.blue()) < 8  # black with a little grain
    assert before != after


def test_a_game_with_a_clock_can_be_reached_from_the_accessibility(page: Driver) -> None:
    page.click(reach(page, "time:watten"))
    page.settle()
    area = page.item("settingsArea")
    assert 0 <= page.item("rules:watten").mapToItem(area, QPointF(0, 0)).y() < area.height() / 2


def test_a_page_that_is_wanted_before_the_games_are_there_comes_with_them(driver: Driver) -> None:
    driver.app.navigate("statistics")
    driver.item("statisticsArea")
