"""What cards are worth, and the count at the end of a deal.

Rules text: a joker counts 25, an ace 15, ten to king 10, two to nine 5.
"""

from __future__ import annotations

from collections.abc import Sequence

from spieltisch.core.cards import Card
from spieltisch.games.five_hundred.melds import LOW_ACE, Cards, Meld, height_in
from spieltisch.games.five_hundred.settings import Settings
from spieltisch.games.five_hundred.state import SeatCount

ACE_POINTS = 15
HIGH_POINTS = 10
LOW_POINTS = 5
JOKER_POINTS = 25
FIRST_HIGH_RANK = 10


def card_points(card: Card) -> int:
    """Return what a card that is no joker counts."""
    if card.rank == 1:
        return ACE_POINTS
    return HIGH_POINTS if card.rank >= FIRST_HIGH_RANK else LOW_POINTS


def hand_points(settings: Settings, cards: Cards) -> int:
    """Return what cards in a hand count against it."""
    joker = JOKER_POINTS if settings.joker_value is None else settings.joker_value
    return sum(joker if card.joker else card_points(card) for card in cards)


def place_points(settings: Settings, meld: Meld, place: int) -> int:
    """Return what the card at a place of a meld counts for whoever laid it."""
    shown = meld.cards[place].shown
    if shown.joker and settings.joker_value is not None:
        return settings.joker_value
    if meld.kind == "run" and height_in(meld, place) == LOW_ACE:
        return settings.ace_low_value
    return card_points(shown.card)


def laid_points(settings: Settings, melds: Sequence[Meld], seat: int) -> int:
    """Return what a seat has laid, in its own and in others' melds."""
    return sum(
        place_points(settings, meld, place)
        for meld in melds
        for place, laid in enumerate(meld.cards)
        if laid.owner == seat
    )


def meld_points(settings: Settings, meld: Meld) -> int:
    """Return what a whole meld counts."""
    return sum(place_points(settings, meld, place) for place in range(len(meld.cards)))


def counts(
    settings: Settings,
    melds: Sequence[Meld],
    hands: Sequence[Cards],
    penalties: Sequence[int],
    closer: int | None,
) -> tuple[SeatCount, ...]:
    """Return the count of every seat at the end of a deal."""
    return tuple(
        SeatCount(
            laid=laid_points(settings, melds, seat),
            hand=hand_points(settings, hand),
            penalty=penalties[seat],
            bonus=settings.closing_bonus if seat == closer else 0,
            cards=hand,
        )
        for seat, hand in enumerate(hands)
    )


def winner(settings: Settings, scores: Sequence[float]) -> tuple[bool, int | None]:
    """Return whether the match is over with these totals, and who has won it (None: shared)."""
    best = max(scores)
    leaders = [side for side, score in enumerate(scores) if score == best]
    if best < settings.target or (len(leaders) > 1 and not settings.shared_tie):
        return False, None
    return True, leaders[0] if len(leaders) == 1 else None
