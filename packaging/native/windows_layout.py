"""A bundle for Windows made without Windows, from wheels: the setup of it can be tried under wine.

It is laid out like PyInstaller's: two programs, and `_internal` with all else. There is the same Qt, the same
Python and the same program in it, but starters of our own; releases carry what is frozen on Windows.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from devtools.console import SetupError, must, say
from devtools.environment import python
from native import slim
from native.icons import make_icons
from native.product import BUILD, FILES, NAME, size_of
from native.stage import STAGE
from native.windows_wheels import fetch_wheels, unpack, unpack_python

LAID_OUT: Final = BUILD / "windows" / NAME
SOURCES: Final = FILES / "windows"
COMPILER: Final = "x86_64-w64-mingw32-gcc"
TOOLS: Final = (COMPILER, "x86_64-w64-mingw32-objdump", "x86_64-w64-mingw32-windres")
BINDINGS: Final = frozenset({"QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick"})
"""Modules of Qt that the program imports, and those that these import."""
UNUSED_FOLDERS: Final = (
    *("doc", "glue", "include", "lib", "metatypes", "resources", "scripts", "typesystems"),
    *("QtAsyncio", "support/generate_pyi.py"),
)
STANDARD_LIBRARY: Final = ("test", "tests", "site-packages", "__pycache__", "config-*", "*.so", "*.pyc")
"""What of Python's library is not copied, beside what the frozen program leaves out."""
PATHS: Final = "Lib\n.\nLib/site-packages\n"
"""Where Python looks for modules; the file also keeps it from looking anywhere else."""
START: Final = "import sys\n\nsys.frozen = True  # as PyInstaller's starter says it\n\n"


def can_lay_out() -> bool:
    """Whether the tools are here."""
    return all(shutil.which(program) for program in TOOLS)


def lay_out(folder: Path = LAID_OUT) -> Path:
    """Make the bundle from the stage that the last native bundle was frozen from; returns its folder.

    Raises:
        SetupError: a tool or a wheel is missing, this is another Python, or a step failed.
    """
    if sys.version_info[:2] != (3, 11):
        raise SetupError("A bundle for Windows is laid out with Python 3.11 alone.")
    if not can_lay_out():
        raise SetupError("A bundle for Windows needs mingw-w64; please install gcc-mingw-w64-x86-64.")
    shutil.rmtree(folder, ignore_errors=True)
    internal = folder / "_internal"
    internal.mkdir(parents=True)
    *modules, carrier = fetch_wheels()
    say("Laying out the bundle for Windows")
    unpack_python(carrier, internal)
    _lay_stable_interface(internal)
    _lay_standard_library(internal / "Lib")
    _lay_modules(internal / "Lib" / "site-packages", modules)
    (internal / "python311._pth").write_text(PATHS, encoding="utf-8")
    start = (FILES / "native" / "start.py").read_text(encoding="utf-8")
    (internal / "start.py").write_text(START + start, encoding="utf-8")
    options = ("-q", "-j", "0", "--invalidation-mode", "unchecked-hash", "-s", internal)
    must([python(), "-m", "compileall", *options, internal / "Lib"], "Compiling Python modules")
    _make_starters(folder)
    say(f"The bundle for Windows has {size_of(folder) / 1e6:.0f} MB")
    return folder


def _lay_stable_interface(internal: Path) -> None:
    """Make `python3.dll`, which Qt's modules ask for: it passes every name on to `python311.dll`."""
    listed = _objdump([internal / "python311.dll"])
    names = re.findall(r"(?m)^\t\[ *\d+\] (?:\+base\[ *\d+\] +[0-9a-f]+ )?(\w+)$", listed)
    if not names:
        raise SetupError("python311.dll tells no names; objdump is of another kind.")
    definition = BUILD / "python3.def"
    lines = [f"  {name}=python311.{name}" for name in names]
    definition.write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *lines, ""]), encoding="ascii")
    flags = ("-shared", "-nostdlib", "-Wl,--entry=0")
    must([COMPILER, *flags, "-o", internal / "python3.dll", definition], "Making python3.dll")


def _objdump(files: Iterable[Path]) -> str:
    done = subprocess.run([TOOLS[1], "-p", *map(str, files)], capture_output=True, text=True, check=True)
    return done.stdout


def _lay_standard_library(target: Path) -> None:
    source = Path(sysconfig.get_path("stdlib"))
    left_out = [*slim.EXCLUDED_MODULES, *(f"{name}.py" for name in slim.EXCLUDED_MODULES)]
    shutil.copytree(source, target, ignore=shutil.ignore_patterns(*STANDARD_LIBRARY, *left_out))


def _lay_modules(folder: Path, wheels: Sequence[Path]) -> None:
    shutil.copytree(STAGE, folder)
    for wheel in wheels:
        unpack(wheel, folder)
    _slim_qt(folder)
    for file in folder.rglob("*"):
        if file.suffix in {".pyi", ".lib", ".typed"} or file.name == "RECORD":
            file.unlink()


def _slim_qt(folder: Path) -> None:
    """Leave out of Qt what the frozen program does without, too."""
    qt = folder / "PySide6"
    for name in UNUSED_FOLDERS:
        shutil.rmtree(qt / name, ignore_errors=True)
    shutil.rmtree(folder / "shiboken6" / "include")
    for file in [path for path in qt.rglob("*") if path.is_file()]:
        unwanted = file.suffix == ".exe" or (file.suffix == ".pyd" and file.stem not in BINDINGS)
        if unwanted or not slim.is_wanted(file.relative_to(folder).as_posix()):
            file.unlink()
    libraries = [file.name for file in qt.glob("*.dll")]
    roots = [*qt.glob("*.pyd"), *qt.glob("plugins/**/*.dll"), *qt.glob("qml/**/*.dll")]
    needs = _needs([*roots, *qt.glob("*.dll")])
    for name in slim.unreachable(libraries, [file.name for file in roots], lambda name: needs[name]):
        (qt / name).unlink()
    for place in sorted(qt.rglob("*"), reverse=True):
        if place.is_dir() and not any(place.iterdir()):
            place.rmdir()


def _needs(files: Sequence[Path]) -> dict[str, set[str]]:
    """The libraries that each file asks for, by its name."""
    parts = re.split(r"(?m)^(\S.*): +file format .*$", _objdump(files))[1:]
    return {
        Path(name).name: set(re.findall(r"DLL Name: (\S+)", said))
        for name, said in zip(parts[::2], parts[1::2], strict=True)
    }


def _make_starters(folder: Path) -> None:
    icon = make_icons(BUILD / "icons") / "spieltisch.ico"
    resource = BUILD / "windows-icon.o"
    description = BUILD / "windows-icon.rc"
    description.write_text(f'1 ICON "{icon.as_posix()}"\n', encoding="utf-8")
    must([TOOLS[2], description, resource], "Packing the icon")
    flags = ["-municode", "-std=c11", "-O2", "-s", "-Wall", "-Wextra", "-Werror"]
    for name, kind in ((NAME, ["-mwindows"]), (f"{NAME}-cli", ["-DCONSOLE"])):
        source = [SOURCES / "start.c", resource]
        must([COMPILER, *flags, *kind, "-o", folder / f"{name}.exe", *source], f"Compiling {name}.exe")
