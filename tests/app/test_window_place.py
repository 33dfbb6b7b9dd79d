"""The size of the window lasts, and a window that is larger than the screen fills it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QWindow

from spieltisch.app.window_place import FILE_NAME, WindowPlace, fitted, place_of, read_place, write_place

SCREENS = {
    (1920, 1080): WindowPlace(1280, 800),
    (1366, 728): WindowPlace(1280, 700, maximized=True),
    (1280, 800): WindowPlace(1280, 760, maximized=True),
    (1280, 840): WindowPlace(1280, 800),
    (1100, 1080): WindowPlace(1100, 800, maximized=True),
    (800, 600): WindowPlace(1280, 800),
}
"""What is free on a screen, and how the usual window begins there."""


@pytest.mark.parametrize("available", SCREENS)
def test_a_window_fits_on_its_screen(available: tuple[int, int]) -> None:
    assert fitted(WindowPlace(), QSize(*available)) == SCREENS[available]


def test_a_size_is_kept(tmp_path: Path) -> None:
    write_place(tmp_path, WindowPlace(1500, 900, maximized=True))
    assert read_place(tmp_path) == WindowPlace(1500, 900, maximized=True)


@pytest.mark.parametrize(
    "stored",
    [
        *("", "null", "[]", "7", "{", '{"width": 1500}', "[" * 100_000),
        *(
            json.dumps({"width": width, "height": 900, "maximized": False})
            for width in (-1, 3, True, 1e9, 10**9, "1500", None)
        ),
    ],
)
def test_nonsense_is_not_kept(tmp_path: Path, stored: str) -> None:
    (tmp_path / FILE_NAME).write_text(stored, encoding="utf-8")
    assert read_place(tmp_path) == WindowPlace()


def test_a_full_screen_keeps_the_size_from_before(qapp: object) -> None:
    window, before = QWindow(), WindowPlace(1300, 810)
    window.resize(1400, 850)
    assert place_of(window, before) == WindowPlace(1400, 850)
    window.showMaximized()
    assert place_of(window, before) == WindowPlace(1300, 810, maximized=True)
    window.showFullScreen()
    assert place_of(window, before) == before
    window.destroy()


def test_a_folder_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    write_place(tmp_path / "nowhere", WindowPlace())
    assert read_place(tmp_path / "nowhere") == WindowPlace()
