"""The matches page for QML: what runs, and what is finished, with a search that reads on as one scrolls."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch.app import lists
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, Row
from spieltisch.app.statistics.rows_model import RowsModel
from spieltisch.app.trickle import Trickle
from spieltisch.core.messages import message

if TYPE_CHECKING:
    from spieltisch.app.storage_link import StorageLink
    from spieltisch.storage.database import Database
    from spieltisch.storage.records import MatchSummary

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

MATCHES_AT_ONCE: Final = 50


@dataclass(frozen=True, slots=True)
class MatchesProps:
    """Field by field the plain Qt properties of `MatchesController`."""

    games: list[Row] = field(default_factory=list)
    game: str = ""
    text: str = ""
    running: list[Row] = field(default_factory=list)
    found: int = -1


@QmlElement
class MatchesController(QObject):
    """Finds stored matches. `reader` says for whom rows are made, `hidden` which ones are not to be seen."""

    gamesChanged = Signal()
    gameChanged = Signal()
    textChanged = Signal()
    runningChanged = Signal()
    foundChanged = Signal()

    def __init__(
        self,
        storage: StorageLink,
        reader: Callable[[], lists.Reader],
        hidden: Container[int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._storage = storage
        self._reader = reader
        self._hidden = hidden
        self._props = MatchesProps()
        self._stored: tuple[MatchSummary, ...] = ()
        self._found: tuple[MatchSummary, ...] = ()
        self._complete = False
        self._request = 0
        self._rows = RowsModel(self)
        self._trickle = Trickle(self._rows, self)

    @Property(RowsModel, constant=True)
    def finished(self) -> RowsModel:
        """The finished matches that were found, newest first: rows as `AppController.recent`."""
        return self._rows

    @Property(QVariantList, notify=gamesChanged)
    def games(self) -> list[Row]:
        """The games to choose from: `{value, label}`; the first is all of them."""
        return self._props.games

    @Property(str, notify=gameChanged)
    def game(self) -> str:
        """The id of the game that is looked for; empty for all."""
        return self._props.game

    @Property(str, notify=textChanged)
    def text(self) -> str:
        """What titles or names contain; empty for anything."""
        return self._props.text

    @Property(QVariantList, notify=runningChanged)
    def running(self) -> list[Row]:
        """The matches to continue that fit: rows as `AppController.running`."""
        return self._props.running

    @Property(int, notify=foundChanged)
    def found(self) -> int:
        """How many finished matches have been found so far; -1 before anything has been read."""
        return self._props.found

    @Slot(str)
    def search(self, text: str) -> None:
        """Look for matches whose title or players contain a text."""
        if text.strip() != self._props.text:
            self._show(replace(self._props, text=text.strip()))
            self.ask()

    @Slot(str)
    def choose(self, game: str) -> None:
        """Look for matches of a game; empty for all."""
        if game != self._props.game:
            self._show(replace(self._props, game=game))
            self.ask()

    @Slot()
    def more(self) -> None:
        """Read on."""
        if not self._complete and not self._trickle.busy:
            self._read(len(self._found))

    def ask(self) -> None:
        """Look anew."""
        self._read(0)

    def take(self, running: tuple[MatchSummary, ...]) -> None:
        """These matches run; what is finished is looked for anew."""
        self._stored = running
        self.ask()

    def refresh(self) -> None:
        """Show what is known in the current language."""
        reader, props = self._reader(), self._props
        every: Row = {"value": "", "label": reader.renderer.text(message("app.statistics.all"))}
        games: list[Row] = [{"value": game, "label": name} for game, name in reader.game_names.items()]
        running = [lists.running_row(match, reader) for match in self._stored if self._fits(match)]
        rows = [lists.recent_row(match, reader) for match in self._found if match.id not in self._hidden]
        self._trickle.show(rows)
        self._show(replace(props, games=[every, *games], running=running, found=len(rows)))

    def _read(self, offset: int) -> None:
        self._request += 1
        request, text, game = self._request, self._props.text, self._props.game or None
        limit = MATCHES_AT_ONCE if offset else max(MATCHES_AT_ONCE, len(self._found))

        def read(database: Database) -> tuple[MatchSummary, ...]:
            return database.matches.find(text, game, offset=offset, limit=limit)

        def take(found: tuple[MatchSummary, ...]) -> None:
            if request == self._request:
                self._found = (*self._found[:offset], *found)
                self._complete = len(found) < limit
                self.refresh()

        self._storage.run(read, take, failed=lambda _error: None)

    def _fits(self, match: MatchSummary) -> bool:
        """Whether a running match is among what is looked for."""
        wanted = self._props.text.casefold()
        names = (match.title, *(seat.name for seat in match.seats))
        return (
            match.id not in self._hidden
            and self._props.game in ("", match.game)
            and any(wanted in name.casefold() for name in names)
        )

    def _show(self, props: MatchesProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)
