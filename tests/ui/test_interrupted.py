"""A control that is made a little at a time may go after any of its steps: the engine counts it as done.

Background, content and indicator of a control are made late. A binding that asks for one of them while
the control is half made begins it early, and if the control goes before it is complete, nobody ends that:
the engine complains at its own end, and keeps errors of bindings to itself from then on. The
`implicit...` sizes ask for nothing.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlIncubationController
from shiboken6 import delete

import spieltisch.games
from spieltisch.locations import qml_dir

HOST = """
import QtQuick
import {module}

Item {{
    property alias on: loader.active

    Loader {{
        id: loader

        active: false
        asynchronous: true
        sourceComponent: Item {{
            {control} {{}}
        }}
    }}
}}
"""
MODULES = {"Style": "QtQuick.Controls", "Ui": "Spieltisch.Ui"}
FILES = [
    file for folder in (qml_dir(), *spieltisch.games.__path__) for file in sorted(Path(folder).rglob("*.qml"))
]
EARLY = re.compile(r"(?<![\w.])(?:root\.)?(?:background|contentItem|indicator)\??\.\w+")
OF_A_VIEW = {"ScrollArea", "Main"}
"""Flickables and windows have their `contentItem` from the start."""
WINDOWS = {"ApplicationWindow"}
MOST_STEPS = 2000


def controls() -> list[tuple[str, str]]:
    """Module and name of each file whose root can be made without being told anything."""
    return [
        (module, file.stem)
        for folder, module in MODULES.items()
        for file in sorted((qml_dir() / "Spieltisch" / folder).glob("*.qml"))
        if file.stem not in WINDOWS and not re.search(r"required property|pragma Singleton", file.read_text())
    ]


class Steps(QQmlIncubationController):
    """Makes one step at a time."""

    def do(self, steps: int) -> bool:
        """Return whether something is still being made after so many steps."""
        for _ in range(steps):
            if self.incubatingObjectCount() == 0:
                return False
            self.incubateFor(0)
        return self.incubatingObjectCount() > 0


def interrupt(engine: QQmlEngine, source: str, steps: int) -> bool:
    """Let what is made go after so many steps; return whether it was half made."""
    controller = engine.incubationController()
    assert isinstance(controller, Steps)
    component = QQmlComponent(engine)
    component.setData(
        QByteArray(source.encode()), QUrl.fromLocalFile(str(Path(__file__).parent / "Host.qml"))
    )
    host = component.create()
    assert host is not None, component.errorString()
    host.setProperty("on", True)
    half = controller.do(steps)
    host.setProperty("on", False)
    host.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return half


@pytest.mark.parametrize(("module", "control"), controls())
def test_a_control_may_go_after_any_step(qapp_with_style: QGuiApplication, module: str, control: str) -> None:
    engine = QQmlEngine()
    engine.addImportPath(str(qml_dir()))
    controller = Steps()
    engine.setIncubationController(controller)
    source = HOST.format(module=module, control=control)
    steps = 0
    while interrupt(engine, source, steps):
        steps += 1
        assert steps < MOST_STEPS
    assert steps > 0
    delete(engine)  # a warning of the engine fails the test


def test_the_check_finds_early_questions() -> None:
    asking = "width: contentItem.width; x: root.indicator.width; y: background?.height"
    assert len(EARLY.findall(asking)) == len(["contentItem", "indicator", "background"])
    assert EARLY.findall("width: implicitContentWidth; parent: view.contentItem.parent") == []


def test_no_binding_asks_for_a_part_that_is_made_late() -> None:
    sources = {file.stem: file.read_text(encoding="utf-8") for file in FILES if file.stem not in OF_A_VIEW}
    assert {name for name, source in sources.items() if EARLY.search(source)} == set()
