"""Copies of the database, moving a file out of the way, and whether the open file is still in its place."""

from __future__ import annotations

import os
import re
import sqlite3
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message

BACKUP_DIR: Final = "backups"
BACKUPS_KEPT: Final = 5
"""So many of each kind stay that the program makes by itself: before a migration, and before a restoring."""
COMPANIONS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database file, by suffix."""

_SHARED_FIRST: Final = 0x40000002
_SHARED_SIZE: Final = 510


def back_up(connection: sqlite3.Connection, path: Path, revision: str, when: datetime) -> Path:
    """Write a complete copy of the database to the folder `backups` beside it and return its path.

    Raises:
        sqlite3.Error: the copy could not be written; nothing is left of it.
        OSError: as above.
    """
    folder = path.parent / BACKUP_DIR
    folder.mkdir(exist_ok=True)
    target = _free_name(folder / f"{path.stem}-{_stamp(when)}-schema-{revision}{path.suffix}")
    write_copy(connection, target)
    return target


def write_copy(connection: sqlite3.Connection, target: Path) -> None:
    """Write everything in the database to `target`, which appears when it is complete and on the disk.

    SQLite's companions of an earlier file of that name are deleted: it would take a log for part of this one.

    Raises:
        sqlite3.Error: the copy could not be written; nothing is left of it.
        OSError: as above.
    """
    unfinished = target.with_suffix(".part")
    unfinished.unlink(missing_ok=True)
    try:
        connection.execute("VACUUM INTO ?", (str(unfinished),))
        flush(unfinished)
        for suffix in COMPANIONS:
            beside(target, suffix).unlink(missing_ok=True)
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def prune_backups(path: Path) -> None:
    """Delete all but the newest backups that were made before the database at `path` was migrated."""
    _prune(path, rf"-schema-.+{re.escape(path.suffix)}", BACKUPS_KEPT)


def kept_name(path: Path, suffix: str, when: datetime) -> Path:
    """Return a free name for the backup of the database at `path` before another one takes its place.

    Older ones but the newest are deleted; the folder is made.

    Raises:
        OSError: the folder cannot be made.
    """
    folder = path.parent / BACKUP_DIR
    folder.mkdir(exist_ok=True)
    _prune(path, rf"(-\d+)?{re.escape(suffix)}", BACKUPS_KEPT - 1)
    return _free_name(folder / f"{path.stem}-{_stamp(when)}{suffix}")


def _prune(path: Path, ending: str, kept: int) -> None:
    """Delete all but the newest backups of the database at `path` whose names end so after the time."""
    own = re.compile(rf"{re.escape(path.stem)}-\d{{8}}-\d{{6}}{ending}")
    files = (path.parent / BACKUP_DIR).iterdir()
    for old in sorted(file for file in files if own.fullmatch(file.name))[:-kept]:  # the names sort by time
        old.unlink(missing_ok=True)


def file_id(path: Path) -> tuple[int, int] | None:
    """Return what tells the file at `path` from any other; None if there is none, or nobody can say."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def in_use(path: Path) -> bool:
    """Whether another process holds the database at `path`, found out without opening it as one.

    SQLite would take the log that lies beside it for its own. Holding a database means a lock on these bytes
    (https://www.sqlite.org/src/file/src/os.h, `SHARED_FIRST`); on Windows nobody can have replaced the file.
    """
    if sys.platform == "win32":
        return False
    import fcntl  # noqa: PLC0415 - not on Windows

    with path.open("rb") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB, _SHARED_SIZE, _SHARED_FIRST)
        except OSError:
            return True
    return False


def set_aside(path: Path, when: datetime) -> Path:
    """Rename what lies at `path`, and SQLite's files beside it, to `<stem>-corrupt-<time>`.

    Raises:
        StorageError: it cannot be renamed.
    """
    target = rename_to_free(path, "corrupt", when)
    try:
        for suffix in COMPANIONS:
            companion = beside(path, suffix)
            if companion.exists():
                companion.rename(beside(target, suffix))
    except OSError:
        raise StorageError(message("storage.read_only", path=str(path))) from None
    return target


def rename_to_free(path: Path, why: str, when: datetime) -> Path:
    """Rename the file alone to `<stem>-<why>-<time>`, to a name that nothing has yet, and return its path.

    Raises:
        StorageError: it cannot be renamed.
    """
    target = _free_name(path.with_name(f"{path.stem}-{why}-{_stamp(when)}{path.suffix}"))
    try:
        path.rename(target)
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


def flush(path: Path) -> None:
    """Make sure that a file is on the disk: SQLite does not do that for what VACUUM INTO writes."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
