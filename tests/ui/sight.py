"""Looks at a picture of a window: how well what is written, and the edges of what is pressed, stand out.

Colours of texts come from the items, what lies behind them from the picture: the most frequent colour there.
Ratios are those of WCAG 2.2; what is disabled needs none, as there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.shell_audit import shown

TEXT = 4.5
LARGE_TEXT = 3.0
EDGE = 3.0
LARGE, LARGE_BOLD = 24, 19
"""Pixel sizes from which a text, or a bold one, counts as large: 18 and 14 points."""
BOLD = 600
UNSEEN = 1.1
OUTSIDE, INSIDE = 7, 4
"""So many pixels outside an edge and within it are looked at."""
COVERS = ("PauseCover", "HandoverCover", "OutcomePanel")
"""What lies over the table and is no sheet."""
ALIKE = 0xF0F0F0
"""What colours that count as one have in common."""
STEPS = 24
"""So many places across and down a text are looked at."""


def luminance(colour: QColor) -> float:
    """Relative luminance."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def faint_texts(window: QQuickWindow) -> list[str]:
    """Texts that do not stand out from what lies behind them."""
    picture = window.grabWindow()
    found = set()
    for item in _seen(window):
        if not (item.inherits("QQuickText") and item.isEnabled() and item.property("text").strip()):
            continue
        area = _drawn_in(item, window)
        if area.isEmpty():
            continue
        colour = QColor(item.property("color"))
        behind = _behind(picture, area, colour)
        ratio = contrast(_mixed(item, colour, behind), behind)
        if ratio < (LARGE_TEXT if _is_large(item) else TEXT):
            found.add(f"{item.property('text')!r}: {ratio:.2f} on {behind.name()}")
    return sorted(found)


def faint_edges(window: QQuickWindow) -> list[str]:
    """Controls with an edge or a fill that can hardly be told from what lies around it.

    What has neither is known by its text or picture; of several that exclude each other the chosen one has a
    mark of its own.
    """
    picture = window.grabWindow()
    found = set()
    for item in _seen(window):
        chosen = item.property("checked") or item.property("current") or item.property("hovered")
        if chosen or not (item.inherits("QQuickControl") and item.isEnabled()):
            continue
        box = item.property("background")
        if isinstance(box, QQuickItem) and box.isVisible():
            filled = QColor(box.property("color")).alpha() > 0
            ratio = _edge(picture, _drawn_in(box, window), OUTSIDE if filled else -OUTSIDE)
            if UNSEEN < ratio < EDGE:
                found.add(f"{_name(item)} {item.objectName() or item.property('text')!r}: {ratio:.2f}")
    return sorted(found)


def _seen(window: QQuickWindow) -> Iterator[QQuickItem]:
    """Every item that is drawn, of the uppermost sheet alone where one lies over the page."""
    content = window.contentItem()
    top = content.parentItem() or content
    above = [item for item in _below(top) if item.inherits("QQuickPopupItem") or _name(item) in COVERS]
    yield from _below(above[-1] if above else top)


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    for child in item.childItems():
        if child.isVisible() and child.opacity() > 0:
            yield child
            yield from _below(child)


def _drawn_in(item: QQuickItem, window: QQuickWindow) -> QRect:
    """The part of the window an item is drawn in; empty where it is not seen whole."""
    area = shown(item).intersected(QRectF(0, 0, window.width(), window.height()))
    whole = area.width() > item.width() - 1 and area.height() > item.height() - 1
    return area.toAlignedRect() if whole or item.rotation() else QRect()


def _mixed(item: QQuickItem, colour: QColor, behind: QColor) -> QColor:
    """The colour as it is seen through the opacity of an item and all it lies in."""
    opacity = colour.alphaF()
    at: QQuickItem | None = item
    while at is not None:
        opacity *= at.opacity()
        at = at.parentItem()
    mixed = [
        opacity * one + (1 - opacity) * other
        for one, other in zip(colour.getRgbF()[:3], behind.getRgbF()[:3], strict=True)
    ]
    return QColor.fromRgbF(*mixed)


def _is_large(item: QQuickItem) -> bool:
    font = item.property("font")
    return font.pixelSize() >= (LARGE_BOLD if font.weight() >= BOLD else LARGE)


def _edge(picture: QImage, area: QRect, outside: int) -> float:
    """How well the edges of an area stand out, on the second worst of its sides; 0: it is not seen whole.

    They are compared with what lies so many pixels outside; what has no fill, with its own inside.
    """
    if area.isEmpty() or not picture.rect().contains(area.adjusted(-OUTSIDE, -OUTSIDE, OUTSIDE, OUTSIDE)):
        return 0
    middle = area.center()
    sides = [
        (QPoint(area.left(), middle.y()), QPoint(1, 0)),
        (QPoint(area.right(), middle.y()), QPoint(-1, 0)),
        (QPoint(middle.x(), area.top()), QPoint(0, 1)),
        (QPoint(middle.x(), area.bottom()), QPoint(0, -1)),
    ]
    ratios = []
    for start, inwards in sides:
        other = picture.pixelColor(start - outside * inwards)
        ratios.append(max(contrast(picture.pixelColor(start + n * inwards), other) for n in range(INSIDE)))
    return sorted(ratios)[1]


def _behind(picture: QImage, area: QRect, colour: QColor) -> QColor:
    """What is seen most in an area, unless that is a text of this colour itself, large on little else.

    Colours that are nearly the same count as one: felt and wood are not even.
    """
    across, down = max(1, area.width() // STEPS), max(1, area.height() // STEPS)
    pixels = Counter(
        picture.pixel(x, y)
        for y in range(area.top(), area.bottom() + 1, down)
        for x in range(area.left(), area.right() + 1, across)
        if picture.valid(x, y)
    )
    kinds: Counter[int] = Counter()
    seen: dict[int, int] = {}
    for pixel, count in pixels.most_common():
        kinds[pixel & ALIKE] += count
        seen.setdefault(pixel & ALIKE, pixel)
    first, *others = (QColor(seen[kind]) for kind, _ in kinds.most_common(2))
    return others[0] if others and contrast(first, colour) < UNSEEN else first


def _name(item: QQuickItem) -> str:
    return item.metaObject().className().partition("_QML")[0]
