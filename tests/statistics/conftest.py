"""A database with some years of play, and the same matches as plain values to count them by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from spieltisch.core.facts import FactInfo
from spieltisch.core.messages import message
from spieltisch.core.options import OptionValue
from spieltisch.statistics import Statistics
from spieltisch.storage import NewMatch, SeatSummary
from spieltisch.storage.database import Database, open_database

LEVELS = ("beginner", "medium", "hard", "expert")


def fact(key: str, kind: str, of: tuple[str, ...], per: tuple[str, ...] = ()) -> FactInfo:
    return FactInfo(key, message(f"x.{key}"), message("x.unit"), kind, of, per)  # type: ignore[arg-type] # any kind


FACTS = (
    fact("hand", "mean", ("points",), ("hands",)),
    fact("luck", "share", ("lucky",), ("hands",)),
    fact("deals", "sum", ("hands",)),
    fact("plain", "mean", ("rare",)),
    fact("best", "most", ("best",)),
    fact("least", "least", ("best",)),
    fact("spread", "spread", ("hand",)),
    fact("unknown", "mean", ("nobody",), ("hands",)),
)


@dataclass(frozen=True)
class Told:
    """A finished match as it was stored."""

    id: int
    game: str
    day: date
    seats: tuple[SeatSummary, ...]
    options: dict[str, OptionValue]
    helped: bool
    handicap: bool


class Years:
    """Plays matches whenever it is asked to, in the order of time."""

    def __init__(self, path: Path) -> None:
        self.now = datetime(2024, 12, 30, 12, tzinfo=UTC)
        self.database: Database = open_database(path, now=lambda: self.now).database
        self.statistics = Statistics(self.database)
        self.told: list[Told] = []

    def play(
        self,
        seats: tuple[SeatSummary, ...],
        *,
        game: str = "cribbage",
        options: dict[str, OptionValue] | None = None,
        helped: bool = False,
        handicap: bool = False,
        after: timedelta = timedelta(hours=5),
    ) -> int:
        """Store a finished match and return its id."""
        self.now += after
        document: dict[str, object] = {
            "format": 1,
            "game": game,
            "options": options or {},
            "seed": str(self.now),
        }
        if handicap:
            document["setup"] = {"scores": [10, 0]}
        before = tuple(replace(seat, score=None, won=None, facts={}) for seat in seats)
        match = self.database.matches.create(NewMatch(document, before))  # type: ignore[arg-type] # plain JSON
        if helped:
            self.database.matches.mark_helped(match)
        self.database.matches.finish(match, seats)
        stored = self.database.matches.summary(match)
        day = self.now.astimezone().date()
        self.told.append(Told(match, game, day, stored.seats, options or {}, helped, handicap))
        return match

    def duel(
        self, won: bool | None, score: float = 121, other: float = 100, *, level: str = "hard", **more: object
    ) -> int:
        """A match of Anna against the computer."""
        facts = more.pop("facts", {})
        seats = (
            SeatSummary(0, 0, "Anna", "human", score, won, facts),  # type: ignore[arg-type] # numbers
            SeatSummary(1, 1, "", level, other, None if won is None else not won),
        )
        return self.play(seats, **more)  # type: ignore[arg-type] # the keywords of `play`


@pytest.fixture
def years(tmp_path: Path) -> Iterator[Years]:
    found = Years(tmp_path / "spieltisch.db")
    yield found
    found.database.close()


def random_years(years: Years, matches: int, seed: int) -> None:
    """Everything that can happen: several people, partners, ties, watched matches, two games."""
    chance = random.Random(seed)
    for name in ("Anna", "Bene"):
        years.database.profiles.add(name, "#000000")
    for _ in range(matches):
        count = chance.choice((2, 2, 2, 4, 3))
        partners = count == 4
        players = [
            chance.choice(
                (("Anna", "human"), ("Bene", "human"), ("Zoë", "human"), *[("", level) for level in LEVELS])
            )
            for _ in range(count)
        ]
        sides = [seat % 2 if partners else seat for seat in range(count)]
        scores = [float(chance.randrange(0, 60)) / 2 for _ in range(max(sides) + 1)]
        top = max(scores)
        winner = scores.index(top) if scores.count(top) == 1 else None
        seats = tuple(
            SeatSummary(
                seat, side, name, player, scores[side], None if winner is None else side == winner,
                _facts(chance),
            )
            for seat, (side, (name, player)) in enumerate(zip(sides, players, strict=True))
        )  # fmt: skip
        years.play(
            seats,
            game=chance.choice(("cribbage", "watten")),
            options={"target": chance.choice((11, 15)), "weli": chance.choice((True, False))},
            helped=chance.random() < 0.2,
            handicap=chance.random() < 0.1,
            after=timedelta(hours=chance.choice((0, 1, 5, 30, 200))),
        )


def _facts(chance: random.Random) -> dict[str, float]:
    hands = [chance.randrange(0, 13) for _ in range(chance.randrange(1, 6))]
    spread = {f"hand.{hand}": float(hands.count(hand)) for hand in hands}
    rare = {"rare": chance.random()} if chance.random() < 0.3 else {}
    return {
        "hands": len(hands), "points": sum(hands), "lucky": chance.randrange(2), "best": max(hands),
        **spread, **rare,
    }  # fmt: skip
