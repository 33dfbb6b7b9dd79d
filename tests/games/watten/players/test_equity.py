"""Chances of winning the match, and what they say about raising."""

from __future__ import annotations

import pytest

from spieltisch.games.watten.players.equity import EVEN, FAR, Equity, RoundModel
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.settings import Settings
from tests.games.watten.support import Match, announced

TARGET = 15


@pytest.mark.parametrize(
    ("mine", "theirs", "chance"),
    [
        (0, 0, 0.5),
        (2, 0, 0.6047),
        (13, 0, 0.9961),
        (13, 12, 0.75),
        (12, 13, 0.25),
        (10, 13, 0.125),
        (11, 12, 0.5),
    ],
)
def test_even_rounds_for_two_points(mine: int, theirs: int, chance: float) -> None:
    """Known values (rules notes, section 2)."""
    assert Equity.of(EVEN).chance(TARGET - mine, TARGET - theirs, True) == pytest.approx(chance, abs=5e-5)


@pytest.mark.parametrize("settings", [Settings(), Settings(bavarian=False), Settings(raising=False)])
def test_chances_add_up_and_grow_with_the_score(settings: Settings) -> None:
    """With raises a point more can be a loss: who is "gespannt" may not raise any more."""
    equity = Equity.of(RoundModel.of(settings))
    for need in range(1, FAR + 1):
        for other in range(1, FAR + 1):
            chance = equity.chance(need, other, True)
            assert 0 < chance < 1
            assert chance + equity.chance(other, need, False) == pytest.approx(1)
            if need > 1 and not settings.raising:
                assert equity.chance(need - 1, other, True) >= chance
            if need > 8:
                assert equity.chance(need - 6, other, True) > chance


def test_far_from_the_end_only_the_difference_counts() -> None:
    equity = Equity.of(RoundModel.of(Settings()))
    assert equity.chance(999, 989, True) == equity.chance(FAR, FAR - 10, True)
    assert equity.chance(999, 3, True) < 1e-3
    assert equity.chance(3, 999, True) > 1 - 1e-3


def test_who_can_raise_for_nothing_does() -> None:
    """12 to 13: three points instead of two win the match with the round (known: .25 becomes .50)."""
    raising = RoundModel(0.5, EVEN.stakes, raising=True)
    assert Equity.of(raising).chance(3, 2, True) == pytest.approx(0.5)


def stakes_at(scores: tuple[int, int]) -> Stakes:
    """The stakes of pair 0 before the first card."""
    return Stakes.of(announced([], "9/H", scores=scores).state.table, 0)


def test_far_from_the_end_a_raise_takes_three_rounds_in_four() -> None:
    stakes = stakes_at((0, 0))
    assert not stakes.pays(0.7)
    assert stakes.pays(0.78)


def test_a_raise_that_costs_nothing_pays_with_any_hand() -> None:
    """The opponents win the match with two points; at 12 the third one wins it for us."""
    stakes = stakes_at((12, 13))
    assert stakes.free
    assert stakes.pays(0.01)
    assert not stakes_at((11, 11)).free


def test_a_raise_that_gains_nothing_never_pays() -> None:
    stakes = stakes_at((13, 5))
    assert stakes.enough
    assert not stakes.pays(1.0)


def test_giving_up_the_match_is_never_better() -> None:
    """At 5 to 12 a third point would end it: with the stake at three, folding loses the match at once."""
    match = announced([], "9/H", scores=(5, 12))
    match.do("0 raise", "1 hold", "3 raise")
    stakes = Stakes.of(match.state.table, 0)
    assert stakes.fatal
    assert stakes.fold() == 0
    assert stakes.hold(0.01) > 0


def stakes_after_their_raise(scores: tuple[int, int]) -> Stakes:
    """Pair 1 has raised; these are the stakes of pair 0."""
    match = announced([], "9/H", scores=scores)
    match.do("1 raise")
    return Stakes.of(match.state.table, 0)


def test_an_answer_folds_below_one_chance_in_six() -> None:
    stakes = stakes_after_their_raise((0, 0))
    assert stakes.raiser is False
    assert stakes.fold() > stakes.hold(0.05)
    assert stakes.fold() < stakes.hold(0.25)


def test_more_rounds_won_are_more_matches_won() -> None:
    for scores in ((0, 0), (7, 12), (12, 7), (12, 12)):
        stakes = stakes_at(scores)
        for worth in (stakes.stay, stakes.raised):
            assert worth(0.2) < worth(0.8)


def test_the_pair_that_has_forehand_next_is_known() -> None:
    match = Match.start(dealer=3)
    assert not Stakes.of(match.state.table, 0).forehand
    assert Stakes.of(match.state.table, 1).forehand
