"""The newest of the program's log for QML, read in a thread when somebody looks at it."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from spieltisch.app.about.errand import Errand
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import Row
from spieltisch.app.services import Services
from spieltisch.app.statistics.rows_model import RowsModel
from spieltisch.core.messages import message
from spieltisch.diagnostics.log_file import FOLDER, LogEntry, read_log

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

LEVELS: Final = {"all": logging.NOTSET, "warning": logging.WARNING, "error": logging.ERROR}


@dataclass(frozen=True, slots=True)
class LogProps:
    """Field by field the Qt properties of `LogController`."""

    level: str = "all"
    count: int = 0
    busy: bool = False


@QmlElement
class LogController(QObject):
    """The entries from a level upwards, the newest first."""

    levelChanged = Signal()
    countChanged = Signal()
    busyChanged = Signal()
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._folder = services.storage.folder / FOLDER
        self._props = LogProps()
        self._entries: tuple[LogEntry, ...] = ()
        self._model = RowsModel(self)
        self._errand = Errand("log", self)

    @Property(str, notify=levelChanged)
    def level(self) -> str:
        """What is shown: all, warning or error."""
        return self._props.level

    @Property(int, notify=countChanged)
    def count(self) -> int:
        """How many entries are shown."""
        return self._props.count

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether the log is being read."""
        return self._props.busy

    @Property(RowsModel, constant=True)
    def entries(self) -> RowsModel:
        """The entries: `{id, when, level, levelText, source, text}`, `level` being info, warning or error."""
        return self._model

    @Property(QUrl, constant=True)
    def folder(self) -> QUrl:
        """Where the log lies."""
        return QUrl.fromLocalFile(str(self._folder))

    @Slot()
    def read(self) -> None:
        """Read the log anew."""
        self._errand.run(partial(read_log, Path(self._folder), LEVELS[self._props.level]), self._take)
        self._show(replace(self._props, busy=True))

    @Slot(str)
    def choose(self, level: str) -> None:
        """Show the entries from a level upwards."""
        if level in LEVELS and level != self._props.level:
            self._show(replace(self._props, level=level))
            self.read()

    @Slot()
    def copyEntries(self) -> None:
        """Bring what is shown to the clipboard, in the order in which it happened."""
        lines = (
            f"{entry.when} {logging.getLevelName(entry.level)} {entry.source}: {entry.text}\n"
            for entry in reversed(self._entries)
        )
        QGuiApplication.clipboard().setText("".join(lines))
        self.informed.emit(message("app.about.copied"))

    def refresh(self) -> None:
        """Show everything in the current language."""
        self._model.cut(0)
        self._model.extend([self._row(place, entry) for place, entry in enumerate(self._entries)])

    def _take(self, entries: tuple[LogEntry, ...] | None) -> None:
        self._entries = entries or ()
        self.refresh()
        self._show(replace(self._props, busy=False, count=len(self._entries)))

    def _row(self, place: int, entry: LogEntry) -> Row:
        level = _kind(entry.level)
        text = self._services.speech.renderer.text(message(f"app.log.{level}"))
        return {
            "id": place,
            "when": entry.when,
            "level": level,
            "levelText": text,
            "source": entry.source.removeprefix("spieltisch."),
            "text": entry.text,
        }

    def _show(self, props: LogProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _kind(level: int) -> str:
    if level >= logging.ERROR:
        return "error"
    return "warning" if level >= logging.WARNING else "info"
