"""One program for one data folder: who came first holds a lock there, and says where it can be reached.

The system lets the lock go when its process ends, however that happens: a crash blocks nobody. Knows no Qt,
because the first frame waits for it.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE_NAME: Final = "instance.lock"
_FAR: Final = 1 << 30
"""Where the locked byte is on Windows, which keeps others from reading what is locked."""


class Whereabouts(NamedTuple):
    """Where the first program listens (a name for `QLocalServer`), and its process."""

    address: str
    pid: int


class InstanceLock:
    """The lock on a data folder, held until `release` or the end of the process."""

    def __init__(self, folder: Path, file: int | None, before: Whereabouts | None = None) -> None:
        self.folder = folder
        self._file = file
        self.before = before
        """Who held the lock before and did not end politely."""

    def tell(self, address: str) -> None:
        """Say where this program listens."""
        self._write(json.dumps({"address": address, "pid": os.getpid()}))

    def release(self) -> None:
        """Let the next one in."""
        if self._file is not None:
            self._write("")
            os.close(self._file)
            self._file = None

    def _write(self, text: str) -> None:
        """Replace the file's content; where that fails nobody finds this program, that is all."""
        if self._file is not None:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, 0)
                os.lseek(self._file, 0, os.SEEK_SET)
                os.write(self._file, text.encode())


def claim(folder: Path) -> InstanceLock | None:
    """Lock a data folder; None if another program holds it.

    On a file system that knows no locks everybody gets one: the database, which is held against other
    processes by itself, then says what is wrong.
    """
    try:
        file = os.open(folder / FILE_NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return InstanceLock(folder, None)
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        os.close(file)
        return None
    except OSError:
        os.close(file)
        return InstanceLock(folder, None)
    lock = InstanceLock(folder, file, whereabouts(folder))
    lock._write("")
    return lock


def whereabouts(folder: Path) -> Whereabouts | None:
    """Return where the program that holds a data folder listens, as soon as it does."""
    try:
        told = json.loads((folder / FILE_NAME).read_text(encoding="utf-8"))
        return Whereabouts(str(told["address"]), int(told["pid"]))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def _lock(file: int) -> None:
    """Lock an open file against other processes.

    Raises:
        BlockingIOError: another process holds it; on Windows `PermissionError`.
        OSError: its file system knows no locks.
    """
    if sys.platform == "win32":
        os.lseek(file, _FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
