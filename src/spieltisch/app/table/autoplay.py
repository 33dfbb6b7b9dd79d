"""What comes by itself: computer players, forced actions, the next step of a watched presentation.

A duty is taken up as soon as the session has it and done after a visible beat, however fast the answer came.
When the session has another duty or none (a pause, an undo), the old one is dropped with its answer.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from spieltisch.app.duties import ComputerTurn, Duty, ForcedAction
from spieltisch.app.session import AFTER_FAILURE, MatchSession
from spieltisch.app.thinking import CRASHED, Decision, Failure, Reply, Request
from spieltisch.core.actions import Action
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

    def __init__(
        self, session: MatchSession, thinker: Thinker, pace: Callable[[], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._thinker = thinker
        self._pace = pace
        self._duty: Duty | None = None
        self._request: int | None = None
        self._action: Action | None = None
        self._failures = 0
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._do_if_ready)

    @property
    def thinking(self) -> bool:
        """Whether a computer player is to move."""
        return isinstance(self._duty, ComputerTurn)

    def follow(self) -> None:
        """Take up the session's duty unless that is under way."""
        duty = self._session.duty
        if duty == self._duty:
            return
        self.stop()
        self._duty = duty
        if duty is None:
            return
        self._failures = 0
        self._beat.start(BEAT_MS[self._pace()])
        if isinstance(duty, ComputerTurn):
            self._ask(duty)
        elif isinstance(duty, ForcedAction):
            self._action = duty.action

    def stop(self) -> None:
        """Drop what is under way."""
        self._beat.stop()
        if self._request is not None:
            self._thinker.cancel(self._request)
        self._duty = self._request = self._action = None

    def _ask(self, duty: ComputerTurn) -> None:
        match = self._session.match
        view = match.game.view_to_json(match.view(duty.seat))
        level = match.header.seats[duty.seat].player
        request = Request(match.header.game, level, view, match.decision_number(duty.seat))
        self._request = self._thinker.ask(request, self._answered)

    def _answered(self, reply: Reply) -> None:
        self._request = None
        duty = self._duty
        if not isinstance(duty, ComputerTurn):
            return
        if isinstance(reply, Decision) and reply.action.seat == duty.seat:
            self._action = reply.action
            self._do_if_ready()
        else:
            self.fail(reply)

    def fail(self, reply: object) -> None:
        """A computer player crashed, failed or did what the rules forbid: ask once more, then wait."""
        _log.info("no decision: %s", reply)
        duty = self._duty
        self._failures += 1
        if self._failures == 1 and isinstance(duty, ComputerTurn):
            if isinstance(reply, Failure) and reply.kind == CRASHED:
                self.trouble.emit(message("app.worker.crashed"))
            self._ask(duty)
            return
        self._session.pause(AFTER_FAILURE)
        self.stop()
        self.trouble.emit(message("app.worker.failed"))

    def _do_if_ready(self) -> None:
        if self._beat.isActive() or self._duty is None:
            return
        duty, action = self._duty, self._action
        if isinstance(duty, ComputerTurn | ForcedAction):
            if action is not None:
                self._action = None
                self.act.emit(action)
        else:
            self._duty = None
            self.step.emit()
