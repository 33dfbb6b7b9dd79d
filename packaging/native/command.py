"""`dev.py build`: which packages are made on which system, in which order."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from devtools.console import SetupError, say
from native.appimage import make_appimage
from native.bundle import make_bundle
from native.checksums import write_checksums
from native.linux import make_package, make_tree
from native.product import BUNDLE, DIST
from native.sbom import write_bill
from native.stage import make_wheel
from native.windows import can_make_setup, make_setup, windows_bundle

KINDS: Final = ("wheel", "bundle", "deb", "rpm", "appimage", "setup")
USUAL: Final = {
    "linux": ("wheel", "bundle", "deb", "rpm", "appimage"),
    "win32": ("wheel", "bundle", "setup"),
    "darwin": ("wheel", "bundle"),
}
"""What every machine with this system can make."""


def check(wanted: Sequence[str]) -> None:
    """Look at names of packages before anything is set up for them.

    Raises:
        SetupError: a name is not known.
    """
    unknown = [name for name in wanted if name not in KINDS]
    if unknown:
        raise SetupError(f"There is no package {unknown[0]!r}; there are {', '.join(KINDS)}.")


def usual() -> tuple[str, ...]:
    """What is made here when nothing is asked for; Linux makes the Windows setup where its tools are."""
    kinds = USUAL.get(sys.platform, USUAL["linux"])
    return kinds if "setup" in kinds or not can_make_setup() else (*kinds, "setup")


def build(wanted: Sequence[str]) -> None:
    """Make packages into `dist`; without names all that can be made here.

    A bundle that is there already serves unless `bundle` is among the names.

    Raises:
        SetupError: a name is not known, or a step failed.
    """
    check(wanted)
    chosen = wanted or usual()
    DIST.mkdir(exist_ok=True)
    for package in [make_wheel()] if tuple(chosen) == ("wheel",) else _native(chosen):
        say(f"See {package}")


def _native(chosen: Sequence[str]) -> list[Path]:
    if "bundle" in chosen or not BUNDLE.is_dir():
        make_bundle()
    made = [_make(kind) for kind in chosen if kind not in ("wheel", "bundle")]
    bill = write_bill()
    return [*made, bill, write_checksums([*made, bill])]


def _make(kind: str) -> Path:
    if kind == "setup":
        return make_setup(windows_bundle())
    makers: dict[str, Callable[[Path], Path]] = {
        "deb": lambda tree: make_package("deb", tree),
        "rpm": lambda tree: make_package("rpm", tree),
        "appimage": make_appimage,
    }
    return makers[kind](make_tree())
