"""Where the program's own files lie: inside the installed package, or in the source tree beside it."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "_data"
_SOURCE_TREE = _PACKAGE.parent.parent


def _shipped_or_source(name: str) -> Path:
    shipped = _DATA / name
    return shipped if shipped.is_dir() else _SOURCE_TREE / name


def qml_dir() -> Path:
    """The folder with `Main.qml` and the QML modules."""
    return _shipped_or_source("qml")


def resources_dir() -> Path:
    """Icons, images and the like that were drawn by hand."""
    return _shipped_or_source("resources")


def generated_dir(name: str) -> Path:
    """A folder made by the build: `cards`, `tiles`, `images`, `translations`."""
    return _DATA / name


def build_file() -> Path:
    """What the build of the package says of itself (`commit`, `date`); not there in the source tree."""
    return _DATA / "build.json"


def licences_file() -> Path:
    """The parts of a native package with their licences; not there where Python brings them itself."""
    return _DATA / "licences.json"


def source_tree() -> Path | None:
    """The source tree the program runs from, or None for an installed one."""
    return _SOURCE_TREE if (_SOURCE_TREE / "pyproject.toml").is_file() else None
