"""Which packages of the operating system are missing, and how they are installed or named."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from devtools import system
from devtools.console import SetupError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="packages of Debian and its kin")

Commands = list[list[str]]


def program(folder: Path, name: str, script: str) -> None:
    """Put a shell script on the path."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A search path that holds what the test puts into it and nothing else."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What would have been run."""
    recorded: Commands = []

    def record(command: Sequence[str | Path], *_: object, quiet: bool) -> int:
        assert quiet
        recorded.append([str(word) for word in command])
        return 0

    monkeypatch.setattr(system, "run", record)
    return recorded


def person(monkeypatch: pytest.MonkeyPatch, user: int) -> None:
    """Let the program run as this user."""
    monkeypatch.setattr(system.os, "geteuid", lambda: user)


def ldconfig(folder: Path, libraries: Sequence[str]) -> None:
    lines = "\n".join(f"\t{name} (libc6,x86-64) => /usr/lib/{name}" for name in libraries)
    program(folder, "ldconfig", f"cat <<'END'\n{len(libraries)} libs found in cache\n{lines}\nEND")


@pytest.fixture
def linux(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A Linux whose programs are those the test puts there, and `cat`."""
    monkeypatch.setattr(system, "sys", SimpleNamespace(platform="linux"))
    (path / "cat").symlink_to("/bin/cat")
    return path


def test_nothing_is_missing_where_the_linker_knows_every_library(linux: Path) -> None:
    ldconfig(linux, list(system.QT_LIBRARIES))
    assert system.missing_qt_libraries() == []


def test_missing_libraries_are_named_by_their_packages(linux: Path) -> None:
    there = set(system.QT_LIBRARIES) - {"libEGL.so.1", "libxcb-cursor.so.0"}
    ldconfig(linux, [*there, "libEGL.so.10", "notlibEGL.so.1"])
    assert system.missing_qt_libraries() == ["libegl1", "libxcb-cursor0"]


def test_other_systems_are_not_asked(linux: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ldconfig(linux, [])
    monkeypatch.setattr(system, "sys", SimpleNamespace(platform="darwin"))
    assert system.missing_qt_libraries() == []


def test_a_python_without_venv_wants_the_package_of_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else 1)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert system.missing_venv() == [f"python{version}-venv"]
    monkeypatch.setattr(system.importlib.util, "find_spec", lambda _name: 1)
    assert system.missing_venv() == []


def test_nothing_missing_runs_nothing(path: Path, commands: Commands) -> None:
    system.install([], "Why")
    assert commands == []


def test_without_apt_the_packages_are_named(path: Path, commands: Commands) -> None:
    with pytest.raises(SetupError) as raised:
        system.install(["libegl1", "libgl1"], "Qt needs libraries")
    assert str(raised.value) == ("Qt needs libraries; please install what your system calls libegl1, libgl1.")
    assert commands == []


def apt(folder: Path, *packages: str) -> None:
    """An apt that knows these packages."""
    program(folder, "apt-get", "exit 1")
    names = "|".join(packages)
    script = f"case $2 in {names}) echo '  Candidate: 1.0';; gone) echo '  Candidate: (none)';; esac"
    program(folder, "apt-cache", script)


def test_without_root_and_sudo_the_command_is_named(
    path: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    person(monkeypatch, 1000)
    apt(path, "libegl1", "libglib2.0-0t64")
    with pytest.raises(SetupError) as raised:
        system.install(["libegl1", "libglib2.0-0"], "Qt needs libraries")
    command = "apt-get install libegl1 libglib2.0-0t64"
    assert str(raised.value) == f"Qt needs libraries; please run this as root: {command}"
    assert commands == []


def test_root_installs_and_says_so(
    path: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    person(monkeypatch, 0)
    apt(path, "libegl1", "libglib2.0-0t64")
    system.install(["libegl1", "libglib2.0-0", "gone"], "Qt needs libraries")
    assert capsys.readouterr().out.startswith(
        "Qt needs libraries: installing libegl1 libglib2.0-0 gone with apt"
    )
    install = ["apt-get", "install", "-y", "--no-install-recommends"]
    assert commands == [["apt-get", "update"], [*install, "libegl1", "libglib2.0-0t64", "gone"]]


def test_others_install_through_sudo(path: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    person(monkeypatch, 1000)
    apt(path, "libegl1")
    program(path, "sudo", "exit 1")
    system.install(["libegl1"], "Qt needs libraries")
    assert [command[:2] for command in commands] == [["sudo", "apt-get"], ["sudo", "apt-get"]]


def test_a_failing_apt_is_one_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person(monkeypatch, 0)
    apt(path, "libegl1")
    with pytest.raises(SetupError, match=r"^Qt, but apt-get could not install libegl1\.$"):
        system.install(["libegl1"], "Qt")


@pytest.mark.parametrize(
    ("variables", "shown"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"WAYLAND_DISPLAY": "nowhere", "XDG_RUNTIME_DIR": "/nowhere"}, False),
    ],
)
def test_whether_a_window_can_be_shown(
    variables: dict[str, str], shown: bool, linux: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system.has_display() is shown
