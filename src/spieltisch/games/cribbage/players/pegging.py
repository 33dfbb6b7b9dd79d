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
_NONE_FITS: Final = LIMIT + 1

Reply: TypeAlias = "tuple[int, Node]"
Tail: TypeAlias = "tuple[int, ...]"


class Node:
    """A count in progress.

    `room` is what is left up to 31. `after[rank]` is (points, next node), None when the card would exceed 31;
    it is made when first asked for. `index` counts the nodes.
    """

    __slots__ = ("after", "count", "index", "room", "tail")

    after: tuple[Reply | None, ...]

    def __init__(self, count: int, tail: Tail, index: int) -> None:
        self.count = count
        self.index = index
        self.room = LIMIT - count
        self.tail = tail

    def __getattr__(self, name: str) -> tuple[Reply | None, ...]:
        """Fill `after`: Python asks here only for attributes that are not set."""
        if name != "after":
            raise AttributeError(name)
        self.after = tuple(self._play(rank) for rank in RANKS)
        return self.after

    def _play(self, rank: int) -> Reply | None:
        count = self.count + VALUE[rank]
        if count > LIMIT or self.tail == (rank,) * 4:
            return None
        points, tail = extend(self.tail, rank)
        if count in (15, LIMIT):
            points += 2
        return points, node(count, relevant_tail(tail, LIMIT - count))


@cache
def extend(tail: Tail, rank: int) -> tuple[int, Tail]:
    """Return the points for pair or run when `rank` follows `tail`, and the tail that matters from then on.

    A pair ends every run, so the new tail is either the copies of one rank or different ranks.
    """
    cards = (*tail, rank)
    same = 1
    while same < len(cards) and cards[-same - 1] == rank:
        same += 1
    if same > 1:
        return _PAIRS[same], cards[-same:]
    length = 1
    while length < len(cards) and cards[-length - 1] not in cards[-length:]:
        length += 1
    distinct = cards[-length:]
    for run in range(length, 2, -1):
        last = distinct[-run:]
        if max(last) - min(last) == run - 1:
            return run, distinct
    return 0, distinct


def relevant_tail(tail: Tail, room: int) -> Tail:
    """Return the shortest suffix of `tail` that scores everything still possible like all of it."""
    if room == 0:
        return ()
    for suffix, missing in _suffixes(tail):
        if missing <= room:
            return suffix
    return tail[-1:]


@cache
def _suffixes(tail: Tail) -> tuple[tuple[Tail, int], ...]:
    """Return the suffixes, longest first, with the value of the ranks that are missing for a run of each."""
    return tuple(
        (tail[start:], sum(VALUE[rank] for rank in _gap(tail[start:]))) for start in range(len(tail))
    )


def _gap(ranks: Tail) -> list[int]:
    return [rank for rank in range(min(ranks), max(ranks)) if rank not in ranks]


_NODES: dict[tuple[int, Tail], Node] = {}


def node(count: int, tail: Tail) -> Node:
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


class Hand:
    """The ranks a player holds; there is one object for each multiset.

    `moves` are (rank, rest of the hand), lowest first; `low` is the value of the lowest card, more than any
    count has room for when the hand is empty. `first + second + node.index` is a number of its own for every
    two hands and node: whole numbers are quick to look up, and the garbage collector leaves them alone.
    """

    __slots__ = ("first", "key", "low", "moves", "second")

    def __init__(self, key: Key) -> None:
        self.key = key
        held = [rank for rank, number in enumerate(copies(key)) if number]
        self.moves: tuple[tuple[int, Hand], ...] = tuple((rank, hand_of(key - KEY[rank])) for rank in held)
        self.low = VALUE[held[0]] if held else _NONE_FITS
        index = len(_HANDS)
        self.first = index << 32
        self.second = index << 16


_HANDS: dict[Key, Hand] = {}


def hand_of(key: Key) -> Hand:
    """Return the one hand of these ranks."""
    found = _HANDS.get(key)
    if found is None:
        found = Hand(key)
        _HANDS[key] = found
    return found


class Solver:
    """Perfect play of both sides with open hands, remembered between calls.

    Positions that different hands of the opponent lead to are solved once.
    """

    def __init__(self) -> None:
        self._known: dict[int, int] = {}

    def value(self, mover: Hand, other: Hand, place: Node) -> int:
        """Return the net points the mover makes from here to the end of the deal. He has a card that fits."""
        key = mover.first + other.second + place.index
        found = self._known.get(key)
        if found is not None:
            return found
        best = -99
        after = place.after
        for rank, rest in mover.moves:
            reply = after[rank]
            if reply is None:
                break
            points, child = reply
            room = child.room
            if room and other.low <= room:
                points -= self.value(other, rest, child)
            elif room and rest.low <= room:
                points += self.value(rest, other, child)
            else:
                if room:
                    points += 1
                if other.moves:
                    points -= self.value(other, rest, START)
                elif rest.moves:
                    points += self.value(rest, other, START)
            if points > best:  # noqa: PLR1730 - the hottest loop; a call costs more
                best = points
        self._known[key] = best
        return best

    def after(self, reply: Reply, rest: Hand, other: Hand) -> int:
        """Return the net points the mover makes with a card: `reply` is its outcome, `rest` what he keeps."""
        points, child = reply
        room = child.room
        if room and other.low <= room:
            return points - self.value(other, rest, child)
        if room and rest.low <= room:
            return points + self.value(rest, other, child)
        points += 1 if room else 0
        if other.moves:
            return points - self.value(other, rest, START)
        return points + (self.value(rest, other, START) if rest.moves else 0)
