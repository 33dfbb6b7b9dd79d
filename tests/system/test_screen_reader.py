"""The real window through the system's accessibility bus, as a screen reader on a Linux desktop gets it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
READER = Path(__file__).with_name("at_spi_reader.py")
PROGRAMS = ("dbus-run-session", "xvfb-run", SYSTEM_PYTHON)
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def _missing() -> list[str]:
    """What this system lacks for the test, by name."""
    missing = [program for program in PROGRAMS if shutil.which(program) is None]
    if not Path("/usr/libexec/at-spi-bus-launcher").exists():
        missing.append("at-spi2-core")
    if (
        SYSTEM_PYTHON not in missing
        and subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], check=False, capture_output=True).returncode
    ):
        missing.append("python3-gi with gir1.2-atspi-2.0")
    return missing


@pytest.mark.system
def test_a_match_begins_by_ear_and_by_name(data_dir: Path) -> None:
    if missing := _missing():
        pytest.skip("needs " + ", ".join(missing))
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "SPIELTISCH_DATA_DIR": str(data_dir),
    }
    session = ["dbus-run-session", "--", "xvfb-run", "--auto-servernum", "-s", "-screen 0 1280x900x24"]
    program = [sys.executable, "-m", "spieltisch", "--lang", "de"]
    done = subprocess.run(
        [*session, SYSTEM_PYTHON, str(READER), *program],
        env=surroundings,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    met = json.loads(done.stdout.splitlines()[-1])
    assert met["pages"] == ["Spielen", "Partien", "Statistik", "Regeln", "Einstellungen", "Plugins"]
    assert len(set(met["hand"])) == 6
    chosen = [name.replace(", spielbar", ", gewählt") for name in met["hand"][:2]]
    assert met["selected"] == chosen
    assert {"Verdeckte Karte von Bene"} <= set(met["hidden"])
    _check_what_was_said(met["heard"])


def _check_what_was_said(heard: list[str]) -> None:
    """The first deal, in order: who cuts what, who deals, both discards, the starter."""
    cuts = [text for text in heard if text.endswith(" ab.")]
    deal = next(index for index, text in enumerate(heard) if text.startswith("1. Blatt · "))
    discards = [heard.index(f"{who} zwei Karten in den Vorrat.") for who in ("Du legst", "Bene legt")]
    starter = next(index for index, text in enumerate(heard) if text.startswith("Startkarte: "))
    assert {text.split()[0] for text in cuts} == {"Du", "Bene"}
    assert deal < min(discards) < max(discards) < starter
