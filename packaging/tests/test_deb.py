"""The Debian package in a fresh system without Python, from the version before to its removal.

The tests follow one another like a user's years with the program; each says what has to be so by then.
"""

from __future__ import annotations

import json
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
from spieltisch.plugins.archives.archive import read_archive
from spieltisch.plugins.archives.store import install, remove
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
from tests.native_roots import Root, fresh_root
from tests.native_tools import changed, colours, grab, needs, needs_root, x_server
from tests.plugins.packing import sample_archive

MEGABYTE: Final = 1_000_000
DATA: Final = ".local/share/Spieltisch"
OFFSCREEN: Final = {"QT_QPA_PLATFORM": "offscreen"}
SCHEMAS: Final = sorted((ROOT / "tests" / "storage" / "fixtures").glob("schema_*.sql"))
WINDOW: Final = BUILD / "window.png"
OFFER: Final = BUILD / "window-offer.png"
MANY: Final = 200
"""So many colours has a window in which something is drawn."""
MOST: Final = 0.5
"""The part of the window that another look has when a sheet lies on it."""
BEFORE: Final = "0.0.9"
MIGRATIONS: Final = ROOT / "src/spieltisch/storage/migrations/versions"
NEWEST_SCHEMA: Final = max(int(file.stem[-4:]) for file in MIGRATIONS.glob("schema_*.py"))


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
def anna(root: Root, bare: set[str]) -> Root:
    """The system as Anna sees it, who has no rights in it."""
    assert bare  # was looked at before she came
    return root.make_person("anna")


@pytest.fixture(scope="module")
def data(anna: Root) -> Path:
    """Anna's data folder, as seen from here."""
    return anna.here(anna.home) / DATA


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


def put_match(person: Root, game: str) -> str:
    """Lay a match file into the person's home; returns its name there."""
    return person.write(f"{person.home}/{game}.spieltisch", watched_match(game))


def put_database(person: Root, folder: Path, schema: Path) -> int:
    """Make a database as an earlier version has left it; returns how many matches are in it."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.executescript(schema.read_text(encoding="utf-8"))
    person.give(person.home)
    return count(folder, "SELECT count(*) FROM matches")


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


def test_the_update_takes_old_files_away_and_touches_no_matches(anna: Root, data: Path, deb: Path) -> None:
    assert put_database(anna, data, SCHEMAS[0])
    before = (data / DATABASE).read_bytes()
    Root(anna.folder).install(deb)
    assert BEFORE not in anna.must("dpkg-query", "-W", "spieltisch")
    assert not anna.here("/usr/lib/spieltisch/left_out_later").exists()
    assert (data / DATABASE).read_bytes() == before


def test_the_first_start_migrates_the_matches_and_keeps_a_copy(anna: Root, data: Path) -> None:
    before = count(data, "SELECT count(*) FROM matches")
    assert before
    migrate(anna, data, OFFSCREEN)
    assert count(data, "SELECT count(*) FROM matches") == before
    assert list(data.rglob("*-schema-0001.db")), "the file was migrated without a backup"


@pytest.mark.parametrize("schema", SCHEMAS[1:], ids=lambda schema: schema.stem)
def test_databases_of_later_schemas_are_migrated(anna: Root, schema: Path) -> None:
    name = f"{anna.home}/{schema.stem}"
    folder = anna.here(name)
    before = put_database(anna, folder, schema)
    assert before
    migrate(anna, folder, {**OFFSCREEN, "SPIELTISCH_DATA_DIR": name})
    assert count(folder, "SELECT count(*) FROM matches") == before
    shutil.rmtree(folder)


def migrate(person: Root, folder: Path, env: dict[str, str]) -> None:
    """Run the program until it has brought the database up to its own schema."""
    with running(person, env=env) as process:
        wait_until(
            lambda: count(folder, "SELECT version_num FROM alembic_version") == NEWEST_SCHEMA,
            lambda: f"still the old schema; running: {process.poll() is None}",
        )


@pytest.mark.parametrize("game", sorted(WATCHED))
def test_a_whole_match_is_played(anna: Root, game: str) -> None:
    said = anna.must(
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
def test_the_worker_plays_a_match_in_the_window(anna: Root, data: Path, game: str) -> None:
    set_pace(data)
    before = finished(data)
    with running(anna, put_match(anna, game), env=OFFSCREEN) as process:
        wait_until(
            lambda: finished(data) > before,
            lambda: f"{actions(data)} actions are stored; running: {process.poll() is None}",
        )
        assert len(processes(anna)) >= 2, "nobody but the window itself has thought"


def test_an_added_game_has_the_whole_standard_library(anna: Root, data: Path, tmp_path: Path) -> None:
    """The file is unpacked by the program's own code, run here; the installed program does all else."""
    place = install(read_archive(sample_archive(tmp_path, "wheel")), data / "plugins")
    anna.give(anna.home)
    assert added_games(anna) == {"unusual"}
    words = ("--game", "unusual", "--players", "beginner,beginner", "--matches", "1", "--seed", "1", "--json")
    assert '"matches"' in anna.must("spieltisch", "arena", *words, env=OFFSCREEN)
    before = finished(data)
    described = {
        "format": 1,
        "game": "unusual",
        "seats": [{"player": "beginner"}] * 2,
        "seed": "1",
        "actions": [],
    }
    file = anna.write(f"{anna.home}/unusual.spieltisch", json.dumps(described))
    with running(anna, file, env=OFFSCREEN) as process:
        wait_until(
            lambda: finished(data) > before,
            lambda: f"{actions(data)} actions are stored; running: {process.poll() is None}",
        )
    remove(place)
    assert not added_games(anna)


