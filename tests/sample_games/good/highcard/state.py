"""The whole state of High Card, and what one seat knows of it."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.cards import Card
from spieltisch.core.game import Score
from spieltisch.core.options import Options
from spieltisch.core.randomness import RandomSource

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees; `waiting` is the round's winner while a bonus card is on offer."""

    options: Options
    seats: int
    deal: int
    scores: tuple[Score, ...]
    shown: Cards = ()
    bonus_cards: Cards = ()
    gone: Cards = ()
    waiting: int | None = None
    over: bool = False

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of every seat: partners sit opposite when four play."""
        return tuple(seat % 2 if self.seats == 4 else seat for seat in range(self.seats))


@dataclass(frozen=True, slots=True)
class State:
    """The table, every hand, every card laid face down (None: not yet) and the stock."""

    table: Table
    hands: tuple[Cards, ...]
    laid: tuple[Card | None, ...]
    stock: Cards
    chance: RandomSource


@dataclass(frozen=True, slots=True)
class View:
    """What `seat` knows: the table, its own cards, who has laid a card and how many cards lie where."""

    table: Table
    seat: int | None
    hand: Cards
    own_laid: Card | None
    has_laid: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
