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
WORDS: Final = {"LC_ALL": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
TIMEOUT_S: Final = 600


class Root:
    """A folder that is the root of a system of its own, as one of its people sees it."""

    def __init__(self, folder: Path, person: str = "root") -> None:
        self.folder = folder
        self.person = person
        self.home = "/root" if person == "root" else f"/home/{person}"

    def make_person(self, name: str) -> Root:
        """Add a person without any rights; returns the system as that person sees it."""
        self.must("useradd", "--create-home", name)
        return Root(self.folder, name)

    def here(self, name: str) -> Path:
        """A file of this system as the tests see it."""
        return self.folder / name.lstrip("/")

    def write(self, name: str, text: str) -> str:
        """Write a file that belongs to the person; returns its name."""
        self.here(name).write_text(text, encoding="utf-8")
        self.give(name)
        return name

    def give(self, name: str) -> None:
        """Give a file or folder, with all in it, to the person."""
        Root(self.folder).must("chown", "-R", f"{self.person}:", name)

    def command(self, *words: str) -> list[str]:
        """The command that runs a program in this system."""
        return ["chroot", f"--userspec={self.person}", str(self.folder), *words]

    def surroundings(self, env: Mapping[str, str] | None) -> dict[str, str]:
        """The environment of a program."""
        return {**WORDS, "HOME": self.home, "USER": self.person, **(env or {})}

    def start(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """Start a program and leave it running."""
        return subprocess.Popen(
            self.command(*words),
            env=self.surroundings(env),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    def run(self, *words: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Run a program to its end; what it says is in `stdout`."""
        return subprocess.run(
            self.command(*words),
            env=self.surroundings(env),
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
        said = self.must(*apt, env={"DEBIAN_FRONTEND": "noninteractive"})
        for name in names:
            self.here(name).unlink()
        return said

    def files(self) -> set[str]:
        """All files and folders but those that apt, dpkg and the kernel keep for themselves."""
        skipped = ("/proc", "/sys", "/dev", "/var/lib", "/var/cache", "/var/log")
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
