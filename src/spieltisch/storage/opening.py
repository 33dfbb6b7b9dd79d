"""Makes a file ready for use, whatever state it is in: new, older, newer, foreign or damaged."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage.connection import connect, engine_on, scalar, use_wal
from spieltisch.storage.faults import is_damage, message_key, sqlite_cause, storage_errors
from spieltisch.storage.files import back_up, beside, prune_backups
from spieltisch.storage.result_index import INDEX_VERSION, rebuild
from spieltisch.storage.schema import (
    APPLICATION_ID,
    VERSION_TABLE,
    FileState,
    Schema,
    find_damage,
    inspect,
    table_names,
)
from spieltisch.storage.tables import Table

_MAGIC: Final = b"SQLite format 3\x00"

_log = logging.getLogger(__name__)


class DamagedFile(Exception):  # noqa: N818 - the caller sets the file aside; it is never shown
    """The file is no database, or a broken one."""


def open_file(
    path: Path, busy_timeout: float, now: Callable[[], datetime], schema: Schema
) -> sqlite3.Connection:
    """Return a connection to a file of the current schema, held against other processes.

    Raises:
        DamagedFile: the file is no database, or a broken one.
        StorageError: as `open_database`.
    """
    with storage_errors(path), _noticing_damage():
        _check_header(path)
        connection = connect(path, busy_timeout)
        try:
            _make_current(connection, path, now, schema)
            use_wal(connection)
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
    return connection


@contextmanager
def _noticing_damage() -> Iterator[None]:
    try:
        yield
    except Exception as error:
        cause = sqlite_cause(error)
        if cause is not None and is_damage(cause):
            raise DamagedFile(str(cause)) from error
        raise


def _check_header(path: Path) -> None:
    """See without SQLite whether this can be a database.

    Raises:
        DamagedFile: it cannot.
        StorageError: it cannot be read or written.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DamagedFile("it is not a file")
        with path.open("rb") as file:
            start = file.read(len(_MAGIC))
        writable = os.access(path, os.W_OK)
    except FileNotFoundError:
        start, writable = b"", True
    except OSError:
        raise _read_only(path) from None
    if not writable:  # SQLite would open it for reading
        raise _read_only(path)
    if start not in (b"", _MAGIC):
        raise DamagedFile("it does not start like a database")
    log = beside(path, "-wal")
    # SQLite would silently delete a log whose database is gone.
    if not start and log.exists() and log.stat().st_size:
        raise DamagedFile("only its log is left")


def _read_only(path: Path) -> StorageError:
    return StorageError(message("storage.read_only", path=str(path)))


def _make_current(
    connection: sqlite3.Connection, path: Path, now: Callable[[], datetime], schema: Schema
) -> None:
    found = inspect(connection, schema.head)
    match found.state:
        case FileState.EMPTY:
            _create(connection, schema)
        case FileState.FOREIGN:
            raise StorageError(message("storage.foreign", path=str(path)))
        case FileState.NEWER:
            raise StorageError(message("storage.newer", path=str(path)))
        case FileState.CURRENT:
            _check_content(connection)
            if not Table.metadata.tables.keys() <= table_names(connection):
                raise DamagedFile("a table is missing")
        case FileState.OLDER:
            _check_content(connection)
            _migrate(connection, path, found.revision, now(), schema)
    _index_results(connection)


def _index_results(connection: sqlite3.Connection) -> None:
    """Make what statistics count in, if the file has none or what another version made."""
    if scalar(connection, "PRAGMA user_version") != INDEX_VERSION:
        with engine_on(connection).begin() as transaction:
            rebuild(transaction)


def _check_content(connection: sqlite3.Connection) -> None:
    damage = find_damage(connection)
    if damage is not None:
        raise DamagedFile(damage)


def _create(connection: sqlite3.Connection, schema: Schema) -> None:
    """Make all tables at once and say which revision that is, so that a new file needs no Alembic."""
    with engine_on(connection).begin() as transaction:
        Table.metadata.create_all(transaction)
        transaction.exec_driver_sql(VERSION_TABLE)
        transaction.exec_driver_sql("INSERT INTO alembic_version VALUES (?)", (schema.head,))
        transaction.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def _migrate(
    connection: sqlite3.Connection, path: Path, revision: str, when: datetime, schema: Schema
) -> None:
    from spieltisch.storage.migration import upgrade  # noqa: PLC0415 - Alembic takes a fifth of a second

    with _telling_of_a_full_disk(path):
        backup = _back_up(connection, path, revision, when)
        try:
            upgrade(engine_on(connection), schema.head, schema.scripts)
        except Exception as error:
            backup.unlink(missing_ok=True)  # the file itself is as it was; the next try makes another copy
            cause = sqlite_cause(error)
            if cause is not None and message_key(cause) is not None:
                raise
            _log.exception("the migration from schema %s failed", revision)
            raise StorageError(message("storage.migration", path=str(path))) from error
    with suppress(OSError):
        prune_backups(path)


@contextmanager
def _telling_of_a_full_disk(path: Path) -> Iterator[None]:
    """Say of a full disk what it means here: no change is lost, but the file is still an older one."""
    try:
        yield
    except Exception as error:
        cause = sqlite_cause(error)
        if cause is None or message_key(cause) != "storage.full":
            raise
        raise _no_room(path) from error


def _no_room(path: Path) -> StorageError:
    return StorageError(message("storage.update_full", path=str(path)))


def _back_up(connection: sqlite3.Connection, path: Path, revision: str, when: datetime) -> Path:
    try:
        return back_up(connection, path, revision, when)
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise _no_room(path) from error
        raise StorageError(message("storage.directory", path=str(path.parent))) from error
