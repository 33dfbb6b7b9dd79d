"""Older files are brought up to date, with a backup; a migration that fails leaves all as it was."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from spieltisch.core.errors import StorageError
from spieltisch.storage.connection import connect, engine_on
from spieltisch.storage.database import open_database
from spieltisch.storage.files import BACKUPS_KEPT
from spieltisch.storage.migration import script_config, upgrade
from spieltisch.storage.records import MatchSummary, Profile, SeatSummary, StoredMatch
from spieltisch.storage.schema import CURRENT_SCHEMA, HEAD, Schema
from spieltisch.storage.tables import Table

FIXTURES = Path(__file__).parent / "fixtures"
NEXT = f"{int(HEAD) + 1:04}"

REVISION = """
import sqlalchemy as sa
from alembic import op

revision = "{next}"
down_revision = "{head}"


def upgrade():
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("mood", sa.Text, server_default="calm", nullable=False))
        batch.alter_column("title", nullable=True)
    {more}
"""


def file_of(schema: str, path: Path) -> Path:
    """A file as a release with this schema wrote it."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"schema_{schema}.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")
    return path


@pytest.fixture
def old_file(path: Path) -> Path:
    """A file as the first release wrote it."""
    return file_of("0001", path)


def schema_with(folder: Path, more: str) -> Schema:
    """The real schema and one more revision that rebuilds a table others refer to."""
    scripts = folder / "100% scripts"
    shutil.copytree(CURRENT_SCHEMA.scripts, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    script = scripts / "versions" / f"schema_{NEXT}.py"
    script.write_text(REVISION.format(next=NEXT, head=HEAD, more=more))
    return Schema(NEXT, scripts)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def backups(path: Path) -> list[Path]:
    return sorted((path.parent / "backups").glob("*"))


def described(connection: sqlite3.Connection) -> Iterator[object]:
    """Everything SQLite knows of the schema, whatever way its SQL was written."""
    tables = sorted(row[1:] for row in connection.execute("PRAGMA table_list") if row[1] != "sqlite_schema")
    for name, *kind in tables:
        yield name, kind
        yield sorted(connection.execute(f"PRAGMA table_xinfo({name})"))
        yield sorted(row[2:] for row in connection.execute(f"PRAGMA foreign_key_list({name})"))
        indexes = sorted(row[1:] for row in connection.execute(f"PRAGMA index_list({name})"))
        for index, unique, origin, partial in indexes:
            columns = connection.execute(f"PRAGMA index_xinfo({index})").fetchall()
            yield index, unique, origin, partial, columns
    statements = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    yield ["AUTOINCREMENT" in sql for (sql,) in statements]


def test_the_head_is_the_last_revision() -> None:
    scripts = ScriptDirectory.from_config(script_config(CURRENT_SCHEMA.scripts))
    assert scripts.get_heads() == [HEAD]
    revisions = [script.revision for script in scripts.walk_revisions()]
    assert revisions == [f"{number:04}" for number in range(len(revisions), 0, -1)]


def test_a_new_file_has_the_same_schema_as_a_migrated_one(tmp_path: Path) -> None:
    open_database(tmp_path / "new.db").database.close()
    with closing(connect(tmp_path / "migrated.db", 0)) as migrated:
        upgrade(engine_on(migrated), HEAD, CURRENT_SCHEMA.scripts)
        with closing(sqlite3.connect(tmp_path / "new.db")) as new:
            assert list(described(new)) == list(described(migrated))


def test_the_tables_in_python_are_those_in_the_file(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "migrated.db", 0)) as connection:
        engine = engine_on(connection)
        upgrade(engine, HEAD, CURRENT_SCHEMA.scripts)
        with engine.begin() as transaction:
            context = MigrationContext.configure(transaction, opts={"compare_type": True})
            assert compare_metadata(context, Table.metadata) == []


