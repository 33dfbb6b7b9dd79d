"""Setting up: done once, again when something it depends on changed, and never for nothing."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from devtools import data, environment, system
from devtools.console import SetupError, run

Commands = list[list[str]]
PROJECT = """
[build-system]
requires = ["hatchling"]
[project]
version = "1"
dependencies = ["qt"]
[dependency-groups]
dev = ["pytest"]
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project to set up."""
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    for folder in ("art", "words"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one.py").touch()
    for module in (environment, data):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    venv = tmp_path / ".venv"
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "_BIN", venv / "bin")
    monkeypatch.setattr(environment, "_STAMP", venv / "stamp")
    monkeypatch.setattr(data, "DATA", tmp_path / "data")
    monkeypatch.setattr(data, "PARTS", {"art": ("art",), "translations": ("words",)})
    monkeypatch.setattr(system, "missing_qt_libraries", list)
    return tmp_path


@pytest.fixture
def commands(root: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What setting up runs; instead of running it, its traces are left behind."""
    recorded: Commands = []

    def record(command: Sequence[str | Path], *_: object) -> None:
        words = [str(word) for word in command]
        recorded.append([Path(words[0]).name, *words[1:]])
        if "venv" in words:
            python = environment.python()
            python.parent.mkdir(parents=True)
            python.touch()
        if "generate.py" in words[1]:
            Path(words[3]).mkdir(exist_ok=True)

    monkeypatch.setattr(environment, "must", record)
    monkeypatch.setattr(data, "must", record)
    monkeypatch.setattr(environment, "_works", environment.VENV.exists)
    return recorded


def test_an_environment_is_made_once(root: Path, commands: Commands) -> None:
    environment.ensure("dev")
    assert [command[1:3] for command in commands] == [["-m", "venv"], ["-m", "pip"], ["-m", "pip"]]
    assert {"hatchling", "qt", "pytest"} < set(commands[1])
    assert commands[2][-1] == str(root)
    commands.clear()
    environment.ensure("dev")
    environment.ensure()
    assert commands == []


def test_a_second_start_runs_no_process(
    root: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.ensure()
    data.ensure()

    def never(*words: object, **_: object) -> None:
        raise AssertionError(words)

    monkeypatch.setattr("subprocess.Popen", never)
    monkeypatch.setattr(environment, "must", never)
    monkeypatch.setattr(data, "must", never)
    environment.ensure()
    data.ensure()


def test_more_dependencies_are_added_to_the_environment(commands: Commands) -> None:
    environment.ensure()
    assert "pytest" not in commands[1]
    commands.clear()
    environment.ensure("dev")
    assert "pytest" in commands[0]


@pytest.mark.parametrize(("old", "new"), [('"qt"', '"qt>2"'), ('version = "1"', 'version = "2"')])
def test_a_changed_project_is_installed_again(root: Path, commands: Commands, old: str, new: str) -> None:
    environment.ensure()
    commands.clear()
    (root / "pyproject.toml").write_text(PROJECT.replace(old, new), encoding="utf-8")
    environment.ensure()
    assert [command[1:3] for command in commands] == [["-m", "pip"], ["-m", "pip"]]
    commands.clear()
    environment.ensure()
    assert commands == []


def test_a_setting_of_a_tool_installs_nothing(root: Path, commands: Commands) -> None:
    environment.ensure()
    commands.clear()
    (root / "pyproject.toml").write_text(PROJECT + "[tool.ruff]\n", encoding="utf-8")
    environment.ensure()
    assert commands == []


def test_a_failure_is_tried_again(root: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = environment.must

    def fail(command: Sequence[str | Path], *rest: object) -> None:
        if "--editable" in command:
            raise SetupError
        recorded(command, "")

    with monkeypatch.context() as patch:
        patch.setattr(environment, "must", fail)
        with pytest.raises(SetupError):
            environment.ensure()
    commands.clear()
    environment.ensure()
    assert [command[1:3] for command in commands] == [["-m", "pip"], ["-m", "pip"]]


def test_missing_packages_are_reported_before_anything_is_downloaded(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "missing_venv", lambda: ["python3-venv"])
    monkeypatch.setattr(system, "missing_qt_libraries", lambda: ["libgl1"])

    def refuse(packages: Sequence[str], _why: str) -> None:
        raise SetupError(" ".join(packages))

    monkeypatch.setattr(system, "install", refuse)
    with pytest.raises(SetupError, match=r"^python3-venv libgl1$"):
        environment.ensure()
    assert commands == []


@pytest.mark.skipif(os.name == "nt", reason="stands in for Python by a link")
def test_an_environment_of_another_folder_does_not_count(root: Path) -> None:
    venv = environment.VENV
    (venv / "bin").mkdir(parents=True)
    environment.python().symlink_to(shutil.which("true") or "")
    description = venv / "pyvenv.cfg"
    assert not environment._works()
    description.write_text("command = python -m venv /elsewhere/.venv\n", encoding="utf-8")
    assert not environment._works()
    description.write_text(f"command = python -m venv {venv}\n", encoding="utf-8")
    assert environment._works()
    environment.python().unlink()
    assert not environment._works()


def test_data_is_made_again_when_its_source_changes(root: Path, commands: Commands) -> None:
    data.ensure()
    assert [command[2] for command in commands] == ["art", "translations"]
    commands.clear()
    (root / "art" / "one.py").write_text("changed", encoding="utf-8")
    data.ensure()
    assert [command[2] for command in commands] == ["art"]
    commands.clear()
    (root / "words" / "two.ts").touch()
    data.ensure()
    assert [command[2] for command in commands] == ["translations"]
    commands.clear()
    (root / "words" / "two.ts").rename(root / "words" / "three.ts")
    data.ensure()
    assert [command[2] for command in commands] == ["translations"]


def test_removed_data_is_made_again(root: Path, commands: Commands) -> None:
    data.ensure()
    commands.clear()
    (data.DATA / ".art").unlink()
    data.ensure()
    assert [command[2] for command in commands] == ["art"]


def test_quiet_programs_speak_when_they_fail(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([sys.executable, "-c", "print('fine')"], quiet=True) == 0
    assert capsys.readouterr().out == ""
    assert run([sys.executable, "-c", "print('why'); raise SystemExit(3)"], quiet=True) == 3
    assert capsys.readouterr().out == "why\n"
