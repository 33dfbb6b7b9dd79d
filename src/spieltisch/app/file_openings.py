"""Files that the system asks the program to open by an event, as a Mac does: they wait until taken."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


class FileOpenings:
    """Keeps the files that come before the games are there."""

    def __init__(self) -> None:
        self._waiting: list[Path] = []
        self._take: Callable[[Path], None] | None = None

    def ask_for(self, path: Path) -> None:
        """The system asks for a file."""
        if self._take is None:
            self._waiting.append(path)
        else:
            self._take(path)

    def first(self) -> Path | None:
        """Return the file the program was started with, once, as if the command line had named it."""
        return self._waiting.pop(0) if self._waiting else None

    def give_to(self, take: Callable[[Path], None] | None) -> None:
        """Give the files that wait, and all that come, to `take`; with None they wait again."""
        self._take = take
        while self._waiting and self._take is not None:
            self._take(self._waiting.pop(0))
