"""The window: a QML engine that shows the controllers of an application."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlApplicationEngine, QQmlError
from PySide6.QtQuick import QQuickWindow
from shiboken6 import delete

from spieltisch.app.application import Application
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.locations import qml_dir


class Window:
    """The QML engine with `Main.qml`; it has to go before the controllers it shows."""

    def __init__(self, application: Application) -> None:
        self._engine = QQmlApplicationEngine()
        self._application = application
        self._problems: list[str] = []
        self._engine.warnings.connect(self._note)
        self._engine.addImportPath(str(qml_dir()))
        self._engine.setUiLanguage(application.speech.language)
        self._engine.setInitialProperties({"app": application.controller})
        self._engine.load(QUrl.fromLocalFile(str(qml_dir() / "Main.qml")))
        self._engine.warnings.disconnect(self._note)
        application.speech.changed.connect(self._retranslate)

    @property
    def item(self) -> QQuickWindow:
        """The window itself.

        Raises:
            SpieltischError: its QML cannot be loaded.
        """
        roots = self._engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise SpieltischError(message("app.interface", detail="; ".join(self._problems) or "Main.qml"))
        return roots[0]

    def close(self) -> None:
        """Destroy the window and the engine."""
        self._application.speech.changed.disconnect(self._retranslate)
        for root in self._engine.rootObjects():
            delete(root)
        delete(self._engine)

    def _note(self, problems: list[QQmlError]) -> None:
        self._problems += [problem.toString() for problem in problems]

    def _retranslate(self) -> None:
        self._engine.setUiLanguage(self._application.speech.language)
        self._engine.retranslate()
