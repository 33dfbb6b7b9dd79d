"""The application for QML: pages, games, matches, and what is open right now.

It is light to import, because the first frame waits for it; what it does with games and matches is in `desk`.

Over 400 lines: QML sees one object, and every member of it is a line or two that hands on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QStandardPaths, QUrl, Signal, SignalInstance, Slot
from PySide6.QtQml import QmlElement

from spieltisch import __version__
from spieltisch.app.app_props import AppProps
from spieltisch.app.moments import greeting
from spieltisch.app.observable import emit_changes
from spieltisch.app.qvariant import QVariantList, QVariantMap, Row
from spieltisch.app.settings import SettingsController
from spieltisch.app.shortcuts import shortcut_rows
from spieltisch.core.messages import Message, message

if TYPE_CHECKING:
    from datetime import datetime

    from spieltisch.app.about.about_controller import AboutController
    from spieltisch.app.backup.backup_controller import BackupController
    from spieltisch.app.desk import Desk
    from spieltisch.app.matches_controller import MatchesController
    from spieltisch.app.new_match import NewMatchController
    from spieltisch.app.offers import OfferController
    from spieltisch.app.plugins.archives_controller import ArchivesController
    from spieltisch.app.profiles.profiles_controller import ProfilesController
    from spieltisch.app.services import Services
    from spieltisch.app.settings_page import SettingsPageController
    from spieltisch.app.statistics.statistics_controller import StatisticsController
    from spieltisch.app.table.controller import TableController
    from spieltisch.app.table.host import TableHost
    from spieltisch.app.table.review_controller import ReviewController
else:  # their modules are loaded after the first frame, and a property that holds any object can hold them
    AboutController = BackupController = MatchesController = NewMatchController = OfferController = QObject
    ArchivesController = ProfilesController = ReviewController = SettingsPageController = QObject
    StatisticsController = TableController = QObject

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

PAGES: Final = ("play", "matches", "statistics", "rules", "settings", "plugins", "about", "table")

LISTS: Final = ("matches", "statistics")
"""Where a match is looked for among others: leaving it leads back there."""


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
    saidChanged = Signal()
    pageChanged = Signal()
    pluginsChanged = Signal()
    shortcutsChanged = Signal()
    deskChanged = Signal()
    newMatchChanged = Signal()
    tableChanged = Signal()
    failed = Signal(str)
    informed = Signal(str)
    undoable = Signal(str)
    deleted = Signal(str)
    restored = Signal()
    """A backup has taken the place of everything that was stored, settings too."""

    def __init__(
        self, services: Services, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._props = AppProps()
        self._opened_from = "play"
        self._notice: Message | None = None
        self._said: Message | None = None
        self._desk: Desk | None = None
        services.storage.failing.connect(self._storage_failing)
        services.storage.lost.connect(self._fail)
        services.storage.recovered.connect(self._storage_recovered)
        services.shelf.loaded.connect(self._furnish)
        self.refresh()

    @Property(SettingsController, constant=True)
    def settings(self) -> SettingsController:
        """The settings."""
        return self._services.settings

    @Property(NewMatchController, notify=newMatchChanged)
    def newMatch(self) -> NewMatchController | None:
        """The sheet for a new match while it is open."""
        return None if self._desk is None else self._desk.new_match

    @Property(TableController, notify=tableChanged)
    def table(self) -> TableController | None:
        """The table while a match is open."""
        return None if self._desk is None else self._desk.host.table

    @Property(MatchesController, notify=deskChanged)
    def matches(self) -> MatchesController | None:
        """The search among stored matches, once the games are there."""
        return None if self._desk is None else self._desk.matches

    @Property(ReviewController, notify=tableChanged)
    def review(self) -> ReviewController | None:
        """The way through the match at the table while it is looked at again."""
        return None if self._desk is None else self._desk.host.review

    @Property(StatisticsController, notify=deskChanged)
    def statistics(self) -> StatisticsController | None:
        """The figures over years of play, once the games are there."""
        return None if self._desk is None else self._desk.statistics

    @Property(SettingsPageController, notify=deskChanged)
    def settingsPage(self) -> SettingsPageController | None:
        """The rules of new matches and the search of the settings page, once the games are there."""
        return None if self._desk is None else self._desk.settings_page

    @Property(OfferController, notify=deskChanged)
    def offer(self) -> OfferController | None:
        """The question whether to import a file given to another start, once the games are there."""
        return None if self._desk is None else self._desk.offer

    @Property(ProfilesController, notify=deskChanged)
    def profiles(self) -> ProfilesController | None:
        """The people who play here, once the games are there."""
        return None if self._desk is None else self._desk.profiles

    @Property(BackupController, notify=deskChanged)
    def backup(self) -> BackupController | None:
        """Everything as one file, once the games are there."""
        return None if self._desk is None else self._desk.backup

    @Property(AboutController, notify=deskChanged)
    def about(self) -> AboutController | None:
        """What the program is and what it is made of, once the games are there."""
        return None if self._desk is None else self._desk.about

    @Property(ArchivesController, notify=deskChanged)
    def archives(self) -> ArchivesController | None:
        """Adding and removing games, once the games are there."""
        return None if self._desk is None else self._desk.archives

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

    @Property(str, notify=saidChanged)
    def said(self) -> str:
        """What was said last, by `failed`, `informed`, `undoable` or `deleted`, in the present language."""
        return self._props.said

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """The page shown: play, matches, statistics, rules, settings, plugins, about or table."""
        return self._props.page

    @Property(QVariantList, notify=pluginsChanged)
    def plugins(self) -> list[Row]:
        """Every plugin; one with a `key` was added and can be removed.

        `{id, key, name, version, author, state, stateText, switchable, reason, source, checksum}`.
        """
        return self._props.plugins

    @Property(QVariantList, notify=shortcutsChanged)
    def shortcuts(self) -> list[Row]:
        """Keyboard shortcuts: `{keys, text, group}`."""
        return self._props.shortcuts

    @Slot(str)
    def navigate(self, page: str) -> None:
        """Show a page; without a match there is no table to show."""
        if page not in PAGES or (page == "table" and self._open_table is None):
            return
        self._set_page(page)
        if page in ("play", "matches"):
            self.reload()

    @Slot(str)
    def openNewMatch(self, gameId: str) -> None:
        """Open the sheet for a new match of a game, with the last choice."""
        if self._desk is not None:
            self._desk.open_new_match(gameId)

    @Slot()
    def closeNewMatch(self) -> None:
        """Close the sheet for a new match."""
        if self._desk is not None:
            self._desk.close_new_match()

    @Slot(int)
    def openMatch(self, matchId: int) -> None:
        """Continue a stored match."""
        if self._desk is not None:
            self._desk.host.open(matchId)

    @Slot(int)
    def watchMatch(self, matchId: int) -> None:
        """Look at a stored match again from its start."""
        if self._desk is not None:
            self._desk.host.look_back(matchId)

    @Slot()
    def closeTable(self) -> None:
        """Leave the table for the list it was opened from, or the start page; the match stays stored."""
        if self._desk is not None:
            self._desk.host.close()

    @Slot(QUrl)
    def importMatch(self, url: QUrl) -> None:
        """Open a match file and store it as a match of one's own."""
        if self._desk is not None:
            self._desk.import_match(url)

    @Slot(int, QUrl)
    def exportMatch(self, matchId: int, url: QUrl) -> None:
        """Write a stored match to a file."""
        if self._desk is not None:
            self._desk.export_match(matchId, url)

    @Slot(QUrl, result=bool)
    def fileExists(self, url: QUrl) -> bool:
        """Return whether writing to `url` would replace a file of this device."""
        return url.isLocalFile() and Path(url.toLocalFile()).exists()

    @Slot(result=QUrl)
    def documents(self) -> QUrl:
        """Return where dialogs for files begin: the folder of documents, or home where there is none."""
        return _folder(QStandardPaths.StandardLocation.DocumentsLocation)

    @Slot(result=QUrl)
    def downloads(self) -> QUrl:
        """Return where files from elsewhere are, or home where there is no folder for them."""
        return _folder(QStandardPaths.StandardLocation.DownloadLocation)

    @Slot(int)
    def deleteMatch(self, matchId: int) -> None:
        """Delete a stored match; `undoDelete` takes that back until `settleDelete`."""
        if self._desk is not None:
            self._desk.host.delete(matchId)
            self._say(message("app.match.deleted"), self.deleted)

    @Slot()
    def undoDelete(self) -> None:
        """Take the newest deletion back."""
        if self._desk is not None:
            self._desk.host.deletions.undo()

    @Slot()
    def settleDelete(self) -> None:
        """Nobody is offered any more to take the newest deletion back."""
        if self._desk is not None:
            self._desk.host.deletions.finish()

    @Slot(int, str)
    def renameMatch(self, matchId: int, title: str) -> None:
        """Give a stored match a title; an empty one takes it away."""
        if self._desk is not None:
            self._desk.rename(matchId, title.strip())

    @Slot(str, bool)
    def switchPlugin(self, pluginId: str, on: bool) -> None:
        """Switch a plugin on or off."""
        if self._desk is not None:
            self._desk.switch_plugin(pluginId, on=on)

    @Slot()
    def dismissNotice(self) -> None:
        """Take the notice away."""
        self.notify(None)

    @Slot(str, result=QVariantList)
    def rulesOf(self, gameId: str) -> list[Row]:
        """Return the rules of a game with its default options: `{title, paragraphs, examples}`."""
        return [] if self._desk is None else self._desk.rules_of(gameId)

    @property
    def host(self) -> TableHost:
        """Brings matches to the table; there once the games are loaded."""
        assert self._desk is not None  # noqa: S101 - asked for by whoever waits for `Shelf.loaded`
        return self._desk.host

    def offer_file(self, path: Path) -> None:
        """Ask whether to import a match file; to be called once the games are loaded."""
        assert self._desk is not None  # noqa: S101 - as above
        self._desk.offer.examine(path)

    @Slot(object)
    def notify(self, notice: Message | None) -> None:
        """Show something the person should know until they dismiss it."""
        self._notice = notice
        self.refresh()

    def reload(self) -> None:
        """Read the lists of matches again."""
        if self._desk is not None:
            self._desk.reload()

    def refresh(self) -> None:
        """Show everything in the current language and at the present time."""
        self._derive()
        if self._desk is not None:
            self._desk.refresh()

    def follow_settings(self) -> None:
        """Let the table follow the settings."""
        if self._open_table is not None:
            self._open_table.follow_settings(self._services.settings.preferences)

    def close(self) -> None:
        """Take the table away, and delete what nobody has taken back."""
        if self._desk is not None:
            self._desk.backup.stop()
            self._desk.archives.close()
            self._desk.host.close()
            self._desk.host.deletions.finish()

    @property
    def _open_table(self) -> TableController | None:
        return None if self._desk is None else self._desk.host.table

    @Slot()
    def _furnish(self) -> None:
        """The games are loaded: there is something to do now."""
        from spieltisch.app.desk import Desk  # noqa: PLC0415 - the shelf's thread has imported it by now

        self._desk = Desk(self._services, self._now, self)
        self._desk.changed.connect(self._derive)
        self._desk.new_match_changed.connect(self.newMatchChanged)
        self._desk.failed.connect(self._fail)
        self._desk.informed.connect(self._inform)
        self._desk.host.changed.connect(self._table_changed)
        self._desk.host.informed.connect(self._inform)
        self._desk.backup.changed.connect(self.restored)
        self._desk.backup.restored.connect(self._tell_restored)
        self.deskChanged.emit()
        self.refresh()
        self.reload()

    @Slot()
    def _derive(self) -> None:
        renderer = self._services.speech.renderer
        name = self._services.settings.preferences.player_name
        props = self._props._replace(
            greeting=greeting(self._now(), name, renderer),
            notice="" if self._notice is None else renderer.text(self._notice),
            said="" if self._said is None else renderer.text(self._said),
            shortcuts=shortcut_rows(renderer),
        )
        self._show(props if self._desk is None else self._desk.derive(props))

    @Slot()
    def _table_changed(self) -> None:
        self.tableChanged.emit()
        at_table = self._props.page == "table"
        if self._open_table is None and at_table:
            self._set_page(self._opened_from)
        elif self._open_table is not None and not at_table:
            self._opened_from = self._props.page if self._props.page in LISTS else "play"
            self._set_page("table")
        self.reload()

    def _set_page(self, page: str) -> None:
        self._show(self._props._replace(page=page))
        if self._desk is not None:
            self._desk.statistics.show(shown=page == "statistics")
            self._desk.settings_page.show(shown=page == "settings")

    @Slot(object)
    def _storage_failing(self, why: Message) -> None:
        self.notify(message("app.storage.retrying", why=why))

    @Slot()
    def _storage_recovered(self) -> None:
        self.notify(None)
        self._inform(message("app.storage.recovered"))
        self.reload()

    @Slot(object)
    def _fail(self, reason: Message) -> None:
        self._say(reason, self.failed)

    @Slot(object)
    def _inform(self, news: Message) -> None:
        self._say(news, self.informed)

    @Slot(object, bool)
    def _tell_restored(self, news: Message, undoable: bool) -> None:
        self._say(news, self.undoable if undoable else self.informed)

    def _say(self, news: Message, how: SignalInstance) -> None:
        self._said = news
        self._show(self._props._replace(said=self._services.speech.renderer.text(news)))
        how.emit(self._props.said)

    def _show(self, props: AppProps) -> None:
        old, self._props = self._props, props
        emit_changes(self, old, props)


def _folder(place: QStandardPaths.StandardLocation) -> QUrl:
    folder = QStandardPaths.writableLocation(place)
    if not Path(folder).is_dir():
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.HomeLocation)
    return QUrl.fromLocalFile(folder)
