"""Stand-ins for what the table works with: a thinker that answers when told to, a storage that remembers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from spieltisch.app.intents import Intent
from spieltisch.app.thinking import Reply, Request


@dataclass
class FakeThinker:
    """Keeps requests until a test answers them."""

    waiting: dict[int, tuple[Request, Callable[[Reply], None]]] = field(default_factory=dict)
    cancelled: list[int] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)

    def ask(self, request: Request, callback: Callable[[Reply], None]) -> int:
        self.asked.append(request)
        self.waiting[len(self.asked)] = (request, callback)
        return len(self.asked)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        del self.waiting[number]

    def answer(self, reply: Reply) -> None:
        """Answer the oldest request."""
        _request, callback = self.waiting.pop(min(self.waiting))
        callback(reply)


@dataclass
class FakeJournal:
    """Remembers what was to be stored."""

    match_id: int | None = 1
    written: list[Intent] = field(default_factory=list)

    def write(self, intents: Sequence[Intent]) -> None:
        self.written.extend(intents)
