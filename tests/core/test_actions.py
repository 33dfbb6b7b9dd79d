"""The notation of actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.actions import Action, RankedAction

WORDS = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=12)


@given(seat=st.integers(0, 99), verb=WORDS, args=st.lists(WORDS, max_size=6))
def test_every_action_survives_its_text(seat: int, verb: str, args: list[str]) -> None:
    action = Action(seat, verb, tuple(args))
    assert Action.parse(action.text) == action
    assert str(action) == action.text


@pytest.mark.parametrize(
    "text", ["", "0", "play 7C", "-1 play", "01 play", "100 play", "0 plä", "0 play\x00", "x" * 401, "٣ play"]
)
def test_what_has_not_the_form_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not an action"):
        Action.parse(text)


def test_blanks_do_not_matter() -> None:
    assert Action.parse("  0   discard 5H\tJD ") == Action(0, "discard", ("5H", "JD"))


def test_details_are_found_by_name() -> None:
    ranked = RankedAction(Action(0, "stay"), 1.0, (("win", 0.5),))
    assert ranked.detail("win") == 0.5
    with pytest.raises(KeyError):
        ranked.detail("hand")
