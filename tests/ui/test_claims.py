"""A claim against time in the running program, with the real computer players and the real storage."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from spieltisch.core.actions import Action
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from tests.ui.driver import Driver
from tests.ui.five_hundred_rig import FREJA, MADS, pack

ANNA = "9S TS JS 2C 3C KD JH"
COURSE = ("0 draw", "0 discard KD", "1 draw", "1 meld 4H 5H 6H", "1 discard QC", "2 draw", "2 discard 3H")
SIGNAL, LIMIT = 0.5, 3
CTRL = Qt.KeyboardModifier.ControlModifier


class Claims:
    """The program with a match in which Anna and Mads, an expert, may claim what Freja has discarded."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        game = driver.application.shelf.plugin("five_hundred").game
        seats = [SeatEntry("Anna", "human"), SeatEntry("Mads", "expert"), SeatEntry("Freja", "expert")]
        packs = (pack(ANNA, MADS, FREJA.replace("5C", "3H")),)
        header = new_match_header(game, seats, {"claim": "reaction"}, seed="claims", dealer=0, packs=packs)
        match: Match[Any, Any] = Match(game, header)
        for text in COURSE:
            match.play(Action.parse(text))
        driver.app.host.show(match)
        driver.item("claim")

    @property
    def match(self) -> Match[Any, Any]:
        return self.driver.table.live.session.match

    @property
    def log(self) -> list[str]:
        """What has been answered so far."""
        answers = self.match.actions[len(COURSE) : self.match.cursor]
        return [action.text for action in answers if action.verb in ("claim", "decline")]

    @property
    def clock(self) -> Any:
        return self.driver.table.property("clock")

    @property
    def speed(self) -> float:
        """The seconds after which Mads claims."""
        session = self.driver.table.live.session
        race = session.racing.race
        assert race is not None
        delay = race.runners[0].delay
        assert delay is not None
        return delay

    def pass_time(self, seconds: float) -> None:
        self.driver.seconds.pass_at(self.driver.table, seconds)
        self.driver.settle()

    def decided(self) -> None:
        """Wait until Mads knows what he wants; nobody can see that."""
        racing = self.driver.table.live.session.racing
        race = racing.race
        assert race is not None
        self.driver.wait(lambda: not racing.thinkers(race))

    def stored(self) -> list[str]:
        """The answers in the storage."""
        found: list[list[str]] = []
        match_id = self.driver.app.host.match_id
        assert match_id is not None
        storage = self.driver.application.storage
        storage.run(lambda database: list(database.matches.load(match_id).actions), found.append)
        self.driver.wait(lambda: bool(found))
        return found[0][len(COURSE) :]


@pytest.fixture
def claims(driver: Driver) -> Claims:
    return Claims(driver)


def test_an_expert_claims_at_its_time_and_that_is_stored(claims: Claims) -> None:
    claims.decided()
    claims.pass_time(SIGNAL + claims.speed - 0.01)
    assert claims.log == []
    claims.pass_time(0.1)
    assert claims.log == ["1 claim 1"]
    assert claims.stored()[0] == "1 claim 1"


def test_whoever_is_first_gets_it(claims: Claims) -> None:
    claims.decided()
    claims.pass_time(SIGNAL + claims.speed - 0.1)
    claims.driver.key(Qt.Key.Key_Space)
    assert claims.log == ["0 claim 1"]
    assert claims.stored() == ["0 claim 1"]


def test_leaving_the_table_stops_the_clock_at_once(claims: Claims) -> None:
    claims.decided()
    claims.pass_time(SIGNAL + 0.6)
    claims.driver.app.navigate("settings")
    assert claims.driver.table.property("paused"), "before the page is there"
    claims.pass_time(20)
    assert claims.clock["seconds"] == pytest.approx(LIMIT - 0.6)
    claims.driver.app.navigate("table")
    claims.driver.item("claim")
    assert claims.clock["lead"] == SIGNAL, "get ready again"
    claims.pass_time(SIGNAL + claims.speed - 0.6 - 0.01)
    assert claims.log == []
    claims.pass_time(0.1)
    assert claims.log == ["1 claim 1"]


@pytest.mark.parametrize("sheet", ["rules", "details"])
def test_a_sheet_stops_it(claims: Claims, sheet: str) -> None:
    claims.pass_time(SIGNAL + 0.6)
    claims.driver.click(sheet)
    claims.driver.item("closeSheet")
    claims.pass_time(20)
    assert claims.log == []
    claims.driver.key(Qt.Key.Key_Escape)
    claims.driver.wait(lambda: claims.clock["running"])
    assert claims.clock["seconds"] == pytest.approx(LIMIT - 0.6)


def test_the_program_can_be_left_in_the_middle(claims: Claims) -> None:
    driver = claims.driver
    claims.decided()
    claims.pass_time(SIGNAL + 0.6)
    match_id = driver.app.host.match_id
    driver.app.closeTable()
    driver.wait(lambda: driver.find("claim") is None)
    driver.app.openMatch(match_id)
    driver.item("claim")
    assert claims.log == []
    assert claims.clock["seconds"] == pytest.approx(LIMIT - 0.6)
    assert claims.clock["lead"] == SIGNAL
    claims.decided()
    claims.pass_time(SIGNAL + claims.speed)
    assert claims.log == ["1 claim 1"]


def test_what_was_claimed_can_be_taken_back(claims: Claims) -> None:
    driver = claims.driver
    claims.pass_time(SIGNAL + 0.3)
    driver.key(Qt.Key.Key_Space)
    assert claims.log == ["0 claim 1"]
    driver.key(Qt.Key.Key_Z, CTRL)
    driver.item("claim")
    assert claims.log == []
    claims.pass_time(SIGNAL + 2.9)
    assert claims.log == [], "Mads leaves it to what was done"
    driver.key(Qt.Key.Key_Escape)
    driver.wait(lambda: claims.log == ["0 decline", "1 claim 1"])
    assert claims.stored()[:2] == ["0 decline", "1 claim 1"]
