"""kill -9 at random moments of a writing process: nothing acknowledged is lost, nothing is broken.

The file is also the writing side: run as a program it forks a writer for every line it reads, so that a
round does not pay for loading the database stack. Writers do the numbered operations of `Model.apply`, keep
the number in the same transaction, and report each when the service has acknowledged it.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import deque
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from spieltisch.storage import NewMatch, SeatSummary, StorageService
from spieltisch.storage.database import Database, open_database

SEATS = (SeatSummary(0, 0, "Anna", "human"), SeatSummary(1, 1, "", "expert"))
ACTIONS_A_MATCH = 30
IN_FLIGHT = 3


@dataclass
class Model:
    """All matches after a number of operations."""

    done: int = 0
    logs: list[list[str]] = field(default_factory=list)
    cursors: list[int] = field(default_factory=list)

    def apply(self, database: Database | None) -> None:
        """Do the next operation, here and (if there is one) in the database."""
        step = self.done % ACTIONS_A_MATCH
        if step == 0:
            if database:
                if self.logs:
                    database.matches.finish(len(self.logs), SEATS)
                database.matches.create(NewMatch({"game": "any"}, SEATS))
            self.logs.append([])
            self.cursors.append(0)
        elif step % 7 == 6:
            self.cursors[-1] -= 2
            if database:
                database.matches.set_cursor(len(self.logs), self.cursors[-1], (), "")
        else:
            text = f"0 play {self.done}"
            if database:
                database.matches.append(len(self.logs), self.cursors[-1], text, scores=(), progress="")
            del self.logs[-1][self.cursors[-1] :]
            self.logs[-1].append(text)
            self.cursors[-1] += 1
        self.done += 1
        if database:
            database.settings.set("done", self.done)


def stored_number(database: Database) -> int:
    done = database.settings.get_all().get("done", 0)
    assert isinstance(done, int)
    return done


def write(path: Path) -> None:
    """Do operations until killed, with some of them always queued."""
    service = StorageService(path)
    model = Model()
    for _ in range(service.submit(stored_number).result()):
        model.apply(None)

    def operation(database: Database) -> int:
        with database.transaction():
            model.apply(database)
        return model.done

    queued: deque[Future[int]] = deque()
    while True:
        queued.append(service.submit(operation))
        if len(queued) > IN_FLIGHT:
            os.write(1, b"%d\n" % queued.popleft().result())


def serve(path: Path) -> None:
    for _ in sys.stdin:
        writer = os.fork()
        if writer == 0:
            try:
                write(path)
            finally:
                os._exit(1)
        os.write(1, b"pid %d\n" % writer)
        _, status = os.waitpid(writer, 0)
        os.write(1, b"dead %d\n" % os.waitstatus_to_exitcode(status))


def check(path: Path, model: Model, acknowledged: int, first: int) -> None:
    """Bring the model up to what is stored, and compare the matches from number `first` (from 1) on."""
    opened = open_database(path, busy_timeout=10)
    assert opened.notice is None
    with closing(opened.database) as database:
        done = stored_number(database)
        assert acknowledged <= done <= acknowledged + IN_FLIGHT + 2
        while model.done < done:
            model.apply(None)
        for number in range(first, len(model.logs) + 1):
            stored = database.matches.load(number)
            assert (list(stored.actions), stored.cursor) == (
                model.logs[number - 1],
                model.cursors[number - 1],
            )
        running = [summary.id for summary in database.matches.running()]
        assert running == ([len(model.logs)] if model.logs else [])
        assert database._connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database._connection.execute("PRAGMA foreign_key_check").fetchall() == []


def rounds(path: Path, number: int) -> int:
    """Kill `number` writers; return how many operations were acknowledged in all."""
    stream = random.Random(20261129)
    model = Model()
    acknowledged = 0
    command = [sys.executable, __file__, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        output = os.fdopen(os.dup(server.stdout.fileno()), "rb")
        for _ in range(number):
            server.stdin.write(b"\n")
            pid = int(output.readline().split()[1])
            for _ in range(stream.choice([0, stream.randrange(60)])):
                acknowledged = int(output.readline())
            os.kill(pid, signal.SIGKILL)
            while not (line := output.readline()).startswith(b"dead"):
                acknowledged = int(line)
            assert line == b"dead -9\n"
            check(path, model, acknowledged, first=max(1, len(model.logs)))
            acknowledged = model.done
        server.stdin.close()
        output.close()
    check(path, model, acknowledged, first=1)
    return acknowledged


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="kill -9 and fork are POSIX")


@needs_fork
def test_killing_writers_loses_nothing(path: Path) -> None:
    assert rounds(path, 40) > 200


@needs_fork
@pytest.mark.slow
def test_killing_a_thousand_writers_loses_nothing(path: Path) -> None:
    assert rounds(path, 1000) > 5000


if __name__ == "__main__":
    serve(Path(sys.argv[1]))
