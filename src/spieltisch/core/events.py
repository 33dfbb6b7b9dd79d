"""What happened: public facts with numbers and card texts, never sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Fact: TypeAlias = "bool | int | float | str | tuple[Fact, ...] | None"


def _plain(fact: Fact) -> Json:
    return [_plain(item) for item in fact] if isinstance(fact, tuple) else fact


@dataclass(frozen=True, slots=True)
class Event:
    """A public fact. Every seat may know every event, so an event never names a hidden card."""

    type: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __getitem__(self, name: str) -> Fact:
        for key, fact in self.facts:
            if key == name:
                return fact
        raise KeyError(name)

    def get(self, name: str, default: Fact = None) -> Fact:
        """Return the fact called `name`, or `default`."""
        for key, fact in self.facts:
            if key == name:
                return fact
        return default

    def to_json(self) -> dict[str, Json]:
        """The event as a JSON object with its `type` first."""
        return {"type": self.type, **{key: _plain(fact) for key, fact in self.facts}}


def event(type_: str, /, **facts: Fact) -> Event:
    """Make an event; facts keep the order given."""
    return Event(type_, tuple(facts.items()))


def score_event(side: int, points: int | float, reason: str, **facts: Fact) -> Event:
    """Points for one reason: the one event type that shared code understands."""
    return Event("score", (("side", side), ("points", points), ("reason", reason), *facts.items()))
