"""How large the window is, kept from one start to the next.

Where it stands is left to the system, which knows all its screens.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from spieltisch.core.files import write_whole

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QWindow

FILE_NAME: Final = "place.json"
SMALLEST: Final = (1024, 700)
LARGEST: Final = 20_000
TITLE_BAR: Final = 40
"""What the frame of a window needs above it, in pixels; nobody knows it before the window is shown."""


class WindowPlace(NamedTuple):
    """The size without the frame, in pixels, and whether the window fills the screen instead."""

    width: int = 1280
    height: int = 800
    maximized: bool = False


def read_place(folder: Path) -> WindowPlace:
    """Read what was kept; the default where there is nothing, or nothing sensible."""
    try:
        stored = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
        width, height, maximized = stored["width"], stored["height"], stored["maximized"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return WindowPlace()
    sizes = ((width, SMALLEST[0]), (height, SMALLEST[1]))
    if any(type(size) is not int or not least <= size <= LARGEST for size, least in sizes):
        return WindowPlace()
    return WindowPlace(width, height, maximized is True)


def write_place(folder: Path, place: WindowPlace) -> None:
    """Keep it; if that fails the next start has what was kept before."""
    with contextlib.suppress(OSError):
        write_whole(folder / FILE_NAME, json.dumps(place._asdict()))


def fitted(place: WindowPlace, available: QSize) -> WindowPlace:
    """Fill a screen that has no room for the window and its frame.

    A screen too small for any window is left alone.
    """
    if available.width() < SMALLEST[0] or available.height() < SMALLEST[1]:
        return place
    if place.width <= available.width() and place.height + TITLE_BAR <= available.height():
        return place
    width, height = min(place.width, available.width()), min(place.height, available.height() - TITLE_BAR)
    return WindowPlace(max(width, SMALLEST[0]), max(height, SMALLEST[1]), maximized=True)


def place_of(window: QWindow, before: WindowPlace) -> WindowPlace:
    """Return what to keep of a window that is about to go; a filled screen keeps the size from before."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - nothing before the end needs it

    states = window.windowStates()
    maximized = bool(states & Qt.WindowState.WindowMaximized)
    if maximized or states & Qt.WindowState.WindowFullScreen:
        return before._replace(maximized=maximized or before.maximized)
    return WindowPlace(window.width(), window.height())
