"""The real window through the system's accessibility bus, as a screen reader on a Linux desktop gets it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.storage.database import open_database
from spieltisch.storage.paths import DATABASE_NAME
from spieltisch.storage.records import MatchSummary

SYSTEM_PYTHON = "/usr/bin/python3"
READING = Path(__file__).with_name("reading_dominoes.py")
PROGRAMS = ("dbus-run-session", "xvfb-run", SYSTEM_PYTHON)
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
RESULTS = {
    (True, False): ("Du gewinnst", "gewonnen"),
    (False, True): ("Du verlierst", "verloren"),
    (False, False): ("Unentschieden", "unentschieden"),
}
"""What is read of a match that the first or the second seat has won."""


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
def test_a_whole_match_by_ear_and_by_name(data_dir: Path) -> None:
    if missing := _missing():
        pytest.skip("needs " + ", ".join(missing))
    _want_a_quick_opponent(data_dir)
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "SPIELTISCH_DATA_DIR": str(data_dir),
    }
    session = ["dbus-run-session", "--", "xvfb-run", "--auto-servernum", "-s", "-screen 0 1280x900x24"]
    program = [sys.executable, "-m", "spieltisch", "--lang", "de"]
    done = subprocess.run(
        [*session, SYSTEM_PYTHON, str(READING), *program],
        env=surroundings,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    met = json.loads(done.stdout.splitlines()[-1])
    assert met["pages"] == ["Spielen", "Partien", "Statistik", "Regeln", "Einstellungen", "Plugins"]
    assert len(set(met["hand"])) == 7
    assert set(met["hidden"]) == {"Benes verdeckter Stein"}
    assert set(met["laid"]) <= set(met["hand"])
    _check_what_was_said(met)
    _check_the_result(met, _finished(data_dir))


def _want_a_quick_opponent(data_dir: Path) -> None:
    database = open_database(data_dir / DATABASE_NAME).database
    database.settings.set("computer_pace", "instant")
    database.close()


def _finished(data_dir: Path) -> MatchSummary:
    """The match as it was stored."""
    database = open_database(data_dir / DATABASE_NAME).database
    (match,) = database.matches.recent(2)
    database.close()
    return match


def _check_what_was_said(met: dict[str, Any]) -> None:
    """Every own tile in the order it was laid, the other player's, and the end of the match last."""
    heard = met["heard"]
    own = [text for text in heard if text.startswith(("Du eröffnest mit ", "Du legst "))]
    assert [text.removeprefix("Du eröffnest mit ").removeprefix("Du legst ") for text in own] == [
        f"{tile}." if text.startswith("Du eröffnest") else f"{tile}, {text.split(', ')[-1]}"
        for tile, text in zip(met["laid"], own, strict=True)
    ]
    assert any(text.startswith(("Bene eröffnet mit ", "Bene legt ")) for text in heard)
    assert " die Partie. Punkte: " in heard[-1], "\n".join(heard)


def _check_the_result(met: dict[str, Any], match: MatchSummary) -> None:
    """What was read of the result is what was stored."""
    won, lost = (seat.won is True for seat in match.seats)
    title, mark = RESULTS[won, lost]
    score = " : ".join(str(points) for points in match.scores)
    assert met["result"] == [title, f"Nach einer Runde. Punkte: {score}."]
    assert met["recent"][0].split(", ")[:3] == ["Domino", mark, score]
