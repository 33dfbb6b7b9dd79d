"""The whole program on a full disk, with a damaged file, with a clock that jumps: it tells and goes on."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.core.errors import StorageError
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.statistics import Statistics, StatisticsQuery
from spieltisch.storage import DATABASE_NAME, opening
from spieltisch.storage.database import Database, open_database
from tests.ui.conftest import QUICK, running
from tests.ui.driver import Driver

FILLER = 2_000
TRIES = 100
PAGE = 4096
OLD_FILE = Path(__file__).parents[1] / "storage" / "fixtures" / "schema_0001.sql"


def bring(driver: Driver, seed: str = "disk") -> None:
    """Begin a match that is nearly over, of a person against nobody who thinks."""
    game = driver.application.shelf.plugin("cribbage").game
    seats = [SeatEntry("Anna", "human"), SeatEntry("Bene", "human")]
    driver.app.host.show(Match(game, new_match_header(game, seats, seed=seed, scores=(110, 110))))


def play_on(driver: Driver, actions: int) -> None:
    """Play, whoever is to act, until so many actions have been done or the match is over."""
    table = driver.table
    session = table.live.session
    for _ in range(actions):
        table.skipSteps()
        table.reveal()
        table.skipSteps()
        seat = session.viewer.shown_seat
        if not session.ended and seat in session.match.actors():
            table.live.do(partial(session.play, session.match.legal(seat)[0]))


def play_until(driver: Driver, condition: Callable[[], bool]) -> None:
    """Begin one match after the other until something is so."""
    for number in range(TRIES):
        if condition():
            return
        bring(driver, f"disk {number}")
        play_on(driver, 4)
        driver.wait(lambda: driver.application.storage.idle or condition())


def shown(driver: Driver) -> tuple[str, ...]:
    match = driver.table.live.session.match
    return tuple(action.text for action in match.actions)


def stored(folder: Path, match_id: int) -> tuple[str, ...]:
    with closing(open_database(folder / DATABASE_NAME).database) as database:
        return database.matches.load(match_id).actions


def fill_up(database: Database) -> None:
    """Let the database grow no more and fill what is left, as on a full disk."""
    pages = database._connection.execute("PRAGMA page_count").fetchone()[0]
    database._connection.execute(f"PRAGMA max_page_count = {pages}")
    for size in (FILLER, FILLER // 10, FILLER // 100):
        with suppress(StorageError):
            for number in range(FILLER):
                database.settings.set(f"filler {size} {number}", "x" * size)


def make_room(database: Database) -> None:
    database._connection.execute("PRAGMA max_page_count = 1000000")


def test_on_a_full_disk_a_match_goes_on_and_is_stored_when_there_is_room(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path
) -> None:
    with running(qtbot, data_dir, QUICK) as driver:
        storage = driver.application.storage
        told, recovered = QSignalSpy(storage.failing), QSignalSpy(storage.recovered)
        storage.run(fill_up)
        play_until(driver, lambda: told.count() > 0)
        driver.wait(lambda: told.count() == 1)
        assert driver.app.property("notice") == (
            "The disk is full: the last change was not saved. It is tried again until it works."
        )
        play_on(driver, 8)
        played = shown(driver)
        assert storage._service is not None
        storage._service.submit(make_room)
        driver.wait(lambda: recovered.count() == 1 and storage.idle)
        assert driver.app.property("notice") == ""
        match_id = driver.app.host.match_id
    assert stored(data_dir, match_id) == played
    assert len(played) > 8


@pytest.mark.logs_expected  # the old file tells of progress in words that are gone
def test_an_update_on_a_full_disk_is_told_and_made_when_there_is_room(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = data_dir / DATABASE_NAME
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(OLD_FILE.read_text(encoding="utf-8"))
    before = path.read_bytes()
    full = [True]
    real = opening.back_up

    def back_up(*rest: Any) -> Path:
        if full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(*rest)

    monkeypatch.setattr(opening, "back_up", back_up)
    told: list[str] = []
    with running(qtbot, data_dir, QUICK, until=lambda driver: driver.app.property("notice") != "") as driver:
        told.append(driver.app.property("notice"))
        assert path.read_bytes() == before
        full.clear()
        driver.application.storage.retry()
        driver.wait(lambda: driver.app.property("notice") == "" and bool(driver.app.property("running")))
    assert told == [
        f"The disk is full: {path} could not be brought up to date for this version and was left as it is. "
        "It is tried again until it works."
    ]
    assert len(list((data_dir / "backups").iterdir())) == 1


@pytest.mark.logs_expected
def test_a_damaged_file_is_kept_aside_and_told(qtbot: QtBot, qapp_with_style: object, data_dir: Path) -> None:
    damaged = b"SQLite format 3\x00" + bytes(range(256)) * 64
    (data_dir / DATABASE_NAME).write_bytes(damaged)
    with running(qtbot, data_dir, QUICK) as driver:
        driver.wait(lambda: driver.app.property("notice") != "")
        bring(driver)
        play_on(driver, 4)
        driver.wait(lambda: driver.application.storage.idle)
        played, match_id = shown(driver), driver.app.host.match_id
    kept = [path for path in data_dir.rglob("*") if path.is_file() and path.read_bytes() == damaged]
    assert len(kept) == 1
    assert stored(data_dir, match_id) == played


@pytest.mark.logs_expected
def test_a_file_that_is_damaged_while_it_is_open_ends_nothing(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path
) -> None:
    path = data_dir / DATABASE_NAME
    with running(qtbot, data_dir, QUICK) as driver:
        bring(driver)
        play_on(driver, 4)
        driver.wait(lambda: driver.application.storage.idle)
        with path.open("r+b") as file:
            file.seek(PAGE)
            file.write(b"\xa5" * (path.stat().st_size - PAGE))
        play_on(driver, 6)
        driver.app.reload()
        driver.settle()
        assert len(shown(driver)) >= 8, "what is at the table does not depend on it"
    with running(qtbot, data_dir, QUICK) as driver:
        bring(driver)
        play_on(driver, 4)
        driver.wait(lambda: driver.application.storage.idle)
        played, match_id = shown(driver), driver.app.host.match_id
    assert stored(data_dir, match_id) == played


def test_the_program_ends_on_a_full_disk(qtbot: QtBot, qapp_with_style: object, data_dir: Path) -> None:
    with running(qtbot, data_dir, QUICK) as driver:
        told = QSignalSpy(driver.application.storage.failing)
        driver.application.storage.run(fill_up)
        play_until(driver, lambda: told.count() > 0)
        driver.wait(lambda: told.count() == 1)
        bring(driver, "never stored")
        play_on(driver, 4)
    with closing(open_database(data_dir / DATABASE_NAME).database) as database:
        for match in database.matches.running():
            assert len(database.matches.load(match.id).actions) <= 4


def test_the_clock_of_the_system_may_jump(
    qtbot: QtBot, qapp_with_style: object, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Matches are counted on the day that the clock showed, and nothing of them is lost or negative."""
    at = [datetime(2026, 7, 1, 20, tzinfo=UTC)]
    jumps = (timedelta(0), timedelta(days=-9000), timedelta(days=5000), timedelta(days=4000, hours=-3))

    def tick() -> datetime:
        at[0] += timedelta(seconds=1)
        return at[0]

    monkeypatch.setitem(open_database.__kwdefaults__, "now", tick)
    monkeypatch.setattr("spieltisch.app.application._now", lambda: tick().astimezone())
    with running(qtbot, data_dir, QUICK) as driver:
        driver.application.storage.run(lambda database: database.profiles.add("Anna", "#F3B74A"))
        for number, jump in enumerate(jumps):
            bring(driver, f"clock {number}")
            play_on(driver, 6)
            at[0] += jump  # in the middle of a match
            while not driver.table.live.session.ended:
                play_on(driver, 1)
            driver.wait(lambda: driver.application.storage.idle)
        driver.app.closeTable()
        driver.wait(lambda: len(driver.app.property("recent")) == len(jumps))
        for page in ("statistics", "matches", "play"):
            driver.app.navigate(page)
            driver.settle()
        assert driver.app.property("year")["played"] == 2
        assert all(row["when"] for row in driver.app.property("recent"))
    with closing(open_database(data_dir / DATABASE_NAME).database) as database:
        statistics = Statistics(database)
        (anna,) = [profile.id for profile in database.profiles.all() if profile.name == "Anna"]
        everything = statistics.page(StatisticsQuery(profile=anna, handicapped=True))
        last = at[0].date()
        some = statistics.page(StatisticsQuery(profile=anna, first=last, last=last, handicapped=True))
        matches = [database.matches.summary(match.id) for match in database.matches.recent(9)]
    assert (everything.total.played, some.total.played) == (4, 2), "two of four ended on that day"
    assert all(match.created is not None and match.finished is not None for match in matches)
