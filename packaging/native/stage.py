"""The unpacked wheel that the bundle is made from, with QML compiled to byte code."""

from __future__ import annotations

import os
import shutil
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from devtools.console import SetupError, must, run, say
from devtools.environment import python, tool
from native.product import BUILD, DIST

STAGE = BUILD / "stage"


def make_wheel() -> Path:
    """Build the wheel and the source archive into `dist`; returns the wheel.

    Raises:
        SetupError: it could not be built.
    """
    for old in DIST.glob("spieltisch-*.whl"):
        old.unlink()
    must([python(), "-m", "hatchling", "build"], "Building the wheel")
    (wheel,) = DIST.glob("spieltisch-*.whl")
    return wheel


def make_stage(wheel: Path) -> Path:
    """Unpack the wheel and lay byte code beside its QML; returns the folder.

    Raises:
        SetupError: a file could not be compiled.
    """
    shutil.rmtree(STAGE, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(STAGE)
    sources = [*STAGE.rglob("*.qml"), *STAGE.rglob("*.js")]
    say(f"Compiling {len(sources)} QML files")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failed = [file for file, status in zip(sources, pool.map(_compile, sources), strict=True) if status]
    if failed:
        raise SetupError(f"{failed[0].relative_to(STAGE)} could not be compiled; the output above says why.")
    return STAGE


def _compile(source: Path) -> int:
    """Compile one file; Qt finds what lies beside it under the same name with a `c` at the end."""
    target = source.with_name(source.name + "c")
    return run([tool("pyside6-qmlcachegen"), "--only-bytecode", "-o", target, source], quiet=True)
