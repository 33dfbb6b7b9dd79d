"""Which build of the program this is, and in what kind of package it has come."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from spieltisch.locations import build_file, source_tree

MARK: Final = "package"
"""The file beside the packaged program that says what kind of package it is: `deb`, `rpm` or `setup`."""
MARKED: Final = frozenset({"deb", "rpm", "setup"})
MANAGED: Final = frozenset({"deb", "rpm", "flatpak"})
"""Packages that a system brings up to date by itself."""
_SHORT: Final = 10
"""So many digits of a commit are enough to tell it from any other."""


class Build(NamedTuple):
    """`commit` and `date` (as 2026-11-30) are empty where nobody knows them.

    `package` is source, wheel, bundle, deb, rpm, flatpak, appimage, setup or macos.
    """

    commit: str
    date: str
    package: str

    @property
    def managed(self) -> bool:
        """Whether a system keeps the program up to date."""
        return self.package in MANAGED


def read_build() -> Build:
    """Say which build runs."""
    tree = source_tree()
    package = _package(tree)
    told = _told(build_file())
    if tree is not None and package == "source":
        return Build(_checked_out(tree / ".git")[:_SHORT], "", package)
    return Build(_word(told, "commit")[:_SHORT], _word(told, "date"), package)


def _package(tree: Path | None) -> str:
    if not getattr(sys, "frozen", False):
        return "wheel" if tree is None else "source"
    marked = _line(Path(sys.executable).resolve().with_name(MARK))
    if marked in MARKED:  # whatever the program that has started this one was
        return marked
    if os.environ.get("FLATPAK_ID"):
        return "flatpak"
    if os.environ.get("APPIMAGE"):
        return "appimage"
    return "macos" if sys.platform == "darwin" else "bundle"


def _told(file: Path) -> dict[str, Any]:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told if isinstance(told, dict) else {}


def _word(told: dict[str, Any], name: str) -> str:
    value = told.get(name)
    return value if isinstance(value, str) else ""


def _checked_out(git: Path) -> str:
    """The commit a working tree stands at, as far as it can be read without git; empty if it cannot."""
    head = _line(git / "HEAD")
    if not head.startswith("ref: "):
        return head
    name = head.removeprefix("ref: ")
    return _line(git / name) or _packed(git / "packed-refs", name)


def _packed(file: Path, name: str) -> str:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return ""
    return next((line.partition(" ")[0] for line in lines if line.endswith(f" {name}")), "")


def _line(file: Path) -> str:
    """The first line of a small file, or nothing."""
    try:
        return file.read_text(encoding="utf-8").partition("\n")[0].strip()
    except (OSError, ValueError):
        return ""
