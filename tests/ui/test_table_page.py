"""The page around a table: bars, covers, sheets, and what a screen reader gets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem

from spieltisch.core.actions import RankedAction
from tests.ui.table_rig import TableRig, phase_of, until

CUT, DISCARD, PLAY, SHOW = 0, 1, 4, 12
SPOKEN_ROLES = (
    QAccessible.Role.Button,
    QAccessible.Role.Slider,
    QAccessible.Role.Graphic,
    QAccessible.Role.CheckBox,
)


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("page"))
    yield rig
    rig.close()


def spoken(item: QQuickItem) -> str:
    QAccessible.setActive(True)
    interface = QAccessible.queryAccessibleInterface(item)
    return "" if interface is None else str(interface.text(QAccessible.Text.Name))


def test_a_card_says_its_name_and_state(rig: TableRig) -> None:
    rig.sit(DISCARD)
    card = rig.pieces("hand/0")[0]
    assert "Ace of hearts" in spoken(card)
    before = spoken(card)
    rig.click(card)
    assert spoken(card) != before
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface is not None
    assert interface.role() == QAccessible.Role.Button
    assert interface.state().checked


def test_a_screen_reader_can_choose_a_card(rig: TableRig) -> None:
    rig.sit(DISCARD)
    card = rig.pieces("hand/0")[1]
    interface = QAccessible.queryAccessibleInterface(card)
    assert interface is not None
    actions = interface.actionInterface()
    assert actions is not None
    actions.doAction("Press")
    assert rig.selection == (card.property("pieceId"),)


@pytest.mark.parametrize("actions", [CUT, DISCARD, PLAY, SHOW])
def test_everything_that_can_be_used_has_a_name(rig: TableRig, actions: int) -> None:
    rig.sit(actions)
    QAccessible.setActive(True)
    nameless = []
    for item in rig.items():
        interface = QAccessible.queryAccessibleInterface(item)
        if interface is None or interface.role() not in SPOKEN_ROLES or interface.state().invisible:
            continue
        if not interface.text(QAccessible.Text.Name):
            nameless.append((item.metaObject().className(), item.objectName()))
    assert nameless == []


def test_the_cover_shows_nothing_until_the_person_asks(rig: TableRig) -> None:
    rig.sit(DISCARD, players=("human", "human"))
    rig.table.live.do(lambda: rig.session.play(rig.session.match.game.legal(rig.session.view)[0]))
    rig.settle()
    assert rig.table.property("covered") is True
    assert rig.pieces("hand/0") == []
    assert rig.pieces("hand/1") == []
    assert not rig.shows("board")
    assert not rig.shows("log")
    rig.key(Qt.Key.Key_Space)
    assert rig.table.property("covered") is False
    assert len(rig.pieces("hand/1")) == 6
    assert all(card.property("face") for card in rig.pieces("hand/1"))
    assert not any(card.property("face") for card in rig.pieces("hand/0"))


def test_keys_behind_the_cover_do_nothing(rig: TableRig) -> None:
    rig.sit(DISCARD, players=("human", "human"))
    rig.table.live.do(lambda: rig.session.play(rig.session.match.game.legal(rig.session.view)[0]))
    rig.settle()
    played = rig.played
    for key in (Qt.Key.Key_Right, Qt.Key.Key_H, Qt.Key.Key_D, Qt.Key.Key_Escape, Qt.Key.Key_1):
        rig.key(key)
    rig.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rig.played == played
    assert rig.table.property("covered") is True
    assert rig.application.controller.page == "table"


def test_p_pauses_and_covers_the_felt(rig: TableRig) -> None:
    rig.sit(PLAY, players=("human", "human"))
    rig.table.resume("test")
    rig.settle()
    rig.key(Qt.Key.Key_P)
    assert rig.shows("resume")
    assert rig.reasons == {"person"}
    rig.key(Qt.Key.Key_P)
    assert not rig.shows("resume")
    assert rig.reasons == set()


@pytest.mark.parametrize(("button", "reason"), [("details", "details"), ("rules", "rules")])
def test_sheets_pause_the_match_while_they_are_open(rig: TableRig, button: str, reason: str) -> None:
    rig.sit(PLAY)
    rig.click(rig.find(button))
    rig.wait(lambda: rig.sheet_is_open)
    assert rig.reasons == {"test", reason}
    rig.key(Qt.Key.Key_Escape)
    rig.wait(lambda: not rig.sheet_is_open)
    assert rig.reasons == {"test"}
    assert rig.application.controller.page == "table"


def test_the_show_is_stepped_with_keys_and_by_the_board(rig: TableRig) -> None:
    rig.sit(PLAY)
    until(rig, lambda: phase_of(rig) == "show")
    step = rig.session.ui.step
    rig.key(Qt.Key.Key_Return)
    assert rig.session.ui.step == step + 1
    rig.key(Qt.Key.Key_Left)
    assert rig.session.ui.step == step
    rig.key(Qt.Key.Key_Right)
    rig.click(rig.find("board"))
    assert rig.session.ui.step == step + 2
    rig.click(rig.find("previousStep"))
    assert rig.session.ui.step == step + 1
    while rig.session.presenting:
        rig.key(Qt.Key.Key_Return)
    assert phase_of(rig) != "show"


def test_undo_and_redo_with_keys(rig: TableRig) -> None:
    rig.sit(PLAY)
    rig.click(rig.pieces("hand/0")[0])
    rig.key(Qt.Key.Key_Return)
    played = rig.played
    rig.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rig.played == played - 1
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    rig.key(Qt.Key.Key_Z, both)
    assert rig.played == played


def test_the_log_keeps_up_when_moves_are_taken_back(rig: TableRig) -> None:
    rig.sit(PLAY)
    lines = rig.table.log.rowCount()
    assert rig.find("log").property("count") == lines
    rig.click(rig.pieces("hand/0")[0])
    rig.key(Qt.Key.Key_Return)
    longer = rig.table.log.rowCount()
    assert longer > lines
    assert rig.find("log").property("count") == longer
    rig.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rig.find("log").property("count") == lines


def test_leaving_and_coming_back_keeps_the_selection(rig: TableRig) -> None:
    rig.sit(DISCARD)
    rig.click(rig.pieces("hand/0")[3])
    chosen = rig.selection
    rig.application.controller.navigate("settings")
    rig.wait(lambda: not rig.shows("tablePage"))
    assert rig.reasons == {"test", "elsewhere"}
    rig.application.controller.navigate("table")
    rig.wait(lambda: rig.shows("tablePage"))
    assert rig.reasons == {"test"}
    assert rig.selection == chosen
    assert [card.property("selected") for card in rig.pieces("hand/0")].count(True) == 1


def test_the_end_is_told_and_can_be_put_aside(rig: TableRig) -> None:
    rig.sit(PLAY, scores=(118, 118))
    until(rig, lambda: bool(rig.table.property("over")))
    assert rig.shows("rematch")
    assert "skunk" not in rig.table.property("outcome")["text"]
    rig.click(rig.find("lookAtTable"))
    assert not rig.shows("rematch")
    assert rig.shows("playAgain")


def test_a_skunk_is_told_at_the_end(rig: TableRig) -> None:
    rig.sit(PLAY, scores=(118, 30))
    until(rig, lambda: bool(rig.table.property("over")))
    assert "double skunk" in rig.table.property("outcome")["text"]


def test_the_rest_of_a_hand_can_be_shown_at_once(rig: TableRig) -> None:
    rig.sit(PLAY)
    until(rig, lambda: phase_of(rig) == "show")
    until(rig, lambda: rig.table.property("extra")["show"]["left"] > 1)
    rig.click(rig.find("skipSteps"))
    assert rig.table.property("extra")["show"]["left"] == 0


def test_a_hint_with_nothing_to_rank_leaves_the_panel_alone(rig: TableRig) -> None:
    rig.sit(CUT)
    rig.session.show_hint([RankedAction(action, 0.0) for action in rig.session.match.legal(0)[:2]])
    rig.table.refresh()
    rig.settle()
    assert rig.table.property("hintActive")
    assert not rig.shows("hintPanel")
