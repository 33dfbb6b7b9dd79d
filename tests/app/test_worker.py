"""The worker process: answers, cancelling, crashes, and that it never outlives the app."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from spieltisch.app.thinking import (
    CRASHED,
    FAILED,
    HINT,
    Decision,
    Failure,
    Ranking,
    Reply,
    Request,
    reply_from_json,
)
from spieltisch.app.worker import Worker
from spieltisch.app.worker_process import Thinker
from spieltisch.core.game import GamePlugin
from spieltisch.core.match import Match, new_match_header
from spieltisch.core.players import SeatEntry
from spieltisch.plugin_settings import PluginSettings

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows any signal ends a process at once
STOPPED = ("SigBlk", "SigIgn")
GAMES = Path(__file__).parents[1] / "sample_games" / "good"
ODD = """
from dataclasses import replace
import time
from highcard.plugin import PLUGIN as GOOD


class Sleepy:
    def choose(self, view, number):
        while True:
            time.sleep(1)


class Dying:
    def choose(self, view, number):
        import os
        os._exit(3)


PLUGIN = replace(GOOD, players={**GOOD.players, "hard": Sleepy, "beginner": Dying})
"""


@pytest.fixture
def worker(qapp: object, plugin_settings: PluginSettings) -> Iterator[Worker]:
    worker = Worker(plugin_settings)
    yield worker
    worker.close()


@pytest.fixture
def odd_worker(qapp: object, tmp_path: Path) -> Iterator[Worker]:
    """A worker whose level `hard` never answers and whose `beginner` ends the process."""
    package = tmp_path / "oddcard"
    (package / "qml").mkdir(parents=True)
    manifest = (GAMES / "highcard" / "manifest.toml").read_text()
    (package / "manifest.toml").write_text(manifest)
    (package / "__init__.py").touch()
    (package / "plugin.py").write_text(ODD)
    (package / "qml" / "HighCardTable.qml").write_text("import QtQuick\nItem {}\n")
    worker = Worker(PluginSettings(str(tmp_path)))
    yield worker
    worker.close()


@pytest.fixture
def match(highcard: GamePlugin) -> Match:
    seats = (SeatEntry("Anna", "human"), SeatEntry("Bene", "hard"))
    return Match(highcard.game, new_match_header(highcard.game, seats, seed="test"))


def request(match: Match, player: str) -> Request:
    view = match.game.view_to_json(match.view(1))
    return Request("highcard", player, view, match.decision_number(1))


def ask(qtbot: QtBot, worker: Worker, question: Request) -> Reply:
    replies: list[Reply] = []
    worker.ask(question, replies.append)
    qtbot.waitUntil(lambda: bool(replies), timeout=20_000)
    return replies[0]


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class TestAnswers:
    def test_a_level_decides(self, qtbot: QtBot, worker: Worker, match: Match, highcard: GamePlugin) -> None:
        expected = highcard.players["expert"]().choose(match.view(1), match.decision_number(1))
        assert ask(qtbot, worker, request(match, "expert")) == Decision(expected)

    def test_the_random_player_decides(self, qtbot: QtBot, worker: Worker, match: Match) -> None:
        reply = ask(qtbot, worker, request(match, "random"))
        assert isinstance(reply, Decision)
        assert reply.action in match.legal(1)

    def test_a_hint_ranks_every_action(self, qtbot: QtBot, worker: Worker, match: Match) -> None:
        reply = ask(qtbot, worker, request(match, HINT))
        assert isinstance(reply, Ranking)
        assert {ranked.action for ranked in reply.actions} == set(match.legal(1))

    def test_an_error_is_an_answer(self, qtbot: QtBot, worker: Worker, match: Match) -> None:
        reply = ask(qtbot, worker, Request("highcard", "expert", {"nonsense": 1}, 0))
        assert isinstance(reply, Failure)
        assert reply.kind == FAILED
        assert isinstance(ask(qtbot, worker, request(match, "expert")), Decision)

    def test_a_view_that_is_no_json_is_an_answer(self, qtbot: QtBot, worker: Worker, match: Match) -> None:
        reply = ask(qtbot, worker, Request("highcard", "expert", {"bad": float("nan")}, 0))
        assert isinstance(reply, Failure)
        assert isinstance(ask(qtbot, worker, request(match, "expert")), Decision)

    def test_an_unknown_game_is_an_answer(self, qtbot: QtBot, worker: Worker) -> None:
        reply = ask(qtbot, worker, Request("chess", "expert", {}, 0))
        assert isinstance(reply, Failure)


class TestTrouble:
    def test_a_killed_worker_says_so_and_answers_again(
        self, qtbot: QtBot, odd_worker: Worker, match: Match
    ) -> None:
        replies: list[Reply] = []
        odd_worker.ask(request(match, "hard"), replies.append)
        qtbot.waitUntil(lambda: odd_worker.busy and odd_worker.pid is not None, timeout=20_000)
        os.kill(odd_worker.pid, KILL)
        qtbot.waitUntil(lambda: bool(replies), timeout=20_000)
        assert replies == [Failure(CRASHED)]
        assert isinstance(ask(qtbot, odd_worker, request(match, "expert")), Decision)

    def test_a_player_that_ends_the_process_is_a_crash(
        self, qtbot: QtBot, odd_worker: Worker, match: Match
    ) -> None:
        assert ask(qtbot, odd_worker, request(match, "beginner")) == Failure(CRASHED)

    def test_a_cancelled_thought_never_answers(self, qtbot: QtBot, worker: Worker, match: Match) -> None:
        dropped: list[Reply] = []
        worker.cancel(worker.ask(request(match, "expert"), dropped.append))
        ask(qtbot, worker, request(match, "expert"))
        assert dropped == []

    def test_a_thought_that_does_not_stop_is_killed(
        self, qtbot: QtBot, odd_worker: Worker, match: Match
    ) -> None:
        number = odd_worker.ask(request(match, "hard"), lambda _reply: None)
        qtbot.waitUntil(lambda: odd_worker.busy and odd_worker.pid is not None, timeout=20_000)
        first = odd_worker.pid
        odd_worker.cancel(number)
        assert isinstance(ask(qtbot, odd_worker, request(match, "expert")), Decision)
        assert odd_worker.pid != first
        assert not alive(first)

    def test_closing_while_it_thinks_ends_it(self, qtbot: QtBot, odd_worker: Worker, match: Match) -> None:
        odd_worker.ask(request(match, "hard"), lambda _reply: None)
        qtbot.waitUntil(lambda: odd_worker.busy and odd_worker.pid is not None, timeout=20_000)
        pid = odd_worker.pid
        odd_worker.close()
        assert not alive(pid)

    def test_another_process_takes_over_when_the_plugins_have_changed(
        self, qtbot: QtBot, worker: Worker, match: Match
    ) -> None:
        worker.renew()  # nothing has run yet
        assert isinstance(ask(qtbot, worker, request(match, "expert")), Decision)
        first = worker.pid
        assert first is not None
        worker.renew()
        qtbot.waitUntil(lambda: worker.pid not in (None, first), timeout=20_000)
        assert not alive(first)
        assert isinstance(ask(qtbot, worker, request(match, "expert")), Decision)

    def test_what_is_thought_about_is_finished_before_another_process_takes_over(
        self, qtbot: QtBot, worker: Worker, match: Match
    ) -> None:
        replies: list[Reply] = []
        for _ in range(3):
            worker.ask(request(match, "expert"), replies.append)
        worker.renew()
        qtbot.waitUntil(lambda: len(replies) == 3, timeout=20_000)
        assert all(isinstance(reply, Decision) for reply in replies)

    def test_closing_twice_and_before_it_ever_ran(self, worker: Worker) -> None:
        worker.close()
        worker.close()


PARENT = """
import sys, time
from spieltisch.plugin_settings import PluginSettings
from spieltisch.app.supervisor import Supervisor
if __name__ == "__main__":
    supervisor = Supervisor(PluginSettings(), lambda number, reply: None)
    while supervisor.pid is None:
        time.sleep(0.01)
    print(supervisor.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="asks Linux what a process does with signals"
)
def test_an_interrupt_in_the_terminal_never_meets_the_worker(
    qtbot: QtBot, worker: Worker, match: Match
) -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    ask(qtbot, worker, request(match, "hard"))
    status = Path(f"/proc/{worker.pid}/status").read_text()
    blocked, ignored = (int(line.split()[1], 16) for line in status.splitlines() if line[:6] in STOPPED)
    bit = 1 << (signal.SIGINT - 1)
    assert blocked & bit, "else Python would tell of an interrupt while it starts"
    assert ignored & bit
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


