"""What comes by itself: computer players, forced actions, the next step of a watched presentation.

A duty is taken up as soon as the session has it and done after a visible beat, however fast the answer came.
When the session has another duty or none (a pause, an undo), the old one is dropped with its answer. In a
race every computer is asked at once, and the session says which one acts when.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from spieltisch.app.duties import ComputerTurn, Duty, ForcedAction, NextStep
from spieltisch.app.pauses import AFTER_FAILURE
from spieltisch.app.races import Race
from spieltisch.app.session import MatchSession
from spieltisch.app.thinking import CRASHED, Decision, Failure, Reply, Request
from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction
from spieltisch.core.messages import message

BEAT_MS: Final[Mapping[str, int]] = {"instant": 0, "fast": 350, "normal": 800, "slow": 1600}
"""How long a table rests before a computer's move, by the setting `computer_pace`."""
_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """The part of `Worker` that a table needs."""

    def ask(self, request: Request, callback: Callable[[Reply], None]) -> int:
        """Ask; the callback comes later, in the Qt thread."""

    def cancel(self, number: int) -> None:
        """Forget a request."""


class Autoplay(QObject):
    """Follows a session: call `follow` after every change of it."""

    act = Signal(object)
    """An action to play for whoever's turn it is."""
    step = Signal()
    """The next step of a presentation that nobody else steps through."""
    trouble = Signal(object)
    """Something to tell the person (`Message`)."""
    broke = Signal(object)
    """The plugin raised this exception."""

    def __init__(
        self, session: MatchSession, thinker: Thinker, pace: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._pace = pace
        self._duty: Duty | None = None
        self._requests: dict[int, int] = {}
        self._action: Action | None = None
        self._failures = 0
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self.look)

    @property
    def thinking(self) -> bool:
        """Whether a computer player is to move; nothing is told of it while a person is asked, too."""
        duty = self._duty
        return isinstance(duty, ComputerTurn) or (isinstance(duty, Race) and not duty.timed)

    def follow(self) -> None:
        """Take up the session's duty unless that is under way."""
        duty, before = self._session.duty, self._duty
        if duty == before:
            return
        self.stop()
        self._duty = duty
        if duty is None:
            return
        self._failures = 0
        self._beat.start(0 if _goes_on(before, duty) else BEAT_MS[self._pace()])
        if isinstance(duty, ComputerTurn):
            self._ask(duty.seat)
        elif isinstance(duty, ForcedAction):
            self._action = duty.action
        elif isinstance(duty, Race):
            for seat in self._session.racing.thinkers(duty):
                self._ask(seat)

    def stop(self) -> None:
        """Drop what is under way."""
        self._beat.stop()
        for request in self._requests.values():
            self._thinker.cancel(request)
        self._requests = {}
        self._duty = self._action = None

    @Slot()
    def look(self) -> None:
        """Do what is to be done, once the beat is over and, in a race, its time has come."""
        if self._beat.isActive() or self._duty is None:
            return
        if isinstance(self._duty, NextStep):
            self._duty = None
            self.step.emit()
            return
        action, self._action = self._action, None
        if isinstance(self._duty, Race):
            try:
                action = self._session.due
            except Exception as error:
                self.broke.emit(error)
        if action is not None:
            self.act.emit(action)

    def fail(self, seat: int, reply: object) -> None:
        """A computer player crashed, failed or did what the rules forbid: ask once more, then wait."""
        _log.info("no decision: %s", reply)
        self._failures += 1
        if self._failures == 1 and isinstance(self._duty, ComputerTurn | Race):
            if isinstance(reply, Failure) and reply.kind == CRASHED:
                self.trouble.emit(message("app.worker.crashed"))
            self._session.racing.forget_answer(seat)
            self._ask(seat)
            return
        self._session.pause(AFTER_FAILURE)
        self.stop()
        self.trouble.emit(message("app.worker.failed"))

    def _ask(self, seat: int) -> None:
        match = self._session.match
        view = match.game.view_to_json(match.view(seat))
        level = match.header.seats[seat].player
        request = Request(match.header.game, level, view, match.decision_number(seat))
        self._requests[seat] = self._thinker.ask(request, partial(self._answered, seat))

    def _answered(self, seat: int, reply: Reply) -> None:
        del self._requests[seat]
        if not isinstance(reply, Decision) or reply.action.seat != seat:
            self.fail(seat, reply)
            return
        if isinstance(self._duty, Race):
            try:
                self._session.racing.note_answer(self._duty, reply.action)
            except IllegalAction as error:
                self.fail(seat, error)
                return
            except Exception as error:
                self.broke.emit(error)
                return
        else:
            self._action = reply.action
        self.look()


def _goes_on(before: Duty | None, duty: Duty) -> bool:
    """Whether the table need not rest: the clock of a race tells when, or the race has been seen already."""
    if not isinstance(duty, Race):
        return False
    return duty.timed or (isinstance(before, Race) and before.question == duty.question)
