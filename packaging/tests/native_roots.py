"""A fresh system in a folder, to install packages in: Debian without Python."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from devtools.console import ROOT

RELEASE: Final = "bookworm"
MIRROR: Final = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
KEPT: Final = ROOT / "build" / "native" / f"{RELEASE}.tar"
"""The bare system, made once."""
WORDS: Final = {"LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root"}
TIMEOUT_S: Final = 600


class Root:
    """A folder that is the root of a system of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def command(self, *words: str) -> list[str]:
        """The command that runs a program in this system."""
        return ["chroot", str(self.folder), *words]

    def start(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a program and leave it running."""
        return subprocess.Popen(
            self.command(*words),
            env={**WORDS, **(env or {})},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def run(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program to its end; what it says is in `stdout`."""
        return subprocess.run(
            self.command(*words),
            env={**WORDS, **(env or {})},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=TIMEOUT_S,
            check=False,
        )

    def must(self, *words: str, env: Mapping[str, str] | None = None) -> str:
        """Run a program that has to succeed; returns what it says."""
        done = self.run(*words, env=env)
        assert done.returncode == 0, f"{words}: {done.stdout}"
        return done.stdout

    def install(self, *packages: Path) -> str:
        """Install package files with apt, and what they depend on; returns what apt says."""
        for package in packages:
            shutil.copy(package, self.folder / "tmp")
        names = [f"/tmp/{package.name}" for package in packages]  # noqa: S108 - in the system of its own
        apt = ("apt-get", "install", "-y", "--no-install-recommends", "--allow-downgrades", *names)
        return self.must(*apt, env={"DEBIAN_FRONTEND": "noninteractive"})

    def files(self) -> set[str]:
        """All files and folders but those that apt, dpkg and the kernel keep for themselves."""
        skipped = ("/proc", "/sys", "/dev", "/tmp", "/var/lib", "/var/cache", "/var/log", "/root")  # noqa: S108
        found = set()
        for folder, folders, names in os.walk(self.folder):
            place = "/" + os.path.relpath(folder, self.folder)
            place = "/" if place == "/." else place
            folders[:] = [name for name in folders if f"{place.rstrip('/')}/{name}" not in skipped]
            found |= {f"{place.rstrip('/')}/{name}" for name in [*folders, *names]}
        return found


@contextmanager
def fresh_root(folder: Path) -> Iterator[Root]:
    """Make a bare system, with processes and shared memory, and take it away again."""
    _unpack(folder)
    root = Root(folder)
    mounts: Sequence[tuple[str, str]] = (("proc", "proc"), ("tmpfs", "dev/shm"))
    for kind, place in mounts:
        (folder / place).mkdir(exist_ok=True)
        subprocess.run(["mount", "-t", kind, kind, str(folder / place)], check=True)
    try:
        yield root
    finally:
        for _kind, place in mounts:
            subprocess.run(["umount", "--lazy", str(folder / place)], check=True)
        shutil.rmtree(folder)


def _unpack(folder: Path) -> None:
    if not KEPT.is_file():
        fresh = folder.with_name(f"{folder.name}-new")
        subprocess.run(["debootstrap", "--variant=minbase", RELEASE, str(fresh), MIRROR], check=True)
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        packed = KEPT.with_suffix(".new")
        subprocess.run(["tar", "-C", str(fresh), "-cf", str(packed), "."], check=True)
        packed.rename(KEPT)
        shutil.rmtree(fresh)
    folder.mkdir()
    subprocess.run(["tar", "-C", str(folder), "-xpf", str(KEPT)], check=True)
    shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
    shutil.copy("/etc/hosts", folder / "etc/hosts")
    subprocess.run(["chroot", str(folder), "apt-get", "update"], check=True, env=WORDS, capture_output=True)
