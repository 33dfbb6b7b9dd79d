"""The shipped tables against published figures, and the program that makes them on cases known exactly."""

from __future__ import annotations

from math import comb

import pytest

from spieltisch.games.cribbage.players.ranks import KEY, key_of, multisets
from spieltisch.games.cribbage.players.tables import tables
from tables.deals import DealResult, play_out
from tables.win_table import win_table

RANKS = "A23456789TJQK"
SCHELL = {
    "55": (8.79, 9.37),
    "23": (7.00, 7.33),
    "78": (6.53, 7.63),
    "5J": (7.00, 7.76),
    "TK": (2.84, 3.88),
    "9Q": (2.99, 4.11),
    "9K": (3.06, 4.03),
}
"""Mean points of the own and of the opponent's crib (Schell, cribbageforum.com/SchellDiscard.htm)."""

WINS = {
    (0, 0): 0.560,
    (35, 37): 0.504,
    (60, 60): 0.54,
    (90, 90): 0.50,
    (100, 100): 0.78,
    (105, 105): 0.79,
    (110, 110): 0.55,
    (113, 113): 0.31,
    (116, 116): 0.26,
    (120, 120): 0.65,
}
"""Dealer's chance of winning by the dealer's and pone's score before the deal; (0, 0) is published."""


def pair(text: str) -> int:
    return sum(KEY[RANKS.index(rank)] for rank in text)


def test_cribs_are_near_the_published_table() -> None:
    own = [abs(tables().crib[True][pair(text)] - mean) for text, (mean, _) in SCHELL.items()]
    other = [abs(tables().crib[False][pair(text)] - mean) for text, (_, mean) in SCHELL.items()]
    assert sum(own) / len(own) <= 0.1
    assert sum(other) / len(other) <= 0.1
    assert max(*own, *other) <= 0.3


@pytest.mark.parametrize(("scores", "chance"), WINS.items())
def test_chances_of_winning_are_near_the_known_ones(scores: tuple[int, int], chance: float) -> None:
    dealer, pone = scores
    assert tables().win[dealer][pone] == pytest.approx(chance, abs=0.02)


def test_a_point_never_harms() -> None:
    win = tables().win
    for dealer in range(120):
        for pone in range(120):
            assert win[dealer + 1][pone] >= win[dealer][pone] - 1e-3
            assert win[dealer][pone + 1] <= win[dealer][pone] + 1e-3


def test_every_hand_of_six_has_its_discard() -> None:
    sixes = [key_of(ranks) for ranks in multisets(6)]
    for role in (False, True):
        throws, keeps = tables().throws[role], tables().keeps[role]
        assert [thrown + kept for thrown, kept in zip(throws, keeps, strict=True)] == sixes
        assert set(throws) <= {key_of(ranks) for ranks in multisets(2)}
        assert set(keeps) <= {key_of(ranks) for ranks in multisets(4)}


def test_kept_hands_weigh_one_on_average() -> None:
    for role in (False, True):
        whole = 0.0
        for ranks in multisets(4):
            number = 1
            for rank in set(ranks):
                number *= comb(4, ranks.count(rank))
            whole += number * tables().kept[role][key_of(ranks)]
        assert whole / comb(52, 4) == pytest.approx(1, abs=1e-3)


def test_pegs_have_the_known_means() -> None:
    pegs = tables().pegs
    assert sum(pone for pone, _ in pegs) / len(pegs) == pytest.approx(2.1, abs=0.15)
    assert sum(dealer for _, dealer in pegs) / len(pegs) == pytest.approx(3.3, abs=0.25)


def result(*course: tuple[int, int]) -> DealResult:
    return DealResult(0, (0, 0), 0, 0, 0, course)


def test_the_win_table_of_a_game_without_chance() -> None:
    """Pone always gets 10 and then the dealer 20: from equal scores with 20 to go pone needs two deals."""
    win = win_table([result((10, 0), (20, 1))])
    assert win[120][120] == 0.0  # pone counts first
    assert win[101][110] == 1.0  # pone lacks 11, the dealer gets there with exactly 20
    assert win[101][111] == 0.0  # pone gets there first
    # Nobody gets there; then the dealer of this deal is pone at 110 against 120 and counts first.
    assert win[90][110] == 0.0 if win[120][110] == 1.0 else win[90][110] == 1.0
    assert win[90][110] == 1 - win[120][110]


def test_the_win_table_weighs_courses() -> None:
    """In one of four deals pone is the first to score; both need one point."""
    deals = [result((1, 1), (5, 0))] * 3 + [result((5, 0), (1, 1))]
    assert win_table(deals)[120][120] == 0.75


def test_the_averaging_play_knows_goes_and_last_cards() -> None:
    """The dealer plays the last card, so he always gets a point; and every play has one for each count."""
    for pone, dealer in [((4, 4, 12, 11), (4, 4, 12, 11)), ((0, 2, 4, 6), (1, 3, 5, 12))]:
        pegs = play_out(key_of(pone), key_of(dealer))
        assert pegs[1] >= 1
        assert sum(pegs) >= 2
