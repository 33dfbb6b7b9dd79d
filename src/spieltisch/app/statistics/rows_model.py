"""Rows of plain data as a list model: what changes is told row by row, so that nothing else is drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtQml import QmlElement

from spieltisch.app.qvariant import Row

QML_IMPORT_NAME = "Spieltisch.App"
QML_IMPORT_MAJOR_VERSION = 1

Index = QModelIndex | QPersistentModelIndex
ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_NO_PARENT = QModelIndex()


@QmlElement
class RowsModel(QAbstractListModel):
    """A list of rows with the one role `row`; each row has an `id`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    @property
    def rows(self) -> tuple[Row, ...]:
        """What is shown."""
        return tuple(self._rows)

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = ROLE) -> Any:
        """Return a row; nothing for another role or place."""
        if not index.isValid() or role != ROLE or index.row() >= len(self._rows):
            return None
        return self._rows[index.row()]

    def roleNames(self) -> dict[int, QByteArray]:
        """Return the role under the name QML uses."""
        return {ROLE: QByteArray(b"row")}

    def put(self, place: int, row: Row) -> None:
        """Show a row at a place, at most one after the last; a row of the same `id` below comes up there."""
        ids = [shown["id"] for shown in self._rows[place:]]
        if row["id"] not in ids:
            self._insert(place, [row])
            return
        self._remove(place, place + ids.index(row["id"]))
        if self._rows[place] != row:
            self._rows[place] = row
            self.dataChanged.emit(self.index(place), self.index(place))

    def extend(self, rows: Sequence[Row]) -> None:
        """Show more rows below."""
        self._insert(len(self._rows), rows)

    def cut(self, length: int) -> None:
        """Show no more than so many rows."""
        self._remove(length, len(self._rows))

    def _insert(self, place: int, rows: Sequence[Row]) -> None:
        if rows:
            self.beginInsertRows(_NO_PARENT, place, place + len(rows) - 1)
            self._rows[place:place] = rows
            self.endInsertRows()

    def _remove(self, first: int, end: int) -> None:
        if first < end:
            self.beginRemoveRows(_NO_PARENT, first, end - 1)
            del self._rows[first:end]
            self.endRemoveRows()
