"""One match at the table, without Qt: whose view is open, who is to act, what the person has selected.

The session folds what people and computer players do into the match and collects `Intent`s for the journal.
Everything shown is derived from it: `table`, `viewer`, `duty`, ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from spieltisch.app.clocks import DecisionClock, Reading, Remaining
from spieltisch.app.duties import Duty, ForcedAction, NextStep, deciding, duty_of, next_is_unasked
from spieltisch.app.intents import Intent
from spieltisch.app.ledger import Ledger
from spieltisch.app.pauses import AFTER_UNDO, without
from spieltisch.app.races import Race
from spieltisch.app.racing import Racing
from spieltisch.app.results import seat_summaries
from spieltisch.app.seating import Seating, Viewer
from spieltisch.app.sight import Kept, Sight
from spieltisch.app.taps import check_tap, dropped, tapped
from spieltisch.core.actions import Action, RankedAction
from spieltisch.core.errors import IllegalAction
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match
from spieltisch.core.presentation import TableView, UiState


class MatchSession:
    """A match of `plugin` with the person at the table.

    `one_tap` and `numbered` follow the settings; `remaining` is what is known of the time for decisions,
    `kept` what each seat keeps. With `onlooker` nobody at the table plays: what is seen is what an onlooker
    sees of a match between computers. A method that plays an action raises `IllegalAction` when the rules
    refuse it, and then nothing has changed.
    """

    def __init__(
        self,
        plugin: GamePlugin,
        match: Match[Any, Any],
        *,
        one_tap: bool = False,
        numbered: bool = False,
        remaining: Remaining | None = None,
        kept: Mapping[int, Kept] | None = None,
        onlooker: bool = False,
    ) -> None:
        self.plugin = plugin
        self.match = match
        self._one_tap = one_tap
        self._pauses: frozenset[str] = frozenset()
        self._clock = DecisionClock(plugin.clock, match, remaining or Remaining())
        self._racing = Racing(plugin, match)
        humans = () if onlooker else match.header.humans
        self.watching = not humans
        """Whether nobody at the table plays."""
        self._seating = Seating(humans, every_action=plugin.habits.handover == "action")
        self._sight = Sight(match, self._seating, kept or {}, numbered=numbered, watched=self.watching)
        self._hand_on()
        self._mind_redo()
        self._racing.signal()
        self._ledger = Ledger(match, self._clock, lambda: self.table.progress)

    # What is

    @property
    def viewer(self) -> Viewer:
        """Whose view is shown, and whether it is covered."""
        return self._sight.viewer

    @property
    def open_hands(self) -> bool:
        """Whether hands that nobody at the table has to hide are shown."""
        return self._sight.open_hands

    @property
    def view(self) -> Any:
        """The view that may be on the screen: an onlooker's while covered."""
        return self._sight.view

    @property
    def table(self) -> TableView:
        """What the presenter makes of it; the same object until something changes."""
        return self._sight.table(self.plugin.presenter)

    @property
    def ui(self) -> UiState[Any]:
        """What the person has done since the last action."""
        return self._sight.ui

    @property
    def presenting(self) -> bool:
        """Whether a presentation waits for the person."""
        steps = self.table.steps
        return steps is not None and steps.index < steps.total

    @property
    def ended(self) -> bool:
        """Whether the rules say that the match is over; its last presentation may still be waiting."""
        return self.match.result().over

    @property
    def paused(self) -> bool:
        """Whether there is a reason for computer players to wait."""
        return bool(self._pauses)

    @property
    def can_clear(self) -> bool:
        """Whether something is selected, set or hinted that `clear` would take back."""
        return self._sight.can_clear

    @property
    def hint_active(self) -> bool:
        """Whether a hint is shown."""
        return self._sight.hint_active

    @property
    def hint_seat(self) -> int | None:
        """The seat that may ask for a hint now."""
        seat = self.viewer.shown_seat
        return seat if seat is not None and not self.presenting and seat in self.match.actors() else None

    @property
    def duty(self) -> Duty | None:
        """What the app has to do by itself now: nothing while paused, covered or presenting to a person."""
        if self.paused or self.viewer.covered or self.table.stopped:
            return None
        if self.presenting:
            return NextStep(self._sight.step, self.match.cursor) if self.watching else None
        duty, race = duty_of(self.match), self._racing.race
        if race is None or isinstance(duty, ForcedAction):
            return duty
        return race if race.runners else None

    @property
    def racing(self) -> Racing:
        """What computers have decided where the first to act may win."""
        return self._racing

    @property
    def due(self) -> Action | None:
        """What a computer does now in a race; None: nothing yet."""
        return self._racing.due(self.clock) if isinstance(self.duty, Race) else None

    @property
    def clock(self) -> Reading | None:
        """The clock of the person who looks, while they are asked and their time is limited."""
        seat = self.viewer.shown_seat
        if seat is None or self.presenting:
            return None
        running = not self.paused and not self.table.stopped
        return self._clock.reading(seat, running=running, lead=self._racing.lead)

    @property
    def remaining(self) -> float | None:
        """The seconds left for the pending decision as they are stored; None: all of them, or no limit."""
        return self._clock.left

    def take_intents(self) -> tuple[Intent, ...]:
        """Return what has to be stored since the last call, in order."""
        return self._ledger.take()

    # What the person does

    def tap(self, piece: str) -> None:
        """Select a piece, unselect it, or play what it completes (see `tapped`).

        Raises:
            IllegalAction: the piece cannot be chosen now, and the game says why.
        """
        if self._may_select:
            check_tap(self.table, piece)
            self._take(tapped(self.plugin.presenter, self.view, self.ui, piece, one_tap=self._one_tap))

    def confirm(self) -> None:
        """Do what the main button says."""
        confirm = self.table.confirm
        if self._may_select and confirm is not None and confirm.action is not None:
            self._take(confirm.action)

    def choose(self, choice: str) -> None:
        """Press one of the further buttons."""
        if not self._may_select or not any(c.id == choice and c.enabled for c in self.table.choices):
            return
        self._take(self.plugin.presenter.choose(self.view, self.ui, choice))

    def drop(self, piece: str, zone: str) -> bool:
        """Drop a piece on a zone; returns whether that means something, or raises why it does not."""
        if not self._may_select:
            return False
        outcomes, remark = dropped(self.plugin.presenter, self.view, self.ui, piece, zone)
        for outcome in outcomes:
            self._take(outcome)
        if remark is not None:
            raise IllegalAction(remark)
        return bool(outcomes)

    def set_value(self, name: str, number: int) -> None:
        """Set a value such as the depth of a cut."""
        if self._may_select:
            self._take(self.ui.with_value(name, number))

    def clear(self) -> None:
        """Take selection, values and hint back."""
        self._sight.show(UiState(step=self._sight.step))

    def show_hint(self, ranking: Sequence[RankedAction]) -> None:
        """Show a ranking of the actions, the best one as a preview."""
        if ranking and self.hint_seat is not None:
            with_ranking = replace(self.ui, hint=tuple(ranking))
            self._sight.show(self.plugin.presenter.hinted(self.view, with_ranking))
            self._ledger.helped()

    def go_to_step(self, index: int) -> None:
        """Show another step of the presentation; `index` is kept between 0 and its length."""
        steps = self.table.steps
        if steps is not None:
            self._sight.show(UiState(step=max(0, min(index, steps.total))))
            self._hand_on()

    def next_step(self) -> None:
        """Show the next step of the presentation."""
        self.go_to_step(self._sight.step + 1)

    def previous_step(self) -> None:
        """Show the step before."""
        self.go_to_step(self._sight.step - 1)

    def skip_steps(self) -> None:
        """Leave the presentation."""
        steps = self.table.steps
        if steps is not None:
            self.go_to_step(steps.total if steps.skip_to is None else steps.skip_to)

    def reveal(self) -> None:
        """The person named by the cover has the device."""
        if self.viewer.covered:
            self._sight.reveal()

    def pause(self, reason: str) -> None:
        """Let computer players wait until `resume` with the same reason."""
        self._pauses |= {reason}

    def resume(self, reason: str) -> None:
        """Take a reason to wait away; a person who goes on ends every wait of the session's own, too."""
        was_paused = self.paused
        self._pauses = without(self._pauses, reason)
        if was_paused and not self.paused:
            self._racing.signal()

    def set_open_hands(self, shown: bool) -> None:
        """Show or hide the hands of a match that only computers play."""
        if self.watching:
            self._sight.open(shown)

    def follow_settings(self, *, one_tap: bool, numbered: bool) -> None:
        """Take over the settings that change what a tap does and what is shown."""
        self._one_tap = one_tap
        self._sight.number(numbered)

    # What changes the match

    def play(self, action: Action, *, auto: bool = False) -> None:
        """Do an action of whoever's turn it is: a computer's answer, a forced one, or the clock's (`auto`).

        Raises:
            IllegalAction: the rules refuse it.
        """
        recorded = self.match.follows(action, auto)
        choices, reading = self._sight.choices, self.clock
        self.match.play(action, auto)
        done = self.match.actions[self.match.cursor - 1]
        self._seating.note_acting([done.seat])
        others = done.seat != self.viewer.shown_seat
        stands = others and bool(choices) and choices == self._sight.choices
        self._clock.note_play(None if others else reading, stands=stands)
        try:
            self._arrive(stands=stands)
        finally:  # what has been done is stored, whatever the presenter makes of it
            if recorded:
                self._ledger.place(helped=False)
            else:
                self._ledger.action(auto=auto)
        self._note_end(was_over=False)

    def tick(self, seconds: float) -> None:
        """Let the clock run, if it does; when the time is up the game decides for the person who looks.

        What a computer does in the last moment of a race is left to `due`.

        Raises:
            IllegalAction: the rules refuse what the game's clock does.
        """
        reading = self.clock
        if reading is None or not reading.running:
            return
        seconds = self._racing.run(seconds)
        if self._racing.lead == 0 and self._clock.run(reading, seconds) <= 0 and self.due is None:
            self.play(self._clock.expired(reading.seat), auto=True)

    def note_clock(self, *, closing: bool = False) -> None:
        """Have the time left stored while it stands (also when the table is closed), else now and then."""
        self._ledger.time(None if closing else self.clock)

    def undo(self) -> None:
        """Go back to just before the last decision of a person; a watched match then waits."""
        was_over = self.ended
        if self.match.undo():
            self._clock.note_return()
            self._went_back(was_over)

    def redo(self) -> None:
        """Do again what was taken back, with the recorded answers."""
        was_over, before = self.ended, self.match.cursor
        if self.match.redo():
            self._seating.note_acting([a.seat for a in self.match.actions[before : self.match.cursor]])
            self._clock.note_return()
            self._arrive()
            if not self.match.can_redo:
                self.resume(AFTER_UNDO)
            self._ledger.place(helped=False)
            self._note_end(was_over)

    def restart(self) -> None:
        """Go to the start of the same random match."""
        was_over = self.ended
        if self.match.cursor:
            self.match.restart()
            self._clock.note_restart()
            self._went_back(was_over)

    def note_opened(self) -> None:
        """A match that was stored at its very end, but not as finished, is finished now."""
        self._note_end(was_over=False)

    # Inside

    @property
    def _may_select(self) -> bool:
        return self.viewer.shown_seat is not None and not self.presenting

    def _take(self, outcome: UiState[Any] | Action) -> None:
        """Do what the person wants, unless that is too early or a computer was earlier."""
        reading, stopped, seat = self.clock, self.table.stopped, self.viewer.shown_seat
        if seat is not None and isinstance(outcome, UiState) and self._sight.keep(outcome.kept):
            self._ledger.keeps(seat, outcome.kept)
        if not self._racing.counts(reading, paused=self.paused):
            return
        action: Action | None = None
        if isinstance(outcome, UiState):
            self._sight.show(outcome)
        elif outcome.seat == seat:
            action = outcome
        if not stopped and (action is not None or self.table.stopped):
            action = self._racing.rival(reading, action) or action
        if action is not None:
            self.play(action)

    def _arrive(self, *, stands: bool = False) -> None:
        """Look at another place of the match; nothing is selected unless what is asked there `stands`."""
        self._sight.show(replace(self.ui, step=0) if stands else UiState())
        before = self.viewer
        self._hand_on()
        if self.viewer != before:
            self._sight.show(UiState())
        if not stands:
            self._racing.signal()
        self._mind_redo()

    def _mind_redo(self) -> None:
        """Wait where the log goes on with what somebody did unasked: a computer's move would drop it."""
        if next_is_unasked(self.match):
            self.pause(AFTER_UNDO)
        elif not self.watching:
            self.resume(AFTER_UNDO)

    def _hand_on(self) -> None:
        if self.ended:
            self._sight.reveal()
        elif not self.presenting:
            self._sight.hand_on(deciding(self.match))

    def _went_back(self, was_over: bool) -> None:
        self._seating.note_return()
        self._arrive()
        if self.table.steps is not None:
            self.go_to_step(self.table.steps.total)
        if self.watching:
            self.pause(AFTER_UNDO)
        if was_over:
            self._ledger.reopened()
        self._ledger.place(helped=True)

    def _note_end(self, was_over: bool) -> None:
        if self.ended and not was_over:
            self._ledger.finished(seat_summaries(self.plugin, self.match))
