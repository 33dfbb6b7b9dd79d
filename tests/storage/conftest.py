"""A database in a temporary folder, a clock that ticks, and matches to store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from spieltisch.storage.database import Database, open_database
from spieltisch.storage.records import NewMatch, SeatSummary

Clock = Callable[[], datetime]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "spieltisch.db"


@pytest.fixture
def clock() -> Clock:
    """Every look at it is one second later."""
    ticks = count()
    start = datetime(2026, 3, 1, 12, tzinfo=UTC)
    return lambda: start + timedelta(seconds=next(ticks))


@pytest.fixture
def database(path: Path, clock: Clock) -> Iterator[Database]:
    opened = open_database(path, now=clock)
    assert opened.notice is None
    yield opened.database
    opened.database.close()


@pytest.fixture
def cribbage() -> NewMatch:
    return NewMatch(
        document={"format": 1, "game": "cribbage", "seed": "781abbe0", "custom": {"ä": [1, None]}},
        seats=(SeatSummary(0, 0, "Anna", "human"), SeatSummary(1, 1, "", "expert")),
        title="Evening",
        scores=(0, 0),
        progress='{"key":"cribbage.progress"}',
    )
