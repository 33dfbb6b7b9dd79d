"""Unpacking and removing games: each is there as a whole or not at all, whatever happens meanwhile."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import message
from spieltisch.plugins import PluginState, Registry
from spieltisch.plugins.archives import store
from spieltisch.plugins.archives.added import ADDED_FOLDER, NOTE_NAME
from spieltisch.plugins.archives.archive import Archive, read_archive
from spieltisch.plugins.loading import forget
from spieltisch.plugins.registry import PluginRecord
from tests.plugins.packing import sample_archive

GAME = "unusual"


@pytest.fixture(autouse=True)
def own_modules() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == GAME]:
        del sys.modules[name]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "plugins"


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return read_archive(sample_archive(tmp_path))


@pytest.fixture
def newer(tmp_path: Path) -> Archive:
    return read_archive(sample_archive(tmp_path, "wheel", version="2.0.0"))


def names(home: Path) -> list[str]:
    """Everything in the folder of added games."""
    folder = home / ADDED_FOLDER
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def records(home: Path) -> tuple[PluginRecord, ...]:
    return Registry(home, points=()).records


def test_a_game_that_was_added_can_be_played(home: Path, archive: Archive) -> None:
    place = store.install(archive, home)
    registry = Registry(home, points=())
    (record,) = registry.records
    assert (record.id, record.state, record.source) == (
        GAME,
        PluginState.DISCOVERED,
        f"archive {archive.file}",
    )
    assert record.found.place == place.resolve()
    assert record.found.note is not None
    assert record.found.note.sha256 == archive.sha256
    assert registry.game(GAME).game.info.id == GAME
    unpacked = {
        path.relative_to(place).as_posix(): path.read_bytes()
        for path in place.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert unpacked.pop(NOTE_NAME)
    assert unpacked == archive.files


def test_what_was_removed_is_gone(home: Path, archive: Archive) -> None:
    store.remove(store.install(archive, home))
    assert names(home) == []
    assert records(home) == ()


def test_safe_mode_leaves_it_out(home: Path, archive: Archive) -> None:
    store.install(archive, home)
    assert Registry(home, safe_mode=True, points=()).records == ()


def test_an_update_takes_the_place_of_what_was_there(home: Path, archive: Archive, newer: Archive) -> None:
    registry = Registry(home, points=())
    old = store.install(archive, home)
    registry.rediscover()
    first = registry.game(GAME)
    before = registry.record(GAME).found
    new = store.install(newer, home, old)
    forget(before)
    registry.rediscover()
    assert names(home) == [new.name]
    assert registry.record(GAME).version == "2.0.0"
    second = registry.game(GAME)
    assert second is not first
    assert Path(sys.modules[f"{GAME}.rules"].__file__ or "").is_relative_to(new)


def test_of_two_versions_the_newer_counts_and_the_older_goes(
    home: Path, archive: Archive, newer: Archive
) -> None:
    """As after a kill between the two steps of an update."""
    for first, second in ((archive, newer), (newer, archive)):
        store.install(first, home)
        place = store.install(second, home)
        (record,) = records(home)
        assert record.version == second.manifest.version
        store.tidy(home)
        assert names(home) == [place.name]
        (record,) = records(home)
        assert record.version == second.manifest.version
        store.remove(place)


def test_what_is_half_there_is_not_there_and_goes_at_the_next_start(home: Path, archive: Archive) -> None:
    place = store.install(archive, home)
    for name in (".new-1234", ".removed-1234"):
        (home / ADDED_FOLDER / name / GAME).mkdir(parents=True)
    assert [record.id for record in records(home)] == [GAME]
    store.tidy(home)
    assert names(home) == [place.name]


def test_tidying_where_nothing_is_does_nothing(home: Path, tmp_path: Path) -> None:
    store.tidy(home)
    assert not home.exists()
    (tmp_path / "file").touch()
    store.tidy(tmp_path / "file")


def test_a_game_without_its_note_is_told_and_can_be_removed(home: Path, archive: Archive) -> None:
    for broken in ("", "[]", '{"format": 1}', '{"format": 2}', "[" * 100_000):
        place = store.install(archive, home)
        (place / NOTE_NAME).write_text(broken, encoding="utf-8")
        (record,) = records(home)
        assert (record.state, record.reason) == (PluginState.FAILED, message("core.archive.no_note"))
        store.tidy(home)
        assert names(home) == [place.name]
        assert record.found.place is not None
        store.remove(record.found.place)


@pytest.mark.parametrize(
    "change",
    [
        {"package": "../.."},
        {"package": "a/b"},
        {"entry": "no entry"},
        {"order": "1"},
        {"order": True},
        {"file": "a\nb"},
        {"sha256": 3},
        {"format": 2},
        {"more": 1},
    ],
    ids=str,
)
def test_a_note_that_is_not_ours_is_told(home: Path, archive: Archive, change: dict[str, object]) -> None:
    place = store.install(archive, home)
    note = json.loads((place / NOTE_NAME).read_text(encoding="utf-8"))
    (place / NOTE_NAME).write_text(json.dumps({**note, **change}), encoding="utf-8")
    (record,) = records(home)
    assert record.reason == message("core.archive.no_note")


def _after(calls: int, error: int) -> Callable[..., None]:
    """What fails in place of `os.fsync` at one of its calls."""
    left = [calls]

    def fail(_descriptor: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise OSError(error, os.strerror(error))

    return fail


@pytest.mark.parametrize("calls", [0, 1, 5, 11])
@pytest.mark.parametrize(
    ("error", "key"),
    [
        (errno.ENOSPC, "core.archive.full"),
        (errno.EDQUOT, "core.archive.full"),
        (errno.EIO, "core.archive.unwritable"),
    ],
)
def test_a_disk_that_fails_leaves_nothing(
    home: Path, archive: Archive, monkeypatch: pytest.MonkeyPatch, calls: int, error: int, key: str
) -> None:
    monkeypatch.setattr(os, "fsync", _after(calls, error))
    with pytest.raises(PluginError) as told:
        store.install(archive, home)
    assert told.value.message.key == key
    assert names(home) == []


def test_a_disk_that_fails_in_an_update_leaves_the_version_before(
    home: Path, archive: Archive, newer: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = store.install(archive, home)
    monkeypatch.setattr(os, "fsync", _after(4, errno.ENOSPC))
    with pytest.raises(PluginError):
        store.install(newer, home, old)
    monkeypatch.undo()
    assert names(home) == [old.name]
    assert Registry(home, points=()).game(GAME)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="mounting needs root")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a tmpfs is of Linux")
def test_a_full_disk_leaves_nothing(home: Path, archive: Archive) -> None:
    home.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", str(home)], check=False)
    if mounted.returncode != 0:
        pytest.skip("a tmpfs cannot be mounted here")
    try:
        with pytest.raises(PluginError) as told:
            store.install(archive, home)
        assert told.value.message == message("core.archive.full")
        assert names(home) == []
    finally:
        subprocess.run(["umount", str(home)], check=True)


def test_a_folder_that_cannot_be_written_to_is_told(home: Path, archive: Archive) -> None:
    home.mkdir()
    (home / ADDED_FOLDER).touch()
    with pytest.raises(PluginError) as told:
        store.install(archive, home)
    assert told.value.message == message("core.archive.unwritable", path=str(home / ADDED_FOLDER))
    with pytest.raises(PluginError):
        store.remove(home / ADDED_FOLDER / "gone")


KILLED = """
import os, signal, sys
from pathlib import Path
from spieltisch.plugins.archives import store
from spieltisch.plugins.archives.archive import read_archive

