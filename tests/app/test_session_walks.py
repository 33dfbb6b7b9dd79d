"""Random walks through whole matches: nobody is stuck, nothing private is shown, all is stored as it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from spieltisch.app.clocks import Remaining
from spieltisch.app.duties import ComputerTurn, ForcedAction, NextStep
from spieltisch.app.intents import AppendAction, FinishMatch, Intent, MoveCursor, ReopenMatch, StoreClock
from spieltisch.app.pauses import BY_PERSON
from spieltisch.app.races import Race
from spieltisch.app.session import MatchSession
from spieltisch.core.cards import JOKER
from spieltisch.core.match import Match
from spieltisch.plugins import Registry
from tests.app.conftest import MakeSession

STEPS = 700
HIGHCARD = {"turns": True, "doubling": True, "seconds": 30, "target": 3}
TABLES = [
    ("highcard", ("human", "hard"), HIGHCARD),
    ("highcard", ("human", "human", "hard"), {**HIGHCARD, "turns": False}),
    ("highcard", ("human", "hard", "human", "hard"), HIGHCARD),
    ("highcard", ("hard", "beginner", "hard"), HIGHCARD),
    ("cribbage", ("human", "human"), {}),
    ("dominoes", ("human", "beginner"), {"variant": "draw", "target": 20}),
    ("dominoes", ("human", "human", "medium"), {"variant": "all_fives", "target": 20}),
    (
        "dominoes",
        ("human", "beginner", "human", "beginner"),
        {"variant": "block", "partners": True, "target": 20},
    ),
    ("watten", ("human", "beginner", "beginner", "beginner"), {"target": 5}),
    ("watten", ("human", "human", "beginner", "beginner"), {"target": 5}),
    ("watten", ("human", "beginner", "human", "beginner"), {"target": 5}),
    ("watten", ("human", "human", "human", "human"), {"target": 5}),
    ("watten", ("beginner", "medium", "beginner", "medium"), {"target": 5}),
    ("five_hundred", ("human", "beginner", "hard"), {"target": 50}),
    ("five_hundred", ("human", "human", "beginner", "hard"), {"target": 50}),
    ("five_hundred", ("beginner", "hard", "expert"), {"target": 50}),
]

TIMED = [table for table in TABLES if "human" in table[1] and table[0] != "five_hundred"]
"""Where clocks are common; claims of 500 that are opened again have a test of their own."""


@dataclass
class Stored:
    """What a storage makes of the intents."""

    actions: list[str] = field(default_factory=list)
    auto: list[bool] = field(default_factory=list)
    clocks: list[float | None] = field(default_factory=list)
    cursor: int = 0
    clock: float | None = None
    finished: bool = False

    def take(self, intents: tuple[Intent, ...]) -> None:
        for intent in intents:
            match intent:
                case AppendAction():
                    for log in (self.actions, self.auto, self.clocks):
                        del log[intent.index :]
                    assert len(self.actions) == intent.index
                    self.actions.append(intent.action)
                    self.auto.append(intent.auto)
                    self.clocks.append(intent.clock)
                    self.cursor, self.clock = intent.index + 1, intent.next_clock
                case MoveCursor():
                    self.cursor, self.clock = intent.cursor, intent.clock
                case StoreClock():
                    self.clock = intent.seconds
                case FinishMatch():
                    assert not self.finished
                    self.finished = True
                case ReopenMatch():
                    assert self.finished
                    self.finished = False


class Walk:
    """Somebody who does anything that can be done at a table."""

    def __init__(self, session: MatchSession, seed: str) -> None:
        self.session = session
        self.chance = random.Random(seed)
        self.stored = Stored()

    def go(self, steps: int) -> None:
        doings: list[Callable[[], None]] = [self.act] * 12 + [self.wait] * 4
        doings += [self.session.undo, self.session.redo, self.pause, self.act_unasked, self.session.clear]
        for _ in range(steps):
            self.chance.choice(doings)()
            self.check()

    def to_the_end(self) -> None:
        """Go on without going back, which ends every match."""
        for _ in range(3_000):
            if self.session.ended and not self.session.presenting:
                return
            self.act()
            self.check()
        pytest.fail("the match does not end")

    def act(self) -> None:
        """Do what comes next: it is always clear what that is."""
        session, duty = self.session, self.session.duty
        if session.paused:
            session.resume(BY_PERSON)
        elif session.viewer.covered:
            session.reveal()
        elif session.presenting:
            session.next_step()
        elif isinstance(duty, ForcedAction):
            session.play(duty.action)
        elif isinstance(duty, ComputerTurn):
            self.play(duty.seat)
        elif isinstance(duty, Race):
            self.race(duty)
        elif not session.ended:
            assert session.viewer.shown_seat in session.match.asked(), "nobody has anything to do"
            self.play(session.viewer.shown_seat)

    def race(self, race: Race) -> None:
        """Let a computer decide, or act if its time has come, or the time pass, or a person act."""
        session, thinkers = self.session, self.session.racing.thinkers(race)
        if thinkers:
            seat = self.chance.choice(thinkers)
            session.racing.note_answer(race, self.chance.choice(session.match.legal(seat)))
        elif session.due is not None:
            session.play(session.due)
        elif race.timed and self.chance.random() < 0.5:
            session.tick(0.3)
        elif session.viewer.shown_seat in race.order:
            self.play(session.viewer.shown_seat)

    def act_unasked(self) -> None:
        session, seat = self.session, self.session.viewer.shown_seat
        if seat is not None and not session.presenting and seat in session.match.actors():
            self.play(seat)

    def play(self, seat: int) -> None:
        self.session.play(self.chance.choice(self.session.match.legal(seat)))

    def wait(self) -> None:
        self.session.tick(self.chance.random() * 8)
        self.session.note_clock()

    def pause(self) -> None:
        self.session.pause("rules")
        self.session.tick(100)
        self.session.resume("rules")

    def check(self) -> None:
        session, match = self.session, self.session.match
        if not isinstance(session.duty, NextStep):
            self.check_privacy()
        reading = session.clock
        if reading is not None:
            assert reading.seat == session.viewer.shown_seat
            assert reading.seat in match.asked()
            assert 0 <= reading.seconds <= reading.total
        self.stored.take(session.take_intents())
        assert self.stored.actions == [action.text for action in match.actions]
        assert self.stored.cursor == match.cursor
        assert tuple(index for index, auto in enumerate(self.stored.auto) if auto) == match.auto
        assert self.stored.finished == session.ended

    def check_privacy(self) -> None:
        session = self.session
        if session.ended or session.watching or session.presenting:  # then the last deal is still shown
            return
        shown = {piece.face for piece in session.table.pieces if piece.face is not None}
        for seat in range(len(session.match.header.seats)):
            if seat != session.viewer.shown_seat:
                hidden = {card.text for card in session.match.view(seat).hand} - {JOKER.text}
                assert not shown & hidden

    def reopened(self) -> MatchSession:
        """What another start of the program makes of what is stored."""
        self.session.note_clock(closing=True)
        self.stored.take(self.session.take_intents())
        match, stored = self.session.match, self.stored
        again: Match[Any, Any] = Match(match.game, match.header, match.actions, stored.cursor, match.auto)
        return MatchSession(
            self.session.plugin, again, remaining=Remaining(stored.clock, tuple(stored.clocks))
        )


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_walk_through_a_match(
    make_session: MakeSession,
    registry: Registry,
    game: str,
    players: tuple[str, ...],
    options: dict[str, Any],
) -> None:
    session = make_session(registry.game(game), *players, seed=f"walk {players}", **options)
    walk = Walk(session, game)
    walk.go(STEPS)
    again = walk.reopened()
    assert again.match.state == session.match.state
    assert again.match.events == session.match.events
    walk.to_the_end()


@pytest.mark.parametrize(("game", "players", "options"), TIMED)
def test_the_clock_goes_on_after_another_start(
    make_session: MakeSession,
    registry: Registry,
    game: str,
    players: tuple[str, ...],
    options: dict[str, Any],
) -> None:
    walk = Walk(make_session(registry.game(game), *players, seed="again", **options), "clock")
    compared = 0
    for _ in range(40):
        walk.go(5)
        again = walk.reopened()
        if again.presenting:
            again.skip_steps()
        again.reveal()
        before, after = walk.session.clock, again.clock
        if before is not None and after is not None and before.seat == after.seat:
            assert after.seconds == pytest.approx(before.seconds, abs=0.051)
            compared += 1
    assert compared or walk.session.plugin.clock is None
