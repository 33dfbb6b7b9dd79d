"""Packs a sample game as people pass games on: as a wheel, or as a zip with its folder.

For tests, and for whoever has to show that an installed program takes such a file: `sample_archive`.
"""

from __future__ import annotations

import base64
import hashlib
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

SAMPLES = Path(__file__).parents[1] / "sample_games" / "good"
UNUSUAL = "unusual"
"""A sample game that needs much of the standard library."""


def game_files(package: str, folder: Path = SAMPLES) -> dict[str, bytes]:
    """The files of a sample game by their paths in an archive."""
    return dict(_files(folder, folder / package))


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
            archive.writestr(name, content)
    return target


def wheel_files(
    files: Mapping[str, bytes],
    *,
    name: str,
    version: str = "1.2.0",
    entry: str | None = None,
    tag: str = "py3-none-any",
    pure: bool = True,
    headers: tuple[str, ...] = (),
) -> dict[str, bytes]:
    """Add to a game's files what makes them a wheel; `headers` are further lines of its METADATA."""
    info = f"{name}-{version}.dist-info"
    metadata = ("Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *headers, "")
    kind = (
        "Wheel-Version: 1.0",
        "Generator: tests",
        f"Root-Is-Purelib: {str(pure).lower()}",
        f"Tag: {tag}",
        "",
    )
    whole = {
        **files,
        f"{info}/METADATA": "\n".join(metadata).encode(),
        f"{info}/WHEEL": "\n".join(kind).encode(),
        f"{info}/entry_points.txt": f"[spieltisch.games]\n{name} = {entry or f'{name}.plugin:PLUGIN'}\n".encode(),
    }
    record = [f"{path},{_checksum(content)},{len(content)}" for path, content in whole.items()]
    return {**whole, f"{info}/RECORD": "\n".join([*record, f"{info}/RECORD,,", ""]).encode()}


def _checksum(content: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")


def sample_archive(folder: Path, kind: str = "zip", package: str = UNUSUAL, version: str = "1.2.0") -> Path:
    """Pack a sample game into `folder`, as a `zip` or a `wheel`; returns the file."""
    files = with_version(game_files(package), version)
    if kind == "wheel":
        target = folder / f"{package}-{version}-py3-none-any.whl"
        return write_zip(target, wheel_files(files, name=package, version=version))
    return write_zip(folder / f"{package}-{version}.zip", files)
