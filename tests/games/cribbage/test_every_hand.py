"""All 12,994,800 hands with a starter, counted by the program's own scorer.

Suits can be exchanged without changing a hand's worth (tested in `test_scoring`), so four cards are taken
once for each of the 16,432 classes that differ in more than the names of the suits, with the size of the
class as weight, and each with all 48 starters.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb

import pytest

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.scoring import rank_patterns, show_combinations, show_points

ALL_HANDS = 12_994_800

HAND_HISTOGRAM = {
    0: 1009008, 1: 99792, 2: 2813796, 3: 505008, 4: 2855676, 5: 697508, 6: 1800268, 7: 751324, 8: 1137236,
    9: 361224, 10: 388740, 11: 51680, 12: 317340, 13: 19656, 14: 90100, 15: 9168, 16: 58248, 17: 11196,
    18: 2708, 20: 8068, 21: 2496, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4,
}  # fmt: skip
CRIB_HISTOGRAM = {
    0: 1022208, 1: 99792, 2: 2839800, 3: 508908, 4: 2868960, 5: 703496, 6: 1787176, 7: 755320, 8: 1118336,
    9: 358368, 10: 378240, 11: 43880, 12: 310956, 13: 16548, 14: 88132, 15: 9072, 16: 57288, 17: 11196,
    18: 2264, 20: 7828, 21: 2472, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4,
}  # fmt: skip
SUM_BY_KIND = {
    "fifteen": 33_865_560,
    "pair": 15_288_000,
    "run": 11_304_960,
    "flush": 574_860,
    "nobs": 940_800,
}

SuitGroups = tuple[tuple[int, ...], ...]


@cache
def suit_classes(shape: tuple[int, ...]) -> Counter[SuitGroups]:
    """Ways to give suits to groups of equal ranks, up to exchanging suits, with the size of each class."""
    classes: Counter[SuitGroups] = Counter()
    renamings = list(permutations(range(4)))
    for groups in product(*(combinations(range(4), size) for size in shape)):
        renamed = (
            tuple(tuple(sorted(names[suit] for suit in group)) for group in groups) for names in renamings
        )
        classes[min(renamed)] += 1
    return classes


def hand_classes() -> Iterator[tuple[tuple[Card, ...], int]]:
    """Four cards of every class, with the size of the class."""
    for ranks in combinations_with_replacement(range(1, 14), 4):
        counts = Counter(ranks)
        for groups, weight in suit_classes(tuple(counts.values())).items():
            cards = (
                Card.of(rank, suit) for rank, suits in zip(counts, groups, strict=True) for suit in suits
            )
            yield tuple(cards), weight


def histogram(*, crib: bool) -> Counter[int]:
    found: Counter[int] = Counter()
    for cards, weight in hand_classes():
        for starter in FULL_PACK:
            if starter not in cards:
                found[show_points(cards, starter, crib=crib)] += weight
    return found


def test_the_classes_are_all_four_card_hands() -> None:
    weights = [weight for _, weight in hand_classes()]
    assert (len(weights), sum(weights)) == (16_432, comb(52, 4))


@pytest.mark.parametrize(("crib", "expected"), [(False, HAND_HISTOGRAM), (True, CRIB_HISTOGRAM)])
def test_histogram_of_all_hands(crib: bool, expected: dict[int, int]) -> None:
    found = histogram(crib=crib)
    assert found == expected
    assert sum(found.values()) == ALL_HANDS
    total = sum(points * number for points, number in found.items())
    assert total == (61_528_020 if crib else 61_974_180)


@pytest.mark.slow
def test_sums_by_kind_of_all_hands() -> None:
    sums: Counter[str] = Counter()
    for cards, weight in hand_classes():
        for starter in FULL_PACK:
            if starter not in cards:
                for one in show_combinations(cards, starter, crib=False):
                    sums[one.kind] += one.points * weight
    assert sums == SUM_BY_KIND


def test_sums_of_what_ranks_alone_score() -> None:
    """Exact for all hands: the 6,175 multisets of five ranks, five cards of which any may be the starter."""
    sums: Counter[str] = Counter()
    hands = 0
    for ranks in combinations_with_replacement(range(1, 14), 5):
        counts = Counter(ranks)
        if max(counts.values()) == 5:
            continue
        weight = 5
        for number in counts.values():
            weight *= comb(4, number)
        hands += weight
        for kind, points, _ in rank_patterns(ranks):
            sums[kind] += points * weight
    assert hands == ALL_HANDS
    assert sums == {kind: SUM_BY_KIND[kind] for kind in ("fifteen", "pair", "run")}


@pytest.mark.parametrize(("crib", "expected"), [(False, 574_860), (True, 25_740 * 5)])
def test_sum_of_all_flushes(crib: bool, expected: int) -> None:
    """Exact for all hands: those of one suit (clubs stand for four suits) with every starter."""
    clubs = FULL_PACK[::4]
    total = 0
    for cards in combinations(clubs, 4):
        for starter in FULL_PACK:
            if starter not in cards:
                found = show_combinations(cards, starter, crib=crib)
                total += 4 * sum(one.points for one in found if one.kind == "flush")
    assert total == expected


def test_sum_of_all_nobs() -> None:
    """Exact for all hands: each jack scores by itself, whatever the three cards beside it."""
    total = 0
    for jack in FULL_PACK[40:44]:
        for starter in FULL_PACK:
            if starter != jack:
                beside = [card for card in FULL_PACK[:4] if card != starter][:3]
                found = show_combinations((jack, *beside), starter, crib=False)
                total += sum(one.points for one in found if one.kind == "nobs") * comb(50, 3)
    assert total == SUM_BY_KIND["nobs"]
