"""Everything as one file: a zip archive with a manifest in JSON and a copy of the database.

A backup is checked whole before anything is made of it. It may be from strangers: sizes are bounded, names in
the archive are never used as paths, and a database with code of its own (triggers, views) is refused.
"""

from __future__ import annotations

import errno
import hashlib
import json
import lzma
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

from spieltisch.core.errors import BadMatchFile, StorageError
from spieltisch.core.events import Json
from spieltisch.core.messages import message
from spieltisch.core.strictjson import parse_json
from spieltisch.storage.connection import scalar
from spieltisch.storage.files import flush, write_copy
from spieltisch.storage.progress import Progress, part, unwatched, watched
from spieltisch.storage.schema import HEAD, FileState, inspect

FORMAT: Final = 1
SUFFIX: Final = ".spieltisch-backup"

_MANIFEST: Final = "manifest.json"
_DATABASE: Final = "spieltisch.db"
_KIND: Final = "spieltisch-backup"
_MAX_MANIFEST: Final = 64 * 1024
_MAX_DATABASE: Final = 8 * 1024**3
_CHUNK: Final = 1024 * 1024
_COPIED: Final = 0.25
"""The share of the work that is done when the database has been copied and only has to be packed."""


@dataclass(frozen=True, slots=True)
class BackupInfo:
    """What a backup holds; `created` is aware and in UTC."""

    created: datetime
    schema: str
    matches: int
    profiles: int


def write_backup(
    connection: sqlite3.Connection, target: Path, when: datetime, progress: Progress = unwatched
) -> BackupInfo:
    """Write a backup; a file of that name is replaced only when the new one is complete.

    Raises:
        Cancelled: `progress` has raised it.
        sqlite3.Error: the database cannot be copied.
        OSError: the backup cannot be written. In all cases nothing is left of it.
    """
    info = BackupInfo(
        created=when.astimezone(UTC),
        schema=HEAD,
        matches=scalar(connection, "SELECT count(*) FROM matches"),
        profiles=scalar(connection, "SELECT count(*) FROM profiles"),
    )
    unfinished = target.with_name(f".{target.name}.part")
    # Beside the target, where there has to be room anyway.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".backup-") as folder:
        copy = Path(folder) / _DATABASE
        with watched(connection, lambda: progress(0)):
            write_copy(connection, copy)
        try:
            with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
                archive.writestr(_MANIFEST, json.dumps(_manifest(info, copy), indent=1))
                _pack(copy, archive, part(progress, _COPIED, 1))
            flush(unfinished)
            unfinished.replace(target)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise
    return info


def read_info(path: Path) -> BackupInfo:
    """Return what a backup says of itself, without checking its database.

    Raises:
        StorageError: it is no backup, damaged or of a newer version, or cannot be read.
    """
    with _opened(path) as archive:
        info, _digest = _read_manifest(archive, path)
    return info


@contextmanager
def extracted(path: Path, progress: Progress = unwatched) -> Iterator[Path]:
    """Take the database out of a backup into a temporary folder and check it; it may be of an older schema.

    Raises:
        Cancelled: `progress` has raised it.
        StorageError: as `read_info`; the database is damaged or not what the manifest says.
    """
    with tempfile.TemporaryDirectory(prefix="spieltisch-restore-") as folder:
        copy = Path(folder) / _DATABASE
        with _opened(path) as archive:
            info, digest = _read_manifest(archive, path)
            try:
                _extract(archive, copy, digest, progress)
            except _Refused:
                raise damaged(path) from None
        _check_database(copy, info, path, progress)
        yield copy


def _pack(copy: Path, archive: zipfile.ZipFile, progress: Progress) -> None:
    size, done = copy.stat().st_size, 0
    with copy.open("rb") as source, archive.open(_DATABASE, "w", force_zip64=True) as packed:
        while chunk := source.read(_CHUNK):
            packed.write(chunk)
            done += len(chunk)
            progress(done / size)


def _manifest(info: BackupInfo, copy: Path) -> dict[str, Json]:
    with copy.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return {
        "kind": _KIND,
        "format": FORMAT,
        **asdict(info),
        "created": info.created.isoformat(),
        "files": [{"name": _DATABASE, "size": copy.stat().st_size, "sha256": digest}],
    }


class _Refused(Exception):  # noqa: N818 - never seen outside of this module
    """Something in the archive is not as it must be."""


