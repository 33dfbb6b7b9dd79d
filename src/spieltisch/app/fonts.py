"""The program's own text font, so that it looks the same on every system."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FAMILY: Final = "Source Sans Pro"
WEIGHTS: Final = ("Regular", "Semibold", "Bold")


def install_font() -> None:
    """Load the font and make it the application's; a font that is missing leaves the system's."""
    folder = files("font_source_sans_pro") / "files"
    for weight in WEIGHTS:
        with as_file(folder / f"SourceSansPro-{weight}.ttf") as path:
            QFontDatabase.addApplicationFont(str(path))
    QGuiApplication.setFont(QFont(FAMILY))
