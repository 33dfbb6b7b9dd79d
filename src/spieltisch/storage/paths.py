"""Where the data lie."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage.portable import portable_data_dir

DATABASE_NAME: Final = "spieltisch.db"
DATA_DIR_VARIABLE: Final = "SPIELTISCH_DATA_DIR"


def default_data_dir() -> Path:
    """The folder for matches and plugins.

    `SPIELTISCH_DATA_DIR`, else beside a portable program, else the platform's place for user data.
    """
    chosen = os.environ.get(DATA_DIR_VARIABLE)
    if chosen:
        return Path(chosen)
    if (portable := portable_data_dir()) is not None:
        return portable
    import platformdirs  # noqa: PLC0415 - slow to load, and not always needed

    return platformdirs.user_data_path("Spieltisch", appauthor=False)


def prepare_data_dir(path: Path) -> Path:
    """Create the folder if need be and return its absolute path.

    Raises:
        StorageError: it cannot be created, or nothing can be written in it.
    """
    try:
        folder = path.expanduser().resolve()
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK | os.X_OK)
    # A link that points to itself is a RuntimeError, a NUL in the name a ValueError.
    except (OSError, RuntimeError, ValueError):
        raise _unusable(path) from None
    if not writable:
        raise _unusable(path)
    return folder


def _unusable(path: Path) -> StorageError:
    return StorageError(message("storage.directory", path=str(path)))
