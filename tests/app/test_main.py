"""Starting and ending the program as a process of its own: displays, folders, signals, pictures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.bundled import BUNDLED

BASE = {
    name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DISPLAY", "WAYLAND"))
}
OFFSCREEN = {**BASE, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}


def spieltisch(*words: str | Path, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "spieltisch", *map(str, words)]
    return subprocess.run(
        command, env=env or OFFSCREEN, capture_output=True, text=True, timeout=120, check=False
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_so(tmp_path: Path) -> None:
    done = spieltisch("--data-dir", tmp_path, "--lang", "en", env=BASE)
    assert done.returncode == 2
    assert done.stderr == "There is no display to open a window on.\n"


def test_a_data_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    done = spieltisch("--data-dir", blocked, "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == f"The data folder {blocked} cannot be written to.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no polite signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(qtbot: QtBot, tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "spieltisch", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, env=OFFSCREEN, stderr=subprocess.PIPE, text=True) as program:
        qtbot.waitUntil((tmp_path / "window.json").exists, timeout=60_000)
        program.send_signal(number)
        _, errors = program.communicate(timeout=60)
    assert (program.returncode, errors) == (0, "")


@pytest.mark.parametrize(
    "words",
    [("--theme", "light", "--lang", "da"), ("--game", "cribbage", "--lang", "de", "--size", "1024x700")],
)
def test_a_picture(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "picture.png"
    done = spieltisch("--screenshot", file, *words)
    assert (done.returncode, done.stderr) == (0, "")
    image = QImage(str(file))
    size = (1024, 700) if "--size" in words else (1280, 800)
    assert (image.width(), image.height()) == size
    colours = {image.pixel(x, y) for x in range(0, size[0], 40) for y in range(0, size[1], 40)}
    assert len(colours) > 20


PAGES_ALONE = ("start", "start-crash", "rules", "settings", "matches", "plugins")
PAGES_ABOUT = ("about", "about-licences", "about-log")
PAGES_OF_GAMES = ("newmatch", "table", "handover")


@pytest.mark.parametrize(
    ("page", "game"),
    [
        *((page, BUNDLED[0]) for page in (*PAGES_ALONE, *PAGES_ABOUT)),
        *((page, game) for game in BUNDLED for page in PAGES_OF_GAMES),
    ],
)
def test_nothing_complains_on_any_page(tmp_path: Path, page: str, game: str) -> None:
    done = spieltisch("--screenshot", tmp_path / "picture.png", "--page", page, "--game", game)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_picture_that_cannot_be_written(tmp_path: Path) -> None:
    done = spieltisch("--screenshot", tmp_path / "missing" / "x.png", "--lang", "en")
    assert done.returncode == 2
    assert done.stderr == "The picture “x.png” cannot be written.\n"


def test_a_picture_of_a_broken_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.spieltisch"
    broken.write_text("{")
    done = spieltisch("--screenshot", tmp_path / "x.png", "--game", "cribbage", "--file", broken)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x.png").exists()


def test_a_picture_of_an_illegal_match_says_why(tmp_path: Path) -> None:
    document = {
        "format": 1,
        "game": "cribbage",
        "seats": [{"name": "Anna", "player": "human"}, {"player": "expert"}],
        "setup": {"dealer": 0},
        "actions": ["1 cut 20", "0 play 7C"],
    }
    file = tmp_path / "illegal.spieltisch"
    file.write_text(json.dumps(document), encoding="utf-8")
    words = ("--game", "cribbage", "--file", file, "--lang", "en")
    done = spieltisch("--screenshot", tmp_path / "x.png", *words)
    assert done.returncode == 2
    assert done.stderr.startswith("Action 2 of the file, “0 play 7C”, is not allowed: ")
    assert "cribbage." not in done.stderr
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "x.png").exists()
