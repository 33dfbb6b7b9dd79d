"""kill -9 at random moments of the real application: `python -m tests.campaigns.kills --kills 1000`.

Each round starts the application on the same data folder, lets it play, and kills it: at once, while it
starts, or after a random number of confirmed changes. Then nothing confirmed may be missing: every match that
was played has to be in a state at or after its last confirmed one, every other match as it was, and the file
intact. The next application has to open it without a word. Prints a line of JSON now and then.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from spieltisch.app.opening import stored_match
from spieltisch.plugin_settings import PluginSettings
from spieltisch.plugins import Registry
from spieltisch.storage import DATABASE_NAME
from spieltisch.storage.database import Database, open_database
from tests.bundled import BUNDLED
from tests.campaigns.ears import HARMLESS
from tests.campaigns.victim import digest

VICTIM = Path(__file__).with_name("victim.py")
ROOT = Path(__file__).parents[2]
MOST_CHANGES = 60
MANY = 100_000
PIECE = 25
CUT_OFF = re.compile(
    r"^Traceback \(most recent call last\):\n(?:  .*\n)*?  .*spawn_main\n"
    r"(?:  .*\n)*EOFError: Ran out of input\n",
    re.M,
)
"""What Python's `spawn` says in a worker whose application was killed before it had told it what to do."""
COMPLAINTS = "complaints.txt"
"""What the applications write to their error output, where nothing belongs."""
MOST_SECONDS = 0.6
AT_ONCE = 0.25
"""How many rounds are killed after a time, however far they are, instead of after a number of changes."""


@dataclass
class Played:
    """What is known of one match of a round: its states by number, the last confirmed one, its id."""

    states: dict[int, str] = field(default_factory=dict)
    confirmed: int = 0
    match_id: int | None = None

    def possible(self) -> set[str]:
        """The states that may be stored."""
        return {state for number, state in self.states.items() if number >= self.confirmed}


@dataclass
class Totals:
    """What a campaign has done."""

    kills: int = 0
    confirmed: int = 0
    beyond: int = 0
    """Rounds in which a change was stored that had not been confirmed yet."""
    starting: int = 0
    """Rounds that were killed before anything was confirmed."""


class Campaign:
    """Kills one application after the other on a data folder and checks what is left."""

    def __init__(self, folder: Path, seed: int, games: tuple[str, ...] = BUNDLED) -> None:
        self.totals = Totals()
        self._folder = folder
        self._dice = random.Random(seed)
        self._games = ",".join(games)
        self._registry: Registry = PluginSettings().registry()
        self._known: dict[int, str] = {}

    def run(self, rounds: int) -> None:
        """Kill `rounds` times.

        Raises:
            AssertionError: something confirmed is missing, something else has changed, the file is damaged.
        """
        with serving(self._folder) as (orders, answers):
            for _ in range(rounds):
                self._check(self._kill_one(orders, answers))
        self._check_all()

    def _kill_one(self, orders: BinaryIO, answers: BinaryIO) -> list[Played]:
        dice = self._dice
        orders.write(f"{dice.randrange(1 << 30)} {self._games}\n".encode())
        orders.flush()
        pid = int(answers.readline().split()[1])
        played: dict[str, Played] = {}
        if dice.random() < AT_ONCE:
            time.sleep(dice.random() * MOST_SECONDS)
        else:
            wanted = dice.randrange(1, MOST_CHANGES)
            while wanted > 0:
                wanted -= self._hear(answers.readline(), played)
        os.kill(pid, signal.SIGKILL)
        while not (line := answers.readline()).startswith(b"dead"):
            self._hear(line, played)
        assert line == b"dead -9\n", line
        said = complaints((self._folder / COMPLAINTS).read_text())
        assert not said, said
        self.totals.kills += 1
        return list(played.values())

    def _hear(self, line: bytes, played: dict[str, Played]) -> bool:
        """Take in a line; whether it confirms a change."""
        words = line.decode().split()
        match words:
            case ["did", name, number, state]:
                played.setdefault(name, Played()).states[int(number)] = state
            case ["ack", name, number, match_id]:
                match = played[name]
                match.confirmed, match.match_id = int(number), int(match_id)
                self.totals.confirmed += 1
                return True
            case ["playing"]:
                pass
            case _:
                raise AssertionError(f"the application said {line!r}")
        return False

    def _check(self, played: list[Played]) -> None:
        opened = open_database(self._folder / DATABASE_NAME, busy_timeout=10)
        assert opened.notice is None, opened.notice
        confirmed = {match.match_id: match for match in played if match.match_id is not None}
        self.totals.starting += not confirmed
        # A match without a confirmed change may be stored or not: what is new and unknown is one of those.
        loose = set().union(*(match.possible() for match in played)) | {digest((), 0)}
        with closing(opened.database) as database:
            assert database._connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert database._connection.execute("PRAGMA foreign_key_check").fetchall() == []
            found = {match_id: self._state(database, match_id) for match_id in ids(database)}
        for match_id, match in confirmed.items():
            assert found[match_id] in match.possible(), (match_id, match)
            self.totals.beyond += found[match_id] != match.states[match.confirmed]
        for match_id, before in self._known.items():
            if match_id not in confirmed:
                allowed = {before} | loose
                assert found[match_id] in allowed, match_id
        for match_id in found.keys() - self._known.keys() - confirmed.keys():
            assert found[match_id] in loose, match_id
        self._known = found

    def _state(self, database: Database, match_id: int) -> str:
        stored = database.matches.load(match_id)
        return digest(stored.actions, stored.cursor)

    def _check_all(self) -> None:
        """Play every match that is stored: nothing is in it that the rules do not know."""
        with closing(open_database(self._folder / DATABASE_NAME).database) as database:
            for match_id in ids(database):
                stored = database.matches.load(match_id)
                match = stored_match(stored, self._registry.game).match
                assert match.cursor == stored.cursor
                assert match.actors() or match.result().over


def complaints(text: str) -> list[str]:
    """The lines of an error output that should not be there."""
    lines = CUT_OFF.sub("", text).splitlines()
    return [line for line in lines if not line.startswith(HARMLESS)]


def ids(database: Database) -> list[int]:
    """The ids of all matches."""
    return [match.id for match in (*database.matches.running(), *database.matches.recent(MANY))]


@contextmanager
def serving(folder: Path) -> Iterator[tuple[BinaryIO, BinaryIO]]:
    """The process that starts applications: where its orders go in and its answers come out."""
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    command = [sys.executable, str(VICTIM), str(folder)]
    pipe = subprocess.PIPE
    with (
        (folder / COMPLAINTS).open("wb") as errors,
        subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, stderr=errors) as server,
    ):
        assert server.stdin is not None
        assert server.stdout is not None
        yield server.stdin, server.stdout
        server.stdin.close()


def main() -> int:
    """Run one campaign as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after so many")
    parser.add_argument("--game", choices=BUNDLED, action="append")
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kills") as folder:
        campaign = Campaign(Path(folder), wanted.seed, tuple(wanted.game or BUNDLED))
        for first in range(0, wanted.kills, PIECE):
            if time.monotonic() - began > wanted.seconds:
                break
            campaign.run(min(PIECE, wanted.kills - first))
            seconds = round(time.monotonic() - began)
            row = {
                "seed": wanted.seed,
                **vars(campaign.totals),
                "matches": len(campaign._known),
                "seconds": seconds,
            }
            sys.stdout.write(json.dumps(row) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
