"""Reports as files: in order, shown once, limited in number and length, whatever else lies in the folder."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from spieltisch.diagnostics import reports as files
from spieltisch.diagnostics.reports import (
    KEPT,
    LONGEST,
    mark_shown,
    read_report,
    remove_report,
    reports,
    unseen,
    write_report,
)

WHEN = datetime(2026, 11, 30, 12, tzinfo=UTC).astimezone()


def write(folder: Path, *, minutes: int = 0, text: str = "text") -> Path:
    return write_report(folder, "ended", text, WHEN + timedelta(minutes=minutes))


def test_a_report_is_found_with_its_time_and_kind(tmp_path: Path) -> None:
    folder = tmp_path / "crash"
    write_report(folder, "error", "what went wrong", WHEN)
    (found,) = reports(folder)
    assert (found.when, found.kind) == (WHEN, "error")
    assert read_report(found) == "what went wrong"


def test_reports_of_one_second_do_not_replace_each_other(tmp_path: Path) -> None:
    assert len({write(tmp_path) for _ in range(3)}) == 3
    assert len(reports(tmp_path)) == 3


def test_each_is_shown_once(tmp_path: Path) -> None:
    write(tmp_path)
    mark_shown(tmp_path, unseen(tmp_path))
    assert unseen(tmp_path) == []
    newer = write(tmp_path, minutes=-5)
    assert [report.path for report in unseen(tmp_path)] == [newer], "whatever the clock says"
    mark_shown(tmp_path, unseen(tmp_path))
    for report in reports(tmp_path):
        remove_report(report)
    mark_shown(tmp_path, ())
    assert (tmp_path / files.SHOWN).read_text() == "", "nothing is remembered of what is gone"


def test_the_oldest_go(tmp_path: Path) -> None:
    for minutes in range(KEPT + 5):
        write(tmp_path, minutes=minutes)
    found = reports(tmp_path)
    assert len(found) == KEPT
    assert found[-1].when == WHEN + timedelta(minutes=KEPT + 4)


def test_a_long_report_is_cut_and_a_strange_one_read(tmp_path: Path) -> None:
    write(tmp_path, text="x" * (LONGEST + 10))
    (found,) = reports(tmp_path)
    assert len(read_report(found)) == LONGEST
    found.path.write_bytes(b"\xff\xfe bytes")
    assert read_report(found).endswith("bytes")
    found.path.unlink()
    assert read_report(found) == ""


def test_other_files_are_no_reports(tmp_path: Path) -> None:
    for name in ("notes.txt", "2026-99-99-000000-ended.txt", "2026-11-30-120000-else.txt", "x.log"):
        (tmp_path / name).write_text("x")
    assert reports(tmp_path) == []
    assert reports(tmp_path / "nowhere") == []


def test_nothing_is_left_of_one_that_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Path.write_text

    def half(path: Path, text: str, **how: str) -> int:
        real(path, text[:2], **how)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", half)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path)
    assert list(tmp_path.iterdir()) == []
