"""Packs a sample game as people pass games on: as a wheel, or as a zip with its folder.

For tests, and for whoever has to show that an installed program takes such a file: `sample_archive`.
"""

from __future__ import annotations

import base64
import hashlib
import importlib
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from spieltisch.plugins.archives.added import ADDED_FOLDER

SAMPLES = Path(__file__).parents[1] / "sample_games"
PLAIN = "highcard"
UNUSUAL = "unusual"
"""The same game under another name, whose computer players need much of the standard library."""


def game_files(package: str = PLAIN) -> dict[str, bytes]:
    """The files of a sample game by their paths in an archive: of `highcard`, or of `unusual`."""
    files = dict(_files(SAMPLES / "good", SAMPLES / "good" / PLAIN))
    if package == PLAIN:
        return files
    renamed = {name.replace(PLAIN, UNUSUAL): _renamed(content) for name, content in files.items()}
    overlays = SAMPLES / "overlays"
    return {**renamed, **dict(_files(overlays, overlays / package))}


def _renamed(content: bytes) -> bytes:
    return content.replace(PLAIN.encode(), UNUSUAL.encode()).replace(b"High Card", b"Unusual Card")


def _files(root: Path, folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(root).as_posix(), path.read_bytes()


def with_version(files: Mapping[str, bytes], version: str) -> dict[str, bytes]:
    """The same game in another version."""
    return {
        name: _versioned(content, version) if name.endswith("/manifest.toml") else content
        for name, content in files.items()
    }


def _versioned(content: bytes, version: str) -> bytes:
    lines = content.decode().splitlines()
    return "\n".join(
        f'version = "{version}"' if line.startswith("version") else line for line in lines
    ).encode()


def write_zip(target: Path, files: Mapping[str, bytes]) -> Path:
    """Write files into a zip; returns it."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name)  # without the time, so that the same files make the same archive
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return target


def wheel_files(
    files: Mapping[str, bytes],
    *,
    name: str = PLAIN,
    version: str = "1.2.0",
    entry: str | None = None,
    kind: tuple[str, ...] = ("Root-Is-Purelib: true", "Tag: py3-none-any"),
    headers: tuple[str, ...] = (),
) -> dict[str, bytes]:
    """Add to a game's files what makes them a wheel.

    `entry` is its entry point, `kind` are lines of the file WHEEL, `headers` further ones of METADATA.
    """
    info = f"{name}-{version}.dist-info"
    entry = entry or f"{name}.plugin:PLUGIN"
    metadata = ("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *headers)
    whole = {
        **files,
        f"{info}/METADATA": _lines(*metadata),
        f"{info}/WHEEL": _lines("Wheel-Version: 1.0", "Generator: tests", *kind),
        f"{info}/entry_points.txt": _lines("[spieltisch.games]", f"{name} = {entry}"),
    }
    return with_record(whole, f"{info}/RECORD")


def with_record(files: Mapping[str, bytes], record: str) -> dict[str, bytes]:
    """Add the list of all files with their checksums."""
    lines = [f"{path},{_checksum(content)},{len(content)}" for path, content in files.items()]
    return {**files, record: _lines(*lines, f"{record},,")}


def _lines(*lines: str) -> bytes:
    return "\n".join([*lines, ""]).encode()


def _checksum(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def sample_archive(folder: Path, kind: str = "zip", package: str = UNUSUAL, version: str = "1.2.0") -> Path:
    """Pack a sample game (`highcard` or `unusual`) into `folder`, as `zip` or `wheel`; returns the file."""
    files = with_version(game_files(package), version)
    if kind != "wheel":
        return write_zip(folder / f"{package}-{version}.zip", files)
    entry = "unusual.bookkept:PLUGIN" if package == UNUSUAL else None
    whole = wheel_files(files, name=package, version=version, entry=entry)
    return write_zip(folder / f"{package}-{version}-py3-none-any.whl", whole)


def forget_added(*packages: str) -> None:
    """Let Python forget games that other tests have added in this process: modules and folders."""
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]
    sys.path[:] = [place for place in sys.path if ADDED_FOLDER not in place]
    importlib.invalidate_caches()
