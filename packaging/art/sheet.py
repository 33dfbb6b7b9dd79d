"""Contact sheets of the drawings for looking through: `sheet.py [TARGET]`, by default `docs/gallery`.

Needs PySide6 besides what drawing needs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from art.backs import BACKS  # noqa: E402 - the path comes first
from art.catalogue import BAVARIAN_LETTERED, BAVARIAN_RANKS, FRENCH_RANKS, LETTERED, pictures  # noqa: E402 - as above
from art.dominoes import TILE_SETS  # noqa: E402 - as above

_FELT: Final = "#1E5853"
_GAP: Final = 10

Row = Sequence[tuple[str, int]]
"""Names of pictures, each with the width in which it is drawn."""


def _french(folder: str, rank: str, suit: str, language: str) -> str:
    ending = f"-{language}" if rank in LETTERED else ""
    return f"cards/french/{folder}/{rank}{suit}{ending}"


def _bavarian(folder: str, card: str, language: str) -> str:
    ending = f"-{language}" if card[0] in BAVARIAN_LETTERED else ""
    return f"cards/bavarian/{folder}/{card}{ending}"


def french_rows() -> list[Row]:
    """Return the French deck, its variants, and courts both small and large."""
    normal, large = "two-normal", "two-large"
    rows: list[Row] = [[(_french(normal, rank, suit, "de"), 140) for rank in FRENCH_RANKS] for suit in "CDHS"]
    variants = [f"cards/jokers/{name}" for name in ("red", "black-large")]
    variants += [f"cards/backs/{name}" for name in BACKS]
    variants += [_french(large, *card) for card in (("K", "H", "de"), ("8", "S", ""), ("J", "C", "da"))]
    variants += [_french("four-large", *card) for card in (("T", "D", ""), ("Q", "C", "en"))]
    variants += [_french("four-normal", *card) for card in (("A", "C", "da"), ("9", "D", ""))]
    rows.append([(name, 140) for name in variants])
    small = [_french(normal, rank, suit, "da") for suit in "CDHS" for rank in "JQKTA"]
    rows.append([(name, 84) for name in small])
    four = [
        [_french("four-normal", rank, suit, "en") for rank in "JQK" for suit in pair] for pair in ("SH", "DC")
    ]
    return [*rows, *([(name, 300) for name in names] for names in four)]


def bavarian_rows() -> list[Row]:
    """Return the Bavarian deck, large indices, and courts both small and large."""
    normal, large = "two-normal", "two-large"
    rows: list[Row] = [
        [(_bavarian(normal, rank + suit, "de"), 160) for rank in BAVARIAN_RANKS] for suit in "CSHD"
    ]
    variants = [_bavarian(large, card, "da") for card in ("QS", "7D", "KC", "JH", "AD", "TC", "6D")]
    rows.append([(name, 160) for name in (_bavarian(normal, "6D", "de"), *variants)])
    small = [_bavarian(normal, rank + suit, "da") for suit in "CSHD" for rank in "JQK"]
    small += [_bavarian(normal, card, "da") for card in ("TC", "AS")]
    rows.append([(name, 90) for name in small])
    figures = [_bavarian(normal, rank + suit, "de") for rank in "KQJ" for suit in "CSHD"]
    return [*rows, *([(name, 216) for name in figures[start : start + 6]] for start in (0, 6))]


def domino_rows() -> list[Row]:
    """Return tiles of every set, large and small."""
    tiles = [f"tiles/{name}/{tile}" for name in TILE_SETS for tile in ("00", "41", "53", "66", "back")]
    small = [(name, 40) for name in tiles if not name.endswith("back")]
    tiny = [(name, 20) for name in tiles if not name.endswith("back")]
    return [*([(name, 90) for name in tiles[start : start + 10]] for start in (0, 10, 20)), small, tiny]


SHEETS: Final = {"deck-french": french_rows, "deck-bavarian": bavarian_rows, "dominoes": domino_rows}


def render(svg: str, width: int) -> QImage:
    """Return a picture in this width on transparent ground."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    size = renderer.defaultSize()
    image = QImage(
        width, round(width * size.height() / size.width()), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def sheet(rows: Sequence[Row], drawings: dict[str, str]) -> QImage:
    """Return rows of pictures on felt."""
    images = [[render(drawings[f"{name}.svg"], width) for name, width in row] for row in rows]
    width = max(sum(image.width() + _GAP for image in row) for row in images) + _GAP
    heights = [max(image.height() for image in row) + _GAP for row in images]
    ground = QImage(width, sum(heights) + _GAP, QImage.Format.Format_RGB32)
    ground.fill(QColor(_FELT))
    painter = QPainter(ground)
    y = _GAP
    for row, height in zip(images, heights, strict=True):
        x = _GAP
        for image in row:
            painter.drawImage(x, y, image)
            x += image.width() + _GAP
        y += height
    painter.end()
    return ground


def main(arguments: Sequence[str]) -> None:
    """Draw all sheets."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    target = Path(arguments[0]) if arguments else ROOT / "docs" / "gallery"
    target.mkdir(parents=True, exist_ok=True)
    drawings = dict(pictures())
    for name, rows in SHEETS.items():
        sheet(rows(), drawings).save(str(target / f"{name}.png"))
    application.quit()


if __name__ == "__main__":
    main(sys.argv[1:])
