"""Random steps at the real window: nothing complains, nothing is lost, nothing piles up."""

from __future__ import annotations

import gc
import logging
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.bundled import BUNDLED
from tests.ui.monkey import Monkey

STEPS = 300
MANY_STEPS = 6_000
SEEDS = (1, 2, 3)
WARNINGS = ("QtWarningMsg", "QtCriticalMsg", "QtFatalMsg")

MakeMonkey = Callable[..., Monkey]


@pytest.fixture
def make_monkey(
    qtbot: QtBot,
    qapp_with_style: object,
    data_dir: Path,
    qtlog: pytest.FixtureRequest,
    caplog: pytest.LogCaptureFixture,
) -> Iterator[MakeMonkey]:
    """Make a monkey that hears every warning; its program is ended after the test."""
    made: list[Monkey] = []

    def ears() -> list[str]:
        logged = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        heard = [said for said in qtlog.records if not said.ignored]
        return [*logged, *(said.message for said in heard if said.type.name in WARNINGS)]

    def make(seed: int, **more: Any) -> Monkey:
        monkey = Monkey(data_dir, seed, ears=ears, **more)
        made.append(monkey)
        return monkey

    yield make
    for monkey in made:
        monkey.close()


@pytest.mark.parametrize("game", BUNDLED)
def test_a_monkey_breaks_nothing(make_monkey: MakeMonkey, game: str) -> None:
    monkey = make_monkey(781, games=(game,))
    monkey.run(STEPS)
    assert len(monkey.done) > 20, "it has tried many things"


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_a_monkey_breaks_nothing_for_long(make_monkey: MakeMonkey, seed: int) -> None:
    make_monkey(seed, collect=True).run(int(os.environ.get("SPIELTISCH_MONKEY_STEPS", MANY_STEPS)))


def test_nothing_piles_up(make_monkey: MakeMonkey) -> None:
    """Tables, sheets and threads of the past are gone, however many there were."""
    monkey = make_monkey(5)

    def objects() -> int:
        monkey.rest()
        monkey.app.closeTable()
        monkey.app.closeNewMatch()
        monkey.rest()
        gc.collect()
        return len(monkey.application.findChildren(QObject))

    before, threads = objects(), threading.active_count()
    for _ in range(10):
        monkey.new_table()
        monkey.app.openNewMatch("cribbage")
        monkey.rest()
    assert objects() == before
    assert threading.active_count() == threads
