"""Backups for QML: written and restored in the storage's thread, with progress and a way to stop."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.backup.rows import BackupProps, offer_row, written
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantMap, Row
from spieltisch.app.services import Services
from spieltisch.core.errors import PluginError, StorageError
from spieltisch.core.messages import Message, message

if TYPE_CHECKING:
    from spieltisch.core.events import Json
    from spieltisch.storage.backup_file import BackupInfo
    from spieltisch.storage.database import Database
    from spieltisch.storage.progress import Progress
    from spieltisch.storage.restoring import Comparison, How, Restored

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

SWITCHED_OFF: Final = "plugins/disabled"
"""The setting by which a backup carries the plugins that are switched off: they have a file of their own."""
_STEPS: Final = 200
"""How many different shares are told."""


class Offer(NamedTuple):
    """A backup that may be restored."""

    path: Path
    found: Comparison


class Work(NamedTuple):
    """What is under way; `stop` is set when it shall end before its time."""

    said: Message
    stop: threading.Event


@QmlElement
class BackupController(QObject):
    """One thing at a time. `folder` is where the program keeps everything.

    Whoever connects to `clearing` closes what is open before everything is changed.
    """

    workChanged = Signal()
    shareChanged = Signal()
    offerChanged = Signal()
    folderChanged = Signal()
    restored = Signal(object, bool)
    """A backup has been restored: what to say of it, and whether `undo` can take it back."""

    clearing = Signal()
    """Everything is about to be changed."""
    changed = Signal()
    """Everything is different now, settings too."""
    failed = Signal(object)
    """Why something could not be done (`Message`)."""
    informed = Signal(object)
    """Something that was done (`Message`)."""

    _told = Signal(object, float)

    def __init__(
        self, services: Services, folder: Path, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._props = BackupProps(folder=str(folder))
        self._work: Work | None = None
        self._offer: Offer | None = None
        self._kept: Path | None = None
        self._told.connect(self._tell)

    @Property(str, notify=workChanged)
    def work(self) -> str:
        """What is being done; empty for nothing."""
        return self._props.work

    @Property(float, notify=shareChanged)
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self._props.share

    @Property(QVariantMap, notify=offerChanged)
    def offer(self) -> Row:
        """The backup that may be restored, see `offer_row`; empty for none."""
        return self._props.offer

    @Property(str, notify=folderChanged)
    def folder(self) -> str:
        """Where the program keeps everything."""
        return self._props.folder

    @Property(QUrl, notify=folderChanged)
    def folderUrl(self) -> QUrl:
        """The same as a url."""
        return QUrl.fromLocalFile(self._props.folder)

    @Slot(result=str)
    def fileName(self) -> str:
        """Return a name for a new backup, without its suffix."""
        return f"Spieltisch {self._now():%Y-%m-%d}"

    @Slot(QUrl)
    def write(self, url: QUrl) -> None:
        """Write everything to a file."""
        path = self._path(url)
        if path is None:
            return

        disabled = self._services.shelf.disabled

        def work(database: Database, progress: Progress) -> BackupInfo:
            _note_switches(database, disabled)
            return database.backups.write(path, progress)

        def done(info: BackupInfo) -> None:
            self.informed.emit(written(path.name, info))

        self._begin(message("app.backup.writing"), work, done)

    @Slot(QUrl)
    def examine(self, url: QUrl) -> None:
        """Check a backup and offer to restore it."""
        path = self._path(url)
        if path is None:
            return

        def work(database: Database, progress: Progress) -> Comparison:
            return database.backups.compare(path, progress)

        def done(found: Comparison) -> None:
            self._offer = Offer(path, found)
            self.refresh()

        self._begin(message("app.backup.reading"), work, done)

    @Slot(str)
    def restore(self, how: str) -> None:
        """Restore the backup that is offered: `merge` or `replace`; empty where there is nothing to ask."""
        if self._offer is None:
            return
        path = self._offer.path
        wanted: How | None = "merge" if how == "merge" else "replace" if how == "replace" else None
        self.dismiss()

        def done(restored: Restored) -> None:
            self._kept = restored.kept
            said = message("app.backup.restored", n=restored.added)
            if restored.kept is not None:
                said = message("app.backup.restored.kept", restored=said, name=restored.kept.name)
            self._tell_restored(said)

        self._restore(path, wanted, done)

    @Slot()
    def undo(self) -> None:
        """Bring back what was here before the newest restoring."""
        if self._kept is None:
            return
        path, self._kept = self._kept, None
        self._restore(path, "replace", lambda _restored: self._tell_restored(message("app.backup.undone")))

    @Slot()
    def dismiss(self) -> None:
        """Restore nothing."""
        self._offer = None
        self.refresh()

    @Slot()
    def stop(self) -> None:
        """Stop what is under way; nothing is changed then."""
        if self._work is not None:
            self._work.stop.set()

    def refresh(self) -> None:
        """Show everything in the current language."""
        renderer, offer = self._services.speech.renderer, self._offer
        zone = self._now().tzinfo
        self._show(
            replace(
                self._props,
                work="" if self._work is None else renderer.text(self._work.said),
                offer={} if offer is None else offer_row(offer.path.name, offer.found, zone, renderer),
            )
        )

    def _restore(self, path: Path, how: How | None, done: Callable[[Restored], None]) -> None:
        if self._work is not None:
            return
        self.clearing.emit()
        disabled = self._services.shelf.disabled

        def work(database: Database, progress: Progress) -> tuple[Restored, Json]:
            _note_switches(database, disabled)
            restored = database.backups.restore(path, how, progress)
            return restored, database.settings.get_all().get(SWITCHED_OFF)

        def follow(result: tuple[Restored, Json]) -> None:
            restored, switched_off = result
            self._switch(switched_off)
            done(restored)

        self._begin(message("app.backup.restoring"), work, follow)

    def _switch(self, switched_off: Json) -> None:
        """Let the plugins follow what has been restored; one that cannot be switched stays as it is."""
        if isinstance(switched_off, list):
            try:
                self._services.shelf.switch_off_only({name for name in switched_off if isinstance(name, str)})
            except PluginError as error:
                self.failed.emit(error.message)

    def _tell_restored(self, said: Message) -> None:
        self.changed.emit()
        self.restored.emit(said, self._kept is not None)

    def _begin(
        self, said: Message, work: Callable[[Database, Progress], Any], done: Callable[[Any], None]
    ) -> None:
        """Do a piece of work in the storage's thread, unless another one is under way."""
        if self._work is not None:
            return
        mine = self._work = Work(said, threading.Event())
        self._show(replace(self._props, share=0.0))
        self.refresh()

        def run(database: Database) -> Any:
            from spieltisch.storage.progress import Cancelled  # noqa: PLC0415 - as the database stack

            look = _Look(mine.stop, lambda share: self._told.emit(mine, share))
            try:
                return work(database, look)
            except Cancelled:
                return None

        def ended(result: Any) -> None:
            self._end()
            if result is None:
                self.informed.emit(message("app.backup.stopped"))
            else:
                done(result)

        self._services.storage.run(run, ended, failed=self._failed)

    @Slot(object, float)
    def _tell(self, work: Work, share: float) -> None:
        if work is self._work:
            self._show(replace(self._props, share=share))

    def _end(self) -> None:
        self._work = None
        self.refresh()

    def _failed(self, error: StorageError) -> None:
        self._end()
        self.failed.emit(error.message)

    def _path(self, url: QUrl) -> Path | None:
        if url.isLocalFile():
            return Path(url.toLocalFile())
        self.failed.emit(message("app.backup.elsewhere"))
        return None

    def _show(self, props: BackupProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _note_switches(database: Database, disabled: Collection[str]) -> None:
    """Put what is switched off among the settings, unless nothing ever was."""
    if disabled or SWITCHED_OFF in database.settings.get_all():
        database.settings.set(SWITCHED_OFF, [*sorted(disabled)])


class _Look:
    """The progress of a piece of work, in the storage's thread: tells what has changed, stops when asked."""

    def __init__(self, stop: threading.Event, tell: Callable[[float], None]) -> None:
        self._stop = stop
        self._tell = tell
        self._last = 0

    def __call__(self, share: float) -> None:
        if self._stop.is_set():
            from spieltisch.storage.progress import Cancelled  # noqa: PLC0415 - as above

            raise Cancelled
        step = int(share * _STEPS)
        if step != self._last:
            self._last = step
            self._tell(share)
