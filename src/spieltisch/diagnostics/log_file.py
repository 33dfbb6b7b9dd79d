"""The program's log as files of limited size, and the newest of it to read."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = "log"
NAME: Final = "spieltisch.log"
PROGRAM: Final = "spieltisch"
"""The logger that all others of the program are below."""
UNCAUGHT: Final = "spieltisch.diagnostics.watch"
"""The logger of exceptions that nobody caught."""
FILE_BYTES: Final = 256 * 1024
READ_BYTES: Final = 256 * 1024
"""So much is read at most, of what is newest."""
MOST_ENTRIES: Final = 500
LONGEST_ENTRY: Final = 4_000
LAYOUT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_ENTRY: Final = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d{3} (DEBUG|INFO|WARNING|ERROR|CRITICAL) ([\w.]+): (.*)"
)


class LogEntry(NamedTuple):
    """A record: when (local time), how grave (a level of `logging`), which part of the program, and what."""

    when: str
    level: int
    source: str
    text: str


class LogFile(logging.FileHandler):
    """Keeps a file and the one before it. A log that cannot be written is none: nobody is told.

    Python's own handler that does so lies in a module that takes too long to load beside the first frame.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / NAME, encoding="utf-8", errors="backslashreplace")
        self.setFormatter(logging.Formatter(LAYOUT))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, in a new file where the present one is full."""
        try:
            if self.stream is not None and self.stream.tell() >= FILE_BYTES:
                self.close()  # the next record opens it anew
                Path(self.baseFilename).replace(f"{self.baseFilename}.1")
        except (OSError, ValueError):
            self.handleError(record)
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name logging calls
        """Go on without the record: the disk may be full."""
        del record


def open_log(folder: Path) -> Callable[[], None]:
    """Write the program's log into `folder` from now on; returns what ends that."""
    logger = logging.getLogger(PROGRAM)
    before = logger.level
    handlers = [*_terminal(), *_file(folder)]
    for handler in handlers:
        logger.addHandler(handler)
    logger.setLevel(logging.INFO)

    def close() -> None:
        logger.setLevel(before)
        for handler in handlers:
            logger.removeHandler(handler)
            with suppress(OSError):
                handler.close()

    return close


def _file(folder: Path) -> Iterator[logging.Handler]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield LogFile(folder)
    except OSError:  # the program does not depend on it
        return


def _terminal() -> Iterator[logging.Handler]:
    """What Python does of its own accord while nothing else is said: warnings go to the error output."""
    if sys.stderr is None:  # a program of Windows without a terminal
        return
    terminal = logging.StreamHandler(sys.stderr)
    terminal.setLevel(logging.WARNING)
    terminal.addFilter(lambda record: record.name != UNCAUGHT)  # Python prints those itself
    yield terminal


def read_log(folder: Path, least: int = logging.NOTSET) -> tuple[LogEntry, ...]:
    """Return the newest entries from a level upwards, the newest first."""
    found = [entry for entry in _entries(_newest(folder)) if entry.level >= least]
    return tuple(found[-MOST_ENTRIES:][::-1])


def _newest(folder: Path) -> str:
    """The end of the log, without the line it may begin in the middle of."""
    text = b""
    for file in (folder / NAME, folder / f"{NAME}.1"):
        room = READ_BYTES - len(text)
        try:
            size = file.stat().st_size
            with file.open("rb") as opened:
                opened.seek(max(0, size - room))
                text = opened.read(room) + text
        except OSError:
            continue
        if size > room:
            text = text.partition(b"\n")[2]
            break
    return text.decode("utf-8", "replace")


def _entries(text: str) -> Iterator[LogEntry]:
    """The entries of a log; lines that begin none go on with the one before."""
    current: LogEntry | None = None
    for line in text.splitlines():
        begun = _ENTRY.fullmatch(line)
        if begun is not None:
            if current is not None:
                yield current
            when, level, source, words = begun.groups()
            current = LogEntry(when, logging.getLevelNamesMapping()[level], source, words[:LONGEST_ENTRY])
        elif current is not None and len(current.text) < LONGEST_ENTRY:
            current = current._replace(text=f"{current.text}\n{line}"[:LONGEST_ENTRY])
    if current is not None:
        yield current
