"""Cribbage obeys the laws of every game, and answers as it did when the golden match was written.

Write the golden file anew, when the rules were changed on purpose, with
`python -m tests.games.cribbage.test_conformance`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.games.cribbage.plugin import PLUGIN
from spieltisch.plugins.conformance import Case, check_game, check_golden, check_rules, write_golden
from tests.games.cribbage.support import pieces_of

GOLDEN = Path(__file__).parent / "golden" / "match.txt"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_laws_of_the_rules(seed: str) -> None:
    check_rules(PLUGIN, Case(2, seed=seed), pieces_of)


def test_laws_of_the_whole_plugin() -> None:
    check_game(PLUGIN, [Case(2, seed="whole")], pieces_of=pieces_of, decisions=2)


def test_the_golden_match_is_played_as_ever() -> None:
    check_golden(GOLDEN, PLUGIN.game)


if __name__ == "__main__":
    with_a_tie = Case(2, seed="golden 11")
    write_golden(GOLDEN, PLUGIN.game, with_a_tie)
