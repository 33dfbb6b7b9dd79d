"""A second start on the same data folder hands over what it was asked for to the first, and ends.

The two talk through a local socket that only the user can reach. What was handed over counts when the second
has said so last: one that has given up waiting has then changed nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QDeadlineTimer, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from spieltisch.app.instance_lock import InstanceLock, Whereabouts, claim, whereabouts
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message

WAIT_MS: Final = 15_000
"""How long the first may take to answer: it may be starting or ending, or the machine is busy."""
READY: Final = b"ready\n"
GO: Final = b"go\n"
_FORMAT: Final = 1
_MOST_BYTES: Final = 64 * 1024
_PAUSE_S: Final = 0.05
_SOCKET_NAME: Final = "instance.socket"
_PRIVATE: Final = "spieltisch-"
_LONGEST_PATH: Final = 80
"""Bytes that the path of a socket may have everywhere, less what Qt adds while it makes one."""


class Request(NamedTuple):
    """What a second start was asked for: a match file (an absolute path), a game to begin, or just a window.

    `activation` is the desktop's permission to come to the front (Wayland's `XDG_ACTIVATION_TOKEN`).
    """

    file: str | None = None
    game: str | None = None
    activation: str | None = None


def claim_or_hand_over(folder: Path, request: Request, *, wait_ms: int = WAIT_MS) -> InstanceLock | None:
    """Lock a data folder, or hand the request to the program that holds it and return None.

    Raises:
        SpieltischError: that program does not answer; it will not do what was asked for either.
    """
    deadline = QDeadlineTimer(wait_ms)
    while True:
        lock = claim(folder)
        if lock is not None:
            return lock
        first = whereabouts(folder)
        if first is not None and _hand_over(first, request, deadline):
            return None
        if deadline.hasExpired():
            raise SpieltischError(message("app.instance.silent", path=str(folder)))
        time.sleep(_PAUSE_S)


class Reception(QObject):
    """Where the first program takes requests of later ones."""

    requested = Signal(object)
    """A later start asks for something (`Request`)."""

    def __init__(self, lock: InstanceLock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = lock
        self._private: Path | None = None
        self._asked: dict[QLocalSocket, Request] = {}
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._meet)
        _tidy_up(lock.folder, lock.before)
        if self._listen(lock.folder):
            lock.tell(self._server.fullServerName())

    def close(self) -> None:
        """Take no more requests; who asks from now on waits for the lock."""
        self._lock.tell("")
        self._server.close()
        if self._private is not None:
            with contextlib.suppress(OSError):
                self._private.rmdir()

    def _listen(self, folder: Path) -> bool:
        """Listen in the data folder, or where its path is too long or holds no sockets, in one of our own."""
        if sys.platform == "win32":
            digest = hashlib.sha256(str(folder).encode()).hexdigest()[:16]
            return self._server.listen(f"spieltisch-{digest}-{os.getpid()}")
        if len(os.fsencode(folder)) <= _LONGEST_PATH and self._server.listen(str(folder / _SOCKET_NAME)):
            return True
        with contextlib.suppress(OSError):
            self._private = Path(tempfile.mkdtemp(prefix=_PRIVATE))
            return self._server.listen(str(self._private / _SOCKET_NAME))
        return False

    @Slot()
    def _meet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(self._hear)
            socket.disconnected.connect(self._part)
            self._listen_to(socket)

    @Slot()
    def _hear(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._listen_to(socket)

    @Slot()
    def _part(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._asked.pop(socket, None)
            socket.deleteLater()

    def _listen_to(self, socket: QLocalSocket) -> None:
        while socket.canReadLine():
            line = bytes(socket.readLine().data())
            asked = self._asked.pop(socket, None)
            if asked is None:
                self._take(socket, line)
            elif line == GO:
                self.requested.emit(asked)
        if socket.bytesAvailable() > _MOST_BYTES:
            socket.abort()

    def _take(self, socket: QLocalSocket, line: bytes) -> None:
        request = read_request(line)
        if request is None:
            socket.abort()
            return
        self._asked[socket] = request
        socket.write(READY)
        socket.flush()


def write_request(request: Request) -> bytes:
    """Return a request as one line."""
    return json.dumps({"format": _FORMAT, **request._asdict()}).encode() + b"\n"


def read_request(line: bytes) -> Request | None:
    """Read the line of a request; None if it is none."""
    if len(line) > _MOST_BYTES:
        return None
    try:
        told: Any = json.loads(line)
        values = [told[name] for name in Request._fields]
        known = told["format"] == _FORMAT and all(isinstance(value, str | None) for value in values)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return Request(*values) if known else None


def _hand_over(first: Whereabouts, request: Request, deadline: QDeadlineTimer) -> bool:
    """Ask the first program; whether it has taken the request."""
    if not first.address:
        return False
    socket = QLocalSocket()
    socket.connectToServer(first.address)
    if not socket.waitForConnected(_left(deadline)):
        return False
    _let_come_forward(first.pid)
    socket.write(write_request(request))
    socket.flush()
    while not socket.canReadLine():
        if not socket.waitForReadyRead(_left(deadline)):
            return False
    if socket.readLine().data() != READY:
        return False
    socket.write(GO)
    return _sent(socket, deadline)


def _sent(socket: QLocalSocket, deadline: QDeadlineTimer) -> bool:
    while socket.bytesToWrite() > 0:
        if not socket.waitForBytesWritten(_left(deadline)):
            return False
    return True


def _left(deadline: QDeadlineTimer) -> int:
    return max(1, deadline.remainingTime())


def _let_come_forward(pid: int) -> None:
    """Windows lets only the program in front put another one there."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - for Windows alone

        ctypes.windll.user32.AllowSetForegroundWindow(pid)


def _tidy_up(folder: Path, before: Whereabouts | None) -> None:
    """Remove the socket of a program that was killed: nobody can listen there as long as it lies there."""
    if sys.platform == "win32":
        return
    with contextlib.suppress(OSError):
        (folder / _SOCKET_NAME).unlink()
    if before is None or not before.address:
        return
    elsewhere = Path(before.address)
    with contextlib.suppress(OSError, ValueError):
        # The address was read from a file: nothing but a socket and its empty folder is ever removed.
        if elsewhere.is_socket() and elsewhere.parent.name.startswith(_PRIVATE):
            elsewhere.unlink()
            elsewhere.parent.rmdir()
