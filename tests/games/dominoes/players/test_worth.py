"""What the end of a round is worth."""

from __future__ import annotations

import pytest

from spieltisch.games.dominoes.players.worth import Worth
from tests.games.dominoes.support import settings


def test_points_count_from_before_the_round_against_the_next_best_side() -> None:
    worth = Worth(settings(3, variant="draw"), (10, 20, 0), 0)
    assert not worth.in_chances
    assert worth.of((30, 20, 14), -1) == 3
    assert worth.of((10, 40, 0), -1) == -10


def test_partners_count_as_one_side() -> None:
    worth = Worth(settings(4, variant="draw", partners=True), (0, 0), 1)
    assert worth.of((0, 30), -1) == 15


def test_near_the_target_the_chance_to_win_counts() -> None:
    options = settings(2, variant="all_fives")
    worth = Worth(options, (2 * 230, 2 * 100), 0)
    assert worth.in_chances
    assert worth.of((500, 200), 0) == 1
    assert worth.of((460, 500), 1) == 0
    ahead, level, behind = (worth.of(scores, -1) for scores in ((480, 400), (440, 440), (400, 480)))
    assert 1 > ahead > level > behind > 0
    assert level == pytest.approx(0.5)


def test_a_match_of_one_round_is_won_or_not() -> None:
    worth = Worth(settings(3, variant="draw", target=0), (0, 0, 0), 0)
    assert worth.in_chances
    assert worth.of((20, 10, 0), -1) == 1
    assert worth.of((20, 20, 0), -1) == 0.5
    assert worth.of((10, 20, 0), -1) == 0
