"""The storage for the Qt thread: jobs are done in order, and none is lost because a write failed.

One job is under way at a time. When it fails for a reason that can pass (a full disk, a locked file) it stays
first in line and is tried again; meanwhile `failing` has said why in one sentence.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from spieltisch.core.errors import StorageError

if TYPE_CHECKING:
    from concurrent.futures import Future

    from spieltisch.storage import StorageService
    from spieltisch.storage.database import Database

RETRY_MS: Final = 3_000
REFUSALS: Final = ("storage.match.", "storage.profile.", "storage.plugin.")
"""Beginnings of the keys of errors that are about what is asked for, not about the disk."""
_log = logging.getLogger(__name__)


class _Job(NamedTuple):
    """What to do in the storage's thread, and with its result in the Qt thread."""

    work: Callable[[Database], Any]
    then: Callable[[Any], None] | None
    failed: Callable[[StorageError], None] | None


class StorageLink(QObject):
    """A queue of jobs in front of the `StorageService`; jobs may be given before `start`."""

    opened = Signal(object)
    """The file is open; the argument is a notice (`Message`) or None."""
    noticed = Signal(object)
    """Something happened to the file while it was open (`Message`)."""
    failing = Signal(object)
    """A job could not be done (`Message`); told once until something works again."""
    lost = Signal(object)
    """A job can never be done (`Message`)."""
    recovered = Signal()
    """What could not be stored has been stored."""

    _settled = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None, *, retry_ms: int = RETRY_MS) -> None:
        super().__init__(parent)
        self._path = path
        self._service: StorageService | None = None
        self._jobs: deque[_Job] = deque()
        self._busy = False
        self._open = False
        self._outage: StorageError | None = None
        self._settled.connect(self._settle)
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(retry_ms)
        self._retry.timeout.connect(self.retry)

    @property
    def folder(self) -> Path:
        """Where the database lies, and the backups the program makes itself."""
        return self._path.parent

    @property
    def idle(self) -> bool:
        """Whether nothing is under way: the file is open or has not been asked for, everything is stored."""
        return not self._jobs and not self._busy

    def start(self) -> None:
        """Open the database in its own thread."""
        from spieltisch.storage import StorageService  # noqa: PLC0415 - the first frame does not wait for it

        self._service = StorageService(self._path, on_notice=self.noticed.emit)
        self._watch(self._service.opened)

    def run(
        self,
        work: Callable[[Database], Any],
        then: Callable[[Any], None] | None = None,
        *,
        failed: Callable[[StorageError], None] | None = None,
    ) -> None:
        """Queue a job. With `failed` the caller takes its error; without, it is tried until it works.

        While nothing works a caller who takes the error gets it at once instead of waiting.
        """
        if self._outage is not None and failed is not None:
            failed(self._outage)
            return
        self._jobs.append(_Job(work, then, failed))
        self._pump()

    @Slot()
    def retry(self) -> None:
        """Try again at once what failed."""
        self._retry.stop()
        if self._service is None or self._busy:
            return
        if self._open:
            self._pump()
        else:
            self._watch(self._service.reopen())

    def close(self) -> None:
        """Store what is still waiting and close the file; returns when that is done."""
        self._retry.stop()
        if self._service is None:
            return
        under_way = self._busy and self._open
        waiting = list(self._jobs)[1 if under_way else 0 :]
        self._jobs.clear()
        for job in waiting:
            if job.failed is None:
                self._service.submit(job.work)
        self._service.close()
        self._service = None

    def _pump(self) -> None:
        waiting = self._jobs and not self._busy and not self._retry.isActive()
        if self._service is not None and self._open and waiting:
            self._watch(self._service.submit(self._jobs[0].work))

    def _watch(self, future: Future[Any]) -> None:
        self._busy = True
        future.add_done_callback(self._settled.emit)

    @Slot(object)
    def _settle(self, future: Future[Any]) -> None:
        self._busy = False
        error = future.exception()
        try:
            if not self._open:
                self._settle_opening(future, error)
            elif error is None:
                self._succeeded(future.result())
            else:
                self._failed(error)
        finally:  # who stumbles over an answer keeps nobody else from being stored
            self._pump()

    def _settle_opening(self, future: Future[Any], error: BaseException | None) -> None:
        if error is None:
            self._open = True
            self._works()
            self.opened.emit(future.result())
        else:
            self._tell(error)
            self._retry.start()

    def _succeeded(self, result: Any) -> None:
        if not self._jobs:
            return
        job = self._jobs.popleft()
        self._works()
        if job.then is not None:
            job.then(result)

    def _failed(self, error: BaseException) -> None:
        job = self._jobs[0] if self._jobs else None
        if job is None:
            return
        if isinstance(error, StorageError) and job.failed is None and _can_pass(error):
            self._tell(error)
            self._retry.start()
            return
        self._jobs.popleft()
        if job.failed is not None and isinstance(error, StorageError):
            job.failed(error)
            return
        _log.error("a storage job cannot be done", exc_info=error)
        if isinstance(error, StorageError):
            self.lost.emit(error.message)

    def _works(self) -> None:
        if self._outage is not None:
            self._outage = None
            self.recovered.emit()

    def _tell(self, error: BaseException) -> None:
        if self._outage is None and isinstance(error, StorageError):
            self._outage = error
            self.failing.emit(error.message)
            self._turn_away(error)

    def _turn_away(self, error: StorageError) -> None:
        """Let nobody wait for an answer that may never come."""
        waiting = [job for job in self._jobs if job.failed is not None]
        self._jobs = deque(job for job in self._jobs if job.failed is None)
        for job in waiting:
            if job.failed is not None:
                job.failed(error)


def _can_pass(error: StorageError) -> bool:
    """Whether the same job may work later: not when what it asks for is impossible."""
    return not error.message.key.startswith(REFUSALS)
