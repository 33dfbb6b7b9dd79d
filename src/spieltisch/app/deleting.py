"""Matches that are deleted in a moment: out of sight at once, gone for good when nobody has taken it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from spieltisch.app.storage_link import StorageLink

if TYPE_CHECKING:
    from spieltisch.storage.database import Database

GRACE_MS: Final = 8_000
"""How long a deletion can be taken back; as long as the program says so."""


class Deletions(QObject):
    """Hides matches and deletes them later. One deletion can be taken back: the newest."""

    changed = Signal()
    """Which matches are hidden, or stored, is different now."""
    hidden = Signal(int)
    """This match is not to be seen any more."""

    def __init__(
        self, storage: StorageLink, parent: QObject | None = None, *, grace_ms: int = GRACE_MS
    ) -> None:
        super().__init__(parent)
        self._storage = storage
        self._waiting: int | None = None
        self._under_way: set[int] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(grace_ms)
        self._timer.timeout.connect(self.finish)

    def __contains__(self, match_id: object) -> bool:
        """Whether a match is to be treated as if it were gone."""
        return match_id == self._waiting or match_id in self._under_way

    def delete(self, match_id: int) -> None:
        """Hide a match now and delete it when the time to take it back is over."""
        if match_id in self:
            return
        self.finish()
        self._waiting = match_id
        self._timer.start()
        self.hidden.emit(match_id)
        self.changed.emit()

    def undo(self) -> None:
        """Take the newest deletion back, if there is still time."""
        if self._waiting is not None:
            self._timer.stop()
            self._waiting = None
            self.changed.emit()

    def finish(self) -> None:
        """Delete for good what waits."""
        match_id, self._waiting = self._waiting, None
        self._timer.stop()
        if match_id is None:
            return
        self._under_way.add(match_id)

        def delete(database: Database) -> None:
            database.matches.delete(match_id)

        self._storage.run(delete, lambda _result: self._deleted(match_id))

    def _deleted(self, match_id: int) -> None:
        self._under_way.discard(match_id)
        self.changed.emit()
