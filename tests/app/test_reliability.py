"""The campaigns for a moment, so that they keep working and the worst is seen at once."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.campaigns import files
from tests.campaigns.damage import BYTES, MATCHES
from tests.campaigns.kills import Campaign, Played, complaints
from tests.campaigns.memory import slope

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and fork are POSIX")


@needs_fork
def test_a_few_kills_of_the_whole_application(tmp_path: Path) -> None:
    campaign = Campaign(tmp_path, seed=3)
    campaign.run(4)
    assert campaign.totals.kills == 4
    assert campaign.totals.confirmed > 0


def test_a_kill_that_lost_something_would_be_seen() -> None:
    match = Played({1: "a", 2: "b", 3: "c"}, confirmed=2)
    assert match.possible() == {"b", "c"}


CUT_OFF = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/usr/lib/python3.11/multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
EOFError: Ran out of input
"""
FAULT = CUT_OFF.replace("EOFError", "ValueError")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", False),
        (CUT_OFF, False),
        (2 * CUT_OFF, False),
        (FAULT, True),
        (FAULT + CUT_OFF, True),
        (CUT_OFF + "Main.qml:3: TypeError\n", True),
    ],
)
def test_a_worker_whose_application_was_killed_is_no_complaint(text: str, found: bool) -> None:
    assert bool(complaints(text)) == found


@pytest.mark.usefixtures("qapp")
def test_some_broken_files(tmp_path: Path) -> None:
    dice = random.Random(5)
    with files.reader(tmp_path) as program:
        assert files.damage_matches(program, 12, dice)["refused"] == 12
        assert files.damage_backups(program, 6, dice)["refused"] == 6
        assert files.damage_archives(program, 12, dice)["refused"] == 12


@pytest.mark.usefixtures("qapp")
@pytest.mark.logs_expected
def test_broken_plugins(tmp_path: Path) -> None:
    found = files.damage_plugins(tmp_path, 24, random.Random(5))
    assert found["refused with a reason"] > 15


@pytest.mark.parametrize(
    ("text", "fit"),
    [
        ("The file is empty.", True),
        ("Action 2, “0 play 7C”, is not allowed: it is not your card.", True),
        ("KeyError", False),
        ("Two lines.\nAnd more.", False),
        ("", False),
    ],
)
def test_what_a_sentence_is(text: str, fit: bool) -> None:
    assert files.is_one_sentence(text) == fit


def test_damage_is_damage_and_follows_its_seed() -> None:
    data = files.GOOD_MATCHES[0].read_bytes()
    for damage in {*BYTES, *MATCHES}:
        broken = [damage(data, random.Random(seed)) for seed in range(8)]
        assert broken == [damage(data, random.Random(seed)) for seed in range(8)]
        assert any(one != data for one in broken), damage


def test_a_trend_is_the_slope_of_a_line() -> None:
    assert slope([(0, 5.0), (10, 7.0), (20, 9.0)]) == pytest.approx(0.2)
    assert slope([(3, 1.0)]) == slope([]) == slope([(1, 1.0), (1, 9.0)]) == 0.0
