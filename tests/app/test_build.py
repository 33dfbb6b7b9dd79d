"""Which build runs and in what package it has come, as the packaging marks it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from spieltisch.app.about import build as module
from spieltisch.app.about.build import MANAGED, read_build
from spieltisch.app.about.facts import Surroundings, fact_rows


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A packaged program: the folder it lies in."""
    for name in ("APPIMAGE", "FLATPAK_ID"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "spieltisch"))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(module, "source_tree", lambda: None)
    monkeypatch.setattr(module, "build_file", lambda: tmp_path / "build.json")
    return tmp_path


@pytest.mark.parametrize(
    ("mark", "package", "managed"),
    [
        ("deb\n", "deb", True),
        ("rpm\n", "rpm", True),
        ("setup\n", "setup", False),
        ("", "bundle", False),
        ("../evil", "bundle", False),
    ],
)
def test_the_packaging_marks_what_it_makes(program: Path, mark: str, package: str, managed: bool) -> None:
    (program / module.MARK).write_text(mark)
    assert (read_build().package, read_build().managed) == (package, managed)


@pytest.mark.parametrize(("variable", "package"), [("APPIMAGE", "appimage"), ("FLATPAK_ID", "flatpak")])
def test_what_the_surroundings_tell(
    program: Path, monkeypatch: pytest.MonkeyPatch, variable: str, package: str
) -> None:
    monkeypatch.setenv(variable, "x")
    assert read_build().package == package
    (program / module.MARK).write_text("deb\n")
    assert read_build().package == "deb", "started by a program that is such a package"


def test_a_mac_application(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert read_build().package == "macos"


def test_commit_and_date_come_from_the_build(program: Path) -> None:
    told = {"commit": "0123456789abcdef0123", "date": "2026-11-30"}
    (program / "build.json").write_text(json.dumps(told))
    assert read_build() == ("0123456789", "2026-11-30", "bundle")


@pytest.mark.parametrize("content", ["", "{", "[]", "7", '{"commit": 7, "date": null}', "\x00"])
def test_a_broken_file_tells_nothing(program: Path, content: str) -> None:
    (program / "build.json").write_text(content)
    assert read_build() == ("", "", "bundle")


def test_the_source_tree_tells_its_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    git = tmp_path / ".git"
    (git / "refs/heads").mkdir(parents=True)
    monkeypatch.setattr(module, "source_tree", lambda: tmp_path)
    assert read_build() == ("", "", "source")
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "packed-refs").write_text(
        f"# pack-refs\n{'b' * 40} refs/heads/other\n{'c' * 40} refs/heads/main\n"
    )
    assert read_build().commit == "c" * 10
    (git / "refs/heads/main").write_text("a" * 40 + "\n")
    assert read_build().commit == "a" * 10
    (git / "HEAD").write_text("d" * 40 + "\n")
    assert read_build().commit == "d" * 10


@pytest.mark.parametrize(
    "package", ["source", "wheel", "bundle", "appimage", "macos", "setup", *sorted(MANAGED)]
)
@pytest.mark.parametrize("language", ["de", "da", "en"])
def test_every_kind_of_package_has_a_name(package: str, language: str) -> None:
    from spieltisch.app.speech import app_renderer

    found = Surroundings("1", module.Build("abc", "2026-11-30", package), "", "", "", "", "", "", "")
    value = fact_rows(found, app_renderer(language))[1]["value"]
    assert "abc" in value and "2026-11-30" in value
    assert "{" not in value
