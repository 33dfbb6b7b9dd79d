"""Addresses and folders that the program opens outside itself: remembered here instead of opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtGui import QDesktopServices

SCHEMES = ("file", "https")


class Links(QObject):
    """What was to be opened."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.opened.append(url)


@contextmanager
def taking_links() -> Iterator[Links]:
    """Open nothing outside while the block lasts."""
    links = Links()
    for scheme in SCHEMES:
        QDesktopServices.setUrlHandler(scheme, links, "take")
    try:
        yield links
    finally:
        for scheme in SCHEMES:
            QDesktopServices.unsetUrlHandler(scheme)
