"""What a seat keeps through a match, such as the order of its hand, is there again after another start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from spieltisch.app.application import Application
from spieltisch.app.preferences import Preferences
from spieltisch.app.session import MatchSession
from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings

GAME = "five_hundred"


class Program:
    """One start of the application in a data folder."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.application = Application(folder, PluginSettings(None, (), True), Preferences(language="en"))
        self.application.begin_at_once()
        self.host = self.application.controller.host

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.application.storage.idle, timeout=20_000)

    @property
    def session(self) -> MatchSession:
        assert self.host.table is not None
        return self.host.table.live.session

    def begin(self, *players: str) -> int:
        game = self.application.shelf.plugin(GAME).game
        seats = [SeatEntry(name, player) for name, player in zip(("Anna", "Mads"), players, strict=True)]
        options = {"seats": len(seats), "claim": "seat"}
        match: Match[Any, Any] = Match(game, new_match_header(game, seats, options, seed="kept", dealer=0))
        self.host.show(match)
        self.settle()
        assert self.host.match_id is not None
        return self.host.match_id

    def open(self, match_id: int) -> None:
        self.host.open(match_id)
        self.settle()

    @property
    def hand(self) -> list[str | None]:
        """The hand that is seen, in its order."""
        zone = f"hand/{self.session.viewer.shown_seat}"
        return [piece.face for piece in self.session.table.pieces if piece.place.zone == zone]

    def carry(self, place: int, slot: int) -> None:
        """Drag a card of the hand to another slot."""
        assert self.host.table is not None
        seat = self.session.viewer.shown_seat
        piece = next(
            piece
            for piece in self.session.table.pieces
            if piece.place == type(piece.place)(f"hand/{seat}", place)
        )
        self.host.table.drop(piece.id, f"hand/{seat}/{slot}")
        self.settle()

    def close(self) -> None:
        self.application.controller.close()
        self.application.close()


@pytest.fixture
def programs(qtbot: QtBot, tmp_path: Path) -> Iterator[Iterator[Program]]:
    """Start after start in one folder; the one before ends."""
    started: list[Program] = []

    def starts() -> Iterator[Program]:
        while True:
            if started:
                started.pop().close()
            started.append(Program(qtbot, tmp_path))
            yield started[0]

    yield starts()
    for program in started:
        program.close()


def test_the_order_of_a_hand_survives_another_start(programs: Iterator[Program]) -> None:
    program = next(programs)
    match_id = program.begin("human", "human")
    assert program.host.table is not None
    program.host.table.reveal()
    program.carry(6, 0)
    arranged = program.hand
    program.session.play(Action.parse("0 draw"))
    program.host.table.live.settle()
    program = next(programs)
    program.open(match_id)
    assert program.host.table is not None
    program.host.table.reveal()
    assert program.hand[:7] == arranged, "the drawn card lies at the end"
    assert program.session.match.cursor == 1


def test_every_seat_has_its_own(programs: Iterator[Program]) -> None:
    program = next(programs)
    match_id = program.begin("human", "human")
    assert program.host.table is not None
    program.host.table.reveal()
    program.host.table.choose("sort/rank")
    program = next(programs)
    program.open(match_id)
    assert program.session._sight._kept == {0: (("sort", "rank"),)}
