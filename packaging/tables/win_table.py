"""The chance of winning for every score before a deal, by dynamic programming over the results of deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from tables.deals import DealResult

TARGET = 121
Grid = list[list[float]]


def win_table(results: Sequence[DealResult]) -> Grid:
    """Return `win[dealer's score][pone's score]`, the dealer's chance of winning.

    For every score some deals end the match, by who is first to reach 121 in their course, and the others
    lead to a position with exchanged roles and at least as many points on both sides. The one case in which
    nobody scores more than nothing cannot be: the dealer always pegs.
    """
    size = len(results)
    cells = Counter((_total(result, 0), _total(result, 1)) for result in results)
    most_pone = max(pone for pone, _ in cells)
    most_dealer = max(dealer for _, dealer in cells)
    both = _dealer_first(results, most_pone, most_dealer)
    alone = _dealer_alone(cells, most_pone, most_dealer)
    outcomes = [(pone, dealer, number / size) for (pone, dealer), number in sorted(cells.items())]
    win: Grid = [[0.0] * TARGET for _ in range(TARGET)]
    for total in range(2 * TARGET - 2, -1, -1):
        for dealer in range(max(0, total - TARGET + 1), min(TARGET - 1, total) + 1):
            pone = total - dealer
            need_pone, need_dealer = TARGET - pone, TARGET - dealer
            chance = (
                both[min(need_pone, most_pone + 1)][min(need_dealer, most_dealer + 1)]
                + alone[min(need_pone, most_pone + 1)][min(need_dealer, most_dealer + 1)]
            ) / size
            for plus_pone, plus_dealer, share in outcomes:
                if plus_pone < need_pone and plus_dealer < need_dealer:
                    chance += share * (1 - win[pone + plus_pone][dealer + plus_dealer])
            win[dealer][pone] = chance
    return win


def _total(result: DealResult, who: int) -> int:
    return sum(points for points, owner in result.course if owner == who)


def _dealer_first(results: Sequence[DealResult], most_pone: int, most_dealer: int) -> Grid:
    """Count deals in which both get as many points as they need and the dealer is the first, by needs."""
    grid = [[0.0] * (most_dealer + 2) for _ in range(most_pone + 2)]
    for result in results:
        steps = list(accumulate(result.course, _add, initial=(0, 0)))
        pone_total, dealer_total = steps[-1]
        for need_pone in range(1, pone_total + 1):
            reached = next(step for step in steps if step[0] >= need_pone)[1]
            row = grid[need_pone]
            for need_dealer in range(1, min(reached, dealer_total) + 1):
                row[need_dealer] += 1
    return grid


def _add(at: tuple[int, int], score: tuple[int, int]) -> tuple[int, int]:
    points, who = score
    return (at[0], at[1] + points) if who else (at[0] + points, at[1])


def _dealer_alone(cells: Counter[tuple[int, int]], most_pone: int, most_dealer: int) -> Grid:
    """Count deals in which only the dealer gets as many points as he needs, by needs."""
    grid = [[0.0] * (most_dealer + 2) for _ in range(most_pone + 2)]
    for need_pone in range(1, most_pone + 2):
        for need_dealer in range(1, most_dealer + 2):
            grid[need_pone][need_dealer] = sum(
                number
                for (pone, dealer), number in cells.items()
                if pone < need_pone and dealer >= need_dealer
            )
    return grid
