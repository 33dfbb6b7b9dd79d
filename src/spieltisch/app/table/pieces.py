"""The pieces on the table as a list model that keeps their identity.

An update is told as removals, insertions, moves and changed roles by piece id, so that a delegate in QML
lives as long as its piece and can animate from place to place. When many pieces are new, as after a deal, QML
makes their delegates a few at a time: all at once would hold the window up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, QTimer
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class ShownPiece:
    """A row of the model: a `Piece` with its texts rendered; the field names are the QML roles.

    `face` and `badge` are empty for none; `number`, `originSlot` and `owner` are -1 for none. `refused`:
    a tap tells why it cannot be chosen.
    """

    pieceId: str
    kind: str
    face: str
    zone: str
    slot: int
    name: str
    playable: bool = False
    selectable: bool = False
    selected: bool = False
    hinted: bool = False
    dimmed: bool = False
    refused: bool = False
    preview: bool = False
    badge: str = ""
    number: int = -1
    originZone: str = ""
    originSlot: int = -1
    owner: int = -1


ROLE_NAMES = tuple(field.name for field in fields(ShownPiece))
_FIRST_ROLE = 0x0101  # the first after Qt.UserRole
NEW_AT_ONCE: Final = 4
"""How many new pieces are told between two turns of the event loop; making one delegate takes 0.7 ms."""


@QmlElement
class PieceModel(QAbstractListModel):
    """The pieces in the presenter's order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._target: tuple[ShownPiece, ...] = ()
        self._rows: list[ShownPiece] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(lambda: self._bring_all(NEW_AT_ONCE))

    @property
    def rows(self) -> tuple[ShownPiece, ...]:
        """What is shown, or will be when this turn of the event loop and the next few are over."""
        return self._target

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of pieces."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = _FIRST_ROLE) -> Any:
        """Return one role of one piece; nothing for another role or place."""
        offset = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= offset < len(ROLE_NAMES):
            return None
        return getattr(self._rows[index.row()], ROLE_NAMES[offset])

    def roleNames(self) -> dict[int, QByteArray]:
        """Return the roles under the names QML uses."""
        return {_FIRST_ROLE + offset: QByteArray(name.encode()) for offset, name in enumerate(ROLE_NAMES)}

    def update(self, pieces: Sequence[ShownPiece]) -> None:
        """Show `pieces`; ids are unique. An empty table is filled at once."""
        self._target = tuple(pieces)
        new = NEW_AT_ONCE if self._rows else len(pieces)
        self._remove_all_but({piece.pieceId for piece in pieces})
        self._bring_all(new)

    def _remove_all_but(self, kept: set[str]) -> None:
        for row in range(len(self._rows) - 1, -1, -1):
            if self._rows[row].pieceId not in kept:
                self.beginRemoveRows(_NO_PARENT, row, row)
                del self._rows[row]
                self.endRemoveRows()

    def _bring_all(self, new: int) -> None:
        """Bring all pieces that are there up to date, and at most `new` others; more come later."""
        row = 0
        for piece in self._target:
            current = self._find(piece.pieceId, row)
            if current is not None:
                self._move(current, row)
                self._change(row, piece)
            elif new > 0:
                new -= 1
                self._insert(row, piece)
            else:
                self._later.start(0)
                continue
            row += 1

    def _insert(self, row: int, piece: ShownPiece) -> None:
        self.beginInsertRows(_NO_PARENT, row, row)
        self._rows.insert(row, piece)
        self.endInsertRows()

    def _move(self, current: int, row: int) -> None:
        if current != row:
            self.beginMoveRows(_NO_PARENT, current, current, _NO_PARENT, row)
            self._rows.insert(row, self._rows.pop(current))
            self.endMoveRows()

    def _find(self, piece_id: str, start: int) -> int | None:
        for row in range(start, len(self._rows)):
            if self._rows[row].pieceId == piece_id:
                return row
        return None

    def _change(self, row: int, piece: ShownPiece) -> None:
        old = self._rows[row]
        roles = [
            _FIRST_ROLE + offset
            for offset, name in enumerate(ROLE_NAMES)
            if getattr(old, name) != getattr(piece, name)
        ]
        if roles:
            self._rows[row] = piece
            index = self.index(row)
            self.dataChanged.emit(index, index, roles)
