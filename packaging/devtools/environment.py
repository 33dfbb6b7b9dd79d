"""The virtual environment: made once, and again only when what it depends on changes."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from devtools import system
from devtools.console import ROOT, must, say

VENV = ROOT / ".venv"
_STAMP = VENV / "spieltisch-setup"
_BASE = "run"
_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def python() -> Path:
    """The environment's interpreter."""
    return _BIN / ("python.exe" if os.name == "nt" else "python")


def tool(name: str) -> Path:
    """A program that a package put into the environment."""
    return _BIN / (f"{name}.exe" if os.name == "nt" else name)


def _wanted(groups: tuple[str, ...]) -> str:
    """A fingerprint of everything the environment is made from."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = {key: project[key] for key in ("version", "scripts", "entry-points") if key in project}
    parts = (sys.version, str(ROOT), installed, _requirements(groups))
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def _requirements(groups: tuple[str, ...]) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        "editables",
    ]
    for group in groups:
        found += project["dependency-groups"][group]
    return found


def _stamped() -> dict[str, str]:
    if not _STAMP.is_file() or not python().exists():
        return {}
    lines = _STAMP.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if " " in line)


def ensure(*groups: str) -> None:
    """Make the environment ready for these dependency groups; does nothing when it is.

    Raises:
        SetupError: the person has to do something first.
    """
    name = "+".join(groups) or _BASE
    wanted = _wanted(groups)
    stamps = _stamped()
    if stamps.get(name) == wanted:
        return
    system.install(
        [*system.missing_venv(), *system.missing_qt_libraries()], "Python and Qt need packages of the system"
    )
    if VENV.exists() and not _works():
        shutil.rmtree(VENV)
    if not VENV.exists():
        say("Making a virtual environment in .venv")
        must([sys.executable, "-m", "venv", VENV], "Making the virtual environment")
    say("Installing what Spieltisch needs (once; this takes a minute or two)")
    pip: list[str | Path] = [python(), "-m", "pip", "install", "--disable-pip-version-check", "--quiet"]
    must([*pip, *_requirements(groups)], "Installing the dependencies")
    must([*pip, "--no-build-isolation", "--no-deps", "--editable", ROOT], "Installing Spieltisch itself")
    stamps[name] = wanted
    stamps[_BASE] = _wanted(())
    _STAMP.write_text("".join(f"{key} {value}\n" for key, value in stamps.items()), encoding="utf-8")


def _works() -> bool:
    """Whether the environment runs and was made for this folder: its programs know where they lie."""
    description = VENV / "pyvenv.cfg"
    if not python().exists() or not description.is_file():
        return False
    if str(VENV) not in description.read_text(encoding="utf-8"):
        return False
    done = subprocess.run([str(python()), "-m", "pip", "--version"], capture_output=True, check=False)
    return done.returncode == 0
