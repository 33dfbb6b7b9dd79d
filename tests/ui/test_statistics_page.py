"""The statistics page in the real window, with real events: filters, figures, charts, matches, files."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from spieltisch.app.statistics.statistics_controller import StatisticsController
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import new_match_header
from spieltisch.core.matchfile import header_document
from spieltisch.core.options import OptionValue
from spieltisch.core.players import SeatEntry
from spieltisch.storage.database import Database
from spieltisch.storage.records import NewMatch, SeatSummary
from tests.ui.shell_audit import audit, texts, visible_items
from tests.ui.shell_window import Shell, wait_for


@pytest.fixture
def shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    """The program with three finished matches of cribbage, on the statistics page."""
    yield from opened(tmp_path, matches=True)


@pytest.fixture
def empty_shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    yield from opened(tmp_path, matches=False)


def opened(folder: Path, *, matches: bool) -> Iterator[Shell]:
    running = Shell(folder, matches)
    running.settle()
    running.click("rail:statistics")
    settle(running)
    yield running
    running.close()


def statistics(shell: Shell) -> StatisticsController:
    controller = shell.app.statistics
    assert isinstance(controller, StatisticsController)
    return controller


def settle(shell: Shell) -> None:
    """Wait until everything is counted and every card has been made."""
    shell.settle(lambda: not statistics(shell).property("busy"))
    wait_for(lambda: not statistics(shell)._making.isActive(), "the cards")
    wait_for(lambda: cards(shell) == len(statistics(shell).cards.rows), "the cards on the page")
    shell.window.grabWindow()


def cards(shell: Shell) -> int:
    return sum(bool(shell_item.objectName().startswith("card:")) for shell_item in items(shell))


def items(shell: Shell) -> list[QQuickItem]:
    return list(visible_items(shell.window))


def words(shell: Shell) -> list[str]:
    return [item.property("text") for item in texts(shell.window)]


def chart(shell: Shell, card: str) -> QQuickItem:
    """The chart of a card."""
    found = [item for item in below(shell.named(f"card:{card}")) if item.property("sentences") is not None]
    return found[0]


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        yield child
        yield from below(child)


def press(shell: Shell, item: QObject, across: float = 0.5, down: float = 0.5) -> None:
    """Click a place of an item, given as shares of its size."""
    assert isinstance(item, QQuickItem)
    place = item.mapToScene(item.boundingRect().topLeft())
    at = QPoint(int(place.x() + across * item.width()), int(place.y() + down * item.height()))
    QTest.mouseClick(shell.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def wait_for_matches(shell: Shell, total: int) -> None:
    wait_for(
        lambda: statistics(shell).property("behind").get("total") == total, "the matches behind a figure"
    )
    wait_for(lambda: shell.has("matchesBehind") or shell.floating() > 0, "the sheet")
    shell.settle()


def test_the_page_shows_figures_and_charts(shell: Shell) -> None:
    assert "Matches won over time" in words(shell)
    assert any(text.startswith("2 of 3") for text in words(shell))
    assert {"card:trend", "card:outcomes", "card:levels", "card:calendar"} <= {
        item.objectName() for item in items(shell)
    }
    assert audit(shell.window) == []


def test_without_matches_it_says_what_will_be_there(empty_shell: Shell) -> None:
    assert "No finished matches yet" in words(empty_shell)
    assert not empty_shell.named("csv").isEnabled()
    assert audit(empty_shell.window) == []


def test_matches_between_people_are_found_by_choosing_one_of_them(empty_shell: Shell) -> None:
    shell = empty_shell

    def store(database: Database) -> None:
        for name, colour in (("Anna", "amber"), ("Zoë", "blue")):
            database.profiles.add(name, colour)
        seats = (SeatSummary(0, 0, "Anna", "human", 1, True), SeatSummary(1, 1, "Zoë", "human", 0, False))
        new = NewMatch({"game": "cribbage", "seats": []}, seats, scores=(1, 0))
        database.matches.finish(database.matches.create(new), seats)

    shell.application.storage.run(store)
    shell.application.controller.host.stored.emit()
    settle(shell)
    assert "Only matches between people so far" in words(shell)
    assert audit(shell.window) == []
    choose_in(shell, "profile", "Zoë")
    settle(shell)
    assert played(shell) == 1


def test_a_filter_is_chosen_with_the_keys(shell: Shell) -> None:
    shell.named("filter:game").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shell.key(Qt.Key.Key_Space)
    wait_for(lambda: shell.floating() > 0, "the list of games")
    shell.key(Qt.Key.Key_Down)
    shell.key(Qt.Key.Key_Return)
    settle(shell)
    assert statistics(shell).property("filtered")
    assert "Hand" in words(shell)  # the averages of cribbage are there now
    shell.click("resetFilters")
    settle(shell)
    assert not statistics(shell).property("filtered")


def test_options_are_filtered_by_together_and_taken_away_one_by_one(empty_shell: Shell) -> None:
    shell = empty_shell
    for number, options in enumerate(({"target": 11}, {"target": 13, "guate": True}, {"target": 13}, {})):
        shell.application.storage.run(
            partial(store_watten, shell.application.shelf.plugin("watten"), number, options)
        )
    shell.application.controller.host.stored.emit()
    settle(shell)
    choose_in(shell, "game", "Watten")
    assert played(shell) == 4
    choose_in(shell, "option", "Points to win: 13")
    assert played(shell) == 2
    choose_in(shell, "option", "Guate: on")
    assert played(shell) == 1
    assert "2 chosen" in words(shell)
    choose_in(shell, "option", "Points to win: 11")
    assert played(shell) == 1  # 11 or 13, and with Guate
    assert audit(shell.window) == []
    shell.click("chip:guate=true")
    settle(shell)
    assert played(shell) == 3
    shell.named("chip:target=11").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shell.key(Qt.Key.Key_Return)
    settle(shell)
    assert played(shell) == 2
    shell.click("resetFilters")
    settle(shell)
    assert not any(item.objectName().startswith("chip:") for item in items(shell))


def choose_in(shell: Shell, filter_: str, label: str) -> None:
    """Choose a value in the list of a filter with the keys."""
    row = next(row for row in statistics(shell).filters if row["key"] == filter_)
    labels = [choice["label"] for choice in row["choices"]]
    steps = labels.index(label) - [choice["value"] for choice in row["choices"]].index(row["value"])
    shell.named(f"filter:{filter_}").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shell.key(Qt.Key.Key_Space)
    wait_for(lambda: shell.floating() > 0, "the list of a filter")
    for _step in range(abs(steps)):
        shell.key(Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    shell.key(Qt.Key.Key_Return)
    wait_for(lambda: shell.floating() == 0, "the list to close")
    settle(shell)


def played(shell: Shell) -> int:
    """How many matches the page is about."""
    answer = statistics(shell)._answer
    assert answer is not None
    return answer.page.total.played


def store_watten(
    plugin: GamePlugin, number: int, options: dict[str, OptionValue], database: Database
) -> None:
    """Store a finished match of computer players and a person, as far as statistics look at it."""
    seats = [SeatEntry("Anna", "human"), *(SeatEntry("", "medium") for _seat in range(3))]
    header = new_match_header(plugin.game, seats, options, seed=str(number))
    sides = plugin.game.sides(4, header.setup.options)
    summaries = tuple(
        SeatSummary(seat, sides[seat], entry.name, entry.player, 15.0, sides[seat] == 0, {}, None)
        for seat, entry in enumerate(seats)
    )
    new = NewMatch(header_document(header), summaries, scores=(15, 7))
    database.matches.finish(database.matches.create(new), summaries)


def test_counting_is_said_only_when_it_takes_long(shell: Shell) -> None:
    page = shell.named("page").property("item")
    assert "Counting …" not in words(shell)
    hold = Event()
    shell.application.storage.run(lambda _database: hold.wait(20))
    try:
        statistics(shell).choose("marks", "unhelped")
        assert page.property("counting") is False
        wait_for(lambda: page.property("counting") is True, "the word that it is counted")
        assert "Counting …" in words(shell)
    finally:
        hold.set()
    settle(shell)
    assert "Counting …" not in words(shell)


def test_a_choice_without_matches_can_be_taken_back(shell: Shell) -> None:
    statistics(shell).choose("period", "year:2001")
    settle(shell)
    assert "No match fits this choice" in words(shell)
    shell.click("resetFilters")
    settle(shell)
    assert any(text.startswith("2 of 3") for text in words(shell))


def test_a_figure_leads_to_its_matches_and_they_to_the_table(shell: Shell) -> None:
    shell.named("figure:0").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shell.key(Qt.Key.Key_Return)
    wait_for_matches(shell, 3)
    assert audit(shell.window) == []
    shell.click("open")
    wait_for(lambda: shell.app.property("page") == "table", "the match at the table")
    shell.settle()


def test_a_part_of_a_chart_leads_to_its_matches(shell: Shell) -> None:
    press(shell, chart(shell, "outcomes"), 0.1, 0.1)
    wait_for_matches(shell, 2)
    assert statistics(shell).property("behind")["title"] == "Results: won"
    assert {row["outcome"] for row in statistics(shell).matches.rows} == {"won"}
    shell.close_floating()
    wait_for(lambda: statistics(shell).property("behind") == {}, "the list to be forgotten")


def test_a_match_that_is_deleted_leaves_every_figure(shell: Shell) -> None:
    press(shell, chart(shell, "outcomes"), 0.1, 0.1)
    wait_for_matches(shell, 2)
    shell.app.deleteMatch(statistics(shell).matches.rows[0]["id"])
    wait_for_matches(shell, 1)
    wait_for(lambda: len(statistics(shell).matches.rows) == 1, "the match that is left")
    shell.close_floating()
    shell.app.host.deletions.finish()
    settle(shell)
    wait_for(lambda: statistics(shell).property("figures")[0]["note"].startswith("1 of 2"), "the figures")
    settle(shell)
    assert any(text.startswith("1 of 2") for text in words(shell))


def test_the_language_changes_in_every_word(shell: Shell) -> None:
    shell.application.settings.change("language", "de")
    settle(shell)
    assert "Gewonnene Partien im Verlauf" in words(shell)
    assert any(text.startswith("2 von 3") for text in words(shell))


def test_figures_and_charts_become_files(shell: Shell, tmp_path: Path) -> None:
    told: list[str] = []
    shell.app.informed.connect(told.append)
    controller = statistics(shell)
    files = [tmp_path / name for name in ("a.csv", "a.json", "a.svg", "a.png")]
    controller.exportData("csv", QUrl.fromLocalFile(str(files[0])))
    controller.exportData("json", QUrl.fromLocalFile(str(files[1])))
    controller.exportChart("trend", QUrl.fromLocalFile(str(files[2])))
    controller.exportChart("trend", QUrl.fromLocalFile(str(files[3])))
    wait_for(lambda: len(told) == len(files), "the files")
    assert list(csv.reader(files[0].read_text(encoding="utf-8").splitlines()))
    assert json.loads(files[1].read_text(encoding="utf-8"))
    assert files[2].read_text(encoding="utf-8").startswith("<svg")
    assert files[3].read_bytes().startswith(b"\x89PNG")


def test_a_file_that_cannot_be_written_is_told(shell: Shell, tmp_path: Path) -> None:
    failed: list[str] = []
    shell.app.failed.connect(failed.append)
    statistics(shell).exportChart("trend", QUrl.fromLocalFile(str(tmp_path / "missing" / "a.png")))
    wait_for(lambda: bool(failed), "the sentence")
    assert failed == ["The file “a.png” cannot be written."]
    statistics(shell).exportChart("trend", QUrl("https://example.org/a.png"))
    assert len(failed) == 2


@pytest.mark.parametrize(
    "call",
    [
        lambda controller: controller.openFigure(99),
        lambda controller: controller.openValue("nonsense", 0),
        lambda controller: controller.openValue("trend", -1),
        lambda controller: controller.choose("nonsense", "x"),
        lambda controller: controller.moreMatches(),
    ],
)
def test_what_does_not_exist_opens_nothing(shell: Shell, call: Callable[[Any], None]) -> None:
    call(statistics(shell))
    settle(shell)
    assert statistics(shell).property("behind") == {}


def test_nothing_is_counted_while_another_page_is_seen(shell: Shell) -> None:
    shell.app.navigate("play")
    shell.settle()
    asked = statistics(shell)._request
    shell.app.deleteMatch(shell.app.recent[0]["id"])
    shell.app.host.deletions.finish()
    shell.settle(lambda: len(shell.app.recent) == 2)
    assert statistics(shell)._request == asked
    shell.app.navigate("statistics")
    settle(shell)
    assert any(" of 2" in text for text in words(shell))
