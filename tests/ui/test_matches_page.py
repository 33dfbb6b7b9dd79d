"""The matches page: search, filter, reading on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from spieltisch.app.matches_controller import MATCHES_AT_ONCE, MatchesController
from spieltisch.storage.database import Database
from spieltisch.storage.records import NewMatch, SeatSummary
from tests.ui.shell_audit import audit, texts
from tests.ui.shell_window import Shell, wait_for


@pytest.fixture
def shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    """The program with three finished matches of cribbage and a running one, on the matches page."""
    running = Shell(tmp_path)
    running.app.navigate("matches")
    running.settle(lambda: len(running.app.running) == 1)
    wait_for(lambda: names(running) == ["Mads", "Vroni", "Xaver"], "the matches")
    yield running
    running.close()


def matches(shell: Shell) -> MatchesController:
    found = shell.app.property("matches")
    assert isinstance(found, MatchesController)
    return found


def names(shell: Shell) -> list[str]:
    """Against whom the finished matches were that are shown."""
    return sorted(row["opponents"].removeprefix("against ") for row in matches(shell).finished.rows)


def words(shell: Shell) -> list[str]:
    return [item.property("text") for item in texts(shell.window)]


def type_in(shell: Shell, *keys: Qt.Key) -> None:
    shell.named("search").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    for key in keys:
        shell.key(key)


def test_a_search_finds_names(shell: Shell) -> None:
    type_in(shell, Qt.Key.Key_V, Qt.Key.Key_R, Qt.Key.Key_O)
    wait_for(lambda: names(shell) == ["Vroni"], "the match against Vroni")
    assert matches(shell).property("running") == []
    assert audit(shell.window) == []
    type_in(shell, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, Qt.Key.Key_Backspace)
    wait_for(lambda: len(names(shell)) == 3, "all matches again")


def test_what_fits_nothing_is_told(shell: Shell) -> None:
    type_in(shell, Qt.Key.Key_Q, Qt.Key.Key_Q)
    wait_for(lambda: "No match fits this search." in words(shell), "the sentence")
    assert names(shell) == []


def test_titles_are_found(shell: Shell) -> None:
    match_id = matches(shell).finished.rows[1]["id"]
    shell.app.renameMatch(match_id, "  The final ")
    wait_for(lambda: any(row["title"] == "The final" for row in matches(shell).finished.rows), "the title")
    matches(shell).search("FINAL")
    wait_for(lambda: [row["id"] for row in matches(shell).finished.rows] == [match_id], "the match")


def test_a_deletion_is_taken_back_by_keys(shell: Shell) -> None:
    deleted = matches(shell).finished.rows[0]["id"]
    shell.app.deleteMatch(deleted)
    wait_for(lambda: len(names(shell)) == 2, "the match to go")
    shell.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    wait_for(lambda: deleted in [row["id"] for row in matches(shell).finished.rows], "the match to come back")
    wait_for(lambda: not shell.has("toast"), "the words to go")


def test_the_menu_of_a_running_match_is_as_wide_as_its_words(shell: Shell) -> None:
    """One of its lines is hidden."""
    shell.click("more")
    wait_for(lambda: shell.has("rename"), "the menu")
    shell.settle()
    assert not shell.has("openEnd")
    assert shell.named("rename").width() < 320


def test_the_keys_of_a_menu_pass_over_a_hidden_line(shell: Shell) -> None:
    """It would open the match."""
    shell.click("more")
    wait_for(lambda: shell.has("rename"), "the menu")
    shell.key(Qt.Key.Key_Down)
    shell.key(Qt.Key.Key_Return)
    wait_for(lambda: not shell.has("rename"), "the menu to close")
    wait_for(lambda: shell.has("cancel"), "the form for a new name")
    assert shell.app.page == "matches"


def test_a_game_is_chosen(shell: Shell) -> None:
    matches(shell).choose("watten")
    wait_for(lambda: names(shell) == [] and matches(shell).property("running") == [], "no match of Watten")
    matches(shell).choose("cribbage")
    wait_for(lambda: len(names(shell)) == 3, "the matches of cribbage")


def test_signs_of_a_search_mean_themselves(shell: Shell) -> None:
    matches(shell).search("%")
    wait_for(lambda: names(shell) == [], "nothing")


def test_a_long_list_is_read_on(shell: Shell) -> None:
    more = MATCHES_AT_ONCE + 5

    def store(database: Database) -> None:
        seats = (SeatSummary(0, 0, "Anna", "human", 1, True), SeatSummary(1, 1, "Mads", "hard", 0, False))
        with database.transaction():
            for _ in range(more):
                new = NewMatch({"game": "cribbage", "seats": []}, seats, scores=(1, 0))
                database.matches.finish(database.matches.create(new), seats)

    shell.application.storage.run(store)
    matches(shell).ask()
    wait_for(lambda: len(names(shell)) == MATCHES_AT_ONCE, "the first of them")
    matches(shell).more()
    wait_for(lambda: len(names(shell)) == more + 3, "all of them")


def test_no_tip_covers_the_menu_of_a_row(shell: Shell) -> None:
    more = shell.named("more")
    more.setProperty("hoverEnabled", True)  # where nobody has a pointer nothing is hovered
    [tip] = [child for child in more.findChildren(QObject) if child.objectName() == "tip"]
    tip.setProperty("delay", 0)
    inside = more.mapToScene(QPointF(more.width() / 2, more.height() / 2)).toPoint()

    def point_again() -> None:
        QTest.mouseMove(shell.window, inside + QPoint(-200, 0))
        wait_for(lambda: not more.property("hovered"), "the pointer to leave")
        QTest.mouseMove(shell.window, inside)
        wait_for(lambda: bool(more.property("hovered")), "the pointer on the button")

    point_again()
    wait_for(lambda: bool(tip.property("visible")), "the tip of the button")
    shell.click("more")
    wait_for(lambda: shell.floating() > 0, "the menu")
    point_again()
    assert not tip.property("visible")
