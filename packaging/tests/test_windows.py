"""The Windows setup under wine, from the first installation to the removal.

The tests follow one another like a user's years with the program. What is installed was laid out from wheels
for Windows; that a bundle frozen on Windows works is tried there (`windows/smoke.ps1`).
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from devtools.console import ROOT
from native.product import BUILD, version
from native.windows_layout import TOOLS
from tests.native_matches import (
    DATABASE,
    PATIENCE_S,
    WATCHED,
    actions,
    count,
    finished,
    set_pace,
    wait_until,
    watched_match,
)
from tests.native_tools import colours, grab, needs, package, small_disk, x_server
from tests.native_wine import WINE, Windows, as_windows, fresh_windows

PROGRAM: Final = "spieltisch.exe"
TERMINAL: Final = "spieltisch-cli.exe"
OLD_SCHEMA: Final = ROOT / "tests" / "storage" / "fixtures" / "schema_0001.sql"
FILE_CLASS: Final = r"Software\Classes\Spieltisch.Match"
MANY: Final = 40
"""So many colours has a window in which something is drawn."""
IN_USE, NO_ROOM = 3, 4
"""What the setup's exit status says."""


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """The fresh system, with a screen."""
    needs(str(WINE), TOOLS[0], "Xvfb", "xdotool", "import")
    with (
        x_server() as display,
        fresh_windows(tmp_path_factory.mktemp("windows") / "prefix", display) as made,
    ):
        yield made


@pytest.fixture(scope="module")
def setup() -> Path:
    """The setup."""
    return package("*-setup.exe")


@pytest.fixture(scope="module")
def folder(windows: Windows) -> Path:
    """Where the program is installed."""
    return windows.local / "Programs" / "Spieltisch"


@pytest.fixture(scope="module")
def data(windows: Windows) -> Path:
    """Where the user's matches lie."""
    return windows.local / "Spieltisch"


@contextmanager
def running(windows: Windows, program: Path, *words: str | Path) -> Iterator[subprocess.Popen[bytes]]:
    """The installed program while it runs; it is killed at the end."""
    with windows.start(program, *words) as process:
        try:
            yield process
        finally:
            windows.kill(program.name)


def put_match(folder: Path, game: str) -> Path:
    """Write a match file."""
    file = folder / f"{game}.spieltisch"
    file.write_text(watched_match(game), encoding="utf-8")
    return file


def test_it_is_installed_without_a_question(windows: Windows, setup: Path, folder: Path) -> None:
    windows.must(setup, "/S")
    brought = {"_internal", PROGRAM, TERMINAL, "package", "spieltisch.ico", "uninstall.exe"}
    assert {path.name for path in folder.iterdir()} == brought
    assert (windows.start_menu / "Spieltisch.lnk").is_file()
    assert windows.registered(r"Software\Classes\.spieltisch") == "Spieltisch.Match"
    command = windows.registered(rf"{FILE_CLASS}\shell\open\command") or ""
    assert command.endswith(r'Spieltisch\spieltisch.exe" "%1"')


def test_the_terminal_has_a_program_of_its_own(windows: Windows, folder: Path) -> None:
    assert version() in windows.must(folder / TERMINAL, "--version")
    assert windows.run(folder / TERMINAL, "nonsense").returncode == 2


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_a_whole_match_is_played(windows: Windows, folder: Path, game: str) -> None:
    words = ("--players", "beginner,beginner", "--matches", "1", "--seed", "1", "--json")
    assert '"matches"' in windows.must(folder / TERMINAL, "arena", "--game", game, *words)


def test_the_first_start_makes_a_database(windows: Windows, folder: Path, data: Path) -> None:
    with running(windows, folder / PROGRAM):
        wait_until(
            lambda: count(data, "SELECT count(*) FROM alembic_version") == 1, lambda: "there is no database"
        )


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_the_worker_plays_a_match_in_the_window(
    windows: Windows, folder: Path, data: Path, tmp_path: Path, game: str
) -> None:
    set_pace(data)
    before = finished(data)
    with running(windows, folder / PROGRAM, as_windows(put_match(tmp_path, game))) as process:
        wait_until(
            lambda: finished(data) > before,
            lambda: f"{actions(data)} actions are stored; running: {process.poll() is None}",
        )
        assert len(windows.processes(PROGRAM)) >= 2, "nobody but the window itself has thought"


