"""What has been added: a folder for each game in `<plugin folder>/_added`, with a note of where it came from.

    _added/highcard-0123456789ab/
      added.json       format, file, sha256, package, entry, order
      highcard/        the game's package, which Python finds because the folder around it is searched

Another version is another folder, so nothing that Python or QML remember of the one before is taken for it.
Names that begin with a dot are not there yet, or not any more.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import message

ADDED_FOLDER: Final = "_added"
NOTE_NAME: Final = "added.json"
MAX_NOTE: Final = 16 * 1024
_FORMAT: Final = 1
_ENTRY = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Note:
    """Where an added game came from: the archive's name and checksum, its package, and `module:object`.

    Of two folders with the same game the one with the greater `order` counts: an update was cut short before
    it could remove the other.
    """

    file: str
    sha256: str
    package: str
    entry: str
    order: int


def note_text(note: Note) -> str:
    """Return a note as it is stored."""
    return json.dumps({"format": _FORMAT, **asdict(note)}, indent=1)


def read_note(place: Path) -> Note:
    """Read the note of an added game.

    Raises:
        PluginError: it is not there, or broken.
    """
    try:
        path = place / NOTE_NAME
        if not path.is_file() or path.stat().st_size > MAX_NOTE:
            raise ValueError(path)
        stored = json.loads(path.read_text(encoding="utf-8"))
        note = Note(**{key: value for key, value in stored.items() if key != "format"})
    except (OSError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise PluginError(message("core.archive.no_note")) from error
    if stored.get("format") != _FORMAT or not _possible(note):
        raise PluginError(message("core.archive.no_note"))
    return note


def _possible(note: Note) -> bool:
    texts = (note.file, note.sha256, note.package, note.entry)
    return (
        all(isinstance(text, str) and text.isprintable() for text in texts)
        and type(note.order) is int
        and note.package.isidentifier()
        and bool(_ENTRY.fullmatch(note.entry))
    )


def added_places(plugin_dir: Path) -> tuple[Path, ...]:
    """The folders of added games, by name; none if there is nothing that can be listed."""
    try:
        home = plugin_dir.resolve() / ADDED_FOLDER
        folders = sorted(path for path in home.iterdir() if path.is_dir())
    except (OSError, RuntimeError):  # up to Python 3.12 a loop of links is a RuntimeError
        return ()
    return tuple(folder for folder in folders if not folder.name.startswith("."))
