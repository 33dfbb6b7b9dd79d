"""The whole state of High Card, and what one seat knows of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.core.cards import Card
from spieltisch.core.game import Score
from spieltisch.core.options import Options
from spieltisch.core.randomness import RandomSource

Cards = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees.

    `waiting` is the round's winner while a bonus card is on offer; `doubler` is the seat that has doubled the
    round, `doubted` until the others have answered; `stake` is what the round counts.
    """

    options: Options
    seats: int
    deal: int
    scores: tuple[Score, ...]
    shown: Cards = ()
    bonus_cards: Cards = ()
    gone: Cards = ()
    waiting: int | None = None
    over: bool = False
    doubler: int | None = None
    doubted: bool = False
    stake: int = 1

    @property
    def may_double(self) -> bool:
        """Whether the round can still be doubled: by anybody, also by those who are not asked."""
        free = self.doubler is None and self.waiting is None and not self.over
        return free and bool(self.options["doubling"])

    def asked(self, has_laid: Sequence[bool]) -> tuple[int, ...]:
        """The seats the game waits for, those left of who has doubled first."""
        if self.over:
            return ()
        if self.waiting is not None:
            return (self.waiting,)
        if self.doubted and self.doubler is not None:
            order = [(self.doubler + step) % self.seats for step in range(1, self.seats)]
            return tuple(seat for seat in order if self.sides[seat] != self.sides[self.doubler])
        to_lay = tuple(seat for seat, laid in enumerate(has_laid) if not laid)
        return to_lay[:1] if self.options["turns"] else to_lay

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

    @property
    def asked(self) -> bool:
        """Whether the game waits for this seat."""
        return self.seat in self.table.asked(self.has_laid)
