"""What a program says that it must never say: warnings of Qt, of QML and of Python's log."""

from __future__ import annotations

import logging
import warnings

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = ("QUnifiedTimer::stopAnimationDriver",)
"""Qt stops its timer twice when a window is grabbed while the last animation ends; as in `pyproject.toml`."""


class Ears(logging.Handler):
    """Collects every warning of this process from now on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []
        qInstallMessageHandler(self._hear_qt)
        logging.getLogger().addHandler(self)
        warnings.simplefilter("error")

    def __call__(self) -> list[str]:
        """Everything that was heard."""
        return self.heard

    def emit(self, record: logging.LogRecord) -> None:
        """Hear a record of the log."""
        self.heard.append(self.format(record))

    def _hear_qt(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(HARMLESS):
            self.heard.append(text)
