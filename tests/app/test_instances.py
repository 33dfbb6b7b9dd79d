"""Several starts on one data folder: one window, and what later starts were asked for comes to it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from spieltisch.app.instance_lock import FILE_NAME, InstanceLock, claim, whereabouts
from spieltisch.app.instances import Reception, Request, claim_or_hand_over, read_request, write_request
from spieltisch.core.errors import SpieltischError

PROGRAM = Path(__file__).with_name("instance.py")
LONG_MS, SHORT_MS = 60_000, 300
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot stop a process")

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start `instance.py` on a folder; what still runs is ended after the test."""
    programs: list[subprocess.Popen[str]] = []

    def begin(folder: Path, file: str = "-", wait_ms: int = LONG_MS) -> subprocess.Popen[str]:
        command = [sys.executable, str(PROGRAM), str(folder), file, str(wait_ms)]
        pipe = subprocess.PIPE
        programs.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True))
        return programs[-1]

    yield begin
    for program in programs:
        program.kill()
        program.communicate()


def said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().rstrip("\n")


def end(program: subprocess.Popen[str]) -> str:
    """Let a program end by itself; returns what else it has said."""
    rest, _ = program.communicate(timeout=60)
    assert program.returncode == 0
    return rest


@pytest.fixture
def lock(tmp_path: Path) -> Iterator[InstanceLock]:
    held = claim(tmp_path)
    assert held is not None
    yield held
    held.release()


def test_the_first_gets_what_the_second_was_asked_for(tmp_path: Path, start: Start) -> None:
    first = start(tmp_path)
    assert said(first) == "first"
    second = start(tmp_path, "/a/b “c”.spieltisch")
    assert said(second) == "handed over"
    end(second)
    assert said(first) == "asked /a/b “c”.spieltisch"


def test_who_comes_after_a_polite_end_is_the_first(tmp_path: Path, start: Start) -> None:
    for _ in range(2):
        program = start(tmp_path)
        assert said(program) == "first"
        end(program)
    assert not list(tmp_path.glob("*.socket"))
    assert (tmp_path / FILE_NAME).read_text() == ""


def test_a_crash_blocks_nobody(tmp_path: Path, start: Start) -> None:
    crashed = start(tmp_path)
    assert said(crashed) == "first"
    crashed.kill()
    crashed.wait()
    assert whereabouts(tmp_path) is not None, "it has left its traces"
    first = start(tmp_path)
    assert said(first) == "first"
    assert said(start(tmp_path)) == "handed over"


def test_of_many_starts_at_once_one_is_the_first(tmp_path: Path, start: Start) -> None:
    programs = [start(tmp_path, str(number)) for number in range(5)]
    answers = [said(program) for program in programs]
    assert sorted(answers) == ["first", *["handed over"] * 4]
    first = answers.index("first")
    asked = {said(programs[first]) for _ in range(4)}
    assert asked == {f"asked {number}" for number in range(5) if number != first}


def test_data_folders_are_independent(tmp_path: Path, start: Start) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    assert [said(start(folder)) for folder in folders] == ["first", "first"]


@needs_signals
def test_a_first_that_does_not_answer_is_told_and_does_nothing_later(tmp_path: Path, start: Start) -> None:
    first = start(tmp_path)
    assert said(first) == "first"
    first.send_signal(signal.SIGSTOP)
    second = start(tmp_path, "late", SHORT_MS)
    assert said(second) == "app.instance.silent"
    assert second.wait() == 2
    first.send_signal(signal.SIGCONT)
    assert said(start(tmp_path, "next")) == "handed over"
    assert said(first) == "asked next", "what was given up is not done"


def test_a_first_that_is_still_starting_is_waited_for(
    qtbot: QtBot, tmp_path: Path, start: Start, lock: InstanceLock
) -> None:
    second = start(tmp_path, "early")
    reception = Reception(lock)
    with qtbot.waitSignal(reception.requested, timeout=LONG_MS) as asked:
        pass
    assert asked.args == [Request("early")]
    assert said(second) == "handed over"
    reception.close()


