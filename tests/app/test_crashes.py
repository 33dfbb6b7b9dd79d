"""The real program is struck down by a signal, fails in a thread, or ends well; the next start knows."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE

import pytest
from pytestqt.qtbot import QtBot

from spieltisch import __version__
from spieltisch.app.instance_lock import whereabouts
from spieltisch.diagnostics import log_file
from spieltisch.diagnostics.log_file import read_log
from spieltisch.diagnostics.reports import read_report, reports, unseen
from spieltisch.diagnostics.watch import CRASH_FOLDER, RUNNING

TIMEOUT = 60_000
FAILING = """
import sys
from spieltisch.app import shelf
from spieltisch.__main__ import main

def fail(*_all):
    raise AttributeError("no attribute 'clear'")

setattr(shelf.Shelf, {name!r}, fail)
sys.argv = ["spieltisch", "--data-dir", sys.argv[1], "--lang", "en"]
sys.exit(main())
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")


@contextmanager
def program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "spieltisch", "--data-dir", str(folder), "--lang", "en"]
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True) as started:
        try:
            yield started
        finally:
            started.kill()


def wait_until_open(qtbot: QtBot, folder: Path, started: subprocess.Popen[str]) -> None:
    """Wait until the games are there and later starts are answered."""

    def is_open() -> bool:
        assert started.poll() is None, started.communicate()
        first = whereabouts(folder)
        return first is not None and first.pid == started.pid and bool(first.address)

    qtbot.waitUntil(is_open, timeout=TIMEOUT)


def test_a_signal_is_told_at_the_next_start_and_a_good_end_is_not(qtbot: QtBot, tmp_path: Path) -> None:
    crash = tmp_path / CRASH_FOLDER
    with program(tmp_path) as started:
        wait_until_open(qtbot, tmp_path, started)
        os.kill(started.pid, signal.SIGSEGV)
        started.communicate()
        assert started.returncode == -signal.SIGSEGV
    with program(tmp_path) as started:
        wait_until_open(qtbot, tmp_path, started)
        (report,) = unseen(crash)
        assert f"Program: Spieltisch {__version__}" in read_report(report)
        assert "spieltisch/app/main.py" in read_report(report)
        os.kill(started.pid, signal.SIGTERM)
        assert started.communicate() == ("", "")
        assert started.returncode == 0
    assert not (crash / RUNNING).exists()
    with program(tmp_path) as started:
        wait_until_open(qtbot, tmp_path, started)
        assert len(reports(crash)) == 1
        os.kill(started.pid, signal.SIGTERM)
        started.communicate()
    starts = [entry for entry in read_log(tmp_path / log_file.FOLDER) if "Spieltisch" in entry.text]
    assert len(starts) == 3


def test_an_exception_that_ends_the_start(tmp_path: Path) -> None:
    script = FAILING.format(name="__init__")
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)], check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, "one sentence"
    (report,) = reports(tmp_path / CRASH_FOLDER)
    assert report.kind == "ended"
    assert "AttributeError: no attribute 'clear'" in read_report(report)


def test_an_exception_in_a_thread(qtbot: QtBot, tmp_path: Path) -> None:
    script = FAILING.format(name="_load")
    with subprocess.Popen([sys.executable, "-c", script, str(tmp_path)], stderr=PIPE, text=True) as started:
        qtbot.waitUntil(lambda: bool(reports(tmp_path / CRASH_FOLDER)), timeout=TIMEOUT)
        started.kill()
    (report,) = reports(tmp_path / CRASH_FOLDER)
    assert report.kind == "error"
    assert "Thread: plugins" in read_report(report)
