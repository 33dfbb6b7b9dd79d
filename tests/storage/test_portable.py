"""Where a packaged program keeps its data when a file `portable` lies beside it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from spieltisch.storage.paths import default_data_dir
from spieltisch.storage.portable import FOLDER, MARK, portable_data_dir


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a packaged program that runs."""
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "spieltisch"))
    monkeypatch.delenv("APPIMAGE", raising=False)
    return folder


def test_the_mark_keeps_data_beside_the_program(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPIELTISCH_DATA_DIR")
    assert portable_data_dir() is None
    (packaged / MARK).touch()
    assert default_data_dir() == packaged / FOLDER


def test_what_a_person_names_counts_more(packaged: Path, data_dir: Path) -> None:
    (packaged / MARK).touch()
    assert default_data_dir() == data_dir


def test_an_appimage_is_what_a_person_sees(
    packaged: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / MARK).touch()
    monkeypatch.setenv("APPIMAGE", str(tmp_path / "Spieltisch.AppImage"))
    assert portable_data_dir() == tmp_path / FOLDER


def test_a_mac_program_is_its_bundle(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packaged / MARK).touch()
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "executable", str(packaged / "Spieltisch.app/Contents/MacOS/spieltisch"))
    assert portable_data_dir() == packaged / FOLDER


def test_from_source_the_mark_means_nothing(packaged: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (packaged / MARK).touch()
    monkeypatch.setattr(sys, "frozen", False, raising=False)
    assert portable_data_dir() is None
