"""The four levels: pure functions of a view and a number.

| level    | plays by                                        | raises with      | gives up         |
|----------|-------------------------------------------------|------------------|------------------|
| beginner | chance, now and then the cheapest winning card  | nothing          | by chance        |
| medium   | the cheapest winning card, whoever is winning   | sure tricks      | no strong card   |
| hard     | rules of thumb that rely on the partner         | estimated tricks | estimated tricks |
| expert   | sampled hands played out, the last tricks solved | match chances   | match chances    |
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.games.watten.legality import legal_actions
from spieltisch.games.watten.players import estimate, expert
from spieltisch.games.watten.players.actions import play_action, rank_action, trump_action
from spieltisch.games.watten.players.announcing import best_rank, best_trump, longest_suit
from spieltisch.games.watten.players.forecast import forecast_ranks, forecast_trumps
from spieltisch.games.watten.players.reading import Situation, read_play, seat_of
from spieltisch.games.watten.players.stakes import Stakes
from spieltisch.games.watten.raising import may_raise
from spieltisch.games.watten.state import Phase, Table, View


class Level(ABC):
    """A computer player that announces by simple rules and leaves cards and stakes to its level."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions.

        Raises:
            ValueError: the seat has none.
        """
        seat, table = seat_of(view), view.table
        if not legal_actions(table, seat, view.hand):
            raise ValueError(f"seat {seat} is not to act")
        if table.phase is Phase.RANK:
            return rank_action(seat, self._rank(view, number))
        if table.phase is Phase.TRUMP:
            return trump_action(seat, self._trump(view, number))
        situation = read_play(view)
        if table.raiser is not None:
            return Action(seat, self._answer(situation, table, number))
        if seat != table.turn:
            return Action(seat, "raise")  # the only thing it can do, if it has to do something
        return self._turn(situation, table, number)

    def _rank(self, view: View, number: int) -> int:
        """Return the rank to name."""
        del number
        return best_rank(view.hand, view.table.settings)

    def _trump(self, view: View, number: int) -> int:
        """Return the suit to name."""
        del number
        assert view.table.rank is not None  # noqa: S101 - the Schlag comes first
        return best_trump(view.hand, view.table.settings, view.table.rank)

    @abstractmethod
    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        """Return a raise or the card to play."""

    @abstractmethod
    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        """Return `raise`, `hold` or `fold`."""


class Beginner(Level):
    """Plays mostly at random and never raises."""

    _CARELESS: Final = 0.85
    _FOLDS: Final = 0.1

    def _trump(self, view: View, number: int) -> int:
        del number
        return longest_suit(view.hand)

    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        del table
        stream = random.Random(number)  # noqa: S311 - a game
        allowed = situation.allowed()
        if stream.random() < self._CARELESS:
            return play_action(situation, allowed[int(stream.random() * len(allowed))])
        return play_action(situation, estimate.cheapest_winner(situation))

    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        del situation, table
        chance = random.Random(number).random()  # noqa: S311 - a game
        return "fold" if chance < self._FOLDS else "hold"


class Medium(Level):
    """Takes tricks cheaply, from the partner too; raises with tricks that nobody can take."""

    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        del number
        if may_raise(table, situation.seat) and self._is_sure(situation):
            return Action(situation.seat, "raise")
        return play_action(situation, estimate.cheapest_winner(situation))

    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        del number
        if may_raise(table, situation.seat) and self._is_sure(situation):
            return "raise"
        return "hold" if estimate.has_hope(situation) else "fold"

    def _is_sure(self, situation: Situation) -> bool:
        return estimate.sure_tricks(situation) >= estimate.missing_tricks(situation)


class Hard(Level):
    """Relies on the partner and estimates how many tricks the pair will make."""

    _RAISES: Final = 0.85
    """As an estimate; nine of ten such rounds are won."""

    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        del number
        if self._raises(situation, table):
            return Action(situation.seat, "raise")
        return play_action(situation, situation.position.thumb())

    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        del number
        if self._raises(situation, table):
            return "raise"
        limit = 1 / (2 * (table.stake + 1))
        hopeless = estimate.win_chance(situation) < limit
        return "fold" if hopeless and not Stakes.of(table, situation.pair).fatal else "hold"

    def _raises(self, situation: Situation, table: Table) -> bool:
        if not may_raise(table, situation.seat):
            return False
        stakes = Stakes.of(table, situation.pair)
        return stakes.free or (not stakes.enough and estimate.win_chance(situation) >= self._RAISES)


class Expert(Level):
    """Samples the hidden hands and plays them out; decides about stakes by the chance to win the match."""

    def _rank(self, view: View, number: int) -> int:
        return forecast_ranks(view, number)[0].value

    def _trump(self, view: View, number: int) -> int:
        return forecast_trumps(view, number)[0].value

    def _turn(self, situation: Situation, table: Table, number: int) -> Action:
        card = expert.play_or_raise(situation, table, number)
        return Action(situation.seat, "raise") if card is None else play_action(situation, card)

    def _answer(self, situation: Situation, table: Table, number: int) -> str:
        return expert.answer(situation, table, number)
