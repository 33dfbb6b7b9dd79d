"""The program's own text font, so that it looks the same on every system."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase, QGuiApplication

PACKAGE: Final = "font_source_sans_pro"
FAMILY: Final = "Source Sans Pro"
WEIGHTS: Final = ("Regular", "Semibold", "Bold")


def load_fonts() -> None:
    """Load the font's files; where they are missing the system's fonts serve."""
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        return
    folder = Path(package.origin).with_name("files")
    for weight in WEIGHTS:
        QFontDatabase.addApplicationFont(str(folder / f"SourceSansPro-{weight}.ttf"))


def use_font() -> None:
    """Make the font the application's: for the file dialog, since everything else names it."""
    from PySide6.QtGui import QFont  # noqa: PLC0415 - slow to load, and the first frame does without

    QGuiApplication.setFont(QFont(FAMILY))
