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
        cause = _first_cause(error)
        if cause is None:
            raise
        raise storage_error(cause, path) from error


def _first_cause(error: BaseException) -> sqlite3.Error | None:
    """The failure of the database that led to `error`.

    On a full disk SQLite ends the transaction by itself, and going back to a savepoint of it fails, too: what
    has a message of its own is why, not what followed from it.
    """
    cause = sqlite_cause(error)
    before = error.__context__
    while cause is not None and message_key(cause) is None and before is not None:
        earlier = sqlite_cause(before)
        cause = earlier if earlier is not None and message_key(earlier) is not None else cause
        before = before.__context__
    return cause


def sqlite_cause(error: BaseException) -> sqlite3.Error | None:
    """The failure of the database that `error` is, or that SQLAlchemy wrapped into it.

    Violated constraints and wrong use of the module are bugs of the program and therefore none.
    """
    cause = getattr(error, "orig", error)
    if not isinstance(cause, sqlite3.DatabaseError) or isinstance(
        cause, sqlite3.IntegrityError | sqlite3.ProgrammingError
    ):
        return None
    return cause


def message_key(error: sqlite3.Error) -> str | None:
    """The message for what the world around the program did; None for any other failure."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by Python's module, which found text that is not UTF-8
        return "storage.damaged"
    return _KEYS.get(code & 0xFF)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether the file itself is broken."""
    return message_key(error) == "storage.damaged"


def storage_error(error: sqlite3.Error, path: Path) -> StorageError:
    """The error a user sees instead."""
    key = message_key(error)
    if key is None:
        name = getattr(error, "sqlite_errorname", type(error).__name__)
        return StorageError(message("storage.failed", path=str(path), code=name))
    return StorageError(message(key, path=str(path)) if key in _WITH_PATH else message(key))
