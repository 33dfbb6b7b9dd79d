"""What a view says, in the terms the players think in."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.core.cards import Card
from spieltisch.games.cribbage.players.discards import ranks, unseen_ranks
from spieltisch.games.cribbage.players.pegging import Node, node_of
from spieltisch.games.cribbage.players.ranks import Key, key_of
from spieltisch.games.cribbage.state import View


@dataclass(frozen=True, slots=True)
class Board:
    """The scores, and whether the player deals."""

    mine: int
    his: int
    dealer: bool


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision in the play.

    - `cards`, `kept`, `laid`: own cards still held, all four, and the two in the crib.
    - `shown`: ranks the opponent has played.
    - `held`: how many cards he still holds, each worth at least `least`.
    - `left`: unseen cards of each rank.
    - `place`: the running count.
    """

    board: Board
    cards: tuple[Card, ...]
    kept: tuple[Card, ...]
    laid: tuple[Card, ...]
    starter: Card
    shown: tuple[int, ...]
    held: int
    least: int
    left: tuple[int, ...]
    place: Node

    @property
    def hand(self) -> Key:
        """The ranks still held."""
        return key_of(ranks(self.cards))


def seat_of(view: View) -> int:
    """Return the viewing seat.

    Raises:
        ValueError: an onlooker has no decisions.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no decisions")
    return view.seat


def read_board(view: View) -> Board:
    """Return scores and role of the viewing seat."""
    seat = seat_of(view)
    return Board(view.scores[seat], view.scores[1 - seat], view.dealer == seat)


def read_play(view: View) -> Situation:
    """Return the decision a view of the play is about.

    Raises:
        ValueError: the starter has not been cut.
    """
    seat = seat_of(view)
    if view.starter is None:
        raise ValueError("there is no play before the starter")
    kept = view.kept
    shown = tuple(play.card for play in view.plays if play.seat != seat and play.card is not None)
    return Situation(
        board=read_board(view),
        cards=view.hand,
        kept=kept,
        laid=view.laid,
        starter=view.starter,
        shown=ranks(shown),
        held=view.hand_sizes[1 - seat],
        least=view.least_values[1 - seat],
        left=tuple(unseen_ranks(kept, view.laid, (view.starter,), shown)),
        place=node_of(ranks(view.pile)),
    )
