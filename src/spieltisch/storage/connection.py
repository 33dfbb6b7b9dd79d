"""The one connection to the file.

It is opened with SQLite's exclusive locking mode: from its first access until it is closed (or the process
dies) no other process can use the file, so a second window of the program notices at once.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool


def connect(path: Path, busy_timeout: float) -> sqlite3.Connection:
    """Open or create the file and take hold of it; foreign keys are off.

    WAL with synchronous=FULL: a commit is on the disk when it returns, even if the power fails then.

    Raises:
        sqlite3.Error: it cannot be opened, is no database, or is in use for `busy_timeout` seconds.
    """
    connection = sqlite3.connect(path, timeout=busy_timeout, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = OFF")
        # The first access, which takes the lock.
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def use_wal(connection: sqlite3.Connection) -> None:
    """Switch the file to a write-ahead log (a file remembers it) and make sure that it can be written.

    Raises:
        sqlite3.Error: it cannot.
    """
    connection.execute("PRAGMA journal_mode = WAL")
    # SQLite opens a file that it may not write for reading, silently; a write transaction would fail.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")


def engine_on(connection: sqlite3.Connection) -> Engine:
    """An SQLAlchemy engine whose only connection is this one; every transaction is BEGIN IMMEDIATE.

    Python's own transaction handling stays off, so that also DDL is part of a transaction.
    """
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", _begin_immediate)
    return engine


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def scalar(connection: sqlite3.Connection, statement: str) -> Any:
    """The first column of the first row."""
    return connection.execute(statement).fetchone()[0]