def added_games(person: Root) -> set[str]:
    """The ids of the games that have not come with the program."""
    listed = json.loads(person.must("spieltisch", "plugins", "--json", env=OFFSCREEN))
    return {row["id"] for row in listed if row["source"] != "bundled"}


def test_a_killed_program_leaves_nothing_behind_and_goes_on(anna: Root, data: Path) -> None:
    set_pace(data)
    file = put_match(anna, "cribbage")
    matches, before = finished(data), actions(data)
    with running(anna, file, env=OFFSCREEN) as process:
        wait_until(lambda: actions(data) > before + 3, lambda: "no action is stored")
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        wait_until(lambda: not processes(anna), lambda: f"still there: {processes(anna)}")
    stored = actions(data)
    assert stored > before
    with running(anna, env=OFFSCREEN):
        wait_until(
            lambda: (
                count(data, "SELECT count(*) FROM matches WHERE finished IS NULL") >= 1
                or finished(data) > matches
            ),
            lambda: "the match is gone",
        )
    assert actions(data) >= stored


def test_the_window_is_shown_and_takes_a_file_from_a_second_start(anna: Root) -> None:
    with x_server() as display:
        env = {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
        here = {**os.environ, "DISPLAY": display}
        with running(anna, "--lang", "de", env=env) as process:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Spieltisch"]
            subprocess.run(search, env=here, check=True, capture_output=True, timeout=PATIENCE_S)
            wait_until(lambda: colours(grab(WINDOW, here)) > MANY, lambda: f"it stays empty, see {WINDOW}")
            done = anna.run("spieltisch", put_match(anna, "watten"), env=env)
            assert done.returncode == 0, done.stdout
            wait_until(lambda: changed(WINDOW, grab(OFFER, here)) > MOST, lambda: f"no sheet, see {OFFER}")
            assert process.poll() is None


def test_the_system_knows_the_file_type(root: Root) -> None:
    shared = root.folder / "usr/share"
    assert "application/x-spieltisch-match" in (shared / "applications/spieltisch.desktop").read_text()
    assert (shared / "mime/packages/spieltisch.xml").is_file()


def test_removal_takes_everything_but_the_matches(root: Root, bare: set[str], data: Path) -> None:
    said = root.must("apt-get", "purge", "-y", "spieltisch", env={"DEBIAN_FRONTEND": "noninteractive"})
    assert "~/.local/share/Spieltisch" in said
    assert "~/.cache/Spieltisch" in said
    root.must("apt-get", "autoremove", "--purge", "-y", env={"DEBIAN_FRONTEND": "noninteractive"})
    home = data.parents[2]
    own = (data, home / ".cache/Spieltisch", *home.glob("*.spieltisch"))
    kept = tuple("/" + str(path.relative_to(root.folder)) for path in own)
    came = {file for file in root.files() - bare if not file.startswith(kept)}
    assert not {file for file in came if "spieltisch" in file.casefold()}
    assert (data / DATABASE).is_file()
    assert shutil.which("spieltisch", path=str(root.folder / "usr/bin")) is None
