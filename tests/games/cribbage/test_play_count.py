"""Every sequence of ranks that can be played from one pack up to 31, with the points of its last card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spieltisch.games.cribbage.scoring import VALUES, play_scores

SEQUENCES = (13, 169, 2197, 22603, 157605, 786550, 2981440, 8941590)
POINTS = (0, 50, 806, 9562, 88138, 606812, 3023976, 11048148)


def extensions(ranks: tuple[int, ...], count: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Sequences with one more card, with their running count."""
    for rank in range(1, 14):
        if count + VALUES[rank] <= 31 and ranks.count(rank) < 4:
            yield (*ranks, rank), count + VALUES[rank]


def count_sequences(longest: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return how many sequences of each length there are and what their last cards score."""
    sequences, points = [0] * longest, [0] * longest
    waiting: list[tuple[tuple[int, ...], int]] = [((), 0)]
    while waiting:
        for ranks, count in extensions(*waiting.pop()):
            sequences[len(ranks) - 1] += 1
            points[len(ranks) - 1] += sum(scored for _, scored, _ in play_scores(ranks, count))
            if len(ranks) < longest:
                waiting.append((ranks, count))
    return tuple(sequences), tuple(points)


def test_sequences_up_to_five_cards() -> None:
    assert count_sequences(5) == (SEQUENCES[:5], POINTS[:5])


@pytest.mark.slow
def test_sequences_up_to_eight_cards() -> None:
    sequences, points = count_sequences(8)
    assert (sequences, points) == (SEQUENCES, POINTS)
    assert (sum(sequences), sum(points)) == (12_892_167, 14_777_492)
