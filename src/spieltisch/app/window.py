"""The window: a QML engine that shows the controllers of an application."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlComponent, QQmlEngine
from shiboken6 import delete

from spieltisch.app.application import Application
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.locations import qml_dir


class Window:
    """The QML engine with `Main.qml`; it has to go before the controllers it shows.

    A `QQmlApplicationEngine` would look for variants of every file by platform and language, of which there
    are none.

    Raises:
        SpieltischError: its QML cannot be loaded.
    """

    def __init__(self, application: Application) -> None:
        self._application = application
        self._engine = QQmlEngine()
        self._engine.addImportPath(str(qml_dir()))
        self._engine.setUiLanguage(application.speech.language)
        self._item = self._show()
        application.speech.changed.connect(self._retranslate)

    @property
    def item(self) -> QWindow:
        """The window itself; a `QQuickWindow` for whoever imported `QtQuick` before it was made."""
        return self._item

    def close(self) -> None:
        """Destroy the window and the engine."""
        from PySide6.QtCore import QEvent  # noqa: PLC0415 - slow to load, and nothing before needs it

        self._application.speech.changed.disconnect(self._retranslate)
        self._item.deleteLater()  # `delete` would leave a dead child in shiboken's tree below the component
        QCoreApplication.sendPostedEvents(self._item, QEvent.Type.DeferredDelete)
        delete(self._component)
        delete(self._engine)

    def _show(self) -> QWindow:
        component = QQmlComponent(self._engine, QUrl.fromLocalFile(str(qml_dir() / "Main.qml")))
        self._component = component  # shiboken takes the window for its child: it has to live as long
        item = component.createWithInitialProperties({"app": self._application.controller})
        if not isinstance(item, QWindow):
            problems = "; ".join(problem.toString() for problem in component.errors())
            raise SpieltischError(message("app.interface", detail=problems or "Main.qml"))
        return item

    def _retranslate(self) -> None:
        self._engine.setUiLanguage(self._application.speech.language)
        self._engine.retranslate()
