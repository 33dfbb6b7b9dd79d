"""A small SVG kit: elements as text, from plain paths only.

No text, clip, mask, filter or gradient, so that every renderer draws the same. Nothing is filled unless an
element says so, and strokes are round; both come from the root element (see `document`).
"""

from __future__ import annotations

from collections.abc import Sequence

from art.palette import CONTOUR, INK


def number(value: float) -> str:
    """Return a coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return coordinates with spaces between them."""
    return " ".join(map(number, values))


def _paint(fill: str | None, stroke: str | None, width: float, opacity: float | None) -> str:
    paint = f' fill="{fill}"' if fill else ""
    if stroke:
        paint += f' stroke="{stroke}" stroke-width="{number(width)}"'
    if opacity is not None:
        paint += f' opacity="{number(opacity)}"'
    return paint


def path(
    data: str,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = CONTOUR,
    *,
    opacity: float | None = None,
    butt: bool = False,
) -> str:
    """Return a path; `butt` ends its stroke flat instead of round."""
    cap = ' stroke-linecap="butt"' if butt else ""
    return f'<path d="{data}"{_paint(fill, stroke, width, opacity)}{cap}/>'


def rod(data: str, colour: str, width: float, outline: str = INK, contour: float = CONTOUR) -> str:
    """Return a stroke with a contour: one path drawn twice."""
    return path(data, None, outline, width + 2 * contour) + path(data, None, colour, width)


def circle(
    x: float,
    y: float,
    radius: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = CONTOUR,
    *,
    opacity: float | None = None,
) -> str:
    """Return a circle around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f"<circle {place}{_paint(fill, stroke, width, opacity)}/>"


def ellipse(
    x: float,
    y: float,
    radius_x: float,
    radius_y: float,
    fill: str | None = None,
    stroke: str | None = None,
    width: float = CONTOUR,
) -> str:
    """Return an ellipse around (x, y)."""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}"'
    return f"<ellipse {place}{_paint(fill, stroke, width, None)}/>"


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str | None = None,
    stroke: str | None = None,
    line: float = CONTOUR,
) -> str:
    """Return a rectangle with its upper left corner at (x, y) and corners rounded by `radius`."""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    rounded = f' rx="{number(radius)}"' if radius else ""
    return f"<rect {place}{rounded}{_paint(fill, stroke, line, None)}/>"


def placed(drawing: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """Return a drawing scaled, turned clockwise by `turn` degrees and moved to (x, y), in this order."""
    steps = []
    if x or y:
        steps.append(f"translate({numbers(x, y)})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if scale != 1:
        steps.append(f"scale({f'{scale:.4f}'.rstrip('0').rstrip('.')})")
    return f'<g transform="{" ".join(steps)}">{drawing}</g>' if steps else drawing


def flipped(drawing: str, x: float = 0) -> str:
    """Return the mirror image of a drawing about x=0, moved by `x`."""
    move = f"translate({number(x)} 0) " if x else ""
    return f'<g transform="{move}scale(-1 1)">{drawing}</g>'


def mirrored(drawing: str) -> str:
    """Return a drawing and its mirror image about x=0."""
    return drawing + flipped(drawing)


def symmetric(*points: Sequence[float]) -> str:
    """Return the data of a path symmetric about x=0, from the points of its left side.

    A point (x, y) is reached by a line, a point (x1, y1, x2, y2, x, y) by a cubic curve. The outline starts
    at the first point and comes back to its mirror image.
    """
    data = f"M{numbers(*points[0])}"
    here = points[0]
    steps = []
    for point in points[1:]:
        steps.append((here, point))
        here = point[-2:]
        data += ("L" if len(point) == 2 else "C") + numbers(*point)
    if here[0]:
        data += f"L{numbers(-here[0], here[1])}"
    for start, point in reversed(steps):
        if len(point) == 2:
            data += f"L{numbers(-start[0], start[1])}"
        else:
            data += f"C{numbers(-point[2], point[3], -point[0], point[1], -start[0], start[1])}"
    return data + "Z"


def polygon(*points: tuple[float, float]) -> str:
    """Return the data of a closed path with straight sides."""
    return "M" + "L".join(numbers(x, y) for x, y in points) + "Z"


def diamond(x: float, y: float, half_width: float, half_height: float) -> str:
    """Return the data of a rhombus around (x, y)."""
    return polygon((x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y))


def document(width: int, height: int, drawing: str) -> str:
    """Return a complete SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" fill="none" stroke-linejoin="round" stroke-linecap="round">{drawing}</svg>\n'
    )
