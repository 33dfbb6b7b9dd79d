"""Draw an SVG as PNGs: `draw_icons.py DRAWING FOLDER SIZE...`; run in the project's environment."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer


def draw(drawing: Path, folder: Path, sizes: list[int]) -> None:
    """Write `<size>.png` for every edge in pixels.

    Raises:
        SystemExit: a picture could not be written.
    """
    renderer = QSvgRenderer(str(drawing))
    for size in sizes:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        file = folder / f"{size}.png"
        if not image.save(str(file)):
            raise SystemExit(f"{file} could not be written.")


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]), [int(size) for size in sys.argv[3:]])
