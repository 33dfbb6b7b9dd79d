"""The settings that the first frame needs, beside the database, which opens after it.

`window.json` is a copy: when it is missing or broken, the first frame has the defaults.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from spieltisch.app.preferences import Preferences, from_stored
from spieltisch.core.files import write_whole

FILE_NAME: Final = "window.json"


def read_first_look(folder: Path) -> Preferences:
    """Read the copy of the settings."""
    try:
        stored = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Preferences()
    return from_stored(stored) if isinstance(stored, dict) else Preferences()


def write_first_look(folder: Path, preferences: Preferences) -> None:
    """Write the copy; if that fails the next first frame has the defaults."""
    with contextlib.suppress(OSError):
        write_whole(folder / FILE_NAME, json.dumps(preferences._asdict()))
