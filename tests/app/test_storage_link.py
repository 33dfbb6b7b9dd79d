"""Jobs reach the storage in order, and a failing disk loses none of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spieltisch.app.intents import AppendAction, FinishMatch, MarkHelped, MoveCursor, ReopenMatch, StoreClock
from spieltisch.app.journal import Journal
from spieltisch.app.storage_link import StorageLink
from spieltisch.core.errors import StorageError
from spieltisch.core.messages import message
from spieltisch.storage import DATABASE_NAME, NewMatch, SeatSummary
from spieltisch.storage.database import Database, open_database
from spieltisch.storage.matches import Matches

PROGRESS = message("cribbage.progress", n=1)
NEW = NewMatch(document={"format": 1, "game": "cribbage"}, seats=(SeatSummary(0, 0, "Anna", "human"),))


class Failing:
    """A job that fails a number of times."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.done = 0

    def __call__(self, _database: Database) -> None:
        if self.left:
            self.left -= 1
            raise StorageError(message("storage.full"))
        self.done += 1


@pytest.fixture
def link(qapp: object, data_dir: Path) -> Iterator[StorageLink]:
    link = StorageLink(data_dir / DATABASE_NAME, retry_ms=1)
    yield link
    link.close()


@pytest.fixture
def opened(qtbot: QtBot, link: StorageLink) -> StorageLink:
    with qtbot.waitSignal(link.opened):
        link.start()
    return link


def wait_idle(qtbot: QtBot, link: StorageLink) -> None:
    qtbot.waitUntil(lambda: link.idle, timeout=20_000)


def test_jobs_given_before_the_start_are_done_in_order(qtbot: QtBot, link: StorageLink) -> None:
    done: list[int] = []
    for number in range(5):
        link.run(lambda _database, number=number: number, done.append)
    assert not link.idle
    link.start()
    wait_idle(qtbot, link)
    assert done == [0, 1, 2, 3, 4]


@pytest.mark.logs_expected
def test_a_failing_write_is_told_once_and_tried_again(qtbot: QtBot, opened: StorageLink) -> None:
    told: list[object] = []
    recovered: list[bool] = []
    opened.failing.connect(told.append)
    opened.recovered.connect(lambda: recovered.append(True))
    job, after = Failing(3), Failing(0)
    opened.run(job)
    opened.run(after)
    wait_idle(qtbot, opened)
    assert told == [message("storage.full")]
    assert recovered == [True]
    assert (job.done, after.done) == (1, 1)


@pytest.mark.logs_expected
def test_a_caller_can_take_the_error(qtbot: QtBot, opened: StorageLink) -> None:
    errors: list[StorageError] = []
    opened.run(lambda database: database.matches.load(99), failed=errors.append)
    wait_idle(qtbot, opened)
    assert [error.message.key for error in errors] == ["storage.match.missing"]


@pytest.mark.logs_expected
def test_a_job_that_can_never_work_does_not_block_the_others(qtbot: QtBot, opened: StorageLink) -> None:
    told: list[object] = []
    opened.lost.connect(told.append)
    opened.run(lambda database: database.matches.mark_helped(99))
    opened.run(lambda _database: 1 / 0)
    after = Failing(0)
    opened.run(after)
    wait_idle(qtbot, opened)
    assert after.done == 1
    assert told == [message("storage.match.missing")]


@pytest.mark.logs_expected
def test_who_stumbles_over_an_answer_stops_nobody_else(qtbot: QtBot, opened: StorageLink) -> None:
    done: list[str] = []

    def stumble(_answer: object) -> None:
        raise ValueError("what was read makes no sense")

    with qtbot.capture_exceptions() as exceptions:
        opened.run(lambda _database: None, stumble)
        opened.run(lambda _database: "next", done.append)
        wait_idle(qtbot, opened)
    assert [kind for kind, _, _ in exceptions] == [ValueError]
    assert done == ["next"]


def test_a_database_that_cannot_be_opened_is_tried_again(qtbot: QtBot, data_dir: Path) -> None:
    path = data_dir / DATABASE_NAME
    path.write_bytes(b"")
    blocker = open_database(path)
    link = StorageLink(path, retry_ms=1)
    told: list[object] = []
    link.failing.connect(told.append)
    job = Failing(0)
    link.run(job)
    with qtbot.waitSignal(link.failing):
        link.start()
    blocker.database.close()
    wait_idle(qtbot, link)
    link.close()
    assert job.done == 1
    assert len(told) == 1


