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

from art.catalogue import BAVARIAN_RANKS, FRENCH_RANKS, LETTERED, pictures  # noqa: E402 - the path comes first

_FELT: Final = "#1E5853"
_GAP: Final = 10

Row = Sequence[tuple[str, int]]
"""Names of pictures, each with the width in which it is drawn."""


def _french(folder: str, rank: str, suit: str, language: str) -> str:
    ending = f"-{language}" if rank in LETTERED else ""
    return f"cards/french/{folder}/{rank}{suit}{ending}"


def french_rows() -> list[Row]:
    """Return the French deck, its variants, and courts as small as they get on a small window."""
    rows: list[Row] = [[(_french("two-normal", r, s, "de"), 140) for r in FRENCH_RANKS] for s in "CDHS"]
    variants = [f"cards/jokers/{name}" for name in ("red", "black")]
    variants += [f"cards/backs/{name}" for name in ("lattice", "scale", "wine", "plain")]
    variants += [_french("two-large", *card) for card in (("K", "H", "de"), ("8", "S", ""), ("J", "C", "da"))]
    variants += [_french("four-large", *card) for card in (("T", "D", ""), ("Q", "C", "en"))]
    variants += [_french("four-normal", *card) for card in (("A", "C", "da"), ("J", "D", "da"))]
    rows.append([(name, 140) for name in variants])
    rows.append(
        [(_french("two-normal", r, s, "da"), 90) for s in "CDHS" for r in "JQK"]
        + [(_french("two-normal", r, "H", "da"), 90) for r in "TA"]
    )
    rows += [
        [(_french("four-normal", r, s, "en"), 300) for r in "JQK" for s in suits] for suits in ("SH", "DC")
    ]
    return rows


def bavarian_rows() -> list[Row]:
    """Return the Bavarian deck, large indices, and cards as small as they get on a small window."""
    folder = "cards/bavarian/two-normal"
    rows: list[Row] = [[(f"{folder}/{r}{s}", 160) for r in BAVARIAN_RANKS] for s in "CSHD"]
    large = [(f"cards/bavarian/two-large/{card}", 160) for card in ("QS", "7D", "KC", "JH", "AD", "TC", "6D")]
    rows.append([(f"{folder}/6D", 160), *large])
    rows.append(
        [(f"{folder}/{r}{s}", 90) for s in "CSHD" for r in "JQK"]
        + [(f"{folder}/{c}", 90) for c in ("TC", "8S")]
    )
    rows += [[(f"{folder}/{r}{s}", 260) for s in "CSHD"] for r in "KQJ"]
    rows.append([(f"{folder}/{card}", 260) for card in ("AD", "TC", "9S", "6D")])
    return rows


def domino_rows() -> list[Row]:
    """Return tiles of every set, large and small."""
    sets = ("ivory", "dark", "contrast", "ivory-tint", "dark-tint")
    rows: list[Row] = [
        [(f"tiles/{name}/{tile}", 100) for tile in ("00", "53", "66", "back")] for name in sets
    ]
    rows.append([(f"tiles/{name}/{tile}", 40) for name in sets for tile in ("66", "53", "41")])
    rows.append([(f"tiles/{name}/{tile}", 20) for name in sets for tile in ("66", "53", "41", "20")])
    return rows


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