calls = [int(sys.argv[1])]
def count(function):
    def counted(*arguments, **named):
        calls[0] -= 1
        if calls[0] < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*arguments, **named)
    return counted

archive, home, old = read_archive(Path(sys.argv[2])), Path(sys.argv[3]), Path(sys.argv[4])
os.fsync, os.rmdir = count(os.fsync), count(os.rmdir)
os.unlink = count(os.unlink)
Path.rename = count(Path.rename)
store.install(archive, home, old)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a kill is of Unix")
def test_a_kill_in_an_update_leaves_one_version_whole(tmp_path: Path, home: Path, archive: Archive) -> None:
    """Killed at every third step: what counts afterwards is the old version or the new one, whole."""
    path = sample_archive(tmp_path, "wheel", version="2.0.0")
    wanted = {"1.2.0": archive.files, "2.0.0": read_archive(path).files}
    seen = set()
    for calls in range(0, 200, 3):
        old = store.install(archive, home)
        command = [sys.executable, "-c", KILLED, str(calls), str(path), str(home), str(old)]
        done = subprocess.run(command, check=False, capture_output=True)
        assert done.returncode in (0, -signal.SIGKILL), done.stderr
        store.tidy(home)
        (record,) = records(home)
        seen.add(record.version)
        assert record.found.place is not None
        assert len(names(home)) == 1
        for name, content in wanted[record.version].items():
            assert (record.found.place / name).read_bytes() == content
        store.remove(record.found.place)
        if done.returncode == 0:
            break
    else:
        raise AssertionError("it never came to its end")
    assert seen == {"1.2.0", "2.0.0"}
