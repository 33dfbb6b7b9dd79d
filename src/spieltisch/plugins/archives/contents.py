"""What is in a zip file, unpacked in memory within limits and with every name checked."""

from __future__ import annotations

import io
import lzma
import stat
import struct
import zipfile
import zlib
from collections.abc import Mapping
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message
from spieltisch.plugins.archives.names import Spellings, checked_parts, left_out

MEGABYTE: Final = 1024 * 1024
MAX_FILES: Final = 2_000
MAX_UNPACKED: Final = 96 * MEGABYTE
MAX_RATIO: Final = 200
"""How many times larger than the archive its content may be, above `FREE`; text comes to 5, SVG to 20."""
FREE: Final = 4 * MEGABYTE

_ENCRYPTED: Final = 0x1
_DAMAGES: Final = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    struct.error,
    EOFError,
    OSError,
    ValueError,
    OverflowError,
    NotImplementedError,  # a way to compress that Python does not know
    RuntimeError,  # encryption that the flags do not tell of
    MemoryError,  # an archive that lies about its directory
)


def unpack(data: bytes) -> Mapping[str, bytes]:
    """Return every file of a zip by its path (`folder/file`), without what systems put beside them.

    Raises:
        PluginError: it is no zip, damaged, encrypted, too large, or has an entry that is not allowed.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except _DAMAGES as error:
        raise PluginError(message("core.archive.no_zip")) from error
    with archive:
        entries = archive.infolist()
        if len(entries) > MAX_FILES:
            raise PluginError(message("core.archive.too_many", limit=MAX_FILES))
        wanted = _checked(entries)
        limit = min(MAX_UNPACKED, max(FREE, MAX_RATIO * len(data)))
        files: dict[str, bytes] = {}
        for name, entry in wanted.items():
            files[name] = _read(archive, entry, limit)
            limit -= len(files[name])
    return files


def _checked(entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """Check the names and kinds of all entries, those that are left out too; returns the others."""
    spellings = Spellings()
    wanted: dict[str, zipfile.ZipInfo] = {}
    for entry in entries:
        name = entry.orig_filename  # `filename` ends at the first zero byte, and hides backslashes on Windows
        parts = checked_parts(name)
        folder = name.endswith("/")
        if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFDIR if folder else stat.S_IFREG):
            raise PluginError(message("core.archive.link", file=excerpt(name)))
        if entry.flag_bits & _ENCRYPTED:
            raise PluginError(message("core.archive.encrypted"))
        spellings.add(parts, folder=folder)
        if not folder and not left_out(parts):
            wanted[name] = entry
    return wanted


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, limit: int) -> bytes:
    """Unpack a file, but not more than `limit` bytes, whatever the archive says of its size."""
    try:
        with archive.open(entry) as file:
            content = file.read(limit + 1)
    except _DAMAGES as error:
        raise PluginError(message("core.archive.damaged", file=excerpt(entry.orig_filename))) from error
    if len(content) > limit:
        raise PluginError(message("core.archive.bomb"))
    return content
