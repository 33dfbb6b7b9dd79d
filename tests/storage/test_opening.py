"""Opening a file in every state it can be in: nothing is lost, and one message says what is wrong."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.storage.database import Opened, open_database
from spieltisch.storage.records import NewMatch

HOLDER = """
import sys
from pathlib import Path
from spieltisch.storage.database import open_database
open_database(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with fifty matches."""
    path = tmp_path_factory.mktemp("content") / "spieltisch.db"
    actions = tuple(f"0 a {index} {'x' * 100}" for index in range(10))
    with closing(open_database(path).database) as database, database.transaction():
        for _ in range(50):
            database.matches.create(NewMatch({"game": "cribbage"}, (), actions=actions))
    return path.read_bytes()


@pytest.fixture
def filled(path: Path, content: bytes) -> Path:
    path.parent.mkdir()
    path.write_bytes(content)
    return path


def refused(path: Path) -> str:
    with pytest.raises(StorageError) as error:
        open_database(path, busy_timeout=0)
    return error.value.message.key


def matches_in(opened: Opened) -> int:
    with closing(opened.database):
        return len(opened.database.matches.running())


def test_a_new_file_is_made_with_its_folder(path: Path) -> None:
    opened = open_database(path)
    assert opened.notice is None
    assert matches_in(opened) == 0
    assert path.is_file()


def test_the_file_survives_a_power_cut_by_its_settings(path: Path) -> None:
    with closing(open_database(path).database) as database:
        ask = database._connection.execute
        assert ask("PRAGMA journal_mode").fetchone() == ("wal",)
        assert ask("PRAGMA synchronous").fetchone() == (2,)
        assert ask("PRAGMA foreign_keys").fetchone() == (1,)


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    opened = open_database(path)
    assert opened.notice is None
    assert matches_in(opened) == 0


def garbage(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(20_000))


def short_garbage(path: Path) -> None:
    path.write_bytes(b"no")


def broken_header(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + random.Random(1).randbytes(200))


def only_a_header(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:16])


def first_page(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:4096])


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def hole(path: Path) -> None:
    pages = bytearray(path.read_bytes())
    middle = len(pages) // 2 // 4096 * 4096
    pages[middle : middle + 4096] = random.Random(1).randbytes(4096)
    path.write_bytes(pages)


def scrambled_schema(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE", b"\xff\xfe\xfd\xfc\xfb\xfa TABLE"))


def missing_table(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE actions")


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").touch()


def only_a_log(path: Path) -> None:
    path.write_bytes(b"")
    path.with_name(path.name + "-wal").write_bytes(b"precious")


DAMAGES = [
    garbage, short_garbage, broken_header, only_a_header, first_page, half, hole, scrambled_schema,
    missing_table, folder, only_a_log,
]  # fmt: skip


@pytest.mark.logs_expected
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_file_is_set_aside(filled: Path, damage: Callable[[Path], None]) -> None:
    damage(filled)
    before = None if filled.is_dir() else filled.read_bytes()
    opened = open_database(filled)
    assert opened.notice is not None
    assert opened.notice.key == "storage.set_aside"
    assert matches_in(opened) == 0
    aside = filled.with_name(str(opened.notice.arg("name")))
    assert aside.name.startswith("spieltisch-corrupt-")
    assert before is None or aside.read_bytes() == before
    assert damage is not folder or (aside / "inside").exists()
    log = aside.with_name(aside.name + "-wal")
    assert damage is not only_a_log or log.read_bytes() == b"precious"
    assert open_database(filled).notice is None


@pytest.mark.logs_expected
def test_files_set_aside_do_not_overwrite_each_other(filled: Path) -> None:
    names = set()
    for number in range(3):
        filled.write_bytes(bytes([number]) * 50)
        opened = open_database(filled, now=lambda: datetime(2026, 1, 1, tzinfo=UTC))
        opened.database.close()
        assert opened.notice is not None
        names.add(opened.notice.arg("name"))
    assert len(names) == 3


def test_garbage_in_place_of_the_log_is_ignored(filled: Path) -> None:
    filled.with_name(filled.name + "-wal").write_bytes(random.Random(1).randbytes(50_000))
    filled.with_name(filled.name + "-shm").write_bytes(random.Random(2).randbytes(50_000))
    opened = open_database(filled)
    assert opened.notice is None
    assert matches_in(opened) == 50


@pytest.mark.logs_expected
def test_random_bytes_anywhere_never_stop_the_program(filled: Path, content: bytes) -> None:
    stream = random.Random(7)
    for _ in range(25):
        start = stream.randrange(len(content))
        broken = content[:start] + stream.randbytes(stream.randrange(1, 300)) + content[start + 200 :]
        filled.write_bytes(broken[: stream.choice([len(broken), stream.randrange(len(broken))])])
        try:
            opened = open_database(filled)
        except StorageError as error:
            assert error.message.key in {"storage.foreign", "storage.newer"}
            assert filled.exists()
            continue
        try:
            opened.database.matches.running()
        except StorageError as error:
            assert error.message.key == "storage.damaged"
        finally:
            opened.database.close()


def test_a_newer_file_is_left_alone(filled: Path) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = filled.read_bytes()
    assert refused(filled) == "storage.newer"
    assert filled.read_bytes() == before
    assert sorted(entry.name for entry in filled.parent.iterdir()) == [filled.name]


@pytest.mark.parametrize(
    "statement",
    [
        "PRAGMA application_id = 7",
        "DROP TABLE alembic_version",
        "UPDATE alembic_version SET version_num = '1a2b3c'",
        "DELETE FROM alembic_version",
    ],
)
def test_a_file_of_another_program_is_left_alone(filled: Path, statement: str) -> None:
    with closing(sqlite3.connect(filled)) as connection:
        connection.execute(statement)
        connection.commit()
    before = filled.read_bytes()
    assert refused(filled) == "storage.foreign"
    assert filled.read_bytes() == before


def test_a_second_opening_in_this_process_is_refused(path: Path) -> None:
    first = open_database(path).database
    assert refused(path) == "storage.locked"
    first.close()
    open_database(path, busy_timeout=0).database.close()


def test_a_second_process_is_refused_until_the_first_is_gone(path: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        assert refused(path) == "storage.locked"
        holder.kill()
        holder.wait()
    open_database(path, busy_timeout=0).database.close()


def test_another_program_that_writes_is_waited_for_and_then_reported(filled: Path) -> None:
    with closing(sqlite3.connect(filled, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refused(filled) == "storage.locked"
        other.execute("ROLLBACK")
    assert matches_in(open_database(filled)) == 50


@pytest.mark.parametrize("place", ["file", "file/below", "nul\0"])
def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    assert refused(tmp_path / place / "spieltisch.db") == "storage.directory"


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="needs symbolic links")
def test_a_link_to_itself_is_reported(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    assert refused(tmp_path / "loop" / "spieltisch.db") == "storage.directory"
