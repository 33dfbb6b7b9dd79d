"""Every sequence of ranks that can be played from one pack up to 31, with the points of its last card.

Sequences are counted together when nothing that matters to the next cards tells them apart: the running
count, how many aces to sixes have been played (five higher cards of one rank pass 31 anyway), and the tail,
that is the last cards of one rank, or those of different ranks that can still become a run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.scoring import play_scores
from spieltisch.games.cribbage.values import VALUES

SEQUENCES = (13, 169, 2197, 22603, 157605, 786550, 2981440, 8941590)
POINTS = (0, 50, 806, 9562, 88138, 606812, 3023976, 11048148)

Ranks = tuple[int, ...]
Position = tuple[int, Ranks, Ranks]
"""Running count, cards played of each rank from ace to six, and the tail that matters."""

HIGHEST_COUNTED = 6


def tail_with(tail: Ranks, rank: int, count: int) -> Ranks:
    """Return the tail that matters after one more card, which makes this count."""
    if tail and tail[-1] == rank:
        return (*tail, rank) if set(tail) == {rank} else (rank, rank)
    if len(tail) > 1 and tail[-1] == tail[-2]:
        tail = tail[-1:]
    if rank in tail:
        tail = tail[tail.index(rank) + 1 :]
    return reachable_run((*tail, rank), 31 - count)


@cache
def reachable_run(ranks: Ranks, room: int) -> Ranks:
    """Return the longest suffix whose gaps can be filled within `room`."""
    while True:
        gaps = set(range(min(ranks), max(ranks))) - set(ranks)
        if sum(VALUES[rank] for rank in gaps) <= room:
            return ranks
        ranks = ranks[1:]


@cache
def points_of(tail: Ranks, rank: int, count: int) -> int:
    """Return what a card of `rank` scores after `tail` when it makes this count."""
    return sum(points for _, points, _ in play_scores((*tail, rank), count))


def longer(positions: Counter[Position]) -> tuple[Counter[Position], int]:
    """Return the positions one card later, and the points of all those cards."""
    found: Counter[Position] = Counter()
    total = 0
    for (count, played, tail), number in positions.items():
        for rank in range(1, 14):
            following = count + VALUES[rank]
            if following > 31:
                break
            more = played
            if rank <= HIGHEST_COUNTED:
                if played[rank - 1] == 4:
                    continue
                more = (*played[: rank - 1], played[rank - 1] + 1, *played[rank:])
            total += number * points_of(tail, rank, following)
            found[following, more, tail_with(tail, rank, following)] += number
    return found, total


def count_sequences(longest: int) -> tuple[Ranks, Ranks]:
    """Return how many sequences of each length there are and what their last cards score."""
    positions: Counter[Position] = Counter({(0, (0,) * HIGHEST_COUNTED, ()): 1})
    sequences: list[int] = []
    scored: list[int] = []
    for _ in range(longest):
        positions, points = longer(positions)
        sequences.append(positions.total())
        scored.append(points)
    return tuple(sequences), tuple(scored)


def test_sequences_up_to_eight_cards() -> None:
    sequences, points = count_sequences(8)
    assert (sequences, points) == (SEQUENCES, POINTS)
    assert (sum(sequences), sum(points)) == (12_892_167, 14_777_492)


@given(st.lists(st.sampled_from(FULL_PACK), min_size=1, max_size=8, unique=True))
def test_only_the_tail_matters(cards: list[Card]) -> None:
    count, tail, ranks = 0, (), ()
    for card in cards:
        count += VALUES[card.rank]
        if count > 31:
            break
        ranks = (*ranks, card.rank)
        assert points_of(tail, card.rank, count) == points_of(ranks[:-1], card.rank, count)
        tail = tail_with(tail, card.rank, count)
