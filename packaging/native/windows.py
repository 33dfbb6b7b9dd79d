"""The Windows setup: what NSIS packs is the bundle, or another folder laid out like it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from devtools.console import SetupError, must, say
from native import product
from native.icons import make_icons
from native.product import BUILD, BUNDLE, DIST, FILES, size_of

SCRIPT: Final = FILES / "windows" / "setup.nsi"


def make_setup(bundle: Path = BUNDLE) -> Path:
    """Make `setup.exe` from a bundle for Windows; returns it in `dist`.

    Raises:
        SetupError: NSIS is missing, this is no bundle for Windows, or NSIS failed.
    """
    if not (bundle / f"{product.NAME}.exe").is_file():
        raise SetupError(f"{bundle} is no bundle for Windows; the setup is made on Windows.")
    if shutil.which("makensis") is None:
        raise SetupError("The setup needs NSIS; please install it so that makensis is found.")
    target = DIST / f"{product.TITLE}-{product.version()}-setup.exe"
    icons = make_icons(BUILD / "icons")
    defines = {
        "VERSION": product.version(),
        "BUNDLE": bundle,
        "ICON": icons / "spieltisch.ico",
        "TARGET": target,
        "KILOBYTES": size_of(bundle) // 1024,
        "HOMEPAGE": product.HOMEPAGE,
    }
    say(f"Packing {target.name}")
    options = [f"-D{name}={value}" for name, value in defines.items()]
    must(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *options, SCRIPT], f"Making {target.name}")
    say(f"{target.name} has {size_of(target) / 1e6:.1f} MB")
    return target
