"""The thread that owns the database."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path

import pytest

from spieltisch.core.errors import StorageError
from spieltisch.storage import NewMatch, StorageService
from spieltisch.storage.database import Database, open_database


@pytest.fixture
def failures() -> list[StorageError]:
    return []


@pytest.fixture
def service(path: Path, failures: list[StorageError]) -> Iterator[StorageService]:
    with closing(StorageService(path, on_failure=failures.append)) as service:
        yield service


def appending(match: int, index: int) -> Callable[[Database], None]:
    return lambda database: database.matches.append(match, index, f"0 a {index}", scores=(), progress="")


def test_jobs_run_in_order_in_a_thread_of_their_own(service: StorageService) -> None:
    seen: list[int] = []
    threads = [service.submit(lambda _, n=n: (seen.append(n), threading.get_ident())[1]) for n in range(50)]
    idents = {future.result() for future in threads}
    assert seen == list(range(50))
    assert len(idents) == 1
    assert idents != {threading.get_ident()}


def test_closing_waits_for_everything_queued(path: Path, cribbage: NewMatch) -> None:
    service = StorageService(path)
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    futures = [service.submit(appending(match, index)) for index in range(30)]
    service.close()
    service.close()
    assert all(future.done() for future in futures)
    with closing(open_database(path, busy_timeout=0).database) as database:
        assert len(database.matches.load(match).actions) == 30
    with pytest.raises(RuntimeError, match="closed"):
        service.submit(lambda _: None)


def test_many_threads_can_submit(service: StorageService, cribbage: NewMatch) -> None:
    def play() -> None:
        match = service.submit(lambda database: database.matches.create(cribbage)).result()
        for index in range(10):
            service.submit(appending(match, index))

    players = [threading.Thread(target=play) for _ in range(8)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    running = service.submit(lambda database: database.matches.running()).result()
    assert len(running) == 8
    for summary in running:
        stored = service.submit(lambda database, match=summary.id: database.matches.load(match)).result()
        assert stored.actions == tuple(f"0 a {index}" for index in range(10))


def test_a_failed_write_is_reported_and_can_be_made_good(
    service: StorageService, failures: list[StorageError], cribbage: NewMatch
) -> None:
    match = service.submit(lambda database: database.matches.create(cribbage)).result()
    service.submit(appending(match, 0)).result()

    def limit(pages: int) -> Callable[[Database], object]:
        return lambda database: database._connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()

    pages = service.submit(lambda database: database._connection.execute("PRAGMA page_count").fetchone()[0])
    service.submit(limit(pages.result()))
    long = "0 " + "x" * 20_000
    full: Future[None] = service.submit(
        lambda database: database.matches.append(match, 1, long, scores=(), progress="")
    )
    gap = service.submit(appending(match, 2))
    assert isinstance(full.exception(), StorageError)
    assert isinstance(gap.exception(), StorageError)
    assert [failure.message.key for failure in failures] == ["storage.full", "storage.match.gap"]

    service.submit(limit(10_000))
    log = ["0 a 0", long, "0 a 2"]
    service.submit(lambda database: database.matches.replace(match, log, scores=(), progress="")).result()
    service.submit(appending(match, 3)).result()
    stored = service.submit(lambda database: database.matches.load(match)).result()
    assert stored.actions == (*log, "0 a 3")


@pytest.mark.logs_expected
def test_a_bug_in_a_job_reaches_its_future_and_the_log_alone(
    service: StorageService, failures: list[StorageError], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        error = service.submit(lambda _: 1 // 0).exception()
    assert isinstance(error, ZeroDivisionError)
    assert failures == []
    assert "a storage job failed" in caplog.text
    assert service.submit(lambda _: "still there").result() == "still there"


@pytest.mark.logs_expected
def test_a_bug_in_the_callback_does_not_stop_the_service(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(error: StorageError) -> None:
        raise RuntimeError("bug")

    with closing(StorageService(path, on_failure=broken)) as service:
        assert isinstance(service.submit(lambda database: database.matches.load(1)).exception(), StorageError)
        assert service.submit(lambda _: "still there").result() == "still there"
    assert "failure callback failed" in caplog.text


def test_a_cancelled_job_does_not_run(service: StorageService) -> None:
    gate, ran = threading.Event(), []
    service.submit(lambda _: gate.wait())
    future = service.submit(lambda _: ran.append(1))
    assert future.cancel()
    gate.set()
    service.submit(lambda _: None).result()
    assert ran == []


def test_a_file_in_use_is_reported_and_opened_on_request(path: Path, failures: list[StorageError]) -> None:
    holder = open_database(path).database
    with closing(StorageService(path, on_failure=failures.append)) as service:
        refused = service.opened.exception()
        assert isinstance(refused, StorageError)
        assert refused.message.key == "storage.locked"
        waiting = service.submit(lambda database: database.matches.running()).exception()
        assert isinstance(waiting, StorageError)
        assert waiting.message == refused.message
        assert len(failures) == 2
        holder.close()
        assert service.reopen().result() is None
        assert service.reopen().result() is None
        assert service.submit(lambda database: database.matches.running()).result() == ()


@pytest.mark.logs_expected
def test_the_notice_of_a_damaged_file_arrives(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"broken")
    with closing(StorageService(path)) as service:
        notice = service.opened.result()
        assert notice is not None
        assert notice.key == "storage.set_aside"


def test_a_program_that_forgets_to_close_loses_nothing(path: Path) -> None:
    script = """
import sys
from pathlib import Path
from spieltisch.storage import NewMatch, StorageService
service = StorageService(Path(sys.argv[1]))
service.submit(lambda database: database.matches.create(NewMatch({"game": "any"}, ())))
"""
    subprocess.run([sys.executable, "-c", script, str(path)], check=True, timeout=120)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (1,)
