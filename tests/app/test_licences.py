"""The parts of the program and their licences: of a package, of an environment, of whatever lies there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spieltisch import __version__
from spieltisch.app.about import licences
from spieltisch.app.about.licences import Component, read_components, unfolded

TEXTS = Path(__file__).parents[2] / "packaging" / "licences"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a package has its list."""
    file = tmp_path / "licences.json"
    monkeypatch.setattr(licences, "licences_file", lambda: file)
    return file


def test_a_package_lists_everything_in_it(shipped: Path) -> None:
    rows = [{"name": "Qt", "version": "6", "licence": "LGPL-3.0-only", "texts": ["a", "b"], "more": 1}]
    shipped.write_text(json.dumps(rows), encoding="utf-8")
    assert read_components() == (Component("Qt", "6", "LGPL-3.0-only", ("a", "b")),)


@pytest.mark.parametrize("content", ["", "{", "7", "[7]", "[{}]", "[]", "null", '[{"name": "Qt"}]'])
def test_a_broken_list_is_none(shipped: Path, content: str) -> None:
    shipped.write_text(content, encoding="utf-8")
    assert read_components()[0].name == "Spieltisch"


def test_an_environment_lists_what_the_program_asks_for(shipped: Path) -> None:
    parts = {part.name: part for part in read_components()}
    first = next(iter(parts.values()))
    assert (first.name, first.version, first.licence) == ("Spieltisch", __version__, "MIT")
    assert "Permission is hereby granted" in first.texts[0]
    assert {"PySide6_Essentials", "shiboken6", "SQLAlchemy", "alembic", "Python"} <= set(parts)
    assert not {"pytest", "mypy", "PyInstaller"} & set(parts), "tools are no parts"
    assert all(part.licence and part.version for part in parts.values())
    names = [part.name.casefold() for part in parts.values()][1:]
    assert names == sorted(names)


@pytest.mark.parametrize(
    "name", ["LGPL-3.0.txt", "GPL-3.0.txt", "Apache-2.0.txt", "Python.txt", "SQLite.txt"]
)
def test_no_word_of_a_licence_gets_lost(name: str) -> None:
    text = (TEXTS / name).read_text(encoding="utf-8")
    assert unfolded(text).split() == text.split()


def test_paragraphs_fit_any_width_and_lists_stay_lists() -> None:
    text = """\
MIT License

Copyright (c) 2026 One of the authors, whose name is long enough
Copyright (c) 2027 Another one

  The first line of this paragraph begins a little further right,
and the others do not, as in the texts of the GNU project.

    a) an item of a list that is longer than fifty characters is
    that goes on
    b) another one
"""
    assert unfolded(text).splitlines() == [
        "MIT License",
        "",
        "Copyright (c) 2026 One of the authors, whose name is long enough",
        "Copyright (c) 2027 Another one",
        "",
        "  The first line of this paragraph begins a little further right, and the others do not, as in the "
        "texts of the GNU project.",
        "",
        "    a) an item of a list that is longer than fifty characters is that goes on",
        "    b) another one",
    ]
