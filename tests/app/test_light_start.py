"""What the first frame of the window waits for: nothing that it does not show."""

from __future__ import annotations

import builtins
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from spieltisch.app.application import Application
from spieltisch.app.preferences import Preferences
from spieltisch.plugin_settings import PluginSettings

SHOW = """
import sys
from functools import partial
from pathlib import Path
from spieltisch.app.arguments import WindowArguments
from spieltisch.app.first_frame import FirstFrame
from spieltisch.app.main import make_application, make_qt_application
from spieltisch.app.window import Window
from PySide6 import QtCore

def loaded():
    print(*sys.modules, *("Qt." + name for name in vars(QtCore)))
    qt_application.quit()

qt_application = make_qt_application()
application = make_application(WindowArguments(data_dir=Path(sys.argv[1])))
window = Window(application)
first_frame = FirstFrame(window.item)
first_frame.shown.connect(loaded)
qt_application.exec()
window.close()
application.close()
"""
LATER = (
    *("alembic", "pydantic", "sqlalchemy", "sqlite3", "sqlmodel"),
    *("spieltisch.core.game", "spieltisch.core.match", "spieltisch.games", "spieltisch.plugins"),
    *("spieltisch.app.desk", "spieltisch.app.supervisor", "spieltisch.app.table.controller"),
    *("spieltisch.storage.records", "spieltisch.storage.service"),
    "PySide6.QtQuick",
    *("concurrent.futures", "html", "importlib.metadata", "importlib.resources", "multiprocessing", "socket"),
    *("Qt.QEvent", "Qt.Qt"),  # every event and every constant
)


def test_the_first_frame_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SHOW, str(tmp_path)]
    result = subprocess.run(command, check=True, capture_output=True, text=True)
    loaded = set(result.stdout.split())
    assert "spieltisch.app.application" in loaded
    assert "Qt.QObject" in loaded
    assert not loaded & set(LATER)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", ["system", "light", "dark"])
def test_the_system_decides_the_colours_where_the_person_does_not(theme: str, tmp_path: Path) -> None:
    application = Application(tmp_path, PluginSettings(safe_mode=True), Preferences(theme=theme))
    shown = []
    for system_dark in (True, False, True):
        application.settings.setProperty("systemDark", system_dark)
        shown.append(application.settings.property("dark"))
    application.close()
    assert shown == {"system": [True, False, True], "light": [False] * 3, "dark": [True] * 3}[theme]


TOUCHY = """
def __getattr__(name):
    raise ImportError(f"touchy has no {name}")
"""
IMPORT = """
import sys
from PySide6.QtCore import QCoreApplication
from spieltisch.app.plain_imports import import_plainly
QCoreApplication([])
import_plainly()
sys.path.insert(0, sys.argv[1])
import touchy
"""


def test_nothing_is_asked_of_a_module_that_is_imported(tmp_path: Path) -> None:
    (tmp_path / "touchy.py").write_text(TOUCHY)
    subprocess.run([sys.executable, "-c", IMPORT, str(tmp_path)], check=True)


@pytest.mark.usefixtures("qapp")
def test_the_program_imports_as_python_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = getattr(builtins, "__orig_import__", builtins.__import__)
    monkeypatch.setattr(builtins, "__import__", partial(plain))
    Application(tmp_path, PluginSettings(safe_mode=True), Preferences())
    assert builtins.__import__ is plain
