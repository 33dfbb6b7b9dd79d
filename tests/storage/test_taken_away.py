"""The file is deleted, moved or replaced while it is open: it is written again, and nothing is lost."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.core.messages import Message
from spieltisch.storage import NewMatch, StorageService
from spieltisch.storage.database import Database, open_database

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let an open file go"),
    pytest.mark.logs_expected,
]


@pytest.fixture
def notices() -> list[Message]:
    return []


@pytest.fixture
def service(path: Path, notices: list[Message]) -> Iterator[StorageService]:
    with closing(StorageService(path, on_notice=notices.append)) as service:
        yield service


def append(service: StorageService, match: int, text: str) -> None:
    def job(database: Database) -> None:
        index = len(database.matches.load(match).actions)
        database.matches.append(match, index, text, scores=(), progress="")

    service.submit(job).result()


def actions(path: Path, match: int) -> tuple[str, ...]:
    with closing(open_database(path, busy_timeout=0).database) as database:
        return database.matches.load(match).actions


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    shutil.rmtree(path.parent)


def delete_with_log(path: Path) -> None:
    for part in path.parent.iterdir():
        part.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere.db"))


@pytest.mark.parametrize("take_away", [delete, delete_all, delete_with_log, move])
def test_it_is_written_again_with_everything(
    path: Path,
    service: StorageService,
    notices: list[Message],
    cribbage: NewMatch,
    take_away: Callable[[Path], None],
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    append(service, match, "0 a")
    take_away(path)
    append(service, match, "1 b")
    append(service, match, "0 c")
    assert [notice.key for notice in notices] == ["storage.put_back"]
    service.close()
    assert actions(path, match) == ("0 a", "1 b", "0 c")


def test_also_when_nothing_is_written_before_the_end(
    path: Path, service: StorageService, cribbage: NewMatch
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    append(service, match, "0 a")
    path.unlink()
    service.close()
    assert actions(path, match) == ("0 a",)


def test_what_is_put_in_its_place_is_kept(
    path: Path, service: StorageService, notices: list[Message], cribbage: NewMatch
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    other = path.with_name("other.db")
    with closing(open_database(other).database) as database:
        database.settings.set("language", "da")
    other.replace(path)
    append(service, match, "0 a")
    (notice,) = notices
    assert notice.key == "storage.put_back_beside"
    service.close()
    assert actions(path, match) == ("0 a",)
    with closing(open_database(path.with_name(str(notice.arg("name")))).database) as database:
        assert database.settings.get_all() == {"language": "da"}
        assert database.matches.running() == ()


def test_what_is_written_afterwards_survives_a_kill(path: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(KILLED)
    subprocess.run([sys.executable, program, path], check=False, timeout=120)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with closing(open_database(path).database) as database:
        assert database.settings.get_all() == {str(number): number for number in range(20)}


KILLED = """
import os, sys
from pathlib import Path
from spieltisch.storage import StorageService

path = Path(sys.argv[1])
service = StorageService(path)
for number in range(20):
    if number in (5, 9):
        service.submit(lambda database: path.unlink()).result()
    service.submit(lambda database, n=number: database.settings.set(str(n), n)).result()
os._exit(1)
"""


def test_while_it_cannot_be_written_nothing_is_lost(
    path: Path, service: StorageService, notices: list[Message], cribbage: NewMatch
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    shutil.rmtree(path.parent)
    path.parent.touch()  # no folder can be made here
    with pytest.raises(StorageError):
        append(service, match, "0 a")
    assert notices == []
    path.parent.unlink()
    append(service, match, "0 a")
    assert len(notices) == 1
    service.close()
    assert actions(path, match) == ("0 a",)


def test_a_second_program_is_not_robbed_of_its_file(
    path: Path, service: StorageService, notices: list[Message], cribbage: NewMatch
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    for part in path.parent.iterdir():
        part.unlink()
    second = subprocess.Popen(
        [sys.executable, "-c", HOLDS, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    with second:
        assert second.stdout is not None
        second.stdout.readline()
        with pytest.raises(StorageError) as refused:
            append(service, match, "0 a")
        assert refused.value.message.key == "storage.locked"
    append(service, match, "0 a")
    assert [notice.key for notice in notices] == ["storage.put_back_beside"]
    service.close()
    assert actions(path, match) == ("0 a",)


HOLDS = """
import sys
from pathlib import Path
from spieltisch.storage.database import open_database

database = open_database(Path(sys.argv[1])).database
print("open", flush=True)
sys.stdin.read()
database.close()
"""
