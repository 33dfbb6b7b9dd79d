"""Matches that are being deleted: out of sight at once, gone for good when it cannot be undone any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from spieltisch.app.storage_link import StorageLink

if TYPE_CHECKING:
    from spieltisch.storage.database import Database


class Deletions(QObject):
    """Hides matches and deletes them later. One deletion can be taken back: the newest, until `finish`.

    How long that is, those who offer it say; the program finishes it at its end.
    """

    changed = Signal()
    """Which matches are hidden, or stored, is different now."""
    hidden = Signal(int)
    """This match is not to be seen any more."""

    def __init__(self, storage: StorageLink, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._storage = storage
        self._waiting: int | None = None
        self._under_way: set[int] = set()

    def __contains__(self, match_id: object) -> bool:
        """Whether a match is to be treated as if it were gone."""
        return match_id == self._waiting or match_id in self._under_way

    def delete(self, match_id: int) -> None:
        """Hide a match now; the one before is deleted for good."""
        if match_id in self:
            return
        self.finish()
        self._waiting = match_id
        self.hidden.emit(match_id)
        self.changed.emit()

    def undo(self) -> None:
        """Take the newest deletion back, if it can be."""
        if self._waiting is not None:
            self._waiting = None
            self.changed.emit()

    def finish(self) -> None:
        """Delete for good what waits."""
        match_id, self._waiting = self._waiting, None
        if match_id is None:
            return
        self._under_way.add(match_id)

        def delete(database: Database) -> None:
            database.matches.delete(match_id)

        self._storage.run(delete, lambda _result: self._deleted(match_id))

    def _deleted(self, match_id: int) -> None:
        self._under_way.discard(match_id)
        self.changed.emit()
