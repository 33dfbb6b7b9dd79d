"""What a tap does where a person wants one tap alone, and the game has a say in it."""

from __future__ import annotations

from spieltisch.app.taps import tapped
from spieltisch.core.actions import Action
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred.presenter import FiveHundredPresenter
from spieltisch.games.five_hundred.state import Phase, View
from tests.games.five_hundred.support import RULES, table

PRESENTER = FiveHundredPresenter()
NOTHING: UiState[View] = UiState()


def test_one_tap_does_what_is_complete() -> None:
    view = RULES.view(table(["7H QC", "3C"], pile="KD", phase=Phase.DRAW), 0)
    assert tapped(PRESENTER, view, NOTHING, "card/KD", one_tap=True) == Action(0, "take")
    assert tapped(PRESENTER, view, NOTHING, "card/KD", one_tap=False) == UiState(selection=("card/KD",))


def test_what_a_game_wants_confirmed_takes_a_second_tap() -> None:
    """A card that could be discarded may as well be the first one of a meld."""
    view = RULES.view(table(["7H QC", "3C"], pile="KD"), 0)
    first = tapped(PRESENTER, view, NOTHING, "card/QC", one_tap=True)
    assert first == UiState(selection=("card/QC",))
    assert tapped(PRESENTER, view, first, "card/QC", one_tap=True) == Action(0, "discard", ("QC",))
