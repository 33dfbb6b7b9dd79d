"""Who acts by themselves: nobody but those who are asked, and of a side one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from spieltisch.app.duties import ComputerTurn, Duty, ForcedAction, deciding, duty_of, next_is_unasked
from spieltisch.core.actions import Action
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from tests.app.conftest import MakeSession

AnyMatch: TypeAlias = "Match[Any, Any]"
MakeMatch: TypeAlias = Callable[..., AnyMatch]


@pytest.fixture
def talking(make_session: MakeSession, highcard: GamePlugin) -> MakeMatch:
    """Four play in turn, 0 and 2 against 1 and 3, and anybody may double out of turn."""

    def make(*players: str, doublers: tuple[int, ...] = ()) -> AnyMatch:
        match = make_session(highcard, *players, turns=True, doubling=True, bonus=True).match
        for seat in doublers:
            match.play(Action(seat, "double"))
        return match

    return make


def after(match: AnyMatch, *actions: str) -> Duty | None:
    for action in actions:
        match.play(Action.parse(action))
    return duty_of(match)


def lay(match: AnyMatch, seat: int) -> str:
    return match.legal(seat)[0].text


def test_a_computer_does_not_act_of_its_own_accord(talking: MakeMatch) -> None:
    match = talking("human", "hard", "hard", "hard")
    assert match.actors() == (0, 1, 2, 3)
    assert duty_of(match) is None, "the person is on turn; the others could double"
    assert after(match, lay(match, 0)) == ComputerTurn(1, 1)


def test_a_person_who_is_not_asked_holds_nobody_up(talking: MakeMatch) -> None:
    match = talking("hard", "human", "hard", "hard")
    assert duty_of(match) == ComputerTurn(0, 0)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (("hard", "hard", "hard", "hard"), ComputerTurn(1, 1)),
        (("hard", "human", "hard", "hard"), None),
        (("hard", "hard", "hard", "human"), None),
        (("hard", "human", "hard", "human"), None),
        (("human", "hard", "human", "hard"), ComputerTurn(1, 1)),
    ],
)
def test_the_first_computer_answers_unless_a_person_of_its_side_can(
    talking: MakeMatch, players: tuple[str, ...], expected: Duty | None
) -> None:
    match = talking(*players, doublers=(0,))
    assert match.asked() == (1, 3)
    assert duty_of(match) == expected


def test_those_left_of_who_doubled_are_asked_first(talking: MakeMatch) -> None:
    match = talking("hard", "hard", "hard", "hard", doublers=(2,))
    assert match.asked() == (3, 1)
    assert duty_of(match) == ComputerTurn(3, 1)
    assert deciding(match) == (3, 1)


def test_sides_are_asked_independently(make_session: MakeSession, highcard: GamePlugin) -> None:
    match = make_session(highcard, "human", "hard", "hard").match
    assert match.asked() == (0, 1, 2)
    assert duty_of(match) == ComputerTurn(1, 0)


def test_a_partner_waits_for_the_person(make_session: MakeSession, highcard: GamePlugin) -> None:
    match = make_session(highcard, "human", "human", "hard", "hard").match
    assert duty_of(match) is None, "both computers leave it to the person of their side"
    assert after(match, lay(match, 0)) == ComputerTurn(2, 1)


def test_a_forced_action_comes_first(make_session: MakeSession, highcard: GamePlugin) -> None:
    match = make_session(highcard, "hard", "human", hand=1).match
    assert duty_of(match) == ForcedAction(match.legal(0)[0], 0)
    assert deciding(match) == ()


def test_who_may_double_is_not_forced_to_lay(talking: MakeMatch) -> None:
    match = talking("human", "hard", "hard", "hard")
    assert match.game.automatic(match.view(2)) is None


class TestBeyondTheCursor:
    def test_only_the_recorded_seat_acts(self, make_session: MakeSession, highcard: GamePlugin) -> None:
        match = make_session(highcard, "human", "hard", "hard").match
        after(match, lay(match, 2), lay(match, 1))
        match.restart()
        assert duty_of(match) == ComputerTurn(2, 0)

    def test_a_recorded_person_is_waited_for(self, talking: MakeMatch) -> None:
        match = talking("human", "hard", "hard", "hard")
        after(match, lay(match, 0))
        match.undo()
        assert duty_of(match) is None

    def test_what_nobody_is_asked_to_do_again_holds_nobody_up(self, talking: MakeMatch) -> None:
        match = talking("hard", "hard", "human", "hard")
        assert after(match, "2 double") == ComputerTurn(3, 1)
        match.undo()
        assert next_is_unasked(match)
        assert duty_of(match) == ComputerTurn(0, 0), "it is the turn of seat 0"

    def test_a_recorded_answer_of_a_computer_comes_again(self, talking: MakeMatch) -> None:
        match = talking("human", "hard", "hard", "hard", doublers=(0,))
        after(match, "3 accept")
        match.restart()
        match.play(Action(0, "double"))
        assert match.can_redo
        assert duty_of(match) == ComputerTurn(3, 1)
