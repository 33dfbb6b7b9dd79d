"""The table controller: exactly what changed is told, in the current language, and nothing private leaks.

Over 400 lines: one fixture plays the matches that every test looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from highcard.players import Clock
from highcard.presentation import HighCardPresenter
from highcard.state import View
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from spieltisch.app.clocks import Remaining
from spieltisch.app.intents import StoreClock
from spieltisch.app.observable import signal_name
from spieltisch.app.session import MatchSession
from spieltisch.app.speech import Speech
from spieltisch.app.table.controller import TableController
from spieltisch.app.table.live import LiveTable
from spieltisch.app.table.picture import Picture
from spieltisch.app.table.props import TableProps
from spieltisch.app.thinking import CRASHED, FAILED, HINT, Decision, Failure, Ranking
from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.errors import IllegalAction
from spieltisch.core.game import GamePlugin
from spieltisch.core.messages import message
from spieltisch.core.presentation import TableHabits, TableView, UiState
from tests.app.conftest import MakeSession
from tests.app.fakes import FakeJournal, FakeThinker

SIGNALS = tuple(signal_name(field.name) for field in fields(TableProps))


class Table:
    """A controller with everything around it in a test's hands."""

    def __init__(self, session: MatchSession, speech: Speech) -> None:
        self.session = session
        self.thinker = FakeThinker()
        self.journal = FakeJournal()
        self.pace = "instant"
        self.rematches = 0
        self.now = 0.0
        self.live = LiveTable(
            session, self.journal, self.thinker, lambda: self.pace, seconds=lambda: self.now
        )
        self.controller = TableController(
            self.live, Picture(speech.renderer, Path("/games/it")), self._rematch
        )
        self.live.settle()

    def _rematch(self) -> None:
        self.rematches += 1

    def told_by(self, doing: Callable[[], Any]) -> set[str]:
        spies = {name: QSignalSpy(getattr(self.controller, name)) for name in SIGNALS}
        doing()
        return {name for name, spy in spies.items() if spy.count()}

    def hand(self) -> list[str]:
        return [row.pieceId for row in self.controller.pieces.rows if row.zone == "hand/0"]

    def lay(self, card: int = 0) -> None:
        self.controller.tap(self.hand()[card])
        self.controller.confirm()


@pytest.fixture
def speech(qapp: object, highcard: GamePlugin, tmp_path: Path) -> Speech:
    speech = Speech("en")
    speech.add_catalog("highcard", highcard.texts, tmp_path)
    yield speech
    speech.silence()


@pytest.fixture
def open_table(make_session: MakeSession, highcard: GamePlugin, speech: Speech) -> Callable[..., Table]:
    def make(*players: str, plugin: GamePlugin = highcard, **options: Any) -> Table:
        return Table(make_session(plugin, *players, **options), speech)

    return make


@pytest.fixture
def table(open_table: Callable[..., Table]) -> Table:
    return open_table("human", "hard")


