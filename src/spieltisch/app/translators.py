"""Translators that threads without Python can ask while others are installed.

A translator made in Python asks Python, once, whether a class of its own answers in its place. The thread
that reads QML asks translators too, for the texts of its errors, and holds their list meanwhile; if it has to
wait for Python while Python waits for the list, to install another one, both wait for ever. So each is asked
once before that, and kept for the languages to come.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QTranslator

_BATCH: Final = 32
"""More than there are files of translations: one of each game, the program's and Qt's own."""

_ready: list[QTranslator] = []


def make_translators_ready() -> None:
    """Make translators that ask Python no more; to be called before there is an engine of QML."""
    fresh = [QTranslator() for _ in range(_BATCH)]
    for translator in fresh:
        QCoreApplication.installTranslator(translator)
    QCoreApplication.translate("spieltisch", "nothing that is translated")
    for translator in fresh:
        QCoreApplication.removeTranslator(translator)
    _ready.extend(fresh)


def install_translations(files: list[str]) -> list[QTranslator]:
    """Install translators of compiled translation files, in this order; returns them."""
    installed = []
    for file in files:
        if not _ready:
            make_translators_ready()
        translator = _ready.pop()
        translator.load(file)
        QCoreApplication.installTranslator(translator)
        installed.append(translator)
    return installed


def remove_translators(translators: list[QTranslator]) -> None:
    """Take what `install_translations` returned out of the application, for others to come."""
    for translator in translators:
        QCoreApplication.removeTranslator(translator)
    _ready.extend(translators)
