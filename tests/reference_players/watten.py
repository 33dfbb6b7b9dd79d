"""Frozen Watten players that the product's levels are measured against. THIS FILE MUST NOT BE CHANGED.

They share nothing with the product's players; only state and legality are those of the rules. A better
yardstick gets a new name. Name them to the arena as `tests.reference_players.watten:Pluto`.

| player           | plays by                                                        | raises       |
|------------------|-----------------------------------------------------------------|--------------|
| `Random`         | chance                                                          | never        |
| `CheapestWinner` | the cheapest card that takes the trick, else the lowest         | never        |
| `Nunn`           | the same, but leaves a trick to the partner                     | never        |
| `Pluto`          | high plain cards first, trumps saved, ducking under the partner | three on top |

`CheapestWinner` and `Nunn` lead the middle card of their hand.
All name the rank and the suit they hold most of, and `Random`, `CheapestWinner` and `Nunn` hold every raise.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.cards import FULL_PACK, Card
from spieltisch.games.watten.legality import legal_actions
from spieltisch.games.watten.state import Phase, Table, View

HEIGHTS = {rank: height for height, rank in enumerate((6, 7, 8, 9, 10, 11, 12, 13, 1))}
WELI = Card.parse("6D")
CRITICAL = {"KH": 1003, "7D": 1002, "7C": 1001}


def base(card: Card, table: Table) -> int:
    """What a card is worth whatever was led; 0 for a plain card."""
    assert table.rank is not None and table.trump is not None
    if table.settings.bavarian and card.text in CRITICAL:
        return CRITICAL[card.text]
    one_up = HEIGHTS[card.rank] == HEIGHTS[table.rank] + 1
    if table.settings.guate and card.suit == table.trump and one_up and table.rank not in (1, 6):
        return 900
    if (card == WELI) if table.rank == 6 else (card.rank == table.rank and card.suit == table.trump):
        return 800
    if card == WELI:
        return 599
    if card.rank == table.rank:
        return 700
    return 600 + HEIGHTS[card.rank] if card.suit == table.trump else 0


def strength(card: Card, lead: Card, table: Table) -> int:
    """What a card is worth in a trick; 0 cannot win."""
    worth = base(card, table)
    if not worth and lead != WELI and card.suit == lead.suit and not base(lead, table):
        return 100 + HEIGHTS[card.rank]
    return worth


def worth(card: Card, table: Table) -> tuple[int, int, int]:
    """An order of all cards, the lowest plain card first."""
    return base(card, table), HEIGHTS[card.rank], card.suit


def most_held(values: Sequence[int], order: Sequence[int]) -> int:
    """The value that occurs most often, the one last in `order` on a tie."""
    return max(order, key=lambda value: (values.count(value), order.index(value)))


class Player:
    """What all have in common; a player only chooses the card."""

    def choose(self, view: View, number: int) -> Action:
        table, seat = view.table, view.seat
        assert seat is not None
        legal = legal_actions(table, seat, view.hand)
        if table.phase is Phase.RANK:
            ranks = [card.rank for card in view.hand if card != WELI]
            return Action(seat, "rank", ("A23456789TJQK"[most_held(ranks, list(HEIGHTS)) - 1],))
        if table.phase is Phase.TRUMP:
            suits = [card.suit for card in view.hand]
            return Action(seat, "trump", ("CDHS"[most_held(suits, range(4))],))
        if table.raiser is not None or seat != table.turn:
            return self.answer(view, legal)
        cards = [Card.parse(action.args[0]) for action in legal if action.verb == "play"]
        raising = Action(seat, "raise")
        if raising in legal and self.raises(view):
            return raising
        cards.sort(key=lambda card: worth(card, table))
        return Action(seat, "play", (self.card(view, cards, number).text,))

    def answer(self, view: View, legal: Sequence[Action]) -> Action:
        return next((action for action in legal if action.verb == "hold"), legal[-1])

    def raises(self, view: View) -> bool:
        return False

    def card(self, view: View, cards: Sequence[Card], number: int) -> Card:
        """Choose one of the legal cards, which are given in the order of their worth."""
        raise NotImplementedError


class Random(Player):
    def card(self, view: View, cards: Sequence[Card], number: int) -> Card:
        return cards[int(random.Random(number).random() * len(cards))]


def winning(view: View) -> tuple[int, int]:
    """Strength and place of the card that wins the running trick so far."""
    lying = view.table.trick.cards
    strengths = [strength(card, lying[0], view.table) for card in lying]
    return max(strengths), strengths.index(max(strengths))


class CheapestWinner(Player):
    def card(self, view: View, cards: Sequence[Card], number: int) -> Card:
        lying = view.table.trick.cards
        if not lying:
            return cards[len(cards) // 2]
        best = winning(view)[0]
        taking = [card for card in cards if strength(card, lying[0], view.table) > best]
        return taking[0] if taking else cards[0]


class Nunn(CheapestWinner):
    def card(self, view: View, cards: Sequence[Card], number: int) -> Card:
        lying = view.table.trick.cards
        if len(lying) > 1 and winning(view)[1] == len(lying) - 2:
            return cards[0]
        return super().card(view, cards, number)


class Pluto(Player):
    def card(self, view: View, cards: Sequence[Card], number: int) -> Card:
        table, lying = view.table, view.table.trick.cards
        if not lying:
            return self.lead(view, cards)
        best, place = winning(view)
        if place == len(lying) - 2:
            return cards[0]
        taking = [card for card in cards if strength(card, lying[0], table) > best]
        if not taking:
            return cards[0]
        assert view.seat is not None
        lost = table.won[1 - view.seat % 2]
        saves = len(lying) == 1 and best < 599 <= base(taking[0], table) and lost < 2
        return cards[0] if saves else taking[0]

    def lead(self, view: View, cards: Sequence[Card]) -> Card:
        table = view.table
        assert view.seat is not None
        on_top = self.on_top(view)
        if on_top and table.won[view.seat % 2] + len(on_top) >= 3:
            return on_top[-1]
        plain = [card for card in cards if not base(card, table)]
        others = [card for card in cards if base(card, table) < 1000] or cards
        return plain[-1] if plain else others[0]

    def raises(self, view: View) -> bool:
        assert view.seat is not None
        return view.table.won[view.seat % 2] + len(self.on_top(view)) >= 3

    def answer(self, view: View, legal: Sequence[Action]) -> Action:
        strong = any(base(card, view.table) for card in view.hand)
        verb = "hold" if strong else "fold"
        return next((action for action in legal if action.verb == verb), legal[-1])

    def on_top(self, view: View) -> list[Card]:
        """The cards of the hand that nobody can beat, the lowest first."""
        table = view.table
        known = {*view.hand, *table.played}
        pack = [card for card in FULL_PACK if card.rank in HEIGHTS and (card.rank != 6 or card == WELI)]
        if not table.settings.weli:
            pack.remove(WELI)
        highest = max((base(card, table) for card in pack if card not in known), default=0)
        ordered = sorted(view.hand, key=lambda card: worth(card, table))
        return [card for card in ordered if base(card, table) and base(card, table) >= highest]