class TestProps:
    def test_every_prop_has_a_property_and_a_signal(self, table: Table) -> None:
        meta = table.controller.metaObject()
        for field in fields(TableProps):
            name = signal_name(field.name).removesuffix("Changed")
            index = meta.indexOfProperty(name)
            assert index >= 0, name
            assert meta.property(index).hasNotifySignal()

    def test_a_selection_tells_only_what_it_changes(self, table: Table) -> None:
        told = table.told_by(lambda: table.controller.tap(table.hand()[0]))
        assert told == {"confirmButtonChanged", "canClearChanged"}

    def test_nothing_is_told_when_nothing_changes(self, table: Table) -> None:
        assert table.told_by(lambda: table.controller.tap("back/hand/1/0")) == set()
        assert table.told_by(table.controller.refresh) == set()

    def test_another_language_tells_the_texts(self, table: Table, speech: Speech) -> None:
        speech.choose("de")
        assert table.told_by(table.controller.refresh) <= {
            "promptChanged",
            "progressChanged",
            "gameNameChanged",
            "platesChanged",
            "scoresChanged",
            "confirmButtonChanged",
        }

    def test_choices_say_their_place_and_key(
        self, open_table: Callable[..., Table], highcard: GamePlugin
    ) -> None:
        class Keyed(HighCardPresenter):
            def table(self, view: View, ui: UiState[View]) -> TableView:
                table = super().table(view, ui)
                return replace(table, choices=(replace(table.choices[0], key=message("highcard.name")),))

        table = open_table("human", "hard", doubling=True)
        (double,) = table.controller.choices
        assert (double["id"], double["place"], double["key"]) == ("double", "bar", "")
        plugin = replace(highcard, presenter=Keyed())
        (double,) = open_table("human", "hard", plugin=plugin, doubling=True).controller.choices
        assert double["key"] == "High Card", "a key that follows the language"

    def test_who_sits_where(self, table: Table) -> None:
        own, other = table.controller.plates
        assert (own["name"], own["self"], own["human"], own["initial"]) == ("Anna", True, True, "A")
        assert (other["name"], other["self"], other["human"]) == ("Bene", False, False)
        assert table.controller.viewSeat == 0
        assert table.controller.tableSource == "file:///games/it/qml/HighCardTable.qml"


class TestComputers:
    def test_a_decision_is_asked_with_the_view_alone(self, table: Table) -> None:
        (request,) = table.thinker.asked
        match = table.session.match
        assert request.player == "hard"
        assert request.view == match.game.view_to_json(match.view(1))
        assert request.number == match.decision_number(1)
        assert table.controller.thinking

    def test_its_answer_is_played_and_stored(self, qtbot: QtBot, table: Table) -> None:
        table.thinker.answer(Decision(table.session.match.legal(1)[0]))
        qtbot.waitUntil(lambda: table.session.match.cursor == 1, timeout=20_000)
        assert [intent.action for intent in table.journal.written] == [table.session.match.actions[0].text]

    def test_it_waits_a_beat(self, qtbot: QtBot, open_table: Callable[..., Table]) -> None:
        table = open_table("human", "hard")
        table.controller.pause("test")
        table.pace = "slow"
        table.controller.resume("test")
        table.thinker.answer(Decision(table.session.match.legal(1)[0]))
        assert table.session.match.cursor == 0
        assert table.controller.thinking

    def test_a_pause_drops_the_answer(self, table: Table) -> None:
        table.controller.pause("rules")
        assert table.thinker.cancelled == [1]
        assert not table.controller.thinking
        table.controller.resume("rules")
        assert len(table.thinker.asked) == 2

    def test_what_the_person_does_meanwhile_asks_again(self, table: Table) -> None:
        table.lay()
        assert table.thinker.cancelled == [1]
        assert len(table.thinker.waiting) == 1

    def test_a_selection_does_not_disturb_it(self, table: Table) -> None:
        table.controller.tap(table.hand()[0])
        assert table.thinker.cancelled == []

    @pytest.mark.parametrize(
        "bad", [Failure(CRASHED), Failure(FAILED, "x"), Decision(Action(1, "lay", ("ZZ",))), Ranking("x", ())]
    )
    def test_after_a_second_failure_the_match_waits(self, qtbot: QtBot, table: Table, bad: object) -> None:
        told = QSignalSpy(table.controller.refused)
        for number in (1, 2):
            qtbot.waitUntil(lambda number=number: len(table.thinker.asked) == number, timeout=20_000)
            table.thinker.answer(bad)
        qtbot.waitUntil(lambda: table.controller.paused, timeout=20_000)
        assert told.at(told.count() - 1)[0].startswith("The computer player cannot decide")
        table.controller.pause("person")
        table.controller.resume("person")
        assert len(table.thinker.asked) == 3

    def test_closing_drops_everything(self, table: Table) -> None:
        table.live.close()
        assert table.thinker.waiting == {}


