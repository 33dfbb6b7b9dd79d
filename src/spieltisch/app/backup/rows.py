"""Backups as rows for QML. Pure functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import tzinfo
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from spieltisch.app.qvariant import Row
from spieltisch.core.messages import Message, message
from spieltisch.texts import Renderer

if TYPE_CHECKING:
    from spieltisch.storage.backup_file import BackupInfo
    from spieltisch.storage.restoring import Comparison


@dataclass(frozen=True, slots=True)
class BackupProps:
    """Field by field the Qt properties of `BackupController`."""

    work: str = ""
    share: float = 0.0
    offer: Row = field(default_factory=dict)
    folder: str = ""


def holds(matches: int, people: int) -> Message:
    """Say how much is stored somewhere."""
    counted = message("app.backup.matches", n=matches)
    if not people:
        return counted
    return message("app.backup.holds", matches=counted, people=message("app.backup.people", n=people))


def written(name: str, info: BackupInfo) -> Message:
    """Say what has been written to a file."""
    return message("app.backup.written", name=name, holds=holds(info.matches, info.profiles))


def offer_row(name: str, found: Comparison, zone: tzinfo | None, renderer: Renderer) -> Row:
    """What a backup is and what restoring it does: `{name, title, holds, here, choices}`.

    `choices` are `{value, label, lines}`; there are none where nothing has to be asked. `zone` is that of the
    times shown.
    """
    info = found.info
    moment = QDateTime.fromSecsSinceEpoch(round(info.created.astimezone(zone).timestamp()))
    when = renderer.locale.toString(moment, QLocale.FormatType.ShortFormat)
    empty = not found.matches and not found.profiles
    here = message("app.backup.here", holds=holds(found.matches, found.profiles))
    return {
        "name": name,
        "title": renderer.text(message("app.backup.from", when=when)),
        "holds": renderer.text(holds(info.matches, info.profiles)),
        "here": renderer.text(message("app.backup.here.none") if empty else here),
        "choices": []
        if empty
        else [
            _choice("merge", _merging(found), renderer),
            _choice("replace", _replacing(found), renderer),
        ],
    }


def _choice(how: str, lines: list[Message], renderer: Renderer) -> Row:
    label = renderer.text(message(f"app.backup.{how}"))
    return {"value": how, "label": label, "lines": [renderer.text(line) for line in lines]}


def _merging(found: Comparison) -> list[Message]:
    total = found.matches + found.added
    known = found.known - found.newer
    lines = [
        message("app.backup.merge.added", n=found.added, total=total)
        if found.added
        else message("app.backup.merge.added.none")
    ]
    if known:
        lines.append(message("app.backup.merge.known", n=known))
    if found.newer:
        lines.append(message("app.backup.merge.newer", n=found.newer))
    if found.people:
        lines.append(message("app.backup.merge.people", n=found.people))
    return [*lines, message("app.backup.merge.settings")]


def _replacing(found: Comparison) -> list[Message]:
    return [
        message("app.backup.replace.gone", here=holds(found.matches, found.profiles)),
        message("app.backup.replace.come", holds=holds(found.info.matches, found.info.profiles)),
        message("app.backup.replace.kept"),
    ]
