"""What a session has to have stored, collected in the order in which it happened."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from spieltisch.app.clocks import DecisionClock, Reading
from spieltisch.app.intents import (
    AppendAction,
    FinishMatch,
    Intent,
    Keep,
    MarkHelped,
    MoveCursor,
    ReopenMatch,
    StoreClock,
)
from spieltisch.app.sight import Kept
from spieltisch.core.match import Match
from spieltisch.core.messages import Message
from spieltisch.storage.records import SeatSummary


class Ledger:
    """Writes intents down until somebody takes them; `progress` says for lists where the match is."""

    def __init__(self, match: Match[Any, Any], clock: DecisionClock, progress: Callable[[], Message]) -> None:
        self._match = match
        self._clock = clock
        self._progress = progress
        self._last_progress = progress()
        self._intents: list[Intent] = []

    def take(self) -> tuple[Intent, ...]:
        """Return what has been written down since the last call."""
        intents, self._intents = tuple(self._intents), []
        return intents

    def action(self, *, auto: bool) -> None:
        """Write the newest action down."""
        index = self._match.cursor - 1
        text, scores = self._match.actions[index].text, self._match.result().scores
        clock, next_clock = self._clock.taken, self._clock.left
        progress = self._told_progress()
        self._intents.append(AppendAction(index, text, auto, scores, progress, clock, next_clock))

    def place(self, *, helped: bool) -> None:
        """Write the place in the log down; `helped` when a decision was taken back."""
        scores, clock = self._match.result().scores, self._clock.left
        self._intents.append(MoveCursor(self._match.cursor, helped, scores, self._told_progress(), clock))

    def time(self, reading: Reading | None) -> None:
        """Write down what is left if the clock stands (no reading: for good), else only now and then."""
        seconds = self._clock.to_store(reading)
        if seconds is not None:
            self._intents.append(StoreClock(seconds))

    def helped(self) -> None:
        """Write down that a hint was shown."""
        self._intents.append(MarkHelped())

    def keeps(self, seat: int, kept: Kept) -> None:
        """Write down what a seat keeps."""
        self._intents.append(Keep(seat, kept))

    def finished(self, seats: tuple[SeatSummary, ...]) -> None:
        """Write the end down."""
        self._intents.append(FinishMatch(seats))

    def reopened(self) -> None:
        """Write down that the end was taken back."""
        self._intents.append(ReopenMatch())

    def _told_progress(self) -> Message:
        """Where the match is; of a presenter that fails, what it said last."""
        with suppress(Exception):
            self._last_progress = self._progress()
        return self._last_progress
