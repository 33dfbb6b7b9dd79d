"""Match files for tests, and what the program's database says of matches."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

DATABASE: Final = "spieltisch.db"
WATCHED: Final = {
    "cribbage": {"seats": 2, "setup": {"dealer": 0, "scores": [100, 90]}},
    "dominoes": {"seats": 2, "options": {"variant": "draw", "seats": 2, "target": 50}},
    "five_hundred": {"seats": 2, "options": {"seats": 2}, "setup": {"dealer": 0, "scores": [420, 400]}},
    "watten": {"seats": 4, "setup": {"dealer": 0, "scores": [9, 8]}},
}
"""Matches near their end, by game."""
PATIENCE_S: Final = 240


def watched_match(game: str) -> str:
    """The text of a match file in which only computers play."""
    described = dict(WATCHED[game])
    seats = [{"player": "beginner"} for _ in range(int(str(described.pop("seats"))))]
    return json.dumps(
        {"format": 1, "game": game, "seats": seats, "seed": "packages", **described, "actions": []}
    )


def set_pace(folder: Path) -> None:
    """Let computers play without a pause, in a data folder that the program has made."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection, connection:
        for key, value in (("computer_pace", "instant"), ("animation", "off")):
            connection.execute(
                'INSERT OR REPLACE INTO settings ("key", value) VALUES (?, ?)', (key, json.dumps(value))
            )


def count(folder: Path, question: str) -> int:
    """The number that a query of the program's database returns; 0 while there is none.

    The program keeps its database for itself, so a copy is asked, taken while it may be writing.
    """
    with tempfile.TemporaryDirectory() as place:
        try:
            for file in folder.glob(f"{DATABASE}*"):
                if not file.name.endswith("-shm"):
                    shutil.copy(file, place)
            with closing(sqlite3.connect(Path(place) / DATABASE)) as connection:
                return int(connection.execute(question).fetchone()[0] or 0)
        except (FileNotFoundError, sqlite3.DatabaseError):
            return 0


def actions(folder: Path) -> int:
    """How many actions are stored."""
    return count(folder, "SELECT count(*) FROM actions")


def finished(folder: Path) -> int:
    """How many matches have come to their end."""
    return count(folder, "SELECT count(*) FROM matches WHERE finished IS NOT NULL")


def wait_until(what: Callable[[], bool], describe: Callable[[], str]) -> None:
    """Wait until something is so, looking again and again; fails when it never is."""
    end = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < end, describe()
        time.sleep(0.1)
