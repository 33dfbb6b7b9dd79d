"""Several cards that are dropped on one meld at once: they are laid one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.core.messages import Message, message
from spieltisch.core.presentation import Dropped
from spieltisch.games.five_hundred import laying, reasons
from spieltisch.games.five_hundred.melds import Cards
from spieltisch.games.five_hundred.presenter.arranging import without
from spieltisch.games.five_hundred.presenter.spots import Spot, spots_of
from spieltisch.games.five_hundred.state import View


@dataclass(frozen=True, slots=True)
class _Course:
    """What has been laid, which cards are left, and the view after that."""

    actions: tuple[Action, ...]
    left: Cards
    view: View


def laid_together(view: View, cards: Sequence[Card], zone: str, number: int) -> Dropped:
    """Lay the cards to a meld in the order in which they fit.

    Where not all of them fit, jokers stay in the hand: nobody wants one laid that does not close the gap.
    """
    whole = _course(view, cards, zone, number)
    if not whole.left:
        return Dropped(whole.actions)
    natural = _course(view, [card for card in cards if not card.joker], zone, number)
    jokers = tuple(card for card in cards if card.joker)
    return Dropped(natural.actions, _left_over(natural, jokers, number))


def misfit(view: View, card: Card, number: int) -> Message:
    """Return why a card of the own hand, or a discard, cannot be laid to a meld."""
    here = (spot for spot in spots_of(view, card) if spot.number == number)
    refused = next((spot.refused for spot in here if spot.refused is not None), None)
    if refused is not None:
        return refused
    return (
        reasons.refused("joker_fits_not").message
        if card.joker
        else reasons.does_not_fit(card, number).message
    )


def _course(view: View, cards: Sequence[Card], zone: str, number: int) -> _Course:
    """Lay what fits, card by card: the end it is dropped on comes first, and a joker after all others."""
    course = _Course((), tuple(cards), view)
    while (spot := _next_spot(course, zone, number)) is not None:
        left = without(course.left, [spot.shown.held])
        course = _Course((*course.actions, spot.action), left, _after(course.view, spot))
    return course


def _next_spot(course: _Course, zone: str, number: int) -> Spot | None:
    found = [
        spot
        for card in dict.fromkeys(course.left)
        for spot in spots_of(course.view, card)
        if spot.number == number and spot.refused is None and not spot.is_swap
    ]
    natural = [spot for spot in found if not spot.shown.joker]
    at_end = [spot for spot in found if spot.zone == zone]
    in_order = (*(spot for spot in natural if spot in at_end), *natural, *at_end)
    return next(iter(in_order), None)


def _after(view: View, spot: Spot) -> View:
    """Return the view after a card has been laid, as far as it matters for the next one."""
    table, hand = view.table, view.hand
    seat = spot.action.seat
    made = laying.lay_off(table, hand, seat, spot.shown, spot.number)
    melds = (*table.melds[: spot.number - 1], made, *table.melds[spot.number :])
    return replace(view, table=replace(table, melds=melds), hand=laying.without(hand, [spot.shown.held]))


def _left_over(course: _Course, jokers: Cards, number: int) -> Message:
    """Say which cards stay in the hand, and why if that is one reason."""
    left = (*course.left, *jokers)
    why = misfit(course.view, left[0], number)
    if len(left) == 1 or not course.actions:
        return why
    return message("five_hundred.reason.left_over", cards=left)
