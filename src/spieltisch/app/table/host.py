"""Brings matches to the table: new ones, stored ones, files; one table at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from spieltisch.app.deleting import Deletions
from spieltisch.app.game_settings import deck_of, one_tap
from spieltisch.app.journal import Journal
from spieltisch.app.opening import OpenedMatch, Outcome, attempt, match_from_file, new_record, stored_match
from spieltisch.app.profiles.colours import TableColours
from spieltisch.app.profiles.directory import Directory
from spieltisch.app.review import NoJournal, ReviewSession
from spieltisch.app.services import Services
from spieltisch.app.session import MatchSession
from spieltisch.app.table.controller import TableController
from spieltisch.app.table.live import LiveTable
from spieltisch.app.table.picture import Picture
from spieltisch.app.table.review_controller import ReviewController
from spieltisch.core.errors import StorageError
from spieltisch.core.match import Match, MatchHeader, new_match_header
from spieltisch.core.matchfile import write_file
from spieltisch.core.messages import message

if TYPE_CHECKING:
    from spieltisch.core.game import GamePlugin
    from spieltisch.storage.database import Database


class TableHost(QObject):
    """Owns the open table."""

    changed = Signal()
    """Another table is open, or none."""
    stored = Signal()
    """The list of matches is different now."""
    failed = Signal(object)
    """Why something could not be done (`Message`)."""
    informed = Signal(object)
    """Something that was done (`Message`)."""

    def __init__(
        self,
        services: Services,
        parent: QObject | None = None,
        *,
        people: Callable[[], Directory] = Directory,
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._people = people
        self._table: TableController | None = None
        self._reviews: dict[TableController, ReviewController] = {}
        self._request = 0
        self.deletions = Deletions(services.storage, self)
        self.deletions.changed.connect(self.stored)

    @property
    def table(self) -> TableController | None:
        """The open table."""
        return self._table

    @property
    def review(self) -> ReviewController | None:
        """The way through the match at the table, if it is one that is looked at again."""
        return None if self._table is None else self._reviews.get(self._table)

    @property
    def match_id(self) -> int | None:
        """The id of the match at the table, once it has one."""
        return None if self._table is None else self._table.live.journal.match_id

    def start(self, header: MatchHeader) -> None:
        """Begin a match."""
        self._newest_request()
        outcome = attempt(lambda: self._new_match(header))
        self._bring(outcome, self._begin_journal)

    def open(self, match_id: int) -> None:
        """Continue a stored match."""
        request = self._newest_request()
        if match_id == self.match_id:
            self.changed.emit()
            return
        find = self._services.shelf.plugin

        def load(database: Database) -> Outcome[OpenedMatch]:
            stored = database.matches.load(match_id)
            return attempt(lambda: stored_match(stored, find))

        def journal(_session: MatchSession) -> Journal:
            return Journal(self._services.storage, match_id)

        def bring(outcome: Outcome[OpenedMatch]) -> None:
            if request == self._request and match_id not in self.deletions:
                self._bring(outcome, journal)

        self._services.storage.run(load, bring, failed=self._failed)

    def look_back(self, match_id: int) -> None:
        """Look at a stored match again from its start; it stays as it is."""
        request = self._newest_request()
        find = self._services.shelf.plugin

        def load(database: Database) -> Outcome[OpenedMatch]:
            stored = database.matches.load(match_id)
            return attempt(lambda: stored_match(stored, find))

        def bring(outcome: Outcome[OpenedMatch]) -> None:
            if request == self._request:
                self._bring(outcome, self._no_journal, review=True)

        self._services.storage.run(load, bring, failed=self._failed)

    def open_file(self, path: Path) -> None:
        """Store a match file as a match of one's own and bring it to the table."""
        find = self._services.shelf.plugin
        request = self._newest_request()

        def read(_database: Database) -> Outcome[OpenedMatch]:
            return attempt(lambda: match_from_file(path, find))

        def bring(outcome: Outcome[OpenedMatch]) -> None:
            if request == self._request:
                self._bring(outcome, self._begin_journal)

        self._services.storage.run(read, bring, failed=self._failed)

    def look_into(self, path: Path, then: Callable[[OpenedMatch], None]) -> None:
        """Read a match file without storing it; `failed` tells why it cannot be."""
        find = self._services.shelf.plugin

        def read(_database: Database) -> Outcome[OpenedMatch]:
            return attempt(lambda: match_from_file(path, find))

        def take(outcome: Outcome[OpenedMatch]) -> None:
            if outcome.value is None:
                self.failed.emit(outcome.problem)
            else:
                then(outcome.value)

        self._services.storage.run(read, take, failed=self._failed)

    def show(self, match: Match[Any, Any]) -> None:
        """Store a match that is not in the storage yet and bring it to the table."""
        self.take_in(OpenedMatch(match))

    def take_in(self, opened: OpenedMatch) -> None:
        """As `show`, with what is known of the time for its decisions."""
        self._newest_request()
        self._bring(Outcome(value=opened), self._begin_journal)

    def export(self, match_id: int, path: Path) -> None:
        """Write a stored match to a file."""
        find = self._services.shelf.plugin

        def write(database: Database) -> Outcome[str]:
            stored = database.matches.load(match_id)
            return attempt(lambda: _write(path, stored_match(stored, find)))

        self._services.storage.run(write, self._exported, failed=self._failed)

    def delete(self, match_id: int) -> None:
        """Delete a stored match, which can be taken back for a moment; its table is closed."""
        if match_id == self.match_id:
            self.close()
        self.deletions.delete(match_id)

    def close(self) -> None:
        """Take the table away; the match stays stored."""
        self._newest_request()
        if self._table is not None:
            self._drop(self._put(None))

    def _newest_request(self) -> int:
        """What is asked for last counts: a match that is still being read then stays where it is."""
        self._request += 1
        return self._request

    def _new_match(self, header: MatchHeader) -> OpenedMatch:
        return OpenedMatch(Match(self._services.shelf.plugin(header.game).game, header))

    def _bring(
        self,
        outcome: Outcome[OpenedMatch],
        journal: Callable[[MatchSession], Journal],
        *,
        review: bool = False,
    ) -> None:
        opened = outcome.value
        if opened is None:
            self.failed.emit(outcome.problem)
            return
        made = attempt(lambda: self._make_table(opened, journal, review))
        if made.value is None:
            self.failed.emit(made.problem)
            return
        old = self._put(made.value)
        made.value.live.settle()
        self._drop(old)

    def _make_table(
        self, opened: OpenedMatch, journal: Callable[[MatchSession], Journal], review: bool
    ) -> TableController:
        match = opened.match
        services, preferences = self._services, self._services.settings.preferences
        plugin = services.shelf.plugin(match.header.game)
        session = self._make_session(plugin, opened, review)
        deck = deck_of(preferences, match.header.game, plugin.habits)
        folder, colours = services.shelf.folder(match.header.game), partial(self._colours, opened)
        picture = Picture(services.speech.renderer, folder, deck, colours)
        picture.draw(session, thinking=False)  # a presenter that fails does so before anything is stored
        live = LiveTable(session, journal(session), services.thinker, self._pace, seconds=services.seconds)
        session.note_opened()
        table = TableController(live, picture, partial(self._rematch, match.header), self)
        live.broke.connect(partial(self._broke, match.header.game))
        if isinstance(session, ReviewSession):
            self._reviews[table] = ReviewController(live, session, partial(self._branch, session), table)
        return table

    def _make_session(self, plugin: GamePlugin, opened: OpenedMatch, review: bool) -> MatchSession:
        preferences = self._services.settings.preferences
        if review:
            return ReviewSession(plugin, opened.match, numbered=preferences.numbered)
        return MatchSession(
            plugin,
            opened.match,
            one_tap=one_tap(preferences, opened.match.header.game, plugin.habits),
            numbered=preferences.numbered,
            remaining=opened.remaining,
            kept=opened.kept,
        )

    def _colours(self, opened: OpenedMatch) -> TableColours:
        match = opened.match
        return self._people().colours(match.sides, match.header.seats, opened.people)

    def _pace(self) -> str:
        return self._services.settings.preferences.computer_pace

    def _begin_journal(self, session: MatchSession) -> Journal:
        return Journal.begin(self._services.storage, new_record(session), self.stored.emit)

    def _begin_branch(self, session: MatchSession) -> Journal:
        """Whoever goes on from a review has seen every hand: that counts as help."""
        record = replace(new_record(session), helped=True)
        return Journal.begin(self._services.storage, record, self.stored.emit)

    def _no_journal(self, _session: MatchSession) -> Journal:
        return NoJournal(self._services.storage)

    def _branch(self, session: ReviewSession) -> None:
        """Play on from where a review is, in a match of its own."""
        self._newest_request()
        self._bring(attempt(lambda: OpenedMatch(session.branch())), self._begin_branch)

    def _rematch(self, header: MatchHeader) -> None:
        plugin = self._services.shelf.plugin(header.game)
        chosen = header.dealer if plugin.habits.opener else None
        self.start(new_match_header(plugin.game, header.seats, header.options, dealer=chosen))

    def _broke(self, game: str, error: Exception) -> None:
        reason = self._services.shelf.fail(game, error)
        self.close()
        self.failed.emit(reason)

    def _put(self, table: TableController | None) -> TableController | None:
        """Put another table or none in the place of the open one, which stops and is returned."""
        old, self._table = self._table, table
        if old is not None:
            old.live.close()
            self._reviews.pop(old, None)
        return old

    def _drop(self, old: TableController | None) -> None:
        """Tell of the change, then delete the old table: what showed it in QML has to go before it."""
        self.changed.emit()
        if old is not None:
            old.deleteLater()

    def _exported(self, outcome: Outcome[str]) -> None:
        if outcome.value is None:
            self.failed.emit(outcome.problem)
        else:
            self.informed.emit(message("app.file.exported", name=outcome.value))

    def _failed(self, error: StorageError) -> None:
        self.failed.emit(error.message)


def _write(path: Path, opened: OpenedMatch) -> str:
    write_file(path, opened.match, opened.remaining.clock)
    return path.name
