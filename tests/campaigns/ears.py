"""What a program says that it must never say: warnings of Qt, QML and Python's log, errors nobody caught."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
import warnings
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

HARMLESS = ("QUnifiedTimer::stopAnimationDriver", "DelegateModel::cancel: index out range")
"""Qt stops its timer twice when a window is grabbed while the last animation ends, and its own file dialog
complains when another folder has fewer files than it was about to list; as in `pyproject.toml`.
"""

DEPTH = 20


class Ears(logging.Handler):
    """Collects every warning of this process from now on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []
        self.first: list[str] = []
        """Where Python was when the first of it was said."""
        qInstallMessageHandler(self._hear_qt)
        logging.getLogger().addHandler(self)
        warnings.simplefilter("error")
        sys.excepthook = self._hear_python
        sys.unraisablehook = lambda args: self._hear_python(args.exc_type, args.exc_value, args.exc_traceback)
        threading.excepthook = lambda args: self._hear_python(
            args.exc_type, args.exc_value, args.exc_traceback
        )

    def __call__(self) -> list[str]:
        """Everything that was heard."""
        return self.heard

    def emit(self, record: logging.LogRecord) -> None:
        """Hear a record of the log."""
        self._take(self.format(record))

    def _hear_qt(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(HARMLESS):
            self._take(text)

    def _hear_python(
        self, kind: type[BaseException], error: BaseException | None, place: TracebackType | None
    ) -> None:
        """Hear an error of a slot, a destructor or a thread, which Python would only print."""
        text = "".join(traceback.format_exception(kind, error, place))
        sys.stderr.write(text)
        self._take(text)

    def _take(self, text: str) -> None:
        if not self.heard:
            self.first = traceback.format_stack(limit=DEPTH)
        self.heard.append(text)
