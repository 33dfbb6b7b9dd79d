"""The AppImage: one file that runs on any Linux with our own head in front of a SquashFS image."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from devtools.console import SetupError, must, say
from native import product
from native.linux import LINUX
from native.product import BUILD, DIST, NAME, size_of

APP_DIR: Final = BUILD / "AppDir"
MAGIC: Final = b"AI\x02"
"""The mark of an AppImage of type 2, at byte 8 of the file."""
LIBRARIES: Final = ("squashfuse", "zstd", "lzma", "lz4", "lzo2", "z")
CARRIED: Final = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
)
"""Libraries that Qt needs for X11, that many desktops are without, and that need nothing but what all have.
No package manager brings them to an AppImage, so it carries them."""


def make_appimage(tree: Path) -> Path:
    """Make the AppImage from the tree of the packages; returns it.

    Raises:
        SetupError: a tool or a library is missing, or a tool failed.
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
    for name in CARRIED:
        _carry(name)
    (APP_DIR / "AppRun").symlink_to(f"usr/bin/{NAME}")
    (APP_DIR / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    for link in (f"{NAME}.svg", ".DirIcon"):
        (APP_DIR / link).symlink_to(f"usr/share/icons/hicolor/scalable/apps/{NAME}.svg")
    return APP_DIR


def _carry(library: str) -> None:
    """Take a library of the system along, and what its package says of its licence."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=False).stdout
    found = re.search(rf"(?m)^\t{re.escape(library)} \(libc6,x86-64.*\) => (\S+)$", known)
    if found is None:
        raise SetupError(
            f"The AppImage carries {library}; please install what your system calls its package."
        )
    file = Path(found[1]).resolve()
    asked = subprocess.run(["dpkg", "-S", f"*/{file.name}"], capture_output=True, text=True, check=False)
    package = asked.stdout.partition(":")[0]
    copyright_file = Path("/usr/share/doc") / package / "copyright"
    if not package or not copyright_file.is_file():
        raise SetupError(f"Nothing here says the licence of {library}; make the AppImage on Debian or kin.")
    shutil.copy(file, APP_DIR / "usr/lib" / NAME / "_internal" / library)
    target = APP_DIR / "usr/share/doc" / package
    target.mkdir(parents=True, exist_ok=True)
    shutil.copy(copyright_file, target)


def _make_head() -> Path:
    """Compile the part in front of the image, which needs no library of the system."""
    head = BUILD / "appimage-head"
    libraries = [f"-l{name}" for name in LIBRARIES]
    flags = ["-std=c11", "-Os", "-s", "-static", "-Wall", "-Wextra", "-Werror"]
    must(
        ["cc", *flags, "-o", head, LINUX / "appimage_runtime.c", *libraries], "Compiling the AppImage's head"
    )
    return head
