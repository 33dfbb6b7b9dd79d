"""Reading a file that somebody wants to add as a game. None of its code runs, and nothing is written."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from spieltisch.core.errors import PluginError
from spieltisch.core.messages import excerpt, message
from spieltisch.plugins.archives.contents import MEGABYTE, unpack
from spieltisch.plugins.archives.wheel import info_folder, read_wheel
from spieltisch.plugins.manifest import MANIFEST_NAME, Manifest, manifest_from_bytes

MAX_ARCHIVE: Final = 32 * MEGABYTE
SUFFIXES: Final = (".whl", ".zip")

_COMPILED = re.compile(r"\.(so(\.\d+)*|pyd|dll|dylib|pyc|pyo|exe)$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Archive:
    """A checked archive. `file` is its name, `sha256` its checksum (hexadecimal), `size` its length in bytes.

    `package` is the game's folder, `entry` is `module:object` as Python imports it, `files` the content by
    path, all of it below `package`.
    """

    file: str
    sha256: str
    size: int
    manifest: Manifest
    package: str
    entry: str
    files: Mapping[str, bytes] = field(repr=False)


def read_archive(path: Path) -> Archive:
    """Read a wheel or zip and check everything that can be checked without running it.

    Raises:
        PluginError: why it cannot be added, as one sentence about "it".
    """
    data = _read(path)
    files = unpack(data)
    info = info_folder(files)
    if info is None:
        package = _only_folder(files)
        manifest = _manifest(files, package)
        entry = f"{package}.{manifest.entry}"
    else:
        wheel = read_wheel(files, info)
        package, entry, files = wheel.package, wheel.entry, wheel.files
        manifest = _manifest(files, package)
    _check(files, manifest, entry)
    digest = hashlib.sha256(data).hexdigest()
    return Archive(path.name, digest, len(data), manifest, package, entry, files)


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():  # reading a named pipe might wait for ever
            raise PluginError(message("core.archive.unreadable"))
        with path.open("rb") as file:
            data = file.read(MAX_ARCHIVE + 1)
    except (OSError, ValueError) as error:
        raise PluginError(message("core.archive.unreadable")) from error
    if len(data) > MAX_ARCHIVE:
        raise PluginError(message("core.archive.too_large", limit=MAX_ARCHIVE // MEGABYTE))
    return data


def _only_folder(files: Mapping[str, bytes]) -> str:
    """The folder of the game in a plain zip: the only one, and a name that Python can import."""
    tops = {name.partition("/")[0] for name in files}
    top = next(iter(tops), "")
    if len(tops) != 1 or top in files or not top.isidentifier():
        raise PluginError(message("core.archive.no_folder"))
    return top


def _manifest(files: Mapping[str, bytes], package: str) -> Manifest:
    content = files.get(f"{package}/{MANIFEST_NAME}")
    if content is None:
        raise PluginError(message("core.plugin.no_manifest"))
    return manifest_from_bytes(content)


def _check(files: Mapping[str, bytes], manifest: Manifest, entry: str) -> None:
    if not manifest.compatible:
        raise PluginError(message("core.plugin.incompatible", api=manifest.api))
    compiled = next((name for name in files if _COMPILED.search(name)), None)
    if compiled is not None:
        raise PluginError(message("core.archive.compiled", file=excerpt(compiled)))
    module = entry.partition(":")[0].replace(".", "/")
    if f"{module}.py" not in files and f"{module}/__init__.py" not in files:
        raise PluginError(message("core.archive.no_entry", entry=excerpt(entry)))
