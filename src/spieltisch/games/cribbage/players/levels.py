"""The four levels: pure functions of a view and a number.

| level    | lays away by                                  | plays by                                        |
|----------|-----------------------------------------------|-------------------------------------------------|
| beginner | points in hand, with errors                   | points of the card, with errors                 |
| medium   | mean of hand and crib                         | points of the card                              |
| hard     | mean of hand and crib                         | points less the opponent's expected best answer |
| expert   | mean of hand, exact crib and play; late: odds | every hand the opponent may hold, to the end    |
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence

from spieltisch.core.actions import Action
from spieltisch.core.cards import Card
from spieltisch.games.cribbage.legality import cut_range
from spieltisch.games.cribbage.players.discards import Discard, by_table, evaluate, ranks, splits
from spieltisch.games.cribbage.players.expert import is_late, judge_play
from spieltisch.games.cribbage.players.onecard import greedy, one_ply
from spieltisch.games.cribbage.players.outlook import chances
from spieltisch.games.cribbage.players.ranks import VALUE, key_of, scores
from spieltisch.games.cribbage.players.reading import Board, Situation, read_board, read_play, seat_of
from spieltisch.games.cribbage.players.tables import tables
from spieltisch.games.cribbage.state import Phase, View


def discard_action(seat: int, cards: Sequence[Card]) -> Action:
    """Return the action that lays the two cards away."""
    return Action(seat, "discard", tuple(card.text for card in sorted(cards)))


def play_action(seat: int, card: Card) -> Action:
    """Return the action that plays the card."""
    return Action(seat, "play", (card.text,))


class Level(ABC):
    """A computer player that cuts anywhere, and leaves discards and plays to its level."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions.

        Raises:
            ValueError: the seat has none.
        """
        seat = seat_of(view)
        if seat not in view.to_act:
            raise ValueError(f"seat {seat} is not to act")
        if view.phase is Phase.DISCARD:
            return discard_action(seat, self._discard(view.hand, read_board(view), number))
        if view.phase is Phase.PLAY:
            return play_action(seat, self._play(read_play(view), number))
        low, high = cut_range(view.phase)
        return Action(seat, "cut", (str(low + number % (high - low + 1)),))

    @abstractmethod
    def _discard(self, hand: Sequence[Card], board: Board, number: int) -> Sequence[Card]:
        """Return the two cards to lay away."""

    @abstractmethod
    def _play(self, situation: Situation, number: int) -> Card:
        """Return the card to play."""


class Beginner(Level):
    """Counts what lies before it and often misjudges it by a point or two; never thinks of the crib."""

    _HAND_ERROR = 1.5
    _CARD_ERROR = 0.8

    def _discard(self, hand: Sequence[Card], board: Board, number: int) -> Sequence[Card]:
        del board
        stream = random.Random(number)  # noqa: S311 - a game
        count = scores()
        return max(
            (count[key_of(ranks(kept))] + stream.gauss(0, self._HAND_ERROR), laid)
            for laid, kept in splits(hand)
        )[1]

    def _play(self, situation: Situation, number: int) -> Card:
        stream = random.Random(number)  # noqa: S311 - a game
        options = greedy(situation.hand, situation.place, situation.held)
        best = max((points + stream.gauss(0, self._CARD_ERROR), rank) for points, rank in options)
        return _card_of(situation.cards, best[1])


class Medium(Level):
    """Averages over starters and cribs when laying away; takes the points it sees in the play."""

    def _discard(self, hand: Sequence[Card], board: Board, number: int) -> Sequence[Card]:
        del number
        return by_table(hand, board.dealer, tables())[0][1]

    def _play(self, situation: Situation, number: int) -> Card:
        """Take the most points; without any, lead low but not a five, and otherwise play high."""
        del number
        options = greedy(situation.hand, situation.place, situation.held)
        leading = situation.place.count == 0
        best = max((points, _lead(rank) if leading else VALUE[rank], rank) for points, rank in options)
        return _card_of(situation.cards, best[2])


class Hard(Medium):
    """Like medium, and looks at the opponent's answer to each card."""

    def _play(self, situation: Situation, number: int) -> Card:
        del number
        options = one_ply(situation.hand, situation.place, situation.held, likely_ranks(situation))
        return _card_of(situation.cards, max(options)[1])


class Expert(Level):
    """Weighs every hand the opponent may hold and plays for the match when it is near its end."""

    def _discard(self, hand: Sequence[Card], board: Board, number: int) -> Sequence[Card]:
        return judge_discards(hand, board, number)[0][0].laid

    def _play(self, situation: Situation, number: int) -> Card:
        fitting = [card for card in situation.cards if VALUE[card // 4] <= situation.place.room]
        if len({card // 4 for card in fitting}) == 1:
            return fitting[0]
        return judge_play(situation, tables(), number)[0].card


def judge_discards(
    hand: Sequence[Card], board: Board, number: int, always: bool = False
) -> list[tuple[Discard, float | None]]:
    """Return the discards, best first, with the chance of winning when it is `late` (or `always`).

    Late in the match the chance of winning decides the order, before that the expected points.
    """
    discards = evaluate(hand, board.dealer, tables())
    late = is_late(board.mine, board.his)
    if not late and not always:
        return [(discard, None) for discard in discards]
    judged = list(zip(discards, chances(hand, discards, board, tables(), number), strict=True))
    if late:
        judged.sort(key=lambda pair: (-pair[1], -pair[0].net, pair[0].laid))
    return [(discard, chance) for discard, chance in judged]


def likely_ranks(situation: Situation) -> list[int]:
    """Return the unseen cards of each rank the opponent may hold after what he could not play."""
    return [number if VALUE[rank] >= situation.least else 0 for rank, number in enumerate(situation.left)]


def _lead(rank: int) -> int:
    """Prefer high leads below five, which no card can bring to fifteen; a five comes last."""
    value = VALUE[rank]
    if value < 5:
        return 20 + value
    return 0 if value == 5 else value


def _card_of(cards: Sequence[Card], rank: int) -> Card:
    """Return the first card of the rank."""
    return next(card for card in cards if card // 4 == rank)
