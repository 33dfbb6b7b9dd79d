"""Hints: what is worth doing with what the expert expects of it."""

from __future__ import annotations

from typing import Final

from spieltisch.core.actions import RankedAction
from spieltisch.games.five_hundred.legality import actors
from spieltisch.games.five_hundred.players.candidates import candidates
from spieltisch.games.five_hundred.players.estimates import Budget, estimates
from spieltisch.games.five_hundred.players.worth import Worth
from spieltisch.games.five_hundred.state import View

ADVICE: Final = Budget(worlds=100, turns=4_000, least=60)
"""Whole deals: a hint says what to expect of them."""


class FiveHundredAdviser:
    """Ranks actions by expected points, near the target by the chance to win the match.

    Details: `error` (the standard error of the value, for all but the greedy choice that of the difference to
    it) and `own` (the points the deal is expected to bring the seat itself).
    """

    @property
    def unit(self) -> str:
        """What the values usually count: points ahead of the mean of the others at the end of the deal."""
        return "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        """Return the actions worth a thought, best first; nothing when the seat has none."""
        if view.seat is None or view.seat not in actors(view.table):
            return ()
        worth = Worth(view.table.settings, view.table.scores, view.seat)
        unit = "win_probability" if worth.in_chances else "points"
        ranking: dict[str, RankedAction] = {}
        for item in estimates(view, candidates(view), number, ADVICE):
            details = (("error", item.error), ("own", item.own))
            ranking.setdefault(item.action.text, RankedAction(item.action, item.worth, details, unit))
        return tuple(ranking.values())
