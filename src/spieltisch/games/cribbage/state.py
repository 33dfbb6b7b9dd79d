"""The state of a match of cribbage and what one seat may know of it.

Both are immutable. A deal goes through the phases in the order of `Phase`. The show has none of its own, for
nobody decides anything in it: the last card of a deal counts the hands, and the state stands at the cut of
the next deal with `last_show` telling what was counted.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from spieltisch.core.cards import Card
from spieltisch.core.randomness import RandomSource
from spieltisch.games.cribbage.records import Cards, Pair, Play, ShowRecord
from spieltisch.games.cribbage.values import value

__all__ = ["Cards", "CutRound", "Pair", "Phase", "Play", "ShowRecord", "State", "View"]

CutRound: TypeAlias = "tuple[Card | None, Card | None]"
"""The cards seats 0 and 1 cut for the deal; None while a seat has not cut."""


class Phase(StrEnum):
    """What the match waits for."""

    CUT_FOR_DEAL = "cut_for_deal"
    """Both seats cut a card each, in either order; the lower rank deals first."""
    CUT_PACK = "cut_pack"
    """Pone cuts the pack before the deal."""
    DISCARD = "discard"
    """Both seats lay two cards away, in either order."""
    CUT_STARTER = "cut_starter"
    """Pone cuts for the starter."""
    PLAY = "play"
    """The seat on turn plays a card."""
    OVER = "over"
    """A seat has reached 121."""


@dataclass(frozen=True, slots=True)
class State:
    """The whole match, hidden cards included.

    `stock` is what is left of the shuffled pack, next card first: 52 cards before the deal (in the cut for
    deal seat i shows card i), 40 after it, 39 without the starter. `packs_used` counts shuffles. The other
    fields are those of `View`, with both seats' cards in `hands` and `laid`; `pile` are the cards of the
    running count in the order played.
    """

    chance: RandomSource
    packs_used: int
    stock: Cards
    phase: Phase
    to_act: tuple[int, ...]
    scores: Pair
    back_pegs: Pair
    deal: int
    dealer: int | None
    cuts: tuple[CutRound, ...]
    hands: tuple[Cards, Cards] = ((), ())
    laid: tuple[Cards, Cards] = ((), ())
    starter: Card | None = None
    plays: tuple[Play, ...] = ()
    pile: Cards = ()
    count: int = 0
    passed: int | None = None
    least_values: Pair = (1, 1)
    last_show: ShowRecord | None = None
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know (`seat` None: an onlooker, who knows the public facts alone).

    - `to_act`: seats with a legal action, ascending; empty when the match is over.
    - `scores`, `back_pegs`: points of seats 0 and 1, at most 121, and where their back pegs stand (the score
      before the newest points).
    - `deal`: number of the deal from 1, 0 in the cut for deal; `dealer`: None until it is cut.
    - `cuts`: the rounds of the cut for deal, ties first; empty if the dealer was given.
    - `hand`: own cards still held; `laid`: own two cards in the crib, () before the discard.
    - `hand_sizes`: cards each seat still holds; `discarded`: whether each seat has laid away.
    - `starter`: None until it is cut.
    - `plays`: the plays and goes of this deal in order; `count`: the running count (0 after a reset);
      `passed`: the seat that has said go in this count.
    - `least_values`: by the goes and finished counts, every card a seat still holds is worth at least this
      (1: nothing known).
    - `last_show`: the newest show: of the deal before, or of this one when it ended the match.
    - `winner`: the seat that reached 121, None before.
    """

    seat: int | None
    phase: Phase
    to_act: tuple[int, ...]
    scores: Pair
    back_pegs: Pair
    deal: int
    dealer: int | None
    cuts: tuple[CutRound, ...]
    hand: Cards
    laid: Cards
    hand_sizes: Pair
    discarded: tuple[bool, bool]
    starter: Card | None
    plays: tuple[Play, ...]
    count: int
    passed: int | None
    least_values: Pair
    last_show: ShowRecord | None
    winner: int | None

    @property
    def pone(self) -> int | None:
        """The seat that does not deal."""
        return None if self.dealer is None else 1 - self.dealer

    @property
    def crib_size(self) -> int:
        """Cards lying in the crib."""
        return 2 * sum(self.discarded)

    @property
    def kept(self) -> Cards:
        """The own hand as it will be counted: cards held and cards already played, sorted."""
        played = (play.card for play in self.plays if play.seat == self.seat and play.card is not None)
        return tuple(sorted((*self.hand, *played)))

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards of the running count in the order played; empty after a reset."""
        cards: list[Card] = []
        total = 0
        for play in reversed(self.plays):
            if total == self.count:
                break
            if play.card is not None:
                cards.append(play.card)
                total += value(play.card)
        return tuple(reversed(cards))
