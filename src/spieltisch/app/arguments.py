"""What the command line asks of the window."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class WindowArguments(NamedTuple):
    """The window's part of the command line.

    `file` is a match file to open, `size` (width, height) that of the window. With `screenshot` one picture
    is rendered off-screen and nothing is stored: the start page, or with `game` (or `file`) a table; `page`
    names another page (`start`, `newmatch`, `table`, `rules`, `settings`, `matches`, `statistics`, `plugins`,
    `handover`, `details`).
    `language` and `theme` overrule the settings.
    """

    data_dir: Path | None = None
    safe_mode: bool = False
    file: Path | None = None
    language: str | None = None
    theme: str | None = None
    game: str | None = None
    screenshot: Path | None = None
    size: tuple[int, int] | None = None
    page: str | None = None
