"""Looking at a finished match again in the real window, and playing on from a place of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from spieltisch.app.table.review_controller import ReviewController
from spieltisch.storage.records import StoredMatch
from tests.ui.shell_audit import audit
from tests.ui.shell_window import Shell, wait_for


@pytest.fixture
def shell(qapp_with_style: QGuiApplication, tmp_path: Path) -> Iterator[Shell]:
    """The program with the first of its finished matches at the table, to be looked at again."""
    running = Shell(tmp_path)
    running.settle(lambda: bool(running.app.recent))
    running.app.watchMatch(running.app.recent[0]["id"])
    running.settle(lambda: running.app.property("page") == "table")
    wait_for(lambda: running.has("review:forward"), "the bar")
    yield running
    running.close()


def review(shell: Shell) -> ReviewController:
    found = shell.app.property("review")
    assert isinstance(found, ReviewController)
    return found


def stored(shell: Shell, match_id: int) -> StoredMatch:
    found: list[StoredMatch] = []
    shell.application.storage.run(lambda database: database.matches.load(match_id), found.append)
    wait_for(lambda: bool(found), "the stored match")
    return found[0]


def test_steps_go_forward_and_back(shell: Shell) -> None:
    place = review(shell).property("place")
    shell.click("review:forward")
    shell.key(Qt.Key.Key_PageDown)
    assert review(shell).property("place") == place + 2
    shell.key(Qt.Key.Key_PageUp)
    assert review(shell).property("place") == place + 1
    shell.click("review:start")
    assert review(shell).property("place") == 0


def test_the_whole_match_can_be_walked_through(shell: Shell) -> None:
    total = review(shell).property("total")
    for _ in range(20 * total):
        if not review(shell).property("canGoForward"):
            break
        shell.key(Qt.Key.Key_PageDown)
    assert review(shell).property("place") == total
    assert shell.app.table.property("over")
    assert not shell.named("review:continue").isEnabled()


def test_the_slider_goes_anywhere_with_the_keys(shell: Shell) -> None:
    shell.named("review:place").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    shell.key(Qt.Key.Key_Right)
    shell.key(Qt.Key.Key_Right)
    assert review(shell).property("place") == 2


def test_looking_changes_nothing_that_is_stored(shell: Shell) -> None:
    match_id = shell.app.recent[0]["id"]
    before = stored(shell, match_id)
    review(shell).goTo(5)
    shell.app.table.undo()
    shell.app.closeTable()
    shell.settle()
    assert stored(shell, match_id) == before
    assert len(shell.app.recent) == 3


def test_one_can_play_on_from_anywhere_in_a_match_of_its_own(shell: Shell) -> None:
    finished, running = len(shell.app.recent), len(shell.app.running)
    review(shell).goTo(4)
    shell.click("review:continue")
    shell.settle(lambda: shell.app.property("review") is None)
    wait_for(lambda: shell.app.host.match_id is not None, "the new match")
    shell.settle(lambda: len(shell.app.running) == running + 1)
    assert len(shell.app.recent) == finished
    assert not shell.has("review:forward")
    match_id = shell.app.host.match_id
    assert match_id is not None
    assert len(stored(shell, match_id).actions) >= 4


@pytest.mark.parametrize("page", ["play", "matches", "statistics"])
def test_leaving_returns_to_the_page_it_was_opened_from(shell: Shell, page: str) -> None:
    shell.app.navigate(page)
    shell.settle(lambda: shell.app.property("page") == page)
    shell.app.closeTable()
    assert shell.app.property("page") == page
    shell.app.watchMatch(shell.app.recent[0]["id"])
    shell.settle(lambda: shell.app.property("page") == "table")
    shell.app.navigate("settings")
    shell.settle(lambda: shell.app.property("page") == "settings")
    shell.app.navigate("table")
    shell.settle(lambda: shell.app.property("page") == "table")
    shell.key(Qt.Key.Key_Escape)
    shell.settle(lambda: shell.app.property("page") == page)


def test_the_bar_has_room_in_every_language(shell: Shell) -> None:
    shell.resize(1024, 700)
    for language in ("de", "da", "en"):
        shell.application.settings.change("language", language)
        shell.application.settings.change("text_size", 125)
        shell.settle()
        assert audit(shell.window) == []
