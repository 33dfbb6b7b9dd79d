"""Files made of the statistics: the data as CSV and JSON, a chart as a picture. Runs away from the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImageReader

from spieltisch.app.statistics.card import Card
from spieltisch.app.statistics.pictures import picture
from spieltisch.core.errors import SpieltischError
from spieltisch.core.files import write_whole
from spieltisch.core.messages import message

if TYPE_CHECKING:
    from spieltisch.statistics import StatisticsPage

SCALE: Final = 2
"""How much finer than the drawing the pixels of a picture are."""


def write_data(path: Path, page: StatisticsPage, format_: str) -> str:
    """Write the figures of a page as `csv` or `json`; return the file's name.

    Raises:
        SpieltischError: the file cannot be written.
    """
    from spieltisch.statistics.export import page_csv, page_json  # noqa: PLC0415 - for whoever exports

    text = page_csv(page) if format_ == "csv" else page_json(page)
    return _write(path, text)


def write_picture(path: Path, card: Card) -> str:
    """Write a chart as PNG or, where the name ends so, as SVG; return the file's name.

    Raises:
        SpieltischError: the file cannot be written.
    """
    svg = picture(card).encode()
    return _write(path, svg if path.suffix.lower() == ".svg" else _as_png(svg))


def _as_png(svg: bytes) -> bytes:
    source, target = QBuffer(), QBuffer()
    source.setData(QByteArray(svg))
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source, QByteArray(b"svg"))
    size = reader.size()
    reader.setScaledSize(QSize(SCALE * size.width(), SCALE * size.height()))
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    reader.read().save(target, "PNG")  # type: ignore[call-overload]
    return bytes(target.data().data())


def _write(path: Path, content: str | bytes) -> str:
    try:
        write_whole(path, content)
    except (OSError, ValueError) as error:
        raise SpieltischError(message("core.file.unwritable", name=path.name or str(path))) from error
    return path.name
