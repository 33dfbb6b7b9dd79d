"""Icons for every system from the one drawing in `resources/icons`."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from devtools.console import ROOT, must
from devtools.environment import python

DRAWING: Final = ROOT / "resources" / "icons" / "spieltisch.svg"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
"""Edges of the PNGs, in pixels; the hicolor theme has them up to 512."""
ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES: Final[Mapping[bytes, int]] = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}
"""Types of pictures in an icns file that may be PNGs, and their edges; ic11 to ic14 are for dense screens."""


def make_icons(folder: Path) -> Path:
    """Draw `<size>.png` for every size, `spieltisch.ico` and `spieltisch.icns`; returns the folder.

    Raises:
        SetupError: a picture could not be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    script = Path(__file__).with_name("draw_icons.py")
    sizes = [str(size) for size in SIZES]
    must([python(), script, DRAWING, folder, *sizes], "Drawing the icons", {"QT_QPA_PLATFORM": "offscreen"})
    pictures = {size: (folder / f"{size}.png").read_bytes() for size in SIZES}
    (folder / "spieltisch.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "spieltisch.icns").write_bytes(icns(pictures))
    return folder


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an icon for Windows with PNGs by edge (Windows Vista and later read them)."""
    offset = 6 + 16 * len(pictures)
    entries = []
    for size, picture in pictures.items():
        edge = size % 256  # 0 stands for 256
        entries.append(struct.pack("<BBBBHHII", edge, edge, 0, 0, 1, 32, len(picture), offset))
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(entries) + b"".join(pictures.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an icon for macOS with PNGs by edge."""
    parts = []
    for kind, size in ICNS_TYPES.items():
        picture = pictures[size]
        parts.append(kind + struct.pack(">I", 8 + len(picture)) + picture)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
