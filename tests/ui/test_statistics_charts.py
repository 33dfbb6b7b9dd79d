"""The charts: read with the pointer, with the keys and by a screen reader; little data and much of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from spieltisch.locations import qml_dir
from tests.ui.shell_audit import audit, visible_items

SIZE = (560, 320)
PLACE = "anchors.fill: parent; anchors.margins: 20"
NOTE = 'property string opened; onActivated: index => opened += index + " "'
HEAD = "import QtQuick\nimport Spieltisch.Charts\nimport Spieltisch.Ui\nRectangle { color: Theme.surface\n"
Show = Callable[..., QQuickItem]


@pytest.fixture
def view(qapp_with_style: QGuiApplication) -> Iterator[QQuickView]:
    del qapp_with_style
    window = QQuickView()
    window.engine().addImportPath(str(qml_dir()))
    window.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    window.resize(*SIZE)
    window.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def show(view: QQuickView) -> Show:
    """Show one chart with these properties."""
    kept: list[object] = []  # what Python forgets would go from the window, too

    def make(kind: str, **properties: Any) -> QQuickItem:
        component = QQmlComponent(view.engine())
        chart = f'{kind} {{ objectName: "chart"; name: "A chart"; {PLACE}; {NOTE} }}'
        component.setData((HEAD + chart.replace("name:", f"{DATA[kind]}: []; name:") + "}").encode(), QUrl())
        root = component.create()
        assert isinstance(root, QQuickItem), component.errorString()
        item = root.findChild(QQuickItem, "chart")
        assert item is not None
        for name, value in properties.items():
            assert item.setProperty(name, value)
        kept[:] = [component, root, item]
        view.setContent(QUrl(), component, root)
        view.requestActivate()
        view.grabWindow()
        return item

    return make


DATA = {
    "LineChart": "points",
    "Histogram": "bins",
    "BarRows": "rows",
    "OutcomeBar": "parts",
    "CalendarMap": "days",
}


def words(kind: str, count: int) -> dict[str, Any]:
    """A chart with so many values."""
    texts = {"title": "T", "value": "V", "detail": "D"}
    numbers = range(count)
    one: dict[str, Callable[[int], dict[str, Any]]] = {
        "LineChart": lambda n: {"x": n / max(1, count - 1), "y": 0.5, "low": 0.3, "high": 0.7},
        "Histogram": lambda n: {"label": str(n), "share": (n % 7) / 6},
        "BarRows": lambda n: {"label": f"L{n}", "note": "n", "share": 0.5, "low": 0.2, "high": 0.8},
        "OutcomeBar": lambda n: {"kind": ("won", "tied", "lost")[n % 3], "label": "l", "share": 1 / count},
        "CalendarMap": lambda n: {"level": n % 5},
    }
    rows = [{**one[kind](number), **texts, "title": f"T{number}"} for number in numbers]
    return {
        DATA[kind]: rows,
        "sentences": [f"sentence {number}" for number in numbers],
        "summary": "All of it",
    }


def move(view: QQuickView, item: QQuickItem, across: float, down: float) -> None:
    """Point at a place of a chart, given as shares of its size."""
    place = item.mapToScene(item.boundingRect().topLeft())
    QTest.mouseMove(view, QPoint(int(place.x()) - 5, int(place.y()) - 5))
    QTest.mouseMove(view, point_of(item, across, down))
    view.grabWindow()


def point_of(item: QQuickItem, across: float, down: float) -> QPoint:
    place = item.mapToScene(item.boundingRect().topLeft())
    return QPoint(int(place.x() + across * item.width()), int(place.y() + down * item.height()))


def seen(view: QQuickView) -> set[str]:
    """The texts that are on the screen."""
    return {item.property("text") for item in visible_items(view) if item.inherits("QQuickText")}


@pytest.mark.parametrize("kind", DATA)
@pytest.mark.parametrize("count", [0, 1, 2, 12])
def test_little_data_is_drawn_without_a_word_cut(view: QQuickView, show: Show, kind: str, count: int) -> None:
    show(kind, **words(kind, min(count, 3) if kind == "OutcomeBar" else min(count, 5)))
    assert audit(view) == []


@pytest.mark.parametrize("kind", ["LineChart", "Histogram", "CalendarMap"])
def test_much_data_is_drawn(view: QQuickView, show: Show, kind: str) -> None:
    chart = show(kind, **words(kind, 371 if kind == "CalendarMap" else 2000))
    assert chart.property("count") in (371, 2000)
    assert audit(view) == []


@pytest.mark.parametrize("kind", DATA)
def test_the_pointer_reads_a_value_and_a_click_opens_it(view: QQuickView, show: Show, kind: str) -> None:
    chart = show(kind, **words(kind, 3 if kind == "OutcomeBar" else 5))
    across, down = {"BarRows": (0.5, 0.2), "OutcomeBar": (0.1, 0.02)}.get(kind, (0.5, 0.4))
    if kind == "CalendarMap":
        across, down = (chart.property("gutter") + chart.property("step") / 2) / chart.width(), 0.3
    move(view, chart, across, down)
    current = chart.property("current")
    assert current >= 0
    if kind in ("LineChart", "Histogram", "CalendarMap"):
        assert f"T{current}" in seen(view)
    QTest.mouseClick(
        view,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        point_of(chart, across, down),
    )
    assert chart.property("opened") == f"{current} "


@pytest.mark.parametrize("kind", DATA)
def test_the_keys_go_from_value_to_value(view: QQuickView, show: Show, kind: str) -> None:
    chart = show(kind, **words(kind, 3 if kind == "OutcomeBar" else 5))
    chart.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    last = chart.property("count") - 1
    QTest.keyClick(view, Qt.Key.Key_End)
    assert chart.property("current") == last
    QTest.keyClick(view, Qt.Key.Key_Up if kind in ("BarRows", "CalendarMap") else Qt.Key.Key_Left)
    assert chart.property("current") == last - 1
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert chart.property("current") == 0
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert chart.property("opened") == "0 "


def test_weeks_lie_beside_each_other_for_the_keys(view: QQuickView, show: Show) -> None:
    chart = show("CalendarMap", **words("CalendarMap", 30))
    chart.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert chart.property("current") == 7
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert chart.property("current") == 8


@pytest.mark.parametrize("kind", DATA)
def test_a_screen_reader_hears_the_whole_then_each_value(view: QQuickView, show: Show, kind: str) -> None:
    chart = show(kind, **words(kind, 3))
    QAccessible.setActive(True)
    reading = QAccessible.queryAccessibleInterface(chart)
    assert reading.role() == QAccessible.Role.Chart
    assert reading.text(QAccessible.Text.Name) == "A chart"
    assert reading.text(QAccessible.Text.Description) == "All of it"
    chart.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert reading.text(QAccessible.Text.Description) == "sentence 0"


def test_a_chart_that_gets_other_data_forgets_where_one_was(view: QQuickView, show: Show) -> None:
    chart = show("Histogram", **words("Histogram", 5))
    chart.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(view, Qt.Key.Key_End)
    for name, value in words("Histogram", 2).items():
        chart.setProperty(name, value)
    assert chart.property("current") == -1


def test_labels_that_have_no_room_are_left_out(view: QQuickView, show: Show) -> None:
    show("Histogram", **words("Histogram", 100))
    shown = [int(text) for text in seen(view) if text.isdecimal()]
    assert 3 < len(shown) < 60
    steps = {right - left for left, right in zip(sorted(shown), sorted(shown)[1:], strict=False)}
    assert len(steps) == 1
