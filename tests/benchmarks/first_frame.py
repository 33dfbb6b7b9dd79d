"""The first frame of the start page beside that of a bare window with one rectangle.

`python -m tests.benchmarks.first_frame [ROUNDS]`. Both are processes of their own that take turns, the
program as a person starts it (`python -m spieltisch`), nothing in it changed. The time runs from before the
process is made until Qt tells on its log that the first frame has been drawn. Measured without a display and,
where Xvfb is there, in a window of its own X server.
"""

from __future__ import annotations

import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.benchmarks._surroundings import describe_machine, displays

ROUNDS = 9
TARGET = 1.5
DRAWN = re.compile(rb"frame rendered", re.IGNORECASE)
BARE_WINDOW = Path(__file__).with_name("_bare_window.py")
PROGRAMS = {
    "a bare window": [sys.executable, str(BARE_WINDOW)],
    "the start page": [sys.executable, "-m", "spieltisch"],
}


def milliseconds_to_frame(command: list[str], environment: dict[str, str]) -> float:
    """Start a program and return how long it takes until its first frame.

    Raises:
        SystemExit: it ends without one.
    """
    before = time.perf_counter()
    with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stderr is not None
        said = b""
        while line := process.stderr.readline():
            if DRAWN.search(line):
                spent = time.perf_counter() - before
                process.send_signal(signal.SIGKILL)
                return 1000 * spent
            said += line
    raise SystemExit(f"{command} shows no frame: {said.decode(errors='replace')}")


@contextmanager
def home() -> Iterator[dict[str, str]]:
    """An environment with a home of its own, where Python and Qt may keep what they have compiled."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        environment = {
            **os.environ,
            "HOME": folder,
            "XDG_CACHE_HOME": f"{folder}/cache",
            "XDG_CONFIG_HOME": f"{folder}/config",
            "XDG_DATA_HOME": f"{folder}/data",
            "PYTHONPYCACHEPREFIX": f"{folder}/python",
            "QT_FORCE_STDERR_LOGGING": "1",
            "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop=true",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment.pop("SPIELTISCH_DATA_DIR", None)
        yield environment


def measure(rounds: int, display: dict[str, str]) -> tuple[dict[str, list[float]], list[float]]:
    """Return the times by program, sorted, and those of the very first starts, with nothing compiled."""
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    with home() as environment:
        for _ in range(rounds + 1):
            for name, command in PROGRAMS.items():
                times[name].append(milliseconds_to_frame(command, environment | display))
    first = [values.pop(0) for values in times.values()]
    return {name: sorted(values) for name, values in times.items()}, first


def report(display: str, times: dict[str, list[float]], first: list[float]) -> None:
    """Print a table."""
    bare, start = times.values()
    print(f"{display:24}{'median':>9}{'best':>9}{'very first':>12}   milliseconds")
    for (name, values), cold in zip(times.items(), first, strict=True):
        print(f"  {name:22}{statistics.median(values):9.0f}{values[0]:9.0f}{cold:12.0f}")
    ratio = statistics.median(start) / statistics.median(bare)
    verdict = "met" if ratio <= TARGET else "missed"
    print(f"  {'ratio':22}{ratio:9.2f}{start[0] / bare[0]:9.2f}{first[1] / first[0]:12.2f}", end="")
    print(f"   target {TARGET}: {verdict}")


def main() -> int:
    """Print all figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(f"First frames, {rounds} starts of each in turns. {describe_machine()}")
    for name, display in displays():
        report(name, *measure(rounds, display))
    return 0


if __name__ == "__main__":
    sys.exit(main())
