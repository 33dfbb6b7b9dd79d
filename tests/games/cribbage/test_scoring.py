"""Hands, cribs and single cards of the play against known values and a brute-force count."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK, RANKS, Card, parse_cards
from spieltisch.games.cribbage.records import KINDS
from spieltisch.games.cribbage.scoring import play_scores, show_combinations, show_points
from spieltisch.games.cribbage.values import value

HANDS = [
    ("5S 5D JH 5C", "5H", 29, {"fifteen": 16, "pair": 12, "nobs": 1}),
    ("TS JH QD KC", "5H", 13, {"fifteen": 8, "run": 4, "nobs": 1}),
    ("5D 5C 5H JD", "5S", 28, {"fifteen": 16, "pair": 12}),
    ("QS KH AD 2C", "9H", 0, {}),
    ("7S 7H 7D AC", "7C", 24, {"fifteen": 12, "pair": 12}),
    ("JS 3H 8D 9C", "2S", 3, {"fifteen": 2, "nobs": 1}),
    ("6C 6D 7S 7D", "8S", 20, {"fifteen": 4, "pair": 4, "run": 12}),
    ("2H 4H 6H 8H", "KH", 5, {"flush": 5}),
    ("6S 7H 7D 8C", "9H", 16, {"fifteen": 6, "pair": 2, "run": 8}),
    ("9C TC JC QC", "KC", 11, {"run": 5, "flush": 5, "nobs": 1}),
    ("AS 2H 3D 4C", "5H", 7, {"fifteen": 2, "run": 5}),
    ("4H 6H JH QH", "5H", 15, None),
]
CRIB_EQUAL = {"2H 4H 6H 8H", "9C TC JC QC", "4H 6H JH QH"}

SUFFIXES = [
    ("T J", 0), ("Q K A", 0), ("K A 2", 0), ("A 2 3", 3), ("6 5 6 5", 0), ("7 8 7", 0), ("5 6 4 4", 2),
    ("5 5 6", 0), ("7 7 3 4 5", 3), ("2 3 4 5 A 3 2", 5), ("3 4 5 6 A", 0), ("4 6 5", 5), ("K 9 4 5 3", 5),
]  # fmt: skip


@pytest.mark.parametrize(("cards", "starter", "points", "kinds"), HANDS)
def test_hand_cases(cards: str, starter: str, points: int, kinds: dict[str, int] | None) -> None:
    hand, cut = parse_cards(cards), Card.parse(starter)
    found = show_combinations(hand, cut, crib=False)
    by_kind: Counter[str] = Counter()
    for combination in found:
        by_kind[combination.kind] += combination.points
    assert sum(by_kind.values()) == show_points(hand, cut, crib=False) == points
    if kinds is not None:
        assert by_kind == kinds


@pytest.mark.parametrize("cards", sorted(CRIB_EQUAL))
def test_five_card_flush_counts_in_the_crib_too(cards: str) -> None:
    points = {hand: points for hand, _, points, _ in HANDS}
    starters = {hand: starter for hand, starter, _, _ in HANDS}
    assert show_points(parse_cards(cards), Card.parse(starters[cards]), crib=True) == points[cards]


def test_four_card_flush_counts_in_the_hand_only() -> None:
    hand, starter = parse_cards("2H 4H 6H 8H"), Card.parse("KC")
    assert show_points(hand, starter, crib=False) == 4
    assert show_points(hand, starter, crib=True) == 0


def test_flush_needs_the_four_of_the_hand() -> None:
    assert show_points(parse_cards("2H 4H 6H 8C"), Card.parse("KH"), crib=False) == 0


def test_combinations_list_their_cards_in_order() -> None:
    found = show_combinations(parse_cards("6C 6D 7S 7D"), Card.parse("8S"), crib=False)
    told = [f"{one.kind} {one.points} {' '.join(card.text for card in one.cards)}" for one in found]
    assert told == [
        "fifteen 2 7D 8S",
        "fifteen 2 7S 8S",
        "pair 2 6C 6D",
        "pair 2 7D 7S",
        "run 3 6C 7D 8S",
        "run 3 6C 7S 8S",
        "run 3 6D 7D 8S",
        "run 3 6D 7S 8S",
    ]


@pytest.mark.parametrize(("ranks", "points"), SUFFIXES)
def test_suffix_cases(ranks: str, points: int) -> None:
    numbers = [RANKS.index(rank) + 1 for rank in ranks.split()]
    count = sum(min(number, 10) for number in numbers)
    assert sum(points for _, points, _ in play_scores(numbers, count)) == points


@pytest.mark.parametrize(("same", "points"), [(2, 2), (3, 6), (4, 12)])
def test_equal_ranks_in_the_play(same: int, points: int) -> None:
    assert play_scores([12, *[4] * same], 10 + 4 * same) == (("pair", points, same),)


def test_thirty_one_adds_to_a_pair() -> None:
    assert play_scores([10, 13, 5, 3, 3], 31) == (("thirty_one", 2, 5), ("pair", 2, 2))


def test_longest_run_in_the_play_is_seven() -> None:
    assert play_scores([1, 2, 3, 4, 5, 6, 7], 28) == (("run", 7, 7),)


five_cards = st.lists(st.sampled_from(FULL_PACK), min_size=5, max_size=5, unique=True)


@given(five_cards, st.booleans())
def test_show_equals_a_count_over_all_subsets(cards: list[Card], crib: bool) -> None:
    *hand, starter = cards
    assert show_points(hand, starter, crib=crib) == _subset_count(hand, starter, crib=crib)
    found = show_combinations(hand, starter, crib=crib)
    assert sum(one.points for one in found) == show_points(hand, starter, crib=crib)
    assert [one.kind for one in found] == sorted((one.kind for one in found), key=KINDS.index)
    assert len({(one.kind, one.cards) for one in found}) == len(found)


@given(five_cards, st.booleans(), st.permutations(range(4)))
def test_no_suit_is_worth_more_than_another(cards: list[Card], crib: bool, suits: list[int]) -> None:
    *hand, starter = (Card.of(card.rank, suits[card.suit]) for card in cards)
    assert show_points(hand, starter, crib=crib) == show_points(cards[:4], cards[4], crib=crib)


@given(st.lists(st.sampled_from(FULL_PACK), min_size=1, max_size=8, unique=True))
def test_play_equals_a_literal_reading_of_the_rules(cards: list[Card]) -> None:
    ranks = [card.rank for card in cards]
    count = sum(min(rank, 10) for rank in ranks)
    assert sum(points for _, points, _ in play_scores(ranks, count)) == _literal_play(ranks, count)


def _subset_count(hand: list[Card], starter: Card, *, crib: bool) -> int:
    """Count a hand by trying every subset of the five cards."""
    five = [*hand, starter]
    subsets = [chosen for size in range(2, 6) for chosen in combinations(five, size)]
    points = sum(2 for chosen in subsets if sum(map(value, chosen)) == 15)
    points += sum(2 for a, b in combinations(five, 2) if a.rank == b.rank)
    for length in (5, 4, 3):
        runs = [chosen for chosen in combinations(five, length) if _consecutive([c.rank for c in chosen])]
        if runs:
            points += length * len(runs)
            break
    if len({card.suit for card in five}) == 1:
        points += 5
    elif len({card.suit for card in hand}) == 1 and not crib:
        points += 4
    return points + any(card.rank == 11 and card.suit == starter.suit for card in hand)


def _consecutive(ranks: list[int]) -> bool:
    return any(
        all(later == earlier + 1 for earlier, later in pairwise(order)) for order in permutations(ranks)
    )


def _literal_play(ranks: list[int], count: int) -> int:
    points = 2 * (count in (15, 31))
    for same in (4, 3, 2):
        if len(ranks) >= same and len(set(ranks[-same:])) == 1:
            return points + {2: 2, 3: 6, 4: 12}[same]
    for length in range(len(ranks), 2, -1):
        window = ranks[-length:]
        if sorted(window) == list(range(min(window), min(window) + length)):
            return points + length
    return points
