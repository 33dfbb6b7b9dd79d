from __future__ import annotations

import pytest

from spieltisch.app.seating import Viewer, next_viewer

NOBODY = Viewer()


@pytest.mark.parametrize(
    ("current", "humans", "asked", "expected"),
    [
        pytest.param(NOBODY, (), (0,), NOBODY, id="computers only: an onlooker"),
        pytest.param(NOBODY, (1,), (0,), Viewer(1), id="one person sees their hand while others act"),
        pytest.param(NOBODY, (0, 1), (0,), Viewer(0, True), id="hot-seat begins covered"),
        pytest.param(NOBODY, (1, 2), (0,), NOBODY, id="nobody is handed the device for a computer"),
        pytest.param(Viewer(0), (0, 1), (0,), Viewer(0), id="the same person goes on"),
        pytest.param(Viewer(0, True), (0, 1), (0,), Viewer(0, True), id="a cover stays until revealed"),
        pytest.param(Viewer(0), (0, 1), (1,), Viewer(1, True), id="the device is handed on"),
        pytest.param(Viewer(0), (0, 1), (0, 1), Viewer(0), id="of several, who looks goes first"),
        pytest.param(Viewer(0), (0, 1, 2), (1, 2), Viewer(1, True), id="the first that is asked"),
        pytest.param(Viewer(0), (0, 1, 2), (2, 1), Viewer(2, True), id="in the order of asking"),
        pytest.param(Viewer(0), (0, 1), (), Viewer(0), id="nobody decides: nothing changes"),
        pytest.param(Viewer(0), (0, 1), (2,), Viewer(0), id="a computer is on: nothing changes"),
    ],
)
def test_next_viewer(
    current: Viewer, humans: tuple[int, ...], asked: tuple[int, ...], expected: Viewer
) -> None:
    assert next_viewer(current, humans, asked) == expected


def test_covered_shows_an_onlookers_view() -> None:
    assert Viewer(1, covered=True).shown_seat is None
    assert Viewer(1).shown_seat == 1
