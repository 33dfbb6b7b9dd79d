"""Whatever nobody catches is written down: in a process of its own, which really crashes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.diagnostics.reports import Report, read_report, reports
from spieltisch.diagnostics.watch import MOST_REPORTS, RUNNING

SETTING = """
import ctypes, os, signal, sys, threading
from pathlib import Path
from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.diagnostics.watch import CrashWatch

def thread(work):
    one = threading.Thread(target=work, name="storage")
    one.start()
    one.join()

def fail():
    raise AttributeError("no attribute 'clear'")

class Loud:
    def __del__(self):
        fail()

with CrashWatch(Path(sys.argv[1]), "Spieltisch 1.2.3"):
"""


def run(folder: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    """Do something under watch, in another process."""
    script = SETTING + "".join(f"    {line}\n" for line in lines)
    command = [sys.executable, "-c", script, str(folder)]
    return subprocess.run(command, check=False, capture_output=True, text=True)


def only(folder: Path) -> tuple[Report, str]:
    (report,) = reports(folder)
    return report, read_report(report)


def test_a_run_that_ends_well_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path, "pass").returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_an_exception_that_ends_the_program(tmp_path: Path) -> None:
    done = run(tmp_path, "fail()")
    assert "AttributeError: no attribute 'clear'" in done.stderr, "it is also told as ever"
    report, text = only(tmp_path)
    assert report.kind == "ended"
    assert "Program: Spieltisch 1.2.3" in text
    assert f"Python: {sys.version.split()[0]}" in text
    assert "in fail" in text
    assert text.endswith("AttributeError: no attribute 'clear'\n")
    assert not (tmp_path / RUNNING).exists()


def test_an_exception_in_a_thread(tmp_path: Path) -> None:
    assert run(tmp_path, "thread(fail)").returncode == 0
    report, text = only(tmp_path)
    assert report.kind == "error"
    assert "Thread: storage" in text


def test_an_exception_that_the_program_survives(tmp_path: Path) -> None:
    """PySide hands exceptions of slots to this hook, and the program goes on."""
    done = run(tmp_path, "try: fail()", "except AttributeError: sys.excepthook(*sys.exc_info())")
    assert done.returncode == 0
    assert only(tmp_path)[0].kind == "error"


def test_the_same_again_and_again_is_one_report(tmp_path: Path) -> None:
    run(tmp_path, "for _ in range(50): thread(fail)")
    assert len(reports(tmp_path)) == 1


def test_there_are_not_too_many(tmp_path: Path) -> None:
    run(tmp_path, *(f"thread(lambda: 1 // 0 or {number})" for number in range(12)))
    assert len(reports(tmp_path)) == MOST_REPORTS


@pytest.mark.parametrize(
    "end", ["sys.exit(3)", "raise KeyboardInterrupt", "raise SpieltischError(message('app.no_display'))"]
)
def test_what_is_no_crash_is_not_reported(tmp_path: Path, end: str) -> None:
    run(tmp_path, end)
    assert reports(tmp_path) == []


def test_what_cannot_be_raised_ends_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "loud = Loud()", "del loud", "print('on')")
    assert done.stdout == "on\n"
    assert reports(tmp_path) == []


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("number", [signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE])
def test_a_fatal_signal_is_reported_by_the_next_run(tmp_path: Path, number: signal.Signals) -> None:
    done = run(tmp_path, f"os.kill(os.getpid(), {int(number)})")
    assert done.returncode == -number
    assert reports(tmp_path) == [], "Python could not do anything any more"
    run(tmp_path, "pass")
    report, text = only(tmp_path)
    assert report.kind == "ended"
    assert "Program: Spieltisch 1.2.3" in text
    assert "Fatal Python error" in text
    assert "most recent call first" in text
    run(tmp_path, "pass")
    assert len(reports(tmp_path)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_program_that_is_killed_has_not_crashed(tmp_path: Path, number: signal.Signals) -> None:
    run(tmp_path, f"os.kill(os.getpid(), {int(number)})")
    assert (tmp_path / RUNNING).exists()
    run(tmp_path, "pass")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    place = tmp_path / "crash"
    place.write_text("a file is in the way")
    done = run(place, "thread(fail)", "print('on')")
    assert (done.returncode, done.stdout) == (0, "on\n")


def test_what_faulthandler_says_in_passing_on_windows_is_no_crash(tmp_path: Path) -> None:
    said = "Spieltisch 1\nWindows fatal exception: code 0x8001010d\n\nThread 0x1 (most recent call first):\n"
    (tmp_path / RUNNING).write_text(said)
    run(tmp_path, "pass")
    assert list(tmp_path.iterdir()) == []
