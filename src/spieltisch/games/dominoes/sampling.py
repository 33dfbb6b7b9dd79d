"""Whole states that look to a seat like its view: what it cannot see is dealt anew."""

from __future__ import annotations

import random
from collections.abc import Sequence

from spieltisch.core.randomness import RandomSource, shuffle
from spieltisch.core.tiles import FULL_SET, Tile
from spieltisch.games.dominoes.state import State, Tiles, View
from spieltisch.games.dominoes.voids import Void, voids

TRIES = 20
"""So many deals are tried for one that agrees with everything known; the best one is taken."""


def sample_state(view: View, stream: random.Random) -> State:
    """Deal anew what the viewing seat cannot see: other hands, the boneyard, all later packs and lots."""
    hands, boneyard = deal_hidden(view, stream)
    return State(
        chance=RandomSource(f"{stream.getrandbits(64):016x}"),
        table=view.table,
        hands=hands,
        boneyard=boneyard,
        rounds_dealt=view.table.number,
    )


def deal_hidden(view: View, stream: random.Random) -> tuple[tuple[Tiles, ...], Tiles]:
    """Return hands and a boneyard for the tiles the viewing seat cannot see, as `HiddenTiles` deals them."""
    return HiddenTiles(view).deal(stream)


class HiddenTiles:
    """What a seat cannot see, to be dealt anew as often as wanted.

    The seats that drew and passed get tiles that agree with it (at most so many of the values they had none
    of); of 20 deals the one that agrees best is taken.
    """

    def __init__(self, view: View) -> None:
        table = view.table
        self._fixed = _known_hands(view)
        known = {*table.line.tiles, *(tile for hand in self._fixed for tile in hand)}
        self._hidden = [tile for tile in FULL_SET if tile not in known]
        wanted = [size - len(hand) for size, hand in zip(table.hand_sizes, self._fixed, strict=True)]
        self._seats = [
            _Wanted(seat, number, () if seat == view.seat else voids(table, seat))
            for seat, number in enumerate(wanted)
        ]

    def deal(self, stream: random.Random) -> tuple[tuple[Tiles, ...], Tiles]:
        """Return sorted hands for all seats, and the boneyard."""
        best: tuple[int, list[list[Tile]], list[Tile]] | None = None
        for _try in range(TRIES):
            broken, dealt, rest = self._deal(stream)
            if best is None or broken < best[0]:
                best = broken, dealt, rest
            if not broken:
                break
        assert best is not None  # noqa: S101 - there is at least one try
        hands = tuple(tuple(sorted((*kept, *new))) for kept, new in zip(self._fixed, best[1], strict=True))
        return hands, tuple(best[2])

    def _deal(self, stream: random.Random) -> tuple[int, list[list[Tile]], list[Tile]]:
        """Deal once, the seats with the least choice first.

        Returns how often a rule is broken, the hands and the rest.
        """
        rest = list(shuffle(self._hidden, stream))
        hands: list[list[Tile]] = [[] for _ in self._seats]
        broken = 0
        for seat in sorted(self._seats, key=lambda seat: seat.freedom(rest)):
            taken = seat.take(rest)
            hands[seat.seat] = taken
            rest = [tile for tile in rest if tile not in taken]
            broken += seat.broken(taken)
        return broken, hands, rest


class _Wanted:
    """How many tiles a seat gets, and what is known of them."""

    def __init__(self, seat: int, number: int, rules: tuple[Void, ...]) -> None:
        self.seat = seat
        self._number = number
        self._rules = rules
        self._hit = [[index for index, rule in enumerate(rules) if tile in rule.tiles] for tile in FULL_SET]

    def freedom(self, rest: Sequence[Tile]) -> int:
        """Return how many more tiles there are than wanted, without those that a rule speaks of."""
        if not self._rules:
            return len(rest)
        return sum([not self._hit[tile] for tile in rest]) - self._number

    def take(self, rest: Sequence[Tile]) -> list[Tile]:
        """Take the first tiles that break no rule, and others only when there are not enough."""
        if not self._rules:
            return list(rest[: self._number])
        left = [rule.limit for rule in self._rules]
        taken: list[Tile] = []
        refused: list[Tile] = []
        for tile in rest:
            if len(taken) == self._number:
                return taken
            hit = self._hit[tile]
            if not hit or all(left[index] > 0 for index in hit):
                taken.append(tile)
                for index in hit:
                    left[index] -= 1
            else:
                refused.append(tile)
        return [*taken, *refused[: self._number - len(taken)]]

    def broken(self, hand: Sequence[Tile]) -> int:
        """Return by how many tiles a hand breaks the rules."""
        return sum(max(0, sum(tile in rule.tiles for tile in hand) - rule.limit) for rule in self._rules)


def _known_hands(view: View) -> list[Tiles]:
    """The tiles every seat is known to hold: the own hand, and a double that has to be led."""
    table = view.table
    hands: list[Tiles] = [() for _ in table.hand_sizes]
    if table.lead is not None and table.line.hub is None:
        hands[table.opener] = (table.lead,)
    if view.seat is not None:
        hands[view.seat] = view.hand
    return hands
