"""Where match files come from and go to: pipes, folders, names that are too long."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from spieltisch.core.errors import BadMatchFile, SpieltischError
from spieltisch.core.matchfile import match_document, read_file, write_file
from tests.core.support import assert_says, find_game, new_match


@pytest.mark.parametrize(
    ("name", "key"),
    [("none", "not_found"), ("", "folder"), ("a\0b", "unreadable"), ("a" * 5000, "unreadable")],
)
def test_a_file_that_is_none_is_told(tmp_path: Path, name: str, key: str) -> None:
    with pytest.raises(BadMatchFile) as error:
        read_file(tmp_path / name if name else tmp_path, find_game)
    assert_says(error.value.message, f"core.file.{key}")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are for Unix")
def test_nobody_waits_for_a_named_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadMatchFile) as error:
        read_file(tmp_path / "pipe", find_game)
    assert_says(error.value.message, "core.file.empty")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="named pipes are for Unix")
def test_what_another_program_writes_into_a_pipe_is_read(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.write(writing, json.dumps(match_document(new_match())).encode())
    os.close(writing)
    try:
        assert read_file(Path(f"/dev/fd/{reading}"), find_game).cursor == 0
    finally:
        os.close(reading)


def test_a_huge_file_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.spieltisch"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    with pytest.raises(BadMatchFile) as error:
        read_file(path, find_game)
    assert_says(error.value.message, "core.file.too_big")


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "none" / "a.spieltisch", Path("/"), Path()):
        with pytest.raises(SpieltischError) as error:
            write_file(path, new_match())
        assert_says(error.value.message, "core.file.unwritable")
    assert [path.name for path in tmp_path.rglob("*")] == ["folder"]
