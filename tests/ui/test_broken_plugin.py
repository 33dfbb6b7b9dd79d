"""A plugin that fails, whatever it is asked and whenever, ends its own match with the log saved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtTest import QSignalSpy

from tests.bundled import BUNDLED
from tests.ui.driver import Driver

if TYPE_CHECKING:
    from spieltisch.storage.database import Database

Play = Callable[..., Driver]


class Failing:
    """A presenter that fails in one of its methods."""

    def __init__(self, presenter: Any, method: str) -> None:
        self._presenter = presenter
        self._method = method

    def __getattr__(self, name: str) -> Any:
        if name == self._method:
            raise ZeroDivisionError(name)
        return getattr(self._presenter, name)


def stored_log(driver: Driver, match_id: int) -> tuple[str, ...]:
    found: list[tuple[str, ...]] = []

    def read(database: Database) -> tuple[str, ...]:
        return database.matches.load(match_id).actions

    driver.application.storage.run(read, found.append)
    driver.wait(lambda: bool(found))
    return found[0]


def play_on(driver: Driver) -> None:
    session = driver.table.live.session
    action = session.match.legal(session.viewer.shown_seat)[0]
    driver.table.live.do(lambda: session.play(action))


DOINGS: dict[str, Callable[[Driver], object]] = {
    "table": lambda driver: driver.table.clear(),
    "select": lambda driver: driver.table.tap(driver.pieces("hand/0")[0]),
    "drop": lambda driver: driver.table.drop(driver.pieces("hand/0")[0], "crib"),
    "hinted": lambda driver: driver.table.hint(),
    "log": play_on,
    "details": lambda driver: driver.table.loadDetails(),
    "rules": lambda driver: driver.table.loadRules(),
}


def check_it_has_ended_alone(driver: Driver, failed: QSignalSpy) -> None:
    driver.wait(lambda: driver.app.property("page") == "play" and driver.application.storage.idle)
    assert failed.count() == 1
    assert "Cribbage has stopped because of an error in it" in failed.at(0)[0]
    assert driver.app.table is None
    states = {row["id"]: row["state"] for row in driver.app.property("plugins")}
    assert states == {game: "failed" if game == "cribbage" else "enabled" for game in BUNDLED}
    driver.click("rail:settings")
    driver.wait(lambda: driver.app.property("page") == "settings")


@pytest.mark.parametrize("method", DOINGS)
def test_a_presenter_that_fails_ends_its_match(play: Play, method: str) -> None:
    driver = play("human", "medium", dealer=0)
    match = driver.table.live.session.match
    driver.wait(lambda: len(match.actions) == 2 and driver.application.storage.idle)
    failed = QSignalSpy(driver.app.failed)
    session, match_id = driver.table.live.session, driver.app.host.match_id
    session.plugin = replace(session.plugin, presenter=Failing(session.plugin.presenter, method))
    DOINGS[method](driver)
    check_it_has_ended_alone(driver, failed)
    assert stored_log(driver, match_id) == tuple(action.text for action in match.actions)


@pytest.mark.parametrize("part", ["table", "facts"])
def test_the_last_action_is_saved_when_what_follows_it_fails(play: Play, part: str) -> None:
    driver = play("human", "human", dealer=0, scores=(120, 120))
    session, match = driver.table.live.session, driver.table.live.session.match
    driver.table.reveal()
    driver.wait(lambda: driver.application.storage.idle)
    failed = QSignalSpy(driver.app.failed)
    match_id = driver.app.host.match_id

    def fail(*_anything: object) -> dict[str, float]:
        raise ZeroDivisionError(part)

    if part == "facts":
        session.plugin = replace(session.plugin, result_facts=fail)
    else:
        session.plugin = replace(session.plugin, presenter=Failing(session.plugin.presenter, "table"))
    while driver.app.table is not None:
        driver.table.reveal()
        if driver.app.table is not None:
            play_on(driver)
    check_it_has_ended_alone(driver, failed)
    assert stored_log(driver, match_id) == tuple(action.text for action in match.actions)
    assert match.result().over is (part == "facts")


def test_rules_that_fail_are_told(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = driver.application.shelf.plugin("cribbage")
    broken = replace(plugin, presenter=Failing(plugin.presenter, "rules"))
    monkeypatch.setattr(driver.application.shelf, "plugin", lambda _game: broken)
    failed = QSignalSpy(driver.app.failed)
    assert driver.app.rulesOf("cribbage") == []
    assert failed.count() == 1


def test_a_game_that_fails_in_the_sheet_for_a_new_match(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = QSignalSpy(driver.app.failed)
    driver.app.openNewMatch("cribbage")
    driver.item("start")

    def fail(*_anything: object) -> None:
        raise ZeroDivisionError

    game = driver.application.shelf.plugin("cribbage").game
    monkeypatch.setattr(type(game), "check_setup", fail)
    driver.click("start")
    driver.wait(lambda: driver.app.newMatch is None)
    check_it_has_ended_alone(driver, failed)
