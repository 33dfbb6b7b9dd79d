"""Generated data in `src/spieltisch/_data`: made again only when something it is made from changed."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from pathlib import Path

from devtools.console import ROOT, must, say
from devtools.environment import python

DATA = ROOT / "src" / "spieltisch" / "_data"
PARTS = {
    "art": ("packaging/art",),
    "translations": ("translations", "packaging/i18n", "packaging/translations.py"),
}
"""Each part and the files and folders it is made from."""


def _files(sources: Iterable[str]) -> Iterable[Path]:
    for source in sources:
        path = ROOT / source
        if path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.suffix in {".py", ".ts", ".svg"})
        else:
            yield path


def _fingerprint(sources: Iterable[str]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in _files(sources):
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def ensure() -> None:
    """Make what is missing or out of date.

    Raises:
        SetupError: a generator failed.
    """
    for part, sources in PARTS.items():
        stamp = DATA / f".{part}"
        wanted = _fingerprint(sources)
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
            continue
        say({"art": "Drawing cards and tiles", "translations": "Compiling translations"}[part])
        must([python(), ROOT / "packaging" / "generate.py", part, DATA], f"Making the {part}")
        stamp.write_text(wanted, encoding="utf-8")
