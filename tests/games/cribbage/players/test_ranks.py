"""Rank multisets against the counts known in the literature and against the rules' own scorer."""

from __future__ import annotations

from math import comb

from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK
from spieltisch.games.cribbage.players.discards import hand_points
from spieltisch.games.cribbage.players.ranks import copies, key_of, multisets, ranks_of, scores, ways
from spieltisch.games.cribbage.scoring import show_combinations


def test_there_are_as_many_multisets_as_published() -> None:
    assert [len(multisets(size)) for size in (2, 4, 5, 6)] == [91, 1820, 6175, 18395]


def test_ways_add_up_to_all_hands() -> None:
    for size in (1, 2, 3, 4):
        assert sum(ways()[key_of(ranks)] for ranks in multisets(size)) == comb(52, size)


@given(st.lists(st.sampled_from(FULL_PACK), min_size=4, max_size=6, unique=True))
def test_a_key_stands_for_one_multiset(cards: list[int]) -> None:
    ranks = tuple(sorted(card // 4 for card in cards))
    assert ranks_of(key_of(ranks)) == ranks
    assert sum(copies(key_of(ranks))) == len(ranks)


@given(st.lists(st.sampled_from(FULL_PACK), min_size=5, max_size=5, unique=True))
def test_a_hand_counts_as_in_the_rules(cards: list[int]) -> None:
    hand = [FULL_PACK[card] for card in cards]
    kept, starter = tuple(sorted(hand[:4])), hand[4]
    counted = sum(found.points for found in show_combinations(kept, starter, crib=False))
    assert hand_points(kept, starter) == counted


def test_fifteens_pairs_and_runs_have_the_known_mean() -> None:
    total = 0
    for ranks in multisets(5):
        number = 1
        for rank in set(ranks):
            number *= comb(4, ranks.count(rank))
        total += number * scores()[key_of(ranks)]
    known = 33_865_560 + 15_288_000 + 11_304_960
    assert total * 5 == known  # each five cards are a hand with any of them as the starter
