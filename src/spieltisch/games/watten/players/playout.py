"""Rounds as integers: a position, and playing it to its end by the rules of thumb."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spieltisch.games.watten.players.order import Mask, Order
from spieltisch.games.watten.players.policy import follow, lead
from spieltisch.games.watten.state import SEATS, TRICKS_TO_WIN

_MOST_LOST: Final = TRICKS_TO_WIN - 1


@dataclass(slots=True)
class Position:
    """A round with open hands: changed by `play`, so copy before trying something.

    - `hands`: the numbers each seat holds, the lowest first.
    - `trick`, `leader`: the running trick; `best`, `winning`: power and place of its winning card.
    - `won`: tricks of the two pairs; `played`: all cards played before and in this trick.
    """

    order: Order
    hands: list[list[int]]
    leader: int
    trick: list[int]
    best: int
    winning: int
    won: list[int]
    played: Mask

    def copy(self) -> Position:
        """Return a position that can be played on without changing this one."""
        return Position(
            self.order,
            [hand[:] for hand in self.hands],
            self.leader,
            self.trick[:],
            self.best,
            self.winning,
            self.won[:],
            self.played,
        )

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % SEATS

    @property
    def over(self) -> bool:
        """Whether a pair has the three tricks of the round."""
        return TRICKS_TO_WIN in self.won

    def allowed(self) -> list[int]:
        """Return the cards the seat on turn may play, the lowest first."""
        return self.order.allowed(self.hands[self.turn], self.trick, not any(self.won))

    def play(self, card: int) -> None:
        """Play a card of the seat on turn."""
        self.hands[self.turn].remove(card)
        self.played |= 1 << card
        lead_card = self.trick[0] if self.trick else card
        power = self.order.power[lead_card][card]
        if power > self.best:
            self.best, self.winning = power, len(self.trick)
        self.trick.append(card)
        if len(self.trick) == SEATS:
            self.leader = (self.leader + self.winning) % SEATS
            self.won[self.leader % 2] += 1
            self.trick, self.best, self.winning = [], 0, 0

    def thumb(self) -> int:
        """Return the card the seat on turn plays by the rules of thumb."""
        seat = self.turn
        hand = self.hands[seat]
        if not self.trick:
            return lead(self.order, hand, self.unseen(seat), self.won[seat % 2])
        lost = self.won[1 - seat % 2]
        allowed, trick = self.allowed(), self.trick
        return follow(self.order, hand, allowed, trick, self.best, self.winning, lost, self.played)

    def unseen(self, seat: int) -> Mask:
        """Return the cards that a seat neither holds nor has seen."""
        own = sum(1 << card for card in self.hands[seat])
        return self.order.everything & ~(self.played | own)

    def finish(self) -> int:
        """Play to the end of the round by the rules of thumb and return the pair that wins it."""
        order, hands, won = self.order, self.hands, self.won
        tables = order.power
        everything = order.everything
        while True:
            trick, best, winning = self.trick, self.best, self.winning
            row = tables[trick[0]] if trick else None
            first = not (won[0] or won[1])
            seat = self.turn
            for place in range(len(trick), SEATS):
                hand = hands[seat]
                if row is None:
                    held = 0
                    for number in hand:
                        held |= 1 << number
                    card = lead(order, hand, everything & ~(self.played | held), won[seat & 1])
                    row = tables[card]
                else:
                    allowed = order.allowed(hand, trick, first) if len(hand) > 1 else hand
                    lost = won[1 - (seat & 1)]
                    card = follow(order, hand, allowed, trick, best, winning, lost, self.played)
                hand.remove(card)
                self.played |= 1 << card
                if row[card] > best:
                    best, winning = row[card], place
                trick.append(card)
                seat = seat + 1 & 3
            self.leader = (self.leader + winning) % SEATS
            won[self.leader & 1] += 1
            self.trick, self.best, self.winning = [], 0, 0
            if won[self.leader & 1] == TRICKS_TO_WIN:
                return self.leader & 1
