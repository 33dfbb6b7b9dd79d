"""Remembering which plugins are switched off."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from spieltisch.core.errors import PluginError
from spieltisch.plugins.switches import FILE_NAME, read_disabled, write_disabled


def test_what_was_switched_off_is_read_again(tmp_path: Path) -> None:
    assert read_disabled(tmp_path) == ()
    write_disabled(tmp_path, {"watten", "cribbage"})
    assert read_disabled(tmp_path) == ("cribbage", "watten")
    write_disabled(tmp_path, ())
    assert read_disabled(tmp_path) == ()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "{}", '{"disabled": 3}', "[" * 100_000, '{"disabled": "cribbage"}']
)
def test_a_broken_file_switches_nothing_off(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE_NAME).write_text(text, encoding="utf-8")
    assert read_disabled(tmp_path) == ()


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_what_is_no_file_switches_nothing_off(tmp_path: Path, kind: str) -> None:
    if kind == "folder":
        (tmp_path / FILE_NAME).mkdir()
    elif hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / FILE_NAME)
    assert read_disabled(tmp_path) == ()


def test_what_is_no_id_is_left_out(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"disabled": [1, null, "watten"]}', encoding="utf-8")
    assert read_disabled(tmp_path) == ("watten",)


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as told:
        write_disabled(tmp_path / "gone", {"cribbage"})
    assert told.value.message.key == "core.plugin.not_remembered"
