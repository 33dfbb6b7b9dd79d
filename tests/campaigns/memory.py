"""What a process holds, and whether that grows.

Memory is the resident set of `/proc/self/statm` after Python's and QML's garbage has been collected and the
C library has given back what it had freed; objects are those of Qt below the application and the window,
those that Python has wrapped, and everything that Python's garbage collector knows. The last grows by the
looking itself: Shiboken keeps an empty shell for every object below the window that was ever looked at from
Python.
"""

from __future__ import annotations

import ctypes
import gc
import os
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtQml import qmlEngine
from shiboken6 import Shiboken

MEBIBYTE = 1024 * 1024


class Holdings(NamedTuple):
    """What a process holds at one moment; `rss` is in MiB."""

    rss: float
    qobjects: int
    wrappers: int
    objects: int
    threads: int
    files: int


def take_stock(application: QObject, window: QObject) -> Holdings:
    """Collect all garbage and count what is left."""
    engine = qmlEngine(window)
    for _ in range(2):
        if engine is not None:
            engine.collectGarbage()
        gc.collect()
    _give_back()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Holdings(
        round(pages * os.sysconf("SC_PAGE_SIZE") / MEBIBYTE, 1),
        len(application.findChildren(QObject)) + len(window.findChildren(QObject)),
        len(Shiboken.getAllValidWrappers()),
        len(gc.get_objects()),
        threading.active_count(),
        len(list(Path("/proc/self/fd").iterdir())),
    )


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The slope of the line that fits points best (least squares); 0 for fewer than two."""
    if len(points) < 2:
        return 0.0
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    spread = sum((x - mean_x) ** 2 for x, _ in points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / spread if spread else 0.0


def _give_back() -> None:
    """Let the C library return freed memory, so that the resident set tells what is in use."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
