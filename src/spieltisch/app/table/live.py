"""A session that is played: every change is stored, followed by what comes by itself, and told."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal, Slot

from spieltisch.app.clocks import WARNING_SECONDS, warns
from spieltisch.app.journal import Journal
from spieltisch.app.session import MatchSession
from spieltisch.app.table.autoplay import Autoplay, Thinker
from spieltisch.app.table.ticker import Ticker
from spieltisch.app.thinking import HINT, Ranking, Reply, Request
from spieltisch.core.actions import Action
from spieltisch.core.errors import IllegalAction, SpieltischError
from spieltisch.core.messages import Message, message


class LiveTable(QObject):
    """Owns the session, its journal and what acts by itself. A plugin's failure ends here, in `broke`.

    `seconds` is a clock: clocks and races of the session run by it.
    """

    changed = Signal()
    """What is shown may be different now."""
    ticked = Signal()
    """The clock shows something else, and that is all."""
    warned = Signal(object)
    """Something to say to the person who looks (`Message`)."""
    refused = Signal(object)
    """Something to tell the person (`Message`)."""
    broke = Signal(object)
    """The plugin raised this exception; the table cannot go on."""

    def __init__(
        self,
        session: MatchSession,
        journal: Journal,
        thinker: Thinker,
        pace: Callable[[], str],
        parent: QObject | None = None,
        *,
        seconds: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.journal = journal
        self._thinker = thinker
        self._hint_request: int | None = None
        self._hint_place: tuple[int, int | None] | None = None
        self._hint_decision: tuple[int, int] | None = None
        self._broken = False
        self._autoplay = Autoplay(session, thinker, pace, self)
        self._autoplay.act.connect(self._computer_acts)
        self._autoplay.step.connect(lambda: self.do(session.next_step))
        self._autoplay.trouble.connect(self._tell_trouble)
        self._autoplay.broke.connect(self._break)
        self.ticker = Ticker(self, now=seconds)
        self.ticker.ticked.connect(self._tick)

    @property
    def thinking(self) -> bool:
        """Whether a computer player is to move."""
        return self._autoplay.thinking

    @property
    def hint_awaited(self) -> bool:
        """Whether a hint has been asked for that is not there yet."""
        return self._hint_request is not None

    def do(self, change: Callable[[], object]) -> None:
        """Change the session; a refusal of the rules is told and changes nothing."""
        self.ticker.catch_up()
        if self._broken:
            return
        try:
            change()
        except SpieltischError as error:
            self.refused.emit(error.message)
        except Exception as error:
            self._break(error)
        self.settle()

    def act(self, change: Callable[[], object]) -> None:
        """Do what the person at the table has decided, unless the time has decided before."""
        place = self._place()
        self.ticker.catch_up()
        if self._place() == place:
            self.do(change)

    def settle(self) -> None:
        """Store what has changed, see what comes by itself, and tell."""
        if self._broken:
            return
        try:
            self._write()
            if self._hint_place != self._place():
                self._renew_hint()
            self._autoplay.follow()
            clock = self.session.clock
            running = clock is not None and clock.running
            self.ticker.follow(running, racing=running and self.session.racing.race is not None)
        except Exception as error:
            self._break(error)
        else:
            self.changed.emit()

    def guard(self, work: Callable[[], object]) -> None:
        """Do something that asks the plugin and changes nothing, such as drawing."""
        if self._broken:
            return
        try:
            work()
        except Exception as error:
            self._break(error)

    def toggle_hint(self) -> None:
        """Ask the adviser, or take the hint away."""
        session = self.session
        if session.hint_active:
            self.do(session.clear)
        elif session.hint_seat is None:
            self.refused.emit(message("app.hint.none"))
        elif self._hint_request is None:
            self.do(lambda: self._ask_for_hint(session.hint_seat))

    def clear(self) -> None:
        """Take back what is selected, set or hinted; first of all the wish for a hint not there yet."""
        self.do(self._forget_hint if self.hint_awaited else self.session.clear)

    def close(self) -> None:
        """Stop everything; what was done is in the journal."""
        self.ticker.catch_up()
        self._stop()
        self.session.note_clock(closing=True)
        self.journal.write(self.session.take_intents())

    def _stop(self) -> None:
        self.ticker.follow(running=False)
        self._autoplay.stop()
        self._forget_hint()

    def _write(self) -> None:
        self.session.note_clock()
        self.journal.write(self.session.take_intents())

    def _ask_for_hint(self, seat: int | None) -> None:
        if seat is None:
            return
        match = self.session.match
        view = match.game.view_to_json(match.view(seat))
        request = Request(match.header.game, HINT, view, match.decision_number(seat))
        self._hint_place = self._place()
        self._hint_decision = self._decision_of(seat)
        self._hint_request = self._thinker.ask(request, self._hint_came)

    def _hint_came(self, reply: Reply) -> None:
        self._hint_request = self._hint_place = None
        if isinstance(reply, Ranking):
            self.do(lambda: self.session.show_hint(reply.actions))
        else:
            self.refused.emit(message("app.hint.failed"))
            self.settle()

    def _renew_hint(self) -> None:
        """Ask again where others have acted but the decision is still the same; else forget the request."""
        asked, seat = self._hint_request is not None, self.session.hint_seat
        self._forget_hint()
        if asked and seat is not None and self._decision_of(seat) == self._hint_decision:
            self._ask_for_hint(seat)

    def _decision_of(self, seat: int) -> tuple[int, int]:
        return seat, self.session.match.decision_number(seat)

    def _forget_hint(self) -> None:
        if self._hint_request is not None:
            self._thinker.cancel(self._hint_request)
        self._hint_request = self._hint_place = None

    def _place(self) -> tuple[int, int | None]:
        return self.session.match.cursor, self.session.viewer.shown_seat

    @Slot(object)
    def _computer_acts(self, action: Action) -> None:
        try:
            self.session.play(action)
        except IllegalAction as error:
            self._autoplay.fail(action.seat, error)
        except Exception as error:
            self._break(error)
        self.settle()

    @Slot(float)
    def _tick(self, seconds: float) -> None:
        self.guard(lambda: self._let_run(seconds))

    def _let_run(self, seconds: float) -> None:
        session = self.session
        place, before = session.match.cursor, session.clock
        session.tick(seconds)
        if session.match.cursor != place:
            self.settle()
            return
        self._autoplay.look()
        if session.match.cursor != place:  # a computer has acted, and all of that is done
            return
        self._write()
        self.ticked.emit()
        if warns(before, session.clock):
            self.warned.emit(message("app.clock.left", seconds=WARNING_SECONDS))

    @Slot(object)
    def _tell_trouble(self, trouble: Message) -> None:
        self.refused.emit(trouble)
        self.settle()

    @Slot(object)
    def _break(self, error: Exception) -> None:
        self._broken = True
        self._stop()
        self.journal.write(self.session.take_intents())
        self.broke.emit(error)
