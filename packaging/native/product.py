"""What the packages of every system say of the program: the one description they are all made from."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from devtools.console import ROOT

NAME: Final = "spieltisch"
TITLE: Final = "Spieltisch"
APP_ID: Final = "io.github.spieltisch.Spieltisch"
"""The name by which desktops and shops know the program."""
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


def _said(file: str, name: str) -> str:
    """A constant of the program, read without importing it."""
    text = (ROOT / "src" / "spieltisch" / file).read_text(encoding="utf-8")
    found = re.search(rf'^{name}(?:: Final)? = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise LookupError(f"src/spieltisch/{file} names no {name}")
    return found[1]


HOMEPAGE: Final = _said("product.py", "HOMEPAGE")


def version() -> str:
    """The version of the program."""
    return _said("__init__.py", "__version__")


def build_time() -> datetime:
    """Now, or `SOURCE_DATE_EPOCH` for builds that are to be the same again."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)


def mark(kind: str) -> Path:
    """A file that tells the program beside it in what kind of package it has come."""
    BUILD.mkdir(parents=True, exist_ok=True)
    file = BUILD / f"package-{kind}"
    file.write_text(f"{kind}\n", encoding="utf-8")
    return file


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder; links count nothing."""
    if path.is_dir():
        return sum(
            file.lstat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink()
        )
    return path.stat().st_size
