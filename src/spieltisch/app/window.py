"""The window: a QML engine that shows the controllers of an application."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QQmlComponent
from shiboken6 import delete

from spieltisch.app.engine import SOON, Engine, url_of
from spieltisch.app.window_place import WindowPlace, place_of
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message

if TYPE_CHECKING:
    from spieltisch.app.application import Application

_RAISING: Final = ("xcb", "windows", "cocoa")
"""The platforms where a program can put its window above others; elsewhere Qt complains of the wish."""


class Window:
    """`Main.qml` in an engine, by default a new one; it has to go before the controllers.

    Raises:
        SpieltischError: its QML cannot be loaded.
    """

    def __init__(
        self, application: Application, engine: Engine | None = None, place: WindowPlace | None = None
    ) -> None:
        self._application = application
        self._place = place or WindowPlace()
        self._engine = engine or Engine()
        self._engine.qml.setUiLanguage(application.speech.language)
        self._item = self._show()
        application.speech.changed.connect(self._retranslate)

    @property
    def item(self) -> QWindow:
        """The window itself; a `QQuickWindow` for whoever imported `QtQuick` before it was made."""
        return self._item

    @property
    def making(self) -> bool:
        """Whether something is being made a little at a time."""
        return self._engine.making

    @property
    def place(self) -> WindowPlace:
        """How large the window is."""
        return place_of(self._item, self._place)

    def read_on(self) -> None:
        """The first frame is there: read what follows it."""
        self._engine.read_ahead(SOON)

    def close(self) -> None:
        """Destroy the window and the engine."""
        from PySide6.QtCore import QEvent  # noqa: PLC0415 - slow to load, and nothing before needs it

        self._application.speech.changed.disconnect(self._retranslate)
        self._engine.finish()
        self._item.deleteLater()  # `delete` would leave a dead child in shiboken's tree below the component
        QCoreApplication.sendPostedEvents(self._item, QEvent.Type.DeferredDelete)
        delete(self._component)
        self._engine.close()

    def _show(self) -> QWindow:
        component = QQmlComponent(self._engine.qml, url_of("Main.qml"))
        self._component = component  # shiboken takes the window for its child: it has to live as long
        given = {**self._place._asdict(), "app": self._application.controller}
        item = component.createWithInitialProperties(given)
        if not isinstance(item, QWindow):
            problems = "; ".join(problem.toString() for problem in component.errors())
            raise SpieltischError(message("app.interface", detail=problems or "Main.qml"))
        return item

    def _retranslate(self) -> None:
        self._engine.qml.setUiLanguage(self._application.speech.language)
        self._engine.qml.retranslate()


def come_forward(window: QWindow, activation: str | None = None) -> None:
    """Show a window in front of others; `activation` is a desktop's permission for that (Wayland).

    Where the system does not let a program push itself forward, the window asks for attention.
    """
    from PySide6.QtCore import Qt  # noqa: PLC0415 - slow to load, and nothing before needs it

    if activation is not None:
        os.environ["XDG_ACTIVATION_TOKEN"] = activation  # where Qt looks for it
    window.setWindowStates(window.windowStates() & ~Qt.WindowState.WindowMinimized)
    if QGuiApplication.platformName() in _RAISING:
        window.raise_()
    window.requestActivate()
    if not window.isActive():
        window.alert(0)