class TestHints:
    def ranking(self, table: Table) -> Ranking:
        return Ranking("points", tuple(RankedAction(a, 1.0) for a in table.session.match.legal(0)))

    def hint_request(self, table: Table) -> int:
        return next(
            number for number, (request, _) in table.thinker.waiting.items() if request.player == HINT
        )

    def give(self, table: Table, reply: object) -> None:
        _request, callback = table.thinker.waiting.pop(self.hint_request(table))
        callback(reply)

    def test_a_hint_selects_and_a_second_press_takes_it_away(self, table: Table) -> None:
        table.controller.hint()
        self.give(table, self.ranking(table))
        assert table.controller.hintActive
        assert [row.selected for row in table.controller.pieces.rows].count(True) == 1
        table.controller.hint()
        assert not table.controller.hintActive

    def test_it_is_dropped_when_the_match_goes_on(self, table: Table) -> None:
        table.controller.hint()
        number = self.hint_request(table)
        table.lay()
        assert number in table.thinker.cancelled

    def test_it_is_asked_for_again_when_somebody_else_acts_meanwhile(
        self, qtbot: QtBot, table: Table
    ) -> None:
        table.controller.hint()
        number = self.hint_request(table)
        table.thinker.answer(Decision(table.session.match.legal(1)[0]))
        qtbot.waitUntil(lambda: table.session.match.cursor == 1, timeout=20_000)
        assert number in table.thinker.cancelled
        self.give(table, self.ranking(table))
        assert table.controller.hintActive

    def test_it_is_asked_for_once(self, table: Table) -> None:
        table.controller.hint()
        table.controller.hint()
        assert [request.player for request in table.thinker.asked].count(HINT) == 1

    def test_the_wish_for_it_can_be_taken_back(self, table: Table) -> None:
        table.controller.hint()
        number = self.hint_request(table)
        assert (table.controller.hintAwaited, table.controller.canClear) == (True, True)
        table.controller.clear()
        assert number in table.thinker.cancelled
        assert (table.controller.hintAwaited, table.controller.canClear) == (False, False)

    def test_without_anything_to_decide_it_says_so(self, table: Table) -> None:
        table.lay()
        told = QSignalSpy(table.controller.refused)
        table.controller.hint()
        assert told.at(0) == ["There is nothing to decide just now."]

    def test_a_failed_hint_says_so(self, table: Table) -> None:
        told = QSignalSpy(table.controller.refused)
        table.controller.hint()
        self.give(table, Failure(FAILED))
        assert told.at(0) == ["No hint could be worked out."]
        assert not table.controller.hintAwaited


class TestClock:
    @pytest.fixture
    def timed(self, open_table: Callable[..., Table]) -> Table:
        table = open_table("human", "hard", turns=True, seconds=30)
        table.journal.written.clear()
        return table

    def test_it_runs_while_it_is_to_run(self, timed: Table) -> None:
        assert timed.live.ticker.running
        timed.controller.pause("rules")
        assert not timed.live.ticker.running
        timed.controller.resume("rules")
        assert timed.live.ticker.running
        timed.lay()
        assert not timed.live.ticker.running
        assert timed.controller.clock is None

    def test_a_tick_draws_nothing_else(self, timed: Table) -> None:
        seen = QSignalSpy(timed.controller.clockChanged)
        timed.thinker.waiting.clear()
        assert timed.told_by(lambda: timed.live.ticker.ticked.emit(0.25)) == set()
        assert seen.count() == 1
        expected = {"seat": 0, "seconds": 29.75, "total": 30, "running": True, "lead": 0.0}
        assert timed.controller.clock == expected

    def test_nothing_is_told_of_a_clock_that_shows_the_same(self, timed: Table) -> None:
        seen = QSignalSpy(timed.controller.clockChanged)
        timed.controller.tap(timed.hand()[0])
        assert seen.count() == 0

    def test_when_the_time_is_up_everything_is_drawn_and_stored(self, timed: Table) -> None:
        told = timed.told_by(lambda: timed.live.ticker.ticked.emit(30))
        assert "thinkingChanged" in told
        assert [(intent.action, intent.auto) for intent in timed.journal.written] == [
            (timed.session.match.actions[0].text, True)
        ]
        assert not timed.live.ticker.running

    def test_the_last_ten_seconds_are_announced_once(self, timed: Table) -> None:
        said = QSignalSpy(timed.controller.announced)
        for _ in range(25):
            timed.live.ticker.ticked.emit(1)
        assert [said.at(index) for index in range(said.count())] == [["10 seconds left"]]

    def test_what_is_left_is_stored_when_the_table_closes(self, timed: Table) -> None:
        timed.live.ticker.ticked.emit(1)
        timed.live.close()
        assert timed.journal.written == [StoreClock(29)]
        assert not timed.live.ticker.running

    def test_a_clock_that_does_what_is_not_allowed_ends_its_match(self, timed: Table) -> None:
        errors: list[object] = []
        timed.live.broke.connect(errors.append)

        class Intruder(Clock):
            def expired(self, view: View) -> Action:
                return Action(0, "win")

        timed.session = MatchSession(
            replace(timed.session.plugin, clock=Intruder()), timed.session.match, remaining=Remaining(0.1)
        )
        timed.live.session = timed.session
        timed.live.ticker.ticked.emit(1)
        assert [type(error) for error in errors] == [IllegalAction]
        assert not timed.live.ticker.running


