"""A sheet of paper for SVG: lines, areas and words in the colours of the day theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

FONT: Final = "Source Sans Pro"


class Ink:
    """What each colour is for."""

    PAPER: Final = "#FBF7EC"
    TEXT: Final = "#1E2A2B"
    MUTED: Final = "#4E5E5B"
    GRID: Final = "#CFC5AF"
    LINE: Final = "#8A5600"
    BAND: Final = "#8A5600"
    """Drawn so thin that the lines of the scale are seen through it."""
    BAR: Final = "#B5740E"
    COUNT: Final = "#1B639C"
    LOST: Final = "#5C8F8C"
    TRACK: Final = "#EAE2D0"


class Box(NamedTuple):
    """A part of the sheet."""

    x: float
    y: float
    width: float
    height: float

    def at(self, across: float, up: float) -> tuple[float, float]:
        """Return the place at these shares (0 to 1) of the width from the left and the height from below."""
        return self.x + across * self.width, self.y + (1 - up) * self.height


class Drawing:
    """Collects what is drawn; `title` is what screen readers say of the picture."""

    def __init__(self, width: float, height: float, title: str) -> None:
        size = f'width="{_n(width)}" height="{_n(height)}" viewBox="0 0 {_n(width)} {_n(height)}"'
        self._parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>{escape(title)}</title>",
            f'<rect width="{_n(width)}" height="{_n(height)}" fill="{Ink.PAPER}"/>',
        ]

    def document(self) -> str:
        """Return the SVG document."""
        return "\n".join([*self._parts, "</svg>", ""])

    def text(
        self,
        x: float,
        y: float,
        words: str,
        *,
        size: int = 16,
        weight: int = 400,
        anchor: str = "start",
        ink: str = Ink.TEXT,
    ) -> None:
        """Write words that begin, end or have their middle at a place on their baseline."""
        font = f'font-family="{FONT}" font-size="{size}" font-weight="{weight}"'
        place = f'x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"'
        self._parts.append(f'<text {place} {font} fill="{ink}">{escape(words)}</text>')

    def line(
        self, x1: float, y1: float, x2: float, y2: float, ink: str, *, thick: float = 1, dashed: bool = False
    ) -> None:
        """Draw a line."""
        dash = ' stroke-dasharray="4 4"' if dashed else ""
        ends = f'x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"'
        self._parts.append(f'<line {ends} stroke="{ink}" stroke-width="{_n(thick)}"{dash}/>')

    def polyline(self, points: Sequence[tuple[float, float]], ink: str) -> None:
        """Draw a line through points."""
        path = f'<polyline points="{_points(points)}" fill="none" stroke="{ink}" stroke-width="2.5"'
        self._parts.append(f'{path} stroke-linejoin="round" stroke-linecap="round"/>')

    def polygon(self, points: Sequence[tuple[float, float]], ink: str) -> None:
        """Fill what lies between points."""
        self._parts.append(f'<polygon points="{_points(points)}" fill="{ink}" fill-opacity="0.2"/>')

    def rectangle(self, box: Box, ink: str) -> None:
        """Fill a rectangle."""
        size = f'x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.width)}" height="{_n(box.height)}"'
        self._parts.append(f'<rect {size} rx="2" fill="{ink}"/>')

    def circle(self, x: float, y: float, radius: float, ink: str) -> None:
        """Fill a circle."""
        self._parts.append(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}" fill="{ink}"/>')


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)
