"""The card of the year tells a share of wins only where something could be won."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem
from shiboken6 import delete

from spieltisch.locations import qml_dir

CARD = b"import Spieltisch.Pages\nYearCard { width: 300; year: ({}) }"
MONTHS = [{"label": str(month + 1), "won": 0, "lost": 0} for month in range(12)]


@pytest.fixture
def card(qapp_with_style: QGuiApplication) -> Iterator[QQuickItem]:
    del qapp_with_style
    engine = QQmlEngine()
    engine.addImportPath(str(qml_dir()))
    component = QQmlComponent(engine)
    component.setData(CARD, "")
    card = component.create()
    assert isinstance(card, QQuickItem), component.errors()
    yield card
    card.deleteLater()
    QCoreApplication.sendPostedEvents(card, QEvent.Type.DeferredDelete)
    delete(component)
    delete(engine)


def texts(item: QQuickItem) -> list[str]:
    found = []
    for child in item.childItems():
        if child.isVisible():
            found += [child.property("text")] if child.inherits("QQuickText") else []
            found += texts(child)
    return found


def year(**values: Any) -> dict[str, Any]:
    return {"year": 2026, "played": 0, "won": 0, "percent": None, "months": MONTHS, **values}


def test_a_year_of_matches_between_people_has_no_share_of_wins(card: QQuickItem) -> None:
    card.setProperty("year", year(played=3))
    assert not any("%" in text for text in texts(card))
    assert "Matches against the computer count here." in texts(card)


def test_a_year_of_lost_matches_is_one_of_no_wins(card: QQuickItem) -> None:
    card.setProperty("year", year(played=3, percent=0))
    assert "0%" in texts(card)
    assert "Matches against the computer count here." not in texts(card)


def test_a_year_without_matches_says_what_will_be_there(card: QQuickItem) -> None:
    card.setProperty("year", year())
    assert any(text.startswith("From the first finished match on") for text in texts(card))
