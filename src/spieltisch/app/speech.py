"""The language of the running program: our texts, Qt's own, QML's `qsTr`, numbers and dates."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal

from spieltisch.app.texts import TEXTS
from spieltisch.app.translators import install_translations, remove_translators
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
        remove_translators(self._installed)
        self._installed = []

    def _install(self) -> None:
        self.silence()
        QLocale.setDefault(self.renderer.locale)
        own = [translator.filePath() for translator in self.renderer.translators]
        self._installed = install_translations([*_qt_translations(self.language), *own])


def app_renderer(choice: str = SYSTEM) -> Renderer:
    """Return a renderer of the app's sentences; it needs no Qt application."""
    renderer = standard_renderer(effective_language(choice))
    renderer.add_catalog("app", TEXTS, generated_dir("translations"))
    return renderer


def effective_language(choice: str) -> str:
    """Return the language code for a setting."""
    return system_language() if choice == SYSTEM else choice


def _qt_translations(code: str) -> list[str]:
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    files = [folder / f"{catalog}_{code}.qm" for catalog in _QT_CATALOGS]
    return [str(file) for file in files if file.is_file()]
