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
    """Return hands and a boneyard for the tiles the viewing seat cannot see.

    The seats that drew and passed get tiles that agree with it (at most so many of the values they had none
    of); of 20 deals the one that agrees best is taken.
    """
    table = view.table
    fixed = _known_hands(view)
    known = {*table.line.tiles, *(tile for hand in fixed for tile in hand)}
    hidden = [tile for tile in FULL_SET if tile not in known]
    wanted = [size - len(hand) for size, hand in zip(table.hand_sizes, fixed, strict=True)]
    rules = [() if seat == view.seat else voids(table, seat) for seat in range(len(wanted))]
    best: tuple[int, list[list[Tile]], list[Tile]] | None = None
    for _try in range(TRIES):
        broken, dealt, rest = _deal(hidden, wanted, rules, stream)
        if best is None or broken < best[0]:
            best = broken, dealt, rest
        if not broken:
            break
    assert best is not None  # noqa: S101 - there is at least one try
    hands = tuple(tuple(sorted((*kept, *new))) for kept, new in zip(fixed, best[1], strict=True))
    return hands, tuple(best[2])


def _known_hands(view: View) -> list[Tiles]:
    """The tiles every seat is known to hold: the own hand, and a double that has to be led."""
    table = view.table
    hands: list[Tiles] = [() for _ in table.hand_sizes]
    if table.lead is not None and table.line.hub is None:
        hands[table.opener] = (table.lead,)
    if view.seat is not None:
        hands[view.seat] = view.hand
    return hands


def _deal(
    hidden: Sequence[Tile],
    wanted: Sequence[int],
    rules: Sequence[tuple[Void, ...]],
    stream: random.Random,
) -> tuple[int, list[list[Tile]], list[Tile]]:
    """Deal once, the seats with the least choice first.

    Returns how often a rule is broken, the hands and the rest.
    """
    rest = list(shuffle(hidden, stream))
    hands: list[list[Tile]] = [[] for _ in wanted]
    broken = 0
    for seat in sorted(range(len(wanted)), key=lambda seat: _freedom(rest, wanted[seat], rules[seat])):
        hands[seat] = _take(rest, wanted[seat], rules[seat])
        taken = set(hands[seat])
        rest = [tile for tile in rest if tile not in taken]
        broken += _broken(hands[seat], rules[seat])
    return broken, hands, rest


def _freedom(rest: Sequence[Tile], wanted: int, rules: tuple[Void, ...]) -> int:
    return (
        sum(not any(tile in rule.tiles for rule in rules) for tile in rest) - wanted if rules else len(rest)
    )


def _take(rest: Sequence[Tile], wanted: int, rules: tuple[Void, ...]) -> list[Tile]:
    """Take the first tiles that break no rule, and others only when there are not enough."""
    left = [rule.limit for rule in rules]
    taken: list[Tile] = []
    refused: list[Tile] = []
    for tile in rest:
        if len(taken) == wanted:
            return taken
        hit = [index for index, rule in enumerate(rules) if tile in rule.tiles]
        if all(left[index] > 0 for index in hit):
            taken.append(tile)
            for index in hit:
                left[index] -= 1
        else:
            refused.append(tile)
    return [*taken, *refused[: wanted - len(taken)]]


def _broken(hand: Sequence[Tile], rules: tuple[Void, ...]) -> int:
    return sum(max(0, sum(tile in rule.tiles for tile in hand) - rule.limit) for rule in rules)
