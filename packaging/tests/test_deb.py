"""The Debian package in a fresh system without Python, from the version before to its removal.

The tests follow one another like a user's years with the program; each says what has to be so by then.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import pytest

from devtools.console import ROOT
from native.product import BUILD, size_of
from tests.native_matches import (
    DATABASE,
    WATCHED,
    actions,
    count,
    finished,
    set_pace,
    wait_until,
    watched_match,
)
from tests.native_roots import Root, fresh_root
from tests.native_tools import colours, grab, needs, needs_root, x_server

MEGABYTE: Final = 1_000_000
DATA: Final = "/root/matches and more"
OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "SPIELTISCH_DATA_DIR": DATA}
OLD_SCHEMA: Final = ROOT / "tests" / "storage" / "fixtures" / "schema_0001.sql"
PICTURE: Final = BUILD / "window.png"
BEFORE: Final = "0.0.9"


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Root]:
    """The fresh system."""
    needs("debootstrap", "chroot", "mount", "Xvfb", "xdotool", "import")
    needs_root()
    with fresh_root(tmp_path_factory.mktemp("system") / "root") as made:
        yield made


@pytest.fixture(scope="module")
def bare(root: Root) -> set[str]:
    """The files of the system before anything of ours came."""
    return root.files()


@pytest.fixture(scope="module")
def data(root: Root) -> Path:
    """The data folder in the system, as seen from here."""
    return root.folder / DATA.lstrip("/")


@contextmanager
def running(root: Root, *words: str, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The installed program while it runs; it is killed at the end if it has not ended by itself."""
    with root.start("spieltisch", *words, env=env) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def processes(root: Root) -> list[int]:
    """Ids of all processes that run the installed program."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            target = (folder / "exe").readlink()
        except OSError:
            continue
        if target == root.folder / "usr/lib/spieltisch/spieltisch":
            found.append(int(folder.name))
    return found


def put_match(root: Root, game: str) -> str:
    """Lay a match file into the system; returns its name there."""
    name = f"/root/{game}.spieltisch"
    (root.folder / name.lstrip("/")).write_text(watched_match(game), encoding="utf-8")
    return name


def previous(deb: Path, folder: Path) -> Path:
    """The same package as an older version."""
    unpacked = folder / "unpacked"
    subprocess.run(["dpkg-deb", "-R", str(deb), str(unpacked)], check=True)
    control = unpacked / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"(?m)^Version: .*$", f"Version: {BEFORE}", text), encoding="utf-8")
    (unpacked / "usr/lib/spieltisch/left_out_later").write_text("a file that only the old version has")
    old = folder / "previous.deb"
    subprocess.run(
        ["dpkg-deb", "-Zgzip", "-z1", "-b", str(unpacked), str(old)], check=True, capture_output=True
    )
    return old


def test_the_package_is_small(deb: Path, tree: Path) -> None:
    assert size_of(deb) <= 60 * MEGABYTE
    assert size_of(tree) <= 190 * MEGABYTE


def test_the_version_before_is_installed_without_python(
    root: Root, bare: set[str], deb: Path, tmp_path: Path
) -> None:
    assert not [file for file in bare if re.search(r"/bin/python", file)]
    root.install(previous(deb, tmp_path))
    assert BEFORE in root.must("dpkg-query", "-W", "spieltisch")
    assert not [file for file in root.files() if re.search(r"/bin/python", file)]


def test_it_migrates_a_database_of_the_first_schema(root: Root, data: Path) -> None:
    data.mkdir(parents=True)
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.executescript(OLD_SCHEMA.read_text(encoding="utf-8"))
    before = count(data, "SELECT count(*) FROM matches")
    assert before
    with running(root, env=OFFSCREEN) as process:
        wait_until(
            lambda: count(data, "SELECT version_num FROM alembic_version") > 1,
            lambda: f"still the old schema; running: {process.poll() is None}",
        )
    assert count(data, "SELECT count(*) FROM matches") == before
    assert list(data.rglob("*-schema-0001.db")), "the file was migrated without a backup"


def test_the_update_keeps_matches_and_takes_old_files_away(root: Root, data: Path, deb: Path) -> None:
    before = count(data, "SELECT count(*) FROM matches")
    root.install(deb)
    assert BEFORE not in root.must("dpkg-query", "-W", "spieltisch")
    assert not (root.folder / "usr/lib/spieltisch/left_out_later").exists()
    assert count(data, "SELECT count(*) FROM matches") == before


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_a_whole_match_is_played(root: Root, game: str) -> None:
    said = root.must(
        "spieltisch",
        "arena",
        "--game",
        game,
        "--players",
        "beginner,beginner",
        "--matches",
        "1",
        "--seed",
        "1",
        "--json",
        env=OFFSCREEN,
    )
    assert '"matches"' in said


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_the_worker_plays_a_match_in_the_window(root: Root, data: Path, game: str) -> None:
    set_pace(data)
    before = finished(data)
    with running(root, put_match(root, game), env=OFFSCREEN) as process:
        wait_until(
            lambda: finished(data) > before,
            lambda: f"{actions(data)} actions are stored; running: {process.poll() is None}",
        )
        assert len(processes(root)) >= 2, "nobody but the window itself has thought"


def test_a_killed_program_leaves_nothing_behind_and_goes_on(root: Root, data: Path) -> None:
    set_pace(data)
    file = put_match(root, "cribbage")
    matches, before = finished(data), actions(data)
    with running(root, file, env=OFFSCREEN) as process:
        wait_until(lambda: actions(data) > before + 3, lambda: "no action is stored")
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        wait_until(lambda: not processes(root), lambda: f"still there: {processes(root)}")
    stored = actions(data)
    assert stored > before
    with running(root, env=OFFSCREEN):
        wait_until(
            lambda: (
                count(data, "SELECT count(*) FROM matches WHERE finished IS NULL") >= 1
                or finished(data) > matches
            ),
            lambda: "the match is gone",
        )
    assert actions(data) >= stored


def test_the_window_is_shown_and_takes_a_file_from_a_second_start(root: Root) -> None:
    with x_server() as display:
        env = {"DISPLAY": display, "SPIELTISCH_DATA_DIR": DATA, "LIBGL_ALWAYS_SOFTWARE": "1"}
        here = {**os.environ, "DISPLAY": display}
        with running(root, "--lang", "de", env=env) as process:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Spieltisch"]
            window = subprocess.run(search, env=here, check=True, capture_output=True, text=True, timeout=120)
            assert window.stdout.split()
            assert root.run("spieltisch", put_match(root, "watten"), env=env).returncode == 0
            assert process.poll() is None
            wait_until(
                lambda: colours(grab(PICTURE, here)) > 200, lambda: f"the window stays empty, see {PICTURE}"
            )


def test_the_system_knows_the_file_type(root: Root) -> None:
    shared = root.folder / "usr/share"
    assert "application/x-spieltisch-match" in (shared / "applications/spieltisch.desktop").read_text()
    assert (shared / "mime/packages/spieltisch.xml").is_file()


def test_removal_takes_everything_but_the_matches(root: Root, bare: set[str], data: Path) -> None:
    said = root.must("apt-get", "purge", "-y", "spieltisch", env={"DEBIAN_FRONTEND": "noninteractive"})
    assert "~/.local/share/Spieltisch" in said
    root.must("apt-get", "autoremove", "--purge", "-y", env={"DEBIAN_FRONTEND": "noninteractive"})
    left = {file for file in root.files() - bare if "spieltisch" in file.casefold()}
    assert not left
    assert (data / DATABASE).is_file()
    assert shutil.which("spieltisch", path=str(root.folder / "usr/bin")) is None
