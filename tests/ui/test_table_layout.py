"""Everything on the table is where it can be seen: at every size, text size and in every phase."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.ui.table_rig import TableRig

SIZES = ((1024, 700), (1280, 800), (2560, 1440))
CUT, DISCARD, CUT_STARTER, PLAY, LATE_PLAY, SHOW = 0, 1, 3, 4, 9, 12
PHASES = {
    "cut": CUT,
    "discard": DISCARD,
    "starter": CUT_STARTER,
    "play": PLAY,
    "late": LATE_PLAY,
    "show": SHOW,
}


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    del qapp
    rig = TableRig(tmp_path_factory.mktemp("layout"))
    yield rig
    rig.close()


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest, rig: TableRig) -> tuple[int, int]:
    rig.window.resize(*request.param)
    rig.settle()
    return tuple(request.param)


@pytest.fixture(params=(100, 125))
def text_size(request: pytest.FixtureRequest, rig: TableRig) -> int:
    rig.application.settings.change("text_size", request.param)
    return int(request.param)


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(rig: TableRig, start: str) -> list[QQuickItem]:
    return [item for item in rig.items() if item.objectName().startswith(start)]


@pytest.mark.parametrize("phase", PHASES)
def test_everything_has_its_place(rig: TableRig, size: tuple[int, int], text_size: int, phase: str) -> None:
    rig.sit(PHASES[phase])
    check_pieces_lie_on_the_felt(rig)
    check_own_cards_are_seen_whole(rig)
    check_plates_and_backs_keep_apart(rig)
    check_the_count_covers_nothing(rig)
    check_the_pack_to_cut_covers_nothing(rig)
    check_no_text_is_cut_off(rig, QRectF(0, 0, *size))


def check_pieces_lie_on_the_felt(rig: TableRig) -> None:
    table = box(rig.find("felt"))
    for piece in named(rig, "piece:"):
        assert table.contains(box(piece)), (piece.objectName(), box(piece), table)


def check_own_cards_are_seen_whole(rig: TableRig) -> None:
    plates = [box(plate) for plate in named(rig, "plate:")]
    cards = [box(card) for card in rig.pieces("hand/0")]
    board = box(rig.find("board"))
    assert len(plates) == 2
    for card in cards:
        assert not any(card.intersects(plate) for plate in plates)
        assert not card.intersects(board)
    for left, right in combinations(cards, 2):
        assert not left.intersects(right)


def check_plates_and_backs_keep_apart(rig: TableRig) -> None:
    apart = [*named(rig, "plate:"), *named(rig, "strip"), *named(rig, "stages"), *rig.pieces("hand/1")[:1]]
    for one, other in combinations(apart, 2):
        assert not box(one).intersects(box(other)), (one.objectName(), other.objectName())


def check_the_count_covers_nothing(rig: TableRig) -> None:
    for count in map(box, named(rig, "count")):
        assert not any(count.intersects(box(piece)) for piece in named(rig, "piece:"))
        assert not count.intersects(box(rig.find("board")))


def check_the_pack_to_cut_covers_nothing(rig: TableRig) -> None:
    for pack in map(box, named(rig, "cut")):
        apart = [*named(rig, "plate:"), *rig.pieces("hand/0"), *rig.pieces("crib"), rig.find("board")]
        for item in apart:
            assert not pack.intersects(box(item)), (item.objectName(), pack, box(item))


def check_no_text_is_cut_off(rig: TableRig, window: QRectF) -> None:
    for item in rig.items():
        if item.metaObject().indexOfProperty("truncated") < 0 or not item.property("text"):
            continue
        assert not item.property("truncated"), item.property("text")
        if not inside_a_list(item):
            assert window.contains(box(item)), (item.property("text"), box(item))


def inside_a_list(item: QQuickItem) -> bool:
    parent = item.parentItem()
    while parent is not None:
        if parent.metaObject().indexOfProperty("contentY") >= 0:
            return True
        parent = parent.parentItem()
    return False


def test_buttons_are_large_enough_to_touch(rig: TableRig, size: tuple[int, int]) -> None:
    rig.sit(DISCARD)
    rig.click(rig.pieces("hand/0")[0])
    for name in ("back", "undo", "redo", "hint", "details", "rules", "panel", "menu", "clear", "confirm"):
        button = rig.find(name)
        assert min(button.width(), button.height()) >= 44, name


def test_a_narrow_window_has_a_strip_instead_of_the_panel(rig: TableRig) -> None:
    rig.sit(PLAY)
    rig.window.resize(1024, 700)
    rig.settle()
    assert rig.shows("strip")
    assert not rig.shows("sidePanel")
    rig.click(rig.find("panel"))
    assert rig.shows("sidePanel")
    rig.window.resize(1280, 800)
    rig.settle()
    assert rig.shows("sidePanel")
    assert not rig.shows("strip")


def test_all_holes_of_the_board_lie_on_the_wood(rig: TableRig) -> None:
    rig.sit(PLAY)
    board = box(rig.find("board"))
    pegs = named(rig, "peg:")
    assert len(pegs) == 2
    for peg in pegs:
        middle = peg.mapToScene(QPointF(peg.width() / 2, peg.height() / 2))
        assert board.contains(middle)
