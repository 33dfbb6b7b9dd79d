"""The application for QML: pages, games, matches, and what is open right now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from spieltisch import __version__
from spieltisch.app import lists, moments
from spieltisch.app.draft import Draft, draft_from_json, draft_to_json
from spieltisch.app.new_match import NewMatchController
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.services import Services
from spieltisch.app.settings import SettingsController
from spieltisch.app.shortcuts import shortcut_rows
from spieltisch.app.table.controller import TableController
from spieltisch.app.table.host import TableHost
from spieltisch.app.table.render import Wording, rules_rows
from spieltisch.core.errors import SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.match import MatchHeader
from spieltisch.core.messages import Message, message
from spieltisch.texts import NOBODY

if TYPE_CHECKING:
    from spieltisch.storage.database import Database

PAGES = ("play", "matches", "rules", "settings", "plugins", "table")
RECENT_LIMIT = 200

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
    informed = Signal(str)

    def __init__(
        self, services: Services, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._props = AppProps()
        self._notice: Message | None = None
        self._stored = lists.Stored()
        self._new_match: NewMatchController | None = None
        self._host = TableHost(services, self)
        self._host.changed.connect(self._table_changed)
        self._host.stored.connect(self.reload)
        self._host.failed.connect(self._fail)
        self._host.informed.connect(self._inform)
        services.storage.failing.connect(self._storage_failing)
        services.storage.lost.connect(self._fail)
        services.storage.recovered.connect(self._storage_recovered)
        services.shelf.loaded.connect(self.refresh)
        self.refresh()

    @Property(SettingsController, constant=True)
    def settings(self) -> SettingsController:
        """The settings."""
        return self._services.settings

    @Property(NewMatchController, notify=newMatchChanged)
    def newMatch(self) -> NewMatchController | None:
        """The sheet for a new match while it is open."""
        return self._new_match

    @Property(TableController, notify=tableChanged)
    def table(self) -> TableController | None:
        """The table while a match is open."""
        return self._host.table

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
        """Show a page; without a match there is no table to show."""
        if page in PAGES and (page != "table" or self._host.table is not None):
            self._show(replace(self._props, page=page))
            if page in ("play", "matches"):
                self.reload()

    @Slot(str)
    def openNewMatch(self, gameId: str) -> None:
        """Open the sheet for a new match of a game, with the last choice."""
        try:
            game = self._services.shelf.plugin(gameId).game
        except SpieltischError as error:
            self._fail(error.message)
            return
        name = self._services.settings.preferences.player_name

        def show(remembered: Json) -> None:
            draft = draft_from_json(remembered, game, name)
            sheet = NewMatchController(game, draft, name, self._services.speech.renderer, self)
            sheet.chosen.connect(self._start)
            self._set_new_match(sheet)

        key = _draft_key(gameId)
        self._services.storage.run(
            lambda database: database.settings.get_all().get(key), show, failed=lambda _error: show(None)
        )

    @Slot()
    def closeNewMatch(self) -> None:
        """Close the sheet for a new match."""
        self._set_new_match(None)

    @Slot(int)
    def openMatch(self, matchId: int) -> None:
        """Continue a stored match."""
        self._host.open(matchId)

    @Slot()
    def closeTable(self) -> None:
        """Leave the table; the match stays stored."""
        self._host.close()

    @Slot(QUrl)
    def importMatch(self, url: QUrl) -> None:
        """Open a match file and store it as a match of one's own."""
        path = self._local_path(url)
        if path is not None:
            self._host.open_file(path)

    @Slot(int, QUrl)
    def exportMatch(self, matchId: int, url: QUrl) -> None:
        """Write a stored match to a file."""
        path = self._local_path(url)
        if path is not None:
            self._host.export(matchId, path)

    @Slot(int)
    def deleteMatch(self, matchId: int) -> None:
        """Delete a stored match."""
        self._host.delete(matchId)

    @Slot()
    def dismissNotice(self) -> None:
        """Take the notice away."""
        self.notify(None)

    @Slot(str, result=QVariantList)
    def rulesOf(self, gameId: str) -> list[Row]:
        """Return the rules of a game with its default options: `{title, paragraphs, examples}`."""
        try:
            plugin = self._services.shelf.plugin(gameId)
        except SpieltischError:
            return []
        options = {option.key: option.default for option in plugin.game.info.options}
        return rules_rows(plugin.presenter.rules(options), Wording(self._services.speech.renderer, NOBODY))

    @property
    def host(self) -> TableHost:
        """Brings matches to the table."""
        return self._host

    def notify(self, notice: Message | None) -> None:
        """Show something the person should know until they dismiss it."""
        self._notice = notice
        self.refresh()

    def reload(self) -> None:
        """Read the lists of matches again."""
        year = self._now().year

        def read(database: Database) -> lists.Stored:
            matches = database.matches
            return lists.Stored(matches.running(), matches.recent(RECENT_LIMIT), matches.year(year))

        self._services.storage.run(read, self._read, failed=lambda _error: None)

    def refresh(self) -> None:
        """Show everything in the current language and at the present time."""
        self._show(self._derive())
        if self._new_match is not None:
            self._new_match.refresh()
        if self._host.table is not None:
            self._host.table.refresh()

    def close(self) -> None:
        """Take the table away for good; the application ends."""
        self._host.close()

    def _derive(self) -> AppProps:
        services, stored = self._services, self._stored
        renderer, shelf = services.speech.renderer, services.shelf
        name = services.settings.preferences.player_name
        reader = lists.Reader(renderer, self._now(), name, shelf.names())
        waiting = len(stored.running)
        note = message("app.waiting", n=waiting) if waiting else message("app.waiting.none")
        return replace(
            self._props,
            games=[
                {
                    **shelf.game_row(record, plugin),
                    "running": lists.tile_running(stored.running, record.id, reader),
                }
                for record, plugin in shelf.plugins()
            ],
            recent=[lists.recent_row(match, reader) for match in stored.recent],
            running=[lists.running_row(match, reader) for match in stored.running],
            year=lists.year_row(stored.year, renderer),
            greeting=moments.greeting(self._now(), name, renderer),
            greeting_note=renderer.text(note),
            loading=not shelf.ready,
            notice="" if self._notice is None else renderer.text(self._notice),
            plugins=shelf.plugin_rows(),
            shortcuts=shortcut_rows(renderer),
        )

    def _start(self, header: MatchHeader, draft: Draft) -> None:
        key, remembered = _draft_key(header.game), draft_to_json(draft)
        self._services.storage.run(lambda database: database.settings.set(key, remembered))
        settings = self._services.settings
        people = [entry.name for entry in header.seats if entry.human]
        if not settings.preferences.player_name and len(people) == 1:
            settings.change("player_name", people[0])
        self._set_new_match(None)
        self._host.start(header)

    def _set_new_match(self, sheet: NewMatchController | None) -> None:
        old, self._new_match = self._new_match, sheet
        self.newMatchChanged.emit()
        if old is not None:
            old.deleteLater()

    def _table_changed(self) -> None:
        self.tableChanged.emit()
        open_table = self._host.table is not None
        if open_table:
            self._set_page("table")
        elif self._props.page == "table":
            self._set_page("play")
        self.reload()

    def _set_page(self, page: str) -> None:
        self._show(replace(self._props, page=page))

    def _read(self, stored: lists.Stored) -> None:
        self._stored = stored
        self._show(self._derive())

    def _local_path(self, url: QUrl) -> Path | None:
        if url.isLocalFile():
            return Path(url.toLocalFile())
        self._fail(message("app.match.elsewhere"))
        return None

    def _storage_failing(self, why: Message) -> None:
        self.notify(message("app.storage.retrying", why=why))

    def _storage_recovered(self) -> None:
        self.notify(None)
        self._inform(message("app.storage.recovered"))
        self.reload()

    def _fail(self, reason: Message) -> None:
        self.failed.emit(self._services.speech.renderer.text(reason))

    def _inform(self, news: Message) -> None:
        self.informed.emit(self._services.speech.renderer.text(news))

    def _show(self, props: AppProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _draft_key(game: str) -> str:
    return f"new_match/{game}"
