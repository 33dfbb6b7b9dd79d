"""Looks at a rendered window the way a picky person would: what is cut off, outside, unnamed, too small.

`audit(window)` returns sentences, one a finding; an empty list is a clean screen. Qt Quick items are walked
for what is drawn, the accessibility tree for what can be operated.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

TARGET = 44
SLACK = 1.5
OPERABLE = {
    QAccessible.Role.Button,
    QAccessible.Role.ButtonDropDown,
    QAccessible.Role.CheckBox,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.Link,
    QAccessible.Role.ListItem,
    QAccessible.Role.MenuItem,
    QAccessible.Role.PageTab,
    QAccessible.Role.RadioButton,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
}
TOUCHED = OPERABLE - {QAccessible.Role.ListItem}


def visible_items(window: QQuickWindow) -> Iterator[QQuickItem]:
    """Every item that is drawn, parents first."""
    yield from _visible_below(window.contentItem())


def _visible_below(item: QQuickItem) -> Iterator[QQuickItem]:
    if not item.isVisible() or item.opacity() == 0:
        return
    yield item
    for child in item.childItems():
        yield from _visible_below(child)


def shown(item: QQuickItem) -> QRectF:
    """The part of the window in which `item` can be seen: what every clipping parent leaves of it."""
    seen = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    parent = item.parentItem()
    while parent is not None:
        if parent.clip():
            seen = seen.intersected(parent.mapRectToScene(QRectF(0, 0, parent.width(), parent.height())))
        parent = parent.parentItem()
    return seen


def texts(window: QQuickWindow) -> Iterator[QQuickItem]:
    """Every visible text with something in it."""
    for item in visible_items(window):
        if item.inherits("QQuickText") and item.property("text"):
            yield item


def cut_texts(window: QQuickWindow) -> list[str]:
    """Texts that are elided, wider than their room, or reach out of the window."""
    found = []
    edge = QRectF(0, 0, window.width(), window.height())
    for item in texts(window):
        text = item.property("text")
        if item.property("truncated"):
            found.append(f"elided: {text!r}")
        if item.property("contentWidth") > item.width() + SLACK:
            found.append(f"wider than its room: {text!r}")
        if item.property("contentHeight") > item.height() + SLACK:
            found.append(f"higher than its room: {text!r}")
        seen = shown(item)
        if not seen.isEmpty() and not edge.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(seen):
            found.append(f"outside the window: {text!r}")
    return found


def escaped_texts(window: QQuickWindow) -> list[str]:
    """Texts that stick out of the next background around them: a button, a sheet, a bar."""
    found = []
    for item in texts(window):
        box = _box_around(item)
        if box is None:
            continue
        own = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
        room = box.mapRectToScene(QRectF(0, 0, box.width(), box.height()))
        if not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(own):
            found.append(f"{item.property('text')!r} sticks out of {box.metaObject().className()}")
    return found


def _box_around(item: QQuickItem) -> QQuickItem | None:
    parent = item.parentItem()
    while parent is not None:
        if parent.inherits("QQuickFlickable"):
            return None
        if parent.rotation() != 0:
            return None
        if parent.inherits("QQuickControl") or parent.inherits("QQuickRectangle"):
            return parent if parent.width() > 0 and parent.height() > 0 else None
        parent = parent.parentItem()
    return None


def interfaces(window: QQuickWindow) -> Iterator[tuple[QAccessibleInterface, QQuickItem]]:
    """Every node of the accessibility tree that can be seen, with its item."""
    QAccessible.setActive(True)
    top = QAccessible.queryAccessibleInterface(window)
    stack = [top] if top is not None else []
    while stack:
        node = stack.pop()
        thing = node.object()
        if isinstance(thing, QQuickItem):
            if not thing.isVisible():
                continue
            yield node, thing
        stack += [child for child in (node.child(i) for i in range(node.childCount())) if child is not None]


def unnamed(window: QQuickWindow) -> list[str]:
    """Things to operate, or to look at as a picture, that a screen reader cannot name."""
    found = []
    for node, item in interfaces(window):
        if node.role() in OPERABLE and not node.text(QAccessible.Text.Name).strip():
            found.append(f"no name: {item.metaObject().className()} in {_path(item)}")
    return found


def _path(item: QQuickItem | None) -> str:
    names = []
    while item is not None and len(names) < 5:
        names.append(item.metaObject().className().partition("_QML")[0])
        item = item.parentItem()
    return " < ".join(names)


def small_targets(window: QQuickWindow) -> list[str]:
    """Things to tap that are smaller than a finger."""
    found = []
    for node, item in interfaces(window):
        if node.role() not in TOUCHED or shown(item).isEmpty():
            continue
        if item.width() < TARGET - 1 or item.height() < TARGET - 1:
            size = f"{item.width():.0f} x {item.height():.0f}"
            found.append(f"small target {node.text(QAccessible.Text.Name)!r}: {size}")
    return found


def overlapping_targets(window: QQuickWindow) -> list[str]:
    """Things to tap that lie over one another, in the same layer."""
    layers: dict[QQuickItem | None, list[tuple[str, QQuickItem, QRectF]]] = {}
    for node, item in interfaces(window):
        area = shown(item)
        if node.role() in TOUCHED and item.isEnabled() and not area.isEmpty():
            entry = (node.text(QAccessible.Text.Name), item, area)
            layers.setdefault(_layer(item), []).append(entry)
    found = []
    for layer in layers.values():
        for (name, item, area), (other_name, other, other_area) in combinations(layer, 2):
            common = area.intersected(other_area)
            if item.isAncestorOf(other) or other.isAncestorOf(item):
                continue
            if common.width() > SLACK and common.height() > SLACK:
                found.append(f"{name!r} lies over {other_name!r}")
    return found


def _layer(item: QQuickItem) -> QQuickItem | None:
    """The popup an item belongs to, or None for the page."""
    at: QQuickItem | None = item
    while at is not None:
        if at.inherits("QQuickPopupItem"):
            return at
        at = at.parentItem()
    return None


def audit(window: QQuickWindow) -> list[str]:
    """Everything that is wrong with what `window` shows now."""
    window.grabWindow()
    return [
        *cut_texts(window),
        *escaped_texts(window),
        *unnamed(window),
        *small_targets(window),
        *overlapping_targets(window),
    ]
