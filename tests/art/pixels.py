"""Rendered pictures as pixels: what tests of the drawings measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from art.palette import PAPER

Pixel = tuple[int, int, int, int]
"""Red, green, blue and alpha, 0 to 255."""


def pixel(colour: str) -> Pixel:
    """Return a colour as a pixel."""
    red, green, blue, alpha = QColor(colour).toTuple()
    return red, green, blue, alpha


@dataclass(frozen=True)
class Rendered:
    """A picture on transparent ground, read once."""

    width: int
    height: int
    data: bytes

    def at(self, x: int, y: int) -> Pixel:
        place = 4 * (y * self.width + x)
        red, green, blue, alpha = self.data[place : place + 4]
        return red, green, blue, alpha

    def turned(self, x: int, y: int) -> Pixel:
        """Return the pixel at (x, y) of this picture upside down."""
        return self.at(self.width - 1 - x, self.height - 1 - y)


def render(svg: str, width: int, height: int) -> Rendered:
    """Draw a picture."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    image = QImage(width, height, QImage.Format.Format_RGBA8888)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return Rendered(width, height, bytes(image.constBits()))


def difference(first: Pixel, second: Pixel) -> int:
    """Return the sum of the differences of the three channels."""
    return abs(first[0] - second[0]) + abs(first[1] - second[1]) + abs(first[2] - second[2])


_PAPER = pixel(PAPER)


def is_paper(colour: Pixel) -> bool:
    """Whether nothing is drawn here."""
    return difference(colour, _PAPER) <= 24


def blobs(image: Rendered, drawn: Callable[[Pixel], bool], columns: range, rows: range | None = None) -> int:
    """Return the number of connected areas of drawn pixels in some columns and rows, by default all rows."""
    rows = rows or range(image.height)
    waiting = {(x, y) for x in columns for y in rows if drawn(image.at(x, y))}
    count = 0
    while waiting:
        count += 1
        edge = [waiting.pop()]
        while edge:
            found = [place for place in _neighbours(*edge.pop()) if place in waiting]
            waiting.difference_update(found)
            edge += found
    return count


def _neighbours(x: int, y: int) -> Iterator[tuple[int, int]]:
    yield from ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


def luminance(colour: str) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in pixel(colour)[:3])
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: str, second: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)
