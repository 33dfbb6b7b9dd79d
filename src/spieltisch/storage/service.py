"""The thread that owns the database: jobs go in, futures come out, nothing else touches the file."""

from __future__ import annotations

import atexit
import contextlib
import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message

if TYPE_CHECKING:  # the database stack takes a quarter of a second: only the thread loads it
    from spieltisch.storage.database import Database

T = TypeVar("T")

_log = logging.getLogger(__name__)


def _perform(
    work: Callable[[], T], future: Future[T], on_failure: Callable[[StorageError], None] | None
) -> None:
    """Do a piece of work for the future that waits for it."""
    if not future.set_running_or_notify_cancel():
        return
    try:
        result = work()
    except Exception as error:
        _report(error, on_failure)
        future.set_exception(error)
    else:
        future.set_result(result)


def _report(error: Exception, on_failure: Callable[[StorageError], None] | None) -> None:
    if not isinstance(error, StorageError):
        _log.error("a storage job failed", exc_info=error)
        return
    _log.info("storage: %s", error.message)
    if on_failure is not None:
        try:
            on_failure(error)
        except Exception:
            _log.exception("the storage's failure callback failed")


class StorageService:
    """Runs jobs on the database one after the other, in the order they were submitted.

    Each job is one callable that gets the `Database`; what it writes is committed when its future is done.
    A job that fails writes nothing, and its `StorageError` goes both into the future and to `on_failure`. To
    retry, submit the job again; `Database.matches.replace` brings the whole log of a match up to date
    whatever was missed. `on_notice` is told when the file has been taken away and was written again. Both are
    called in the service's thread.

    `opened` becomes the notice of opening the file (or None), or holds the `StorageError` that prevented it;
    then every job fails with that error until `reopen` has worked.
    """

    def __init__(
        self,
        path: Path,
        *,
        on_failure: Callable[[StorageError], None] | None = None,
        on_notice: Callable[[Message], None] | None = None,
    ) -> None:
        self._path = path
        self._on_failure = on_failure
        self._on_notice = on_notice
        self._database: Database | None = None
        self._refusal: StorageError | None = None
        self._closed = False
        self._lock = threading.Lock()
        self._tasks: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        # A daemon, so that a forgotten `close` cannot keep the process alive; atexit still drains the queue.
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self.opened: Future[Message | None] = self._enqueue(self._open)
        self._thread.start()
        atexit.register(self.close)

    def submit(self, job: Callable[[Database], T]) -> Future[T]:
        """Queue a job and return its future, which holds its result or the error it raised.

        Raises:
            RuntimeError: the service is closed.
        """

        def work() -> T:
            return job(self._in_its_place())

        return self._enqueue(work)

    def reopen(self) -> Future[Message | None]:
        """Try again to open the file; nothing happens when it is open. The future is as `opened`.

        Raises:
            RuntimeError: the service is closed.
        """
        return self._enqueue(self._open)

    def close(self) -> None:
        """Wait until everything queued is stored, then close the file. May be called twice."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._tasks.put(None)
        self._thread.join()
        atexit.unregister(self.close)

    def _enqueue(self, work: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        with self._lock:
            if self._closed:
                raise RuntimeError("the storage service is closed")
            self._tasks.put(partial(_perform, work, future, self._on_failure))
        return future

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            task()
        if self._database is not None:
            with contextlib.suppress(StorageError):  # it has been told; nothing more can be done now
                self._in_its_place()
            self._database.close()

    def _in_its_place(self) -> Database:
        """Return the database; if its file has been taken away, it is written again first.

        Raises:
            StorageError: the file is not open, or cannot be written again.
        """
        database = self._database
        if database is None:
            # A new object: one exception raised again and again would collect tracebacks.
            raise StorageError(self._why_closed())
        if not database.displaced:
            return database
        opened = database.put_back()
        self._database = opened.database
        if self._on_notice is not None and opened.notice is not None:
            self._on_notice(opened.notice)
        return opened.database

    def _open(self) -> Message | None:
        from spieltisch.storage.database import open_database  # noqa: PLC0415 - loads the database stack

        if self._database is not None:
            return None
        try:
            opened = open_database(self._path)
        except StorageError as error:
            self._refusal = error
            raise
        self._database = opened.database
        self._refusal = None
        return opened.notice

    def _why_closed(self) -> Message:
        assert self._refusal is not None  # noqa: S101 - opening is the first task and either sets one or opens
        return self._refusal.message
