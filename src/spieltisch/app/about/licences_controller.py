"""The parts of the program and their licences for QML: read when they are looked at, in a thread."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.about.errand import Errand
from spieltisch.app.about.licences import Component, read_components, unfolded
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.services import Services
from spieltisch.core.messages import message

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

RULE: Final = "\n" + "—" * 20 + "\n\n"
"""Between two texts of one part."""


@dataclass(frozen=True, slots=True)
class LicencesProps:
    """Field by field the Qt properties of `LicencesController`."""

    query: str = ""
    parts: list[Row] = field(default_factory=list)
    chosen: Row = field(default_factory=dict)
    busy: bool = False


@QmlElement
class LicencesController(QObject):
    """A list that can be searched, and the text of the part that is chosen: the first one to begin with."""

    queryChanged = Signal()
    partsChanged = Signal()
    chosenChanged = Signal()
    busyChanged = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._props = LicencesProps()
        self._components: tuple[Component, ...] = ()
        self._current: Component | None = None
        self._errand = Errand("licences", self)

    @Property(str, notify=queryChanged)
    def query(self) -> str:
        """What is looked for in names and licences."""
        return self._props.query

    @Property(QVariantList, notify=partsChanged)
    def parts(self) -> list[Row]:
        """The parts found: `{name, version, licence}`, the program first."""
        return self._props.parts

    @Property(QVariantMap, notify=chosenChanged)
    def chosen(self) -> Row:
        """The part that is looked at: `{name, version, licence, text}`; empty for none."""
        return self._props.chosen

    @Property(bool, notify=busyChanged)
    def busy(self) -> bool:
        """Whether the parts are still being read."""
        return self._props.busy

    @Slot()
    def open(self) -> None:
        """Read the parts, once."""
        if not self._components and not self._errand.busy:
            self._errand.run(read_components, self._take)
            self._show(replace(self._props, busy=True))

    @Slot(str)
    def search(self, query: str) -> None:
        """Show the parts whose name or licence has every word of `query` in it."""
        self._show(replace(self._props, query=query))
        self.refresh()

    @Slot(str)
    def choose(self, name: str) -> None:
        """Look at the text of a part."""
        found = next((part for part in self._components if part.name == name), None)
        if found is not None:
            self._current = found
            self.refresh()

    def refresh(self) -> None:
        """Show everything in the current language."""
        chosen = {} if self._current is None else {**_row(self._current), "text": self._text(self._current)}
        words = self._props.query.casefold().split()
        found = [part for part in self._components if _fits(part, words)]
        self._show(replace(self._props, parts=[_row(part) for part in found], chosen=chosen))

    def _take(self, components: tuple[Component, ...] | None) -> None:
        self._components = components or ()
        self._current = self._components[0] if self._components else None
        self._show(replace(self._props, busy=False))
        self.refresh()

    def _text(self, part: Component) -> str:
        if part.texts:
            return RULE.join(map(unfolded, part.texts))
        without = message("app.about.licence.none", name=part.name, licence=part.licence)
        return self._services.speech.renderer.text(without)

    def _show(self, props: LicencesProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _row(part: Component) -> Row:
    return {"name": part.name, "version": part.version, "licence": part.licence}


def _fits(part: Component, words: list[str]) -> bool:
    text = f"{part.name} {part.licence}".casefold()
    return all(word in text for word in words)
