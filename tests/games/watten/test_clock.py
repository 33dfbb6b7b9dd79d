"""What is done for a person whose time is up, and the announcements of the simple rule."""

from __future__ import annotations

import random

import pytest

from spieltisch.core.cards import SUITS
from spieltisch.games.watten.announcing import most_held_rank, strongest_trump
from spieltisch.games.watten.clock import WattenClock
from spieltisch.games.watten.notation import parse_rank, rank_text
from tests.games.watten.support import (
    COMBINATIONS,
    RULES,
    Match,
    announced,
    cards,
    random_actions,
    settings_of,
)

CLOCK = WattenClock()
HANDS = ["9H 9C AH AS AC", "7H 8H QS JS TS", "KD QD 8D JD TD", "7S 8S 8C QC JC"]


def done_for(match: Match, seat: int) -> str:
    return CLOCK.expired(match.view(seat)).text


@pytest.mark.parametrize("seconds", [30, 60, 90, 120, 7])
def test_only_who_is_asked_has_a_time(seconds: int) -> None:
    match = announced(HANDS, "9/H", seconds_per_move=seconds)
    assert [CLOCK.limit(match.view(seat)) for seat in range(4)] == [seconds, None, None, None]
    match.do("0 raise")
    assert [CLOCK.limit(match.view(seat)) for seat in range(4)] == [None, seconds, None, seconds]
    assert CLOCK.limit(match.view(None)) is None


def test_no_time_without_a_limit() -> None:
    match = announced(HANDS, "9/H", seconds_per_move=0)
    assert [CLOCK.limit(match.view(seat)) for seat in range(4)] == [None] * 4


def test_the_usual_time_is_a_minute() -> None:
    assert CLOCK.limit(Match.start(HANDS).view(0)) == 60


def test_z13_a_raise_nobody_answers_is_given_up() -> None:
    match = announced(HANDS, "9/H")
    match.do("0 raise")
    assert (done_for(match, 1), done_for(match, 3)) == ("1 fold", "3 fold")
    match.do(done_for(match, 1))
    assert match.scores == (2, 0)


def test_announcements() -> None:
    match = Match.start(HANDS)
    assert done_for(match, 0) == "0 rank A"
    match.do("0 rank A")
    assert done_for(match, 3) == "3 trump C"


@pytest.mark.parametrize(
    ("setting", "hand", "rank"),
    [
        ("bay", "9H 9C AH KS 8C", "9"),
        ("bay", "9H 9C AH AS 8C", "A"),
        ("bay", "7C 7D 8S 9C TH", "T"),
        ("tir", "7C 7D 8S 9C TH", "7"),
        ("bay", "KH KC KS 8S 9S", "K"),
        ("bay w", "W 8S 9C TD JH", "J"),
        ("tir w", "W 8S 8C TD JH", "8"),
    ],
)
def test_the_rank_held_most_often_ties_high(setting: str, hand: str, rank: str) -> None:
    assert rank_text(most_held_rank(settings_of(setting), cards(hand))) == rank


@pytest.mark.parametrize(
    ("setting", "rank", "hand", "suit"),
    [
        ("bay", "9", "9H AH KD 8C QS", "H"),
        ("tir", "9", "8S TS QS AC KD", "S"),
        ("tir g", "9", "TD 7D QH JS 8C", "D"),
        ("bay", "9", "7D TD 8D AC TH", "D"),
        ("tir g", "9", "TD 9D 8C 7C QH", "D"),
        ("tir", "A", "8C 8D 8H 8S 7C", "C"),
    ],
)
def test_the_suit_that_makes_a_hand_strongest(setting: str, rank: str, hand: str, suit: str) -> None:
    assert SUITS[strongest_trump(settings_of(setting), cards(hand), parse_rank(rank))] == suit


def test_the_weakest_card_that_takes_the_trick() -> None:
    hands = ["8D AH KC QC JC", "7D TD AD QH 8H", "7S 8C 7H KH QS", "KD JS TS AC TC"]
    match = announced(hands, "9/H", variant="tyrolean", weli=False)
    assert done_for(match, 0) == "0 play 8D"
    match.play("8D")
    assert done_for(match, 1) == "1 play TD"
    match.play("TD")
    assert done_for(match, 2) == "2 play 7H"
    match.play("7H")
    assert done_for(match, 3) == "3 play TC"


def test_nothing_is_taken_from_the_partner() -> None:
    hands = ["9H", "TD 9D 8D 7D", "8C AH QH", ""]
    match = announced(hands, "9/H", obligation=False)
    match.play("9H", "7D")
    assert done_for(match, 2) == "2 play 8C"


def test_the_duty_is_kept() -> None:
    match = announced(["9H", "AH 8S 8C 7S QC"], "9/H")
    match.play("9H")
    assert done_for(match, 1) == "1 play AH"


@pytest.mark.parametrize("number", range(0, len(COMBINATIONS), 2))
def test_whatever_is_done_is_legal_and_never_a_raise(number: int) -> None:
    match = Match.start(seed=f"clock {number}", dealer=None, **COMBINATIONS[number])
    for now in random_actions(match, random.Random(number)):
        for seat in now.asked:
            view = now.view(seat)
            action = CLOCK.expired(view)
            assert action in RULES.legal(view)
            assert action.verb != "raise"
            world = RULES.sample(view, random.Random(number))
            assert CLOCK.expired(RULES.view(world, seat)) == action
