"""Every page, sheet and table in turn: nothing moves, and all can be read, in whatever way people need to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from tests.ui.motion import moving
from tests.ui.shell_audit import audit
from tests.ui.sight import faint_edges, faint_texts
from tests.ui.tour import PAGES, SHEETS, TABLES, Tour

USUAL = {
    "language": "en",
    "theme": "dark",
    "contrast": "system",
    "text_size": 100,
    "animation": "off",
}
SMALLEST = (1024, 700)
NEEDY = (
    *("about", "merge", "restore", "preset", "matches behind a figure", "import offer", "new game"),
    *("new dominoes", "new five_hundred", "table rules", "table scores", "paused table"),
)
"""What is not looked at with large text elsewhere: pages, their sheets and the games' tables are."""


@pytest.fixture
def tour(whole_tour: Tour) -> Iterator[Tour]:
    """On the start page, with the usual settings."""
    yield whole_tour
    whole_tour.leave()
    whole_tour.want(**USUAL)
    whole_tour.driver.resize(1280, 800)


@pytest.mark.parametrize("place", [*PAGES, *SHEETS, *TABLES])
def test_everything_stands_still_and_out(tour: Tour, place: str) -> None:
    """Without animations nothing moves, and texts and edges have the contrast of WCAG 2.2, level AA."""
    tour.show(place)
    window = tour.driver.window
    found = [f"moves: {what}" for what in moving(window)]
    for theme in ("dark", "light"):
        tour.want(theme=theme, contrast="system")
        found += [f"{theme}: {text}" for text in faint_texts(window)]
        tour.want(theme=theme, contrast="high")
        found += [f"{theme}, high contrast: {text}" for text in faint_texts(window) + faint_edges(window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", NEEDY)
def test_large_text_fits_in_every_language(tour: Tour, place: str) -> None:
    tour.driver.resize(*SMALLEST)
    tour.want(text_size=125)
    found = []
    for language in ("de", "da", "en"):
        tour.want(language=language)
        tour.show(place)
        found += [
            f"{language}: {finding}" for finding in audit(tour.driver.window) if not _is_meant(place, finding)
        ]
        tour.leave()
    assert not found, "\n".join(found)


def _is_meant(place: str, finding: str) -> bool:
    """Cards in a hand overlap, also below what lies over the table."""
    return place in TABLES and " lies over " in finding


def test_with_animations_there_is_something_to_find(tour: Tour) -> None:
    tour.want(animation="normal")
    tour.show("new cribbage")
    assert any("Overlays" in what for what in moving(tour.driver.window)), "the sheet fades in"


def test_with_animations_cards_travel(tour: Tour) -> None:
    driver = tour.driver
    tour.want(animation="slow")
    tour.show("cribbage")
    driver.key(Qt.Key.Key_Return)
    driver.wait(lambda: any("piece:" in what for what in moving(driver.window)), "no card is dealt")
