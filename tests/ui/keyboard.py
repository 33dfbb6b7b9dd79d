"""Hands on the keyboard alone: what has the focus, whether that is seen, and where the keys lead."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.ui.driver import Driver

FOCUS = QColor("#9BD9FF")
"""The ring of what has the focus, in the evening colours, on pages and on the table."""
AROUND = 10
"""So many pixels around an item its ring is looked for."""
LEAST_RING = 12
MOST_STEPS = 160


class Keyboard:
    """The window of a driver, used with keys; every step checks that the focus is there and seen."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def focus(self) -> QQuickItem:
        """What has the focus: never nothing."""
        item = self.driver.window.activeFocusItem()
        assert item is not None, "nothing has the focus"
        return item

    @property
    def name(self) -> str:
        """What a screen reader says of it."""
        return self.driver.spoken(self.focus)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key and let the window follow."""
        self.driver.key(key, modifiers)
        self.driver.settle()

    def tab(self, *, back: bool = False) -> None:
        """Go to the next item, or the one before, and look at it."""
        self.press(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        self.look()

    def look(self) -> None:
        """Check that what has the focus is shown in the window, with its ring."""
        item = self.focus
        where = f"{self.name!r} ({item.metaObject().className()}, {item.objectName()!r})"
        assert item.isVisible(), f"the focus is on something hidden: {where}"
        assert self.name.strip(), f"the focus is on something without a name: {where}"
        window = QRectF(0, 0, self.driver.window.width(), self.driver.window.height())
        self.driver.wait(  # what is still being made moves it
            lambda: window.contains(rectangle(self.focus).center()),
            f"the focus is outside the window: {where}",
        )
        self.driver.wait(
            lambda: self.ring(rectangle(self.focus)) >= LEAST_RING, f"no focus ring is seen: {where}"
        )

    def ring(self, area: QRectF) -> int:
        """The pixels of a focus ring around an area of the window."""
        picture = self.driver.window.grabWindow()
        around = area.adjusted(-AROUND, -AROUND, AROUND, AROUND).toAlignedRect()
        return ring_pixels(picture, around.intersected(picture.rect()))

    def go(self, found: str | Callable[[QQuickItem], bool], *, back: bool = False) -> None:
        """Tab until the focus is on what is called `found`, or fits it."""
        passed = []
        for _ in range(MOST_STEPS):
            if (self.name == found) if isinstance(found, str) else found(self.focus):
                return
            self.tab(back=back)
            passed.append(self.name)
        raise AssertionError(f"Tab never came to {found}, only to {passed}")

    def called(self, object_name: str, *, back: bool = False) -> None:
        """Tab until the focus is on the item with this object name."""
        self.go(lambda item: item.objectName() == object_name, back=back)

    def round(self) -> list[QQuickItem]:
        """Tab from here until the focus is here again; what was passed, this one first."""
        first = self.focus
        passed = [first]
        for _ in range(MOST_STEPS):
            self.tab()
            if self.focus == first:
                return passed
            passed.append(self.focus)
        raise AssertionError("Tab never came back")


def rectangle(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    top = item.mapToScene(QPointF(0, 0))
    bottom = item.mapToScene(QPointF(item.width(), item.height()))
    return QRectF(top, bottom).normalized()


def ring_pixels(picture: QImage, area: QRect) -> int:
    """How many pixels near the edges of an area have the colour of the focus ring."""
    wanted = FOCUS.rgb()
    deep = 2 * AROUND
    count = 0
    for y in range(area.top(), area.bottom() + 1):
        inner = area.top() + deep <= y <= area.bottom() - deep
        places = [*range(area.left(), area.left() + deep), *range(area.right() - deep, area.right() + 1)]
        for x in places if inner else range(area.left(), area.right() + 1):
            count += picture.valid(x, y) and picture.pixel(x, y) == wanted
    return count
