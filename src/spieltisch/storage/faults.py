"""SQLite's errors as one message each."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message

# Primary result codes, https://www.sqlite.org/rescode.html; the extended ones keep them in their low byte.
_KEYS: Final = {
    sqlite3.SQLITE_PERM: "storage.read_only",
    sqlite3.SQLITE_BUSY: "storage.locked",
    sqlite3.SQLITE_LOCKED: "storage.locked",
    sqlite3.SQLITE_READONLY: "storage.read_only",
    sqlite3.SQLITE_IOERR: "storage.io",
    sqlite3.SQLITE_CORRUPT: "storage.damaged",
    sqlite3.SQLITE_FULL: "storage.full",
    sqlite3.SQLITE_CANTOPEN: "storage.read_only",
    sqlite3.SQLITE_AUTH: "storage.read_only",
    sqlite3.SQLITE_NOTADB: "storage.damaged",
}
_WITH_PATH: Final = frozenset({"storage.read_only", "storage.damaged"})


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Turn errors of the database at `path` inside the block into `StorageError`; others pass."""
    try:
        yield
    except json.JSONDecodeError as error:
        raise StorageError(message("storage.damaged", path=str(path))) from error
    except Exception as error:
        cause = sqlite_cause(error)
        if cause is None:
            raise
        raise storage_error(cause, path) from error


def sqlite_cause(error: BaseException) -> sqlite3.Error | None:
    """The SQLite error that `error` is, or that SQLAlchemy wrapped into it."""
    cause = getattr(error, "orig", error)
    return cause if isinstance(cause, sqlite3.Error) else None


def primary_code(error: sqlite3.Error) -> int | None:
    """SQLite's primary result code; None for errors that Python's own module raised."""
    code = getattr(error, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken."""
    return primary_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def storage_error(error: sqlite3.Error, path: Path) -> StorageError:
    """The error a user sees instead."""
    code = primary_code(error)
    key = None if code is None else _KEYS.get(code)
    if key is None:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return StorageError(message("storage.failed", path=str(path), code=name))
    return StorageError(message(key, path=str(path)) if key in _WITH_PATH else message(key))
