"""What the start page, the sheet for new matches and the table are about, once the games are there.

Importing this takes time and is done away from the Qt thread, after the first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot

from spieltisch.app import lists
from spieltisch.app.about.about_controller import AboutController
from spieltisch.app.app_props import AppProps
from spieltisch.app.backup.backup_controller import BackupController
from spieltisch.app.draft import Draft
from spieltisch.app.drafts import Drafts
from spieltisch.app.former_games import FORMER_GAMES
from spieltisch.app.game_settings import deck_of
from spieltisch.app.matches_controller import MatchesController
from spieltisch.app.new_match import NewMatchController
from spieltisch.app.offers import OfferController
from spieltisch.app.opening import attempt
from spieltisch.app.plugins.archives_controller import ArchivesController
from spieltisch.app.profiles.directory import Directory
from spieltisch.app.profiles.profiles_controller import ProfilesController
from spieltisch.app.qvariant import Row
from spieltisch.app.services import Services
from spieltisch.app.settings_page import SettingsPageController
from spieltisch.app.statistics.statistics_controller import StatisticsController
from spieltisch.app.table.host import TableHost
from spieltisch.app.table.render import Wording, rules_rows
from spieltisch.core.errors import SpieltischError
from spieltisch.core.events import Json
from spieltisch.core.match import MatchHeader
from spieltisch.core.messages import message
from spieltisch.texts import People

if TYPE_CHECKING:
    from spieltisch.storage.database import Database

RECENT_LIMIT = 200


class Desk(QObject):
    """Lists of matches, the sheet for a new one, and the host of the table."""

    changed = Signal()
    """The lists are different now."""
    new_match_changed = Signal()
    """A sheet for a new match has been opened or closed."""
    failed = Signal(object)
    """Why something could not be done (`Message`)."""
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(
        self, services: Services, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._now = now
        self._stored = lists.Stored()
        self._loaded = False
        self.new_match: NewMatchController | None = None
        self.profiles = ProfilesController(services, now, self)
        self.host = TableHost(services, self, people=self._people)
        self.host.stored.connect(self.reload)
        self.host.failed.connect(self.failed)
        self.matches = MatchesController(services.storage, self._reader, self.host.deletions, self)
        self.offer = OfferController(services, self.host, self)
        self.profiles.known.connect(self._people_changed)
        self.profiles.relinked.connect(self.host.stored)
        self.profiles.failed.connect(self.failed)
        self.backup = BackupController(services, services.storage.folder, now, self)
        self.backup.clearing.connect(self._clear)
        self.backup.changed.connect(self._everything_changed)
        self.backup.failed.connect(self.failed)
        self.backup.informed.connect(self.informed)
        self.about = AboutController(services, self)
        self.about.informed.connect(self.informed)
        self.archives = ArchivesController(services, self)
        self.archives.closing.connect(self._put_away)
        self.archives.changed.connect(self._games_changed)
        self.archives.failed.connect(self.failed)
        self.archives.informed.connect(self.informed)
        self._drafts = Drafts(services, self._people)
        self.settings_page = SettingsPageController(services, self._drafts, self)
        self.settings_page.broke.connect(self._broke)
        self.statistics = StatisticsController(services, now, self)
        self.host.stored.connect(self.statistics.follow)
        self.host.deletions.hidden.connect(self.statistics.forget)
        self.statistics.leave_out(self.host.deletions)
        self.statistics.failed.connect(self.failed)
        self.statistics.informed.connect(self.informed)

    def derive(self, props: AppProps) -> AppProps:
        """Return `props` with the games and lists of this moment, in the current language."""
        services, stored = self._services, self._stored.without(self.host.deletions)
        renderer, shelf = services.speech.renderer, services.shelf
        reader = self._reader()
        waiting = len(stored.running)
        note = message("app.waiting", n=waiting) if waiting else message("app.waiting.none")
        return props._replace(
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
            greeting_note=renderer.text(note) if self._loaded else "",
            loading=not self._loaded,
            plugins=shelf.plugin_rows(),
        )

    def _reader(self) -> lists.Reader:
        services, shelf = self._services, self._services.shelf
        preferences = services.settings.preferences
        decks = {
            record.id: deck_of(preferences, record.id, plugin.habits) for record, plugin in shelf.plugins()
        }
        name = preferences.player_name
        person = self.profiles.directory.named(name)
        profile = None if person is None else person.id
        names, former = shelf.names(), shelf.former_names()
        return lists.Reader(services.speech.renderer, self._now(), name, names, decks, profile, former)

    def refresh(self) -> None:
        """Show sheets, matches, statistics and table in the current language."""
        self.offer.refresh()
        self.profiles.refresh()
        self.backup.refresh()
        self.archives.refresh()
        self.about.refresh()
        self.matches.refresh()
        self.statistics.refresh()
        self.settings_page.refresh()
        if self.new_match is not None:
            self.new_match.refresh()
        if self.host.table is not None:
            self.host.table.refresh()

    @Slot()
    def reload(self) -> None:
        """Read the lists of matches again."""
        year = self._now().year

        def read(database: Database) -> lists.Stored:
            matches = database.matches
            games = database.settings.get_all().get(FORMER_GAMES)
            return lists.Stored(matches.running(), matches.recent(RECENT_LIMIT), matches.year(year), games)

        self._services.storage.run(read, self._read, failed=lambda _error: self._read(self._stored))
        self.profiles.read()

    def open_new_match(self, game_id: str) -> None:
        """Open the sheet for a new match, with the last choice."""
        try:
            plugin = self._services.shelf.plugin(game_id)
        except SpieltischError as error:
            self.failed.emit(error.message)
            return

        def show(remembered: Mapping[str, Json]) -> None:
            try:
                sheet = self._drafts.sheet(plugin, remembered.get(game_id))
                controller = NewMatchController(sheet, self._services.settings, self)
            except Exception as error:
                self._broke(game_id, error)
                return
            controller.chosen.connect(self._start)
            controller.broke.connect(partial(self._broke, game_id))
            self._set_new_match(controller)

        self._drafts.read(show)

    def close_new_match(self) -> None:
        """Close the sheet for a new match."""
        self._set_new_match(None)

    def rename(self, match_id: int, title: str) -> None:
        """Give a stored match a title."""
        self._services.storage.run(
            lambda database: database.matches.rename(match_id, title),
            lambda _result: self.host.stored.emit(),
            failed=lambda error: self.failed.emit(error.message),
        )

    def import_match(self, url: QUrl) -> None:
        """Bring a match file to the table."""
        path = self._local_path(url)
        if path is not None:
            self.host.open_file(path)

    def export_match(self, match_id: int, url: QUrl) -> None:
        """Write a stored match to a file."""
        path = self._local_path(url)
        if path is not None:
            self.host.export(match_id, path)

    def rules_of(self, game_id: str) -> list[Row]:
        """Return the rules of a game with its default options; nothing for an unknown game."""
        try:
            plugin = self._services.shelf.plugin(game_id)
        except SpieltischError:
            return []
        options = {option.key: option.default for option in plugin.game.info.options}
        deck = deck_of(self._services.settings.preferences, game_id, plugin.habits)
        words = Wording(self._services.speech.renderer, People(deck=deck))
        rules = attempt(lambda: rules_rows(plugin.presenter.rules(options), words))
        if rules.value is None:
            self.failed.emit(rules.problem)
        return rules.value or []

    def switch_plugin(self, plugin_id: str, *, on: bool) -> None:
        """Switch a plugin on or off; a match of it leaves the table and stays stored."""
        if not on:
            self._put_away(plugin_id)
        try:
            self._services.shelf.switch(plugin_id, on=on)
        except SpieltischError as error:
            self.failed.emit(error.message)
        self._games_changed()

    @Slot(str)
    def _put_away(self, game_id: str) -> None:
        """Close what is open of a game; its match stays stored."""
        table = self.host.table
        if table is not None and table.live.session.match.header.game == game_id:
            self.host.close()
        if self.new_match is not None and self.new_match.property("gameId") == game_id:
            self.close_new_match()

    def _keep_names(self) -> None:
        """Remember what games of others are called, for their matches when they are gone."""
        names = self._services.shelf.learn_names(self._stored.games)
        if names is not None:
            self._stored = replace(self._stored, games=names)
            self._services.storage.run(lambda database: database.settings.set(FORMER_GAMES, names))

    @Slot()
    def _games_changed(self) -> None:
        if self._loaded:
            self._keep_names()
        self.matches.refresh()
        self.changed.emit()

    @Slot(object, object)
    def _start(self, header: MatchHeader, draft: Draft) -> None:
        self._drafts.write(header.game, draft)
        settings = self._services.settings
        people = [entry.name for entry in header.seats if entry.human]
        if not settings.preferences.player_name and len(people) == 1:
            settings.change("player_name", people[0])
        self._set_new_match(None)
        self.host.start(header)

    @Slot()
    def _clear(self) -> None:
        """Close what is open and finish what waits, before everything that is stored is changed."""
        self.close_new_match()
        self.host.close()
        self.host.deletions.finish()

    @Slot()
    def _everything_changed(self) -> None:
        self.profiles.forget_changes()
        self._games_changed()
        self.host.stored.emit()

    def _people(self) -> Directory:
        return self.profiles.directory

    @Slot()
    def _people_changed(self) -> None:
        """Names and colours of people are different now."""
        if self.new_match is not None:
            self.new_match.refresh()
        if self.host.table is not None:
            self.host.table.refresh()
        self.matches.refresh()
        self.changed.emit()

    @Slot(str, object)
    def _broke(self, game: str, error: Exception) -> None:
        """A game's code failed before there was a match of it."""
        reason = self._services.shelf.fail(game, error)
        self._set_new_match(None)
        self.changed.emit()
        self.failed.emit(reason)

    def _set_new_match(self, sheet: NewMatchController | None) -> None:
        old, self.new_match = self.new_match, sheet
        self.new_match_changed.emit()
        if old is not None:
            old.retire()

    def _read(self, stored: lists.Stored) -> None:
        self._stored = stored
        self._loaded = True
        self._keep_names()
        self.matches.take(stored.running)
        self.changed.emit()

    def _local_path(self, url: QUrl) -> Path | None:
        if url.isLocalFile():
            return Path(url.toLocalFile())
        self.failed.emit(message("app.match.elsewhere"))
        return None
