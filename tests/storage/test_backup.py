"""Everything as one file: written, brought back, and what is wrong with it told in one sentence.

Over 400 lines: a short test for each thing that may be wrong with a file or stop on the way.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.statistics import Statistics, StatisticsQuery
from spieltisch.storage import NewMatch, SeatSummary
from spieltisch.storage.backup_file import read_info
from spieltisch.storage.database import Database, open_database
from spieltisch.storage.files import BACKUPS_KEPT
from spieltisch.storage.progress import Cancelled, watched
from spieltisch.storage.schema import HEAD
from tests.storage.conftest import Clock

FIXTURES = Path(__file__).parent / "fixtures"


def finished(database: Database, new: NewMatch, *, won: bool = True) -> int:
    match = database.matches.create(replace(new, actions=("0 cut 17", "1 cut 9"), auto=(1,)))
    anna, computer = new.seats
    database.matches.finish(
        match,
        (
            replace(anna, score=121 if won else 90, won=won, facts={"margin": 31 if won else -31}),
            replace(computer, score=90 if won else 121, won=not won),
        ),
    )
    return match


@pytest.fixture
def filled(database: Database, cribbage: NewMatch) -> Database:
    database.profiles.add("Anna", "#F3B74A")
    database.settings.set("language", "da")
    database.plugin_store("demo").set("best", 12)
    finished(database, cribbage)
    finished(database, cribbage, won=False)
    running = database.matches.create(cribbage)
    database.matches.append(running, 0, "0 cut 20", scores=(0, 0), progress="x")
    database.matches.keep(running, 0, {"sort": "own", "order": "7H 8H"})
    return database


@pytest.fixture
def backup(filled: Database, tmp_path: Path) -> Path:
    target = tmp_path / "all.spieltisch-backup"
    info = filled.backups.write(target)
    assert (info.matches, info.profiles, info.schema) == (3, 1, HEAD)
    assert info == read_info(target)
    return target


@pytest.fixture
def other(tmp_path: Path, clock: Clock) -> Any:
    with closing(open_database(tmp_path / "other" / "spieltisch.db", now=clock).database) as database:
        yield database


def content(database: Database) -> list[str]:
    """Everything in the file."""
    with closing(sqlite3.connect(":memory:")) as copy:
        for statement in database._connection.iterdump():
            copy.execute(statement)
        return list(copy.iterdump())


def played(database: Database) -> tuple[int, int]:
    total = Statistics(database).page(StatisticsQuery(game="cribbage", profile=1)).total
    return total.played, total.won


def changed(backup: Path, change: Callable[[sqlite3.Connection], object], **manifest: object) -> Path:
    """The backup with another database, and a manifest that fits it."""
    import hashlib

    folder = backup.parent / "changed"
    shutil.rmtree(folder, ignore_errors=True)
    with zipfile.ZipFile(backup) as archive:
        archive.extractall(folder)
    database = folder / "spieltisch.db"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        change(connection)
    document = json.loads((folder / "manifest.json").read_text())
    document["files"][0]["sha256"] = hashlib.sha256(database.read_bytes()).hexdigest()
    document.update(manifest)
    target = backup.with_name("changed.zip")
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("manifest.json", json.dumps(document))
        archive.write(database, "spieltisch.db")
    return target


def refusal(database: Database, backup: Path) -> str:
    before = content(database)
    with pytest.raises(StorageError) as refused:
        database.backups.restore(backup, "replace")
    assert content(database) == before
    return refused.value.message.key


def test_an_empty_place_takes_everything(other: Database, backup: Path, filled: Database) -> None:
    assert other.backups.empty and not filled.backups.empty
    restored = other.backups.restore(backup)
    assert (restored.added, restored.known) == (3, 0)
    assert other.settings.get_all() == {"language": "da"}
    assert other.plugin_store("demo").get("best") == 12
    assert other.profiles.all() == filled.profiles.all()
    assert [replace(match, id=0) for match in other.matches.recent(9)] == [
        replace(match, id=0) for match in filled.matches.recent(9)
    ]
    (running,), (same,) = other.matches.running(), filled.matches.running()
    assert replace(other.matches.load(running.id), id=0) == replace(filled.matches.load(same.id), id=0)
    assert played(other) == played(filled) == (2, 1)
    assert not list((other.path.parent).glob("backups/*"))


def test_where_something_is_one_has_to_be_asked(filled: Database, backup: Path) -> None:
    with pytest.raises(StorageError) as refused:
        filled.backups.restore(backup)
    assert refused.value.message.key == "storage.backup.not_empty"


def test_merging_a_backup_twice_adds_nothing(filled: Database, backup: Path) -> None:
    restored = filled.backups.restore(backup, "merge")
    assert (restored.added, restored.known) == (0, 3)
    assert len(filled.matches.recent(9)) == 2
    assert played(filled) == (2, 1)
    (copy,) = (filled.path.parent / "backups").iterdir()
    assert restored.kept == copy and read_info(copy).matches == 3


def test_merging_keeps_what_is_here_and_the_newer_of_both(
    filled: Database, backup: Path, cribbage: NewMatch
) -> None:
    (running,) = filled.matches.running()
    filled.matches.append(running.id, 1, "1 cut 5", scores=(0, 0), progress="y")
    old = filled.matches.recent(9)[-1]
    filled.matches.delete(old.id)
    filled.settings.set("language", "de")
    filled.profiles.rename(1, "ANNA")
    finished(filled, replace(cribbage, title="new"))
    restored = filled.backups.restore(backup, "merge")
    assert (restored.added, restored.known) == (1, 2)
    assert [match.title for match in filled.matches.recent(9)] == ["new", "Evening", "Evening"]
    assert filled.matches.load(running.id).actions == ("0 cut 20", "1 cut 5")
    assert filled.settings.get_all() == {"language": "de"}
    assert [person.name for person in filled.profiles.all()] == ["ANNA"]
    assert played(filled) == (3, 2)


def test_a_match_that_was_played_on_in_the_backup_comes_again(
    other: Database, filled: Database, backup: Path
) -> None:
    other.backups.restore(backup)
    (running,) = other.matches.running()
    for index in range(1, 40):  # its clock has to overtake the other one
        other.matches.append(running.id, index, "1 cut 5", scores=(0, 0), progress="z")
    further = backup.with_name("further")
    other.backups.write(further)
    assert filled.backups.restore(further, "merge").added == 1
    (now,) = filled.matches.running()
    assert len(filled.matches.load(now.id).actions) == 40


def test_replacing_takes_the_place_of_everything_and_no_id_again(
    other: Database, backup: Path, cribbage: NewMatch
) -> None:
    ids = {finished(other, cribbage, won=False) for _ in range(5)}
    other.profiles.add("Bene", "#000000")
    other.settings.set("theme", "dark")
    restored = other.backups.restore(backup, "replace")
    assert (restored.added, restored.known) == (3, 0)
    found = (*other.matches.recent(9), *other.matches.running())
    assert len(found) == 3 and ids.isdisjoint(match.id for match in found)
    assert other.settings.get_all() == {"language": "da"}
    assert [person.name for person in other.profiles.all()] == ["Anna"]
    assert played(other) == (2, 1)
    (copy,) = (other.path.parent / "backups").iterdir()
    assert restored.kept == copy
    assert other.backups.restore(copy, "replace").added == 5
    assert [person.name for person in other.profiles.all()] == ["Bene"]
    assert other.settings.get_all() == {"theme": "dark"}


@pytest.mark.parametrize("schema", ["0001", "0002"])
def test_a_backup_of_an_older_version_is_brought_up_to_date(
    other: Database, backup: Path, schema: str
) -> None:
    def make_old(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA writable_schema = RESET")
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall():
            connection.execute(f"DROP TABLE {name}")
        connection.executescript((FIXTURES / f"schema_{schema}.sql").read_text(encoding="utf-8"))

    old = changed(backup, make_old, schema=schema)
    assert other.backups.restore(old).added == 2
    assert other.matches.recent(1)[0].seats[0].name == "Anna"


def test_an_archive_that_is_damaged_changes_nothing(filled: Database, backup: Path) -> None:
    whole = backup.read_bytes()
    broken = backup.with_name("broken")
    for length in (0, 10, len(whole) // 2, len(whole) - 1):
        broken.write_bytes(whole[:length])
        assert refusal(filled, broken) == "storage.backup.damaged"
    for place in range(60, len(whole), len(whole) // 25):
        broken.write_bytes(whole[:place] + bytes([whole[place] ^ 0x55]) + whole[place + 1 :])
        try:
            key = refusal(filled, broken)
        except (AssertionError, pytest.fail.Exception):  # the byte was one that no reader looks at
            assert zipfile.ZipFile(broken).testzip() is None
        else:
            assert key in ("storage.backup.damaged", "storage.backup.newer")


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE actions",
        "UPDATE matches SET game = NULL",
        "UPDATE seats SET facts = 'no json'",
        "UPDATE seats SET facts = '[1]'",
        "UPDATE seats SET match_id = 77",
        "UPDATE matches SET finished = 'yesterday'",
        "UPDATE alembic_version SET version_num = '0001'",
        "PRAGMA application_id = 7",
        "CREATE TRIGGER evil AFTER INSERT ON matches BEGIN DELETE FROM settings; END",
        "CREATE VIEW evil AS SELECT 1",
    ],
)
def test_a_database_that_is_wrong_changes_nothing(filled: Database, backup: Path, damage: str) -> None:
    def harm(connection: sqlite3.Connection) -> None:
        try:
            connection.execute(damage)
        except sqlite3.IntegrityError:  # the schema itself would not let it in
            connection.execute("DROP TABLE matches")

    assert refusal(filled, changed(backup, harm)) == "storage.backup.damaged"


@pytest.mark.parametrize(
    ("manifest", "key"),
    [
        ({"format": 2}, "storage.backup.newer"),
        ({"schema": "9999"}, "storage.backup.newer"),
        ({"kind": "other"}, "storage.backup.damaged"),
        ({"files": []}, "storage.backup.damaged"),
        ({"files": [{"name": "../x", "sha256": ""}]}, "storage.backup.damaged"),
        ({"created": "never"}, "storage.backup.damaged"),
        ({"matches": "many"}, "storage.backup.damaged"),
        ({"kind": "x" * 70_000}, "storage.backup.damaged"),
    ],
)
def test_a_manifest_that_is_wrong_changes_nothing(
    filled: Database, backup: Path, manifest: dict[str, object], key: str
) -> None:
    assert refusal(filled, changed(backup, lambda _connection: None, **manifest)) == key


def test_a_newer_database_is_refused_whatever_the_manifest_says(filled: Database, backup: Path) -> None:
    newer = changed(backup, lambda c: c.execute("UPDATE alembic_version SET version_num = '9999'"))
    assert refusal(filled, newer) == "storage.backup.newer"


def test_what_is_no_backup_is_told(filled: Database, tmp_path: Path) -> None:
    assert refusal(filled, tmp_path / "nowhere") == "storage.backup.missing"
    assert refusal(filled, tmp_path) == "storage.backup.unreadable"
    (tmp_path / "text").write_text("hello")
    assert refusal(filled, tmp_path / "text") == "storage.backup.damaged"
    with zipfile.ZipFile(tmp_path / "zip", "w") as archive:
        archive.writestr("readme.txt", "hello")
    assert refusal(filled, tmp_path / "zip") == "storage.backup.damaged"


def test_a_backup_that_cannot_be_written_leaves_nothing(filled: Database, tmp_path: Path) -> None:
    with pytest.raises(StorageError) as refused:
        filled.backups.write(tmp_path / "no folder" / "all.zip")
    assert refused.value.message.key == "storage.backup.unwritable"
    (tmp_path / "taken").mkdir()
    with pytest.raises(StorageError):
        filled.backups.write(tmp_path / "taken")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "taken"]


def test_the_manifest_can_be_read_by_anybody(backup: Path) -> None:
    with zipfile.ZipFile(backup) as archive:
        document = json.loads(archive.read("manifest.json"))
    assert document["kind"] == "spieltisch-backup"
    assert datetime.fromisoformat(document["created"]).tzinfo is not None
    assert read_info(backup).created.tzinfo is UTC


def test_a_seat_keeps_its_person(
    other: Database, filled: Database, cribbage: NewMatch, tmp_path: Path
) -> None:
    filled.profiles.add("Bene", "#111111")
    two = replace(cribbage, seats=(SeatSummary(0, 0, "Bene", "human"), SeatSummary(1, 1, "anna", "human")))
    match = filled.matches.create(two)
    assert [seat.profile for seat in filled.matches.summary(match).seats] == [2, 1]
    filled.backups.write(tmp_path / "two")
    other.profiles.add("Zoë", "#222222")
    other.backups.restore(tmp_path / "two", "merge")
    names = {person.id: person.name for person in other.profiles.all()}
    newest = max(other.matches.running(), key=lambda match: match.id)
    assert [names[seat.profile or 0] for seat in newest.seats] == ["Bene", "Anna"]


def test_a_comparison_says_what_would_come(
    other: Database, filled: Database, backup: Path, cribbage: NewMatch
) -> None:
    assert (found := filled.backups.compare(backup)).info == read_info(backup)
    assert (found.added, found.known, found.newer, found.people) == (0, 3, 0, 0)
    assert (found.matches, found.profiles) == (3, 1)
    other.backups.restore(backup)
    (running,) = other.matches.running()
    for index in range(1, 40):
        other.matches.append(running.id, index, "1 cut 5", scores=(0, 0), progress="z")
    finished(other, replace(cribbage, title="new"))
    other.profiles.add("Bene", "blue")
    further = backup.with_name("further")
    other.backups.write(further)
    before = content(filled)
    found = filled.backups.compare(further)
    assert (found.added, found.known, found.newer, found.people) == (1, 3, 1, 1)
    assert content(filled) == before
    restored = filled.backups.restore(further, "merge")
    assert (restored.added, restored.known) == (found.added + found.newer, found.known - found.newer)


def test_a_comparison_refuses_what_restoring_refuses(filled: Database, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("nothing")
    with pytest.raises(StorageError) as refused:
        filled.backups.compare(wrong)
    assert refused.value.message.key == "storage.backup.damaged"


class Stop:
    """A progress that thinks better of it when it is told the `number`-th time."""

    def __init__(self, number: int) -> None:
        self.shares: list[float] = []
        self._number = number

    def __call__(self, share: float) -> None:
        self.shares.append(share)
        if len(self.shares) == self._number:
            raise Cancelled


NEVER = 10**6


def test_progress_goes_from_nothing_to_everything(filled: Database, backup: Path, tmp_path: Path) -> None:
    for work in (
        lambda look: filled.backups.write(tmp_path / "again", look),
        lambda look: filled.backups.compare(backup, look),
        lambda look: filled.backups.restore(backup, "replace", look),
    ):
        look = Stop(NEVER)
        work(look)
        assert look.shares and look.shares[-1] == pytest.approx(1)
        assert all(0 <= share <= 1 for share in look.shares)


def test_a_backup_that_is_stopped_leaves_nothing(filled: Database, tmp_path: Path) -> None:
    target = tmp_path / "stopped"
    target.mkdir()
    with pytest.raises(Cancelled):
        filled.backups.write(target / "all", Stop(1))
    assert not list(target.iterdir())


def test_restoring_can_be_stopped_at_any_moment(filled: Database, backup: Path) -> None:
    look, before = Stop(NEVER), content(filled)
    filled.backups.restore(backup, "merge", look)
    assert content(filled) == before
    for number in range(1, len(look.shares) + 1):
        with pytest.raises(Cancelled):
            filled.backups.restore(backup, "replace", Stop(number))
        assert content(filled) == before
    assert filled.backups.restore(backup, "replace").added == 3


def test_work_inside_the_database_can_be_stopped(filled: Database) -> None:
    """The look is asked again and again while one statement runs."""
    slow = (
        "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 9e6) SELECT max(x) FROM n"
    )
    look = Stop(3)
    with pytest.raises(Cancelled), watched(filled._connection, lambda: look(0)):
        filled._connection.execute(slow)
    assert len(look.shares) == 3
    assert filled.read("SELECT 1") == [(1,)]


def test_the_newest_backups_of_what_was_here_are_kept(filled: Database, backup: Path) -> None:
    folder = filled.path.parent / "backups"
    folder.mkdir()
    saved = folder / f"{filled.path.stem}-Christmas.spieltisch-backup"
    filled.backups.write(saved)
    for _ in range(BACKUPS_KEPT + 2):
        newest = filled.backups.restore(backup, "merge").kept
    kept = sorted(set(folder.iterdir()) - {saved})
    assert len(kept) == BACKUPS_KEPT and kept[-1] == newest
    assert saved.exists(), "what people save stays"
