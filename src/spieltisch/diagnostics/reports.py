"""Reports of crashes as files in one folder of the data folder: written, found, shown once, deleted.

Their names sort by time and say whether the program ended (`ended`) or went on (`error`). A list beside them
says which ones have been shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, Literal, NamedTuple

KEPT: Final = 20
LONGEST: Final = 64 * 1024
"""So many bytes of a report are shown at most."""
SHOWN: Final = "shown.txt"
_SUFFIX: Final = ".txt"

Kind = Literal["ended", "error"]


class Report(NamedTuple):
    """A report: where it lies, when it happened, and whether the program ended."""

    path: Path
    when: datetime
    kind: Kind


def write_report(folder: Path, kind: Kind, text: str, when: datetime) -> Path:
    """Write a report and return its file; older ones than the newest `KEPT` are deleted.

    Raises:
        OSError: it cannot be written; nothing is left of it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = _free(folder, f"{when:%Y-%m-%d-%H%M%S}", kind)
    try:
        target.write_text(text, encoding="utf-8", errors="backslashreplace")
    except OSError:
        with suppress(OSError):
            target.unlink(missing_ok=True)
        raise
    for old in reports(folder)[:-KEPT]:
        remove_report(old)
    return target


def reports(folder: Path) -> list[Report]:
    """Return all reports, the oldest first; none where the folder cannot be read."""
    try:
        names = sorted(file for file in folder.iterdir() if file.suffix == _SUFFIX)
    except OSError:
        return []
    return [found for file in names if (found := _read_name(file)) is not None]


def unseen(folder: Path) -> list[Report]:
    """Return the reports that have not been shown, the oldest first."""
    known = _shown(folder)
    return [report for report in reports(folder) if report.path.name not in known]


def mark_shown(folder: Path, shown: Iterable[Report]) -> None:
    """Remember that reports have been shown; forgets those that are gone."""
    names = _shown(folder) | {report.path.name for report in shown}
    left = sorted(names & {report.path.name for report in reports(folder)})
    with suppress(OSError):  # then they are shown once more
        (folder / SHOWN).write_text("".join(f"{name}\n" for name in left), encoding="utf-8")


def read_report(report: Report) -> str:
    """Return the text of a report, cut where it gets too long; empty if it cannot be read."""
    try:
        with report.path.open("rb") as file:
            return file.read(LONGEST).decode("utf-8", "replace")
    except OSError:
        return ""


def remove_report(report: Report) -> None:
    """Delete a report, if that can be done."""
    with suppress(OSError):
        report.path.unlink(missing_ok=True)


def _shown(folder: Path) -> set[str]:
    try:
        return set((folder / SHOWN).read_text(encoding="utf-8").splitlines())
    except (OSError, ValueError):
        return set()


def _free(folder: Path, stamp: str, kind: Kind) -> Path:
    candidate, number = folder / f"{stamp}-{kind}{_SUFFIX}", 1
    while candidate.exists():
        number += 1
        candidate = folder / f"{stamp}-{kind}-{number}{_SUFFIX}"
    return candidate


def _read_name(file: Path) -> Report | None:
    stamp, kind = file.stem[:17], file.stem[18:].partition("-")[0]
    try:
        when = datetime.strptime(stamp, "%Y-%m-%d-%H%M%S").astimezone()
    except ValueError:
        return None
    if kind == "ended":
        return Report(file, when, "ended")
    return Report(file, when, "error") if kind == "error" else None
