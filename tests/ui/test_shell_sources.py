"""Habits of the QML files: every visible word can be translated, every type is listed, files stay small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.locations import qml_dir

FILES = sorted(qml_dir().rglob("*.qml"))
MODULES = sorted(qml_dir().rglob("qmldir"))
SHOWN = re.compile(
    r"^\s*(?:text|title|placeholderText|explanation|Accessible\.(?:name|description)):"
    r'\s*"([^"]*[A-Za-z]{2}[^"]*)"'
)
NAMES = {"Spieltisch"}
LONGEST = 400


def words_without_translation(source: str) -> list[str]:
    """String literals bound to something visible, except the program's name."""
    found = (SHOWN.match(line) for line in source.splitlines())
    return [match[1] for match in found if match and match[1] not in NAMES]


def test_the_check_finds_a_bare_word() -> None:
    assert words_without_translation('    text: "Play"\n    text: qsTr("Play")\n    title: "Spieltisch"') == [
        "Play"
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_visible_word_can_be_translated(file: Path) -> None:
    assert words_without_translation(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_files_stay_small(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < LONGEST


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.parent.name)
def test_a_module_lists_its_types(module: Path) -> None:
    lines = module.read_text(encoding="utf-8").splitlines()
    listed = {line.split()[-1] for line in lines if line.endswith(".qml")}
    assert listed == {file.name for file in module.parent.glob("*.qml")}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_that_must_be_seen_needs_a_shader(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert not re.search(r"layer\.effect|MultiEffect|ShaderEffect|RectangularShadow", source)
