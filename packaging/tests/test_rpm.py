"""The RPM, unpacked and run: there is no system here to install it in."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from native.product import version
from tests.native_tools import needs


@pytest.fixture(scope="module")
def unpacked(rpm: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the RPM installs."""
    needs("rpm", "rpm2cpio", "cpio")
    folder = tmp_path_factory.mktemp("rpm")
    with subprocess.Popen(["rpm2cpio", str(rpm)], stdout=subprocess.PIPE) as payload:
        subprocess.run(["cpio", "-id", "--quiet"], stdin=payload.stdout, cwd=folder, check=True)
    return folder


def query(rpm: Path, *words: str) -> str:
    """What rpm says of the package."""
    done = subprocess.run(["rpm", "-qp", *words, str(rpm)], check=True, capture_output=True, text=True)
    return done.stdout


def test_it_says_what_it_is(rpm: Path) -> None:
    needs("rpm")
    name = query(rpm, "--queryformat", "%{NAME} %{VERSION} %{LICENSE}")
    assert name == f"spieltisch {version()} MIT"


def test_it_asks_for_libraries_by_name_and_for_none_of_its_own(rpm: Path) -> None:
    needs("rpm")
    wanted = query(rpm, "--requires").splitlines()
    assert "libxcb-cursor.so.0()(64bit)" in wanted
    assert not [name for name in wanted if name.startswith(("libQt6", "libpython", "libicu"))]


def test_the_program_can_tell_what_package_it_is(unpacked: Path) -> None:
    assert (unpacked / "usr/lib/spieltisch/package").read_text() == "rpm\n"


def test_it_runs(unpacked: Path, tmp_path: Path) -> None:
    env = {**os.environ, "SPIELTISCH_DATA_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    program = unpacked / "usr/bin/spieltisch"
    listed = subprocess.run(
        [str(program), "games", "--json"], env=env, check=True, capture_output=True, text=True
    )
    assert {game["id"] for game in json.loads(listed.stdout)} == {
        "cribbage",
        "dominoes",
        "five_hundred",
        "watten",
    }
    picture = tmp_path / "table.png"
    command = [str(program), "--screenshot", str(picture), "--game", "watten", "--page", "table"]
    subprocess.run(command, env=env, check=True, timeout=300)
    assert picture.stat().st_size > 10_000
