"""What the application controller shows, as one frozen value of plain, rendered data."""

from __future__ import annotations

from dataclasses import dataclass, field

from spieltisch.app.qvariant import Row


@dataclass(frozen=True, slots=True)
class AppProps:
    """Field by field the plain Qt properties of `AppController`."""

    games: list[Row] = field(default_factory=list)
    recent: list[Row] = field(default_factory=list)
    running: list[Row] = field(default_factory=list)
    year: Row = field(default_factory=dict)
    greeting: str = ""
    greeting_note: str = ""
    loading: bool = True
    notice: str = ""
    page: str = "play"
    plugins: list[Row] = field(default_factory=list)
    shortcuts: list[Row] = field(default_factory=list)
