"""Unpacking and removing added games, so that each is there as a whole or not at all.

A game is unpacked beside its place and gets its name when all of it is on the disk; it loses its name before
any of it is deleted. What a full disk leaves is deleted at once, what a kill leaves at the next start.
"""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import message
from spieltisch.plugins.archives.added import (
    ADDED_FOLDER,
    NOTE_NAME,
    Note,
    added_places,
    note_text,
    read_note,
)
from spieltisch.plugins.archives.archive import Archive
from spieltisch.plugins.manifest import read_manifest

_UNFINISHED: Final = ".new-"
_REMOVED: Final = ".removed-"
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_DIGITS: Final = 12
"""So much of the checksum is in a folder's name."""


def install(archive: Archive, plugin_dir: Path, replaced: Path | None = None) -> Path:
    """Unpack a checked archive; returns the game's place. It counts as soon as all of it is there.

    `replaced` is the place of the version before; what of it cannot be deleted now is at the next start.

    Raises:
        PluginError: there is no room, or the folder cannot be written to; everything is as it was.
    """
    home = plugin_dir / ADDED_FOLDER
    place = home / f"{archive.manifest.id}-{archive.sha256[:_DIGITS]}"
    unfinished = home / f"{_UNFINISHED}{secrets.token_hex(8)}"
    note = Note(archive.file, archive.sha256, archive.package, archive.entry, _next_order(plugin_dir))
    try:
        with _told(home):
            unfinished.mkdir(parents=True)
            _write(unfinished, archive, note)
            if place.exists():  # the same file, but damaged since
                _discard(place)
            unfinished.rename(place)
    except BaseException:
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    with contextlib.suppress(OSError):
        _sync_folder(home)
        if replaced is not None and replaced != place.resolve():
            _discard(replaced)
    return place.resolve()


def remove(place: Path) -> None:
    """Remove an added game.

    Raises:
        PluginError: the folder cannot be written to; the game is still there.
    """
    with _told(place.parent):
        _discard(place)
    with contextlib.suppress(OSError):
        _sync_folder(place.parent)


def tidy(plugin_dir: Path) -> None:
    """Delete what was not finished: half-unpacked and half-deleted games, and those that lost to an update.

    Only the program that holds the data folder may do this. What cannot be deleted stays.
    """
    with contextlib.suppress(OSError):
        for path in (plugin_dir / ADDED_FOLDER).iterdir():
            if path.name.startswith((_UNFINISHED, _REMOVED)):
                shutil.rmtree(path, ignore_errors=True)
    newest: dict[str, tuple[int, Path]] = {}
    for place in added_places(plugin_dir):
        with contextlib.suppress(PluginError, OSError):
            note = read_note(place)
            game, mine = read_manifest(place / note.package).id, (note.order, place)
            loser, newest[game] = sorted((newest.get(game, mine), mine))
            if loser != newest[game]:
                _discard(loser[1])


def _write(folder: Path, archive: Archive, note: Note) -> None:
    folders = {folder}
    for name, content in archive.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        folders.update(parent for parent in path.parents if parent.is_relative_to(folder))
        _write_file(path, content)
    _write_file(folder / NOTE_NAME, note_text(note).encode())
    for written in folders:
        _sync_folder(written)


def _write_file(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _discard(place: Path) -> None:
    """Take a game's name away, then delete it; what the system still holds open stays until `tidy`."""
    removed = place.with_name(f"{_REMOVED}{secrets.token_hex(8)}")
    place.rename(removed)
    shutil.rmtree(removed, ignore_errors=True)


def _sync_folder(folder: Path) -> None:
    """Make sure that the names in a folder are on the disk, where the system can be asked for that."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _next_order(plugin_dir: Path) -> int:
    orders = [0]
    for place in added_places(plugin_dir):
        with contextlib.suppress(PluginError):
            orders.append(read_note(place).order)
    return max(orders) + 1


@contextlib.contextmanager
def _told(folder: Path) -> Iterator[None]:
    """Say in one sentence why something could not be written."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise PluginError(message("core.archive.full")) from error
        raise PluginError(message("core.archive.unwritable", path=str(folder))) from error
