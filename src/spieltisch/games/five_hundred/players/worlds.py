"""Worlds that agree with a view, as positions."""

from __future__ import annotations

import random
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.randomness import shuffle
from spieltisch.games.five_hundred.players.actions import seat_of
from spieltisch.games.five_hundred.players.planner import Hand
from spieltisch.games.five_hundred.players.plans import best_plan
from spieltisch.games.five_hundred.players.position import Position, hand_of
from spieltisch.games.five_hundred.sampling import unseen
from spieltisch.games.five_hundred.state import View

TRIES: Final = 3
"""So often is a hand dealt that keeps nothing back which could have been laid; then it is believed."""


class Worlds:
    """Deals what a view leaves open.

    Who has had a turn has laid what was possible, as a rule: hands with something to lay are dealt again.
    """

    def __init__(self, view: View) -> None:
        self._public = Position.of(view.table)
        self._own = seat_of(view)
        self._own_hand = hand_of(view.hand)
        self._table = view.table
        self._unseen = unseen(view)

    def deal(self, stream: random.Random) -> Position:
        """Return one world."""
        position = self._public.copy()
        rest = list(shuffle(self._unseen, stream))
        for seat in range(len(position.hands)):
            if seat == self._own:
                position.hands[seat] = self._own_hand[:]
            else:
                position.hands[seat], rest = self._hand(position, seat, rest, stream)
        position.stock = [int(card) for card in rest[: self._table.stock]]
        position.luck = stream.getrandbits(32)
        return position

    def _hand(
        self, position: Position, seat: int, rest: list[Card], stream: random.Random
    ) -> tuple[Hand, list[Card]]:
        known = self._table.known[seat]
        missing = self._table.hand_sizes[seat] - len(known)
        hand = hand_of((*known, *rest[:missing]))
        if self._has_played(seat):
            board = position.board
            for _try in range(TRIES):
                if not best_plan(position.planner, hand, board).gain:
                    break
                rest = list(shuffle(rest, stream))
                hand = hand_of((*known, *rest[:missing]))
        return hand, rest[missing:]

    def _has_played(self, seat: int) -> bool:
        table = self._table
        return (seat - table.starter) % table.settings.seats < table.turns - 1
