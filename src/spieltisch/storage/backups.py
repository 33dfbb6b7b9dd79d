"""Backups of the open database, and bringing one back."""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage.backup_file import (
    SUFFIX,
    BackupInfo,
    damaged,
    extracted,
    read_info,
    write_backup,
)
from spieltisch.storage.connection import scalar
from spieltisch.storage.faults import sqlite_cause, storage_errors
from spieltisch.storage.files import kept_name
from spieltisch.storage.opening import DamagedFile, open_file
from spieltisch.storage.progress import Cancelled, Progress, part, unwatched, watched
from spieltisch.storage.restoring import Comparison, How, Restored, attached, compare, take_over
from spieltisch.storage.schema import CURRENT_SCHEMA
from spieltisch.storage.unit import Transactions

_CHECKED: Final = 0.25
_KEPT: Final = 0.5
"""The shares of a restoring that are done when the backup is checked, and when what was here is kept."""

_log = logging.getLogger(__name__)


class Backups:
    """Everything as one file. Not within a transaction of the caller."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        transactions: Transactions,
        path: Path,
        now: Callable[[], datetime],
    ) -> None:
        self._connection = connection
        self._transactions = transactions
        self._path = path
        self._now = now

    @property
    def empty(self) -> bool:
        """Whether there is neither a match nor a person here: nobody has to be asked before `restore`."""
        return not any(
            scalar(self._connection, f"SELECT count(*) FROM {table}")  # noqa: S608 - constants
            for table in ("matches", "profiles")
        )

    def write(self, target: Path, progress: Progress = unwatched) -> BackupInfo:
        """Write everything to one file; one of that name is replaced when the new one is complete.

        Raises:
            StorageError: it cannot be written; nothing is left of it.
            Cancelled: `progress` has raised it; the same.
        """
        with storage_errors(target), _writing(target):
            return write_backup(self._connection, target, self._now(), progress)

    def compare(self, source: Path, progress: Progress = unwatched) -> Comparison:
        """Check a backup as `restore` does and say what it would bring; nothing is changed.

        Raises:
            StorageError: the backup is damaged, of a newer version or cannot be read, or the database failed.
            Cancelled: `progress` has raised it.
        """
        with extracted(source, progress) as copy:
            self._migrate(copy, source)
            with (
                storage_errors(self._path),
                attached(self._connection, copy),
                self._transactions.begin() as session,
                _judging(source),
            ):
                return compare(session.connection(), read_info(source))

    def restore(self, source: Path, how: How | None = None, progress: Progress = unwatched) -> Restored:
        """Bring back a backup, one of an older version, too: all of it, or nothing is changed.

        A backup of what is here is written to the folder `backups` first. `how` is what the user has chosen;
        None where nothing is here yet.

        Raises:
            StorageError: the backup is damaged, of a newer version or cannot be read, the database failed, or
                there is something here and `how` is None.
            Cancelled: `progress` has raised it.
        """
        if how is None and not self.empty:
            raise StorageError(message("storage.backup.not_empty"))
        with extracted(source, part(progress, 0, _CHECKED)) as copy:
            self._migrate(copy, source)
            kept = None if self.empty else self._keep_copy(part(progress, _CHECKED, _KEPT))
            with storage_errors(self._path), attached(self._connection, copy):
                restored = self._take_over(source, how or "merge", part(progress, _KEPT, 1))
        return replace(restored, kept=kept)

    def _migrate(self, copy: Path, source: Path) -> None:
        try:
            open_file(copy, 0, self._now, CURRENT_SCHEMA).close()
        except DamagedFile:
            raise damaged(source) from None
        except StorageError as error:
            if error.message.key == "storage.migration":
                raise damaged(source) from error
            raise

    def _keep_copy(self, progress: Progress) -> Path:
        with storage_errors(self._path), _writing(self._path):
            now = self._now()
            target = kept_name(self._path, SUFFIX, now)
            write_backup(self._connection, target, now, progress)
        return target

    def _take_over(self, source: Path, how: How, progress: Progress) -> Restored:
        looked = watched(self._connection, lambda: progress(0))
        with self._transactions.begin() as session, _judging(source), looked:
            return take_over(session.connection(), how, progress)


@contextmanager
def _judging(source: Path) -> Iterator[None]:
    """Take every failure that is not the disk's for one of the backup.

    It may come from strangers: values of wrong types, rows that contradict each other.
    """
    try:
        yield
    except Cancelled:
        raise
    except Exception as error:
        if sqlite_cause(error) is not None:
            raise
        _log.info("the backup %s cannot be restored", source, exc_info=error)
        raise damaged(source) from error


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise StorageError(message("storage.full")) from error
        raise StorageError(message("storage.backup.unwritable", path=str(target))) from error
