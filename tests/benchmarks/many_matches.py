"""A database with very many finished matches: `python -m tests.benchmarks.many_matches FILE [MATCHES]`.

Some matches of every game are really played, among beginners, and then happen again and again over twelve
years: with other people, levels, help and handicaps, won as often as the strength of the opponents lets one
expect. Scores and facts are those that the games themselves computed. The last matches have their log, too,
so that the program can open them.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from spieltisch.app.profiles.colours import COLOURS
from spieltisch.app.results import seat_summaries
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.matchfile import header_document
from spieltisch.core.options import OptionValue
from spieltisch.core.players import HUMAN, SeatEntry
from spieltisch.plugins.registry import Registry
from spieltisch.storage.database import open_database
from spieltisch.storage.records import SeatSummary
from tests.bundled import BUNDLED

MATCHES = 100_000
LOGS = 300
PLAYED = 24
YEARS = 12
PEOPLE = ("Anna", "Bene", "Jørgen")
LEVELS = {"beginner": 0.82, "medium": 0.64, "hard": 0.5, "expert": 0.34}
VARIANTS: dict[str, tuple[tuple[int, dict[str, OptionValue]], ...]] = {
    "cribbage": ((2, {}),),
    "dominoes": ((2, {"variant": "draw"}), (2, {"variant": "all_fives"}), (4, {"partners": True})),
    "watten": ((4, {}), (4, {"variant": "tyrolean", "target": 11})),
    "five_hundred": ((2, {"target": 250}), (3, {"target": 250})),
}
WEIGHTS = {"cribbage": 40, "watten": 25, "dominoes": 20, "five_hundred": 15}

_MATCH = (
    "INSERT INTO matches (id, game, title, document, cursor, scores, progress, created, updated, finished,"
    " helped, undone, hinted, handicap) VALUES (?, ?, '', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SEAT = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ACTION = "INSERT INTO actions (match_id, position, text, auto) VALUES (?, ?, ?, 0)"


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was really played: its document, its log, and how it went from each seat."""

    game: str
    document: dict[str, Any]
    actions: tuple[str, ...]
    scores: tuple[float, ...]
    seats: tuple[SeatSummary, ...]


def play(plugin: GamePlugin, seats: int, options: dict[str, OptionValue], seed: str) -> Played:
    """Play one match among beginners."""
    game, player = plugin.game, plugin.players["beginner"]()
    header = new_match_header(game, [SeatEntry("", "beginner")] * seats, options, seed=seed)
    match: Match[Any, Any] = Match(game, header)
    while asked := game.asked(match.state):
        seat = asked[0]
        match.play(player.choose(match.view(seat), match.decision_number(seat)))
    return Played(
        game.info.id,
        header_document(match.header),
        tuple(action.text for action in match.actions),
        tuple(match.result().scores),
        seat_summaries(plugin, match),
    )


def templates(played: int = PLAYED) -> dict[str, list[Played]]:
    """Matches of every game and variant."""
    registry = Registry()
    found: dict[str, list[Played]] = {}
    for game in BUNDLED:
        plugin = registry.game(game)
        found[game] = [
            play(plugin, seats, options, f"{game}-{variant}-{number}")
            for variant, (seats, options) in enumerate(VARIANTS.get(game, ((plugin.game.info.seats[0], {}),)))
            for number in range(played)
        ]
    return found


def fill(path: Path, matches: int = MATCHES, logs: int = LOGS, seed: int = 1) -> None:
    """Write a new file with so many finished matches, the last `logs` of them with their log."""
    with closing(open_database(path).database) as database:
        for name, colour in zip(PEOPLE, COLOURS[:3], strict=True):
            database.profiles.add(name, colour)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        maker = _Maker(templates(), random.Random(seed), matches, logs)
        for batch in maker.batches():
            connection.executemany(_MATCH, batch.matches)
            connection.executemany(_SEAT, batch.seats)
            connection.executemany(_ACTION, batch.actions)
        connection.execute("PRAGMA user_version = 0")  # opening it makes the results
        connection.execute("COMMIT")
    open_database(path).database.close()


