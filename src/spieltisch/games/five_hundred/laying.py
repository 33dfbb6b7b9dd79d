"""What may be laid: new melds, single cards, and true cards in a joker's place.

All functions take the public table, the seat's own hand and the seat; none changes anything. They raise
`IllegalAction` with the reason, or return what would be on the table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from spieltisch.core.cards import JOKER, Card
from spieltisch.games.five_hundred import melds, reasons
from spieltisch.games.five_hundred.melds import Cards, Meld, Shown
from spieltisch.games.five_hundred.possible import can_lay_joker, has_new_meld
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import Table


def least_kept(table: Table) -> int:
    """Return how many cards laying has to leave: one to discard, and one more where closing is banned."""
    if table.banned:
        return 2
    return 0 if table.settings.close_without_discard else 1


def without(hand: Cards, cards: Sequence[Card]) -> Cards:
    """Return the hand without these cards.

    Raises:
        IllegalAction: one of them is not in it.
    """
    left = Counter(hand)
    left.subtract(cards)
    for card, count in left.items():
        if count < 0:
            raise reasons.not_in_hand(card)
    return tuple(sorted(left.elements()))


def new_meld(table: Table, hand: Cards, seat: int, shown: Sequence[Shown]) -> Meld:
    """Return the meld that these cards make.

    Raises:
        IllegalAction: with the reason why they make none, or may not be laid now.
    """
    rest = without(hand, [item.held for item in shown])
    if table.settings.no_melds_first_round and table.first_round:
        raise reasons.refused("melds_banned")
    meld = melds.make(shown, seat)
    _check_shape(table.settings, shown, meld)
    assert meld is not None  # noqa: S101 - the shape has been checked
    _check_jokers(table.settings, shown)
    _check_held_back(table, hand, shown)
    _check_rest(table, rest)
    _check_debt_after_meld(table, rest, shown)
    return meld


def _check_shape(settings: Settings, shown: Sequence[Shown], meld: Meld | None) -> None:
    if len(shown) < melds.SMALLEST:
        raise reasons.refused("too_short")
    if all(item.joker for item in shown):
        raise reasons.refused("only_jokers")
    if meld is None:
        raise reasons.refused("no_meld")
    if meld.kind == "set" and not settings.sets:
        raise reasons.refused("no_sets")
    both_ends = (meld.low, meld.high) == (melds.LOW_ACE, melds.HIGH_ACE)
    if both_ends and not settings.ace_both_ends:
        raise reasons.refused("ace_twice")


def jokers_allowed(settings: Settings, jokers: int, size: int) -> bool:
    """Whether a meld of `size` cards may have so many jokers."""
    return jokers <= (size - jokers if settings.max_jokers is None else settings.max_jokers)


def _check_jokers(settings: Settings, shown: Sequence[Shown]) -> None:
    jokers = sum(item.joker for item in shown)
    if not jokers_allowed(settings, jokers, len(shown)):
        raise reasons.refused("too_many_jokers")


def _check_held_back(table: Table, hand: Cards, shown: Sequence[Shown]) -> None:
    """A swapped joker may have to wait for the next turn."""
    if sum(item.joker for item in shown) > hand.count(JOKER) - table.turn.held_back:
        raise reasons.refused("joker_waits")


def _check_rest(table: Table, rest: Cards) -> None:
    least = least_kept(table)
    if len(rest) < least:
        raise reasons.refused("keep_two" if least == 2 else "keep_one")


def _check_debt_after_meld(table: Table, rest: Cards, shown: Sequence[Shown]) -> None:
    """Where the whole pile obliges to a meld with one of its cards, another one must leave it possible."""
    settings = table.settings
    if settings.pile_rule != "forbid" or not table.turn.owes_meld:
        return
    if not pays_for_pile(table, shown) and not can_pay(table, rest):
        raise reasons.refused("meld_owed")


def pays_for_pile(table: Table, shown: Sequence[Shown]) -> bool:
    """Whether a new meld counts for the pile that was taken."""
    if not table.settings.pile_meld_uses_pile:
        return True
    return any(item.held in table.turn.pile for item in shown)


def can_pay(table: Table, hand: Cards) -> bool:
    """Whether the hand holds a new meld that counts for the pile and leaves enough cards."""
    wanted = table.turn.pile if table.settings.pile_meld_uses_pile else ()
    return has_new_meld(table.settings, hand, least_kept(table), wanted, table.turn.held_back)


def lay_off(table: Table, hand: Cards, seat: int, shown: Shown, number: int) -> Meld:
    """Return meld `number` (from 1) with one more card; an ace that fits both ends goes low.

    Raises:
        IllegalAction: with the reason why it may not be laid there.
    """
    rest = without(hand, [shown.held])
    meld = with_card(table, seat, shown, number)
    _check_held_back(table, hand, [shown])
    _check_rest(table, rest)
    if table.settings.pile_rule == "forbid" and table.turn.owes_meld and not can_pay(table, rest):
        raise reasons.refused("meld_owed")
    return meld


def with_card(table: Table, seat: int, shown: Shown, number: int) -> Meld:
    """Return meld `number` with one more card of anybody's.

    Raises:
        IllegalAction: it does not fit there.
    """
    meld = meld_of(table, number)
    ends = melds.fitting_ends(meld, shown.card, ace_both_ends=table.settings.ace_both_ends)
    if not ends:
        raise reasons.does_not_fit(shown.card, number)
    jokers = sum(item.joker for item in meld.shown) + shown.joker
    if shown.joker and not jokers_allowed(table.settings, jokers, len(meld.cards) + 1):
        raise reasons.refused("too_many_jokers")
    return melds.extended(meld, shown, seat, ends[0])


def meld_of(table: Table, number: int) -> Meld:
    """Return the meld of a number.

    Raises:
        IllegalAction: there is none.
    """
    if not 1 <= number <= len(table.melds):
        raise reasons.refused("no_such_meld")
    return table.melds[number - 1]


def swap(table: Table, hand: Cards, seat: int, card: Card, number: int) -> Meld:
    """Return meld `number` with `card` in the place of the joker that stands for it.

    Raises:
        IllegalAction: with the reason why the joker may not be taken.
    """
    settings = table.settings
    if settings.swap == "nobody":
        raise reasons.refused("nobody_swaps")
    rest = without(hand, [card])
    meld = meld_of(table, number)
    place = meld.joker_place(card)
    if place is None:
        raise reasons.no_joker_for(card, number)
    if settings.swap == "opponents" and meld.cards[place].owner == seat:
        raise reasons.refused("swap_own")
    after = melds.swapped(meld, place, card, seat)
    new_hand = tuple(sorted((*rest, JOKER)))
    _check_use_of_swapped(table, new_hand, after, number)
    if settings.pile_rule == "forbid" and table.turn.owes_meld and not can_pay(table, new_hand):
        raise reasons.refused("meld_owed")
    return after


def _check_use_of_swapped(table: Table, hand: Cards, after: Meld, number: int) -> None:
    """Where a swapped joker has to be laid in the same turn there must be a place for it."""
    if table.settings.swapped_joker != "same_turn":
        return
    others = (*table.melds[: number - 1], after, *table.melds[number:])
    if not can_lay_joker(table.settings, hand, least_kept(table), others, melds_banned(table)):
        raise reasons.refused("swap_no_use")


def melds_banned(table: Table) -> bool:
    """Whether no new meld may be laid now."""
    return table.settings.no_melds_first_round and table.first_round
