"""What a page of statistics costs after 100,000 matches: `python -m tests.benchmarks.statistics [MATCHES]`.

Every question is asked several times; processor time says more than the clock where other work is going on.
"""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from spieltisch.core.facts import FactInfo
from spieltisch.plugins.registry import Registry
from spieltisch.statistics import Selection, Statistics, StatisticsQuery
from spieltisch.storage.database import open_database
from tests.benchmarks.many_matches import MATCHES, fill
from tests.bundled import BUNDLED

TIMES = 7
TARGET = 300
FIRST_TARGET = 100


def measured(work: Callable[[], object]) -> tuple[float, float, float]:
    """Milliseconds: the median and the longest by the clock, the median of processor time."""
    clock, processor = [], []
    for _ in range(TIMES):
        start, used = time.perf_counter(), time.process_time()
        work()
        clock.append(1000 * (time.perf_counter() - start))
        processor.append(1000 * (time.process_time() - used))
    return sorted(clock)[TIMES // 2], max(clock), sorted(processor)[TIMES // 2]


def line(name: str, work: Callable[[], object], target: int) -> None:
    """Print one row."""
    median, longest, processor = measured(work)
    verdict = "met" if median <= target else "missed"
    sys.stdout.write(
        f"{name:<44} {median:8.1f} {longest:8.1f} {processor:8.1f}  target {target}: {verdict}\n"
    )


def measure(statistics: Statistics, game: str | None, facts: tuple[FactInfo, ...]) -> None:
    """Everything that the page of one game asks."""
    query = StatisticsQuery(game)
    name = game or "all games"
    played = statistics.page(query).total.played
    line(f"{name}, {played} matches: first picture", lambda: statistics.overview(query), FIRST_TARGET)
    line(f"{name}: whole page", lambda: statistics.page(query, facts), TARGET)
    person = StatisticsQuery(game, profile=1)
    line(f"{name}: page of one person", lambda: statistics.page(person, facts), TARGET)
    against = StatisticsQuery(game, levels=("expert",), helped=False)
    line(f"{name}: page of one level without help", lambda: statistics.page(against, facts), TARGET)
    values = [(key, values[0]) for key, values in statistics.choices(game).options if game is not None]
    several = StatisticsQuery(game, options=tuple(values))
    count = len(values)
    line(f"{name}: page of {count} options at once", lambda: statistics.page(several, facts), TARGET)
    line(f"{name}: choices of the filters", lambda: statistics.choices(game), TARGET)
    wins = Selection(query, outcome="won", measure="margin", order="highest")
    line(f"{name}: 50 matches behind a figure", lambda: statistics.matches(wins, 1000), TARGET)


def main() -> int:
    """Print all figures."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    with tempfile.TemporaryDirectory(dir=Path.cwd(), prefix=".bench-") as folder:
        path = Path(folder) / "spieltisch.db"
        fill(path, matches)
        sys.stdout.write(f"{matches} matches, {path.stat().st_size / 1e6:.0f} MB\n")
        sys.stdout.write(f"{'milliseconds':<44} {'median':>8} {'longest':>8} {'CPU':>8}\n")
        registry = Registry()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        with closing(open_database(path).database) as database:
            statistics = Statistics(database)
            for game in BUNDLED:
                measure(statistics, game, registry.game(game).facts)
            measure(statistics, None, ())
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        sys.stdout.write(f"memory at its highest grew by {grown / 1024:.0f} MB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
