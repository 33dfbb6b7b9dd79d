"""Icons and the surface of a table are drawn where their list shows them, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete

from spieltisch.locations import qml_dir

LIST_HEIGHT = 40
WINDOW = b"""
import QtQuick
import Spieltisch.Ui
Window {
    property real at: 0
    width: 40; height: 120; color: "black"; visible: true
    Item {
        width: 40; height: 40; clip: true
        Icon { y: at; size: 20; name: "check"; color: "white" }
        TableSurface { y: at; width: 20; height: 20 }
    }
}
"""


@pytest.fixture
def window(qapp_with_style: QGuiApplication) -> Iterator[QQuickWindow]:
    del qapp_with_style
    engine = QQmlEngine()
    engine.addImportPath(str(qml_dir()))
    component = QQmlComponent(engine)
    component.setData(WINDOW, "")
    window = component.create()
    assert isinstance(window, QQuickWindow), component.errors()
    yield window
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    delete(component)
    delete(engine)


def drawn_lines(window: QQuickWindow) -> set[int]:
    """Return the lines of the picture in which anything is seen."""
    picture = window.grabWindow()
    return {
        line
        for line in range(picture.height())
        if any(QColor(picture.pixel(x, line)).lightness() > 20 for x in range(picture.width()))
    }


def test_what_is_in_a_list_is_drawn(window: QQuickWindow) -> None:
    assert drawn_lines(window)


@pytest.mark.parametrize("at", [LIST_HEIGHT - 10, LIST_HEIGHT + 20])
def test_what_is_beyond_the_end_of_a_list_is_not_drawn_there(window: QQuickWindow, at: int) -> None:
    window.setProperty("at", at)
    assert not [line for line in drawn_lines(window) if line >= LIST_HEIGHT]