def test_a_file_of_the_first_schema_still_opens(old_file: Path) -> None:
    with closing(open_database(old_file).database) as database:
        (running,) = database.matches.running()
        assert running == MatchSummary(
            id=2,
            game="watten",
            title="",
            seats=(
                SeatSummary(0, 0, "Anna", "human", profile=1),
                SeatSummary(1, 1, "", "expert"),
                SeatSummary(2, 0, "Jørgen", "human"),
                SeatSummary(3, 1, "", "hard"),
            ),
            scores=(2, 7.5),
            progress='{"key":"watten.progress.deal","args":{"n":1}}',
            created=datetime(2026, 11, 29, 18, 1, tzinfo=UTC),
            updated=datetime(2026, 11, 29, 18, 4, 30, 250000, tzinfo=UTC),
            finished=None,
            helped=True,
        )
        document = {"format": 1, "game": "watten", "seed": "781abbe0", "options": {"target": 15}, "x": None}
        assert database.matches.load(2) == StoredMatch(
            2, document, ("1 rank Q", "0 trump H", "1 play QH"), 2, (1,), None, (None, None, None), {0: 1}
        )
        (finished,) = database.matches.recent(5)
        assert finished.finished == datetime(2026, 11, 29, 17, 30, tzinfo=UTC)
        assert finished.seats == (
            SeatSummary(0, 0, "Anna", "human", 121, True, {"hand_average": 8.25}, 1),
            SeatSummary(1, 1, "", "medium", 98, False, {}),
        )
        assert database.settings.get_all() == {"language": "da", "textSize": 125, "animation": None}
        assert database.profiles.all() == (Profile(1, "Anna", "#F3B74A"),)
        assert database.plugin_store("demo").get("best") == [12, "ä"]


def test_a_file_of_the_second_schema_still_opens(path: Path) -> None:
    with closing(open_database(file_of("0002", path)).database) as database:
        running, finished = database.matches.load(2), database.matches.load(1)
        assert running.actions == ("1 rank Q", "0 trump H", "1 play QH")
        assert (running.cursor, running.auto) == (3, (1,))
        assert (running.clock, running.clocks) == (41.75, (58.0, 0.0, 12.5))
        assert (finished.clock, finished.clocks) == (None, (None, None))
        assert database.settings.get_all() == {"language": "de"}


def test_a_file_of_the_third_schema_still_opens(path: Path) -> None:
    with closing(open_database(file_of("0003", path)).database) as database:
        (finished,) = database.matches.recent(5)
        assert (finished.helped, finished.hinted, finished.undone, finished.handicap) == (
            True,
            True,
            False,
            True,
        )
        assert finished.seats[0].profile == 1 and finished.seats[0].facts["margin"] == 23
        (running,) = database.matches.running()
        assert [seat.profile for seat in running.seats] == [1, None, 2, None]
        assert database.read("SELECT match_id, seat, won, score, other FROM results") == [(1, 0, 1, 121, 98)]
        assert database.matches.load(2).kept == {}


def test_a_file_of_the_fourth_schema_still_opens(path: Path) -> None:
    with closing(open_database(file_of("0004", path)).database) as database:
        assert database.matches.load(2).kept == {0: {"sort": "runs"}, 2: {"order": "7H 8H *", "sort": "own"}}
        assert database.matches.load(1).kept == {}


def test_older_files_learn_who_sat_there_and_what_was_arranged(path: Path) -> None:
    file = file_of("0002", path)
    arranged = '{"format":1,"game":"cribbage","seed":"a","setup":{"scores":[0,7.5]}}'
    plain = '{"format":1,"game":"cribbage","seed":"a","setup":{"scores":[0,0],"dealer":1}}'
    packs = '{"format":1,"game":"watten","seed":"a","packs":[["QH"]]}'
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO profiles VALUES (7, 'JØRGEN', '#123456')")
        connection.execute("UPDATE matches SET document = ? WHERE id = 1", (arranged,))
        connection.executemany(
            "INSERT INTO matches SELECT ?, game, title, ?, cursor, scores, progress, created, updated,"
            " finished, helped, clock FROM matches WHERE id = 2",
            [(3, plain), (4, packs)],
        )
    with closing(open_database(file).database) as database:
        marks = {
            match.id: match.handicap for match in (*database.matches.running(), *database.matches.recent(5))
        }
        assert marks == {1: True, 2: False, 3: False, 4: True}
        seats = database.matches.summary(2).seats
        assert [seat.profile for seat in seats] == [None, None, 7, None]


