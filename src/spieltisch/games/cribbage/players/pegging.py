"""The play at rank level: scoring as an automaton, and perfect play when both hands are known.

A `Node` is a count since the last reset together with as much of its cards as can still matter: the copies
of the last rank for pairs, the newest distinct ranks for runs. Different orders that mean the same share a
node, which makes the memory of the solver effective.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from spieltisch.games.cribbage.players.ranks import KEY, RANKS, VALUE, Key, copies

LIMIT: Final = 31
_PAIRS: Final = (0, 0, 2, 6, 12)
_FULL: Final = LIMIT + 1

Reply: TypeAlias = "tuple[int, Node]"


class Node:
    """A count in progress. `after[rank]` is (points, next node), None when the card would exceed 31."""

    __slots__ = ("_after", "count", "index", "room", "tail")

    def __init__(self, count: int, tail: tuple[int, ...], index: int) -> None:
        self.count = count
        self.tail = tail
        self.index = index
        self.room = LIMIT - count
        self._after: tuple[Reply | None, ...] | None = None

    @property
    def after(self) -> tuple[Reply | None, ...]:
        """The outcome of each rank played here, made when first asked for."""
        if self._after is None:
            self._after = tuple(self._play(rank) for rank in RANKS)
        return self._after

    def _play(self, rank: int) -> Reply | None:
        count = self.count + VALUE[rank]
        cards = (*self.tail, rank)
        if count > LIMIT or cards.count(rank) > 4:
            return None
        return points_of_last(cards, count), node(count, relevant_tail(cards, count))


def points_of_last(cards: tuple[int, ...], count: int) -> int:
    """Return the points for the last of `cards` (rules text, the play), without go and last card."""
    points = 2 if count in (15, LIMIT) else 0
    same = 1
    while same < len(cards) and cards[-same - 1] == cards[-1]:
        same += 1
    if same > 1:
        return points + _PAIRS[same]
    for length in range(min(7, len(cards)), 2, -1):
        run = set(cards[-length:])
        if len(run) == length and max(run) - min(run) == length - 1:
            return points + length
    return points


def relevant_tail(cards: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return the shortest suffix of `cards` that scores every continuation like all of them."""
    if count == LIMIT:
        return ()
    same = 1
    while same < len(cards) and cards[-same - 1] == cards[-1]:
        same += 1
    if same > 1:
        return cards[-same:]
    length = 1
    while length < len(cards) and cards[-length - 1] not in cards[-length:]:
        length += 1
    tail = cards[-length:]
    while len(tail) > 1 and not _can_become_run(tail, count):
        tail = tail[1:]
    return tail


def _can_become_run(tail: tuple[int, ...], count: int) -> bool:
    """Whether the ranks missing between the lowest and highest of `tail` still fit below 31."""
    missing = [VALUE[rank] for rank in range(min(tail), max(tail)) if rank not in tail]
    return count + sum(missing) <= LIMIT


_NODES: dict[tuple[int, tuple[int, ...]], Node] = {}


def node(count: int, tail: tuple[int, ...]) -> Node:
    """Return the one node of a count and its relevant cards."""
    found = _NODES.get((count, tail))
    if found is None:
        found = _NODES[count, tail] = Node(count, tail, len(_NODES))
    return found


START: Final = node(0, ())


def node_of(cards: tuple[int, ...]) -> Node:
    """Return the node after `cards` (ranks played since the last reset, oldest first).

    Raises:
        ValueError: they exceed 31.
    """
    place = START
    for rank in cards:
        reply = place.after[rank]
        if reply is None:
            raise ValueError(f"{cards} exceeds {LIMIT}")
        place = reply[1]
    return place


@cache
def moves(hand: Key) -> tuple[tuple[int, Key], ...]:
    """Return (rank, rest of the hand) for every rank of `hand`, lowest first."""
    return tuple((rank, hand - KEY[rank]) for rank, number in enumerate(copies(hand)) if number)


@cache
def lowest(hand: Key) -> int:
    """Return the value of the lowest card of `hand`; more than any count allows when it is empty."""
    return next((VALUE[rank] for rank, number in enumerate(copies(hand)) if number), _FULL)


class Solver:
    """Perfect play of both sides with open hands, remembered between calls."""

    def __init__(self) -> None:
        self._known: dict[tuple[Key, Key, Node], int] = {}

    def value(self, mover: Key, other: Key, place: Node) -> int:
        """Return the net points the mover makes from here to the end of the deal. He has a card that fits."""
        known = self._known
        key = (mover, other, place)
        found = known.get(key)
        if found is not None:
            return found
        best = -99
        after = place.after
        for rank, rest in moves(mover):
            reply = after[rank]
            if reply is None:
                break
            points, child = reply
            room = child.room
            if lowest(other) <= room and room:
                points -= self.value(other, rest, child)
            elif lowest(rest) <= room and room:
                points += self.value(rest, other, child)
            else:
                if room:
                    points += 1
                if other:
                    points -= self.value(other, rest, START)
                elif rest:
                    points += self.value(rest, other, START)
            best = max(best, points)
        known[key] = best
        return best

    def after(self, rank: int, rest: Key, other: Key, place: Node) -> int:
        """Return the net points the mover makes by playing `rank` from `rest` plus that card."""
        reply = place.after[rank]
        if reply is None:
            raise ValueError("the card does not fit")
        points, child = reply
        room = child.room
        if room and lowest(other) <= room:
            return points - self.value(other, rest, child)
        if room and lowest(rest) <= room:
            return points + self.value(rest, other, child)
        points += 1 if room else 0
        if other:
            return points - self.value(other, rest, START)
        return points + (self.value(rest, other, START) if rest else 0)
