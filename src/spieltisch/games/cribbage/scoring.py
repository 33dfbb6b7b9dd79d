"""Counting hands and cribs in the show, and the points of a card in the play.

Both follow the rules text. The show lists every combination with its cards; since fifteens, pairs and runs
depend on the ranks alone, they are worked out once for each of the 6,175 multisets of five ranks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, product
from typing import Literal, TypeAlias

from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.cribbage.records import Combination, Kind
from spieltisch.games.cribbage.values import VALUES

PlayReason: TypeAlias = Literal["fifteen", "thirty_one", "pair", "run"]
PlayScore: TypeAlias = "tuple[PlayReason, int, int]"
"""Reason, points, and how many of the last cards make them."""

Ranks: TypeAlias = "tuple[int, ...]"
_Pattern: TypeAlias = "tuple[Kind, int, tuple[int, ...]]"
"""Kind, points and the positions of the cards in the sorted five."""

PAIR_POINTS = (0, 0, 2, 6, 12)
"""Points in the play by how many of the last cards have one rank."""

CARD_RANKS = tuple(card.rank for card in FULL_PACK)
"""The rank by card; faster than asking the card."""

_JACK = 11


def show_combinations(cards: Sequence[Card], starter: Card, *, crib: bool) -> tuple[Combination, ...]:
    """List the combinations of four cards and the starter: fifteens, pairs, runs, flush, nobs.

    `crib` asks for the crib's flush, which needs all five cards.
    """
    five = sorted((*cards, starter))
    found = [
        Combination(kind, points, tuple(five[place] for place in places))
        for kind, points, places in rank_patterns(tuple(map(CARD_RANKS.__getitem__, five)))
    ]
    return (*found, *_flush(cards, starter, crib=crib), *_nobs(cards, starter))


def show_points(cards: Sequence[Card], starter: Card, *, crib: bool) -> int:
    """Return the points of four cards with the starter, without making a list of them."""
    ranks = tuple(sorted(card.rank for card in (*cards, starter)))
    by_suit = (*_flush(cards, starter, crib=crib), *_nobs(cards, starter))
    return rank_points(ranks) + sum(combination.points for combination in by_suit)


@cache
def rank_points(ranks: Ranks) -> int:
    """Return what sorted ranks score without their suits."""
    return sum(points for _, points, _ in rank_patterns(ranks))


@cache
def rank_patterns(ranks: Ranks) -> tuple[_Pattern, ...]:
    """List what sorted ranks score without their suits: fifteens, pairs, and every longest run."""
    places = range(len(ranks))
    value_at = [VALUES[rank] for rank in ranks].__getitem__
    fifteens: list[_Pattern] = [
        ("fifteen", 2, chosen)
        for size in range(2, len(ranks) + 1)
        for chosen in combinations(places, size)
        if sum(map(value_at, chosen)) == 15
    ]
    pairs: list[_Pattern] = [("pair", 2, (a, b)) for a, b in combinations(places, 2) if ranks[a] == ranks[b]]
    run = _longest_run(ranks)
    runs: list[_Pattern] = [
        ("run", len(run), chosen)
        for chosen in product(*([place for place in places if ranks[place] == rank] for rank in run))
        if run
    ]
    return (*fifteens, *pairs, *runs)


def _longest_run(ranks: Ranks) -> Ranks:
    """Return the ranks of the longest run of at least three; five cards cannot hold two such runs."""
    best: Ranks = ()
    current: Ranks = ()
    for rank in sorted(set(ranks)):
        current = (*current, rank) if current and rank == current[-1] + 1 else (rank,)
        best = max(best, current, key=len)
    return best if len(best) >= 3 else ()


def _flush(cards: Sequence[Card], starter: Card, *, crib: bool) -> tuple[Combination, ...]:
    suits = {card.suit for card in cards}
    if len(suits) != 1:
        return ()
    if starter.suit in suits:
        return (Combination("flush", 5, tuple(sorted((*cards, starter)))),)
    return () if crib else (Combination("flush", 4, tuple(sorted(cards))),)


def _nobs(cards: Sequence[Card], starter: Card) -> tuple[Combination, ...]:
    jack = Card.of(_JACK, starter.suit)
    return (Combination("nobs", 1, (jack,)),) if jack in cards else ()


def play_scores(ranks: Sequence[int], count: int) -> tuple[PlayScore, ...]:
    """Return what the last card of a count scores (rules text: Fünfzehn, 31, Paar, Folge).

    `ranks` are the ranks since the last reset in the order played, whoever played them, and `count` is their
    running count. The point for the last card of a count is not part of it.
    """
    found: list[PlayScore] = []
    if count == 15:
        found.append(("fifteen", 2, len(ranks)))
    elif count == 31:
        found.append(("thirty_one", 2, len(ranks)))
    same = _equal_suffix(ranks)
    if same > 1:
        found.append(("pair", PAIR_POINTS[same], same))
    elif (run := _run_suffix(ranks)) > 0:
        found.append(("run", run, run))
    return tuple(found)


def _equal_suffix(ranks: Sequence[int]) -> int:
    """Count how many of the last cards have one rank."""
    last = ranks[-1]
    same = 0
    for rank in reversed(ranks):
        if rank != last:
            break
        same += 1
    return same


def _run_suffix(ranks: Sequence[int]) -> int:
    """Return the length of the longest suffix of three or more distinct consecutive ranks, or 0."""
    seen: set[int] = set()
    low = high = ranks[-1]
    longest = 0
    for rank in reversed(ranks):
        if rank in seen:
            break
        seen.add(rank)
        low, high = min(low, rank), max(high, rank)
        if high - low + 1 == len(seen) >= 3:
            longest = len(seen)
    return longest
