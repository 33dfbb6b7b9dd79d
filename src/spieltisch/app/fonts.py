"""The program's own text font, so that it looks the same on every system."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

PACKAGE: Final = "font_source_sans_pro"
FAMILY: Final = "Source Sans Pro"
WEIGHTS: Final = ("Regular", "Semibold", "Bold")


def install_font() -> None:
    """Load the font and make it the application's; a font that is missing leaves the system's."""
    package = find_spec(PACKAGE)
    if package is None or package.origin is None:
        return
    folder = Path(package.origin).with_name("files")
    for weight in WEIGHTS:
        QFontDatabase.addApplicationFont(str(folder / f"SourceSansPro-{weight}.ttf"))
    QGuiApplication.setFont(QFont(FAMILY))
