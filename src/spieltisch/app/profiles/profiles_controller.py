"""The people for QML: the sheet that manages them, and who is known for everything else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.observable import emit_changes
from spieltisch.app.profiles import rows
from spieltisch.app.profiles.changes import Change, Job, adding, merging, recolouring, removing, renaming
from spieltisch.app.profiles.colours import COLOURS, free_colour
from spieltisch.app.profiles.directory import Directory
from spieltisch.app.profiles.rows import ProfilesProps
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.services import Services
from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message

if TYPE_CHECKING:
    from spieltisch.storage.database import Database
    from spieltisch.storage.records import Meetings, Profile

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

GUESTS: Final = 12
"""How many names of nobody are offered."""


@QmlElement
class ProfilesController(QObject):
    """Changes people one job at a time and knows how to take each change back, the newest first."""

    peopleChanged = Signal()
    guestsChanged = Signal()
    coloursChanged = Signal()
    personChanged = Signal()
    previewChanged = Signal()
    undoTextChanged = Signal()
    problemChanged = Signal()

    known = Signal()
    """Somebody has come, gone, or has another name or colour."""
    relinked = Signal()
    """Matches belong to other people now."""
    refused = Signal(str)
    """The name that the chosen person could not get."""
    failed = Signal(object)
    """Why something could not be done (`Message`)."""

    def __init__(
        self, services: Services, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._props = ProfilesProps()
        self._changes: list[Change] = []
        self._chosen: int | None = None
        self._refusal: Message | None = None
        self._preview: tuple[Profile, Profile, Meetings] | None = None
        self.directory = Directory()
        """Everyone as they were read last."""

    @Property(QVariantList, notify=peopleChanged)
    def people(self) -> list[Row]:
        """Everyone by name: `{id, name, initial, colour, text}`."""
        return self._props.people

    @Property(QVariantList, notify=guestsChanged)
    def guests(self) -> list[Row]:
        """Names under which somebody has played who is not in the list: `{name, text}`."""
        return self._props.guests

    @Property(QVariantList, notify=coloursChanged)
    def colours(self) -> list[Row]:
        """The colours to choose from: `{colour, name}`."""
        return self._props.colours

    @Property(QVariantMap, notify=personChanged)
    def person(self) -> Row:
        """The person who is chosen: as in `people`, with `others: [{value, label}]`; empty for nobody."""
        return self._props.person

    @Property(QVariantMap, notify=previewChanged)
    def preview(self) -> Row:
        """What merging the chosen person into another one will do: `{target, lines}`; empty for nothing."""
        return self._props.preview

    @Property(str, notify=undoTextChanged)
    def undoText(self) -> str:
        """What was done last and can be taken back; empty for nothing."""
        return self._props.undo_text

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why the last change was not possible; empty when it was."""
        return self._props.problem

    @Slot(int)
    def choose(self, personId: int) -> None:
        """Show a person; an unknown number shows nobody."""
        self._chosen, self._refusal, self._preview = personId, None, None
        self.refresh()

    @Slot(str)
    def add(self, name: str) -> None:
        """Add a person in a colour that is free."""
        taken = [entry.profile.colour for entry in self.directory.people]
        self._do(adding(name, free_colour(taken)))

    @Slot(str)
    def rename(self, name: str) -> None:
        """Give the chosen person another name."""
        person = self._person()
        if person is not None and name.strip() != person.name:
            self._do(renaming(person, name), refused=lambda: self.refused.emit(name))

    @Slot(int)
    def recolour(self, colour: int) -> None:
        """Give the chosen person one of the colours."""
        person = self._person()
        if person is not None and 0 <= colour < len(COLOURS) and COLOURS[colour] != person.colour:
            self._do(recolouring(person, COLOURS[colour]))

    @Slot(int)
    def previewMerge(self, targetId: int) -> None:
        """Say what merging the chosen person into another one will do."""
        source, target = self._person(), self.directory.profile(targetId)
        if source is None or target is None or source == target:
            self._preview = None
            self.refresh()
            return

        def show(meetings: Meetings) -> None:
            if source == self._person():
                self._preview = (source, target, meetings)
                self.refresh()

        self._services.storage.run(
            lambda database: database.profiles.meetings(source.id, target.id), show, failed=self._refuse
        )

    @Slot()
    def merge(self) -> None:
        """Do what the preview says."""
        if self._preview is not None:
            source, target, _meetings = self._preview
            self._do(merging(source, target))

    @Slot()
    def cancelMerge(self) -> None:
        """Take the preview away."""
        self._preview = None
        self.refresh()

    @Slot()
    def remove(self) -> None:
        """Take the chosen person from the list."""
        person = self._person()
        if person is not None:
            self._do(removing(person))

    @Slot()
    def undo(self) -> None:
        """Take the newest change back."""
        if not self._changes:
            return
        change = self._changes.pop()

        def taken_back(_result: object) -> None:
            if change.names is not None:
                self._follow_name(change.names[1], change.names[0])
            if change.before is not None:
                self._chosen = change.before
            self.relinked.emit()
            self.read()

        self._refusal = None
        self._services.storage.run(change.undo, taken_back, failed=self._refuse)

    def read(self) -> None:
        """Read everyone again."""

        def read(database: Database) -> Directory:
            return Directory(database.profiles.summaries(), database.profiles.guests(GUESTS))

        self._services.storage.run(read, self._take, failed=lambda _error: None)

    def forget_changes(self) -> None:
        """Nothing can be taken back any more: everything here is different."""
        self._changes, self._chosen, self._preview = [], None, None
        self.read()

    def refresh(self) -> None:
        """Show everyone in the current language."""
        renderer, now, directory = self._services.speech.renderer, self._now(), self.directory
        chosen = next((entry for entry in directory.people if entry.profile.id == self._chosen), None)
        self._show(
            replace(
                self._props,
                people=[rows.person_row(entry, now, renderer) for entry in directory.people],
                guests=rows.guest_rows(directory, renderer),
                colours=rows.colour_rows(renderer),
                person={} if chosen is None else rows.detail_row(chosen, directory, now, renderer),
                preview={} if self._preview is None else rows.preview_row(*self._preview, renderer),
                undo_text=renderer.text(self._changes[-1].said) if self._changes else "",
                problem="" if self._refusal is None else renderer.text(self._refusal),
            )
        )

    def _do(self, job: Job, refused: Callable[[], None] = lambda: None) -> None:
        def refuse(error: StorageError) -> None:
            self._refuse(error)
            refused()

        self._refusal = None
        self._services.storage.run(job, self._done, failed=refuse)

    def _done(self, change: Change) -> None:
        self._changes.append(change)
        self._chosen, self._preview = change.chosen, None
        if change.names is not None:
            self._follow_name(*change.names)
        self.relinked.emit()
        self.read()

    def _refuse(self, error: StorageError) -> None:
        self._refusal = error.message
        self.refresh()
        self.failed.emit(error.message)

    def _follow_name(self, old: str, new: str) -> None:
        """The person whose device this is may have got another name."""
        settings = self._services.settings
        if settings.preferences.player_name == old:
            settings.change("player_name", new)

    def _take(self, directory: Directory) -> None:
        old, self.directory = self.directory, directory
        self.refresh()
        if directory != old:
            self.known.emit()

    def _person(self) -> Profile | None:
        return self.directory.profile(self._chosen)

    def _show(self, props: ProfilesProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)
