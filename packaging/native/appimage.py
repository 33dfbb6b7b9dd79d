"""The AppImage: one file that runs on any Linux with our own head in front of a SquashFS image."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from devtools.console import must, say
from native import product
from native.linux import LINUX
from native.product import BUILD, DIST, NAME, size_of

APP_DIR: Final = BUILD / "AppDir"
MAGIC: Final = b"AI\x02"
"""The mark of an AppImage of type 2, at byte 8 of the file."""
LIBRARIES: Final = ("squashfuse", "zstd", "lzma", "lz4", "lzo2", "z")


def make_appimage(tree: Path) -> Path:
    """Make the AppImage from the tree of the packages; returns it.

    Raises:
        SetupError: a tool is missing or failed.
    """
    target = DIST / f"{product.TITLE}-{product.version()}-x86_64.AppImage"
    say(f"Packing {target.name}")
    image = BUILD / "image.squashfs"
    image.unlink(missing_ok=True)
    squash: list[str | Path] = [
        "mksquashfs",
        _lay_out(tree),
        image,
        "-comp",
        "zstd",
        "-Xcompression-level",
        "19",
        "-b",
        "256K",
    ]
    must([*squash, "-root-owned", "-noappend", "-quiet", "-no-progress"], "Making the SquashFS image")
    head = bytearray(_make_head().read_bytes())
    head[8 : 8 + len(MAGIC)] = MAGIC
    with target.open("wb") as file, image.open("rb") as body:
        file.write(head)
        shutil.copyfileobj(body, file)
    target.chmod(0o755)
    say(f"{target.name} has {size_of(target) / 1e6:.1f} MB")
    return target


def _lay_out(tree: Path) -> Path:
    """Add what the format wants at the top: what starts, the desktop file and the icon."""
    shutil.rmtree(APP_DIR, ignore_errors=True)
    shutil.copytree(tree, APP_DIR, symlinks=True)
    shutil.rmtree(APP_DIR / "usr/share/lintian")
    (APP_DIR / "AppRun").symlink_to(f"usr/bin/{NAME}")
    (APP_DIR / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    for link in (f"{NAME}.svg", ".DirIcon"):
        (APP_DIR / link).symlink_to(f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg")
    return APP_DIR


def _make_head() -> Path:
    """Compile the part in front of the image, which needs no library of the system."""
    head = BUILD / "appimage-head"
    libraries = [f"-l{name}" for name in LIBRARIES]
    flags = ["-std=c11", "-Os", "-s", "-static", "-Wall", "-Wextra", "-Werror"]
    must(
        ["cc", *flags, "-o", head, LINUX / "appimage_runtime.c", *libraries], "Compiling the AppImage's head"
    )
    return head
