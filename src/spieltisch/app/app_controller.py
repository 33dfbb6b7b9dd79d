"""The application for QML: pages, games, matches, and what is open right now."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch import __version__
from spieltisch.app.new_match import NewMatchController
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.settings import SettingsController
from spieltisch.app.table.controller import TableController

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class AppProps:
    """Field by field the plain Qt properties of `AppController`."""

    games: list[Row] = field(default_factory=list)
    recent: list[Row] = field(default_factory=list)
    running: list[Row] = field(default_factory=list)
    year: Row = field(default_factory=dict)
    greeting: str = ""
    greeting_note: str = ""
    loading: bool = True
    notice: str = ""
    page: str = "play"
    plugins: list[Row] = field(default_factory=list)
    shortcuts: list[Row] = field(default_factory=list)


@QmlElement
class AppController(QObject):
    """The root of what QML sees."""

    gamesChanged = Signal()
    recentChanged = Signal()
    runningChanged = Signal()
    yearChanged = Signal()
    greetingChanged = Signal()
    greetingNoteChanged = Signal()
    loadingChanged = Signal()
    noticeChanged = Signal()
    pageChanged = Signal()
    pluginsChanged = Signal()
    shortcutsChanged = Signal()
    newMatchChanged = Signal()
    tableChanged = Signal()
    failed = Signal(str)

    def __init__(self, settings: SettingsController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = AppProps()
        self._settings = settings
        self._new_match: NewMatchController | None = None
        self._table: TableController | None = None

    @Property(SettingsController, constant=True)
    def settings(self) -> SettingsController:
        """The settings."""
        return self._settings

    @Property(NewMatchController, notify=newMatchChanged)
    def newMatch(self) -> NewMatchController | None:
        """The sheet for a new match while it is open."""
        return self._new_match

    @Property(TableController, notify=tableChanged)
    def table(self) -> TableController | None:
        """The table while a match is open."""
        return self._table

    @Property(str, constant=True)
    def version(self) -> str:
        """The version of the program."""
        return __version__

    @Property(QVariantList, notify=gamesChanged)
    def games(self) -> list[Row]:
        """The games that can be played: `{id, name, summary, art, running}`."""
        return self._props.games

    @Property(QVariantList, notify=recentChanged)
    def recent(self) -> list[Row]:
        """Finished matches, newest first: `{id, game, gameName, opponents, score, when, outcome}`."""
        return self._props.recent

    @Property(QVariantList, notify=runningChanged)
    def running(self) -> list[Row]:
        """Matches to continue: `{id, game, gameName, players, score, progress, when}`."""
        return self._props.running

    @Property(QVariantMap, notify=yearChanged)
    def year(self) -> Row:
        """This year: `{year, played, won, percent, months: [{label, won, lost}]}`."""
        return self._props.year

    @Property(str, notify=greetingChanged)
    def greeting(self) -> str:
        """A greeting by the time of day."""
        return self._props.greeting

    @Property(str, notify=greetingNoteChanged)
    def greetingNote(self) -> str:
        """How many matches wait."""
        return self._props.greeting_note

    @Property(bool, notify=loadingChanged)
    def loading(self) -> bool:
        """Whether games and stored matches are still being read."""
        return self._props.loading

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        """Something the person should know; empty for nothing."""
        return self._props.notice

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """The page shown: play, matches, rules, settings, plugins or table."""
        return self._props.page

    @Property(QVariantList, notify=pluginsChanged)
    def plugins(self) -> list[Row]:
        """Every plugin: `{id, name, version, state, reason, source}`."""
        return self._props.plugins

    @Property(QVariantList, notify=shortcutsChanged)
    def shortcuts(self) -> list[Row]:
        """Keyboard shortcuts: `{keys, text, group}`."""
        return self._props.shortcuts

    @Slot(str)
    def navigate(self, page: str) -> None:
        """Show a page."""
        self._show(replace(self._props, page=page))

    @Slot(str)
    def openNewMatch(self, gameId: str) -> None:
        """Open the sheet for a new match of a game."""

    @Slot()
    def closeNewMatch(self) -> None:
        """Close the sheet for a new match."""

    @Slot(int)
    def openMatch(self, matchId: int) -> None:
        """Continue a stored match."""

    @Slot()
    def closeTable(self) -> None:
        """Leave the table; the match stays stored."""

    @Slot(QUrl)
    def importMatch(self, url: QUrl) -> None:
        """Open a match file and store it as a match of one's own."""

    @Slot(int, QUrl)
    def exportMatch(self, matchId: int, url: QUrl) -> None:
        """Write a stored match to a file."""

    @Slot(int)
    def deleteMatch(self, matchId: int) -> None:
        """Delete a stored match."""

    @Slot()
    def dismissNotice(self) -> None:
        """Take the notice away."""
        self._show(replace(self._props, notice=""))

    @Slot(str, result=QVariantList)
    def rulesOf(self, gameId: str) -> list[Row]:
        """Return the rules of a game with its default options: `{title, paragraphs, examples}`."""
        return []

    def _show(self, props: AppProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)
