"""One match in the storage: what the session wants stored becomes jobs, in order, as it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from spieltisch.app.intents import (
    AppendAction,
    FinishMatch,
    Intent,
    Keep,
    MarkHelped,
    MoveCursor,
    ReopenMatch,
    StoreClock,
)
from spieltisch.app.message_json import message_to_text
from spieltisch.app.storage_link import StorageLink
from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage.records import NewMatch

if TYPE_CHECKING:
    from spieltisch.storage.database import Database


class Journal:
    """Stores a match. Its id is known once it has been created, which is the first job."""

    def __init__(self, storage: StorageLink, match_id: int | None = None) -> None:
        self._storage = storage
        self._match_id = match_id

    @classmethod
    def begin(cls, storage: StorageLink, new: NewMatch, then: Callable[[], None] | None = None) -> Journal:
        """Store a new match; `then` is called when it is there."""
        journal = cls(storage)
        storage.run(partial(journal._create, new), None if then is None else lambda _id: then())
        return journal

    @property
    def match_id(self) -> int | None:
        """The id in the storage, once it has one."""
        return self._match_id

    def write(self, intents: Sequence[Intent]) -> None:
        """Queue what one change of the session has to store: all of it or, after a kill, nothing."""
        if intents:
            self._storage.run(partial(self._do_all, tuple(intents)))

    def _create(self, new: NewMatch, database: Database) -> int:
        self._match_id = database.matches.create(new)
        return self._match_id

    def _do_all(self, intents: Sequence[Intent], database: Database) -> None:
        with database.transaction():
            for intent in intents:
                self._do(intent, database)

    def _do(self, intent: Intent, database: Database) -> None:
        if self._match_id is None:  # at the end, when what could not be stored is tried one last time
            raise StorageError(message("storage.match.missing"))
        matches, match_id = database.matches, self._match_id
        match intent:
            case AppendAction():
                matches.append(
                    match_id,
                    intent.index,
                    intent.action,
                    auto=intent.auto,
                    clock=intent.clock,
                    next_clock=intent.next_clock,
                    scores=intent.scores,
                    progress=message_to_text(intent.progress),
                )
            case MoveCursor():
                progress = message_to_text(intent.progress)
                matches.set_cursor(
                    match_id,
                    intent.cursor,
                    intent.scores,
                    progress,
                    clock=intent.clock,
                    helped=intent.helped,
                )
            case StoreClock():
                matches.set_clock(match_id, intent.seconds)
            case MarkHelped():
                matches.mark_helped(match_id)
            case Keep():
                matches.keep(match_id, intent.seat, dict(intent.kept))
            case FinishMatch():
                matches.finish(match_id, intent.seats)
            case ReopenMatch():
                matches.reopen(match_id)
