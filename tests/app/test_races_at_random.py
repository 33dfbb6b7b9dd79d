"""Claims against time, whatever happens in whatever order: nothing is lost, doubled or unfair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieltisch.app.clocks import Remaining
from spieltisch.app.pauses import BY_PERSON
from spieltisch.app.races import TIE_SECONDS
from spieltisch.app.session import MatchSession
from spieltisch.core.actions import Action
from spieltisch.core.match import Match
from tests.app.races import LIMIT, RaceTable, new_session
from tests.app.test_session_walks import Stored

PLAYERS = st.sampled_from(
    (
        ("human", "hard", "hard", "hard"),
        ("hard", "human", "hard", "hard"),
        ("hard", "human", "human", "hard"),
        ("human", "hard", "hard"),
        ("hard", "hard", "human"),
        ("hard", "hard", "hard"),
    )
)
PRESSES = ("claim", "decline", "place/0", "place/1", "draw")
FORWARD = ("tick", "tick", "tick", "answer", "answer", "clear", "pause", "resume", "reveal", *PRESSES)
BACK = ("undo", "undo", "redo", "restart", "reopen")
SECONDS = st.sampled_from((0.01, 0.04, 0.04, 0.2, 0.5, 1.0))
DELAYS = st.one_of(st.none(), st.floats(0.3, LIMIT).map(lambda value: round(value, 2)))
at_random = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
pytestmark = pytest.mark.usefixtures("qapp")


class Walk:
    """A table at which things happen, and what can be said of it at any time."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.players = data.draw(PLAYERS)
        self.delays = {seat: data.draw(DELAYS) for seat in range(len(self.players))}
        self.table = RaceTable(new_session(self.players, self.delays, places=data.draw(st.integers(1, 2))))
        self.decided: dict[int, Action] = {}
        self.stored = Stored(["x"], [False], [None], 1)
        self.stored.actions = [action.text for action in self.match.actions]

    @property
    def match(self) -> Match[Any, Any]:
        return self.table.session.match

    @property
    def open(self) -> bool:
        """Whether the discard can still be claimed."""
        return self.match.state.table.window is not None

    @property
    def passed(self) -> float:
        """The seconds since the signal on the clock of the person who looks."""
        reading = self.table.session.clock
        return 0.0 if reading is None else reading.total - reading.seconds

    def go(self, doing: str) -> None:
        doings: dict[str, Callable[[], None]] = {
            "tick": lambda: self.table.wait(self.data.draw(SECONDS)),
            "answer": self.answer,
            "pause": lambda: self.table.do("pause", "rules"),
            "resume": lambda: self.resume(self.data.draw(st.sampled_from(("rules", BY_PERSON)))),
            "reopen": self.reopen,
        }
        if doing in doings:
            doings[doing]()
        elif doing in PRESSES:
            self.table.press(doing)
        else:
            self.table.do(doing)
        self.check()

    def resume(self, reason: str) -> None:
        self.table.do("resume", reason)

    def answer(self) -> None:
        """A computer that is asked decides, any of them first; after going back as it has before."""
        waiting = self.table.asked()
        if waiting:
            seat = self.data.draw(st.sampled_from(waiting))
            action = self.data.draw(st.sampled_from(self.match.legal(seat)))
            if self.match.can_redo:
                action = self.match.actions[self.match.cursor]
            self.decided[seat] = action
            self.table.answer(action.text)

    def reopen(self) -> None:
        """The program ends and starts again: what it knows then is what has been stored."""
        session = self.table.session
        self.table.live.close()
        self.take()
        log, stored = self.match, self.stored
        match: Match[Any, Any] = Match(log.game, log.header, log.actions, stored.cursor, log.auto)
        remaining = Remaining(stored.clock, tuple(stored.clocks))
        self.table = RaceTable(MatchSession(session.plugin, match, remaining=remaining))

    def take(self) -> None:
        self.stored.take(tuple(self.table.journal.written))
        self.table.journal.written.clear()

    def check(self) -> None:
        """What is stored is what is played, and that is legal; nobody is asked twice."""
        match, asked = self.match, self.table.asked()
        self.take()
        assert self.stored.actions == [action.text for action in match.actions]
        assert self.stored.cursor == match.cursor
        assert tuple(index for index, auto in enumerate(self.stored.auto) if auto) == match.auto
        again: Match[Any, Any] = Match(match.game, match.header, match.actions, match.cursor, match.auto)
        assert again.state == match.state
        assert len(set(asked)) == len(asked)
        reading = self.table.session.clock
        if reading is not None:
            assert reading.seat in match.asked()
            assert 0 <= reading.seconds <= reading.total

    def settle(self) -> None:
        """Everybody answers, and the time passes until the question is settled."""
        for _ in range(40):
            if not self.open:
                return
            for doing in ("resume", "reveal", "clear", "answer"):
                self.go(doing)
            self.resume("rules")
            self.resume(BY_PERSON)
            self.table.pass_time(0.6)
            self.check()
        raise AssertionError("the question is never settled")


@at_random
@given(st.data())
def test_the_first_one_gets_it(data: st.DataObject) -> None:
    walk = Walk(data)
    question = walk.match.cursor
    passed, decided, cursor = 0.0, dict[int, Action](), question
    for _ in range(40):
        if not walk.open:
            break
        passed, decided, cursor = walk.passed, dict(walk.decided), walk.match.cursor
        walk.go(data.draw(st.sampled_from(FORWARD)))
    else:
        walk.settle()
        return
    answers = walk.match.actions[question:]
    assert len({action.seat for action in answers}) == len(answers), "one answer each"
    humans = [action for action in answers if walk.players[action.seat] == "human"]
    passes = [action for action in answers if action.verb == "decline" and action not in humans]
    if passes:
        asked = [seat for seat, player in enumerate(walk.players[:-1]) if player == "human"]
        assert len(humans) == len(asked), "a computer has said that it does not want the card"
        assert answers.index(passes[0]) >= len(humans)
    winner = answers[-1] if answers[-1].verb == "claim" else None
    claims = {seat: walk.delays[seat] for seat, action in walk.decided.items() if action.verb == "claim"}
    if winner is None:
        assert not claims
    elif winner in humans:
        known = [claims[seat] for seat in decided if seat in claims]
        assert all(delay >= passed - TIE_SECONDS for delay in known)
    else:
        own = claims[winner.seat]
        assert all(delay >= own - TIE_SECONDS for seat, delay in claims.items() if seat in decided)
        if walk.players[answers[0].seat] != "human" and "human" in walk.players[:-1]:
            assert cursor == question, "it is the first answer"
            assert own <= passed + 1.0 + TIE_SECONDS


@at_random
@given(st.data())
def test_whatever_happens_nothing_is_lost(data: st.DataObject) -> None:
    walk = Walk(data)
    for _ in range(60):
        before, cursor = walk.match.actions, walk.match.cursor
        doing = data.draw(st.sampled_from((*FORWARD, *BACK)))
        walk.go(doing)
        after = walk.match.actions
        if doing not in PRESSES and after[: len(before)] != before:
            assert walk.players[after[cursor].seat] == "human", "a computer has acted out of its turn"
            assert cursor in walk.match.auto
    walk.settle()
