"""The words of every language, normal and large, have room on the table: in a hint and in the show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from tests.ui.table_rig import TableRig, until

SIZES = ((1024, 700), (1280, 800))
DISCARD, SHOW = 1, 12
LEAST_GAP = 4
LEAST_SCALE = 0.7
SLACK = 0.5


@pytest.fixture(scope="module")
def rig(qapp: QGuiApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableRig]:
    rig = TableRig(tmp_path_factory.mktemp("words"))
    yield rig
    rig.close()


@pytest.fixture(autouse=True, params=("de", "da", "en"))
def language(request: pytest.FixtureRequest, rig: TableRig) -> None:
    rig.application.settings.change("language", request.param)


@pytest.fixture(autouse=True, params=(100, 125))
def text_size(request: pytest.FixtureRequest, rig: TableRig) -> None:
    rig.application.settings.change("text_size", request.param)


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def named(rig: TableRig, name: str) -> list[QQuickItem]:
    return [item for item in rig.items() if item.objectName() == name]


def cut_off(rig: TableRig) -> list[str]:
    """Texts that end in dots because they have no room."""
    texts = [item for item in rig.items() if item.metaObject().indexOfProperty("truncated") >= 0]
    return [item.property("text") for item in texts if item.property("truncated")]


def test_the_columns_of_a_hint_keep_apart(rig: TableRig) -> None:
    rig.window.resize(1280, 800)
    rig.sit(DISCARD)
    adviser = rig.application.shelf.plugin("cribbage").adviser()
    ranking = adviser.rank(rig.session.match.view(0), 0)
    rig.table.live.do(lambda: rig.session.show_hint(ranking))
    rig.settle()
    headings = named(rig, "hintColumn")
    assert len(headings) == 4
    for heading in headings:
        assert heading.property("contentWidth") <= heading.width() + SLACK
    for left, right in pairwise(headings):
        begin = box(right).right() - right.property("contentWidth")
        assert begin - box(left).right() >= LEAST_GAP, (left.property("text"), right.property("text"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_step_of_a_show_has_room(rig: TableRig, size: tuple[int, int]) -> None:
    rig.window.resize(*size)
    rig.sit(SHOW)
    until(rig, lambda: rig.session.presenting)
    rig.wait(lambda: named(rig, "chips") != [])
    while rig.session.presenting:
        assert cut_off(rig) == []
        for chips in named(rig, "chips"):
            assert chips.scale() >= LEAST_SCALE
            assert box(chips).right() <= box(chips.parentItem()).right() + SLACK
        rig.table.live.do(rig.session.next_step)
        rig.settle()
