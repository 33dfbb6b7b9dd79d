"""The language of the running program: our texts, Qt's own, QML's `qsTr`, numbers and dates."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from spieltisch.app.texts import TEXTS
from spieltisch.core.messages import Texts
from spieltisch.locations import generated_dir
from spieltisch.texts import Renderer, standard_renderer, system_language

SYSTEM: Final = "system"
_QT_CATALOGS: Final = ("qtbase", "qtdeclarative")


class Speech(QObject):
    """Holds the renderer and installs translators; `changed` after every change of language."""

    changed = Signal()

    def __init__(self, choice: str = SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.renderer: Renderer = app_renderer(choice)
        self._installed: list[QTranslator] = []
        self._install()

    @property
    def language(self) -> str:
        """The code of the language spoken."""
        return self.renderer.language.code

    def choose(self, choice: str) -> None:
        """Speak the language of a setting: a code or `system`."""
        code = effective_language(choice)
        if code != self.language:
            self.renderer.set_language(code)
            self._install()
            self.changed.emit()

    def add_catalog(self, name: str, texts: Texts, folder: Path) -> None:
        """Learn the texts of a game."""
        self.renderer.add_catalog(name, texts, folder)
        self._install()

    def silence(self) -> None:
        """Take all translators out of the application, which is about to end."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()

    def _install(self) -> None:
        self.silence()
        QLocale.setDefault(self.renderer.locale)
        self._installed = [*_qt_translators(self.language), *self.renderer.translators]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)


def app_renderer(choice: str = SYSTEM) -> Renderer:
    """Return a renderer of the app's sentences; it needs no Qt application."""
    renderer = standard_renderer(effective_language(choice))
    renderer.add_catalog("app", TEXTS, generated_dir("translations"))
    return renderer


def effective_language(choice: str) -> str:
    """Return the language code for a setting."""
    return system_language() if choice == SYSTEM else choice


def _qt_translators(code: str) -> list[QTranslator]:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translators = []
    for catalog in _QT_CATALOGS:
        translator = QTranslator()
        if translator.load(f"{catalog}_{code}", folder):
            translators.append(translator)
    return translators
