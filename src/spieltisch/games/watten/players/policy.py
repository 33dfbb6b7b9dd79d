"""How a good player chooses a card by rules of thumb, without looking ahead.

The level "hard" plays by it, and the expert plays sampled hands out with it. Its thoughts, in order:

- Lead: with as many sure tricks as are missing, take them. With almost nothing but strong cards (see
  `Order.strong`), lead the lowest of them; else the highest plain card, which costs little and may win.
- Follow: duck under the partner. Win as cheaply as possible, but do not spend a strong card on a plain one
  while both the partner and an opponent have still to play, unless the round is lost otherwise.
"""

from __future__ import annotations

from typing import Final

from spieltisch.games.watten.players.order import STRONG_POWER, Mask, Order

_NEEDED: Final = 3
_LAST: Final = 3
_MANY: Final = 3


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


def follow(order: Order, allowed: list[int], trick: list[int], best: int, winning: int, lost: int) -> int:
    """Return the card to follow with.

    Args:
        order: the order of the announcement.
        allowed: the numbers of the cards that may be played, the lowest first, at least one.
        trick: the cards on the table, one to three.
        best: the power of the winning one.
        winning: its place in the trick.
        lost: tricks the opponents have won.
    """
    place = len(trick)
    if place - winning == 2:
        return allowed[0]
    power = order.power[trick[0]]
    for card in allowed:
        if power[card] > best:
            if place == 1 and best < STRONG_POWER <= power[card] and lost < _NEEDED - 1:
                return allowed[0]
            return card
    return allowed[0]
