"""Play that looks one card ahead: what a card scores now, and the best it lets the opponent answer."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.games.cribbage.players.pegging import Node, hand_of
from spieltisch.games.cribbage.players.ranks import Key


def greedy(hand: Key, place: Node, held: int) -> list[tuple[int, int]]:
    """Return (points it makes now, rank) for every rank that fits; `held` counts the opponent's cards."""
    result = []
    for rank, rest in hand_of(hand).moves:
        reply = place.after[rank]
        if reply is None:
            break
        points, child = reply
        if not rest and not held and child.room:
            points += 1
        result.append((points, rank))
    return result


def one_ply(hand: Key, place: Node, held: int, likely: Sequence[int]) -> list[tuple[float, int]]:
    """Return (points less the opponent's expected best answer, rank) for every rank that fits.

    `likely` are the copies of each rank the opponent's `held` cards may be among. Whether he holds a rank is
    taken as independent of the others, which is exact enough to tell a trap from a safe card.
    """
    total = sum(likely)
    lacks = 1 - held / total if total > held else 0.0
    result = []
    for points, rank in greedy(hand, place, held):
        reply = place.after[rank]
        child = reply[1] if reply else place
        value = float(points)
        if child.room and held:
            risk, silent = _answers(child, lacks, likely)
            value += silent - risk
        result.append((value, rank))
    return result


def _answers(child: Node, lacks: float, likely: Sequence[int]) -> tuple[float, float]:
    """Return the opponent's expected best score at `child`, and the chance that no card of his fits."""
    by_points: dict[int, int] = {}
    for rank, number in enumerate(likely):
        if number:
            reply = child.after[rank]
            if reply is not None:
                by_points[reply[0]] = by_points.get(reply[0], 0) + number
    none = 1.0
    risk = 0.0
    for points in sorted(by_points, reverse=True):
        still = none * lacks ** by_points[points]
        risk += points * (none - still)
        none = still
    return risk, none
