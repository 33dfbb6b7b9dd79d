"""Draw the small pictures that QML cannot: shadow, weave, grain and noise.

The results are in git beside the QML that uses them; run this only to change them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPainterPath

IMAGES = Path(__file__).resolve().parent.parent / "qml" / "Spieltisch" / "Ui" / "images"


def _clear(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _blurred_edge(distance: float, sigma: float) -> float:
    """Coverage of a half plane blurred by a Gaussian, `distance` pixels outside its edge."""
    return 0.5 * math.erfc(distance / (sigma * math.sqrt(2)))


def draw_shadow(size: int = 88, margin: int = 24, radius: int = 10, sigma: float = 9) -> QImage:
    """Return the shadow of a rounded square, `margin` pixels inside the picture, without its offset."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    half = size / 2 - margin - radius
    for y in range(size):
        for x in range(size):
            across, down = (abs(v + 0.5 - size / 2) - half for v in (x, y))
            outside = math.hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0)
            image.setPixelColor(x, y, QColor(0, 0, 0, round(0x59 * _blurred_edge(outside - radius, sigma))))
    return image


def draw_weave(size: int = 8) -> QImage:
    """Return a tile of crossing threads, light ones at 2 % and dark ones at 6 %."""
    image = _clear(size, size)
    painter = QPainter(image)
    for offset in range(0, size, 4):
        painter.fillRect(QRectF(0, offset, size, 1), QColor(255, 255, 255, 3))
        painter.fillRect(QRectF(offset + 2, 0, 1, size), QColor(0, 0, 0, 7))
    painter.end()
    return image


def draw_noise(size: int = 256) -> QImage:
    """Return a tile of noise, hardly a step of brightness: it keeps wide gradients from showing bands."""
    stream = random.Random(3)  # noqa: S311 - a picture
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    for y in range(size):
        for x in range(size):
            shade = stream.choice((0, 255))
            image.setPixelColor(x, y, QColor(shade, shade, shade, stream.randint(0, 2)))
    return image


def draw_grain(width: int = 512, height: int = 256) -> QImage:
    """Return a tile of long wavy fibres that meets itself at every edge."""
    stream = random.Random(7)  # noqa: S311 - a picture
    image = _clear(width, height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(90):
        y, swing, phase = stream.random() * height, 1 + 3 * stream.random(), stream.random() * math.tau
        painter.setPen(QColor(0, 0, 0, stream.randint(8, 26)))
        for shift in (-height, 0, height):
            path = QPainterPath()
            for x in range(0, width + 1, 8):
                at = y + shift + swing * math.sin(math.tau * x / width + phase)
                path.moveTo(x, at) if x == 0 else path.lineTo(x, at)
            painter.drawPath(path)
    painter.end()
    return image


def main() -> None:
    """Write the pictures."""
    QGuiApplication([])
    IMAGES.mkdir(parents=True, exist_ok=True)
    drawings: tuple[tuple[str, Callable[[], QImage]], ...] = (
        ("shadow", draw_shadow),
        ("weave", draw_weave),
        ("noise", draw_noise),
        ("grain", draw_grain),
    )
    for name, draw in drawings:
        draw().save(str(IMAGES / f"{name}.png"))


if __name__ == "__main__":
    main()
