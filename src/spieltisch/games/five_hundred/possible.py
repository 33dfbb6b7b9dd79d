"""Which melds a hand can make: every one with every declaration of its jokers, or whether there is one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from spieltisch.core.cards import JOKER, SUITS, Card
from spieltisch.games.five_hundred.melds import (
    HIGH_ACE,
    LOW_ACE,
    SET_SIZE,
    SMALLEST,
    Cards,
    Meld,
    Shown,
    card_at,
    fitting_ends,
)
from spieltisch.games.five_hundred.settings import Settings

RANKS = range(1, 14)


def joker_limit(settings: Settings, size: int) -> int:
    """Return how many jokers a meld of `size` cards may have; one card at least is none."""
    most = size // 2 if settings.max_jokers is None else settings.max_jokers
    return min(most, size - 1)


def new_melds(settings: Settings, hand: Cards, most: int, held_back: int = 0) -> Iterator[tuple[Shown, ...]]:
    """Yield every new meld of at most `most` cards that the hand can make, jokers declared in every way.

    `held_back` jokers may not be used. Runs come by suit, lowest card and length, then sets by rank.
    """
    jokers = max(0, hand.count(JOKER) - held_back)
    held = frozenset(card for card in hand if not card.joker)
    for suit in range(len(SUITS)):
        yield from _runs(settings, held, jokers, suit, most)
    if settings.sets:
        for rank in RANKS:
            yield from _sets(settings, held, jokers, rank, most)


def _runs(
    settings: Settings, held: frozenset[Card], jokers: int, suit: int, most: int
) -> Iterator[tuple[Shown, ...]]:
    longest = HIGH_ACE if settings.ace_both_ends else HIGH_ACE - 1
    for low in range(LOW_ACE, HIGH_ACE - SMALLEST + 2):
        for high in range(low + SMALLEST - 1, min(HIGH_ACE, low + min(longest, most) - 1) + 1):
            cards = [card_at(height, suit) for height in range(low, high + 1)]
            limit = min(jokers, joker_limit(settings, len(cards)))
            missing = _missing(cards, held)
            if len(missing) > jokers:
                break
            yield from _declared(cards, missing, limit)


def _missing(cards: Sequence[Card], held: frozenset[Card]) -> frozenset[int]:
    """Return the places of a run that need a joker; the ace at both ends is there but once."""
    missing = {place for place, card in enumerate(cards) if card not in held}
    if len(cards) == HIGH_ACE and cards[0] in held:
        missing.add(len(cards) - 1)
    return frozenset(missing)


def _declared(cards: Sequence[Card], missing: frozenset[int], limit: int) -> Iterator[tuple[Shown, ...]]:
    """Yield the cards with jokers in all missing places, and in any others as long as there are jokers."""
    others = [place for place in range(len(cards)) if place not in missing]
    for extra in range(limit - len(missing) + 1):
        for more in combinations(others, extra):
            places = missing.union(more)
            if len(places) < len(cards):
                yield tuple(Shown(card, place in places) for place, card in enumerate(cards))


def _sets(
    settings: Settings, held: frozenset[Card], jokers: int, rank: int, most: int
) -> Iterator[tuple[Shown, ...]]:
    whole = [Card.of(rank, suit) for suit in range(len(SUITS))]
    for size in range(SMALLEST, min(SET_SIZE, most) + 1):
        limit = min(jokers, joker_limit(settings, size))
        for cards in combinations(whole, size):
            missing = frozenset(place for place, card in enumerate(cards) if card not in held)
            if len(missing) <= limit:
                yield from _declared(cards, missing, limit)


def has_new_meld(
    settings: Settings, hand: Cards, kept: int, wanted: Sequence[Card] = (), held_back: int = 0
) -> bool:
    """Whether the hand can make a new meld that leaves `kept` cards, with one of the `wanted` if any are."""
    most = len(hand) - kept
    found = new_melds(settings, hand, most, held_back)
    return any(not wanted or any(item.held in wanted for item in meld) for meld in found)


def joker_places(settings: Settings, meld: Meld) -> tuple[Card, ...]:
    """Return the cards a joker could stand for if it were laid to a meld."""
    jokers = sum(shown.joker for shown in meld.shown) + 1
    if jokers > joker_limit(settings, len(meld.cards) + 1):
        return ()
    if meld.kind == "set":
        candidates = [Card.of(meld.rank, suit) for suit in range(len(SUITS))]
    else:
        heights = (meld.low - 1, meld.high + 1)
        candidates = [card_at(height, meld.suit) for height in heights if LOW_ACE <= height <= HIGH_ACE]
    fitting = (card for card in candidates if fitting_ends(meld, card, ace_both_ends=settings.ace_both_ends))
    return tuple(sorted(set(fitting)))


def can_lay_joker(settings: Settings, hand: Cards, kept: int, melds: Sequence[Meld], banned: bool) -> bool:
    """Whether a joker of the hand can be laid: to one of the melds, or in a new one unless that is banned."""
    if len(hand) - 1 >= kept and any(joker_places(settings, meld) for meld in melds):
        return True
    if banned:
        return False
    found = new_melds(settings, hand, len(hand) - kept)
    return any(item.joker for meld in found for item in meld)
