"""Adding and removing games for QML: files are read, unpacked and run for the first time in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from spieltisch.app.observable import emit_changes
from spieltisch.app.plugins.rows import game_name, offer_row
from spieltisch.app.qvariant import QVariantMap, Row
from spieltisch.core.errors import PluginError
from spieltisch.core.messages import Message, excerpt, message
from spieltisch.plugins.archives import store
from spieltisch.plugins.archives.archive import read_archive
from spieltisch.plugins.archives.planning import Plan, plan
from spieltisch.plugins.loading import forget
from spieltisch.plugins.registry import PluginRecord, PluginState, loaded

if TYPE_CHECKING:
    from spieltisch.app.services import Services

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ArchivesProps:
    """Field by field the Qt properties of `ArchivesController`."""

    busy: bool = False
    offer: Row = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Job:
    """What runs in the thread, and what follows in the Qt thread: after it, or when it could not be done."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[Message], Message]


@QmlElement
class ArchivesController(QObject):
    """One file at a time. Whoever connects to `closing` puts away what is open of a game."""

    busyChanged = Signal()
    offerChanged = Signal()

    closing = Signal(str)
    """A game (its id) is about to go, to come or to be replaced."""
    changed = Signal()
    """Other games are there now."""
    failed = Signal(object)
    """Why something could not be done (`Message`)."""
    informed = Signal(object)
    """Something that was done (`Message`)."""

    _ended = Signal(object, object)

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._speech = services.speech
        self._shelf = services.shelf
        self._props = ArchivesProps()
        self._plan: Plan | None = None
        self._thread: threading.Thread | None = None
        self._ended.connect(self._end)

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether a file is being read, unpacked or removed."""
        return self._props.busy

    @Property(QVariantMap, notify=offerChanged)
    def offer(self) -> Row:
        """The game that may be added, see `offer_row`; empty for none."""
        return self._props.offer

    @Property(bool, constant=True)
    def safeMode(self) -> bool:
        """Whether added games are left out."""
        return self._shelf.safe_mode

    @Slot(QUrl)
    def examine(self, url: QUrl) -> None:
        """Check a file and offer to add the game in it; none of its code runs."""
        if not url.isLocalFile():
            self.failed.emit(message("app.archive.elsewhere"))
            return
        path = Path(url.toLocalFile())
        there = self._shelf.found()

        def offer(result: Plan) -> None:
            self._plan = result
            self.refresh()

        def refused(why: Message) -> Message:
            return message("app.archive.refused", file=excerpt(path.name), why=why)

        self._begin(_Job(lambda: plan(read_archive(path), there), offer, refused))

    @Slot()
    def dismiss(self) -> None:
        """Add nothing."""
        self._plan = None
        self.refresh()

    @Slot()
    def accept(self) -> None:
        """Add the game that is offered, or put it in the place of the version that is there."""
        wanted, folder = self._plan, self._shelf.plugin_dir
        if wanted is None or self._props.busy:
            return
        self.dismiss()
        archive = wanted.archive
        runs = archive.manifest.id not in self._shelf.disabled

        def refused(why: Message) -> Message:
            return message("app.archive.refused", file=excerpt(archive.file), why=why)

        if folder is None:
            self.failed.emit(refused(message("core.archive.no_folder_here")))
            return
        self.closing.emit(archive.manifest.id)

        def work() -> PluginRecord | None:
            replaced = wanted.replaced
            place = store.install(archive, folder, None if replaced is None else replaced.place)
            if replaced is not None:
                forget(replaced)
            found = next((item for item in self._shelf.added() if item.place == place), None)
            return None if found is None or not runs else loaded(PluginRecord(found, PluginState.DISCOVERED))

        def done(record: PluginRecord | None) -> None:
            self.closing.emit(archive.manifest.id)
            self._shelf.rediscover(*([] if record is None else [record]))
            self.changed.emit()
            self._tell_added(wanted, record)

        self._begin(_Job(work, done, refused))

    @Slot(str)
    def remove(self, key: str) -> None:
        """Remove an added game (`key` of its row); its matches stay stored."""
        found = next((item for item in self._shelf.added() if item.place and item.place.name == key), None)
        if found is None or found.place is None or self._props.busy:
            return
        place = found.place
        name = game_name(found.manifest, self._speech.renderer) if found.manifest else excerpt(found.name)
        self.closing.emit(found.id)

        def work() -> None:
            store.remove(place)
            forget(found)

        def done(_nothing: None) -> None:
            self.closing.emit(found.id)
            self._shelf.rediscover()
            self._shelf.forget_switch(found.id)
            self.changed.emit()
            self.informed.emit(message("app.archive.removed", game=name))

        def refused(why: Message) -> Message:
            return message("app.archive.not_removed", game=name, why=why)

        self._begin(_Job(work, done, refused))

    @Slot()
    def copyChecksum(self) -> None:
        """Copy the whole checksum of what is offered."""
        if self._plan is not None:
            QGuiApplication.clipboard().setText(self._plan.archive.sha256)
            self.informed.emit(message("app.archive.copied"))

    def refresh(self) -> None:
        """Show everything in the current language."""
        offer = {} if self._plan is None else offer_row(self._plan, self._speech.renderer)
        self._show(replace(self._props, offer=offer))

    def close(self) -> None:
        """Wait for what is under way."""
        if self._thread is not None:
            self._thread.join()

    def _tell_added(self, wanted: Plan, record: PluginRecord | None) -> None:
        manifest = wanted.archive.manifest
        name = game_name(manifest, self._speech.renderer)
        if record is not None and record.reason is not None:
            self.failed.emit(message("app.archive.added.broken", game=name, why=record.reason))
        elif wanted.replaced is not None:
            version = excerpt(manifest.version)
            self.informed.emit(message("app.archive.updated", game=name, version=version))
        else:
            self.informed.emit(message("app.archive.added", game=name))

    def _begin(self, job: _Job) -> None:
        """Do a piece of work in a thread, unless another one is under way."""
        if self._props.busy:
            return
        self._show(replace(self._props, busy=True))

        def run() -> None:
            try:
                result = job.work()
            except PluginError as error:
                self._ended.emit(job, error)
            else:
                self._ended.emit(job, result)

        self._thread = threading.Thread(target=run, name="archives", daemon=True)
        self._thread.start()

    @Slot(object, object)
    def _end(self, job: _Job, result: Any) -> None:
        self._show(replace(self._props, busy=False))
        if isinstance(result, PluginError):
            self.failed.emit(job.failed(result.message))
        else:
            job.done(result)

    def _show(self, props: ArchivesProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)
