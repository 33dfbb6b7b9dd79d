"""Looking at the line and laying tiles with real events: looking plays nothing, ghosts tell the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.dominoes_rig import bring, extra, new_match, playable, sit
from tests.ui.driver import _touch_screen
from tests.ui.table_rig import TableRig, centre, until

FIVES = {"variant": "all_fives"}
TOUCH = 44


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("dominoes"))
    yield rig
    rig.close()


def box(item: QQuickItem) -> QRectF:
    """Where an item lies in the window, turned as it is."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def piece(rig: TableRig, piece_id: str) -> QQuickItem:
    return rig.find(f"piece:{piece_id}")


def ghosts(rig: TableRig) -> list[QQuickItem]:
    return [item for item in rig.items() if item.objectName().startswith("ghost:")]


def line_boxes(rig: TableRig) -> list[QRectF]:
    return [box(item) for item in rig.pieces("line")]


def with_several_ends(rig: TableRig) -> str:
    """Sit at a table where a tile fits several ends, and select it; returns its id."""
    for number in range(60):
        bring(rig, new_match(rig, seed=f"several/{number}", plays=6, options=FIVES))
        for tile in playable(rig):
            rig.table.tap(tile)
            if len(extra(rig)["offers"]) > 1:
                rig.settle()
                return tile
            rig.table.clear()
    raise AssertionError("no tile fits several ends")


def look(rig: TableRig) -> tuple[Any, ...]:
    """What the match and the selection are: nothing of it may change by looking."""
    return rig.played, rig.selection, extra(rig)["preview"]


def wheel(rig: TableRig, amount: int) -> None:
    cloth = rig.find("cloth")
    QTest.wheelEvent(rig.window, QPointF(centre(cloth)), QPoint(0, amount))
    rig.settle()


def swipe(rig: TableRig) -> None:
    cloth = box(rig.find("cloth"))
    start = QPoint(int(cloth.left()) + 30, int(cloth.bottom()) - 12)
    finger = QTest.touchEvent(rig.window, _touch_screen())
    finger.press(0, start, rig.window).commit()
    for step in range(1, 8):
        QTest.touchEvent(rig.window, _touch_screen()).move(
            0, start + QPoint(20 * step, -4 * step), rig.window
        ).commit()
        QTest.qWait(5)
    QTest.touchEvent(rig.window, _touch_screen()).release(0, start + QPoint(140, -28), rig.window).commit()
    rig.settle()


def drag_cloth(rig: TableRig) -> None:
    cloth = box(rig.find("cloth"))
    start = QPoint(int(cloth.left()) + 30, int(cloth.bottom()) - 12)
    QTest.mousePress(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 8):
        QTest.mouseMove(rig.window, start + QPoint(15 * step, -5 * step))
        QTest.qWait(5)
    QTest.mouseRelease(
        rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start + QPoint(105, -35)
    )
    rig.settle()


def pinch(rig: TableRig) -> None:
    """Spread two fingers on the cloth below the line."""
    cloth = box(rig.find("cloth"))
    middle = QPoint(int(cloth.center().x()), int(cloth.bottom()) - 12)
    fingers = ((0, -1), (1, 1))
    touch = QTest.touchEvent(rig.window, _touch_screen())
    for finger, way in fingers:
        touch.press(finger, middle + QPoint(40 * way, 0), rig.window)
    touch.commit()
    for step in range(1, 9):
        touch = QTest.touchEvent(rig.window, _touch_screen())
        for finger, way in fingers:
            touch.move(finger, middle + QPoint((40 + 15 * step) * way, 0), rig.window)
        touch.commit()
        QTest.qWait(5)
    touch = QTest.touchEvent(rig.window, _touch_screen())
    for finger, way in fingers:
        touch.release(finger, middle + QPoint(160 * way, 0), rig.window)
    touch.commit()
    rig.settle()


def test_two_fingers_that_spread_make_the_line_larger(rig: TableRig) -> None:
    sit(rig, plays=6, options=FIVES)
    width = line_boxes(rig)[0].width()
    pinch(rig)
    assert line_boxes(rig)[0].width() > 1.5 * width


@pytest.mark.parametrize(
    "gesture",
    [lambda rig: wheel(rig, 240), swipe, drag_cloth, pinch],
    ids=["wheel", "swipe", "drag", "pinch"],
)
def test_gestures_on_the_cloth_move_the_view_alone(
    rig: TableRig, gesture: Callable[[TableRig], None]
) -> None:
    tile = with_several_ends(rig)
    rig.table.choose(extra(rig)["offers"][0]["id"])
    rig.settle()
    before, lines = look(rig), line_boxes(rig)
    assert before[1] == (tile,)
    assert before[2] is not None
    gesture(rig)
    assert look(rig) == before
    assert line_boxes(rig) != lines, "the view has not moved"
    rig.click(rig.find("fitLine"))
    assert look(rig) == before
    assert line_boxes(rig) == lines


