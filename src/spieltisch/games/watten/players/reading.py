"""What a view of the play says, in the numbers the players think in."""

from __future__ import annotations

from dataclasses import dataclass

from spieltisch.games.watten.players.order import Mask, Order
from spieltisch.games.watten.players.playout import Position
from spieltisch.games.watten.sampling import binding_cards, void_seats
from spieltisch.games.watten.state import SEATS, Phase, View


@dataclass(frozen=True, slots=True)
class Situation:
    """The play as one seat sees it.

    - `order`: the cards under the announcement; `seat`: whose eyes these are.
    - `position`: the round with the own hand; the other hands are empty.
    - `sizes`: how many cards each seat holds.
    - `tricks`: the finished tricks, (leader, numbers of the cards).
    - `hidden`: the numbers of all cards the seat has not seen, ascending.
    - `void`: the seats known to hold none of the cards in `binding`.
    """

    order: Order
    seat: int
    position: Position
    sizes: tuple[int, ...]
    tricks: tuple[tuple[int, tuple[int, ...]], ...]
    hidden: tuple[int, ...]
    void: frozenset[int]
    binding: Mask

    @property
    def pair(self) -> int:
        """The own pair."""
        return self.seat % 2

    @property
    def hand(self) -> list[int]:
        """The own cards, the lowest first."""
        return self.position.hands[self.seat]

    @property
    def on_turn(self) -> bool:
        """Whether the next card is the seat's own."""
        return self.position.turn == self.seat

    def allowed(self) -> list[int]:
        """Return the cards the seat may play; it is on turn."""
        return self.position.allowed()


def seat_of(view: View) -> int:
    """Return the viewing seat.

    Raises:
        ValueError: an onlooker has no decisions.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no decisions")
    return view.seat


def read_play(view: View) -> Situation:
    """Return what the seat knows of the running play.

    Raises:
        ValueError: an onlooker's view, or the announcements have not been made.
    """
    seat, table = seat_of(view), view.table
    if table.phase is not Phase.PLAY or table.rank is None or table.trump is None:
        raise ValueError("there is no play before the announcements")
    order = Order.of(table.settings, table.rank, table.trump)
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    hands[seat] = order.hand(view.hand)
    trick = [order.number[card] for card in table.trick.cards]
    power = [order.power[trick[0]][card] for card in trick]
    played = order.mask(table.played)
    seen = played | order.mask(view.hand)
    return Situation(
        order=order,
        seat=seat,
        position=Position(
            order=order,
            hands=hands,
            leader=table.trick.leader,
            trick=trick,
            best=max(power, default=0),
            winning=power.index(max(power)) if power else 0,
            won=list(table.won),
            played=played,
        ),
        sizes=table.hand_sizes,
        tricks=tuple(
            (trick.leader, tuple(order.number[card] for card in trick.cards)) for trick in table.tricks
        ),
        hidden=tuple(number for number in range(len(order.cards)) if not seen >> number & 1),
        void=void_seats(table),
        binding=order.mask(tuple(binding_cards(table))),
    )
