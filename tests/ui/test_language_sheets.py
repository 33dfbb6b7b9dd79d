"""Another language while a sheet is open: it reads as if it had been opened in that language.

A module of its own, as two programs in one process share what is translated.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.test_language_switch import ALIKE, read
from tests.ui.tour import Tour

FLOATING = ("people", "merge", "preset", "matches behind a figure", "restore", "import offer")


@pytest.fixture
def tour(whole_tour: Tour) -> Iterator[Tour]:
    yield whole_tour
    whole_tour.leave()
    whole_tour.want(language="en")


@pytest.mark.parametrize("sheet", FLOATING)
def test_a_sheet_changes_its_language_while_it_is_open(tour: Tour, sheet: str) -> None:
    def show(language: str) -> set[str]:
        tour.want(language=language)
        tour.show(sheet)
        return {text for text in read(tour.driver.window) if len(text.split()) > 1}

    danish = show("da")
    tour.leave()
    german = show("de") - danish - ALIKE
    assert german
    tour.want(language="da")
    tour.driver.wait(lambda: not read(tour.driver.window) & german, "German is left")
