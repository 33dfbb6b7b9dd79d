"""Backups of the open database, and bringing one back."""

from __future__ import annotations

import errno
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage.backup_file import BackupInfo, damaged, extracted, write_backup
from spieltisch.storage.connection import scalar
from spieltisch.storage.faults import sqlite_cause, storage_errors
from spieltisch.storage.files import back_up, prune_backups
from spieltisch.storage.opening import DamagedFile, open_file
from spieltisch.storage.restoring import How, Restored, attached, take_over
from spieltisch.storage.schema import CURRENT_SCHEMA, HEAD
from spieltisch.storage.unit import Transactions

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

    def write(self, target: Path) -> BackupInfo:
        """Write everything to one file; one of that name is replaced when the new one is complete.

        Raises:
            StorageError: it cannot be written; nothing is left of it.
        """
        with storage_errors(target), _writing(target):
            return write_backup(self._connection, target, self._now())

    def restore(self, source: Path, how: How | None = None) -> Restored:
        """Bring back a backup, one of an older version, too: all of it, or nothing is changed.

        What is here is copied to the folder `backups` first. `how` is what the user has chosen; None where
        nothing is here yet.

        Raises:
            StorageError: the backup is damaged, of a newer version or cannot be read, the database failed, or
                there is something here and `how` is None.
        """
        if how is None and not self.empty:
            raise StorageError(message("storage.backup.not_empty"))
        with extracted(source) as copy:
            self._migrate(copy, source)
            with storage_errors(self._path):
                if not self.empty:
                    self._keep_copy()
                with attached(self._connection, copy):
                    return self._take_over(source, how or "merge")

    def _migrate(self, copy: Path, source: Path) -> None:
        try:
            open_file(copy, 0, self._now, CURRENT_SCHEMA).close()
        except DamagedFile:
            raise damaged(source) from None
        except StorageError as error:
            if error.message.key == "storage.migration":
                raise damaged(source) from error
            raise

    def _keep_copy(self) -> None:
        with _writing(self._path):
            back_up(self._connection, self._path, HEAD, self._now())
            prune_backups(self._path)

    def _take_over(self, source: Path, how: How) -> Restored:
        with self._transactions.begin() as session, _judging(source):
            return take_over(session.connection(), how)


@contextmanager
def _judging(source: Path) -> Iterator[None]:
    """Take every failure that is not the disk's for one of the backup.

    It may come from strangers: values of wrong types, rows that contradict each other.
    """
    try:
        yield
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