@dataclass(frozen=True, slots=True)
class _Batch:
    matches: list[tuple[Any, ...]]
    seats: list[tuple[Any, ...]]
    actions: list[tuple[Any, ...]]


class _Maker:
    """Lets the played matches happen again."""

    def __init__(
        self, played: dict[str, list[Played]], chance: random.Random, matches: int, logs: int
    ) -> None:
        self._played = played
        self._games = list(played)
        self._weights = [WEIGHTS.get(game, 10) for game in self._games]
        self._chance = chance
        self._count = matches
        self._first_log = matches - logs
        self._start = datetime.now(UTC) - timedelta(days=365 * YEARS)

    def batches(self, size: int = 2000) -> Iterator[_Batch]:
        """All rows, some at a time."""
        for first in range(0, self._count, size):
            batch = _Batch([], [], [])
            for number in range(first, min(first + size, self._count)):
                self._add(batch, number)
            yield batch

    def _add(self, batch: _Batch, number: int) -> None:
        (game,) = self._chance.choices(self._games, self._weights)
        played, entries = self._happening(game, number / self._count)
        match_id = number + 1
        finished = self._start + timedelta(days=365 * YEARS * number / self._count)
        helped, arranged = self._chance.random() < 0.15, self._chance.random() < 0.03
        document = {**played.document, "seats": [_entry(seat) for seat in entries]}
        if arranged:
            document["setup"] = {"scores": [0] * len(played.scores)}
        has_log = number >= self._first_log
        times = [_text(finished - timedelta(minutes=12)), _text(finished), _text(finished)]
        log = played.actions if has_log else ()
        batch.matches.append(
            (
                match_id, game, json.dumps(document, separators=(",", ":")), len(log),
                json.dumps(played.scores), "", *times, helped, helped and number % 2,
                helped and not number % 2, arranged,
            )
        )  # fmt: skip
        batch.seats.extend(
            (match_id, seat.seat, seat.side, seat.name, seat.player, seat.score, seat.won,
             json.dumps(dict(seat.facts), separators=(",", ":")), seat.profile)
            for seat in entries
        )  # fmt: skip
        batch.actions.extend((match_id, position, text) for position, text in enumerate(log))

    def _happening(self, game: str, progress: float) -> tuple[Played, Sequence[SeatSummary]]:
        """A match as somebody would play it who gets better with the years, and who sits at it."""
        chance = self._chance
        (level,) = chance.choices(list(LEVELS), [15 - 10 * progress, 30, 35, 20 + 10 * progress])
        wanted = chance.random() < LEVELS[level] + 0.12 * (progress - 0.5)
        played = chance.choice(self._played[game])
        for _ in range(8):
            if bool(played.seats[0].won) == wanted:
                break
            played = chance.choice(self._played[game])
        person = chance.choices((0, 1, 2), (70, 20, 10))[0]
        friend = (person + 1) % len(PEOPLE) if chance.random() < 0.06 else None
        entries = []
        for seat in played.seats:
            sitter = person if seat.seat == 0 else friend if seat.seat == 1 else None
            name, player = ("", level) if sitter is None else (PEOPLE[sitter], HUMAN)
            profile = None if sitter is None else sitter + 1
            entries.append(replace(seat, name=name, player=player, profile=profile))
        return played, entries


def _entry(seat: SeatSummary) -> dict[str, str]:
    return {**({"name": seat.name} if seat.name else {}), "player": seat.player}


def _text(time: datetime) -> str:
    """As SQLAlchemy writes it."""
    return time.strftime("%Y-%m-%d %H:%M:%S.%f")


def main() -> int:
    """Write the file that the arguments name; nothing without them, as when all benchmarks are run."""
    if len(sys.argv) < 2 or Path(sys.argv[1]).exists():
        sys.stdout.write("Name a file that does not exist yet: it is filled with matches.\n")
        return 0
    path, matches = Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else MATCHES
    fill(path, matches)
    sys.stdout.write(f"{matches} matches, {path.stat().st_size / 1e6:.0f} MB: {path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
