"""How many ways there are to play a deal: known numbers of complete sequences of cards.

The rules say which cards may be played and who takes a trick. What can follow a finished trick depends on
the cards left, the leader and the tricks won alone, so positions are counted once. Without the duty to
follow, all five tricks can be played in 5!^4 ways.
"""

from __future__ import annotations

from functools import cache
from math import factorial

import pytest

from spieltisch.core.cards import SUITS, Card
from spieltisch.games.watten.duty import playable
from spieltisch.games.watten.notation import rank_text
from spieltisch.games.watten.state import Phase, Table, Trick
from tests.games.watten.second_opinion import Round
from tests.games.watten.support import cards, ranking_of, settings_of

D1 = "9H KH 9D 8C AS | 7D AH 7H KS 9C | 9S TH 7C KD AD | JH 8H 7S AC TD"
D3 = "W 7H AH KD TS | 7C 7D 9H QH AC | 8H JH AS 7S TD | KH KC 9D 8S 9C"
COUNTS = {
    "D1 bay off": (D1, "9/H", 157_097_160, 207_360_000),
    "D1 bay": (D1, "9/H", 137_979_504, 178_827_264),
    "D1 bay g": (D1, "9/H", 129_531_024, None),
    "D1 tir off": (D1, "9/H", 155_405_520, 207_360_000),
    "D1 tir": (D1, "9/H", 42_847_103, 52_797_264),
    "D1 tir g": (D1, "9/H", 44_717_372, 63_074_008),
    "D3 bay w off": (D3, "6/H", 146_281_680, 207_360_000),
    "D3 bay w": (D3, "6/H", 125_035_524, 183_803_904),
    "D3 tir w off": (D3, "6/H", 148_667_220, 207_360_000),
    "D3 tir w": (D3, "6/H", 21_544_446, 24_098_832),
}
"""Deal, announcement, sequences up to the third trick of a pair, and sequences of all five tricks."""

Hands = tuple[int, int, int, int]
"""For each seat, bit i stands for the i-th card of the deal's hand."""
Won = tuple[int, int] | None
"""Tricks of either pair; None once a pair has three."""
BITS = tuple(tuple(bit for bit in range(5) if mask >> bit & 1) for mask in range(32))


class Count:
    """Counts the sequences of a deal in which seat 0 leads."""

    def __init__(self, deal: str, setting: str, announcement: str) -> None:
        self.ranking = ranking_of(setting, announcement)
        self.settings = settings_of(setting)
        self.deal = [cards(hand) for hand in deal.split(" | ")]
        self.winner = cache(self.ranking.winner)
        self.allowed = cache(self._allowed)
        self.count = cache(self._count)

    def _allowed(self, first_trick: bool, lying: tuple[Card, ...], seat: int, mask: int) -> tuple[int, ...]:
        """Which of the seat's cards the rules allow."""
        table = Table(
            self.settings,
            Phase.PLAY,
            number=1,
            dealer=3,
            turn=seat,
            scores=(0, 0),
            rank=self.ranking.rank,
            trump=self.ranking.trump,
            tricks=() if first_trick else (Trick(0),),
            trick=Trick((seat - len(lying)) % 4, lying),
        )
        held = tuple(self.deal[seat][bit] for bit in BITS[mask])
        allowed = playable(table, self.ranking, held)
        return tuple(bit for bit in BITS[mask] if self.deal[seat][bit] in allowed)

    def _count(self, hands: Hands, leader: int, won: Won, first_trick: bool = False) -> tuple[int, int]:
        """Return how many sequences follow up to the third trick of a pair, and up to the last card."""
        if not any(hands):
            return 0, 1
        s0, s1, s2, s3 = ((leader + number) % 4 for number in range(4))
        short = long = 0
        left = [*hands]
        for b0 in self.allowed(first_trick, (), s0, hands[s0]):
            c0 = self.deal[s0][b0]
            left[s0] = hands[s0] ^ 1 << b0
            for b1 in self.allowed(first_trick, (c0,), s1, hands[s1]):
                c1 = self.deal[s1][b1]
                left[s1] = hands[s1] ^ 1 << b1
                for b2 in self.allowed(first_trick, (c0, c1), s2, hands[s2]):
                    c2 = self.deal[s2][b2]
                    left[s2] = hands[s2] ^ 1 << b2
                    for b3 in self.allowed(first_trick, (c0, c1, c2), s3, hands[s3]):
                        left[s3] = hands[s3] ^ 1 << b3
                        taker = (leader + self.winner((c0, c1, c2, self.deal[s3][b3]))) % 4
                        following = _with_trick(won, taker % 2)
                        more = self.count((left[0], left[1], left[2], left[3]), taker, following)
                        short += 1 if won is not None and following is None else more[0]
                        long += more[1]
        return short, long


def _with_trick(won: Won, pair: int) -> Won:
    if won is None:
        return None
    tricks = (won[0] + (pair == 0), won[1] + (pair == 1))
    return None if 3 in tricks else tricks


def sequences(deal: str, setting: str, announcement: str, size: int = 5) -> tuple[int, int]:
    """Count the ways to play the first `size` cards of each hand: see `Count.count`."""
    mask = (1 << size) - 1
    return Count(deal, setting, announcement).count((mask, mask, mask, mask), 0, (0, 0), True)


def plain_sequences(second: Round, hands: list[list[str]], leader: int, trick: list[str], number: int) -> int:
    """Count all sequences card by card after the second reading of the rules."""
    if len(trick) == 4:
        leader = (leader + second.winner(trick)) % 4
        trick, number = [], number + 1
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        return 1
    total = 0
    for card in second.legal(number, trick, hands[seat]):
        left = [[held for held in hand if held != card] for hand in hands]
        total += plain_sequences(second, left, leader, [*trick, card], number)
    return total


@pytest.mark.parametrize("case", COUNTS)
def test_ways_to_play_three_cards_each(case: str) -> None:
    deal, announcement, _short, _long = COUNTS[case]
    setting = case.partition(" ")[2]
    settings, ranking = settings_of(setting), ranking_of(setting, announcement)
    second = Round(
        settings.bavarian, settings.guate, settings.obligation, rank_text(ranking.rank), SUITS[ranking.trump]
    )
    hands = [hand.replace("W", "6D").split()[:3] for hand in deal.split(" | ")]
    counted = sequences(deal, setting, announcement, 3)[1]
    assert counted == plain_sequences(second, hands, 0, [], 1)
    assert (counted == factorial(3) ** 4) == (not settings.obligation)


@pytest.mark.slow
@pytest.mark.parametrize("case", COUNTS)
def test_ways_to_play_a_whole_deal(case: str) -> None:
    deal, announcement, short, long = COUNTS[case]
    counted = sequences(deal, case.partition(" ")[2], announcement)
    assert counted[0] == short
    assert long is None or counted[1] == long
