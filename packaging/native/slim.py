"""What of Qt, Python and the build machine goes into the bundle, and what stays out.

Names are those of PyInstaller's collection: paths inside the bundle, with forward slashes.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePosixPath
from typing import Final

QML_MODULES: Final = frozenset(
    {
        "QtCore",
        "QtQml",
        "QtQml/Models",
        "QtQml/WorkerScript",
        "QtQuick",
        "QtQuick/Controls",
        "QtQuick/Controls/Basic",
        "QtQuick/Controls/Basic/impl",
        "QtQuick/Controls/impl",
        "QtQuick/Dialogs",
        "QtQuick/Dialogs/quickimpl",
        "QtQuick/Layouts",
        "QtQuick/Shapes",
        "QtQuick/Templates",
        "QtQuick/Window",
        "Qt/labs/folderlistmodel",
    }
)
"""What our QML imports, and what those import in turn (the file dialog lists a folder)."""

PLUGINS: Final[Mapping[str, frozenset[str]]] = {
    "platforms": frozenset({"xcb", "wayland", "offscreen", "windows", "cocoa"}),
    "imageformats": frozenset({"svg"}),
    "iconengines": frozenset({"svgicon"}),
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    "platformthemes": frozenset({"xdgdesktopportal"}),
    "xcbglintegrations": frozenset({"xcb-egl-integration", "xcb-glx-integration"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-graphics-integration-client": frozenset({"qt-plugin-wayland-egl", "dmabuf-server"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}
"""Plugins by folder, as their files are called without `lib`, `q` and the ending."""

TRANSLATIONS: Final = re.compile(r"qt(base|declarative)_(de|da)\.qm")

PYTHON_LIBRARIES: Final = (
    "libpython3",
    "libssl",
    "libcrypto",
    "libsqlite3",
    "libffi",
    "libz.",
    "libbz2",
    "liblzma",
    "libmpdec",
    "libexpat",
    "libuuid",
    "libcrypt",
)
"""Libraries that Python's own modules need. All others of the build machine stay out: an old libstdc++ or
libX11 on the way of the linker can keep the graphics driver of a newer system from loading."""

EXCLUDED_MODULES: Final = (
    "PySide6.scripts",
    "_pytest",
    "_tkinter",
    "attr",
    "attrs",
    "crypt",
    "curses",
    "dbm.gnu",
    "dbm.ndbm",
    "ensurepip",
    "hypothesis",
    "idlelib",
    "lib2to3",
    "mypy",
    "msilib",
    "nis",
    "numpy",
    "ossaudiodev",
    "pip",
    "pkg_resources",
    "pytest",
    "readline",
    "setuptools",
    "spwd",
    "tkinter",
    "turtle",
    "turtledemo",
)
"""Modules of Python without which a game can do, and tools of developers."""

_QT = re.compile(r"PySide6/(?:Qt/)?(qml|plugins|translations|metatypes|libexec|resources)/(.+)")
_JUNK = (".qmltypes", ".pyi", ".conf", ".prl")


def is_wanted(name: str) -> bool:
    """Whether a file of the collection goes into the bundle, as far as its name tells."""
    if name.endswith(_JUNK):
        return False
    found = _QT.fullmatch(name)
    if found is None:
        return "/" in name or not _is_system_library(name)
    kind, rest = found.groups()
    if kind == "qml":
        return _module_of(rest) in QML_MODULES
    if kind == "plugins":
        return _is_wanted_plugin(PurePosixPath(rest))
    return kind == "translations" and TRANSLATIONS.fullmatch(rest) is not None


def _is_system_library(name: str) -> bool:
    return re.match(r"lib.+\.so(\.|$)", name) is not None and not name.startswith(PYTHON_LIBRARIES)


def _module_of(path: str) -> str:
    """The QML module a file belongs to: modules have no folders but other modules and `images`."""
    parts = PurePosixPath(path).parent.parts
    return "/".join(part for part in parts if part not in {"images", "i18n"})


def _is_wanted_plugin(path: PurePosixPath) -> bool:
    wanted = PLUGINS.get(path.parts[0], frozenset())
    stem = path.name.split(".")[0].removeprefix("lib")
    return stem in wanted or stem.removeprefix("q") in wanted


def unreachable(libraries: Iterable[str], roots: Iterable[str], needs: Callable[[str], set[str]]) -> set[str]:
    """Return the libraries that nothing in the bundle needs.

    `libraries` and `roots` are names in the collection; `needs(name)` are the file names of the libraries
    that one asks the linker for.
    """
    by_file = {PurePosixPath(name).name: name for name in libraries}
    left = set(by_file.values())
    ahead = list(roots)
    while ahead:
        for file in needs(ahead.pop()):
            name = by_file.get(file)
            if name in left:
                left.discard(name)
                ahead.append(name)
    return left
