"""Rows that come into a list a few at a time, so that the window is drawn in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Slot

from spieltisch.app.qvariant import Row
from spieltisch.app.statistics.rows_model import RowsModel

ROWS_AT_ONCE: Final = 3


class Trickle(QObject):
    """Makes a model show rows; rows that are shown already stay where they are."""

    def __init__(self, model: RowsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._rows: list[Row] = []
        self._next = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether some rows are still to come."""
        return self._timer.isActive()

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows and no others."""
        self._rows, self._next = list(rows), 0
        self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        made = 0
        while made < ROWS_AT_ONCE and self._next < len(self._rows):
            row = self._rows[self._next]
            made += self._next >= len(self._model.rows) or self._model.rows[self._next] != row
            self._model.put(self._next, row)
            self._next += 1
        if self._next == len(self._rows):
            self._timer.stop()
            self._model.cut(len(self._rows))
