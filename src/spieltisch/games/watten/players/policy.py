"""How a good player chooses a card by rules of thumb, without looking ahead.

The level "hard" plays by it, and the expert plays sampled hands out with it. Its thoughts, in order:

- Lead: with as many sure tricks as are missing, take them. With at most one plain card (see `Order.strong`)
  and several strong ones, lead the lowest of these; else the highest plain card, which costs little.
- Follow: duck under the partner, else win as cheaply as possible. While the partner has still to play, do not
  spend a strong card on a plain one, nor on another strong one if it can be beaten, unless the round is lost
  otherwise.
"""

from __future__ import annotations

from typing import Final

from spieltisch.games.watten.players.order import STRONG_POWER, Mask, Order

_NEEDED: Final = 3
_MOST_LOST: Final = 2
_PARTNER: Final = 2
"""So many places before the seat that follows."""
_MANY: Final = 2


def lead(order: Order, hand: list[int], unseen: Mask, won: int) -> int:
    """Return the card to lead.

    Args:
        order: the order of the announcement.
        hand: the numbers of the hand, the lowest first, at least one.
        unseen: all cards that are neither in the hand nor played.
        won: tricks the own pair has won.
    """
    strong = order.strong
    above = order.above
    sure = [card for card in hand if card >= strong and not above[card] & unseen]
    if sure and won + len(sure) >= _NEEDED:
        return sure[-1]
    first = 0
    for card in hand:
        if card >= strong:
            break
        first += 1
    many = len(hand) - first
    if many >= _MANY and first <= 1:
        return hand[first]
    return hand[first - 1] if first else hand[len(hand) // 2]


def follow(
    order: Order,
    hand: list[int],
    allowed: list[int],
    trick: list[int],
    best: int,
    winning: int,
    lost: int,
    played: Mask,
) -> int:
    """Return the card to follow with.

    Args:
        order: the order of the announcement.
        hand: the numbers of the hand.
        allowed: those that may be played, the lowest first, at least one.
        trick: the cards on the table, one to three.
        best: the power of the winning one.
        winning: its place in the trick.
        lost: tricks the opponents have won.
        played: the cards of this trick and all before.
    """
    place = len(trick)
    if place - winning == _PARTNER:
        return allowed[0]
    power = order.power[trick[0]]
    for card in allowed:
        if power[card] > best:
            early = place == 1 and power[card] >= STRONG_POWER and lost < _MOST_LOST
            if early and (best < STRONG_POWER or _beatable(order, hand, card, played)):
                return allowed[0]
            return card
    return allowed[0]


def _beatable(order: Order, hand: list[int], card: int, played: Mask) -> bool:
    """Whether somebody else can have a higher card."""
    higher = order.above[card] & ~played
    for own in hand:
        higher &= ~(1 << own)
    return higher != 0
