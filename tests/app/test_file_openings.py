"""Files that a Mac asks to open by an event: sent to the real application, before and while it runs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.app.file_openings import FileOpenings

MATCH = {
    "format": 1,
    "game": "cribbage",
    "seed": "mac",
    "actions": [],
    "seats": [{"name": "Vroni", "player": "human"}, {"name": "Xaver", "player": "human"}],
}
PROGRAM = """
import sys
from pathlib import Path
from spieltisch.app import mac_application, main
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent

folder, before, later = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
made, told = [], []
polls = []

class Application(mac_application.MacApplication):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        if before:
            QCoreApplication.sendEvent(self, QFileOpenEvent(before))

made_by = main.make_application

def make_application(args):
    made.append(made_by(args))
    return made[0]

main.make_application = make_application

def look():
    polls.append(1)
    controller = made[0].controller if made else None
    ready = controller is not None and not controller.property("loading")
    if ready and later and not told:
        QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(""))
        QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(later))
        told.append(1)
    offered = controller.offer.property("title") if ready else ""
    page = controller.property("page") if ready else ""
    done = (not before or page == "table") and (not later or offered)
    if ready and done or len(polls) > 600:
        print(page, offered or "-", sep="|")
        QCoreApplication.quit()

def new_application(openings):
    application = Application(["spieltisch"], openings.ask_for)
    application.timer = QTimer()
    application.timer.timeout.connect(look)
    application.timer.start(50)
    return application

main._new_application = new_application
sys.exit(main.run(data_dir=folder, language="en"))
"""


def start(folder: Path, before: str, later: str) -> str:
    """Start the program; one file comes before it is ready, the other one when it is."""
    command = [sys.executable, "-c", PROGRAM, str(folder), before, later]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


@pytest.fixture
def match(tmp_path: Path) -> str:
    file = tmp_path / "evening.spieltisch"
    file.write_text(json.dumps(MATCH), encoding="utf-8")
    return str(file)


def test_a_file_that_starts_the_program_is_opened(tmp_path: Path, match: str) -> None:
    assert start(tmp_path / "data", match, "") == "table|-"


def test_a_file_that_comes_while_it_runs_is_offered(tmp_path: Path, match: str) -> None:
    assert start(tmp_path / "data", "", match) == "play|Import the match “evening.spieltisch”?"


def test_files_wait_until_somebody_takes_them() -> None:
    openings, taken = FileOpenings(), list[Path]()
    for name in ("a", "b", "c"):
        openings.ask_for(Path(name))
    assert openings.first() == Path("a")
    openings.give_to(taken.append)
    openings.ask_for(Path("d"))
    assert taken == [Path("b"), Path("c"), Path("d")]
    openings.give_to(None)
    openings.ask_for(Path("e"))
    assert (openings.first(), openings.first()) == (Path("e"), None)
    assert len(taken) == 3
