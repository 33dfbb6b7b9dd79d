"""What may be in the opponent's hand: nothing impossible, and weighed as the deal and the play have it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spieltisch.core.cards import Card, parse_cards
from spieltisch.games.cribbage.players.beliefs import crib_values, opponent_hands
from spieltisch.games.cribbage.players.discards import ranks, unseen_ranks
from spieltisch.games.cribbage.players.pegging import START, node_of
from spieltisch.games.cribbage.players.ranks import VALUE, copies, key_of, ranks_of
from spieltisch.games.cribbage.players.reading import Board, Situation

KEPT, LAID = parse_cards("5C 6C TH JD"), parse_cards("2D KS")
STARTER = Card.parse("9H")


def situation(shown: str = "", least: int = 1) -> Situation:
    cards = parse_cards(shown)
    return Situation(
        board=Board(0, 0, dealer=False),
        cards=KEPT,
        kept=KEPT,
        laid=LAID,
        starter=STARTER,
        shown=ranks(cards),
        held=4 - len(cards),
        least=least,
        left=tuple(unseen_ranks(KEPT, LAID, (STARTER,), cards)),
        place=START,
    )


def test_no_hand_needs_cards_that_have_been_seen() -> None:
    here = situation("5D 5H")
    for key, weight in opponent_hands(here):
        assert weight > 0
        assert all(number <= left for number, left in zip(copies(key), here.left, strict=True))
        assert len(ranks_of(key)) == here.held


def test_a_go_rules_out_low_cards() -> None:
    hands = opponent_hands(situation("KH", least=7))
    assert hands
    assert all(VALUE[rank] >= 7 for key, _ in hands for rank in ranks_of(key))


def test_the_last_card_is_known_when_it_must_be_a_ten() -> None:
    hands = opponent_hands(situation("KH QD QH", least=10))
    assert {ranks_of(key) for key, _ in hands} == {(9,), (10,), (11,), (12,)}


def test_good_hands_are_kept_more_often_than_scraps() -> None:
    weights = dict(opponent_hands(situation()))
    runs, scraps = key_of((5, 6, 7, 7)), key_of((1, 5, 7, 12))
    assert weights[runs] > 20 * weights[scraps] > 0


def test_nothing_is_held_after_four_cards() -> None:
    assert [key for key, _ in opponent_hands(situation("KH QD QH 5D"))] == [0]


def test_the_crib_is_a_distribution() -> None:
    values = crib_values(situation())
    assert sum(values.values()) == pytest.approx(1)
    assert all(points >= 0 and weight > 0 for points, weight in values.items())
    with_pair = crib_values(replace(situation(), laid=parse_cards("5D 5H")))
    assert mean(with_pair) > mean(values) + 3


def mean(values: dict[int, float]) -> float:
    return sum(points * weight for points, weight in values.items())


def test_the_running_count_does_not_change_what_he_may_hold() -> None:
    here = situation("KH")
    assert opponent_hands(here) == opponent_hands(replace(here, place=node_of((12,))))
