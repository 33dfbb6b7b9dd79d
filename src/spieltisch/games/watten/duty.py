"""The duty to follow (rules text, "Trumpfpflicht"): which cards a hand may be played from in a trick.

Three rules, by the options of the match:

- obligation off: every card, always.
- Bavarian: who plays to the Rechter led in the first trick gives a trump or one of the Kritischen if the hand
  has one, as long as no Kritischer lies in the trick. Linke neither answer the duty nor bring it about; a
  Rechter that is a Kritischer itself demands nothing, for then one lies already.
- Tyrolean: who plays to a trump and has one gives a trump or a Linke. A Linke led demands nothing.

The duty binds the partner of the leader too. Nobody ever has to beat a card or to follow a plain suit.
"""

from __future__ import annotations

from enum import StrEnum

from spieltisch.core.cards import Card
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.settings import Settings
from spieltisch.games.watten.state import Cards, Table


class Duty(StrEnum):
    """What a card led demands of those who can."""

    TRUMP_OR_CRITICAL = "trump_or_critical"
    TRUMP = "trump"


def duty_of(settings: Settings) -> Duty | None:
    """Return the duty that there is in a match with these options."""
    if not settings.obligation:
        return None
    return Duty.TRUMP_OR_CRITICAL if settings.bavarian else Duty.TRUMP


def duty_in(settings: Settings, ranking: Ranking, number: int, lying: Cards) -> Duty | None:
    """Return what the next card owes to the cards `lying` in trick `number` (from 0), None: nothing."""
    what = duty_of(settings)
    if what is None or not lying:
        return None
    lead = lying[0]
    if what is Duty.TRUMP:
        return what if ranking.is_trump(lead) else None
    free = number > 0 or lead != ranking.right or any(map(ranking.is_critical, lying))
    return None if free else what


def binds(ranking: Ranking, what: Duty, card: Card) -> bool:
    """Whether a hand with this card cannot get round the duty."""
    return ranking.is_trump(card) or (what is Duty.TRUMP_OR_CRITICAL and ranking.is_critical(card))


def satisfies(ranking: Ranking, what: Duty, card: Card) -> bool:
    """Whether this card may be played under the duty."""
    return binds(ranking, what, card) or (what is Duty.TRUMP and ranking.is_left(card))


def playable(table: Table, ranking: Ranking, hand: Cards) -> Cards:
    """Return the cards of `hand` that may be played to the running trick, in their order."""
    what = duty_in(table.settings, ranking, len(table.tricks), table.trick.cards)
    if what is None or not any(binds(ranking, what, card) for card in hand):
        return hand
    return tuple(card for card in hand if satisfies(ranking, what, card))