def test_a_process_that_somebody_else_waits_for_is_closed_all_the_same(
    qtbot: QtBot, worker: Worker, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_yet(_process: SpawnProcess) -> None:
        raise ValueError("Cannot close a process while it is still running")

    ask(qtbot, worker, request(match, "hard"))
    monkeypatch.setattr(SpawnProcess, "close", not_yet)
    worker.close()
    assert worker.pid is None


def test_the_worker_dies_with_a_killed_app(tmp_path: Path, qtbot: QtBot) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as app:
        pid = int(app.stdout.readline())
        assert alive(pid)
        app.kill()
        app.wait()
        qtbot.waitUntil(lambda: not alive(pid), timeout=20_000)


def test_the_worker_knows_neither_qt_nor_the_database() -> None:
    check = (
        "import sys, spieltisch.app.worker_process;"
        "print([name for name in sys.modules if name.split('.')[0] in"
        " {'PySide6', 'shiboken6', 'sqlmodel', 'sqlalchemy', 'sqlite3'}])"
    )
    shown = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "data", [None, [], "x", {}, {"action": "nonsense"}, {"action": 7}, {"ranking": [{}]}, {"ranking": 1}]
)
def test_nonsense_from_the_process_is_a_failure(data: object) -> None:
    assert isinstance(reply_from_json(data), Failure)


def test_the_request_carries_no_seed(match: Match) -> None:
    assert match.header.seed not in json.dumps(request(match, "expert").to_json())


def test_the_same_request_has_the_same_answer(plugin_settings: PluginSettings, match: Match) -> None:
    thinker = Thinker(plugin_settings)
    question = request(match, "beginner").to_json()
    assert "action" in thinker.answer(question)
    assert thinker.answer(question) == Thinker(plugin_settings).answer(question)
