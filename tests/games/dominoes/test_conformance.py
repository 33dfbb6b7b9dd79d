"""Dominoes obeys the laws of every game, and plays its golden matches as ever.

The golden files are written by `python -m tests.games.dominoes.test_conformance`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.options import OptionValue
from spieltisch.games.dominoes.plugin import PLUGIN
from spieltisch.games.dominoes.state import State
from spieltisch.plugins.conformance import (
    Case,
    check_game,
    check_golden,
    check_presenter,
    check_rules,
    check_texts,
    write_golden,
)

FOLDER = Path(__file__).parent / "golden"
VARIANTS = ("block", "draw", "all_fives")
SHORT = 30
"""A target that keeps matches short."""

TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    f"{variant}_{seats}{'_partners' if partners else ''}": (
        seats,
        {"variant": variant, "partners": partners, "target": SHORT},
    )
    for variant in VARIANTS
    for seats, partners in ((2, False), (3, False), (4, False), (4, True))
}
"""Every variant with every number of seats, and with partners."""

SPECIAL: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "free_drawing": (2, {"variant": "draw", "voluntary_draw": True, "reserve": 0, "target": SHORT}),
    "highest_double": (
        3,
        {"opening": "highest_double", "next_opener": "highest_double", "blocked": "gross", "target": SHORT},
    ),
    "lightest_tile": (
        4,
        {"variant": "block", "blocked_tie": "lightest_tile", "next_opener": "winner", "target": SHORT},
    ),
    "one_round": (2, {"variant": "all_fives", "spinner": False, "target": 0}),
    "exact": (3, {"variant": "all_fives", "exact_target": True, "next_opener": "lot", "target": SHORT}),
    "small_hands": (2, {"hand_size": 1, "target": 1}),
    "all_dealt": (4, {"variant": "block", "hand_size": 7, "partners": True, "target": SHORT}),
}
ALL = {**TABLES, **SPECIAL}


def case_of(name: str) -> Case:
    seats, options = ALL[name]
    return Case(seats, {"seats": seats, **options}, seed=f"laws {name}")


def pieces_of(state: State) -> list[str]:
    """All tiles of a state in notation."""
    held = [tile for hand in state.hands for tile in hand]
    return [tile.text for tile in (*held, *state.boneyard, *state.table.line.tiles)]


@pytest.mark.parametrize("name", ALL)
def test_laws_of_the_rules(name: str) -> None:
    check_rules(PLUGIN, case_of(name), pieces_of)


@pytest.mark.parametrize(
    "name", ["block_3", "draw_2", "all_fives_4_partners", "free_drawing", "highest_double", "exact"]
)
def test_the_presenter_survives_every_click(name: str) -> None:
    check_presenter(PLUGIN, case_of(name))


def test_the_catalog_can_be_read() -> None:
    check_texts(PLUGIN)


@pytest.mark.parametrize("name", ["block_2", "all_fives_3"])
def test_laws_of_the_whole_plugin(name: str) -> None:
    check_game(PLUGIN, [case_of(name)], pieces_of=pieces_of, decisions=1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL)
def test_laws_of_the_whole_plugin_with_all_options(name: str) -> None:
    check_game(PLUGIN, [case_of(name)], pieces_of=pieces_of)


@pytest.mark.parametrize("name", ALL)
def test_the_golden_matches_are_played_as_ever(name: str) -> None:
    check_golden(FOLDER / f"{name}.txt", PLUGIN.game)


if __name__ == "__main__":
    for name in ALL:
        write_golden(FOLDER / f"{name}.txt", PLUGIN.game, case_of(name))