def test_there_is_a_file_of_every_schema() -> None:
    revisions = [f"{number:04}" for number in range(1, int(HEAD) + 1)]
    assert [path.name for path in sorted(FIXTURES.iterdir())] == [f"schema_{name}.sql" for name in revisions]


def test_migrating_keeps_every_row_and_leaves_a_backup(old_file: Path, tmp_path: Path) -> None:
    before = dump(old_file)
    opened = open_database(old_file, schema=schema_with(tmp_path, ""))
    assert opened.notice is None
    assert len(opened.database.matches.load(2).actions) == 3
    opened.database.close()
    with closing(sqlite3.connect(old_file)) as connection:
        moods = connection.execute("SELECT title, mood FROM matches ORDER BY id").fetchall()
        assert moods == [("First", "calm"), ("", "calm")]
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (6,)
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEXT,)]
    (backup,) = backups(old_file)
    assert backup.name.endswith("-schema-0001.db")
    assert dump(backup) == before
    with closing(open_database(backup).database) as restored:
        assert len(restored.matches.running()) == 1


@pytest.mark.logs_expected
@pytest.mark.parametrize(
    "failure",
    [
        'raise RuntimeError("bug")',
        'op.execute("UPDATE nowhere SET x = 1")',
        'op.execute("DELETE FROM matches WHERE id = 1")',
        'op.execute("UPDATE seats SET side = NULL")',
        "import no_such_module",
    ],
)
def test_a_migration_that_fails_leaves_everything_as_it_was(
    old_file: Path, tmp_path: Path, failure: str
) -> None:
    before = dump(old_file)
    schema = schema_with(tmp_path, failure)
    for _ in range(2):
        with pytest.raises(StorageError) as refused:
            open_database(old_file, schema=schema)
        assert refused.value.message.key == "storage.migration"
        assert dump(old_file) == before
        assert backups(old_file) == []
    open_database(old_file).database.close()


def test_a_migration_without_space_for_the_backup_is_not_tried(
    old_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_space(connection: sqlite3.Connection, *rest: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("spieltisch.storage.opening.back_up", no_space)
    before = dump(old_file)
    with pytest.raises(StorageError) as refused:
        open_database(old_file, schema=schema_with(tmp_path, ""))
    assert refused.value.message.key == "storage.update_full"
    assert dump(old_file) == before


def test_a_backup_that_cannot_be_written_is_reported(old_file: Path, tmp_path: Path) -> None:
    (old_file.parent / "backups").touch()
    before = dump(old_file)
    with pytest.raises(StorageError) as refused:
        open_database(old_file, schema=schema_with(tmp_path, ""))
    assert refused.value.message.key == "storage.directory"
    assert dump(old_file) == before


def test_only_the_newest_backups_are_kept(old_file: Path, tmp_path: Path) -> None:
    schema = schema_with(tmp_path, "")
    original = old_file.read_bytes()
    start = datetime(2026, 12, 1, 12, tzinfo=UTC)
    for day in range(BACKUPS_KEPT + 2):
        old_file.write_bytes(original)
        moment = start + timedelta(days=day)
        open_database(old_file, schema=schema, now=moment.replace).database.close()
    kept = backups(old_file)
    assert len(kept) == BACKUPS_KEPT
    assert kept[0].name.startswith("spieltisch-20261203-")


@pytest.mark.logs_expected
def test_a_damaged_older_file_is_set_aside_not_migrated(old_file: Path, tmp_path: Path) -> None:
    pages = bytearray(old_file.read_bytes())
    pages[4096 * 3 : 4096 * 4] = bytes(range(256)) * 16
    old_file.write_bytes(pages)
    opened = open_database(old_file, schema=schema_with(tmp_path, ""))
    opened.database.close()
    assert opened.notice is not None
    assert opened.notice.key == "storage.set_aside"
