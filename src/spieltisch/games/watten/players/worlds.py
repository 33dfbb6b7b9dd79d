"""Deals of the hidden cards that agree with everything public."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeAlias

from spieltisch.games.watten.players.reading import Situation
from spieltisch.games.watten.state import SEATS

World: TypeAlias = "list[list[int]]"
"""The numbers each seat holds, the lowest first."""


def number_of_worlds(situation: Situation) -> int:
    """Return in how many ways the hidden cards can lie."""
    left, free = len(situation.hidden), _free(situation)
    number, spent = 1, 0
    for seat in _order_of_dealing(situation):
        size = situation.sizes[seat]
        if seat in situation.void:
            number *= comb(len(free) - spent, size)
        else:
            number *= comb(left - spent, size)
        spent += size
    return number


def sampled_worlds(situation: Situation, number: int, stream: random.Random) -> Iterator[World]:
    """Draw worlds, all equally likely, with replacement.

    Seats that lack certain cards are dealt first. As they all lack the same cards, every way to deal to them
    leaves the same number of ways for the others, so that nothing is favoured.
    """
    hidden, free = situation.hidden, _free(situation)
    seats = _order_of_dealing(situation)
    first = [seat for seat in seats if seat in situation.void]
    then = seats[len(first) :]
    uniform = stream.random
    for _ in range(number):
        hands = [situation.hand] * SEATS
        source = list(hidden)
        if first:
            lacking = list(free)
            for seat in first:
                hands[seat] = _draw(lacking, situation.sizes[seat], uniform)
                source = [card for card in source if card not in hands[seat]]
        for seat in then:
            hands[seat] = _draw(source, situation.sizes[seat], uniform)
        yield hands


def _draw(cards: list[int], size: int, uniform: Callable[[], float]) -> list[int]:
    """Take `size` cards out of `cards`, whose order is of no account, and return them sorted."""
    hand = []
    for _ in range(size):
        place = int(uniform() * len(cards))
        hand.append(cards[place])
        cards[place] = cards[-1]
        cards.pop()
    hand.sort()
    return hand


def all_worlds(situation: Situation) -> Iterator[World]:
    """Yield every world once."""
    hands = [situation.hand] * SEATS
    yield from _deal(situation, _order_of_dealing(situation), set(situation.hidden), hands)


def _deal(situation: Situation, seats: Sequence[int], left: set[int], hands: World) -> Iterator[World]:
    if not seats:
        yield hands[:]
        return
    seat, later = seats[0], seats[1:]
    source = left & set(_free(situation)) if seat in situation.void else left
    for cards in combinations(sorted(source), situation.sizes[seat]):
        hands[seat] = list(cards)
        yield from _deal(situation, later, left - set(cards), hands)


def _free(situation: Situation) -> tuple[int, ...]:
    """Return the hidden cards that a void seat can hold."""
    return tuple(card for card in situation.hidden if not situation.binding >> card & 1)


def _order_of_dealing(situation: Situation) -> list[int]:
    """Return the other seats, those known to lack cards first."""
    others = [seat for seat in range(SEATS) if seat != situation.seat]
    return sorted(others, key=lambda seat: seat not in situation.void)
