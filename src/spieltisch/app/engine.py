"""The QML engine, which reads in a thread of its own while Python imports what is behind the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from shiboken6 import delete, isValid

from spieltisch.locations import qml_dir

FIRST: Final = ("FirstFrame.qml",)
"""Names what the first frame shows, as far as it needs no controller: those are not there yet."""
SOON: Final = ("Spieltisch/Pages/StartContent.qml",)
"""What follows the first frame at once."""
_SLICE_MS: Final = 100
_MOST_SLICES: Final = 100
"""Nothing takes so long; a part that never gets complete must not keep the program from ending."""


class Engine:
    """A `QQmlEngine` that finds the program's modules, and the components it has read ahead.

    A `QQmlApplicationEngine` would look for variants of every file by platform and language, of which there
    are none.
    """

    def __init__(self) -> None:
        make_pages_by_and_by()
        self.qml = QQmlEngine()
        self.qml.addImportPath(str(qml_dir()))
        self._ahead: list[QQmlComponent] = []

    def read_ahead(self, files: Iterable[str]) -> None:
        """Begin to read and compile files of the QML folder, so that nobody waits for it later."""
        for file in files:
            component = QQmlComponent(self.qml)
            component.loadUrl(url_of(file), QQmlComponent.CompilationMode.Asynchronous)
            self._ahead.append(component)

    @property
    def making(self) -> bool:
        """Whether something is being made asynchronously."""
        controller = self.qml.incubationController()
        return controller is not None and controller.incubatingObjectCount() > 0

    def finish(self) -> None:
        """Complete what is being made asynchronously; to be called before any of it goes.

        Parts that go before they are complete are never counted as done: the engine complains of them at its
        own end, and keeps errors of bindings to itself from then on.
        """
        for _ in range(_MOST_SLICES):
            if not self.making:
                return
            self.qml.incubationController().incubateFor(_SLICE_MS)

    def close(self) -> None:
        """Destroy the engine, once; what it made is gone by then."""
        for component in self._ahead:
            delete(component)
        self._ahead.clear()
        if isValid(self.qml):
            delete(self.qml)


def make_pages_by_and_by() -> None:
    """Let a window made in QML lend its engine the time between frames, for what is loaded asynchronously.

    Windows ask for this mark, which a `QQmlApplicationEngine` leaves. Without it nothing would be made
    asynchronously; `QQmlEngine.setIncubationController` needs the window's Python module, one more to load.
    """
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty("__qml_using_qqmlapplicationengine", True)


def url_of(file: str) -> QUrl:
    """Return where a file of the QML folder is."""
    return QUrl.fromLocalFile(str(qml_dir() / file))
