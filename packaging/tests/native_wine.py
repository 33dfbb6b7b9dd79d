"""A Windows in a folder: wine, with the two libraries that every Windows 10 has and wine 8 has not."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from native.windows_layout import COMPILER

LIBRARIES: Final = Path(__file__).with_name("wine")
WINE: Final = Path("/usr/lib/wine/wine64")
"""The loader itself: the script `wine` talks about parts for 32 bits, which are not needed."""
TIMEOUT_S: Final = 600


class Windows:
    """A drive C: with a user, and programs that run on it."""

    def __init__(self, prefix: Path, display: str) -> None:
        self.prefix = prefix
        self.env: Mapping[str, str] = {
            **os.environ,
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
            "DISPLAY": display,
            "LC_ALL": "C.UTF-8",
        }
        self.local = prefix / "drive_c/users" / _user() / "AppData/Local"
        self.start_menu = self.local.parent / "Roaming/Microsoft/Windows/Start Menu/Programs"

    def start(self, program: str | Path, *words: str | Path) -> subprocess.Popen[bytes]:
        """Start a program and leave it running; what it says is not kept."""
        return subprocess.Popen(
            [str(WINE), str(program), *map(str, words)],
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def run(self, program: str | Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Run a program to its end."""
        return subprocess.run(
            [str(WINE), str(program), *map(str, words)],
            env=self.env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=TIMEOUT_S,
            check=False,
        )

    def must(self, program: str | Path, *words: str | Path) -> str:
        """Run a program that has to succeed; returns what it says."""
        done = self.run(program, *words)
        assert done.returncode == 0, f"{program} {words}: {done.returncode} {done.stdout} {done.stderr}"
        return done.stdout

    def registered(self, key: str) -> str | None:
        """The default value of a key of the user in the registry; None without the key."""
        done = self.run("reg", "query", f"HKCU\\{key}", "/ve")
        lines = [line.split("REG_SZ", 1)[1].strip() for line in done.stdout.splitlines() if "REG_SZ" in line]
        return lines[0] if done.returncode == 0 and lines else None

    def processes(self, name: str) -> list[int]:
        """Ids of the processes here that run a program of this name."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes().split(b"\0")
                here = f"WINEPREFIX={self.prefix}".encode() in (folder / "environ").read_bytes().split(b"\0")
            except OSError:
                continue
            if here and words[0].replace(b"/", b"\\").rsplit(b"\\", 1)[-1] == name.encode():
                found.append(int(folder.name))
        return found

    def kill(self, name: str) -> None:
        """Kill every process here that runs a program of this name."""
        for process in self.processes(name):
            os.kill(process, signal.SIGKILL)


def _user() -> str:
    return os.environ.get("USER") or subprocess.check_output(["id", "-un"], text=True).strip()


def as_windows(path: Path) -> str:
    """The name under which wine knows a file of this system."""
    return "Z:" + str(path).replace("/", "\\")


@contextmanager
def fresh_windows(prefix: Path, display: str) -> Iterator[Windows]:
    """Make a Windows 10 and end what runs in it afterwards."""
    made = Windows(prefix, display)
    try:
        made.must("wineboot", "--init")
        made.must("winecfg", "-v", "win10")
        for source in sorted(LIBRARIES.glob("*.c")):
            target = prefix / "drive_c/windows/system32" / f"{source.stem}.dll"
            flags = ("-shared", "-s", "-O2", "-Wall", "-Wextra", "-Werror")
            subprocess.run([COMPILER, *flags, "-o", target, source, "-ladvapi32"], check=True)
        yield made
    finally:
        subprocess.run([WINE.with_name("wineserver"), "--kill"], env=made.env, check=False)
        subprocess.run([WINE.with_name("wineserver"), "--wait"], env=made.env, check=False)