class TestCover:
    def test_nothing_private_is_anywhere(self, open_table: Callable[..., Table]) -> None:
        table = open_table("human", "human")
        controller = table.controller
        assert controller.covered
        assert controller.cover["name"] == "Anna"
        assert all(row.face == "" for row in controller.pieces.rows)
        hidden = [card.text for seat in (0, 1) for card in table.session.match.view(seat).hand]
        everything = repr([controller.property(name.removesuffix("Changed")) for name in SIGNALS])
        everything += repr(controller.pieces.rows)
        assert not [card for card in hidden if card in everything]

    def test_where_a_tap_reveals(self, open_table: Callable[..., Table], highcard: GamePlugin) -> None:
        assert open_table("human", "human").controller.cover["anywhere"] is False
        plugin = replace(highcard, habits=TableHabits(handover="action"))
        assert open_table("human", "human", plugin=plugin).controller.cover["anywhere"] is True

    def test_reveal_shows_the_hand(self, open_table: Callable[..., Table]) -> None:
        table = open_table("human", "human")
        table.controller.reveal()
        assert not table.controller.covered
        assert len(table.hand()) == 3


class TestTelling:
    def test_a_broken_plugin_ends_its_match_alone(self, open_table: Callable[..., Table]) -> None:
        table = open_table("human", "hard")
        errors: list[object] = []
        table.live.broke.connect(errors.append)

        class Broken:
            def __getattr__(self, name: str) -> object:
                raise ZeroDivisionError(name)

        table.session.plugin = replace(table.session.plugin, presenter=Broken())
        table.controller.tap(table.hand()[0])
        table.controller.tap(table.hand()[0])
        assert len(errors) == 1
        assert isinstance(errors[0], ZeroDivisionError)
        assert table.thinker.waiting == {}

    def test_details_and_rules_are_made_when_wanted(self, table: Table) -> None:
        assert table.controller.details == []
        assert table.controller.rules == []
        table.controller.loadDetails()
        table.controller.loadRules()
        assert table.controller.details[0]["rows"] == []
        assert table.controller.rules[0]["paragraphs"]

    def test_a_rematch_is_passed_on(self, table: Table) -> None:
        table.controller.rematch()
        assert table.rematches == 1

    def test_a_drop_says_whether_it_meant_something(self, table: Table) -> None:
        assert not table.controller.drop(table.hand()[0], "nowhere")
        assert table.controller.drop(table.hand()[0], "laid")

    def test_five_thousand_signals(self, table: Table) -> None:
        """PySide 6.12 lost a reference to True with every signal until the process ended."""
        first, second = table.hand()[:2]
        seen = QSignalSpy(table.controller.canClearChanged)
        for _ in range(1_250):
            table.controller.tap(first)
            table.controller.clear()
            table.controller.tap(second)
            table.controller.clear()
        assert seen.count() == 5_000
        assert table.controller.canClear is False
