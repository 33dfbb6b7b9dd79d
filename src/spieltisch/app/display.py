"""Whether a window can be shown here at all. Qt would end the process where it cannot."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QPluginLoader

from spieltisch.core.errors import SpieltischError
from spieltisch.core.messages import message
from spieltisch.diagnostics.libraries import missing_library


def check_display() -> None:
    """Refuse to start where no window can be shown.

    Raises:
        SpieltischError: there is no display, or a library for every way to one is missing.
    """
    if sys.platform in ("win32", "darwin"):
        return
    wanted = os.environ.get("QT_QPA_PLATFORM")
    if wanted:
        names = [name.partition(":")[0] for name in wanted.split(";")]
    else:
        ways = (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY"))
        names = [name for name, variable in ways if os.environ.get(variable)]
        if not names:
            raise SpieltischError(message("app.no_display"))
    check_plugins(names, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms"))


def check_plugins(names: Iterable[str], folder: Path) -> None:
    """See whether one of Qt's ways to a display can be loaded; Qt loads the same file a moment later.

    Raises:
        SpieltischError: each of them needs a library that is missing.
    """
    refused = ""
    for name in names:
        plugin = folder / f"libq{name}.so"
        if not plugin.is_file():
            return  # one that Qt knows and we do not
        loader = QPluginLoader(str(plugin))
        if loader.load():
            return
        refused = refused or loader.errorString()
    raise missing_library(refused)
