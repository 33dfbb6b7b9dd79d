"""Every pair of colours that meets on the screen keeps its contrast, in every theme."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QJSValue, QQmlComponent, QQmlEngine, qmlEngine

from spieltisch.app.profiles.colours import COLOURS
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


@pytest.mark.parametrize("high_contrast", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("dark", [True, False], ids=["evening", "day"])
def test_the_chosen_file_of_qts_own_dialog_can_be_read(
    theme: QObject, dark: bool, high_contrast: bool
) -> None:
    """Qt puts `highlightedText` on a surface with 15 % of `highlight` (DelegateBackground.qml)."""
    theme.setProperty("dark", dark)
    theme.setProperty("highContrast", high_contrast)
    component = QQmlComponent(qmlEngine(theme))
    component.setData(b"import Spieltisch.Ui\nThemePalette {}", "")
    palette = component.create()
    assert palette is not None, component.errors()
    ink, highlight = (QColor(palette.property(role)) for role in ("highlightedText", "highlight"))
    for role in ("light", "base", "window"):
        ground = blended(QColor(palette.property(role)), highlight, 0.15)
        assert contrast(ink, ground) >= 4.5, f"{ink.name()} on {ground.name()} ({role})"


def blended(one: QColor, other: QColor, share: float) -> QColor:
    def between(a: float, b: float) -> float:
        return a + share * (b - a)

    return QColor.fromRgbF(
        between(one.redF(), other.redF()),
        between(one.greenF(), other.greenF()),
        between(one.blueF(), other.blueF()),
    )


@pytest.mark.parametrize("dark", [True, False], ids=["evening", "day"])
def test_every_player_can_be_told_from_the_others_and_read(theme: QObject, dark: bool) -> None:
    theme.setProperty("dark", dark)
    fills = [QColor(name) for name in _strings(theme.property("players"))]
    words = [QColor(name) for name in _strings(theme.property("playersOnChrome"))]
    surface, ink = QColor(theme.property("surface")), QColor(theme.property("playerInk"))
    assert len({fill.name() for fill in fills}) == len(fills) == len(words) == len(COLOURS)
    assert [fill.name() for fill in fills if contrast(ink, fill) < 4.5] == []
    assert [word.name() for word in words if contrast(word, surface) < 4.5] == []


# How colours look to people who lack one kind of cone, applied to linear RGB. Source: Machado, Oliveira and
# Fernandes 2009, "A Physiologically-based Model for Simulation of Color Vision Deficiency", severity 1.0.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.1523, 1.0526, -0.2049), (0.1145, 0.7863, 0.0992), (-0.0039, -0.0481, 1.052)),
    "deutan": ((0.3673, 0.8606, -0.228), (0.2801, 0.6725, 0.0474), (-0.0118, 0.0429, 0.9689)),
    "tritan": ((1.2555, -0.0767, -0.1788), (-0.0784, 0.9308, 0.1476), (0.0047, 0.6914, 0.3039)),
}
NOTICEABLE = 15
"""A distance in CIELAB that nobody overlooks; about 2 is the least that can be seen."""


def _lab(colour: QColor, eye: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """CIELAB (D65) of a colour as an eye sees it."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    r, g, b = (min(1, max(0, sum(w * c for w, c in zip(row, linear, strict=True)))) for row in eye)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eye", EYES)
def test_any_eye_tells_the_colours_of_people_apart(theme: QObject, eye: str) -> None:
    fills = [QColor(name) for name in _strings(theme.property("players"))]
    alike = [
        f"{one.name()} {other.name()}"
        for one, other in combinations(fills, 2)
        if dist(_lab(one, EYES[eye]), _lab(other, EYES[eye])) < NOTICEABLE
    ]
    assert alike == []


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