def test_nobody_listens(tmp_path: Path, lock: InstanceLock) -> None:
    with pytest.raises(SpieltischError) as refused:
        claim_or_hand_over(tmp_path, Request(), wait_ms=SHORT_MS)
    assert refused.value.message.key == "app.instance.silent"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"address": "x"}', '{"address": "", "pid": 1}', "[" * 9999]
)
def test_a_broken_address_is_none(tmp_path: Path, lock: InstanceLock, content: str) -> None:
    (tmp_path / FILE_NAME).write_text(content)
    with pytest.raises(SpieltischError):
        claim_or_hand_over(tmp_path, Request(), wait_ms=SHORT_MS)


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe has no mode")
def test_only_the_user_reaches_it(qtbot: QtBot, tmp_path: Path, lock: InstanceLock) -> None:
    tmp_path.chmod(0o755)
    reception = Reception(lock)
    first = whereabouts(tmp_path)
    assert first is not None
    assert Path(first.address).stat().st_mode & 0o077 == 0
    assert (tmp_path / FILE_NAME).stat().st_mode & 0o077 == 0
    reception.close()


@pytest.mark.skipif(sys.platform == "win32", reason="a named pipe is in no folder")
def test_a_folder_with_a_long_path(qtbot: QtBot, tmp_path: Path, start: Start) -> None:
    folder = tmp_path / ("x" * 200)
    folder.mkdir()
    killed = start(folder)
    assert said(killed) == "first"
    left = whereabouts(folder)
    killed.kill()
    killed.wait()
    first = start(folder)
    assert said(first) == "first"
    second = start(folder, "far")
    assert said(second) == "handed over"
    assert said(first) == "asked far"
    here = whereabouts(folder)
    end(first)
    assert left is not None
    assert here is not None
    assert not Path(left.address).parent.exists()
    assert not Path(here.address).parent.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="its address is no path")
def test_nothing_but_a_socket_is_tidied_up(qtbot: QtBot, tmp_path: Path) -> None:
    treasure = tmp_path / "spieltisch-treasure" / "file"
    treasure.parent.mkdir()
    treasure.write_text("dear")
    held = claim(tmp_path)
    assert held is not None
    held.tell(str(treasure))
    os.close(held._file)  # as if the process had died
    again = claim(tmp_path)
    assert again is not None
    reception = Reception(again)
    assert treasure.read_text() == "dear"
    reception.close()
    again.release()


def test_a_folder_without_locks_lets_everybody_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_file: int) -> None:
        raise OSError("no locks here")

    monkeypatch.setattr("spieltisch.app.instance_lock._lock", refuse)
    for _ in range(2):
        held = claim(tmp_path)
        assert held is not None
        held.tell("x")
        held.release()


REQUESTS = [Request(), Request("/a"), Request(None, "watten"), Request("/ü", "x", "token")]


@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_survives_the_way(request_: Request) -> None:
    line = write_request(request_)
    assert line.count(b"\n") == 1
    assert read_request(line) == request_


@pytest.mark.parametrize(
    "line",
    [
        *(b"", b"\n", b"nonsense\n", b"[]\n", b"{}\n", b"null\n", b"\xff\xfe\n", b"[" * 60_000 + b"\n"),
        write_request(Request()).replace(b'"format": 1', b'"format": 2'),
        write_request(Request("/a")).replace(b'"/a"', b"7"),
        write_request(Request("x" * 70_000)),
    ],
)
def test_rubbish_is_no_request(line: bytes) -> None:
    assert read_request(line) is None


def test_rubbish_disturbs_nobody(qtbot: QtBot, tmp_path: Path, start: Start, lock: InstanceLock) -> None:
    reception = Reception(lock)
    asked: list[Request] = []
    reception.requested.connect(asked.append)
    first = whereabouts(tmp_path)
    assert first is not None
    for rubbish in (b"nonsense\n", b"x" * 100_000, write_request(Request("no")) + b"stop\n", b"go\n"):
        socket = QLocalSocket()
        socket.connectToServer(first.address)
        socket.write(rubbish)
        qtbot.waitUntil(lambda socket=socket: socket.bytesToWrite() == 0 or not socket.isOpen())
        socket.disconnectFromServer()
    second = start(tmp_path, "good")
    qtbot.waitUntil(lambda: bool(asked), timeout=LONG_MS)
    assert asked == [Request("good")]
    assert said(second) == "handed over"
    reception.close()