def test_a_killed_program_goes_on(windows: Windows, folder: Path, data: Path, tmp_path: Path) -> None:
    matches, before = finished(data), actions(data)
    with running(windows, folder / PROGRAM, as_windows(put_match(tmp_path, "cribbage"))):
        wait_until(lambda: actions(data) > before + 3, lambda: "no action is stored")
    wait_until(lambda: not windows.processes(PROGRAM), lambda: "a process stays")
    stored = actions(data)
    assert stored > before
    with running(windows, folder / PROGRAM):
        wait_until(
            lambda: (
                count(data, "SELECT count(*) FROM matches WHERE finished IS NULL") >= 1
                or finished(data) > matches
            ),
            lambda: "the match is gone",
        )
    assert actions(data) >= stored


def test_the_window_is_shown(windows: Windows, folder: Path) -> None:
    """Wine 8.0 shows the first frame of a Qt Quick window and asks for no other: see docs/packaging.md."""
    picture = BUILD / "windows.png"
    screen = {**os.environ, "DISPLAY": windows.env["DISPLAY"]}
    with running(windows, folder / PROGRAM, "--lang", "de") as process:
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Spieltisch"]
        subprocess.run(search, env=screen, check=True, capture_output=True, timeout=PATIENCE_S)
        wait_until(lambda: colours(grab(picture, screen)) > MANY, lambda: f"it stays empty, see {picture}")
        assert process.poll() is None


def test_a_table_is_drawn_with_all_its_cards(windows: Windows, folder: Path) -> None:
    picture = BUILD / "windows-table.png"
    picture.unlink(missing_ok=True)
    words = ("--screenshot", as_windows(picture), "--game", "watten", "--page", "table")
    windows.must(folder / PROGRAM, *words)
    assert colours(picture) > 10 * MANY


def test_an_update_waits_for_the_program_to_be_closed(windows: Windows, setup: Path, folder: Path) -> None:
    with running(windows, folder / PROGRAM):
        wait_until(lambda: bool(windows.processes(PROGRAM)), lambda: "it does not start")
        assert windows.run(setup, "/S").returncode == IN_USE
    assert version() in windows.must(folder / TERMINAL, "--version")


def test_an_update_keeps_matches_and_migrates_them(
    windows: Windows, setup: Path, folder: Path, data: Path
) -> None:
    old = folder / "_internal" / "left_out_later"
    old.write_text("a file that only the old version has")
    shutil.rmtree(data)
    data.mkdir()
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.executescript(OLD_SCHEMA.read_text(encoding="utf-8"))
    before = count(data, "SELECT count(*) FROM matches")
    assert before
    windows.must(setup, "/S")
    assert not old.exists()
    with running(windows, folder / PROGRAM):
        wait_until(
            lambda: count(data, "SELECT version_num FROM alembic_version") > 1, lambda: "still the old schema"
        )
    assert count(data, "SELECT count(*) FROM matches") == before
    assert list(data.rglob("*-schema-0001.db")), "the file was migrated without a backup"


def test_a_full_disk_leaves_nothing_half_installed(windows: Windows, setup: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", 60) as disk:
        target = disk / "Spieltisch"
        assert windows.run(setup, "/S", f"/D={as_windows(target)}").returncode == NO_ROOM
        assert not list(disk.iterdir())


def test_a_full_disk_leaves_the_version_before(windows: Windows, setup: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", 300) as disk:
        target = disk / "Spieltisch"
        windows.must(setup, "/S", f"/D={as_windows(target)}")
        before = {path: path.stat().st_mtime_ns for path in target.rglob("*")}
        assert windows.run(setup, "/S", f"/D={as_windows(target)}").returncode == NO_ROOM
        assert {path: path.stat().st_mtime_ns for path in target.rglob("*")} == before
        assert version() in windows.must(target / TERMINAL, "--version")


def test_removal_takes_everything_but_the_matches(
    windows: Windows, setup: Path, folder: Path, data: Path
) -> None:
    windows.must(setup, "/S", f"/D={as_windows(folder)}")
    windows.must(folder / "uninstall.exe", "/S", f"_?={as_windows(folder)}")
    # With `_?=` an uninstaller runs from its own file, which it cannot take away then.
    assert {path.name for path in folder.iterdir()} <= {"uninstall.exe"}
    assert not (windows.start_menu / "Spieltisch.lnk").exists()
    assert windows.registered(FILE_CLASS) is None
    assert windows.registered(r"Software\Classes\.spieltisch") is None
    assert (data / DATABASE).is_file()
