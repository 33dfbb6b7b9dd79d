"""What a seat may do, from what it knows: legal actions, and reasons against the others."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations

from spieltisch.core.actions import Action
from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.games.cribbage import reasons
from spieltisch.games.cribbage.records import Cards
from spieltisch.games.cribbage.state import Phase
from spieltisch.games.cribbage.values import CARD_VALUES, value

LEAST_ON_EACH_SIDE = 4
PACK_SIZE = 52
STOCK_SIZE = 40
LIMIT = 31

_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_VERBS = {
    Phase.CUT_FOR_DEAL: "cut",
    Phase.CUT_PACK: "cut",
    Phase.DISCARD: "discard",
    Phase.CUT_STARTER: "cut",
    Phase.PLAY: "play",
}


def cut_range(phase: Phase) -> tuple[int, int]:
    """Return the least and the greatest depth of a cut: four cards stay on each side."""
    size = STOCK_SIZE if phase is Phase.CUT_STARTER else PACK_SIZE
    return LEAST_ON_EACH_SIDE, size - LEAST_ON_EACH_SIDE


def can_play(hand: Cards, count: int) -> bool:
    """Whether one of the cards keeps the count at 31 or below."""
    room = LIMIT - count
    return any(CARD_VALUES[card] <= room for card in hand)


@cache
def _cuts(seat: int, phase: Phase) -> tuple[Action, ...]:
    low, high = cut_range(phase)
    return tuple(Action(seat, "cut", (str(depth),)) for depth in range(low, high + 1))


@cache
def _discard(seat: int, first: Card, second: Card) -> Action:
    return Action(seat, "discard", (first.text, second.text))


_PLAYS = tuple(tuple(Action(seat, "play", (card.text,)) for card in FULL_PACK) for seat in (0, 1))


def legal_actions(phase: Phase, seat: int, hand: Cards, count: int) -> tuple[Action, ...]:
    """List the actions of a seat that is to act, in canonical order."""
    if phase is Phase.PLAY:
        room = LIMIT - count
        plays = _PLAYS[seat]
        return tuple(plays[card] for card in hand if CARD_VALUES[card] <= room)
    if phase is Phase.DISCARD:
        return tuple(_discard(seat, first, second) for first, second in combinations(hand, 2))
    return _cuts(seat, phase)


def canonical(action: Action) -> Action:
    """Sort the cards of a discard; words that are no cards leave the action as it is."""
    if action.verb != "discard":
        return action
    try:
        cards = sorted(Card.parse(word) for word in action.args)
    except ValueError:
        return action
    return Action(action.seat, action.verb, tuple(card.text for card in cards))


def check_action(action: Action, phase: Phase, to_act: tuple[int, ...], hand: Cards, count: int) -> None:
    """Refuse an action the acting seat may not do; `hand` is what that seat holds.

    Raises:
        IllegalAction: the message says why.
    """
    if action.seat not in (0, 1):
        raise reasons.unknown_seat(action.seat)
    if phase is Phase.OVER:
        raise reasons.match_over()
    if action.verb != _VERBS[phase]:
        known = action.verb in _VERBS.values()
        raise reasons.wrong_phase(phase) if known else reasons.unknown_verb(action.verb)
    if action.seat not in to_act:
        raise _not_now(phase)
    if phase is Phase.PLAY:
        _check_play(action.args, hand, count)
    elif phase is Phase.DISCARD:
        _check_discard(action.args, hand)
    else:
        _check_cut(action.args, phase)


def _not_now(phase: Phase) -> IllegalAction:
    if phase is Phase.DISCARD:
        return reasons.already_discarded()
    return reasons.already_cut() if phase is Phase.CUT_FOR_DEAL else reasons.not_your_turn()


def _check_cut(words: tuple[str, ...], phase: Phase) -> None:
    if len(words) != 1 or not _NUMBER.fullmatch(words[0]):
        raise reasons.depth_number()
    low, high = cut_range(phase)
    if not low <= int(words[0]) <= high:
        raise reasons.depth_range(low, high)


def _check_discard(words: tuple[str, ...], hand: Cards) -> None:
    if len(words) != 2:
        raise reasons.discard_two()
    first, second = (_held(word, hand) for word in words)
    if first == second:
        raise reasons.same_card_twice(first)


def _check_play(words: tuple[str, ...], hand: Cards, count: int) -> None:
    if len(words) != 1:
        raise reasons.play_one()
    card = _held(words[0], hand)
    if value(card) > LIMIT - count:
        raise reasons.over_31(card, count)


def _held(word: str, hand: Cards) -> Card:
    """Read a card the seat holds."""
    try:
        card = Card.parse(word)
    except ValueError:
        raise reasons.not_a_card(word) from None
    if card not in hand:
        raise reasons.not_in_hand(card)
    return card
