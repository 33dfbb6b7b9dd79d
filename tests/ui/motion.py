"""Finds what moves, or would move, in a window: the animations of everything that is seen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem, QQuickWindow

MIN_INDEX = 0


def moving(window: QQuickWindow) -> list[str]:
    """What takes time to change: running animations, those that wait for a change, and lists that glide."""
    found = set()
    for item in _seen(window):
        for thing in _own(item):
            if thing.inherits("QQuickAbstractAnimation") and _takes_time(thing) and _can_run(thing):
                found.add(f"{_name(thing)} in {_name(item)} {item.objectName()!r}")
        if item.inherits("QQuickItemView") and _glides(item):
            found.add(f"{_name(item)} {item.objectName()!r} glides to its current row")
    return sorted(found)


def _seen(window: QQuickWindow) -> Iterator[QQuickItem]:
    """Every visible item, those of popups included."""
    content = window.contentItem()
    stack = [content.parentItem() or content]
    while stack:
        item = stack.pop()
        if item.isVisible():
            yield item
            stack += item.childItems()


def _own(item: QQuickItem) -> Iterator[QObject]:
    """What belongs to an item and is none itself, however deep."""
    stack = [child for child in item.children() if not isinstance(child, QQuickItem)]
    while stack:
        thing = stack.pop()
        yield thing
        stack += [child for child in thing.children() if not isinstance(child, QQuickItem)]


def _takes_time(animation: QObject) -> bool:
    return int(animation.property("duration") or 0) > 0


def _can_run(animation: QObject) -> bool:
    """Whether an animation runs, or starts by itself as soon as something changes."""
    top = animation
    parent = animation.parent()
    while parent is not None and parent.inherits("QQuickAbstractAnimation"):
        top, parent = parent, parent.parent()
    if parent is not None and (parent.inherits("QQuickBehavior") or parent.inherits("QQuickTransition")):
        return bool(parent.property("enabled"))
    return bool(top.property("running"))


def _glides(view: QQuickItem) -> bool:
    follows = view.property("highlightFollowsCurrentItem") and view.property("currentIndex") > 0
    return bool(follows) and view.property("highlightMoveDuration") != 0


def _name(thing: QObject) -> str:
    return thing.metaObject().className().partition("_QML")[0]
