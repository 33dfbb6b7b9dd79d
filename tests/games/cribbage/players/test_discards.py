"""Discards against exhaustive enumeration, and the ones that experts agree on."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from spieltisch.core.cards import FULL_PACK, Card, parse_cards
from spieltisch.games.cribbage.players.discards import (
    by_table,
    crib_fillings,
    evaluate,
    hand_counts,
    mean_crib,
    mean_hand,
    unseen_ranks,
)
from spieltisch.games.cribbage.players.ranks import KEY, key_of
from spieltisch.games.cribbage.players.sixes import six_card_weights, sums
from spieltisch.games.cribbage.players.tables import tables
from spieltisch.games.cribbage.scoring import show_combinations


def count(cards: tuple[Card, ...], starter: Card, crib: bool) -> int:
    return sum(found.points for found in show_combinations(cards, starter, crib=crib))


def suits_left(hand: tuple[Card, ...]) -> list[int]:
    return [13 - sum(card.suit == suit for card in hand) for suit in range(4)]


def test_the_mean_of_a_hand_is_exact() -> None:
    stream = random.Random("hands")
    for _ in range(40):
        hand = tuple(sorted(stream.sample(FULL_PACK, 6)))
        kept = hand[:4]
        points = [count(kept, starter, False) for starter in FULL_PACK if starter not in hand]
        assert mean_hand(kept, unseen_ranks(hand), suits_left(hand)) == pytest.approx(sum(points) / 46)
        assert hand_counts(kept, hand) == pytest.approx((sum(points) / 46, min(points), max(points)))


def test_the_mean_of_a_crib_is_exact_at_rank_level() -> None:
    """If the opponent lays away any two cards alike, the mean is that over all his pairs and starters."""
    hand = parse_cards("2C 3D 9H TS JC QD")
    left = unseen_ranks(hand)
    any_pair = {KEY[low] + KEY[high]: float(ways) for low, high, ways in pairs_of(left)}
    fillings = crib_fillings(any_pair, left)
    assert sum(weight for _, weight in fillings) == pytest.approx(1)
    rest = [card for card in FULL_PACK if card not in hand]
    laid = parse_cards("9H QD")
    total = cases = 0
    for first, second in combinations(rest[::2], 2):
        cases += 1
        total += sum(count((*laid, first, second), s, True) for s in rest if s not in (first, second)) / 44
    sampled = total / cases
    assert mean_crib(laid, fillings, suits_left(hand)) == pytest.approx(sampled, abs=0.15)


def pairs_of(left: list[int]) -> list[tuple[int, int, int]]:
    return [
        (low, high, left[low] * (left[low] - 1) // 2 if low == high else left[low] * left[high])
        for low in range(13)
        for high in range(low, 13)
    ]


def test_six_card_hands_are_weighed_by_the_ways_to_deal_them() -> None:
    left = unseen_ranks(parse_cards("2C 3D 9H TS JC QD"))
    weights = six_card_weights(left)
    assert sum(weights) == 9_366_819  # 46 over 6
    thrown = sums(weights, tables().throws[True])
    assert sum(thrown.values()) == sum(weights)


KNOWN = [
    ("2C 3D 9H TS JC QD", False, "9H QD", 7.11, 4.11),
    ("AC 2D 3H 4S 7C 8D", False, "AC 7C", 8.26, 4.91),
    ("AC 2D 3H 4S JC QD", True, "2D 3H", 6.76, 6.87),
    ("2C 5D 8H 9S JC KD", True, "8H 9S", 6.37, 4.65),
]
"""Hand, whether the player deals, published discard and means of hand and crib (Cribbage Pro, HC-ROTW)."""


@pytest.mark.parametrize(("cards", "dealer", "best", "hand", "crib"), KNOWN)
def test_the_experts_discard_is_found(cards: str, dealer: bool, best: str, hand: float, crib: float) -> None:
    found = evaluate(parse_cards(cards), dealer, tables())
    assert found[0].laid == parse_cards(best)
    assert round(found[0].hand, 2) == hand
    assert found[0].crib == pytest.approx(crib, abs=0.15)


def test_every_way_to_lay_away_is_valued_once() -> None:
    hand = parse_cards("AC 2D 3H 4S 7C 8D")
    found = evaluate(hand, False, tables())
    assert {discard.laid for discard in found} == set(combinations(hand, 2))
    assert all({*discard.laid, *discard.kept} == set(hand) for discard in found)
    assert [discard.net for discard in found] == sorted((discard.net for discard in found), reverse=True)
    first = found[0]
    assert first.net == pytest.approx(first.hand - first.crib + first.pegging)
    assert first.hand_min <= first.hand <= first.hand_max


@pytest.mark.parametrize("dealer", [False, True])
def test_the_quick_table_loses_little_against_the_exact_values(dealer: bool) -> None:
    """Mean loss by hand and crib of the levels medium and hard; the target is 0.03 points a deal."""
    stream = random.Random("loss")
    loss, deals = 0.0, 150
    sign = 1 if dealer else -1
    for _ in range(deals):
        hand = tuple(sorted(stream.sample(FULL_PACK, 6)))
        exact = {
            discard.laid: discard.hand + sign * discard.crib for discard in evaluate(hand, dealer, tables())
        }
        loss += max(exact.values()) - exact[by_table(hand, dealer, tables())[0][1]]
    assert loss / deals <= 0.03


@pytest.mark.parametrize("dealer", [False, True])
def test_the_expert_nearly_always_lays_away_the_best_by_hand_and_crib(dealer: bool) -> None:
    """The target is 97 of 100 the same and a mean loss of 0.03 points; docs/strength.md has 5,000 deals."""
    stream = random.Random("same")
    same, loss, deals = 0, 0.0, 300
    sign = 1 if dealer else -1
    for _ in range(deals):
        hand = tuple(sorted(stream.sample(FULL_PACK, 6)))
        values = [discard.hand + sign * discard.crib for discard in evaluate(hand, dealer, tables())]
        same += values[0] == pytest.approx(max(values))
        loss += max(values) - values[0]
    assert same / deals >= 0.96
    assert loss / deals <= 0.03


def test_a_five_is_kept_and_a_pair_of_fives_goes_to_the_own_crib_only() -> None:
    hand = parse_cards("5C 5D TH JS QC KD")
    assert key_of(card // 4 for card in evaluate(hand, False, tables())[0].laid) != 2 * KEY[4]
    assert not {Card.parse("5C"), Card.parse("5D")} & set(evaluate(hand, False, tables())[0].laid)
