"""What a meld is, and every meld a hand can make."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from spieltisch.core.cards import FULL_PACK, JOKER
from spieltisch.games.five_hundred import melds
from spieltisch.games.five_hundred.counting import card_points, hand_points, meld_points
from spieltisch.games.five_hundred.dealing import pieces
from spieltisch.games.five_hundred.possible import has_new_meld, joker_places, new_melds
from tests.games.five_hundred.support import cards, meld, refusal, settings, shown, table


def made(hand: str, text: str, **options: bool | int | str) -> str:
    """Why a hand with some cards to spare may not lay this meld; an empty text if it may."""
    return refusal(table([f"{hand} 2C 9D", "2S"], chosen=options), f"0 meld {text}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("3H 4H 5H", ""),
        ("3H 4H", "too_short"),
        ("3H 4D 5H", "no_meld"),
        ("7H 7C 7S", "no_sets"),
        ("AH 2H 3H", ""),
        ("QH KH AH", ""),
        ("KH AH 2H", "no_meld"),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", ""),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", ""),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH *AH", "ace_twice"),
        ("*3H *4H 5H", ""),
        ("5H *6H *7H", ""),
        ("AH *2H *3H", ""),
        ("*QH *KH AH", ""),
        ("AH *2H *AH", "no_meld"),
        ("*3H *4H *5H", "only_jokers"),
        ("3H 4H 5C", "no_meld"),
        ("3H 5H 6H", "no_meld"),
    ],
)
def test_runs(text: str, reason: str) -> None:
    jokers = text.count("*")
    hand = " ".join("*" if word.startswith("*") else word for word in text.split())
    assert (
        made(hand, text, jokers=3 if jokers > 2 else 2, max_jokers="naturals" if jokers > 2 else 2) == reason
    )


def test_cards_in_any_order_make_the_run() -> None:
    state = table(["3H 4H 5H 2C 9D", "2S"])
    assert refusal(state, "0 meld 5H 3H 4H") == ""


def test_an_ace_at_both_ends_is_an_option() -> None:
    run = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH *AH"
    assert made(run.replace("*AH", "*"), run, ace_both_ends=True) == ""


def test_sets_are_an_option() -> None:
    assert made("7H 7C 7S", "7H 7C 7S", sets=True) == ""
    assert made("7H 7C *", "7H 7C *7C", sets=True) == "no_meld"
    assert made("7H 8C 7S", "7H 8C 7S", sets=True) == "no_meld"


def test_jokers_in_a_meld_can_be_limited() -> None:
    assert made("* * 5H", "*3H *4H 5H", max_jokers=1) == "too_many_jokers"
    assert made("* * 5H", "*3H *4H 5H", max_jokers="naturals") == "too_many_jokers"
    assert made("* * 5H 6H", "*3H *4H 5H 6H", max_jokers="naturals") == ""


def test_the_pack_counts_430_points() -> None:
    pack = pieces(settings())
    assert (len(pack), hand_points(settings(), pack)) == (54, 430)
    assert sum(card_points(card) for card in FULL_PACK if card.suit == 0) == 95


def all_runs(hand: str, **options: bool | int | str) -> list[str]:
    found = new_melds(settings(2, **options), cards(hand), 54)
    return [" ".join(item.text for item in meld_cards) for meld_cards in found]


def test_there_are_308_natural_runs() -> None:
    pack = " ".join(card.text for card in FULL_PACK)
    runs = all_runs(pack)
    assert len(runs) == len(set(runs)) == 308
    lengths = [len(run.split()) for run in runs]
    assert [lengths.count(length) for length in range(3, 14)] == [4 * count for count in range(12, 1, -1)]
    points = [meld_points(settings(), meld(run)) for run in runs]
    assert (min(points), max(points)) == (15, 95)
    three = [count for count, length in zip(points, lengths, strict=True) if length == 3]
    assert (min(three), max(three)) == (15, 35)


def test_placements_of_one_and_two_jokers() -> None:
    pack = " ".join(card.text for card in FULL_PACK)
    with_jokers = all_runs(f"{pack} * *", max_jokers=2)
    assert sum(run.count("*") == 1 for run in with_jokers) == 2024
    assert sum(run.count("*") == 2 for run in with_jokers) == 6864


def test_how_likely_a_hand_holds_a_run() -> None:
    """Of each suit, count the sets of cards without a run by size; hands are made of four of them."""
    without = _suits_without_run(jokers=0)
    assert without[:10] == [1, 13, 78, 274, 606, 847, 713, 318, 55, 1]
    with_joker = _suits_without_run(jokers=1)
    assert with_joker[:5] == [1, 13, 53, 71, 19]
    assert comb(54, 7) - _hands(without, 7) == 11_082_116


def _suits_without_run(jokers: int) -> list[int]:
    suit = [card for card in FULL_PACK if card.suit == 0]
    found = []
    for size in range(14):
        hands = (tuple(hand) + (JOKER,) * jokers for hand in combinations(suit, size))
        found.append(sum(not has_new_meld(settings(), hand, 0) for hand in hands))
    return found


def _convolved(first: list[int], second: list[int]) -> list[int]:
    result = [0] * (len(first) + len(second) - 1)
    for i, one in enumerate(first):
        for j, other in enumerate(second):
            result[i + j] += one * other
    return result


def _hands(suit: list[int], size: int) -> int:
    """Hands of `size` natural cards or fewer with jokers, none of them with a natural run."""
    four = _convolved(_convolved(suit, suit), _convolved(suit, suit))
    return sum(four[size - jokers] * comb(2, jokers) for jokers in range(3))


def test_where_a_joker_can_be_laid() -> None:
    assert [card.text for card in joker_places(settings(), meld("3H 4H 5H"))] == ["2H", "6H"]
    assert [card.text for card in joker_places(settings(), meld("AH 2H 3H"))] == ["4H"]
    assert [card.text for card in joker_places(settings(), meld("*3H *4H 5H"))] == []
    thirteen = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert joker_places(settings(), meld(thirteen)) == ()


@pytest.mark.parametrize(
    ("run", "card", "ends"),
    [
        ("AH 2H 3H", "KH", ()),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH", "KH", ()),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH", "QH", ("high",)),
        ("2H 3H 4H", "AH", ("low",)),
        ("JH QH KH", "AH", ("high",)),
        ("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "AH", ("low", "high")),
        ("3H 4H 5H", "6H", ("high",)),
        ("3H 4H 5H", "2H", ("low",)),
        ("3H 4H 5H", "6D", ()),
    ],
)
def test_ends_that_fit(run: str, card: str, ends: tuple[str, ...]) -> None:
    (wanted,) = cards(card)
    assert melds.fitting_ends(meld(run), wanted, ace_both_ends=False) == ends


def test_declarations_of_the_same_thirteen_cards_differ() -> None:
    run = "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    assert {item for item in all_runs(run) if len(item.split()) == 13} == {run, f"{run[3:]} AH"}


def test_order_decides_where_an_ace_stands() -> None:
    assert melds.in_order(shown("3H AH 2H"))[0].text == "AH"
    assert melds.in_order(shown("AH QH KH"))[-1].text == "AH"
