"""The program as a process: exit status, closed pipes, interrupts, what it loads."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from shlex import quote

import pytest

from tests.bundled import BUNDLED

GOOD = Path(__file__).parents[1] / "sample_games" / "good"
PROGRAM = [sys.executable, "-m", "spieltisch"]


@pytest.fixture
def folder(data_dir: Path) -> Path:
    (data_dir / "plugins").symlink_to(GOOD, target_is_directory=True)
    return data_dir


def test_the_program_answers(folder: Path) -> None:
    ran = subprocess.run([*PROGRAM, "games", "--json"], capture_output=True, text=True, check=True)
    assert {game["id"] for game in json.loads(ran.stdout)} == {*BUNDLED, "highcard"}
    assert ran.stderr == ""


def test_another_data_folder_can_be_named(tmp_path: Path) -> None:
    (tmp_path / "plugins").symlink_to(GOOD, target_is_directory=True)
    words = ["plugins", "--json", "--data-dir", str(tmp_path)]
    ran = subprocess.run([*PROGRAM, *words], capture_output=True, text=True, check=True)
    assert "highcard" in [plugin["id"] for plugin in json.loads(ran.stdout)]


def test_mistakes_end_with_status_two() -> None:
    ran = subprocess.run([*PROGRAM, "replay", "none"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of Unix")
def test_a_closed_pipe_is_no_error(folder: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        ran = subprocess.run([*PROGRAM, "games"], stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert ran.returncode == 141
    assert ran.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_output_that_cannot_be_written_is_told(folder: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*PROGRAM, "games", "--lang", "en"], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert ran.returncode == 2
    assert ran.stderr == b"The output cannot be written.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_mistake_that_cannot_be_told_has_its_status() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run([*PROGRAM, "fly"], stdout=subprocess.PIPE, stderr=full, check=False)
    assert (ran.returncode, ran.stdout) == (2, b"")


@pytest.mark.skipif(os.name == "nt", reason="a shell of Unix")
@pytest.mark.parametrize(
    ("redirection", "words", "status"),
    [(">&-", "games", 0), ("2>&-", "fly", 2), ("<&- >&- 2>&-", "fly", 2), ("<&-", "games", 0)],
)
def test_streams_may_be_closed(redirection: str, words: str, status: int) -> None:
    script = f"exec {quote(sys.executable)} -m spieltisch {words} --lang en {redirection}"
    ran = subprocess.run(["sh", "-c", script], capture_output=True, check=False)
    assert ran.returncode == status
    assert ran.stderr == b""
    assert (ran.stdout != b"") == (redirection == "<&-")


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no folder in use")
def test_the_current_folder_may_be_gone(tmp_path: Path) -> None:
    words = "arena --game cribbage --players x:Y --matches 1 --seed s --lang en"
    script = f'cd "{tmp_path}" && rmdir "{tmp_path}" && exec {quote(sys.executable)} -P -m spieltisch {words}'
    ran = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", "There is no player “x:Y”.\n")


@pytest.mark.skipif(os.name == "nt", reason="pipes and signals of Unix")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_quietly(tmp_path: Path, folder: Path, jobs: str) -> None:
    """The player says through a named pipe that it thinks; then it thinks for a very long time."""
    started = tmp_path / "started"
    os.mkfifo(started)
    pipe = os.open(started, os.O_RDWR)
    (tmp_path / "slow.py").write_text(
        "import time\n"
        "class Slow:\n"
        "    def choose(self, view, number):\n"
        f"        with open({str(started)!r}, 'w') as pipe:\n"
        "            pipe.write('thinking')\n"
        "        time.sleep(3600)\n"
    )
    words = ["arena", "--game", "highcard", "--players", "slow:Slow", "--matches", "4", "--seed", "s"]
    process = subprocess.Popen(
        [*PROGRAM, *words, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        start_new_session=True,
    )
    try:
        assert select.select([pipe], [], [], 60)[0], "the player was never asked"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        os.close(pipe)
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


@pytest.mark.parametrize("words", [["games", "--json"], ["plugins", "--json"]])
def test_commands_load_neither_qt_nor_the_database(folder: Path, words: list[str]) -> None:
    script = (
        "import sys; from spieltisch.cli.main import run; "
        f"assert run({words!r}, lambda _arguments: 1) == 0; "
        "loaded = {name.partition('.')[0] for name in sys.modules}; "
        "assert not loaded & {'PySide6', 'sqlmodel', 'sqlalchemy', 'alembic'}, loaded"
    )
    subprocess.run([sys.executable, "-c", script], check=True, stdout=subprocess.DEVNULL)


def test_the_main_module_is_light_for_worker_processes() -> None:
    script = (
        "import sys; import spieltisch.__main__; "
        "assert not [name for name in sys.modules if name.startswith(('spieltisch.', 'PySide6'))"
        " and name != 'spieltisch.__main__']"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
