"""A disk without space and a disk with errors: one message, nothing lost, and later writes work again."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.storage.database import Database, open_database
from spieltisch.storage.records import NewMatch
from spieltisch.storage.service import StorageService

FIXTURES = Path(__file__).parent / "fixtures"
OLD_MATCHES = 300
TIMEOUT = 60


def fill_up(database: Database, match: int) -> tuple[int, str]:
    """Append until it fails; return how many actions were acknowledged, and the message's key."""
    for index in range(100_000):
        try:
            database.matches.append(match, index, f"0 a {'x' * 300}", scores=(index,), progress="p")
        except StorageError as error:
            return index, error.message.key
    raise AssertionError("the disk never got full")


def check_log(database: Database, match: int, length: int) -> None:
    stored = database.matches.load(match)
    assert (len(stored.actions), stored.cursor) == (length, length)
    assert database.matches.summary(match).scores == (length - 1,)


def test_a_full_database_says_so_and_goes_on_later(database: Database, cribbage: NewMatch) -> None:
    match = database.matches.create(cribbage)
    pages = database._connection.execute("PRAGMA page_count").fetchone()[0]
    database._connection.execute(f"PRAGMA max_page_count = {pages + 5}")
    length, key = fill_up(database, match)
    assert key == "storage.full"
    assert length > 0
    check_log(database, match, length)
    database._connection.execute(f"PRAGMA max_page_count = {pages + 500}")
    database.matches.append(match, length, "0 again", scores=(length,), progress="p")
    check_log(database, match, length + 1)


def test_a_full_disk_is_told_from_within_a_transaction(database: Database, cribbage: NewMatch) -> None:
    """SQLite has ended the transaction by then, and there is no savepoint to go back to."""
    match = database.matches.create(cribbage)
    pages = database._connection.execute("PRAGMA page_count").fetchone()[0]
    database._connection.execute(f"PRAGMA max_page_count = {pages + 5}")
    acknowledged = 0
    with pytest.raises(StorageError) as full:
        while True:
            with database.transaction():
                database.matches.append(match, acknowledged, f"0 a {'x' * 300}", scores=(), progress="p")
                database.settings.set("done", acknowledged)
            acknowledged += 1
    assert full.value.message.key == "storage.full"
    assert len(database.matches.load(match).actions) == acknowledged
    database._connection.execute(f"PRAGMA max_page_count = {pages + 500}")
    with database.transaction():
        database.matches.append(match, acknowledged, "0 again", scores=(), progress="p")
    assert len(database.matches.load(match).actions) == acknowledged + 1


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_failing_write_says_so_and_the_next_one_works(
    database: Database, path: Path, cribbage: NewMatch
) -> None:
    match = database.matches.create(cribbage)
    log = path.with_name(path.name + "-wal")
    with file_size_limit(log.stat().st_size + 30_000):
        length, key = fill_up(database, match)
    assert key in {"storage.io", "storage.full"}
    check_log(database, match, length)
    database.matches.append(match, length, "0 again", scores=(length,), progress="p")
    check_log(database, match, length + 1)
    database.close()
    with closing(open_database(path).database) as again:
        check_log(again, match, length + 1)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    try:
        subprocess.run(mount, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("needs the right to mount a small file system")
    yield place
    subprocess.run(["umount", str(place)], check=True)


def put_ballast(folder: Path, rest: int) -> Path:
    """Fill the file system up to `rest` bytes."""
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(shutil.disk_usage(folder).free - rest))
    return ballast


@pytest.mark.system
def test_a_full_disk_loses_nothing(small_disk: Path, cribbage: NewMatch) -> None:
    path = small_disk / "spieltisch.db"
    database = open_database(path).database
    match = database.matches.create(cribbage)
    ballast = put_ballast(small_disk, 200_000)
    length, key = fill_up(database, match)
    assert key == "storage.full"
    check_log(database, match, length)
    database.close()

    with closing(open_database(path).database) as full:
        check_log(full, match, length)
        ballast.unlink()
        full.matches.append(match, length, "0 again", scores=(length,), progress="p")
        check_log(full, match, length + 1)


@pytest.mark.system
def test_a_new_file_on_a_full_disk_is_refused_and_made_later(small_disk: Path) -> None:
    ballast = put_ballast(small_disk, 8192)
    path = small_disk / "spieltisch.db"
    with pytest.raises(StorageError) as refused:
        open_database(path)
    assert refused.value.message.key == "storage.full"
    ballast.unlink()
    opened = open_database(path)
    opened.database.close()
    assert opened.notice is None


def old_file(folder: Path) -> Path:
    """A file of the first schema with some hundred matches in it."""
    path = folder / "spieltisch.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / "schema_0001.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")
        columns = [row[1] for row in connection.execute("PRAGMA table_info(matches)")]
        row = dict(zip(columns, connection.execute("SELECT * FROM matches").fetchone(), strict=True))
        marks = ", ".join("?" * len(columns))
        for number in range(OLD_MATCHES):
            values = [*(row | {"id": 1000 + number}).values()]
            connection.execute(f"INSERT INTO matches VALUES ({marks})", values)  # noqa: S608 - marks alone
        connection.commit()
    return path


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def matches_in(path: Path) -> int:
    with closing(open_database(path).database) as database:
        return len(database.matches.running()) + len(database.matches.recent(10 * OLD_MATCHES))


@pytest.mark.system
@pytest.mark.parametrize("rest", [0, 8, 32, 64, 128, 160, 176, 192, 208, 224, 240, 256, 288, 320])
def test_an_update_on_a_full_disk_leaves_the_older_file_as_it_was(small_disk: Path, rest: int) -> None:
    """With every amount of room: too little for the backup, for the migration, for what is counted anew."""
    path = old_file(small_disk)
    before, here = everything(path), sorted(small_disk.iterdir())
    ballast = put_ballast(small_disk, rest * 1024)
    refusal = ""
    try:
        open_database(path).database.close()
    except StorageError as error:
        refusal = error.message.key
    left = [file for file in small_disk.rglob("*") if file.is_file() and file != ballast]
    ballast.unlink()
    assert refusal in {"", "storage.update_full", "storage.full"}
    if refusal == "storage.update_full":
        assert left == here, "nothing unfinished lies about"
        assert everything(path) == before
    assert matches_in(path) > OLD_MATCHES


@contextmanager
def closing_service(path: Path) -> Iterator[StorageService]:
    service = StorageService(path)
    try:
        yield service
    finally:
        service.close()


@pytest.mark.system
def test_an_update_waits_until_there_is_room(small_disk: Path) -> None:
    path = old_file(small_disk)
    ballast = put_ballast(small_disk, 8192)
    with closing_service(path) as service:
        with pytest.raises(StorageError) as refused:
            service.opened.result(TIMEOUT)
        assert refused.value.message.key == "storage.update_full"
        ballast.unlink()
        service.reopen().result(TIMEOUT)
        running = service.submit(lambda database: len(database.matches.running())).result(TIMEOUT)
    assert running > 0
