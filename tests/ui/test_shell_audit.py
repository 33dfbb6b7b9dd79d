"""The audit finds what it is made to find."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.ui.shell_audit import audit

HEAD = "import QtQuick\nimport QtQuick.Templates as T\nItem { width: 400; height: 300\n"
FAULTS = {
    "elided": 'Text { width: 40; elide: Text.ElideRight; text: "much too long" }',
    "wider than its room": 'Text { width: 40; text: "much too long" }',
    "higher than its room": 'Text { width: 40; height: 20; wrapMode: Text.Wrap; text: "lines and lines" }',
    "outside the window": 'Text { x: 380; text: "much too long" }',
    "sticks out of": 'Rectangle { width: 30; height: 20; Text { text: "much too long" } }',
    "no name": "T.Button { width: 60; height: 60 }",
    "small target": 'T.Button { text: "A"; width: 60; height: 30 }',
    "lies over": "Repeater { model: 2; T.Button { text: index; width: 60; height: 60 } }",
}
SOUND = """
Rectangle { width: 200; height: 100; Text { text: "fits" } }
T.Button { text: "A"; x: 10; y: 150; width: 60; height: 60 }
T.Button { text: "B"; x: 80; y: 150; width: 60; height: 60 }
Text { visible: false; width: 10; text: "not to be seen" }
Item { width: 50; height: 20; y: 250; clip: true; Text { y: 15; text: "scrolled away" } }
"""


@pytest.fixture
def view(qapp: QGuiApplication) -> Iterator[QQuickView]:
    window = QQuickView()
    window.resize(400, 300)
    window.show()
    yield window
    window.close()
    window.deleteLater()


def show(view: QQuickView, content: str) -> list[str]:
    """Show `content` and audit it."""
    component = QQmlComponent(view.engine())
    component.setData((HEAD + content + "\n}").encode(), QUrl())
    item = component.create()
    assert isinstance(item, QQuickItem), component.errorString()
    view.setContent(QUrl(), component, item)
    return audit(view)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(view: QQuickView, fault: str) -> None:
    found = show(view, FAULTS[fault])
    assert any(fault in finding for finding in found), found


def test_a_sound_screen_has_none(view: QQuickView) -> None:
    assert show(view, SOUND) == []
