"""The names of files in an archive: only what means the same file on every system, inside its own folder."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message

MAX_PART: Final = 100
MAX_NAME: Final = 180
"""In characters. Windows allows 260 for a whole path, and the data folder needs some of them."""

_DRIVE = re.compile(r"[A-Za-z]:")
_FORBIDDEN = re.compile(r'[<>:"|?*\\]')
_RESERVED: Final = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10))}
)
"""Names of devices on Windows, with any ending."""

_OF_SYSTEMS: Final = frozenset({"__MACOSX", "__pycache__", ".DS_Store", "Thumbs.db", "desktop.ini"})
"""What systems put beside files: it is left out wherever it lies."""


def checked_parts(name: str) -> tuple[str, ...]:
    """Return the parts of a path in an archive; `name` is as the archive has it.

    Raises:
        PluginError: it leads out of the archive's folder, or is not possible on every system.
    """
    slashes = name.replace("\\", "/")
    if slashes.startswith("/") or _DRIVE.match(slashes) or ".." in slashes.split("/"):
        raise PluginError(message("core.archive.outside", file=excerpt(name)))
    parts = tuple(name.removesuffix("/").split("/"))
    if len(name) > MAX_NAME or not all(_possible(part) for part in parts):
        raise PluginError(message("core.archive.bad_name", file=excerpt(name)))
    return parts


def _possible(part: str) -> bool:
    """Whether every system can have a file or folder of this name."""
    return (
        0 < len(part) <= MAX_PART
        and part.isprintable()
        and not _FORBIDDEN.search(part)
        and part == part.strip(" ").rstrip(".")
        and part.partition(".")[0].strip(" ").casefold() not in _RESERVED
    )


def left_out(parts: Iterable[str]) -> bool:
    """Whether a file is of a system or Python's cache rather than of the game."""
    return not _OF_SYSTEMS.isdisjoint(parts)


class Spellings:
    """Notices names that are one and the same where case or the way of writing accents is ignored."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[str, bool]] = {}

    def add(self, parts: tuple[str, ...], *, folder: bool) -> None:
        """Take a path in.

        Raises:
            PluginError: another one is the same on some systems.
        """
        for length in range(1, len(parts)):
            self._add("/".join(parts[:length]), folder=True)
        path = "/".join(parts)
        if not folder and _folded(path) in self._known:
            raise _twice(path)
        self._add(path, folder=folder)

    def _add(self, path: str, *, folder: bool) -> None:
        if self._known.setdefault(_folded(path), (path, folder)) != (path, folder):
            raise _twice(path)


def _folded(path: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", path).casefold())


def _twice(path: str) -> PluginError:
    return PluginError(message("core.archive.twice", file=excerpt(path)))
