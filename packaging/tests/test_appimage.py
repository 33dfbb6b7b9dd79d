"""The AppImage, run as a person does: without FUSE, again and again, and with another version before."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from native.appimage import CARRIED
from native.product import version
from native.system_libraries import needed_from_system
from tests.native_roots import fresh_root
from tests.native_tools import needs, needs_root, small_disk


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment with a home of its own."""
    places = {
        "HOME": tmp_path,
        "XDG_CACHE_HOME": tmp_path / "cache",
        "SPIELTISCH_DATA_DIR": tmp_path / "data",
    }
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    return {**surroundings, **{name: str(place) for name, place in places.items()}}


def run(appimage: Path, env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    return subprocess.run(
        [str(appimage), *words],
        env=env,
        cwd=env["HOME"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def unpacked(env: dict[str, str]) -> list[Path]:
    """The folders that lie in the cache."""
    return sorted(Path(env["XDG_CACHE_HOME"], "spieltisch-appimage").iterdir())


def test_it_is_an_appimage_of_type_2(appimage: Path) -> None:
    with appimage.open("rb") as file:
        assert file.read(11)[8:] == b"AI\x02"


def test_it_runs_and_unpacks_once(appimage: Path, env: dict[str, str]) -> None:
    assert version() in run(appimage, env, "--version").stdout
    (folder,) = unpacked(env)
    made = folder.stat().st_ctime_ns
    assert version() in run(appimage, env, "--version").stdout
    assert [place.stat().st_ctime_ns for place in unpacked(env)] == [made]


def test_it_removes_what_older_ones_left_but_not_what_is_in_use(appimage: Path, env: dict[str, str]) -> None:
    cache = Path(env["XDG_CACHE_HOME"], "spieltisch-appimage")
    for name in ("00000000-1", ".00000000-2.abcdef", "00000000-3"):
        (cache / name / "usr").mkdir(parents=True)
    handle = os.open(cache / "00000000-3", os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_SH)
        assert run(appimage, env, "--version").returncode == 0
    finally:
        os.close(handle)
    names = [place.name for place in unpacked(env)]
    assert names[0] == "00000000-3"
    assert len(names) == 2


def test_it_extracts_runs_and_leaves_nothing(appimage: Path, env: dict[str, str]) -> None:
    done = run(appimage, env, "--appimage-extract-and-run", "games")
    assert done.returncode == 0, done.stderr
    assert "watten" in done.stdout
    assert not list(Path(env["TMPDIR"]).glob("spieltisch-*"))
    assert not Path(env["XDG_CACHE_HOME"]).exists()


def test_its_exit_status_is_that_of_the_program(appimage: Path, env: dict[str, str]) -> None:
    assert run(appimage, env, "--appimage-extract-and-run", "nonsense").returncode == 2
    assert run(appimage, env, "nonsense").returncode == 2


def test_a_damaged_file_is_told_in_one_sentence(appimage: Path, env: dict[str, str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.AppImage"
    shutil.copy(appimage, broken)
    with broken.open("r+b") as file:
        file.truncate(2_000_000)
    done = run(broken, env, "--version")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert not Path(env["XDG_CACHE_HOME"]).exists() or not unpacked(env)


@pytest.mark.parametrize("way", ["", "--appimage-extract-and-run", "--appimage-extract"])
def test_a_full_disk_is_told_in_one_sentence_and_nothing_stays(
    appimage: Path, env: dict[str, str], tmp_path: Path, way: str
) -> None:
    with small_disk(tmp_path / "full", 40) as disk:
        places = {**env, "XDG_CACHE_HOME": str(disk), "TMPDIR": str(disk), "HOME": str(disk)}
        done = run(appimage, places, *filter(None, [way]), "--version")
        assert done.returncode == 1
        (sentence,) = done.stderr.splitlines()
        assert re.search(
            rf"cannot unpack into (squashfs-root|{disk}/\S+): No space left on device$", sentence
        )
        assert not [path for path in disk.rglob("*") if path.name != "spieltisch-appimage"]


def test_it_brings_what_desktops_are_often_without(appimage: Path, env: dict[str, str]) -> None:
    assert run(appimage, env, "--appimage-extract").returncode == 0
    folder = Path(env["HOME"], "squashfs-root")
    wanted = needed_from_system(folder)
    assert "libxcb.so.1" in wanted
    assert not wanted & set(CARRIED)
    assert (folder / "usr/share/doc/libxcb-cursor0/copyright").is_file()


def test_a_folder_that_is_there_is_not_unpacked_into(appimage: Path, env: dict[str, str]) -> None:
    mine = Path(env["HOME"], "squashfs-root", "usr", "mine.txt")
    mine.parent.mkdir(parents=True)
    mine.touch()
    assert run(appimage, env, "--appimage-extract").returncode == 1
    assert mine.is_file()


def test_without_qts_libraries_it_names_the_one_that_is_missing(appimage: Path, tmp_path: Path) -> None:
    needs("debootstrap", "chroot", "mount")
    needs_root()
    with fresh_root(tmp_path / "root") as root:
        shutil.copy(appimage, root.here("/usr/bin/spieltisch"))
        done = root.run("spieltisch", env={"DISPLAY": ":0"})
    assert done.returncode not in (0, None)
    (sentence,) = done.stdout.splitlines()
    assert re.search(r"lib[\w.+-]+\.so", sentence), sentence
