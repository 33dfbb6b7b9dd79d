"""Where a benchmark runs: the machine, how busy it is, the displays there are. Measures nothing itself."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator


def describe_machine() -> str:
    """Return the machine, Python and how many processes wanted to run in the last minute."""
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{platform.system()}, {os.cpu_count()} cores, Python {platform.python_version()}{load}."


def displays() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the kinds of display that can be measured here: name and environment.

    Without a display Qt draws with the processor ("offscreen"); under Xvfb it uses OpenGL, which Mesa
    computes, and a thread of its own. On Windows and macOS there is the screen itself.
    """
    if sys.platform in ("win32", "darwin"):
        yield "on the screen", {}
        return
    yield "offscreen", {"QT_QPA_PLATFORM": "offscreen"}
    if shutil.which("Xvfb") is None:
        return
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        number = server.stdout.readline().decode().strip()
        try:
            yield "Xvfb", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"}
        finally:
            server.terminate()
