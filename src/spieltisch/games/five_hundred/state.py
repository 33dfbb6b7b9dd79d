"""The state of a match of 500 and what one seat may know of it. Both are immutable.

A turn goes through DRAW and LAY; a discard that fits somewhere opens a claim window (CLAIM). When a deal ends
the next one has been dealt already, and `last_deal` tells how the last one ended.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spieltisch.core.cards import Card
from spieltisch.core.randomness import RandomSource
from spieltisch.games.five_hundred.melds import Cards, Meld, Shown
from spieltisch.games.five_hundred.settings import Settings


class Phase(StrEnum):
    """What the match waits for."""

    DRAW = "draw"
    LAY = "lay"
    CLAIM = "claim"
    OVER = "over"


class Drawn(StrEnum):
    """Where the seat on turn has drawn from."""

    STOCK = "stock"
    TOP = "top"
    PILE = "pile"


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat on turn has done since it drew.

    - `drawn`: None before it draws; `top`: the card it took from the top of the pile alone.
    - `pile`: the cards of the pile it took, () else; `new_meld`: whether it has laid a meld that counts for
      it.
    - `laid`: whether it has laid anything.
    - `swapped`: jokers it has swapped and not laid since; `held_back`: of these, those it may not lay yet.
    """

    drawn: Drawn | None = None
    top: Card | None = None
    pile: Cards = ()
    new_meld: bool = False
    laid: bool = False
    swapped: int = 0
    held_back: int = 0

    @property
    def owes_meld(self) -> bool:
        """Whether the whole pile was taken and no new meld laid yet."""
        return bool(self.pile) and not self.new_meld


@dataclass(frozen=True, slots=True)
class Claim:
    """What a seat wants with the discarded card: the meld (number by age from 1) and how it lies there."""

    seat: int
    shown: Shown
    meld: int


@dataclass(frozen=True, slots=True)
class ClaimWindow:
    """The question who lays the card that was just discarded.

    `waiting` are the seats that have not answered, in the order from the discarder's left; `claims` those
    that want it; `judge` decides between them once all have answered (None: the first one gets it).
    """

    card: Card
    discarder: int
    waiting: tuple[int, ...]
    claims: tuple[Claim, ...] = ()
    judge: int | None = None


@dataclass(frozen=True, slots=True)
class SeatCount:
    """One seat's count at the end of a deal: points laid, left in the hand, lost as penalties, for closing.

    `cards` are those left in the hand.
    """

    laid: int
    hand: int
    penalty: int
    bonus: int
    cards: Cards

    @property
    def total(self) -> int:
        """What the deal brings."""
        return self.laid - self.hand - self.penalty + self.bonus


@dataclass(frozen=True, slots=True)
class DealRecord:
    """How a deal ended: who closed it (None: the stock ran out, or nobody got on), melds and every count."""

    number: int
    closer: int | None
    melds: tuple[Meld, ...]
    counts: tuple[SeatCount, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public of a match.

    - `number`: of the deal, from 1; `starter`: who begins it; `turn_of`: whose turn it is (also while others
      may claim what that seat has discarded), None when the match is over.
    - `turns`: how many turns have been begun in this deal.
    - `hand_sizes`, `stock`: cards held and cards left to draw; `pile`: the discards, top card last.
    - `known`: cards every seat is known to hold (taken from the pile or swapped), sorted.
    - `melds`: by age; actions number them from 1.
    - `scores`: totals after the last finished deal; `penalties`: points lost in this deal so far.
    - `last_draw`: nobody can draw after this turn; the deal ends with it.
    - `idle_turns`: turns in a row without a card drawn from the stock or laid.
    """

    settings: Settings
    phase: Phase
    number: int
    starter: int
    turn_of: int | None
    scores: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    stock: int
    pile: Cards
    known: tuple[Cards, ...]
    penalties: tuple[int, ...]
    turn: Turn = Turn()
    turns: int = 1
    melds: tuple[Meld, ...] = ()
    window: ClaimWindow | None = None
    last_draw: bool = False
    idle_turns: int = 0
    last_deal: DealRecord | None = None
    winner: int | None = None

    @property
    def first_round(self) -> bool:
        """Whether every seat is in its first turn of the deal."""
        return self.turns <= self.settings.seats

    @property
    def banned(self) -> bool:
        """Whether closing and taking the whole pile are banned (rules text: "I det første delspil ...")."""
        scope = self.settings.ban_scope
        return (scope == "first_deal" and self.number == 1) or (scope == "first_round" and self.first_round)


@dataclass(frozen=True, slots=True)
class State:
    """The whole match, hidden cards included.

    `hands` are sorted, jokers last; `stock` is in the order it is drawn. `closing_card` lies face down.
    `drawn` is the card that the seat on turn has drawn from the stock.
    """

    chance: RandomSource
    table: Table
    hands: tuple[Cards, ...]
    stock: Cards
    packs_used: int
    reshuffles: int = 0
    closing_card: Card | None = None
    drawn: Card | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: the table and its own hand, sorted (`seat` None: an onlooker, no hand).

    `drawn` is the card it has drawn from the stock in this turn, which nobody else knows.
    """

    table: Table
    seat: int | None
    hand: Cards
    drawn: Card | None = None
