"""What the program is and where it runs: rows for the page, and the same as plain text. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.app.about.build import Build
from spieltisch.app.qvariant import Row
from spieltisch.core.messages import Message, message
from spieltisch.texts import Renderer


class Surroundings(NamedTuple):
    """What the program runs on; `graphics` and `platform` are Qt's names, empty before a window is drawn."""

    version: str
    build: Build
    qt: str
    pyside: str
    python: str
    system: str
    graphics: str
    platform: str
    data_dir: str


def fact_rows(found: Surroundings, renderer: Renderer) -> list[Row]:
    """Return `{key, label, value}` for each fact, in the order in which they are shown."""
    graphics = " · ".join(name for name in (found.graphics, found.platform) if name)
    facts = (
        ("version", found.version),
        ("build", renderer.text(_build(found.build))),
        ("qt", found.qt),
        ("pyside", found.pyside),
        ("python", found.python),
        ("system", found.system),
        ("graphics", graphics),
        ("data", found.data_dir),
    )
    return [
        {"key": key, "label": renderer.text(message(f"app.about.{key}")), "value": value}
        for key, value in facts
    ]


def fact_text(rows: Sequence[Row]) -> str:
    """Return the rows as plain text, a line for each; the first one, the version, names the program."""
    labels = ["Spieltisch", *(row["label"] for row in rows[1:])]
    return "".join(f"{label}: {row['value']}\n" for label, row in zip(labels, rows, strict=True))


def _build(build: Build) -> Message:
    package = message(f"app.about.package.{build.package}")
    if not build.commit:
        return message("app.about.build.plain", package=package)
    if not build.date:
        return message("app.about.build.commit", package=package, commit=build.commit)
    return message("app.about.build.dated", package=package, commit=build.commit, date=build.date)
