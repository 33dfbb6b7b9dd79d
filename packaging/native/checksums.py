"""Checksums of packages, as `sha256sum --check` reads them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from native.product import DIST


def write_checksums(files: Sequence[Path]) -> Path:
    """Write `SHA256SUMS` for files in `dist`; those of files made before stay; returns it."""
    target = DIST / "SHA256SUMS"
    sums = _read(target)
    for file in files:
        with file.open("rb") as opened:
            sums[file.name] = hashlib.file_digest(opened, "sha256").hexdigest()
    there = {name: digest for name, digest in sorted(sums.items()) if (DIST / name).is_file()}
    target.write_text("".join(f"{digest}  {name}\n" for name, digest in there.items()), encoding="utf-8")
    return target


def _read(file: Path) -> dict[str, str]:
    if not file.is_file():
        return {}
    pairs = (line.split("  ", 1) for line in file.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in pairs}
