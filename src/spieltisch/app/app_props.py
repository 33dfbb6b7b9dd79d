"""What the application controller shows, as one frozen value of plain, rendered data."""

from __future__ import annotations

from typing import NamedTuple

from spieltisch.app.qvariant import NO_ROW, NO_ROWS, Row


class AppProps(NamedTuple):
    """Field by field the plain Qt properties of `AppController`."""

    games: list[Row] = NO_ROWS
    recent: list[Row] = NO_ROWS
    running: list[Row] = NO_ROWS
    year: Row = NO_ROW
    greeting: str = ""
    greeting_note: str = ""
    loading: bool = True
    notice: str = ""
    said: str = ""
    page: str = "play"
    plugins: list[Row] = NO_ROWS
    shortcuts: list[Row] = NO_ROWS
