"""The order of the own hand: by suit, by rank, in found runs, or as the person has put it.

How a hand is sorted and the order somebody has made are kept through the whole match (`UiState.kept`): `sort`
is one of `SORTS` or `own`, `order` the cards in notation, joined by blanks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spieltisch.core.cards import JOKER, Card
from spieltisch.core.presentation import UiState
from spieltisch.games.five_hundred.dealing import parse
from spieltisch.games.five_hundred.melds import SMALLEST, Cards
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import View

SORTS: Final = ("suit", "rank", "runs")
OWN: Final = "own"
_SORT: Final = "sort"
_ORDER: Final = "order"

_SUITS: Final = (2, 3, 1, 0)
"""The place of each suit (C D H S) in a hand: spades, hearts, clubs, diamonds, so that colours take turns."""
_ACE, _KING, _TWO = 1, 13, 2


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A hand in its order; after the slots in `gaps` there is a little room."""

    cards: Cards
    gaps: tuple[int, ...] = ()


def sort_of(ui: UiState[View]) -> str:
    """Return how the hand is sorted: one of `SORTS`, or `own`."""
    chosen = ui.kept_value(_SORT, SORTS[0])
    return chosen if chosen in (*SORTS, OWN) else SORTS[0]


def next_sort(ui: UiState[View]) -> str:
    """Return the way to sort after the one in use, round and round."""
    chosen = sort_of(ui)
    return SORTS[(SORTS.index(chosen) + 1) % len(SORTS)] if chosen in SORTS else SORTS[0]


def sorted_by(ui: UiState[View], sort: str) -> UiState[View]:
    """Return the state with the hand sorted in another way."""
    return ui.with_kept(_SORT, sort)


def arranged(view: View, ui: UiState[View]) -> Arrangement:
    """Return the own hand in the order in which it is shown."""
    sort = sort_of(ui)
    if sort == OWN:
        return Arrangement(_in_own_order(view, ui))
    if sort == "runs":
        return _in_runs(view.table.settings, view.hand)
    return Arrangement(by_rank(view.hand) if sort == "rank" else by_suit(view.hand))


def by_suit(hand: Iterable[Card]) -> Cards:
    """Sort by suit, then upward; an ace is the lowest where it goes with a two alone. Jokers come last."""
    held = frozenset(hand_ := tuple(hand))
    return tuple(sorted(hand_, key=lambda card: _suit_key(card, held)))


def _suit_key(card: Card, held: frozenset[Card]) -> tuple[int, int]:
    if card.joker:
        return len(_SUITS), 0
    return _SUITS[card.suit], _height(card, held)


def _height(card: Card, held: frozenset[Card]) -> int:
    """Return where a card stands in its suit."""
    if card.rank != _ACE:
        return card.rank
    low = Card.of(_TWO, card.suit) in held and Card.of(_KING, card.suit) not in held
    return _ACE if low else _KING + 1


def by_rank(hand: Iterable[Card]) -> Cards:
    """Sort from two to ace, then by suit. Jokers come last."""

    def key(card: Card) -> tuple[int, int]:
        if card.joker:
            return _KING + 2, 0
        return (_KING + 1 if card.rank == _ACE else card.rank), _SUITS[card.suit]

    return tuple(sorted(hand, key=key))


def _in_runs(settings: Settings, hand: Cards) -> Arrangement:
    """Put what can be laid in front, each meld by itself; then jokers, then the rest by suit."""
    groups = [*_runs(hand)]
    rest = without(hand, (card for group in groups for card in group))
    if settings.sets:
        sets = [*_sets(rest)]
        rest = without(rest, (card for group in sets for card in group))
        groups += sets
    jokers = tuple(card for card in rest if card == JOKER)
    groups += [jokers] if jokers and groups else []
    others = by_suit(without(rest, jokers) if groups else rest)
    groups += [others] if others else []
    ends: list[int] = []
    for group in groups[:-1]:
        ends.append((ends[-1] if ends else -1) + len(group))
    return Arrangement(tuple(card for group in groups for card in group), tuple(ends))


def _runs(hand: Cards) -> Iterator[Cards]:
    """Yield the longest runs of the hand, without jokers."""
    held = frozenset(hand)
    run: list[Card] = []
    for card in by_suit(card for card in hand if not card.joker):
        follows = (
            bool(run) and card.suit == run[-1].suit and _height(card, held) == _height(run[-1], held) + 1
        )
        if not follows:
            if len(run) >= SMALLEST:
                yield tuple(run)
            run = []
        run.append(card)
    if len(run) >= SMALLEST:
        yield tuple(run)


def _sets(hand: Cards) -> Iterator[Cards]:
    for rank in range(1, _KING + 1):
        cards = by_rank(card for card in hand if not card.joker and card.rank == rank)
        if len(cards) >= SMALLEST:
            yield cards


def without(hand: Iterable[Card], cards: Iterable[Card]) -> Cards:
    """Return the hand without these cards, its order kept."""
    gone = Counter(cards)
    left: list[Card] = []
    for card in hand:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return tuple(left)


def _in_own_order(view: View, ui: UiState[View]) -> Cards:
    """Return the hand as it was put; cards that have come since stand at its end, the newest one last."""
    present = Counter(view.hand)
    kept: list[Card] = []
    for card in _ordered(ui):
        if present[card]:
            present[card] -= 1
            kept.append(card)
    rest = by_suit(present.elements())
    last = [card for card in rest if card == newest(view)][:1]
    return (*kept, *without(rest, last), *last)


def _ordered(ui: UiState[View]) -> Iterator[Card]:
    for word in ui.kept_value(_ORDER).split():
        try:
            yield parse(word)
        except ValueError:
            continue


def newest(view: View) -> Card | None:
    """Return the single card that the viewing seat, which is on turn, has drawn or taken."""
    if view.seat is None or view.seat != view.table.turn_of:
        return None
    return view.drawn if view.drawn is not None else view.table.turn.top


def moved(view: View, ui: UiState[View], moving: Sequence[int], slot: int) -> UiState[View]:
    """Return the state with the cards of the slots `moving` put in front of what lies at `slot` now."""
    shown = arranged(view, ui).cards
    going = tuple(shown[place] for place in moving)
    front = tuple(card for place, card in enumerate(shown[:slot]) if place not in moving)
    back = tuple(card for place, card in enumerate(shown) if place >= slot and place not in moving)
    order = " ".join(card.text for card in (*front, *going, *back))
    return ui.with_kept(_ORDER, order).with_kept(_SORT, OWN)
