"""A match file that another start of the program was given: examined at once, imported only if wanted."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app.opening import OpenedMatch
from spieltisch.app.people import seat_names
from spieltisch.app.services import Services
from spieltisch.app.table.host import TableHost
from spieltisch.core.messages import message

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


class _Offered(NamedTuple):
    name: str
    opened: OpenedMatch


@QmlElement
class OfferController(QObject):
    """Asks whether to import a match: `title` and `text` of the question, both empty while there is none."""

    changed = Signal()

    def __init__(self, services: Services, host: TableHost, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._host = host
        self._offered: _Offered | None = None

    @Property(str, notify=changed)
    def title(self) -> str:
        """The question; empty for none."""
        if self._offered is None:
            return ""
        return self._services.speech.renderer.text(message("app.offer.title", name=self._offered.name))

    @Property(str, notify=changed)
    def text(self) -> str:
        """What is in the file, and what taking it in means."""
        if self._offered is None:
            return ""
        renderer, header = self._services.speech.renderer, self._offered.opened.match.header
        game = self._services.shelf.names().get(header.game, header.game)
        names = seat_names(header.seats, renderer)
        return renderer.text(message("app.offer.text", game=game, names=names))

    @Slot()
    def accept(self) -> None:
        """Store the match as one of one's own and bring it to the table."""
        offered, self._offered = self._offered, None
        self.changed.emit()
        if offered is not None:
            self._host.take_in(offered.opened)

    @Slot()
    def decline(self) -> None:
        """Leave everything as it is."""
        self._offered = None
        self.changed.emit()

    def examine(self, path: Path) -> None:
        """Read a match file and ask; of one that is broken the table's host says what is wrong.

        A file that comes while the question is asked takes the place of the one before.
        """

        def ask(opened: OpenedMatch) -> None:
            self._offered = _Offered(path.name, opened)
            self.changed.emit()

        self._host.look_into(path, ask)

    def refresh(self) -> None:
        """Ask in the current language."""
        self.changed.emit()
