"""Keys lead round every sheet and back, charts are read with them, and nothing waits for nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem

from tests.ui.conftest import bring
from tests.ui.driver import Driver
from tests.ui.keyboard import Keyboard
from tests.ui.tour import PLAYERS, SHEETS, Tour, floating, idle

UNTIMED: dict[str, dict[str, Any]] = {
    "cribbage": {},
    "dominoes": {},
    "five_hundred": {"claim": "seat", "seats": 2},
    "watten": {"seconds_per_move": 0},
}
OPENERS = {
    "people": ("settings", "people"),
    "matches behind a figure": ("statistics", "figure:0"),
    "new match": ("play", "new"),
}
"""The page and the button that each sheet is opened with."""
CHARTS = {"LineChart", "Histogram", "BarRows", "OutcomeBar", "CalendarMap"}
HOUR = 3600


@pytest.fixture
def tour(whole_tour: Tour) -> Iterator[Tour]:
    """On the start page, in the evening colours, which the keyboard looks for."""
    yield whole_tour
    whole_tour.leave()


@pytest.fixture
def keyboard(tour: Tour) -> Keyboard:
    return Keyboard(tour.driver)


@pytest.mark.parametrize(
    "place", [sheet for sheet in SHEETS if sheet not in ("menu", "licences", "new game")]
)
def test_tab_goes_round_a_sheet_and_back(tour: Tour, keyboard: Keyboard, place: str) -> None:
    """A menu is walked with the arrows; licences are a page."""
    tour.show(place)
    keyboard.tab()
    passed = keyboard.round()
    for item in (*reversed(passed[1:]), passed[0]):
        keyboard.tab(back=True)
        assert keyboard.focus == item, f"{keyboard.name!r} instead of {tour.driver.spoken(item)!r}"


@pytest.mark.parametrize("sheet", OPENERS)
def test_the_focus_returns_to_what_opened_a_sheet(tour: Tour, keyboard: Keyboard, sheet: str) -> None:
    page, opener = OPENERS[sheet]
    driver = tour.driver
    driver.app.navigate(page)
    idle(driver)
    button = driver.item(opener)
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    keyboard.press(Qt.Key.Key_Return)
    driver.wait(lambda: bool(floating(driver)), "no sheet")
    idle(driver)
    keyboard.tab()
    keyboard.press(Qt.Key.Key_Escape)
    driver.wait(lambda: not floating(driver), "Esc does not close it")
    driver.wait(lambda: keyboard.focus == button, "the focus is elsewhere")
    keyboard.look()


def test_every_kind_of_chart_is_read_with_the_keys(tour: Tour, keyboard: Keyboard) -> None:
    """Its name, then the value the keys are on: told, and seen."""
    driver = tour.driver
    tour.show("statistics")
    driver.app.property("statistics").choose("game", "cribbage")
    driver.wait(lambda: {kind(chart) for chart in charts(driver)} == CHARTS, "not every kind of chart")
    idle(driver)
    for chart in charts(driver):
        keyboard.go(lambda item, chart=chart: item == chart)
        sentences = values(chart)
        node = driver.accessible(chart)
        assert node.role() == QAccessible.Role.Chart
        assert node.text(QAccessible.Text.Name).strip()
        backwards = chart.property("current") > 0
        for step in range(min(2, len(sentences))):
            told = node.text(QAccessible.Text.Description)
            assert told == sentences[chart.property("current")]
            assert any(text in told for text in numbers(driver, chart)), told
            if step == 0:
                vertical = chart.property("vertical") or chart.property("stride") > 0
                forwards = Qt.Key.Key_Down if vertical else Qt.Key.Key_Right
                back = Qt.Key.Key_Up if vertical else Qt.Key.Key_Left
                keyboard.press(back if backwards else forwards)


def charts(driver: Driver) -> list[QQuickItem]:
    return [item for item in driver.items() if kind(item) in CHARTS]


def kind(item: QQuickItem) -> str:
    return item.metaObject().className().partition("_QML")[0]


def values(chart: QQuickItem) -> list[str]:
    """What is told of each value."""
    told = chart.property("sentences")
    return list(told.toVariant() if isinstance(told, QJSValue) else told)


def numbers(driver: Driver, chart: QQuickItem) -> list[str]:
    """The numbers that are written in a chart."""
    texts = [item.property("text") for item in driver.items(chart) if item.inherits("QQuickText")]
    return [number for text in texts for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("game", UNTIMED)
def test_without_clocks_nobody_is_hurried(tour: Tour, game: str) -> None:
    """Hours pass while a person thinks: nothing is played, no step is shown by itself, no clock is seen."""
    driver = tour.driver
    bring(driver, *PLAYERS.get(game, ("human", "medium")), game=game, options=UNTIMED[game])
    driver.wait(lambda: asked(driver) and not driver.table.property("thinking"), "the person is not asked")
    before = moment(driver)
    for _ in range(100):
        driver.seconds.leap(driver.table, HOUR)
    driver.settle()
    assert driver.table.property("clock") is None
    assert moment(driver) == before


def asked(driver: Driver) -> bool:
    session = driver.table.live.session
    return session.presenting or 0 in session.match.asked()


def moment(driver: Driver) -> tuple[int, int]:
    session = driver.table.live.session
    return session.match.cursor, session.ui.step


@pytest.mark.parametrize("notices", ["brief", "stay"])
def test_a_message_with_a_button_stays_as_it_is_wanted(tour: Tour, notices: str) -> None:
    driver = tour.driver
    tour.want(notices=notices)
    tour.show("matches")
    count = len(driver.app.recent)
    driver.app.deleteMatch(driver.app.recent[0]["id"])
    toast = driver.item("toast")
    timer = next(child for child in toast.children() if child.inherits("QQmlTimer"))
    assert timer.property("running") is (notices == "brief")
    assert timer.property("interval") >= 12_000
    driver.wait(lambda: len(driver.app.recent) == count - 1)
    if notices == "brief":
        timer.setProperty("interval", 1)
        driver.wait(lambda: not toast.property("open"), "it stays")
        idle(driver)
        driver.app.undoDelete()
        idle(driver)
        assert len(driver.app.recent) == count - 1, "what is not offered any more is not possible"
    else:
        driver.click("toast:action")
        driver.wait(lambda: len(driver.app.recent) == count)
    tour.want(notices="brief")


def test_a_message_that_stays_changes_its_language(tour: Tour) -> None:
    driver = tour.driver
    tour.want(notices="stay")
    tour.show("matches")
    count = len(driver.app.recent)
    driver.app.deleteMatch(driver.app.recent[0]["id"])
    toast = driver.item("toast")
    said = {}
    for language in ("de", "da", "en"):
        tour.want(language=language)
        driver.wait(lambda: toast.property("text") == driver.app.said)
        said[language] = (toast.property("text"), toast.property("actionText"))
    assert said == {
        "de": ("Die Partie ist gelöscht.", "Zurücknehmen"),
        "da": ("Partiet er slettet.", "Fortryd"),
        "en": ("The match is deleted.", "Undo"),
    }
    driver.click("toast:action")
    driver.wait(lambda: len(driver.app.recent) == count)
    tour.want(notices="brief")


def test_results_have_a_sign_beside_their_colour(tour: Tour) -> None:
    driver = tour.driver
    tour.show("play")
    signs = {str(item.property("sign")) for item in driver.items() if kind(item) == "LegendEntry"}
    assert signs == {"check", "minus"}
    marks = [item for item in driver.items() if kind(item) == "OutcomeMark"]
    drawn = {
        (item.property("outcome"), icon.property("name"))
        for item in marks
        for icon in driver.items(item)
        if kind(icon) == "Icon"
    }
    outcomes = {outcome for outcome, _ in drawn}
    assert len(outcomes) > 1
    assert len({name for _, name in drawn}) == len(drawn) == len(outcomes)


@pytest.mark.parametrize("game", PLAYERS | {"cribbage": (), "five_hundred": ()})
def test_people_have_an_initial_beside_their_colour(tour: Tour, game: str) -> None:
    tour.show(game)
    discs = [item for item in tour.driver.items() if kind(item) == "Avatar"]
    assert len(discs) >= 2
    assert [disc for disc in discs if not str(disc.property("initial")).strip()] == []


def test_what_can_be_played_is_raised_and_the_rest_veiled(tour: Tour) -> None:
    driver = tour.driver
    tour.show("dominoes")
    driver.wait(lambda: asked(driver) and not driver.table.property("thinking"))
    rows = [row for row in driver.table.pieces.rows if row.zone == "hand/0"]
    pieces = {row.pieceId: driver.item(f"piece:{row.pieceId}") for row in rows}
    playable = {row.pieceId for row in rows if row.playable}
    assert {row.pieceId for row in rows if row.dimmed} == pieces.keys() - playable
    if 0 < len(playable) < len(rows):
        lifted = {name for name, item in pieces.items() if item.property("lift") > 0}
        assert lifted == playable
