"""The program's icon, as the window shows it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication, QIcon

from spieltisch.locations import resources_dir


@pytest.mark.parametrize("size", [16, 32, 64, 256])
def test_icon_is_sharp_at_every_size(qapp: QGuiApplication, size: int) -> None:
    """A red heart on a light card in the middle of transparent ground."""
    icon = QIcon(str(resources_dir() / "icons" / "spieltisch.svg"))
    image = icon.pixmap(QSize(size, size), 1.0).toImage()
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    heart: QColor = image.pixelColor(round(size * 0.63), round(size * 0.48))
    assert heart.red() > 150
    assert heart.green() < 90
