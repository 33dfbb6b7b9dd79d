"""Whole states that look to a seat like its view: what it cannot see is dealt anew."""

from __future__ import annotations

import random
from collections import Counter

from spieltisch.core.cards import Card
from spieltisch.core.randomness import RandomSource, shuffle
from spieltisch.games.five_hundred.dealing import pieces
from spieltisch.games.five_hundred.melds import Cards
from spieltisch.games.five_hundred.state import State, View


def unseen(view: View) -> Cards:
    """Return the cards the viewing seat cannot place, sorted: neither seen nor known to be in a hand."""
    table = view.table
    left = Counter(pieces(table.settings))
    left.subtract(view.hand)
    left.subtract(table.pile)
    left.subtract(laid.shown.held for meld in table.melds for laid in meld.cards)
    for seat, cards in enumerate(table.known):
        if seat != view.seat:
            left.subtract(cards)
    return tuple(sorted(left.elements()))


def sample_state(view: View, stream: random.Random) -> State:
    """Deal the unseen cards anew to the other hands and the stock; cards known to be held stay there."""
    table = view.table
    rest: list[Card] = list(shuffle(unseen(view), stream))
    hands: list[Cards] = []
    for seat, size in enumerate(table.hand_sizes):
        if seat == view.seat:
            hands.append(view.hand)
            continue
        missing = size - len(table.known[seat])
        dealt, rest = rest[:missing], rest[missing:]
        hands.append(tuple(sorted((*table.known[seat], *dealt))))
    return State(
        chance=RandomSource(f"{stream.getrandbits(64):016x}"),
        table=table,
        hands=tuple(hands),
        stock=tuple(rest[: table.stock]),
        packs_used=table.number,
        reshuffles=table.turns,
        closing_card=rest[table.stock] if len(rest) > table.stock else None,
        drawn=view.drawn,
    )
