"""A deal in small integers that can be copied and played out fast.

It follows the rules with these liberties:

- whoever sits next to the left of the discarder claims a card that fits (in every claim mode);
- plans respect limits of jokers; nothing is checked a second time.

Over 400 lines: whatever changes the numbers of a deal is in one place.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from spieltisch.core.cards import Card
from spieltisch.core.randomness import shuffle
from spieltisch.games.five_hundred.counting import laid_points
from spieltisch.games.five_hundred.course import IDLE_ROUNDS
from spieltisch.games.five_hundred.dealing import renewable
from spieltisch.games.five_hundred.melds import HIGH_ACE
from spieltisch.games.five_hundred.players.moves import (
    JOKER_CODE,
    NEW,
    Move,
    RunMove,
    SetMove,
    SwapMove,
    code_at,
    heights_between,
    ranks_of,
)
from spieltisch.games.five_hundred.players.planner import Hand, Planner, Shape, planner_for
from spieltisch.games.five_hundred.players.plans import Board, add, cards_in, remove, remove_laid
from spieltisch.games.five_hundred.state import Drawn, Phase, Table

NOBODY: Final = -1


def hand_of(cards: Sequence[Card]) -> Hand:
    """Return cards as masks."""
    hand = [0] * 5
    for card in cards:
        add(hand, int(card))
    return hand


class Position:
    """One deal under way.

    - `hands`: of every seat; `stock`: drawn from the end; `pile`: top last.
    - `shapes`: the runs of the four suits; `run_ids`: their numbers among all melds, from 0; `sets` likewise.
    - `wild`: jokers on the table as (card, meld, owner, points).
    - `luck`: the number that the next reshuffle comes from.
    - `turns`: how many have been begun in this deal.
    - `laid`: points of every seat on the table; `lost`: its penalties; `bonus`: for closing.
    """

    __slots__ = (
        "bonus",
        "close_banned",
        "closer",
        "drawn",
        "hands",
        "held_back",
        "idle",
        "laid",
        "laid_now",
        "last_draw",
        "lost",
        "luck",
        "melds",
        "over",
        "owes",
        "pile",
        "planner",
        "renews",
        "run_ids",
        "set_ids",
        "sets",
        "shapes",
        "stock",
        "taken",
        "turn",
        "turns",
        "wild",
    )

    planner: Planner
    luck: int
    hands: list[Hand]
    stock: list[int]
    pile: list[int]
    shapes: list[Shape]
    run_ids: list[tuple[int, ...]]
    sets: tuple[tuple[int, int, int], ...]
    set_ids: tuple[int, ...]
    wild: list[tuple[int, int, int, int]]
    melds: int
    laid: list[int]
    lost: list[int]
    bonus: list[int]
    turn: int
    drawn: bool
    taken: tuple[int, ...]
    owes: bool
    laid_now: bool
    held_back: int
    idle: int
    last_draw: bool
    renews: bool
    close_banned: bool
    turns: int
    over: bool
    closer: int

    @classmethod
    def of(cls, table: Table) -> Position:
        """Return what is public of a deal; hands and stock are to be dealt."""
        self = cls()
        settings = table.settings
        seats = range(settings.seats)
        self.planner = planner_for(settings)
        self.hands = [[0] * 5 for _seat in seats]
        self.stock = []
        self.pile = [int(card) for card in table.pile]
        self.shapes = [Shape((), 0) for _suit in range(4)]
        self.run_ids = [() for _suit in range(4)]
        self.sets, self.set_ids = (), ()
        self.wild = []
        self.melds = 0
        self.laid = [laid_points(settings, table.melds, seat) for seat in seats]
        self.lost = list(table.penalties)
        self.bonus = [0] * settings.seats
        self.turn = 0 if table.turn_of is None else table.turn_of
        self.drawn = table.turn.drawn is not None
        self.taken = tuple(int(card) for card in table.turn.pile)
        self.owes = table.turn.owes_meld
        self.laid_now = table.turn.laid or table.turn.drawn is Drawn.STOCK
        self.held_back = table.turn.held_back
        self.idle = table.idle_turns
        self.last_draw = table.last_draw
        self.renews = renewable(table)
        self.close_banned = settings.ban_scope == "first_deal" and table.number == 1
        self.turns = table.turns
        self.over = table.phase is Phase.OVER
        self.closer = NOBODY
        self.luck = 0
        for meld in table.melds:
            self._show(
                meld.kind == "run",
                meld.low,
                [(item.shown.card, item.shown.joker, item.owner) for item in meld.cards],
            )
        return self

    def _show(self, is_run: bool, low: int, cards: Sequence[tuple[Card, bool, int]]) -> None:
        """Put a meld of the real table into place."""
        planner = self.planner
        for place, (card, joker, owner) in enumerate(cards):
            if joker:
                worth = planner.joker_on_table[low + place] if is_run else self._joker_in_set(card.rank)
                self.wild.append((int(card), self.melds, owner, worth))
            else:
                shape = self.shapes[card.suit]
                self.shapes[card.suit] = Shape(shape.runs, shape.table | 1 << (card.rank - 1))
        jokers = sum(joker for _card, joker, _owner in cards)
        first = cards[0][0]
        if is_run:
            shape = self.shapes[first.suit]
            self.shapes[first.suit] = Shape((*shape.runs, (low, low + len(cards) - 1, jokers)), shape.table)
            self.run_ids[first.suit] = (*self.run_ids[first.suit], self.melds)
        else:
            suits = sum(1 << card.suit for card, _joker, _owner in cards)
            self.sets = (*self.sets, (first.rank, suits, jokers))
            self.set_ids = (*self.set_ids, self.melds)
        self.melds += 1

    def _joker_in_set(self, rank: int) -> int:
        shown = self.planner.settings.joker_value
        return self.planner.held[4 * (rank - 1)] if shown is None else shown

    def copy(self) -> Position:
        """Return a position that can be played on without changing this one."""
        other = Position()
        other.planner, other.luck = self.planner, self.luck
        other.hands = [hand[:] for hand in self.hands]
        other.stock, other.pile = self.stock[:], self.pile[:]
        other.shapes, other.run_ids = self.shapes[:], self.run_ids[:]
        other.sets, other.set_ids, other.melds = self.sets, self.set_ids, self.melds
        other.wild = self.wild[:]
        other.laid, other.lost, other.bonus = self.laid[:], self.lost[:], self.bonus[:]
        other.turn, other.drawn, other.taken, other.owes = self.turn, self.drawn, self.taken, self.owes
        other.laid_now, other.held_back, other.idle = self.laid_now, self.held_back, self.idle
        other.last_draw, other.renews = self.last_draw, self.renews
        other.close_banned, other.turns = self.close_banned, self.turns
        other.over, other.closer = self.over, self.closer
        return other

    @property
    def board(self) -> Board:
        """What plans need to know of the table."""
        return Board(tuple(self.shapes), self.sets)

    @property
    def in_first_round(self) -> bool:
        """Whether every seat is in its first turn of the deal."""
        return self.turns <= len(self.hands)

    @property
    def banned(self) -> bool:
        """Whether closing and taking the whole pile are banned."""
        scope = self.planner.settings.ban_scope
        return self.close_banned or (scope == "first_round" and self.in_first_round)

    @property
    def melds_banned(self) -> bool:
        """Whether no new meld may be laid in this turn."""
        return self.planner.settings.no_melds_first_round and self.in_first_round

    @property
    def kept(self) -> int:
        """How many cards laying has to leave."""
        if self.banned:
            return 2
        return 0 if self.planner.settings.close_without_discard else 1

    def scores(self, lost: float = 1.0) -> list[float]:
        """Return what the deal brings every seat.

        Args:
            lost: the share of the points in the hands that counts while the deal is not over.
        """
        share = 1.0 if self.over else lost
        return [
            laid - share * self.hand_points(hand) - penalty + bonus
            for laid, hand, penalty, bonus in zip(self.laid, self.hands, self.lost, self.bonus, strict=True)
        ]

    def hand_points(self, hand: Hand) -> int:
        """Return what a hand counts."""
        total = hand[4] * self.planner.held[JOKER_CODE]
        for suit in range(4):
            total += MASK_POINTS[hand[suit]]
        return total

    def draw(self, number: int) -> None:
        """Take the top of the stock (0), or so many cards from the top of the pile."""
        hand = self.hands[self.turn]
        if number == 0:
            add(hand, self.stock.pop())
            self.laid_now, self.idle = True, 0
            self.last_draw = not self.stock and not self.renews
        else:
            cards = self.pile[-number:]
            del self.pile[-number:]
            for code in cards:
                add(hand, code)
            if number > 1:
                self.owes, self.taken = True, tuple(cards)
        self.drawn = True

    def do(self, move: Move) -> None:
        """Lay cards of the seat on turn."""
        self.laid_now, self.idle = True, 0
        hand = self.hands[self.turn]
        if isinstance(move, SwapMove):
            self._swap(hand, move)
            return
        remove_laid(hand, move)
        if (move.run if isinstance(move, RunMove) else move.place) == NEW and self.pays(move):
            self.owes = False
        self._lay(self.turn, move)
        if not cards_in(hand):
            self._close()

    def pays(self, move: RunMove | SetMove) -> bool:
        """Whether a new meld counts for the pile that was taken."""
        if not self.planner.settings.pile_meld_uses_pile:
            return True
        if move.wild and JOKER_CODE in self.taken:
            return True
        if isinstance(move, SetMove):
            laid = {4 * (move.rank - 1) + suit for suit in range(4) if (move.suits & ~move.wild) >> suit & 1}
        else:
            heights = heights_between(move.low, move.high) & ~move.wild
            laid = {code_at(height, move.suit) for height in range(1, HIGH_ACE + 1) if heights >> height & 1}
        return not laid.isdisjoint(self.taken)

    def _lay(self, seat: int, move: RunMove | SetMove) -> None:
        if isinstance(move, SetMove):
            self._lay_set(seat, move)
            return
        suit, low, high, run, wild = move
        self.laid[seat] += self.planner.points(low, high, wild)
        shape = self.shapes[suit]
        jokers = wild.bit_count()
        natural = heights_between(low, high) & ~wild
        if run == NEW:
            number = self.melds
            self.melds += 1
            self.run_ids[suit] = (*self.run_ids[suit], number)
            runs = (*shape.runs, (low, high, jokers))
        else:
            number = self.run_ids[suit][run]
            old = shape.runs[run]
            made = (min(low, old[0]), max(high, old[1]), jokers + old[2])
            runs = (*shape.runs[:run], made, *shape.runs[run + 1 :])
        self.shapes[suit] = Shape(runs, shape.table | ranks_of(natural))
        for height in range(low, high + 1) if wild else ():
            if wild >> height & 1:
                worth = self.planner.joker_on_table[height]
                self.wild.append((code_at(height, suit), number, seat, worth))

    def _lay_set(self, seat: int, move: SetMove) -> None:
        rank, suits, place, wild = move
        if place == NEW:
            number = self.melds
            self.melds += 1
            self.sets = (*self.sets, (rank, suits, wild.bit_count()))
            self.set_ids = (*self.set_ids, number)
        else:
            number = self.set_ids[place]
            _rank, before, jokers = self.sets[place]
            made = (rank, before | suits, jokers + wild.bit_count())
            self.sets = (*self.sets[:place], made, *self.sets[place + 1 :])
        for suit in range(4):
            if not suits >> suit & 1:
                continue
            code = 4 * (rank - 1) + suit
            if wild >> suit & 1:
                self.wild.append((code, number, seat, self._joker_in_set(rank)))
                self.laid[seat] += self._joker_in_set(rank)
            else:
                shape = self.shapes[suit]
                self.shapes[suit] = Shape(shape.runs, shape.table | 1 << (rank - 1))
                self.laid[seat] += self.planner.held[code]

    def may_swap(self, owner: int) -> bool:
        """Whether the seat on turn may take a joker that `owner` has laid."""
        rule = self.planner.settings.swap
        return rule == "anyone" or (rule == "opponents" and owner != self.turn)

    def _swap(self, hand: Hand, move: SwapMove) -> None:
        index = next(i for i, item in enumerate(self.wild) if item[0] == move.card and item[1] == move.meld)
        code, meld, owner, worth = self.wild.pop(index)
        remove(hand, code)
        hand[4] += 1
        self.held_back += self.planner.settings.swapped_joker == "next_turn"
        self.laid[owner] -= worth
        self.laid[self.turn] += self.swap_points(code, meld)
        suit = code & 3
        shape = self.shapes[suit]
        runs = shape.runs
        if meld in self.run_ids[suit]:
            place = self.run_ids[suit].index(meld)
            low, high, jokers = runs[place]
            runs = (*runs[:place], (low, high, jokers - 1), *runs[place + 1 :])
        else:
            place = self.set_ids.index(meld)
            rank, suits, jokers = self.sets[place]
            self.sets = (*self.sets[:place], (rank, suits, jokers - 1), *self.sets[place + 1 :])
        self.shapes[suit] = Shape(runs, shape.table | 1 << (code >> 2))

    def swap_points(self, code: int, meld: int) -> int:
        """Return what the true card counts in a joker's place; the ace may lie low."""
        suit = code & 3
        if code < 4 and meld in self.run_ids[suit]:  # an ace
            low = self.shapes[suit].runs[self.run_ids[suit].index(meld)][0]
            return self.planner.on_table[1 if low == 1 else HIGH_ACE]
        return self.planner.held[code]

    def discard(self, code: int) -> None:
        """End the turn; the last card closes, another one that fits is claimed."""
        hand = self.hands[self.turn]
        remove(hand, code)
        if not cards_in(hand):
            self._close()
            return
        self._charge()
        move = self.fitting(code) if self.planner.settings.claim != "off" else None
        if move is None:
            self.pile.append(code)
        else:
            self._lay((self.turn + 1) % len(self.hands), move)
            self.idle = 0
        self.pass_turn()

    def fitting(self, code: int) -> RunMove | SetMove | None:
        """Return how a single card can be laid to a meld on the table, if it can."""
        if code == JOKER_CODE:
            return self._joker_fitting()
        suit = code & 3
        for height in (1, HIGH_ACE) if code < 4 else ((code >> 2) + 1,):
            for run, (low, high, _jokers) in enumerate(self.shapes[suit].runs):
                if height in (low - 1, high + 1) and self._has_room(low, high):
                    return RunMove(suit, height, height, run, 0)
        for place, (rank, suits, _jokers) in enumerate(self.sets):
            if rank == (code >> 2) + 1 and not suits >> suit & 1:
                return SetMove(rank, 1 << suit, place, 0)
        return None

    def _has_room(self, low: int, high: int) -> bool:
        return high - low + 2 < HIGH_ACE or self.planner.settings.ace_both_ends

    def _joker_fitting(self) -> RunMove | SetMove | None:
        for suit, shape in enumerate(self.shapes):
            for run, (low, high, jokers) in enumerate(shape.runs):
                if jokers + 1 > self.planner.joker_limit(high - low + 2) or not self._has_room(low, high):
                    continue
                height = high + 1 if high < HIGH_ACE else low - 1
                if height > 0:
                    return RunMove(suit, height, height, run, 1 << height)
        for place, (rank, suits, jokers) in enumerate(self.sets):
            missing = 15 & ~suits
            if missing and jokers + 1 <= self.planner.joker_limit(suits.bit_count() + 1):
                first = missing & -missing
                return SetMove(rank, first, place, first)
        return None

    def claim(self, seat: int, move: RunMove | SetMove) -> None:
        """Give the card on the top of the pile to a seat, which lays it, and pass the turn on."""
        self.pile.pop()
        self._lay(seat, move)
        self.idle = 0
        self.pass_turn()

    def _charge(self) -> None:
        if self.owes:
            self.lost[self.turn] += self.planner.settings.pile_penalty

    def _close(self) -> None:
        self._charge()
        self.closer = self.turn
        self.bonus[self.turn] = self.planner.settings.closing_bonus
        self.over = True

    def pass_turn(self) -> None:
        """Hand the turn on; the deal ends where nobody can draw or nothing happens any more."""
        seats = len(self.hands)
        self.idle += not self.laid_now
        self.turn = (self.turn + 1) % seats
        self.turns += 1
        self.drawn = self.owes = self.laid_now = False
        self.taken = ()
        self.held_back = 0
        if self.last_draw or self.idle >= IDLE_ROUNDS * seats:
            self.over = True
        elif not self.stock and len(self.pile) > 1 and self.renews:
            self._reshuffle()
        elif not self.stock and not self.pile:
            self.over = True

    def _reshuffle(self) -> None:
        stream = random.Random(self.luck)  # noqa: S311 - a game, no secret
        self.luck += 1
        self.stock = list(shuffle(self.pile[:-1], stream))
        del self.pile[:-1]


def _points_of_masks() -> tuple[int, ...]:
    points = (15, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10)
    return tuple(
        sum(worth for rank, worth in enumerate(points) if mask >> rank & 1) for mask in range(1 << 13)
    )


MASK_POINTS: Final = _points_of_masks()
"""What the cards of a suit count in a hand, by their mask of ranks."""
