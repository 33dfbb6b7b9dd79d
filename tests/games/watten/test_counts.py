"""Known numbers of the pack, the announcements and the hands that can be dealt."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, factorial

import pytest

from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.notation import ranks_to_name
from spieltisch.games.watten.ranking import KRITISCHE
from spieltisch.games.watten.state import View
from tests.games.watten.support import Match, settings_of

HANDS = {"bay": 201_376, "bay w": 237_336}
DEALS = {"bay": 2_649_169_819_964_828_160, "bay w": 6_724_815_696_833_794_560}


@pytest.mark.parametrize("setting", HANDS)
def test_hands_and_deals(setting: str) -> None:
    size = len(pack_of(settings_of(setting)))
    assert comb(size, 5) == HANDS[setting]
    assert factorial(size) // (factorial(5) ** 4 * factorial(size - 20)) == DEALS[setting]


def test_announcements() -> None:
    assert 4 * len(ranks_to_name(settings_of("bay"))) == 32
    assert 4 * len(ranks_to_name(settings_of("bay w"))) == 36


def test_all_hands_of_the_small_pack() -> None:
    groups: Counter[int] = Counter()
    suits: Counter[int] = Counter()
    critical: Counter[int] = Counter()
    for hand in combinations(pack_of(settings_of("bay")), 5):
        groups[max(Counter(card.rank for card in hand).values())] += 1
        suits[max(Counter(card.suit for card in hand).values())] += 1
        critical[sum(card in KRITISCHE for card in hand)] += 1
    assert groups == {1: 57_344, 2: 131_712, 3: 12_096, 4: 224}
    assert suits == {2: 132_608, 3: 61_824, 4: 6_720, 5: 224}
    assert critical[3] == 406
    assert round(100 * (1 - critical[0] / critical.total()), 2) == 41.03


def worlds(view: View) -> int:
    """In how many ways the hidden cards can lie for a seat that knows of no void."""
    hidden = len(pack_of(view.table.settings)) - len(view.table.played) - len(view.hand)
    number = 1
    for seat, size in enumerate(view.table.hand_sizes):
        if seat != view.seat:
            number *= comb(hidden, size)
            hidden -= size
    return number


@pytest.mark.parametrize(
    ("weli", "numbers"),
    [
        (False, [13_155_340_358_160, 93_699_005_400, 493_802_400, 1_670_760, 2_730]),
        (True, [28_334_579_232_960]),
    ],
)
def test_worlds_before_each_trick(weli: bool, numbers: list[int]) -> None:
    match = Match.start(seed="four tricks 1", weli=weli, obligation=False)
    match.do("0 rank 9", "3 trump H")
    for number in numbers:
        assert worlds(match.view(0)) == number
        for _ in range(4):
            turn = match.state.table.turn
            match.do(next(text for text in match.legal(turn) if "play" in text))
