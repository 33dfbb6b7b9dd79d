"""The first start speaks the system's language: a real process for each."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
from PySide6.QtCore import QCoreApplication
from spieltisch.app.main import make_application, make_qt_application
from spieltisch.app.arguments import WindowArguments
qt_application = make_qt_application()
application = make_application(WindowArguments())
word = QCoreApplication.translate("NavigationRail", "Matches")
print(application.settings.surroundings.effective_language, word)
application.controller.close()
application.close()
"""
WORDS = {"de": "Partien", "da": "Partier", "en": "Matches"}
SYSTEMS = {
    "de_AT.UTF-8": "de",
    "de_DE": "de",
    "da_DK.UTF-8": "da",
    "en_GB.UTF-8": "en",
    "fr_FR.UTF-8": "en",
    "C": "en",
}


def _surroundings(language: str, data_dir: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    kept.pop("LANGUAGE", None)
    return {**kept, "LANG": language, "PYTHONUTF8": "1", "SPIELTISCH_DATA_DIR": str(data_dir)}


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_window_follows_the_system(data_dir: Path, system: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=_surroundings(system, data_dir),
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    language = SYSTEMS[system]
    assert done.stdout.strip() == f"{language} {WORDS[language]}"


@pytest.mark.parametrize(
    ("system", "word"), [("de_AT.UTF-8", "Aufruf:"), ("da_DK", "Brug:"), ("fr_FR", "Usage:")]
)
def test_the_command_line_follows_it_too(data_dir: Path, system: str, word: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", "--help"],
        env=_surroundings(system, data_dir),
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines()[0].startswith(word)
