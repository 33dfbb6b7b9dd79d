"""The four levels. Each sees a view alone; they differ in depth and noise, never in what they know."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Final

from spieltisch.core.actions import Action
from spieltisch.games.five_hundred import notation
from spieltisch.games.five_hundred.legality import legal_actions
from spieltisch.games.five_hundred.players.actions import (
    claim_worth,
    claims_of,
    draw_action,
    first_action,
    own_position,
    seat_of,
)
from spieltisch.games.five_hundred.players.candidates import award_action, candidates, ranked_draws
from spieltisch.games.five_hundred.players.estimates import Budget, Estimate, estimates
from spieltisch.games.five_hundred.players.policy import MEDIUM, STANDARD, Taste, plan_turn
from spieltisch.games.five_hundred.state import Phase, View

EXPERT: Final = Budget(worlds=80, turns=1_600, rounds=3)


class Level(ABC):
    """A computer player; levels differ in how they draw, finish a turn and notice discards that fit."""

    notices: float = 1.0
    """How often a discard that fits is claimed."""

    def choose(self, view: View, number: int) -> Action:
        """Return one of the viewing seat's legal actions.

        Raises:
            ValueError: the seat has none.
        """
        seat, window = seat_of(view), view.table.window
        if window is not None and not window.waiting and window.judge == seat:
            return self._award(view)
        if window is not None and seat in window.waiting:
            return self._answer(view, number)
        if window is not None or seat != view.table.turn_of:
            raise ValueError(f"seat {seat} is not to act")
        return self._draw(view, number) if view.table.phase is Phase.DRAW else self._turn(view, number)

    def _award(self, view: View) -> Action:
        """Give the card to whoever has the fewest points."""
        assert view.table.window is not None  # noqa: S101 - there is something to award
        claims = view.table.window.claims
        lowest = min(claims, key=lambda claim: view.table.scores[claim.seat])
        return award_action(seat_of(view), lowest.seat)

    def _answer(self, view: View, number: int) -> Action:
        chance = random.Random(number).random()  # noqa: S311 - a game, no secret
        claims = claims_of(view)
        if not claims or chance >= self.notices:
            return Action(seat_of(view), notation.DECLINE)
        return max(claims, key=lambda action: claim_worth(view, action))

    @abstractmethod
    def _draw(self, view: View, number: int) -> Action:
        """Draw from the stock or the pile."""

    @abstractmethod
    def _turn(self, view: View, number: int) -> Action:
        """Lay something or discard."""


class Greedy(Level):
    """Lays what it can, weighs piles by its taste."""

    taste: Taste = STANDARD

    def _draw(self, view: View, number: int) -> Action:
        del number
        return draw_action(view, ranked_draws(view, self.taste)[0])

    def _turn(self, view: View, number: int) -> Action:
        del number
        position = own_position(view)
        return first_action(view, position, plan_turn(position, self.taste))


class Beginner(Greedy):
    """Draws and discards anything, lays its own melds after a while, often overlooks where single cards fit.

    New melds are seen in two of five turns, so that matches end.
    """

    notices = 0.4
    taste = MEDIUM
    _OVERLOOKS: Final = {notation.MELD: 0.6, notation.LAY: 0.85, notation.SWAP: 0.85}
    _WITH_A_PILE: Final = 0.3
    """Who has to pay for a pile looks harder: so much of it is still overlooked."""

    def _draw(self, view: View, number: int) -> Action:
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        draws = ranked_draws(view, self.taste)
        return draw_action(view, draws[int(stream.random() * len(draws))])

    def _turn(self, view: View, number: int) -> Action:
        stream = random.Random(number)  # noqa: S311 - a game, no secret
        action = super()._turn(view, number)
        overlooks = self._OVERLOOKS.get(action.verb, 1.0)
        if view.table.turn.owes_meld and action.verb != notation.DISCARD:
            overlooks *= self._WITH_A_PILE
        if stream.random() >= overlooks:
            return action
        legal = legal_actions(view.table, seat_of(view), view.hand)
        ends = [other for other in legal if other.verb == notation.DISCARD] or [action]
        return ends[int(stream.random() * len(ends))]


class Medium(Greedy):
    """Lays what it can, shuns piles, does not look at what a discard gives to others."""

    notices = 0.85
    taste = MEDIUM


class Hard(Greedy):
    """Lays what it can, takes piles that pay, keeps cards that others could lay."""


class Expert(Level):
    """Plays a few ways to go on in sampled worlds; does the greedy one unless another seems better."""

    def __init__(self, budget: Budget = EXPERT) -> None:
        self._budget = budget

    def _draw(self, view: View, number: int) -> Action:
        return self.estimate(view, number)[0].action

    def _turn(self, view: View, number: int) -> Action:
        return self.estimate(view, number)[0].action

    def estimate(self, view: View, number: int) -> list[Estimate]:
        """Estimate what the viewing seat, which is asked, may well do; the best one first."""
        found = candidates(view)
        if len({candidate.action for candidate in found}) == 1:
            return estimates(view, found[:1], number, Budget(2, 1))
        return estimates(view, found, number, self._budget)


LEVELS: Final[Mapping[str, Callable[[], Level]]] = {
    "beginner": Beginner,
    "medium": Medium,
    "hard": Hard,
    "expert": Expert,
}