def test_zooming_out_shows_all_again(rig: TableRig) -> None:
    sit(rig, plays=6, options=FIVES)
    lines = line_boxes(rig)
    wheel(rig, 360)
    rig.key(Qt.Key.Key_Plus)
    assert line_boxes(rig)[0].width() > lines[0].width() * 1.5
    rig.key(Qt.Key.Key_0)
    assert line_boxes(rig) == lines


def test_four_turns_bring_the_line_back(rig: TableRig) -> None:
    with_several_ends(rig)
    rig.table.choose(extra(rig)["offers"][0]["id"])
    rig.settle()
    before, lines = look(rig), line_boxes(rig)
    cloth = box(rig.find("cloth"))
    for turn in range(4):
        rig.click(rig.find("turnLine"))
        assert look(rig) == before
        assert all(cloth.contains(tile) for tile in line_boxes(rig)), f"after {turn + 1} turns"
    assert line_boxes(rig) == lines


def test_every_turn_shows_the_line_from_the_next_side(rig: TableRig) -> None:
    """Also where the line has more room the other way."""
    with_several_ends(rig)
    rig.table.choose(extra(rig)["offers"][0]["id"])
    rig.settle()
    faces = [item.objectName() for item in rig.pieces("line")]
    single = next(name for name in faces if name[-1] != name[-3])
    angles = [rig.find(single).rotation()]
    for _turn in range(4):
        rig.click(rig.find("turnLine"))
        angles.append(rig.find(single).rotation())
    assert [(angle - angles[0]) % 360 for angle in angles[1:]] == [90, 180, 270, 0]


def test_a_line_leads_from_the_callout_to_its_tile_where_no_tail_does(rig: TableRig) -> None:
    with_several_ends(rig)
    rig.table.choose(extra(rig)["offers"][0]["id"])
    rig.settle()
    rig.click(rig.find("turnLine"))
    callout = box(rig.find("callout"))
    tile = box(next(ghost for ghost in ghosts(rig) if ghost.property("chosen")))
    line = rig.find("calloutLine")
    start, end = (line.mapToScene(QPointF(x, line.height() / 2)) for x in (0, line.width()))
    assert callout.adjusted(-1, -1, 1, 1).contains(start)
    assert tile.adjusted(-3, -3, 3, 3).contains(end)
    for _ in range(3):
        rig.click(rig.find("turnLine"))


def test_a_larger_window_has_a_larger_line(rig: TableRig) -> None:
    sit(rig, plays=6, options=FIVES)
    small = max(line_boxes(rig)[0].width(), line_boxes(rig)[0].height())
    rig.window.resize(2560, 1440)
    rig.settle()
    rig.settle()
    large = max(line_boxes(rig)[0].width(), line_boxes(rig)[0].height())
    rig.window.resize(1280, 800)
    rig.settle()
    assert large > 1.5 * small


def test_resizing_keeps_the_preview_and_the_whole_line(rig: TableRig) -> None:
    with_several_ends(rig)
    rig.table.choose(extra(rig)["offers"][1]["id"])
    rig.settle()
    before = look(rig)
    for size in ((1024, 700), (2560, 1440), (1100, 1000), (1280, 800)):
        rig.window.resize(*size)
        rig.settle()
        rig.settle()
        assert look(rig) == before
        cloth = box(rig.find("cloth"))
        assert all(cloth.contains(tile) for tile in line_boxes(rig))
        assert any(ghost.property("chosen") for ghost in ghosts(rig))


def test_the_tile_comes_to_lie_where_its_ghost_was(rig: TableRig) -> None:
    for number in range(12):
        sit(rig, seed=f"ghost/{number}", plays=number, options=FIVES)
        if not playable(rig):
            continue
        tile = playable(rig)[0]
        rig.table.tap(tile)
        if extra(rig)["preview"] is None:
            rig.table.choose(extra(rig)["offers"][-1]["id"])
        rig.settle()
        chosen = next(ghost for ghost in ghosts(rig) if ghost.property("chosen"))
        middle, others = centre(chosen), {item.objectName(): centre(item) for item in rig.pieces("line")}
        played = rig.played
        rig.key(Qt.Key.Key_Return)
        assert rig.played == played + 1
        if rig.table.property("steps")["active"]:
            continue
        assert centre(piece(rig, tile)) == middle
        for name, place in others.items():
            assert centre(rig.find(name)) == place, "a tile of the line has moved"


def test_a_shadow_comes_and_stays_with_its_tile(rig: TableRig) -> None:
    sit(rig, plays=6)
    tile = playable(rig)[0]
    rig.table.tap(tile)
    rig.settle()
    rig.application.settings.change("animation", "slow")
    at_home = centre(piece(rig, tile))
    rig.key(Qt.Key.Key_Return)
    laid = piece(rig, tile)
    assert laid.property("zone") == "line"
    assert laid.property("travelling"), "it is on its way"
    assert centre(rig.find(f"below:{tile}")) == centre(laid)
    rig.application.settings.change("animation", "off")
    rig.wait(lambda: not laid.property("travelling"))
    assert centre(laid) != at_home
    for lying in rig.pieces("line"):
        name = str(lying.objectName()).removeprefix("piece:")
        shadow = rig.find(f"below:{name}")
        assert shadow.rotation() == pytest.approx(0), "it falls straight down"
        assert box(shadow) == box(lying)
        assert shadow.z() < min(other.z() for other in rig.pieces("line")), "it lies on no tile"


