"""kill -9 at any moment: every confirmed action is there, and the match goes on from it."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.app.opening import stored_match
from spieltisch.plugins import Registry
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import open_database

PROGRAM = Path(__file__).with_name("endless_match.py")
ROUNDS = 4


def kill_after(folder: Path, confirmations: int) -> tuple[int, int]:
    """Run the program, kill it after so many confirmations and return the last one: match and cursor."""
    command = [sys.executable, str(PROGRAM), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        last = (0, 0)
        for _ in range(confirmations):
            words = program.stdout.readline().split()
            assert words[0] == "stored"
            last = (int(words[1]), int(words[2]))
        program.kill()
        for line in program.stdout:
            words = line.split()
            if len(words) == 3 and line.endswith("\n"):
                last = (int(words[1]), int(words[2]))
    return last


@pytest.mark.parametrize("round_number", range(ROUNDS))
def test_nothing_confirmed_is_lost(tmp_path: Path, registry: Registry, round_number: int) -> None:
    confirmations = random.Random(round_number).randrange(1, 60)
    match_id, confirmed = kill_after(tmp_path, confirmations)
    database = open_database(tmp_path / DATABASE_NAME).database
    stored = database.matches.load(match_id)
    database.close()
    assert len(stored.actions) >= confirmed
    match = stored_match(stored, registry.game).match
    assert match.cursor == len(stored.actions)
    assert match.actors() or match.result().over
