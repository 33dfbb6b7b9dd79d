"""The race at the present place of a match: the signal that runs, and what computers have decided."""

from __future__ import annotations

from typing import Any

from spieltisch.app.clocks import Reading
from spieltisch.app.races import Race, due, race_of, rival, thinkers
from spieltisch.core.actions import Action
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match


class Racing:
    """Follows a match. What was decided stays known as long as the question stays, also over a pause."""

    def __init__(self, plugin: GamePlugin, match: Match[Any, Any]) -> None:
        self._plugin = plugin
        self._match = match
        self._answers: dict[int, Action] = {}
        self._question: tuple[Action, ...] = ()
        self._lead = 0.0

    @property
    def race(self) -> Race | None:
        """The race, if there is one here."""
        return race_of(self._plugin, self._match)

    @property
    def lead(self) -> float:
        """The seconds of the signal that are left."""
        return self._lead

    def signal(self) -> None:
        """Give the signal from its beginning: the person sees the question now."""
        race = self.race
        self._lead = 0.0 if race is None else race.lead

    def run(self, seconds: float) -> float:
        """Let time pass; returns what is left of it when the signal is over."""
        used = min(self._lead, seconds)
        self._lead -= used
        return seconds - used

    def counts(self, reading: Reading | None, *, paused: bool) -> bool:
        """Whether what the person with `reading` does counts: not before the signal is over, nor paused."""
        return reading is None or self.race is None or not (self._lead > 0 or paused)

    def thinkers(self, race: Race) -> tuple[int, ...]:
        """Return the seats that have to be asked, the fastest first."""
        return thinkers(race, self._known(race))

    def note_answer(self, race: Race, action: Action) -> None:
        """A computer has decided.

        Raises:
            IllegalAction: the rules refuse it.
        """
        self._match.game.check(self._match.view(action.seat), action)
        self._known(race)[action.seat] = action

    def forget_answer(self, seat: int) -> None:
        """What a computer has decided could not be done."""
        self._answers.pop(seat, None)

    def due(self, reading: Reading | None) -> Action | None:
        """Return what a computer does now; `reading` is the clock of the person who is waited for."""
        race = self.race
        if race is None or (race.timed and (reading is None or self._lead > 0)):
            return None
        return due(race, self._known(race), _passed(reading) if race.timed else None)

    def rival(self, reading: Reading | None, action: Action | None = None) -> Action | None:
        """Return what a computer has done before the person with `reading`, who does `action` or begins to.

        None: the person is first, or lets it pass.
        """
        race, clock = self.race, self._plugin.clock
        if race is None or clock is None or reading is None:
            return None
        if action == clock.expired(self._match.view(reading.seat)):
            return None
        return rival(race, self._known(race), _passed(reading), reading.seat)

    def _known(self, race: Race) -> dict[int, Action]:
        """Return the answers to this very question: an undo may have led to another one at the same place."""
        question = self._match.actions[: race.question]
        if question != self._question:
            self._question = question
            self._answers = {}
        return self._answers


def _passed(reading: Reading | None) -> float:
    return 0.0 if reading is None else reading.total - reading.seconds
