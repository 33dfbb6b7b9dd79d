"""What the window itself writes into the log."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable

from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtQml import QQmlError

from spieltisch import __version__

_log = logging.getLogger(__name__)


def write_start() -> None:
    """Say which program runs on what."""
    _log.info(
        "Spieltisch %s on %s, Qt %s, Python %s",
        __version__,
        QSysInfo.prettyProductName(),
        qVersion(),
        sys.version.split()[0],
    )


def write_complaints(complaints: Iterable[QQmlError]) -> None:
    """Write down what QML complains of, which Qt itself prints."""
    for complaint in complaints:
        _log.warning("%s", complaint.toString())
