"""The open list of the matches behind a figure: read a part at a time, told anew in another language."""

from __future__ import annotations

from collections.abc import Callable, Container
from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from spieltisch.app.qvariant import Row
from spieltisch.app.services import Services
from spieltisch.app.statistics.behind import match_row
from spieltisch.app.statistics.reader import Reader
from spieltisch.app.trickle import Trickle

if TYPE_CHECKING:
    from spieltisch.statistics import MatchPage, PlayedMatch, Selection
    from spieltisch.storage.database import Database

MATCHES_AT_ONCE: Final = 50


class Behind(NamedTuple):
    """Which matches a list has, and what it is about: `title` in the present language, None while unknown."""

    selection: Selection
    title: Callable[[], str | None]


class BehindList(QObject):
    """At most one list at a time; `told` gives `{title, note, total, more}`, empty for none."""

    told = Signal(object)
    failed = Signal(object)
    """Why the list cannot be read (`Message`)."""

    def __init__(
        self, services: Services, now: Callable[[], datetime], reader: Callable[[], Reader], rows: Trickle
    ) -> None:
        super().__init__(rows)
        self._services = services
        self._now = now
        self._reader = reader
        self._rows = rows
        self._behind: Behind | None = None
        self._matches: list[PlayedMatch] = []
        self._told: list[Row] = []
        """The matches in words, as long as the language is the same."""
        self._title = ""
        self._total = -1
        self._more = False
        self.hidden: Container[int] = ()
        """Matches that are about to be deleted."""

    def open(self, behind: Behind) -> None:
        """List the newest of the matches, in place of what was listed."""
        self._behind = behind
        self._forget_all()
        self.tell()
        self._read(0)

    def reopen(self) -> None:
        """Read what is listed anew."""
        if self._behind is not None:
            self.open(self._behind)

    def close(self) -> None:
        """List nothing."""
        self._behind = None
        self._forget_all()
        self._rows.show(self._told)
        self.told.emit({})

    def read_on(self) -> None:
        """Read the next part of the list."""
        if self._more:
            self._more = False
            self._tell_facts()
            self._read(len(self._matches))

    def forget(self, match_id: int) -> None:
        """A match is not to be seen any more."""
        self._matches = [match for match in self._matches if match.match_id != match_id]
        self._told = [row for row in self._told if row["id"] != match_id]
        self._rows.show(self._told)

    def tell(self) -> None:
        """Put everything into the present language."""
        if self._behind is not None:
            self._title = self._behind.title() or self._title
            self._told = []
            self._tell_facts()
            self._tell_matches()

    def _forget_all(self) -> None:
        self._matches, self._told, self._total, self._more = [], [], -1, False

    def _read(self, offset: int) -> None:
        behind = self._behind
        if behind is None:
            return

        def read(database: Database) -> MatchPage:
            from spieltisch.statistics import Statistics  # noqa: PLC0415 - loads the database stack

            return Statistics(database).matches(behind.selection, offset, MATCHES_AT_ONCE)

        def take(page: MatchPage) -> None:
            if behind is self._behind:
                self._take(page)

        self._services.storage.run(read, take, failed=lambda error: self.failed.emit(error.message))

    def _take(self, page: MatchPage) -> None:
        shown = [match for match in page.matches if match.match_id not in self.hidden]
        self._matches += shown
        self._total = page.total - len(page.matches) + len(shown)
        self._more = bool(page.matches) and page.offset + len(page.matches) < page.total
        self._tell_facts()
        self._tell_matches()

    def _tell_facts(self) -> None:
        note = "" if self._total < 0 else self._reader().text("matches", n=self._total)
        self.told.emit({"title": self._title, "note": note, "total": self._total, "more": self._more})

    def _tell_matches(self) -> None:
        reader, now = self._reader(), self._now()
        name = self._services.settings.preferences.player_name
        new = self._matches[len(self._told) :]
        self._told += [match_row(match, now, reader, name) for match in new]
        self._rows.show(self._told)
