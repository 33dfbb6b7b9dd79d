"""Which plugins the user has switched off: a file of its own, so that every process can read it.

The window needs it before its database is open, and the command line while the window holds the database.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.files import write_whole
from spieltisch.core.messages import message

FILE_NAME: Final = "plugins.json"
_DISABLED: Final = "disabled"


def read_disabled(folder: Path) -> tuple[str, ...]:
    """Return the ids that are switched off in a data folder; none if nothing readable says so."""
    path = folder / FILE_NAME
    try:
        if not path.is_file():  # reading a named pipe might wait for ever
            return ()
        stored = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return ()
    ids = stored.get(_DISABLED) if isinstance(stored, dict) else None
    return tuple(item for item in ids if isinstance(item, str)) if isinstance(ids, list) else ()


def write_disabled(folder: Path, ids: Collection[str]) -> None:
    """Remember the ids that are switched off.

    Raises:
        PluginError: the file cannot be written.
    """
    try:
        write_whole(folder / FILE_NAME, json.dumps({_DISABLED: sorted(ids)}))
    except OSError as error:
        raise PluginError(message("core.plugin.not_remembered", path=str(folder / FILE_NAME))) from error
