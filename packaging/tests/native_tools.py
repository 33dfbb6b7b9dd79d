"""What tests of native packages need of the machine: programs, and an X server without a screen."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from native.product import DIST


def package(pattern: str) -> Path:
    """The newest package of a kind."""
    found = sorted(DIST.glob(pattern), key=lambda file: file.stat().st_mtime)
    assert found, f"there is no {pattern} in dist; make it first with: python3 dev.py build"
    return found[-1]


def needs(*programs: str) -> None:
    """Skip a test where programs are missing; says which."""
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        pytest.skip("needs " + ", ".join(missing))


def needs_root() -> None:
    """Skip a test that makes a system of its own where that is not allowed."""
    if os.geteuid() != 0:
        pytest.skip("needs root")


@contextmanager
def x_server() -> Iterator[str]:
    """Run an X server without a screen; gives its name, `:N`."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-ac"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def small_disk(place: Path, megabytes: int) -> Iterator[Path]:
    """Make a folder that is a disk with little room; skips the test where that is not allowed."""
    needs("mount")
    needs_root()
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", place], check=True)
    try:
        yield place
    finally:
        subprocess.run(["umount", "--lazy", place], check=True)


def grab(picture: Path, env: Mapping[str, str]) -> Path:
    """Take a picture of the whole screen; returns its file."""
    subprocess.run(["import", "-window", "root", str(picture)], env=env, check=True)
    return picture


def colours(picture: Path) -> int:
    """How many colours a picture has, looked at here and there."""
    return len(set(_points(picture)))


def changed(before: Path, after: Path) -> float:
    """The part of two pictures of one size that is not the same, from 0 to 1, looked at here and there."""
    pairs = list(zip(_points(before), _points(after), strict=True))
    return sum(one != other for one, other in pairs) / len(pairs)


def _points(picture: Path) -> list[int]:
    image = QImage(str(picture))
    return [image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)]
