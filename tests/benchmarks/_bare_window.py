"""The least that a Python program with a QML window can be: the peer of `first_frame`."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

BARE = b"""
import QtQuick
Window { visible: true; width: 1280; height: 800; Rectangle { anchors.fill: parent; color: "teal" } }
"""


def main() -> int:
    """Show one rectangle."""
    application = QGuiApplication(["bare"])
    engine = QQmlApplicationEngine()
    engine.loadData(BARE)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