def test_a_tap_on_an_end_chooses_it_and_another_one_lays(rig: TableRig) -> None:
    tile = with_several_ends(rig)
    played = rig.played
    rig.click(ghosts(rig)[1])
    assert rig.played == played
    preview = extra(rig)["preview"]
    assert preview["end"] == extra(rig)["offers"][1]["end"]
    assert rig.shows("callout")
    rig.click(ghosts(rig)[1])
    assert rig.played == played + 1
    assert rig.session.match.actions[-1].text == f"0 play {tile.removeprefix('tile/')} {preview['end']}"


def test_up_and_down_choose_among_the_ends(rig: TableRig) -> None:
    with_several_ends(rig)
    rig.find(f"piece:{rig.selection[0]}").forceActiveFocus()
    ends = [offer["end"] for offer in extra(rig)["offers"]]
    rig.key(Qt.Key.Key_Down)
    assert extra(rig)["preview"]["end"] == ends[0]
    rig.key(Qt.Key.Key_Down)
    assert extra(rig)["preview"]["end"] == ends[1]
    rig.key(Qt.Key.Key_Up)
    assert extra(rig)["preview"]["end"] == ends[0]


def test_after_the_count_a_tile_has_the_focus_that_the_table_had(rig: TableRig) -> None:
    sit(rig)
    rig.window.contentItem().forceActiveFocus()
    rig.key(Qt.Key.Key_Tab)
    until(rig, lambda: bool(rig.table.property("steps")["active"]))
    rig.key(Qt.Key.Key_Return)
    while not playable(rig):
        until(rig, lambda: bool(playable(rig)) or rig.session.presenting)
        rig.key(Qt.Key.Key_Return)
    focused = rig.window.activeFocusItem()
    assert focused is not None
    assert focused.property("zone") == "hand/0"
    rig.key(Qt.Key.Key_Space)
    assert rig.selection == (focused.property("pieceId"),)


def test_a_tile_is_laid_by_dropping_it_on_an_end(rig: TableRig) -> None:
    tile = with_several_ends(rig)
    rig.table.clear()
    rig.settle()
    played = rig.played
    away = QPoint(rig.window.width() // 2, rig.window.height() // 2)
    rig.drag_towards(piece(rig, tile), away)
    targets = [item for item in rig.items() if item.objectName().startswith("drop:end/")]
    assert len(targets) > 1
    assert all(min(target.width(), target.height()) >= TOUCH for target in targets)
    end, goal = targets[-1].objectName().removeprefix("drop:end/"), centre(targets[-1])
    QTest.mouseMove(rig.window, goal)
    QTest.qWait(5)
    QTest.mouseRelease(rig.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, goal)
    rig.settle()
    assert rig.played == played + 1
    assert rig.session.match.actions[-1].text == f"0 play {tile.removeprefix('tile/')} {end}"


def test_a_tile_dropped_beside_every_end_goes_back(rig: TableRig) -> None:
    tile = with_several_ends(rig)
    rig.table.clear()
    rig.settle()
    before, played = centre(piece(rig, tile)), rig.played
    rig.drag(piece(rig, tile), QPoint(30, 120))
    assert rig.played == played
    assert centre(piece(rig, tile)) == before


def test_ghosts_are_never_too_small_for_a_finger(rig: TableRig) -> None:
    rig.window.resize(1024, 700)
    with_several_ends(rig)
    for ghost in ghosts(rig):
        assert min(ghost.width(), ghost.height()) >= TOUCH
    rig.window.resize(1280, 800)
    rig.settle()


def test_drawing_is_previewed_and_confirmed(rig: TableRig) -> None:
    for number in range(200):
        match = new_match(rig, seed=f"draw/{number}", plays=5, options={"variant": "draw"})
        if [action.verb for action in match.legal(0)] == ["draw"]:
            break
    bring(rig, match)
    played = rig.played
    rig.click(rig.find("boneyard"))
    assert rig.played == played
    assert extra(rig)["boneyard"]["selected"]
    rig.key(Qt.Key.Key_Return)
    assert rig.session.match.actions[-1].text == "0 draw"
    assert rig.played == played + 1


def test_a_tile_that_was_drawn_has_the_focus_that_the_table_had(rig: TableRig) -> None:
    for number in range(300):
        match = new_match(rig, seed=f"drawn/{number}", plays=5, options={"variant": "draw"})
        if [action.verb for action in match.legal(0)] == ["draw"]:
            bring(rig, match)
            rig.click(rig.find("boneyard"))
            rig.find("pieceLayer").forceActiveFocus()
            rig.key(Qt.Key.Key_Return)
            if playable(rig):
                break
    assert rig.session.match.actions[-1].text == "0 draw"
    rig.key(Qt.Key.Key_Space)
    assert rig.selection == (playable(rig)[0],)