@pytest.mark.logs_expected
def test_nobody_waits_for_an_answer_while_nothing_works(qtbot: QtBot, data_dir: Path) -> None:
    path = data_dir / DATABASE_NAME
    blocker = open_database(path)
    link = StorageLink(path, retry_ms=1)
    errors: list[str] = []
    write = Failing(0)

    def ask() -> None:
        link.run(lambda _database: 1, failed=lambda error: errors.append(error.message.key))

    link.run(write)
    ask()
    with qtbot.waitSignal(link.failing):
        link.start()
    ask()
    assert errors == ["storage.locked", "storage.locked"]
    blocker.database.close()
    wait_idle(qtbot, link)
    link.close()
    assert write.done == 1


@pytest.mark.logs_expected
@pytest.mark.parametrize("key", ["storage.match.gap", "storage.profile.taken", "storage.plugin.size"])
def test_a_refusal_is_not_tried_again(qtbot: QtBot, opened: StorageLink, key: str) -> None:
    tries: list[str] = []
    told: list[object] = []

    def refuse(_database: Database) -> None:
        tries.append(key)
        raise StorageError(message(key))

    opened.lost.connect(told.append)
    opened.run(refuse)
    after = Failing(0)
    opened.run(after)
    wait_idle(qtbot, opened)
    assert (tries, told, after.done) == ([key], [message(key)], 1)


@pytest.mark.logs_expected
def test_the_last_action_is_not_stored_without_the_end(
    qtbot: QtBot, opened: StorageLink, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_matches: Matches, _match_id: int, _seats: object) -> None:
        raise StorageError(message("storage.io"))

    journal = Journal.begin(opened, NEW)
    wait_idle(qtbot, opened)
    monkeypatch.setattr(Matches, "finish", fail)
    with qtbot.waitSignal(opened.failing):
        journal.write([AppendAction(0, "0 cut 7", False, (0,), PROGRESS), FinishMatch(NEW.seats)])
    opened.close()
    database = open_database(data_dir / DATABASE_NAME).database
    stored = database.matches.load(journal.match_id)
    database.close()
    assert (stored.actions, stored.cursor) == ((), 0)


def test_closing_stores_what_is_still_waiting(qtbot: QtBot, opened: StorageLink, data_dir: Path) -> None:
    journal = Journal.begin(opened, NEW)
    actions = [AppendAction(index, f"0 play {index}", False, (0,), PROGRESS) for index in range(20)]
    journal.write(actions)
    opened.close()
    database = open_database(data_dir / DATABASE_NAME).database
    stored = database.matches.load(journal.match_id)
    database.close()
    assert stored.actions == tuple(intent.action for intent in actions)


def test_closing_before_the_file_is_open_loses_nothing(link: StorageLink, data_dir: Path) -> None:
    link.run(lambda database: database.settings.set("theme", "dark"))
    link.start()
    link.run(lambda database: database.settings.set("table", "wood"))
    link.close()
    database = open_database(data_dir / DATABASE_NAME).database
    stored = database.settings.get_all()
    database.close()
    assert stored == {"theme": "dark", "table": "wood"}


def test_every_intent_reaches_the_match(qtbot: QtBot, opened: StorageLink) -> None:
    journal = Journal.begin(opened, NEW)
    journal.write(
        [
            AppendAction(0, "0 cut 7", False, (0,), PROGRESS),
            AppendAction(1, "0 cut 8", True, (2,), PROGRESS, 12.5, 30.0),
            MarkHelped(),
            FinishMatch((SeatSummary(0, 0, "Anna", "human", 2, True),)),
            ReopenMatch(),
            MoveCursor(1, True, (0,), PROGRESS, 25.0),
            StoreClock(20.0),
        ]
    )
    wait_idle(qtbot, opened)
    found: list[object] = []
    opened.run(lambda db: (db.matches.load(journal.match_id), db.matches.running()), found.append)
    wait_idle(qtbot, opened)
    stored, (summary,) = found[0]
    assert (stored.actions, stored.cursor, stored.auto) == (("0 cut 7", "0 cut 8"), 1, (1,))
    assert (stored.clock, stored.clocks) == (20, (None, 12.5))
    assert (summary.helped, summary.finished, summary.scores) == (True, None, (0,))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not let an open file go")
@pytest.mark.logs_expected
def test_a_file_that_is_taken_away_is_told(qtbot: QtBot, opened: StorageLink, data_dir: Path) -> None:
    told: list[str] = []
    opened.noticed.connect(lambda notice: told.append(notice.key))
    (data_dir / DATABASE_NAME).unlink()
    job = Failing(0)
    opened.run(job)
    wait_idle(qtbot, opened)
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    assert job.done == 1
    assert told == ["storage.put_back"]
