"""Writes down what nobody caught: exceptions in any thread, and fatal signals.

Python cannot run when a signal ends the process: `faulthandler` writes where every thread was into a file
that is open from the start. A run that ends well deletes it; the next one makes a report of what it finds
there. A process that is killed from outside leaves nothing in it.
"""

from __future__ import annotations

import faulthandler
import logging
import re
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Final

if TYPE_CHECKING:
    from datetime import datetime

    from spieltisch.diagnostics.reports import Kind

CRASH_FOLDER: Final = "crash"
"""In the data folder."""
RUNNING: Final = "running.log"
MOST_REPORTS: Final = 5
"""In one run: who sees the same fault again and again learns nothing more from it."""
FATAL: Final = ("Fatal Python error", "Windows fatal exception: access violation")
"""What `faulthandler` begins with; on Windows it also tells of exceptions that are dealt with."""
_LONGEST: Final = 48 * 1024
_FRAME: Final = re.compile(r'File "([^"]*)"')
_log = logging.getLogger(__name__)
_log.addHandler(logging.NullHandler())  # Python itself prints these exceptions where nobody keeps a log


class CrashWatch:
    """A context in which crashes are written down below `folder`.

    An exception that leaves the context has ended the program. `program` names the program and its version.
    """

    def __init__(self, folder: Path, program: str) -> None:
        self._folder = folder
        self._program = program
        self._known: set[tuple[object, ...]] = set()
        self._lock = threading.Lock()
        self._file: IO[bytes] | None = None

    def __enter__(self) -> CrashWatch:
        running = self._folder / RUNNING
        _report_the_run_before(self._folder)
        with suppress(OSError):  # without a file there is no report of signals, but all the rest
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file = running.open("wb", buffering=0)
            self._file.write(f"{self._program}\n".encode())
            faulthandler.enable(self._file)
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._caught_by_nobody
        threading.excepthook = self._thread_ended
        sys.unraisablehook = self._could_not_be_raised
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if error is not None:
            self.record(error, "ended")
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with suppress(OSError):
                (self._folder / RUNNING).unlink(missing_ok=True)

    def record(self, error: BaseException, kind: Kind, thread: str = "") -> None:
        """Write a report of an exception, unless it is one of those that are no crash or is known already."""
        from spieltisch.core.errors import SpieltischError  # noqa: PLC0415 - for a crash alone

        if not isinstance(error, Exception) or (kind == "ended" and isinstance(error, SpieltischError)):
            return  # asked to end, or one sentence for the person
        from spieltisch.diagnostics.privacy import exception_lines  # noqa: PLC0415 - as above

        _log.error("nobody caught an exception", exc_info=error)
        with self._lock:
            fingerprint = _fingerprint(error)
            if fingerprint in self._known or len(self._known) >= MOST_REPORTS:
                return
            self._known.add(fingerprint)
        name = thread or threading.current_thread().name
        _write(self._folder, kind, self._program, [f"Thread: {name}", "", *exception_lines(error)])

    def _caught_by_nobody(
        self, kind: type[BaseException], error: BaseException, traceback: TracebackType | None
    ) -> None:
        self.record(error.with_traceback(traceback), "error")
        self._before[0](kind, error, traceback)

    def _thread_ended(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.record(args.exc_value, "error", "" if args.thread is None else args.thread.name)
        self._before[1](args)

    def _could_not_be_raised(self, args: sys.UnraisableHookArgs) -> None:
        _log.error("an exception could not be raised", exc_info=args.exc_value)
        self._before[2](args)


def _fingerprint(error: BaseException) -> tuple[object, ...]:
    """What two exceptions from the same place have in common."""
    at, last = error.__traceback__, None
    while at is not None:
        last, at = at, at.tb_next
    return (type(error), None if last is None else (last.tb_frame.f_code.co_filename, last.tb_lineno))


def _report_the_run_before(folder: Path) -> None:
    """Make a report of what a run that was ended by a signal has left, and clear that away."""
    running = folder / RUNNING
    try:
        left = running.stat()
        with running.open("rb") as file:
            text = file.read(_LONGEST).decode("utf-8", "replace")
    except OSError:
        return
    program, _, dump = text.partition("\n")
    if any(line.startswith(FATAL) for line in dump.splitlines()):
        from datetime import datetime  # noqa: PLC0415 - for a crash alone

        from spieltisch.diagnostics.privacy import place  # noqa: PLC0415 - as above

        dumped = [_FRAME.sub(lambda found: f'File "{place(found[1])}"', line) for line in dump.splitlines()]
        _write(folder, "ended", program, ["", *dumped], datetime.fromtimestamp(left.st_mtime).astimezone())
    with suppress(OSError):
        running.unlink()


def _write(
    folder: Path, kind: Kind, program: str, lines: Iterable[str], when: datetime | None = None
) -> None:
    """Write a report, if that can be done: who writes down a fault must not become one."""
    import platform  # noqa: PLC0415 - for a crash alone
    from datetime import datetime  # noqa: PLC0415 - as above

    from spieltisch.diagnostics.reports import write_report  # noqa: PLC0415 - as above

    moment = when or datetime.now().astimezone()
    head = (
        "Report of Spieltisch, written on this device and sent nowhere",
        f"Program: {program}",
        f"Time: {moment:%Y-%m-%d %H:%M:%S %z}",
        f"System: {platform.platform()}",
        f"Python: {platform.python_version()}",
    )
    with suppress(OSError):
        write_report(folder, kind, "\n".join((*head, *lines)) + "\n", moment)
