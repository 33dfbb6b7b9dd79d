"""What the packages of every system say of the program: the one description they are all made from."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from devtools.console import ROOT

NAME: Final = "spieltisch"
TITLE: Final = "Spieltisch"
APP_ID: Final = "io.github.spieltisch.Spieltisch"
"""The name by which desktops and shops know the program."""
HOMEPAGE: Final = "https://github.com/spieltisch/spieltisch"
MAINTAINER: Final = "The Spieltisch authors <spieltisch@users.noreply.github.com>"
LICENCE: Final = "MIT"
SUMMARY: Final = "Cribbage, Dominoes, Watten and the Danish rummy 500 at one table"
DESCRIPTION: Final = (
    "Play alone against computer players that never see hidden cards, with several people handing one "
    "device round, or watch. Every action is stored as it happens; matches go on after a restart. "
    "German, Danish and English."
)
MIME_TYPE: Final = "application/x-spieltisch-match"
SUFFIX: Final = ".spieltisch"

BUILD: Final = ROOT / "build" / "native"
"""Where everything is made; can be deleted."""
DIST: Final = ROOT / "dist"
"""Where finished packages go."""
BUNDLE: Final = BUILD / "bundle" / NAME
"""The folder that PyInstaller makes."""
FILES: Final = ROOT / "packaging"


def version() -> str:
    """The version of the program, read without importing it."""
    text = (ROOT / "src" / "spieltisch" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise LookupError("src/spieltisch/__init__.py names no version")
    return found[1]


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder; links count nothing."""
    if path.is_dir():
        return sum(
            file.lstat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink()
        )
    return path.stat().st_size
