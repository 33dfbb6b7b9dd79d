"""What storing costs: one action off the UI thread, opening the file, and figures over years of play.

`python -m tests.benchmarks.storage [MATCHES]`. The peer of a stored action is the least that SQLite can do:
one prepared INSERT and COMMIT with the same settings on the same disk, taken in turns.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from spieltisch.storage import NewMatch, SeatSummary, StorageService
from spieltisch.storage.database import Database, open_database

MATCHES = 10_000
ACTIONS = 60
STORED = 2_000
TARGET_P99 = 12.0
SCORES = (63, 71)
PROGRESS = '{"key":"cribbage.progress.deal","args":{"n":4}}'
LOG = tuple(f"{index % 2} play {'A23456789TJQK'[index % 13]}{'CDHS'[index % 4]}" for index in range(ACTIONS))
DOCUMENT = {"format": 1, "game": "cribbage", "options": {"target": 121, "muggins": False}, "seed": "781abbe0"}


def seats(number: int) -> tuple[SeatSummary, ...]:
    """Results that differ from match to match."""
    won = number % 5 < 3
    facts = {"hand_average": 7 + number % 13 / 10, "crib_average": 4.5, "pegging_average": 2.5}
    level = ("beginner", "medium", "hard", "expert")[number % 4]
    return (
        SeatSummary(0, 0, "Anna", "human", 121 if won else 60 + number % 60, won, facts),
        SeatSummary(1, 1, "", level, 60 + number % 60 if won else 121, not won, facts),
    )


def fill(path: Path, matches: int) -> None:
    """Write a file with many finished matches, two a day up to now."""
    now = datetime.now(UTC)
    with closing(open_database(path, now=lambda: now).database) as database, database.transaction():
        for number in range(matches):
            now = datetime.now(UTC) - timedelta(hours=12 * (matches - number))
            match = database.matches.create(NewMatch(DOCUMENT, seats(number), actions=LOG, scores=SCORES))
            database.matches.finish(match, seats(number))


def milliseconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - start)


def quantile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def line(name: str, values: list[float], note: str = "") -> None:
    """Print one row of figures in milliseconds."""
    figures = f"{quantile(values, 0.5):9.3f} {quantile(values, 0.99):9.3f} {max(values):9.3f}"
    sys.stdout.write(f"{name:<46} {figures}  {note}\n")


@contextmanager
def least(path: Path) -> Iterator[Callable[[int], None]]:
    """The peer: nothing but SQLite."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("CREATE TABLE actions (match INTEGER, position INTEGER, text TEXT)")

        def store(index: int) -> None:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO actions VALUES (1, ?, ?)", (index, LOG[index % ACTIONS]))
            connection.execute("COMMIT")

        yield store


def measure_actions(path: Path) -> None:
    """From handing an action to the service until it is on the disk."""
    ours: list[float] = []
    peer: list[float] = []
    with closing(StorageService(path)) as service, least(path.with_name("peer.db")) as store:
        match = service.submit(
            lambda database: database.matches.create(NewMatch(DOCUMENT, seats(0)))
        ).result()

        def append(index: int) -> Callable[[Database], None]:
            text = LOG[index % ACTIONS]
            return lambda database: database.matches.append(
                match, index, text, scores=SCORES, progress=PROGRESS
            )

        for index in range(STORED):
            ours.append(milliseconds(lambda index=index: service.submit(append(index)).result()))
            peer.append(milliseconds(lambda index=index: store(index)))
    p99 = quantile(ours, 0.99)
    verdict = "met" if p99 <= TARGET_P99 else "missed"
    line("a stored action", ours, f"target p99 {TARGET_P99:.0f} ms: {verdict}")
    ratio = quantile(ours, 0.5) / quantile(peer, 0.5)
    line("the same with SQLite alone", peer, f"ratio of medians {ratio:.1f}")


def measure_opening(path: Path, matches: int) -> None:
    """From nothing loaded to a list on the screen, and the file alone."""
    script = (
        "import sys, pathlib; from spieltisch.storage import StorageService\n"
        "service = StorageService(pathlib.Path(sys.argv[1]))\n"
        "service.submit(lambda database: database.matches.running()).result(); service.close()"
    )
    command = [sys.executable, "-c", script, str(path)]
    bare = [sys.executable, "-c", "import spieltisch.storage"]
    line(
        "a process that imports the package",
        [milliseconds(lambda: subprocess.run(bare, check=True)) for _ in range(5)],
    )
    line(
        f"a process that opens {matches} matches and ends",
        [milliseconds(lambda: subprocess.run(command, check=True)) for _ in range(5)],
    )

    def open_and_close() -> None:
        open_database(path).database.close()

    line(f"opening {matches} matches", [milliseconds(open_and_close) for _ in range(9)])
    new = path.with_name("new")
    fresh = [milliseconds(lambda n=n: open_database(new / f"{n}.db").database.close()) for n in range(9)]
    line("making a new file", fresh)


def measure_figures(path: Path) -> None:
    """What the pages ask for."""
    year = datetime.now(UTC).year
    asked: dict[str, Callable[[Database], object]] = {
        "the results of this year": lambda database: database.matches.year(year),
        "the results of last year": lambda database: database.matches.year(year - 1),
        "the 20 newest finished matches": lambda database: database.matches.recent(20),
        "all running matches": lambda database: database.matches.running(),
        "every finished match": lambda database: database.matches.recent(MATCHES),
        "one whole match": lambda database: database.matches.load(1),
    }
    with closing(open_database(path).database) as database:
        for name, ask in asked.items():
            line(name, [milliseconds(lambda ask=ask: ask(database)) for _ in range(9)])


def main() -> int:
    """Print all figures."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    # Beside the program, since the folder for temporary files may lie in memory.
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        path = Path(folder) / "spieltisch.db"
        fill(path, matches)
        size = path.stat().st_size / 1e6
        sys.stdout.write(
            f"{matches} matches of {ACTIONS} actions, {size:.1f} MB, SQLite {sqlite3.sqlite_version}\n"
        )
        sys.stdout.write(f"{'milliseconds':<46} {'p50':>9} {'p99':>9} {'max':>9}\n")
        measure_actions(path)
        measure_opening(path, matches)
        measure_figures(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
