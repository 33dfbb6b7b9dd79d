"""The clock through the whole program without a window: closed, opened, exported, imported, killed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spieltisch.app.application import Application
from spieltisch.app.preferences import Preferences
from spieltisch.app.session import MatchSession
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database
from tests.app.conftest import SAMPLE_GAMES

Start = Callable[[], "Program"]


class Program:
    """The application with one match at its table."""

    def __init__(self, qtbot: QtBot, application: Application) -> None:
        self.qtbot = qtbot
        self.application = application
        self.host = application.controller.host

    def begin(self, *players: str, seconds: int = 30) -> None:
        game = self.application.shelf.plugin("highcard").game
        seats = [SeatEntry(name, player) for name, player in zip("AB", players, strict=True)]
        options = {"seconds": seconds, "turns": True}
        self.host.show(Match(game, new_match_header(game, seats, options, seed="clock")))
        self.settle()

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.application.storage.idle, timeout=20_000)

    @property
    def session(self) -> MatchSession:
        table = self.host.table
        assert table is not None
        return table.live.session

    @property
    def match_id(self) -> int:
        match_id = self.host.match_id
        assert match_id is not None
        return match_id

    def pass_time(self, seconds: int) -> None:
        """Let so many seconds pass, as the ticker tells them."""
        table = self.host.table
        assert table is not None
        for _ in range(seconds):
            table.live.ticker.ticked.emit(1.0)

    def open(self, match_id: int) -> None:
        self.host.open(match_id)
        self.settle()

    def open_file(self, path: Path) -> None:
        self.host.open_file(path)
        self.settle()


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> Iterator[Start]:
    """Start the program in the same data folder; the one before ends."""
    running: list[Application] = []

    def begin() -> Program:
        end()
        settings = PluginSettings(str(SAMPLE_GAMES))
        running.append(Application(tmp_path / "data", settings, Preferences(language="en")))
        running[-1].begin_at_once()
        program = Program(qtbot, running[-1])
        program.settle()
        return program

    def end() -> None:
        while running:
            running.pop().close()

    yield begin
    end()


def whole_seconds(session: MatchSession) -> int:
    """What the clock shows; a real tick may have come between."""
    assert session.clock is not None
    return round(session.clock.seconds + 0.49)


def test_another_start_goes_on_where_the_clock_was(start: Start) -> None:
    program = start()
    program.begin("human", "human")
    match_id = program.match_id
    program.host.table.reveal()
    program.pass_time(7)
    program = start()
    program.open(match_id)
    program.host.table.reveal()
    assert whole_seconds(program.session) == 23


def test_after_a_kill_at_most_five_seconds_are_given_back(start: Start, tmp_path: Path) -> None:
    program = start()
    program.begin("human", "human")
    program.host.table.reveal()
    program.pass_time(12)
    program.settle()
    stored: list[float | None] = []
    match_id = program.match_id
    program.application.storage.run(lambda database: stored.append(database.matches.load(match_id).clock))
    program.settle()
    assert stored[0] is not None
    assert 18 <= stored[0] <= 23


def test_what_an_action_had_left_is_there_after_another_start(start: Start) -> None:
    program = start()
    program.begin("human", "human")
    match_id = program.match_id
    program.host.table.reveal()
    program.pass_time(20)
    session = program.session
    program.host.table.live.do(lambda: session.play(session.match.legal(0)[0]))
    program = start()
    program.open(match_id)
    program.host.table.undo()
    program.host.table.reveal()
    assert whole_seconds(program.session) == 10


def test_a_file_brings_its_clock_and_takes_it_along(start: Start, tmp_path: Path) -> None:
    program = start()
    program.begin("human", "human")
    match_id = program.match_id
    program.host.table.reveal()
    program.pass_time(20)
    program.host.close()
    program.settle()
    path = tmp_path / "match.spieltisch"
    program.host.export(match_id, path)
    program.settle()
    document = json.loads(path.read_text(encoding="utf-8"))
    assert round(document["clock"] + 0.49) == 10
    path.write_text(json.dumps({**document, "clock": 3}), encoding="utf-8")
    program.open_file(path)
    assert program.match_id != match_id
    imported = program.match_id
    program.host.close()
    program.open(imported)
    program.host.table.reveal()
    assert whole_seconds(program.session) == 3


def test_what_the_clock_did_stays_its_own(start: Start, tmp_path: Path) -> None:
    program = start()
    program.begin("human", "human", seconds=3)
    match_id = program.match_id
    program.host.table.reveal()
    program.pass_time(3)
    program = start()
    program.open(match_id)
    assert program.session.match.auto == (0,)
    assert [happened.type for happened in program.session.match.recent] == ["timeout", "laid"]
    assert not program.session.match.can_undo


def test_deleting_the_match_at_the_table_leaves_nothing(start: Start, tmp_path: Path) -> None:
    program = start()
    program.begin("human", "human")
    program.host.table.reveal()
    program.pass_time(2)
    program.host.delete(program.match_id)
    program.settle()
    program.application.close()
    database = open_database(tmp_path / "data" / DATABASE_NAME).database
    assert database.matches.running() == ()
    database.close()
