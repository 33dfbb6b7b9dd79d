"""Choosing and playing cards with mouse, touch and keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest

from tests.ui.table_rig import TableRig, centre, first_legal, phase_of

DISCARD, CUT_STARTER, PLAY, LATE_PLAY = 1, 3, 4, 9


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("table"))
    yield rig
    rig.close()


def middle_of_play(rig: TableRig) -> QPoint:
    board = rig.find("board")
    below = board.mapToScene(QPointF(board.width() / 2, board.height() + 90))
    return below.toPoint()


def test_a_click_selects_and_another_one_takes_it_back(rig: TableRig) -> None:
    rig.sit(DISCARD)
    card = rig.pieces("hand/0")[2]
    rig.click(card)
    assert rig.selection == (card.property("pieceId"),)
    rig.click(card)
    assert rig.selection == ()


def test_a_second_click_plays(rig: TableRig) -> None:
    rig.sit(PLAY)
    assert phase_of(rig) == "play"
    card = rig.pieces("hand/0")[0]
    played = rig.played
    rig.click(card)
    assert rig.played == played
    rig.click(card)
    assert rig.played == played + 1
    assert [piece.property("pieceId") for piece in rig.pieces("play")] == [card.property("pieceId")]


def test_a_card_keeps_its_item_on_the_way_to_the_table(rig: TableRig) -> None:
    rig.sit(PLAY)
    card = rig.pieces("hand/0")[0]
    before = centre(card)
    rig.click(card)
    rig.click(card)
    assert card.property("zone") == "play"
    assert centre(card).y() < before.y()


def test_dropping_two_cards_on_the_crib_lays_them_away(rig: TableRig) -> None:
    rig.sit(DISCARD)
    first, second = rig.pieces("hand/0")[1], rig.pieces("hand/0")[4]
    rig.drag(first, middle_of_play(rig))
    assert rig.selection == (first.property("pieceId"),)
    rig.drag(second, middle_of_play(rig))
    assert rig.session.match.actions[-1].verb == "discard"


def test_a_card_dropped_elsewhere_goes_back(rig: TableRig) -> None:
    rig.sit(PLAY)
    card = rig.pieces("hand/0")[0]
    before, played = centre(card), rig.played
    rig.drag(card, QPoint(500, 100))
    assert rig.played == played
    assert rig.selection == ()
    assert centre(card) == before


def test_the_target_shows_itself_while_a_card_is_dragged(rig: TableRig) -> None:
    rig.sit(PLAY)
    assert not rig.shows("drop:play")
    rig.drag_towards(rig.pieces("hand/0")[0], middle_of_play(rig))
    target = rig.find("drop:play")
    assert target.property("hovered") is True
    QTest.mouseRelease(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 700))
    rig.settle()
    assert not rig.shows("drop:play")


def test_touch_selects_and_plays(rig: TableRig) -> None:
    rig.sit(PLAY)
    finger = QTest.createTouchDevice()
    card, played = rig.pieces("hand/0")[0], rig.played
    for _ in range(2):
        QTest.touchEvent(rig.window, finger).press(0, centre(card)).commit()
        QTest.touchEvent(rig.window, finger).release(0, centre(card)).commit()
        rig.settle()
    assert rig.played == played + 1


def test_keys_alone_play(rig: TableRig) -> None:
    rig.sit(DISCARD)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Right)
    rig.key(Qt.Key.Key_Space)
    chosen = rig.selection
    assert len(chosen) == 2
    rig.key(Qt.Key.Key_Return)
    action = rig.session.match.actions[-1]
    assert {f"card/{word}" for word in action.args} == set(chosen)


def test_escape_clears_before_it_leaves(rig: TableRig) -> None:
    rig.sit(DISCARD)
    rig.click(rig.pieces("hand/0")[0])
    rig.key(Qt.Key.Key_Escape)
    assert rig.selection == ()
    assert rig.application.controller.page == "table"


def test_the_focus_stays_with_the_hand(rig: TableRig) -> None:
    rig.sit(PLAY, players=("human", "human"))
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    rig.table.live.do(rig.session.undo)
    rig.table.reveal()
    rig.settle()
    rig.key(Qt.Key.Key_Right)
    focused = rig.window.activeFocusItem()
    assert focused is not None
    assert focused.property("zone") == "hand/0"


def zone_with_the_focus(rig: TableRig) -> str:
    focused = rig.window.activeFocusItem()
    assert focused is not None
    return str(focused.property("zone"))


def test_a_played_card_gives_the_focus_back_when_it_is_ones_turn_again(rig: TableRig) -> None:
    rig.sit(PLAY)
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert not rig.session.match.legal(0)
    rig.table.live.do(lambda: rig.session.play(first_legal(rig.session.match)))
    rig.settle()
    assert rig.session.match.legal(0)
    assert zone_with_the_focus(rig) == "hand/0"


def test_ones_turn_calls_the_keyboard_back_from_looking_around(rig: TableRig) -> None:
    rig.sit(PLAY)
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert not rig.session.match.legal(0)
    rig.key(Qt.Key.Key_Left)
    assert zone_with_the_focus(rig) != "play", "the arrow does not leave the played card"
    rig.table.live.do(lambda: rig.session.play(first_legal(rig.session.match)))
    rig.settle()
    assert zone_with_the_focus(rig) == "hand/0"


def test_left_and_right_keep_to_what_can_be_chosen(rig: TableRig) -> None:
    rig.sit(DISCARD)
    for _card in range(8):
        rig.key(Qt.Key.Key_Right)
        assert zone_with_the_focus(rig) == "hand/0"


def test_after_the_cut_the_keyboard_is_with_the_cards(rig: TableRig) -> None:
    rig.sit(CUT_STARTER)
    assert rig.shows("cut")
    rig.key(Qt.Key.Key_Return)
    assert not rig.shows("cut")
    rig.settle()
    assert zone_with_the_focus(rig) == "hand/0"


def test_who_takes_the_device_begins_with_their_own_cards(rig: TableRig) -> None:
    rig.sit(PLAY, players=("human", "human"))
    rig.key(Qt.Key.Key_Space)
    rig.key(Qt.Key.Key_Return)
    assert rig.table.property("covered")
    rig.key(Qt.Key.Key_Space)
    rig.wait(lambda: not rig.table.property("covered"))
    assert zone_with_the_focus(rig) == "hand/1"


def test_up_and_down_follow_what_the_eye_sees(rig: TableRig) -> None:
    rig.sit(LATE_PLAY)
    assert zone_with_the_focus(rig) == "hand/0"
    rig.key(Qt.Key.Key_Down)
    assert zone_with_the_focus(rig) == "hand/0", "nothing lies below"
    rig.key(Qt.Key.Key_Up)
    assert zone_with_the_focus(rig) in ("play", "starter")
    rig.key(Qt.Key.Key_Down)
    assert zone_with_the_focus(rig) == "hand/0"


def test_numbers_choose_by_position(rig: TableRig) -> None:
    rig.application.settings.change("numbered", True)
    rig.sit(DISCARD)
    third = rig.pieces("hand/0")[2].property("pieceId")
    rig.key(Qt.Key.Key_3)
    chosen = rig.selection
    rig.application.settings.change("numbered", False)
    assert chosen == (third,)


def test_a_wheel_never_plays(rig: TableRig) -> None:
    rig.sit(PLAY)
    card, played = rig.pieces("hand/0")[0], rig.played
    rig.click(card)
    chosen = rig.selection
    for place in (centre(card), middle_of_play(rig), centre(rig.find("board"))):
        at = QPointF(place)
        wheel = QWheelEvent(
            at,
            QPointF(rig.window.mapToGlobal(place)),
            QPoint(0, 120),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        assert wheel.type() == QEvent.Type.Wheel
        QGuiApplication.sendEvent(rig.window, wheel)
    rig.settle()
    assert (rig.played, rig.selection) == (played, chosen)


def test_resizing_keeps_selection_and_preview(rig: TableRig) -> None:
    rig.sit(PLAY)
    rig.click(rig.pieces("hand/0")[1])
    chosen = rig.selection
    for width, height in ((1024, 700), (1920, 1080), (1280, 800)):
        rig.window.resize(width, height)
        rig.settle()
        assert rig.selection == chosen
        assert any(piece.property("preview") for piece in rig.pieces("play"))


def test_the_cut_is_chosen_with_keys_and_pointer(rig: TableRig) -> None:
    rig.sit(0)
    assert phase_of(rig) == "cut_pack"
    depth = rig.table.property("extra")["cut"]["depth"]
    rig.key(Qt.Key.Key_Right)
    assert rig.table.property("extra")["cut"]["depth"] == depth + 1
    rig.key(Qt.Key.Key_Home)
    assert rig.table.property("extra")["cut"]["depth"] == 4
    rig.click(rig.find("cut"))
    middle = rig.table.property("extra")["cut"]["depth"]
    assert 20 < middle < 32
    rig.key(Qt.Key.Key_Return)
    assert rig.session.match.actions[-1].text == f"0 cut {middle}"


def test_the_ring_of_a_piece_turns_over_with_it(rig: TableRig) -> None:
    rig.sit(PLAY)
    piece = next(item for item in rig.pieces("hand/0") if item.property("playable"))
    (ring,) = (
        item for card in piece.childItems() for item in card.childItems() if item.objectName() == "ring"
    )

    def seen() -> float:
        return ring.mapToScene(QPointF(ring.width(), 0)).x() - ring.mapToScene(QPointF(0, 0)).x()

    whole = seen()
    assert whole > piece.width()
    ring.parentItem().setProperty("turn", 0.75)
    assert seen() < 0.8 * whole
    ring.parentItem().setProperty("turn", 0.5)
    assert seen() < 0.1 * whole
