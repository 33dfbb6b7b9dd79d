"""A finished match that is looked at again: every hand lies open, and only the place in the log changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.app.duties import Duty
from spieltisch.app.intents import Intent
from spieltisch.app.journal import Journal
from spieltisch.app.session import MatchSession
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match


class ReviewSession(MatchSession):
    """A match at its start, with its whole log to go through; nobody plays, not even the computers."""

    def __init__(self, plugin: GamePlugin, match: Match[Any, Any], *, numbered: bool = False) -> None:
        match.restart()
        super().__init__(plugin, match, numbered=numbered, onlooker=True)

    @property
    def duty(self) -> Duty | None:
        """Nothing comes by itself."""
        return None

    def go_to(self, place: int) -> None:
        """Go to a place in the log: `place` actions from the start count there."""
        if place != self.match.cursor and 0 <= place <= len(self.match.actions):
            self.match.seek(place)
            self._arrive()

    def forward(self) -> None:
        """Show what comes next: a step of a presentation, else an action."""
        if self.presenting:
            self.next_step()
        else:
            self.go_to(self.match.cursor + 1)

    def back(self) -> None:
        """Show what was before the newest action, or the presentation from its start."""
        if self._sight.step:
            self._arrive()
        else:
            self.go_to(self.match.cursor - 1)

    def branch(self) -> Match[Any, Any]:
        """Return a match of its own that goes on from here."""
        match = self.match
        actions, cursor = match.actions[: match.cursor], match.cursor
        return Match(match.game, match.header, actions, auto=[at for at in match.auto if at < cursor])


class NoJournal(Journal):
    """Stores nothing: a review changes no match."""

    def write(self, intents: Sequence[Intent]) -> None:
        """Leave everything as it is."""
