"""The open database, as the jobs of `StorageService` get it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message, message
from spieltisch.storage.backups import Backups
from spieltisch.storage.connection import engine_on
from spieltisch.storage.faults import storage_errors
from spieltisch.storage.files import file_id, in_use, rename_to_free, set_aside, write_copy
from spieltisch.storage.matches import Matches
from spieltisch.storage.opening import DamagedFile, open_file
from spieltisch.storage.paths import prepare_data_dir
from spieltisch.storage.profiles import Profiles
from spieltisch.storage.schema import CURRENT_SCHEMA, Schema
from spieltisch.storage.settings import PluginStore, Settings
from spieltisch.storage.unit import Transactions

BUSY_TIMEOUT: Final = 2.0
"""Seconds to wait for another process that is just closing the file."""

_log = logging.getLogger(__name__)


def utc_now() -> datetime:
    """The time of day, aware."""
    return datetime.now(UTC)


class Database:
    """The open file. Belongs to the thread that opened it."""

    def __init__(self, connection: sqlite3.Connection, path: Path, now: Callable[[], datetime]) -> None:
        self.path = path
        self._connection = connection
        self._now = now
        self._file = file_id(path)
        self._transactions = Transactions(engine_on(connection), path)
        self.matches = Matches(self._transactions, now)
        self.settings = Settings(self._transactions)
        self.profiles = Profiles(self._transactions)
        self.backups = Backups(connection, self._transactions, path, now)

    def plugin_store(self, plugin_id: str) -> PluginStore:
        """The key-value store of one plugin."""
        return PluginStore(self._transactions, plugin_id)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Make everything in the block one transaction: all of it is stored or nothing.

        Raises:
            StorageError: the database failed.
        """
        with self._transactions.begin():
            yield

    def read(self, statement: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a SELECT, for figures over very many matches.

        Raises:
            StorageError: the database failed.
        """
        with storage_errors(self.path):
            return self._connection.execute(statement, tuple(values)).fetchall()

    @property
    def displaced(self) -> bool:
        """Whether somebody has deleted, moved or replaced the file since it was opened.

        What is written then reaches no file that will ever be found again.
        """
        return file_id(self.path) != self._file

    def put_back(self) -> Opened:
        """Write everything to a file in the old place, and return that one opened; this one is closed then.

        A file that has been put there meanwhile is set aside.

        Raises:
            StorageError: it cannot be written, or another process uses what has been put there; this database
                stays open and keeps everything.
        """
        prepare_data_dir(self.path.parent)
        notice = message("storage.put_back", path=str(self.path))
        try:
            if file_id(self.path) is not None:
                if in_use(self.path):
                    raise StorageError(message("storage.locked"))
                other = rename_to_free(self.path, "replaced", self._now())  # the log beside it is still ours
                notice = message("storage.put_back_beside", path=str(self.path), name=other.name)
            with storage_errors(self.path):
                write_copy(self._connection, self.path)
        except OSError as error:
            raise StorageError(message("storage.directory", path=str(self.path.parent))) from error
        connection = open_file(self.path, BUSY_TIMEOUT, self._now, CURRENT_SCHEMA)
        self.close()
        _log.warning("%s was taken away and has been written again", self.path)
        return Opened(Database(connection, self.path, self._now), notice)

    def close(self) -> None:
        """Close the file; SQLite tidies its log away."""
        self._connection.close()


@dataclass(frozen=True, slots=True)
class Opened:
    """An open database, and what the user should know of how that went."""

    database: Database
    notice: Message | None = None


def open_database(
    path: Path,
    *,
    busy_timeout: float = BUSY_TIMEOUT,
    now: Callable[[], datetime] = utc_now,
    schema: Schema = CURRENT_SCHEMA,
) -> Opened:
    """Open the file, make it if it is not there, bring it up to date if it is older.

    A damaged file is set aside and a new one started, which `notice` says. An older file is copied to the
    folder `backups` before it is changed.

    Raises:
        StorageError: the file is in use, newer, another program's or cannot be read or written, its folder
            cannot be written, or the disk is full. The file is as it was.
    """
    path = prepare_data_dir(path.parent) / path.name
    try:
        return Opened(Database(open_file(path, busy_timeout, now, schema), path, now))
    except DamagedFile as damage:
        aside = set_aside(path, now())
        _log.error("%s is damaged (%s) and was set aside as %s", path, damage, aside)
    connection = open_file(path, busy_timeout, now, schema)
    return Opened(Database(connection, path, now), message("storage.set_aside", name=aside.name))
