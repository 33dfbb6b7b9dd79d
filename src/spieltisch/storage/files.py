"""Copies before a migration, and moving a damaged file out of the way."""

from __future__ import annotations

import os
import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message

BACKUP_DIR: Final = "backups"
BACKUPS_KEPT: Final = 5
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database file, by suffix."""


def back_up(connection: sqlite3.Connection, path: Path, revision: str, when: datetime) -> Path:
    """Write a complete copy of the database to the folder `backups` beside it and return its path.

    Raises:
        sqlite3.Error: the copy could not be written; nothing is left of it.
        OSError: as above.
    """
    folder = path.parent / BACKUP_DIR
    folder.mkdir(exist_ok=True)
    target = _free_name(folder / f"{path.stem}-{_stamp(when)}-schema-{revision}{path.suffix}")
    unfinished = target.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        _flush(unfinished)
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise
    return target


def prune_backups(path: Path) -> None:
    """Delete all but the newest backups of the database at `path`."""
    # The names sort by time.
    backups = sorted((path.parent / BACKUP_DIR).glob(f"{path.stem}-*-schema-*{path.suffix}"))
    for old in backups[:-BACKUPS_KEPT]:
        old.unlink(missing_ok=True)


def set_aside(path: Path, when: datetime) -> Path:
    """Rename what lies at `path`, and SQLite's files beside it, to `<stem>-corrupt-<time>`.

    Raises:
        StorageError: it cannot be renamed.
    """
    target = _free_name(path.with_name(f"{path.stem}-corrupt-{_stamp(when)}{path.suffix}"))
    try:
        path.rename(target)
        for suffix in COMPANIONS:
            companion = beside(path, suffix)
            if companion.exists():
                companion.rename(beside(target, suffix))
    except OSError:
        raise StorageError(message("storage.read_only", path=str(path))) from None
    return target


def beside(path: Path, suffix: str) -> Path:
    """The path of one of SQLite's companions of a database file."""
    return path.with_name(path.name + suffix)


def _stamp(when: datetime) -> str:
    return when.astimezone().strftime("%Y%m%d-%H%M%S")


def _free_name(path: Path) -> Path:
    candidate, number = path, 1
    while candidate.exists() or beside(candidate, "-wal").exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def _flush(path: Path) -> None:
    """SQLite does not flush what VACUUM INTO writes."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
