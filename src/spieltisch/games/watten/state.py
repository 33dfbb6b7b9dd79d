"""The state of a match of Watten and what one seat may know of it. Both are immutable.

A round goes through the phases RANK (forehand names the Schlag), TRUMP (the dealer names the Trumpf) and
PLAY. When a round ends the next one has been dealt already, and `last_round` tells how the last one ended.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from spieltisch.core.cards import Card
from spieltisch.core.randomness import RandomSource
from spieltisch.games.watten.ranking import Ranking
from spieltisch.games.watten.settings import FIRST_STAKE, Settings

SEATS = 4
HAND_SIZE = 5
TRICKS_TO_WIN = 3

Cards: TypeAlias = "tuple[Card, ...]"
Pair: TypeAlias = "tuple[int, int]"
"""One whole number for each pair: pair 0 sits at 0 and 2, pair 1 at 1 and 3."""


def pair_of(seat: int) -> int:
    """Return the pair (side) of a seat."""
    return seat % 2


class Phase(StrEnum):
    """What the match waits for."""

    RANK = "rank"
    TRUMP = "trump"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order played, seat by seat from `leader`; `winner` once all four lie."""

    leader: int
    cards: Cards = ()
    winner: int | None = None

    @property
    def seats(self) -> tuple[int, ...]:
        """Who played the cards, in the same order."""
        return tuple((self.leader + place) % SEATS for place in range(len(self.cards)))


@dataclass(frozen=True, slots=True)
class Said:
    """What was said about the stake: `raise`, `hold` or `fold`; `stake` is what counts after it.

    A `raise` counts only when it has been answered; a counter-raise holds first and then raises again.
    """

    seat: int
    verb: Literal["raise", "hold", "fold"]
    stake: int


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """How a round ended: `side` got `points`; `folded` is the seat that gave up, None if it was played.

    `trick` is what lay on the table then: the last trick, or the running one of a round that was given up
    (its cards are public; the table shows them until the round has been looked at).
    """

    number: int
    side: int
    points: int
    tricks: Pair
    rank: int
    trump: int
    folded: int | None = None
    trick: Trick = Trick(0)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public of a match. Ranks are those of `Card` (1 = ace, 6 = Weli's six, 11 = Unter/Bube).

    - `number`: of the round, from 1; `dealer`: its dealer; `turn`: who has to announce or play (also while a
      raise is pending: who goes on afterwards), None when the match is over.
    - `rank`, `trump`: Schlag and Trumpf (index into `SUITS`) once announced.
    - `hand_sizes`: cards each seat still holds.
    - `tricks`: the finished tricks of this round; `trick`: the running one (no cards before its lead).
    - `stake`: what the round is worth now; `raiser`: who said the pending, unanswered raise;
      `last_raiser`: the pair whose raise was accepted last in this round.
    - `said`: raises and answers of this round, in order.
    - `scores`: points of the pairs after the last finished round. `winner`: the pair that has won.
    """

    settings: Settings
    phase: Phase
    number: int
    dealer: int
    turn: int | None
    scores: Pair
    rank: int | None = None
    trump: int | None = None
    hand_sizes: tuple[int, int, int, int] = (HAND_SIZE, HAND_SIZE, HAND_SIZE, HAND_SIZE)
    tricks: tuple[Trick, ...] = ()
    trick: Trick = Trick(0)
    stake: int = FIRST_STAKE
    raiser: int | None = None
    last_raiser: int | None = None
    said: tuple[Said, ...] = ()
    last_round: RoundRecord | None = None
    winner: int | None = None

    @property
    def forehand(self) -> int:
        """The seat left of the dealer, who names the Schlag and leads the first trick."""
        return (self.dealer + 1) % SEATS

    @property
    def ranking(self) -> Ranking | None:
        """The ranking of the cards in this round, once Schlag and Trumpf are announced."""
        if self.rank is None or self.trump is None:
            return None
        return Ranking.of(self.settings, self.rank, self.trump)

    @property
    def won(self) -> Pair:
        """Tricks each pair has won in this round."""
        second = sum(pair_of(trick.winner) for trick in self.tricks if trick.winner is not None)
        return len(self.tricks) - second, second

    @property
    def played(self) -> Cards:
        """Every card played in this round, in order."""
        return (*(card for trick in self.tricks for card in trick.cards), *self.trick.cards)


@dataclass(frozen=True, slots=True)
class State:
    """The whole match, hidden cards included: `hands` sorted, `rest` the cards nobody was dealt."""

    chance: RandomSource
    table: Table
    hands: tuple[Cards, Cards, Cards, Cards]
    rest: Cards


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: the table and its own hand, sorted (`seat` None: an onlooker, no hand)."""

    table: Table
    seat: int | None
    hand: Cards
