"""What a selection of cards can mean as a new meld: one reading for every way to declare its jokers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spieltisch.core.actions import Action
from spieltisch.core.cards import SUITS, Card
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import Message
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred import counting, laying, melds, notation, reasons
from spieltisch.games.five_hundred.melds import (
    HIGH_ACE,
    LOW_ACE,
    SET_SIZE,
    SMALLEST,
    Cards,
    Shown,
    card_at,
)
from spieltisch.games.five_hundred.presenter import ids
from spieltisch.games.five_hundred.presenter.turns import selected
from spieltisch.games.five_hundred.state import View


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read a selection as a meld: its cards in order, its points, why it is refused."""

    action: Action
    shown: tuple[Shown, ...]
    gain: int
    refused: Message | None


def readings(view: View, ui: UiState[View]) -> tuple[Reading, ...]:
    """Return every way to lay the selection as a new meld, the lowest first; if any is allowed, those."""
    cards = selected(view, ui)
    if view.seat is None or len(cards) < SMALLEST:
        return ()
    found = [_reading(view, view.seat, shown) for shown in _declared(view, cards)]
    allowed = tuple(reading for reading in found if reading.refused is None)
    return allowed or tuple(found)


def _reading(view: View, seat: int, shown: tuple[Shown, ...]) -> Reading:
    made = melds.make(shown, seat)
    assert made is not None  # noqa: S101 - it was declared as a run or a set
    points = counting.meld_points(view.table.settings, made)
    action = Action(seat, notation.MELD, notation.words(shown))
    return Reading(action, shown, points, _refusal(view, seat, shown))


def _refusal(view: View, seat: int, shown: Sequence[Shown]) -> Message | None:
    try:
        laying.new_meld(view.table, view.hand, seat, shown)
    except IllegalAction as error:
        return error.message
    return None


def _declared(view: View, cards: Cards) -> Iterator[tuple[Shown, ...]]:
    """Yield the runs and sets that take exactly these cards, some of them forbidden by an option."""
    held = tuple(card for card in cards if not card.joker)
    if not held:
        return
    if len({card.suit for card in held}) == 1:
        yield from _runs(held, len(cards))
    if view.table.settings.sets and len({card.rank for card in held}) == 1 and len(cards) <= SET_SIZE:
        yield from _sets(held, len(cards))


def _runs(held: Cards, size: int) -> Iterator[tuple[Shown, ...]]:
    for low in range(LOW_ACE, HIGH_ACE - size + 2):
        run = [card_at(height, held[0].suit) for height in range(low, low + size)]
        for places in _places(run, held):
            yield tuple(Shown(card, place not in places) for place, card in enumerate(run))


def _places(run: Sequence[Card], held: Cards) -> Iterator[frozenset[int]]:
    """Yield where the cards of the hand stand in a run; an ace may be at either end of the longest one."""
    if not set(held) <= set(run):
        return
    places = frozenset(place for place, card in enumerate(run) if card in held)
    if len(places) == len(held):
        yield places
        return
    yield places - {len(run) - 1}
    yield places - {0}


def _sets(held: Cards, size: int) -> Iterator[tuple[Shown, ...]]:
    rank = held[0].rank
    others = [Card.of(rank, suit) for suit in range(len(SUITS)) if Card.of(rank, suit) not in held]
    for jokers in _combinations(others, size - len(held)):
        cards = sorted((*(Shown(card) for card in held), *(Shown(card, joker=True) for card in jokers)))
        yield tuple(cards)


def _combinations(cards: Sequence[Card], size: int) -> Iterator[tuple[Card, ...]]:
    if not size:
        yield ()
        return
    for place, card in enumerate(cards):
        for more in _combinations(cards[place + 1 :], size - 1):
            yield card, *more


def chosen_reading(view: View, ui: UiState[View]) -> Reading | None:
    """Return the reading that is meant: the only one, the one chosen, or the one the cards were chosen in."""
    found = readings(view, ui)
    if len(found) == 1:
        return found[0]
    place = ui.value(ids.READING_VALUE, -1)
    if 0 <= place < len(found):
        return found[place]
    order = selected(view, ui)
    meant = [one for one in found if tuple(shown.held for shown in one.shown) == order]
    return meant[0] if len(meant) == 1 else None


def no_meld_reason(view: View, ui: UiState[View]) -> Message:
    """Return why the selected cards make no meld, in the words of the rules."""
    cards = selected(view, ui)
    held = tuple(card for card in cards if not card.joker)
    if len(cards) < SMALLEST:
        return reasons.refused("too_short").message
    if not held:
        return reasons.refused("only_jokers").message
    alike = len({card.rank for card in held}) == 1 and len(held) > 1
    if alike and not view.table.settings.sets:
        return reasons.refused("no_sets").message
    return reasons.refused("no_meld").message