# What `zipfile` raises for an archive that is damaged, cut off, encrypted or packed in an unknown way.
_BROKEN: Final = (
    _Refused,
    zipfile.BadZipFile,
    EOFError,
    RuntimeError,  # also NotImplementedError
    ValueError,
    lzma.LZMAError,
    zlib.error,
)


@contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(path) as archive:
            yield archive
    except FileNotFoundError:
        raise StorageError(message("storage.backup.missing", path=str(path))) from None
    except _BROKEN as error:
        raise damaged(path) from error
    except OSError as error:
        if error.errno in (errno.ENOSPC, errno.EDQUOT):  # of the folder it is unpacked to
            raise StorageError(message("storage.full")) from error
        raise StorageError(message("storage.backup.unreadable", path=str(path))) from error


def _read_manifest(archive: zipfile.ZipFile, path: Path) -> tuple[BackupInfo, str]:
    """The manifest, and the checksum of the database."""
    try:
        with archive.open(_MANIFEST) as file:
            document = parse_json(_read(file, _MAX_MANIFEST))
    except (KeyError, BadMatchFile):
        raise damaged(path) from None
    if not isinstance(document, dict) or document.get("kind") != _KIND:
        raise damaged(path)
    if _is_newer(document):
        raise StorageError(message("storage.backup.newer", path=str(path)))
    try:
        return _parsed(document)
    except (KeyError, TypeError, ValueError, IndexError):
        raise damaged(path) from None


def _is_newer(document: dict[str, Json]) -> bool:
    form, schema = document.get("format"), document.get("schema")
    return (isinstance(form, int) and form > FORMAT) or (
        isinstance(schema, str) and schema.isdecimal() and len(schema) == len(HEAD) and schema > HEAD
    )


def _parsed(document: dict[str, Json]) -> tuple[BackupInfo, str]:
    created, schema, files = document["created"], document["schema"], document["files"]
    matches, profiles = document["matches"], document["profiles"]
    if not (isinstance(created, str) and isinstance(schema, str) and isinstance(files, list)):
        raise TypeError("a text is missing")
    if not (isinstance(matches, int) and isinstance(profiles, int)):
        raise TypeError("a number is missing")
    (file,) = files
    if not isinstance(file, dict) or file["name"] != _DATABASE or not isinstance(file["sha256"], str):
        raise TypeError("the database is missing")
    return BackupInfo(datetime.fromisoformat(created).astimezone(UTC), schema, matches, profiles), file[
        "sha256"
    ]


def _extract(archive: zipfile.ZipFile, target: Path, digest: str, progress: Progress) -> None:
    """Write the database of the archive to `target`.

    Raises:
        _Refused: it is not there, too large or has another checksum.
    """
    found = hashlib.sha256()
    size = 0
    try:
        whole = archive.getinfo(_DATABASE).file_size
        source = archive.open(_DATABASE)
    except KeyError:
        raise _Refused from None
    with source, target.open("wb") as file:
        while chunk := source.read(_CHUNK):
            size += len(chunk)
            if size > _MAX_DATABASE:
                raise _Refused
            found.update(chunk)
            file.write(chunk)
            progress(size / max(size, whole))
    if found.hexdigest() != digest:
        raise _Refused


def _check_database(copy: Path, info: BackupInfo, path: Path, progress: Progress) -> None:
    """See that it is a database of ours, of the schema in the manifest and without code of its own."""
    try:
        with closing(sqlite3.connect(copy)) as connection, watched(connection, lambda: progress(1)):
            connection.execute("PRAGMA trusted_schema = OFF")
            found = inspect(connection, HEAD)
            code = scalar(connection, "SELECT count(*) FROM sqlite_master WHERE type IN ('trigger', 'view')")
            sound = scalar(connection, "PRAGMA integrity_check(1)") == "ok"
            broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise damaged(path) from error
    if found.state is FileState.NEWER:
        raise StorageError(message("storage.backup.newer", path=str(path)))
    ours = found.state in (FileState.CURRENT, FileState.OLDER) and found.revision == info.schema
    if not ours or code or not sound or broken is not None:
        raise damaged(path)


def _read(file: IO[bytes], limit: int) -> bytes:
    data = file.read(limit + 1)
    if len(data) > limit:
        raise _Refused
    return data


def damaged(path: Path) -> StorageError:
    """The refusal of a backup that is broken, cut off or something else."""
    return StorageError(message("storage.backup.damaged", path=str(path)))
