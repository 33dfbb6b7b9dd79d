"""Every pair of colours that meets on the screen keeps its contrast, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QJSValue, QQmlEngine

from spieltisch.locations import qml_dir


def _luminance(colour: QColor) -> float:
    """Relative luminance, WCAG 2.2."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """Contrast ratio, WCAG 2.2: 1 to 21."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.fixture
def theme(qapp: QGuiApplication) -> Iterator[QObject]:
    engine = QQmlEngine()
    engine.addImportPath(str(qml_dir()))
    yield engine.singletonInstance("Spieltisch.Ui", "Theme")
    engine.deleteLater()


def pairs(theme: QObject) -> list[tuple[QColor, QColor, float]]:
    value = theme.property("contrastPairs")
    listed = value.toVariant() if isinstance(value, QJSValue) else value
    return [(QColor(one), QColor(other), float(least)) for one, other, least in listed]


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)


@pytest.mark.parametrize("high_contrast", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("table", ["felt", "wood", "plain"])
@pytest.mark.parametrize("dark", [True, False], ids=["evening", "day"])
def test_colours_keep_their_contrast(theme: QObject, dark: bool, table: str, high_contrast: bool) -> None:
    theme.setProperty("dark", dark)
    theme.setProperty("table", table)
    theme.setProperty("highContrast", high_contrast)
    listed = pairs(theme)
    assert len(listed) > 30
    weak = [
        f"{one.name()} on {other.name()}: {contrast(one, other):.2f} of {least}"
        for one, other, least in listed
        if contrast(one, other) < least
    ]
    assert weak == []


@pytest.mark.parametrize("dark", [True, False], ids=["evening", "day"])
def test_every_player_can_be_told_from_the_others_and_read(theme: QObject, dark: bool) -> None:
    theme.setProperty("dark", dark)
    fills = [QColor(name) for name in _strings(theme.property("players"))]
    words = [QColor(name) for name in _strings(theme.property("playersOnChrome"))]
    surface, ink = QColor(theme.property("surface")), QColor(theme.property("playerInk"))
    assert len({fill.name() for fill in fills}) == len(fills) == len(words) == 6
    assert [fill.name() for fill in fills if contrast(ink, fill) < 4.5] == []
    assert [word.name() for word in words if contrast(word, surface) < 4.5] == []


def _strings(value: object) -> list[str]:
    return list(value.toVariant() if isinstance(value, QJSValue) else value)


def test_larger_text_makes_every_size_larger(theme: QObject) -> None:
    names = ("captionSize", "smallSize", "bodySize", "titleSize", "displaySize", "numeralSize", "railWidth")
    usual = [theme.property(name) for name in names]
    assert usual[:6] == [12, 14, 16, 20, 28, 52]
    theme.setProperty("textScale", 1.25)
    assert [theme.property(name) for name in names] == [round(size * 1.25) for size in usual]


def test_animations_can_be_off(theme: QObject) -> None:
    assert 150 <= theme.property("quick") <= 250
    theme.setProperty("motionScale", 0)
    assert [theme.property(name) for name in ("quick", "move", "slow")] == [0, 0, 0]
