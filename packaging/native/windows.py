"""The Windows setup: what NSIS packs is the bundle, or another folder laid out like it."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

from devtools.console import SetupError, must, say
from native import product
from native.icons import make_icons
from native.product import BUILD, BUNDLE, DIST, FILES, size_of
from native.windows_layout import can_lay_out, lay_out

SCRIPT: Final = FILES / "windows" / "setup.nsi"


def windows_bundle() -> Path:
    """The bundle for the setup: the frozen one on Windows, elsewhere one laid out from wheels.

    Raises:
        SetupError: it could not be laid out.
    """
    return BUNDLE if sys.platform == "win32" else lay_out()


def can_make_setup() -> bool:
    """Whether the tools for the setup are here."""
    return shutil.which("makensis") is not None and (sys.platform == "win32" or can_lay_out())


def make_setup(bundle: Path) -> Path:
    """Make `setup.exe` from a bundle for Windows; returns it in `dist`.

    Raises:
        SetupError: NSIS is missing, this is no bundle for Windows, or NSIS failed.
    """
    if not (bundle / f"{product.NAME}.exe").is_file():
        raise SetupError(f"{bundle} is no bundle for Windows.")
    if shutil.which("makensis") is None:
        raise SetupError("The setup needs NSIS; please install it so that makensis is found.")
    target = DIST / f"{product.TITLE}-{product.version()}-setup.exe"
    icons = make_icons(BUILD / "icons")
    defines = {
        "VERSION": product.version(),
        "BUNDLE": bundle,
        "MARK": product.mark("setup"),
        "ICON": icons / "spieltisch.ico",
        "TARGET": target,
        "KILOBYTES": size_of(bundle) // 1024,
        "HOMEPAGE": product.HOMEPAGE,
    }
    if sys.platform != "win32":
        defines["TARGET_CPU"] = "amd64-unicode"  # wine may be without its part for 32 bits
    say(f"Packing {target.name}")
    options = [f"-D{name}={value}" for name, value in defines.items()]
    must(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, SCRIPT], f"Making {target.name}")
    say(f"{target.name} has {size_of(target) / 1e6:.1f} MB")
    return target
