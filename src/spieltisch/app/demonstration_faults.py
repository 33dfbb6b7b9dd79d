"""A log and a report of a crash to look at, for pictures of the screens that show them."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from spieltisch import __version__
from spieltisch.diagnostics import log_file
from spieltisch.diagnostics.reports import write_report
from spieltisch.diagnostics.watch import CRASH_FOLDER

WHEN: Final = datetime(2026, 11, 30, 20, 15, 2)
LOG: Final = f"""\
2026-11-30 19:02:11,204 INFO spieltisch.app.about.log_words: Spieltisch {__version__} on Debian GNU/Linux 12
2026-11-30 19:02:11,655 INFO spieltisch.storage.migration: migrated to schema 0003
2026-11-30 20:14:40,031 WARNING spieltisch.app.supervisor: a worker process has ended and is started again
2026-11-30 20:15:02,418 ERROR spieltisch.diagnostics.watch: nobody caught an exception
Traceback (most recent call last):
  File "spieltisch/app/table/live.py", line 128, in do
    self._table.clear()
AttributeError: 'NoneType' object has no attribute 'clear'
"""
REPORT: Final = f"""\
Report of Spieltisch, written on this device and sent nowhere
Program: Spieltisch {__version__}
Time: 2026-11-30 20:15:02 +0100
System: Linux-6.1.0-x86_64-with-glibc2.36
Python: 3.11.9

Fatal Python error: Segmentation fault

Current thread 0x00007f2ac1f2b740 (most recent call first):
  File "spieltisch/app/table/pieces.py", line 97 in _move
  File "spieltisch/app/table/controller.py", line 311 in _show
  File "spieltisch/app/table/live.py", line 128 in do
"""


def write_faults(page: str, folder: Path) -> None:
    """Write what a page shows into a data folder."""
    if page == "about-log":
        place = folder / log_file.FOLDER
        place.mkdir()
        (place / log_file.NAME).write_text(LOG, encoding="utf-8")
    if page == "start-crash":
        write_report(folder / CRASH_FOLDER, "ended", REPORT, WHEN.astimezone())
