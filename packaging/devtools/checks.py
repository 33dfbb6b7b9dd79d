"""Everything `dev.py test` checks, in order: quick checks first, then the tests."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

from devtools.console import ROOT, run, say
from devtools.environment import python, tool

TESTS_FAILED = 1
KILLED_BY_SIGNAL = 128
PARALLEL = ("-n", "auto", "--maxprocesses", "4", "--dist", "loadfile")
"""A process for each core; the tests of one file stay together, in their order."""
PYTHON_TREES = ("src", "tests", "packaging", "dev.py")


def lint() -> int:
    """Style, types, layers, QML and translations; returns the number of failed checks."""
    checks: Sequence[tuple[str, Sequence[str | Path]]] = (
        ("style", [tool("ruff"), "check", *PYTHON_TREES]),
        ("format", [tool("ruff"), "format", "--check", *PYTHON_TREES]),
        ("types", [python(), "-m", "mypy"]),
        ("layers", [tool("lint-imports"), "--no-cache"]),
        ("qml", [python(), ROOT / "packaging" / "qmllint.py"]),
        ("translations", [python(), ROOT / "packaging" / "translations.py", "check"]),
    )
    return sum(_fails(name, command) for name, command in checks)


def _fails(name: str, command: Sequence[str | Path]) -> bool:
    started = time.monotonic()
    failed = run(command, quiet=True) != 0
    say(f"{'FAILED' if failed else 'ok':>7}  {name} ({time.monotonic() - started:.0f} s)")
    return failed


def tests(arguments: Sequence[str]) -> int:
    """Run pytest off-screen with a process for each core; returns its exit status.

    What failed is named and run once more, one after the other. This stays as long as one thing is not
    understood: in a whole run, never alone, one of some hundred sheets for a new match is not seen by the
    test that asked for it; that test says now what is there instead. A fault fails twice. After a crash of
    the interpreter everything runs again.
    """
    status = _pytest([*PARALLEL, *arguments])
    if status == TESTS_FAILED:
        say("The tests named above failed; they get a second chance.")
        return _pytest([*arguments, "--last-failed", "--last-failed-no-failures=none"])
    if status < 0 or status >= KILLED_BY_SIGNAL:
        say("The tests crashed; they are run once more.")
        return _pytest([*PARALLEL, *arguments])
    return status


def packages(arguments: Sequence[str]) -> int:
    """Run the tests of the native packages, one after the other; returns pytest's exit status."""
    return _pytest(["packaging/tests", *arguments])


def _pytest(arguments: Sequence[str]) -> int:
    surroundings = {"QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"}
    return run([python(), "-m", "pytest", *arguments], surroundings)


def everything(arguments: Sequence[str]) -> int:
    """All checks and tests; the exit status is 0 only when all passed."""
    failed = lint()
    status = tests(arguments)
    if failed:
        say(f"{failed} of the checks above failed.")
    sys.stdout.flush()
    return status or (1 if failed else 0)
