"""Undo, redo, restart, resizing and the wheel: what is decided stays, what is previewed stays a preview."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.app.fakes import FakeThinker
from tests.ui.driver import Driver

Play = Callable[..., Driver]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def log(driver: Driver) -> list[str]:
    match = driver.table.live.session.match
    return [action.text for action in match.actions[: match.cursor]]


def hand(driver: Driver) -> list[str]:
    return driver.pieces("hand/0")


def selected(driver: Driver) -> list[str]:
    return [row.pieceId for row in driver.table.pieces.rows if row.selected]


@pytest.fixture
def discarding(play: Play) -> Driver:
    """Anna has six cards and lays two away; the computer has already done so."""
    driver = play("human", "hard", dealer=0)
    driver.wait(lambda: len(log(driver)) == 2)
    return driver


def lay_two_away(driver: Driver) -> None:
    for card in hand(driver)[:2]:
        driver.click(f"piece:{card}")
    driver.click("confirm")


def wait_for_answers(driver: Driver, before: list[str]) -> None:
    """Wait until the computer has answered and it is the person's turn again."""
    driver.wait(lambda: len(log(driver)) > len(before) + 1 and not driver.table.property("thinking"))


def test_selecting_is_a_preview(discarding: Driver) -> None:
    before = log(discarding)
    discarding.click(f"piece:{hand(discarding)[0]}")
    assert selected(discarding) == hand(discarding)[:1]
    assert log(discarding) == before


def test_resizing_keeps_the_selection(discarding: Driver) -> None:
    cards = hand(discarding)[1:3]
    for card in cards:
        discarding.click(f"piece:{card}")
    before = log(discarding)
    for width, height in ((1024, 700), (1920, 1080), (1280, 800)):
        discarding.resize(width, height)
        assert selected(discarding) == cards
    assert log(discarding) == before


def test_the_wheel_never_plays(discarding: Driver) -> None:
    for card in hand(discarding)[:2]:
        discarding.click(f"piece:{card}")
    before = log(discarding)
    for name in ("confirm", f"piece:{hand(discarding)[0]}", "felt"):
        discarding.wheel(name)
        discarding.wheel(name, -120)
    discarding.settle()
    assert log(discarding) == before


def test_escape_clears_the_selection_before_it_leaves(discarding: Driver) -> None:
    discarding.click(f"piece:{hand(discarding)[0]}")
    discarding.key(Qt.Key.Key_Escape)
    assert selected(discarding) == []
    assert discarding.app.property("page") == "table"


def test_undo_and_redo_go_through_the_computers_answers(discarding: Driver) -> None:
    cards, before = hand(discarding), log(discarding)
    lay_two_away(discarding)
    wait_for_answers(discarding, before)
    after = log(discarding)
    discarding.click("undo")
    discarding.wait(lambda: hand(discarding) == cards)
    assert log(discarding) == before
    discarding.click("redo")
    discarding.wait(lambda: log(discarding) == after)


def test_undo_and_redo_by_keyboard(discarding: Driver) -> None:
    before = log(discarding)
    lay_two_away(discarding)
    wait_for_answers(discarding, before)
    after = log(discarding)
    discarding.key(Qt.Key.Key_Z, CTRL)
    discarding.wait(lambda: log(discarding) == before)
    discarding.key(Qt.Key.Key_Z, CTRL | SHIFT)
    discarding.wait(lambda: log(discarding) == after)


def test_the_same_choice_has_the_same_answers(discarding: Driver) -> None:
    before = log(discarding)
    lay_two_away(discarding)
    wait_for_answers(discarding, before)
    after = log(discarding)
    discarding.click("undo")
    discarding.wait(lambda: log(discarding) == before)
    lay_two_away(discarding)
    discarding.wait(lambda: len(log(discarding)) >= len(after))
    assert log(discarding)[: len(after)] == after


def test_a_restart_deals_the_same_cards(discarding: Driver) -> None:
    cards, before = hand(discarding), log(discarding)
    lay_two_away(discarding)
    wait_for_answers(discarding, before)
    discarding.table.restart()
    discarding.wait(lambda: hand(discarding) == cards and log(discarding) == before)


def test_cards_can_be_dragged_into_the_crib(discarding: Driver) -> None:
    before = log(discarding)
    first, second = hand(discarding)[:2]
    for card in (first, second):
        discarding.drag(f"piece:{card}", "drop:crib" if discarding.find("drop:crib") else "felt")
    if len(log(discarding)) == len(before):
        discarding.click("confirm")
    discarding.wait(lambda: len(log(discarding)) > len(before))


def test_dropping_on_nothing_plays_nothing(discarding: Driver) -> None:
    before = log(discarding)
    discarding.drag(f"piece:{hand(discarding)[0]}", "sidePanel")
    discarding.settle()
    assert log(discarding) == before


def test_opening_the_rules_holds_the_computer(discarding: Driver) -> None:
    discarding.click("rules")
    discarding.wait(lambda: discarding.table.property("paused"))
    discarding.click("closeSheet")
    discarding.wait(lambda: not discarding.table.property("paused"))


def test_a_hint_highlights_and_plays_nothing(discarding: Driver) -> None:
    before = log(discarding)
    discarding.click("hint")
    discarding.wait(lambda: discarding.table.property("hintActive"))
    assert len(selected(discarding)) == 2
    assert log(discarding) == before
    discarding.key(Qt.Key.Key_Escape)
    discarding.wait(lambda: not discarding.table.property("hintActive"))


def test_the_wait_for_a_hint_is_shown_and_can_be_taken_back(
    discarding: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = FakeThinker()
    monkeypatch.setattr(discarding.table.live, "_thinker", thinker)
    card = hand(discarding)[0]
    discarding.click(f"piece:{card}")
    discarding.click("hint")
    bulb = discarding.item("hint")
    discarding.wait(lambda: bulb.property("busy") is True, "nothing shows that a hint is worked out")
    assert "Esc" in discarding.accessible(bulb).text(QAccessible.Text.Description)
    discarding.key(Qt.Key.Key_Escape)
    assert thinker.cancelled == [1]
    discarding.wait(lambda: bulb.property("busy") is False)
    assert selected(discarding) == [card]
    assert discarding.find("tablePage") is not None
    discarding.key(Qt.Key.Key_Escape)
    assert selected(discarding) == []
    discarding.key(Qt.Key.Key_Escape)
    discarding.wait(lambda: discarding.app.page == "play")
