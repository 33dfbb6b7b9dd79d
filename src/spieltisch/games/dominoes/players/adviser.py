"""Hints: every action with what the expert expects of it."""

from __future__ import annotations

from spieltisch.core.actions import RankedAction
from spieltisch.games.dominoes.players.estimates import Estimate
from spieltisch.games.dominoes.players.levels import choices, expert
from spieltisch.games.dominoes.players.worth import Worth
from spieltisch.games.dominoes.state import View


class DominoesAdviser:
    """Ranks the actions by expected points, near the target by the chance to win the match.

    Details: `error` (the standard error of the value), `points` (scored at once), `next_scores` and
    `next_passes` (how often the next seat can score, or cannot play).
    """

    @property
    def unit(self) -> str:
        """What the values usually count: points ahead of the next best side at the end of the round."""
        return "points"

    def rank(self, view: View, number: int) -> tuple[RankedAction, ...]:
        """Return the legal actions with their worth, best first."""
        if view.seat is None or view.seat != view.table.turn:
            return ()
        settings = view.table.settings
        in_chances = Worth(settings, view.table.scores, settings.side_of(view.seat)).in_chances
        unit = "win_probability" if in_chances else "points"
        found = expert().estimate(view, number, choices(view))
        return tuple(_ranked(item, unit) for item in found)


def _ranked(item: Estimate, unit: str) -> RankedAction:
    details = (
        ("error", item.error),
        ("points", float(item.points)),
        ("next_scores", item.next_scores),
        ("next_passes", item.next_passes),
    )
    return RankedAction(item.action, item.worth, details, unit)
