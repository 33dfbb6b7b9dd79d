"""The log: what the program says goes into files of limited size, and the newest of it comes out again."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.diagnostics import log_file
from spieltisch.diagnostics.log_file import (
    FILE_BYTES,
    LONGEST_ENTRY,
    MOST_ENTRIES,
    NAME,
    READ_BYTES,
    open_log,
    read_log,
)

LOG = logging.getLogger("spieltisch.test")
pytestmark = pytest.mark.logs_expected


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "log"
    close = open_log(place)
    yield place
    close()


def test_records_come_back_newest_first(folder: Path) -> None:
    LOG.info("one %s", 1)
    LOG.warning("two")
    LOG.debug("not worth keeping")
    entries = read_log(folder)
    assert [(entry.level, entry.source, entry.text) for entry in entries] == [
        (logging.WARNING, "spieltisch.test", "two"),
        (logging.INFO, "spieltisch.test", "one 1"),
    ]
    assert [entry.text for entry in read_log(folder, logging.WARNING)] == ["two"]


def test_an_exception_belongs_to_its_record(folder: Path) -> None:
    try:
        _ = 1 // 0
    except ZeroDivisionError:
        LOG.exception("it failed")
    LOG.info("and on")
    assert [entry.text.splitlines()[-1] for entry in read_log(folder)] == [
        "and on",
        "ZeroDivisionError: integer division or modulo by zero",
    ]


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    before = list(logging.getLogger("spieltisch").handlers)
    close = open_log(tmp_path)
    close()
    LOG.info("too late")
    assert read_log(tmp_path) == ()
    assert logging.getLogger("spieltisch").handlers == before


def test_others_are_not_in_it(folder: Path) -> None:
    logging.getLogger("elsewhere").error("not ours")
    assert read_log(folder) == ()


def test_the_files_stay_small(folder: Path) -> None:
    for number in range(800):
        LOG.info("%d %s", number, "x" * 1000)
    sizes = {file.name: file.stat().st_size for file in folder.iterdir()}
    assert set(sizes) == {NAME, f"{NAME}.1"}
    assert max(sizes.values()) < FILE_BYTES + 2000
    newest = read_log(folder)[0]
    assert newest.text.startswith("799 ")


def test_what_is_read_is_bounded(tmp_path: Path) -> None:
    line = "2026-11-30 12:00:00,000 INFO spieltisch.x: {}\n"
    (tmp_path / f"{NAME}.1").write_text("".join(line.format(number) for number in range(9000)))
    (tmp_path / NAME).write_text("".join(line.format(f"new {number}") for number in range(20)))
    entries = read_log(tmp_path)
    assert len(entries) == MOST_ENTRIES
    assert entries[0].text == "new 19"
    assert entries[20].text == "8999", "the file before goes on below"


def test_a_line_that_is_cut_off_is_left_out(tmp_path: Path) -> None:
    filler = "y" * READ_BYTES
    (tmp_path / NAME).write_text(f"2026-11-30 12:00:00,000 INFO spieltisch.x: {filler}\n")
    assert read_log(tmp_path) == ()


def test_a_huge_entry_is_cut(tmp_path: Path) -> None:
    text = "z" * 3000 + "\n"
    (tmp_path / NAME).write_text("2026-11-30 12:00:00,000 ERROR spieltisch.x: a\n" + text * 20)
    (entry,) = read_log(tmp_path)
    assert len(entry.text) == LONGEST_ENTRY


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"no entry\n", b"2026 INFO x\n"])
def test_anything_may_lie_there(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert read_log(tmp_path) == ()
    assert read_log(tmp_path / "nowhere") == ()


def test_a_full_disk_is_no_fault(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_handler: logging.Handler) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(log_file.LogFile, "flush", full)
    LOG.error("lost")


def test_a_folder_that_cannot_be_made_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("a file is in the way")
    close = open_log(tmp_path / "log")
    LOG.info("lost")
    close()
