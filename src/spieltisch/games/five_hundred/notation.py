"""The words of actions: cards of the hand, cards as they are laid, numbers of melds."""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.games.five_hundred import reasons
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import Shown, in_order

DRAW, TAKE, TAKE_ALL = "draw", "take", "take-all"
MELD, LAY, SWAP, DISCARD = "meld", "lay", "swap", "discard"
CLAIM, DECLINE, AWARD = "claim", "decline", "award"


def held_card(word: str) -> Card:
    """Read a card as it is held: `5H` or `*`.

    Raises:
        IllegalAction: it is none.
    """
    try:
        return parse(word)
    except ValueError:
        raise reasons.refused("not_a_card") from None


def shown_card(word: str) -> Shown:
    """Read a card as it is laid: `5H`, or `*5H` for a joker.

    Raises:
        IllegalAction: it is none; a joker has to say what it stands for.
    """
    if word == "*":
        raise reasons.refused("joker_says_nothing")
    try:
        return Shown.parse(word)
    except ValueError:
        raise reasons.refused("not_a_card") from None


def number(word: str) -> int:
    """Read a small whole number; anything else is 0, which numbers nothing."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0


def canonical(action: Action) -> Action:
    """Put the cards of a meld into order; words that mean nothing stay as they are."""
    if action.verb != MELD:
        return action
    try:
        shown = [Shown.parse(word) for word in action.args]
    except ValueError:
        return action
    return Action(action.seat, action.verb, words(in_order(shown)))


def words(shown: Sequence[Shown]) -> tuple[str, ...]:
    """Return cards as words."""
    return tuple(item.text for item in shown)
