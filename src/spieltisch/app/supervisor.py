"""The keeper of the worker process.

A thread owns the process: it starts it, passes requests one at a time, kills it when it does not stop
thinking about what nobody wants to know any more, and starts it again.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from spieltisch.app.thinking import CRASHED, FAILED, Failure, Reply, Request, encode, reply_from_json
from spieltisch.app.worker_process import serve
from spieltisch.plugin_settings import PluginSettings

GRACE_SECONDS: Final = 1.0
"""How long a cancelled thought may go on before its process is killed."""


class Supervisor:
    """Owns the worker process in a thread of its own; `deliver(number, reply)` is called in that thread."""

    def __init__(self, settings: PluginSettings, deliver: Callable[[int, Reply], None]) -> None:
        self._settings = settings
        self._deliver = deliver
        self._context = multiprocessing.get_context("spawn")
        self._process: SpawnProcess | None = None
        self._connection: Connection[bytes, bytes] | None = None
        self._lock = threading.Lock()
        self._waiting: deque[tuple[int, Request]] = deque()
        self._current: int | None = None
        self._deadline: float | None = None
        self._closing = False
        self._outdated = False
        self._wake_reader, self._wake_writer = self._context.Pipe(duplex=False)
        self._thread = threading.Thread(target=self._run, name="worker", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        """The process id of the worker while there is one."""
        process = self._process
        return None if process is None else process.pid

    @property
    def busy(self) -> bool:
        """Whether the process has been given a request that it has not answered."""
        return self._current is not None

    def ask(self, number: int, request: Request) -> None:
        """Queue a request."""
        with self._lock:
            self._waiting.append((number, request))
        self._wake()

    def cancel(self, number: int) -> None:
        """Drop the request or its answer."""
        with self._lock:
            self._waiting = deque(item for item in self._waiting if item[0] != number)
            if self._current == number:
                self._deadline = time.monotonic() + GRACE_SECONDS
        self._wake()

    def renew(self) -> None:
        """Let another process take over as soon as this one is idle: the plugins are different now."""
        self._outdated = True
        self._wake()

    def close(self) -> None:
        """End the process, whatever it is doing. Nothing is delivered afterwards."""
        if self._thread.is_alive():
            self._closing = True
            self._wake()
            self._thread.join()

    def _wake(self) -> None:
        self._wake_writer.send_bytes(b"!")

    def _run(self) -> None:
        with contextlib.suppress(OSError):  # then the first request tries again and tells
            self._running_connection()
        while not self._closing:
            self._replace_outdated()
            self._send_next()
            self._listen()
        self._stop()

    def _running_connection(self) -> Connection[bytes, bytes]:
        """Return the connection to the process, which is started if need be."""
        if self._connection is None:
            ours, theirs = self._context.Pipe()
            process = self._context.Process(target=serve, args=(theirs, self._settings), daemon=True)
            with _no_interrupts():
                process.start()
            theirs.close()
            self._connection, self._process = ours, process
        return self._connection

    def _replace_outdated(self) -> None:
        if self._outdated and self._current is None:
            self._outdated = False
            self._stop()
            with contextlib.suppress(OSError):  # as at the start
                self._running_connection()

    def _stop(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            with contextlib.suppress(ValueError):  # another thread has waited for it and is about to say so
                self._process.close()
        self._process = self._connection = None

    def _send_next(self) -> None:
        with self._lock:
            if self._current is not None or not self._waiting:
                return
            self._current, request = self._waiting.popleft()
        try:
            self._running_connection().send_bytes(encode(request.to_json()))
        except OSError:
            self._crashed()
        except (TypeError, ValueError) as error:  # a plugin's view that is no JSON
            self._finish(Failure(FAILED, str(error)))

    def _listen(self) -> None:
        """Wait until there is something to do, and do it."""
        with self._lock:
            timeout = None if self._deadline is None else max(0.0, self._deadline - time.monotonic())
        connection = self._connection
        ready = wait([self._wake_reader, *([connection] if connection is not None else [])], timeout)
        if self._wake_reader in ready:
            self._wake_reader.recv_bytes()
        if connection is not None and connection in ready:
            self._receive(connection)
        elif not ready:
            self._stop()
            self._finish()

    def _receive(self, connection: Connection[bytes, bytes]) -> None:
        try:
            reply = reply_from_json(json.loads(connection.recv_bytes()))
        except (EOFError, OSError, ValueError):
            self._crashed()
            return
        self._finish(reply)

    def _crashed(self) -> None:
        self._stop()
        self._finish(Failure(CRASHED))

    def _finish(self, reply: Reply | None = None) -> None:
        with self._lock:
            number, cancelled = self._current, self._deadline is not None
            self._current = self._deadline = None
        if number is not None and reply is not None and not cancelled and not self._closing:
            self._deliver(number, reply)


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Let Ctrl+C not interrupt a process that is starting: it is for the app, which ends the process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker  # noqa: PLC0415 - not where there are no such signals

    resource_tracker.ensure_running()  # which would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
