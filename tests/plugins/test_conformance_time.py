"""The conformance kit finds every law that clocks and reactions break."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from highcard.players import Clock
from highcard.plugin import PLUGIN
from highcard.presentation import HighCardPresenter
from highcard.state import View

from spieltisch.core.actions import Action
from spieltisch.core.events import Event
from spieltisch.core.messages import message
from spieltisch.core.presentation import LogLine
from spieltisch.plugins import conformance
from spieltisch.plugins.conformance import Case, NonConformance
from tests.plugins.high_card import TALK


class LimitsEverybody(Clock):
    """Limits also those who are not asked."""

    def limit(self, view: View) -> int | None:
        return 30


class NoTime(Clock):
    """Gives no time at all."""

    def limit(self, view: View) -> int | None:
        return 0 if view.asked else None


class Intruder(Clock):
    """Does what is not allowed when the time is up."""

    def expired(self, view: View) -> Action:
        return Action(view.seat or 0, "win")


class Restless(Clock):
    """Decides by chance."""

    def expired(self, view: View) -> Action:
        return random.choice(PLUGIN.game.legal(view))


@pytest.mark.parametrize(
    ("clock", "problem"),
    [
        (LimitsEverybody, "is not asked has a limit"),
        (NoTime, "leaves no time"),
        (Intruder, "is not legal"),
        (Restless, "knows more"),
    ],
)
def test_clocks_that_break_the_law_are_found(clock: type[Clock], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_clock(replace(PLUGIN, clock=clock()), TALK)


def test_timeouts_that_cannot_be_told_are_found() -> None:
    class Wordless(HighCardPresenter):
        def log(self, events: Sequence[Event], sides: tuple[int, ...]) -> tuple[LogLine, ...]:
            unknown = [LogLine(message("highcard.log.late")) for event in events if event.type == "timeout"]
            return (*unknown, *super().log(events, sides))

    conformance.check_presenter(replace(PLUGIN, presenter=Wordless()), TALK)
    with pytest.raises(NonConformance, match="has no text"):
        conformance.check_clock(replace(PLUGIN, presenter=Wordless()), TALK)


def test_a_game_without_a_clock_conforms() -> None:
    conformance.check_clock(replace(PLUGIN, clock=None), TALK)


class Quick:
    """Everybody lays a card at once, after half a second; who is quickest does not matter to the rules."""

    def lead(self, view: View) -> float | None:
        return 0.5 if view.asked else None

    def delay(self, view: View, level: str, number: int) -> float | None:
        return None if level == "beginner" else 1 + number % 7


class Partial(Quick):
    """Gives some of those who are asked more time to get ready."""

    def lead(self, view: View) -> float | None:
        return 0.5 + (view.seat or 0) if view.asked else None


class Timeless(Quick):
    """Gives no signal."""

    def lead(self, view: View) -> float | None:
        return 0.0 if view.asked else None


class Hasty(Quick):
    """Acts before it could."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return -1.0


class Endless(Quick):
    """Acts at a time that never comes."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return float("nan")


class Moody(Quick):
    """Is as fast as chance wants."""

    def delay(self, view: View, level: str, number: int) -> float | None:
        return 1 + random.random()


TIMED = Case(2, {"seconds": 30}, "timed")


def test_reactions_that_keep_the_law_pass() -> None:
    conformance.check_reactions(replace(PLUGIN, reactions=Quick()), TIMED)
    conformance.check_reactions(PLUGIN, TIMED)


@pytest.mark.parametrize(
    ("reactions", "problem"),
    [
        (Partial, "different signals"),
        (Timeless, "no length"),
        (Hasty, "no time to react"),
        (Endless, "no time to react"),
        (Moody, "knows more"),
    ],
)
def test_reactions_that_break_the_law_are_found(reactions: type[Quick], problem: str) -> None:
    with pytest.raises(NonConformance, match=problem):
        conformance.check_reactions(replace(PLUGIN, reactions=reactions()), TIMED)


def test_reactions_without_a_clock_are_found() -> None:
    with pytest.raises(NonConformance, match="no clock"):
        conformance.check_reactions(replace(PLUGIN, reactions=Quick(), clock=None), TIMED)
    with pytest.raises(NonConformance, match="no limit"):
        conformance.check_reactions(replace(PLUGIN, reactions=Quick()), Case(2, {}, "free"))
