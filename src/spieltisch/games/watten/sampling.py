"""Whole states that look to a seat like its view: what it cannot see is dealt anew."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from spieltisch.core.cards import Card
from spieltisch.core.randomness import RandomSource, shuffle
from spieltisch.games.watten.dealing import pack_of
from spieltisch.games.watten.duty import binds, duty_in, duty_of, satisfies
from spieltisch.games.watten.state import SEATS, Cards, State, Table, Trick, View


def sample_state(view: View, stream: random.Random) -> State:
    """Deal anew what the viewing seat cannot see: the other hands, the rest of the pack, all later packs.

    A seat that did not do what the duty to follow asks gets none of the cards that would have bound it. Every
    world that fits is equally likely.
    """
    table = view.table
    seen = {*view.hand, *table.played}
    hidden = [card for card in pack_of(table.settings) if card not in seen]
    hands: dict[int, Cards] = {} if view.seat is None else {view.seat: view.hand}
    void, binding = void_seats(table), binding_cards(table)
    hands |= _deal(table, void - hands.keys(), [card for card in hidden if card not in binding], stream)
    others = frozenset(range(SEATS)) - hands.keys()
    hands |= _deal(table, others, _without(hidden, hands), stream)
    rest = shuffle(_without(hidden, hands), stream)
    chance = RandomSource(f"{stream.getrandbits(64):016x}")
    return State(chance, table, (hands[0], hands[1], hands[2], hands[3]), rest)


def _deal(
    table: Table, seats: frozenset[int], cards: Sequence[Card], stream: random.Random
) -> dict[int, Cards]:
    """Shuffle the cards and give each of the seats as many as it holds."""
    left = shuffle(cards, stream)
    hands: dict[int, Cards] = {}
    for seat in sorted(seats):
        size = table.hand_sizes[seat]
        hands[seat], left = tuple(sorted(left[:size])), left[size:]
    return hands


def _without(cards: Sequence[Card], hands: Mapping[int, Cards]) -> list[Card]:
    held = frozenset(card for hand in hands.values() for card in hand)
    return [card for card in cards if card not in held]


def void_seats(table: Table) -> frozenset[int]:
    """Return the seats that are known to hold none of the `binding_cards`, from what they played.

    They had to give such a card in this round (or, Tyrolean, a Linke) and gave another one.
    """
    found: set[int] = set()
    for number, trick in enumerate((*table.tricks, table.trick)):
        found.update(_voids(table, number, trick))
    return frozenset(found)


def _voids(table: Table, number: int, trick: Trick) -> list[int]:
    ranking = table.ranking
    if ranking is None:
        return []
    seats = []
    for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
        what = duty_in(table.settings, ranking, number, trick.cards[:place])
        if what is not None and not satisfies(ranking, what, card):
            seats.append(seat)
    return seats


def binding_cards(table: Table) -> frozenset[Card]:
    """Return the cards that leave no way round the duty of this match, all of them; none if there is none.

    Tyrolean those are the trumps, Bavarian the trumps and the Kritischen.
    """
    ranking, what = table.ranking, duty_of(table.settings)
    if ranking is None or what is None:
        return frozenset()
    return frozenset(card for card in pack_of(table.settings) if binds(ranking, what, card))
