"""The running log as a list model: a longer log is told as new rows, not as another list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

Index = QModelIndex | QPersistentModelIndex
_NO_PARENT = QModelIndex()


@dataclass(frozen=True, slots=True)
class ShownLine:
    """A row of the model: a `LogLine` as styled text. Its fields are the QML roles; `side` is -1 for none."""

    text: str
    kind: str
    value: str
    side: int


ROLE_NAMES = tuple(field.name for field in fields(ShownLine))
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1


def common_beginning(one: Sequence[object], other: Sequence[object]) -> int:
    """Return how many items from the start two sequences share."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (left, right) in pairs if left != right), min(len(one), len(other)))


@QmlElement
class LogModel(QAbstractListModel):
    """The lines of the log, oldest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[ShownLine] = []

    @property
    def lines(self) -> tuple[ShownLine, ...]:
        """What is shown."""
        return tuple(self._lines)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = _FIRST_ROLE) -> Any:
        """Return one role of one line; nothing for another role or place."""
        offset = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= offset < len(ROLE_NAMES):
            return None
        return getattr(self._lines[index.row()], ROLE_NAMES[offset])

    def roleNames(self) -> dict[int, QByteArray]:
        """Return the roles under the names QML uses."""
        return {_FIRST_ROLE + offset: QByteArray(name.encode()) for offset, name in enumerate(ROLE_NAMES)}

    def update(self, lines: Sequence[ShownLine]) -> None:
        """Show `lines`. A line that is told otherwise changes where it stands, so that nothing scrolls."""
        kept = min(len(self._lines), len(lines))
        changed = [row for row in range(kept) if self._lines[row] != lines[row]]
        if changed:
            first, last = changed[0], changed[-1]
            self._lines[first : last + 1] = lines[first : last + 1]
            self.dataChanged.emit(self.index(first), self.index(last))
        if kept < len(self._lines):
            self.beginRemoveRows(_NO_PARENT, kept, len(self._lines) - 1)
            del self._lines[kept:]
            self.endRemoveRows()
        if kept < len(lines):
            self.beginInsertRows(_NO_PARENT, kept, len(lines) - 1)
            self._lines += lines[kept:]
            self.endInsertRows()
