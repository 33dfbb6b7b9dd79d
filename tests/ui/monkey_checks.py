"""What must hold after every step of the monkey: the pieces at the table, and what is stored of its match."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from spieltisch.app.opening import stored_match
from spieltisch.core.errors import SpieltischError

if TYPE_CHECKING:
    from spieltisch.app.application import Application
    from spieltisch.app.table.controller import TableController
    from spieltisch.storage.database import Database
    from spieltisch.storage.records import StoredMatch

SECRET_ZONES = ("hand/", "crib", "pack", "boneyard")
REPLAYED = 0.05
SWITCHED_OFF = "core.plugin.disabled"
"""What an error says of a game that was switched off while its match was on the way."""


class Audit:
    """Looks at tables of an application; what the storage says later is in `complaints`.

    `compared` counts the logs that were compared, `replayed` those of them that were played anew.
    """

    def __init__(self, dice: random.Random) -> None:
        self.complaints: list[str] = []
        self.compared = self.replayed = 0
        self._dice = dice
        self._asked = self._answered = 0
        self._application: Application | None = None

    @property
    def settled(self) -> bool:
        """Whether every log has been compared."""
        return self._asked == self._answered

    def attend(self, application: Application) -> None:
        """Look at another application from now on."""
        self._application = application

    def forget(self) -> None:
        """Wait for no answer any more: the application has gone."""
        self._answered = self._asked

    def look(self, table: TableController, after: str, *, watched: bool) -> None:
        """Check a table; nothing is stored of a match that is looked at again (`watched`)."""
        self._check_pieces(table, after)
        if not watched:
            self._check_log(table, after)

    def _check_pieces(self, table: TableController, after: str) -> None:
        rows = table.pieces.rows
        session = table.live.session
        ids = [row.pieceId for row in rows]
        assert len(set(ids)) == len(ids), after
        assert ids == [piece.id for piece in session.table.pieces], after
        faces = [row.face for row in rows if row.face and not row.preview]
        pack = session.match.game.pieces(session.match.header.options)
        assert not Counter(faces) - Counter(pack), (after, faces)
        assert len(ids) <= len(pack), after
        assert sum(table.property("zones").values()) == len(ids), after
        if session.viewer.covered and not session.presenting and not session.ended:
            secret = [row for row in rows if row.face and row.zone.startswith(SECRET_ZONES)]
            assert not secret, (after, secret)

    def _check_log(self, table: TableController, after: str) -> None:
        """Compare the log when the storage comes to it: jobs are done in the order they were given."""
        assert self._application is not None
        journal, match = table.live.journal, table.live.session.match
        shown = (tuple(action.text for action in match.actions), match.cursor, bool(match.result().over))
        state = match.state if self._dice.random() < REPLAYED else None

        def read(database: Database) -> tuple[StoredMatch, bool]:
            match_id = journal.match_id
            assert match_id is not None
            return database.matches.load(match_id), database.matches.summary(match_id).finished is not None

        def compare(answer: tuple[StoredMatch, bool]) -> None:
            self._answered += 1
            self.compared += 1
            stored, finished = answer
            found = (stored.actions, stored.cursor, finished)
            if found != shown:
                self.complaints.append(f"after {after}: stored {found}, shown {shown}")
            elif state is not None:
                self._replay(stored, state, after)

        self._asked += 1
        self._application.storage.run(read, compare, failed=self._unread)

    def _replay(self, stored: StoredMatch, state: object, after: str) -> None:
        """What is stored leads to the state that was shown."""
        assert self._application is not None
        try:
            match = stored_match(stored, self._application.shelf.plugin).match
        except SpieltischError as error:
            if error.message.key != SWITCHED_OFF:
                self.complaints.append(f"after {after}: {error}")
            return
        self.replayed += 1
        if match.state != state:
            self.complaints.append(f"after {after}: {stored.actions[: stored.cursor]} leads to another state")

    def _unread(self, error: SpieltischError) -> None:
        self._answered += 1
        if error.message.key != "storage.match.missing":
            self.complaints.append(str(error))
