"""Charts as files: SVG that any program can read, and PNG with something on it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor, QImage

from spieltisch.app.speech import Speech
from spieltisch.app.statistics.card import Card
from spieltisch.app.statistics.count_cards import calendar_card, distribution_card
from spieltisch.app.statistics.drawing import Ink
from spieltisch.app.statistics.exports import write_picture
from spieltisch.app.statistics.list_cards import average_card
from spieltisch.app.statistics.pictures import picture
from spieltisch.app.statistics.rate_cards import level_card, outcome_card, trend_card
from spieltisch.app.statistics.reader import Reader
from spieltisch.core.errors import SpieltischError
from spieltisch.core.facts import FactInfo
from spieltisch.core.messages import message
from spieltisch.statistics import (
    Bin,
    CalendarDay,
    Distribution,
    Figure,
    Group,
    Rate,
    Selection,
    StatisticsQuery,
)
from tests.app.test_statistics_words import page, trend

DAY = date(2026, 5, 12)
ALL = Selection(StatisticsQuery())
SVG = "{http://www.w3.org/2000/svg}"
FACT = FactInfo("a", message("app.statistics.points"), message("app.statistics.points"), "mean", ("a",))


@pytest.fixture
def reader(qapp: object) -> Reader:
    speech = Speech("de")
    speech.silence()
    return Reader(speech.renderer, DAY)


@pytest.fixture
def cards(reader: Reader) -> list[Card]:
    """One card of each kind, with a level whose name would break careless XML."""
    bins = (Bin(0, 3, ALL), Bin(1, 5, ALL))
    made = [
        trend_card(trend(Rate(20, 10), Rate(20, 15)), reader),
        outcome_card(page(), reader),
        level_card(page(levels=(Group("expert", Rate(20, 5), ALL),)), reader),
        distribution_card(Distribution("score", 1, bins, 8, 0.6, 0, 1), reader),
        calendar_card([CalendarDay(DAY, Rate(2, 1), StatisticsQuery())], 2026, reader),
        average_card([Figure(FACT, 2.5, 10, ALL)], reader),
    ]
    return [card for card in made if card is not None]


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314 - our own


def test_every_kind_of_card_can_be_drawn(cards: list[Card]) -> None:
    assert {card.kind for card in cards} == {"line", "outcomes", "bars", "histogram", "calendar", "list"}
    for card in cards:
        svg = picture(card)
        assert card.title in texts(svg)
        assert ET.fromstring(svg).findtext(f"{SVG}title") == card.title  # noqa: S314 - our own


def test_names_cannot_break_the_drawing(reader: Reader) -> None:
    card = outcome_card(page(), reader)
    odd = Card("x", card.kind, '<A & "B">', "'&'", card.chart)
    assert '<A & "B">' in texts(picture(odd))


def test_nothing_is_drawn_outside_of_the_sheet(cards: list[Card]) -> None:
    for card in cards:
        root = ET.fromstring(picture(card))  # noqa: S314 - our own
        width, height = float(root.attrib["width"]), float(root.attrib["height"])
        for node in root.iter(f"{SVG}rect"):
            box: dict[str, Any] = node.attrib
            assert float(box.get("x", 0)) + float(box["width"]) <= width
            assert float(box.get("y", 0)) + float(box["height"]) <= height


@pytest.mark.parametrize("name", ["chart.svg", "chart.SVG"])
def test_a_name_that_ends_in_svg_gets_a_drawing(tmp_path: Path, cards: list[Card], name: str) -> None:
    assert write_picture(tmp_path / name, cards[0]) == name
    assert (tmp_path / name).read_text(encoding="utf-8") == picture(cards[0])


def test_any_other_name_gets_a_picture(tmp_path: Path, cards: list[Card]) -> None:
    for card in cards:
        write_picture(tmp_path / "chart.png", card)
        image = QImage(str(tmp_path / "chart.png"))
        assert image.width() == 1920
        assert image.pixelColor(2, 2) == QColor(Ink.PAPER)
        colours = {
            image.pixelColor(x, y).name() for x in range(0, 1920, 7) for y in range(0, image.height(), 5)
        }
        assert len(colours) > 4


def test_a_file_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path, cards: list[Card]) -> None:
    with pytest.raises(SpieltischError) as told:
        write_picture(tmp_path / "missing" / "chart.png", cards[0])
    assert told.value.message == message("core.file.unwritable", name="chart.png")
