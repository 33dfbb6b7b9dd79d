"""500 obeys the laws of every game, and plays its golden matches as ever.

The golden files are written by `python -m tests.games.five_hundred.test_conformance`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.options import OptionValue
from spieltisch.games.five_hundred.plugin import PLUGIN
from spieltisch.games.five_hundred.state import State
from spieltisch.plugins.conformance import (
    Case,
    check_game,
    check_golden,
    check_presenter,
    check_rules,
    check_texts,
    write_golden,
)

SLOW = pytest.mark.slow
FOLDER = Path(__file__).parent / "golden"
SHORT = 50
"""A target that keeps matches short."""

Table = tuple[int, str, dict[str, OptionValue]]

ALL: dict[str, Table] = {
    "plain_2": (2, "plain_2 3", {}),
    "plain_3": (3, "plain_3 13", {}),
    "plain_4": (4, "plain_4 4", {}),
    "plain_5": (5, "plain_5 9", {}),
    "plain_6": (6, "plain_6 4", {}),
    "sets": (2, "sets 4", {"sets": True, "close_without_discard": True, "ban_scope": "off", "jokers": 3}),
    "in_turn": (
        3,
        "x 5",
        {"claim": "seat", "ban_scope": "first_round", "no_melds_first_round": True, "sets": True},
    ),
    "swaps": (
        4,
        "y 6",
        {
            "claim": "current",
            "ban_scope": "off",
            "swap": "anyone",
            "swapped_joker": "same_turn",
            "jokers": 3,
            "sets": True,
        },
    ),
    "owed": (
        3,
        "z 4",
        {
            "claim": "next_decides",
            "pile_rule": "forbid",
            "partial_pile": True,
            "joker_value": "card",
            "max_jokers": "naturals",
            "sets": True,
        },
    ),
    "hidden": (
        2,
        "w 8",
        {
            "claim": "off",
            "pile_rule": "warn",
            "pile_penalty": 0,
            "pile_visible": "top",
            "cards": 10,
            "ace_both_ends": True,
            "ace_low_value": 1,
            "tie": "shared",
            "sets": True,
        },
    ),
    "bonus": (
        5,
        "v 1",
        {
            "cards": 6,
            "stock_out": "end",
            "return_top": False,
            "swapped_joker": "next_turn",
            "closing_bonus": 50,
            "jokers": 1,
            "sets": True,
        },
    ),
}
"""Seats, a seed with which a match that is played at random ends soon, and options."""


def case_of(name: str) -> Case:
    seats, seed, options = ALL[name]
    return Case(seats, {"seats": seats, "target": SHORT, **options}, seed=seed, endless=300)


def pieces_of(state: State) -> list[str]:
    """All cards of a state in notation."""
    table = state.table
    closing = () if state.closing_card is None else (state.closing_card,)
    held = [card for hand in state.hands for card in hand]
    laid = [item.shown.held for meld in table.melds for item in meld.cards]
    return [card.text for card in (*held, *laid, *state.stock, *table.pile, *closing)]


FEW = ("plain_6", "sets", "in_turn", "swaps")
"""Matches that are short enough for every run of the tests."""


@pytest.mark.parametrize("name", [name if name in FEW else pytest.param(name, marks=SLOW) for name in ALL])
def test_laws_of_the_rules(name: str) -> None:
    check_rules(PLUGIN, case_of(name), pieces_of)


@pytest.mark.parametrize("name", [pytest.param("plain_6", marks=SLOW), "in_turn"])
def test_the_presenter_survives_every_click(name: str) -> None:
    check_presenter(PLUGIN, case_of(name))


def test_the_catalog_can_be_read() -> None:
    check_texts(PLUGIN)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_laws_of_the_whole_plugin(name: str) -> None:
    check_game(PLUGIN, [case_of(name)], pieces_of=pieces_of, decisions=1)


@pytest.mark.parametrize("name", ALL)
def test_the_golden_matches_are_played_as_ever(name: str) -> None:
    check_golden(FOLDER / f"{name}.txt", PLUGIN.game)


if __name__ == "__main__":
    for name in ALL:
        write_golden(FOLDER / f"{name}.txt", PLUGIN.game, case_of(name))
