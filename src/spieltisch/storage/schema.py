"""Which schema a file has, found out with plain SQL so that Alembic stays out of an ordinary start."""

from __future__ import annotations

import re
import sqlite3
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from spieltisch.storage.connection import scalar

HEAD: Final = "0004"
"""The newest revision in `migrations/versions`; numbers, so that a program knows a newer one."""

APPLICATION_ID: Final = 0x5350544C
"""`SPTL`: marks a file as ours (https://www.sqlite.org/pragma.html#pragma_application_id)."""

VERSION_TABLE: Final = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)"""
"""The table in which Alembic keeps the revision, as Alembic makes it."""

_REVISION = re.compile(r"\d{4}")


@dataclass(frozen=True, slots=True)
class Schema:
    """The schema a file is brought to: its revision, and the folder with Alembic's scripts."""

    head: str
    scripts: Path


CURRENT_SCHEMA: Final = Schema(HEAD, Path(__file__).parent / "migrations")


class FileState(Enum):
    """What has to be done with a file."""

    EMPTY = auto()
    CURRENT = auto()
    OLDER = auto()
    NEWER = auto()
    FOREIGN = auto()


@dataclass(frozen=True, slots=True)
class Inspection:
    """What a file is; `revision` is empty unless it is one of ours."""

    state: FileState
    revision: str = ""


def inspect(connection: sqlite3.Connection, head: str) -> Inspection:
    """Tell what the file is.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    tables = table_names(connection)
    mark = scalar(connection, "PRAGMA application_id")
    if not tables and mark in (0, APPLICATION_ID):
        return Inspection(FileState.EMPTY)
    if mark != APPLICATION_ID or "alembic_version" not in tables:
        return Inspection(FileState.FOREIGN)
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    revision = row[0] if row else ""
    if not isinstance(revision, str) or not _REVISION.fullmatch(revision):
        return Inspection(FileState.FOREIGN)
    if revision == head:
        return Inspection(FileState.CURRENT, revision)
    return Inspection(FileState.OLDER if revision < head else FileState.NEWER, revision)


def find_damage(connection: sqlite3.Connection) -> str | None:
    """Read the whole file; return what is wrong first, or None.

    Raises:
        sqlite3.Error: it cannot be read.
    """
    found = scalar(connection, "PRAGMA quick_check(1)")
    return None if found == "ok" else str(found)


def table_names(connection: sqlite3.Connection) -> frozenset[str]:
    """The names of all tables.

    Raises:
        sqlite3.Error: they cannot be read.
    """
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return frozenset(name for (name,) in rows)
