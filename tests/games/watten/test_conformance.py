"""Watten obeys the laws of every game, and plays its golden matches as ever.

The golden files are written by `python -m tests.games.watten.test_conformance`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.core.options import OptionValue
from spieltisch.games.watten.plugin import PLUGIN
from spieltisch.plugins.conformance import Case, check_game, check_golden, check_rules, write_golden
from tests.games.watten.support import COMBINATIONS, SWITCHES, pieces_of

FOLDER = Path(__file__).parent / "golden"
TARGETS = (5, 11, 15, 18)
GOLDEN: dict[str, dict[str, OptionValue]] = {
    "bavarian": {},
    "bavarian_everything": {"weli": True, "guate": True},
    "bavarian_without_duty": {"obligation": False, "raising": False, "target": 5},
    "tyrolean": {"variant": "tyrolean"},
    "tyrolean_guate": {"variant": "tyrolean", "guate": True, "target": 11},
    "tyrolean_without_duty": {
        "variant": "tyrolean",
        "weli": False,
        "obligation": False,
        "raising": False,
        "target": 5,
    },
}
"""The main combinations by the names of their files; matches without raising are long."""


def case_of(number: int, target: int) -> Case:
    return Case(4, {**COMBINATIONS[number], "target": target}, seed=f"laws {number}")


def name_of(number: int) -> str:
    combination = COMBINATIONS[number]
    return "-".join([str(combination["variant"]), *(name for name in SWITCHES if combination[name])])


NUMBERS = range(len(COMBINATIONS))


@pytest.mark.parametrize("number", NUMBERS, ids=name_of)
def test_laws_of_the_rules_in_a_short_match(number: int) -> None:
    check_rules(PLUGIN, case_of(number, min(TARGETS)), pieces_of)


@pytest.mark.parametrize("number", [13, 31], ids=name_of)
def test_laws_of_the_whole_plugin(number: int) -> None:
    check_game(PLUGIN, [case_of(number, min(TARGETS))], pieces_of=pieces_of, decisions=1)


@pytest.mark.slow
@pytest.mark.parametrize("number", NUMBERS, ids=name_of)
def test_laws_of_the_whole_plugin_with_all_options(number: int) -> None:
    """Targets take turns."""
    target = TARGETS[(number + number // len(TARGETS)) % len(TARGETS)]
    check_game(PLUGIN, [case_of(number, target)], pieces_of=pieces_of)


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_matches_are_played_as_ever(name: str) -> None:
    check_golden(FOLDER / f"{name}.txt", PLUGIN.game)


if __name__ == "__main__":
    for name, options in GOLDEN.items():
        write_golden(FOLDER / f"{name}.txt", PLUGIN.game, Case(4, options, seed=f"golden {name}"))
