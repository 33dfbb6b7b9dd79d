"""What has happened in a deal for everyone to see: the plays, and the show with every combination.

Cards in tuples are sorted (rank, then suit C D H S) unless a field says otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spieltisch.core.cards import Card
from spieltisch.games.cribbage.values import value

TARGET = 121
"""The game hole: whoever reaches it has won."""

SKUNK = 90
"""With at most this the loser is skunked: a figure for statistics, worth nothing in the match."""
DOUBLE_SKUNK = 60

Cards: TypeAlias = "tuple[Card, ...]"
Pair: TypeAlias = "tuple[int, int]"
"""One whole number for each seat."""

Kind: TypeAlias = Literal["fifteen", "pair", "run", "flush", "nobs"]
KINDS: tuple[Kind, ...] = ("fifteen", "pair", "run", "flush", "nobs")
"""What counts in the show, in the order it is counted; also the reasons of the score events."""

Holding: TypeAlias = Literal["hand", "crib"]


@dataclass(frozen=True, slots=True)
class Play:
    """A card played, or a go.

    `card` is None for a go, which is written down when the seat is asked for a card and all it holds would
    pass 31. `count` is the running count after the card (for a go: the count at which it was said).
    `points` are the points of the card itself; the one for the last card of a count is not in them.
    """

    seat: int
    card: Card | None
    count: int
    points: int = 0

    @property
    def opens(self) -> bool:
        """Whether the card is the first one of a count."""
        return self.card is not None and self.count == value(self.card)


@dataclass(frozen=True, slots=True)
class Combination:
    """One scoring combination of the show with its cards."""

    kind: Kind
    points: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class HandCount:
    """A hand or crib counted in the show; its points belong to `seat`.

    `cards` are the four cards without the starter, `points` the sum over `combinations` (fifteens first, then
    pairs, runs, flush, nobs), `before` and `after` the seat's score (capped at 121), `back` where the seat's
    back peg stood before the count.
    """

    seat: int
    of: Holding
    cards: Cards
    combinations: tuple[Combination, ...]
    points: int
    before: int
    after: int
    back: int


@dataclass(frozen=True, slots=True)
class ShowRecord:
    """The show of one deal, complete or ended by 121.

    `hands` are the four kept cards of each seat (public, for they were all played), `crib` is None if the
    match ended before it was counted. `counts` are pone's hand, dealer's hand and the crib, as far as they
    were counted. `plays` is the whole play of the deal in order.
    """

    deal: int
    dealer: int
    starter: Card
    hands: tuple[Cards, Cards]
    crib: Cards | None
    counts: tuple[HandCount, ...]
    plays: tuple[Play, ...]
