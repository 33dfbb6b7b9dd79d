"""Libraries that the bundle takes from the system, and the packages that bring them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from devtools.console import SetupError
from devtools.system import QT_LIBRARIES

DEBIAN: Final = {
    **QT_LIBRARIES,
    "libbrotlicommon.so.1": "libbrotli1",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xinput.so.0": "libxcb-xinput0",
    "libzstd.so.1": "libzstd1",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libfreetype.so.6": "libfreetype6",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libdrm.so.2": "libdrm2",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libwayland-client.so.0": "libwayland-client0",
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libc.so.6": "libc6",
}
RENAMED_IN_2024: Final = frozenset({"libglib2.0-0"})
"""Packages that Debian 13 and Ubuntu 24.04 call by the same name with `t64` at its end."""
ALWAYS_THERE: Final = re.compile(
    r"(ld-linux.*|linux-vdso|libm|libdl|libpthread|librt|libutil|libresolv)\.so.*"
)
"""Parts of the C library."""
_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")


def needed_from_system(bundle: Path) -> set[str]:
    """Return the names of all libraries that files of the bundle ask for and that are not in it.

    Raises:
        SetupError: `readelf` is missing.
    """
    files = [file for file in bundle.rglob("*") if file.is_file() and _is_elf(file)]
    inside = {file.name for file in bundle.rglob("*.so*")}
    asked = {name for name in _NEEDED.findall(_readelf("--dynamic", files)) if name not in inside}
    return {name for name in asked if ALWAYS_THERE.fullmatch(name) is None}


def newest_glibc(bundle: Path) -> str:
    """The oldest C library that can run the bundle, as `2.36`.

    Raises:
        SetupError: `readelf` is missing.
    """
    files = [file for file in bundle.rglob("*") if file.is_file() and _is_elf(file)]
    found = {(int(major), int(minor)) for major, minor in _GLIBC.findall(_readelf("--version-info", files))}
    major, minor = max(found)
    return f"{major}.{minor}"


def debian_packages(libraries: Iterable[str], glibc: str) -> list[str]:
    """Return what a Debian package with these libraries depends on.

    Raises:
        SetupError: the package of a library is not known.
    """
    names = set()
    for library in libraries:
        if library not in DEBIAN:
            raise SetupError(
                f"The package that brings {library} is not known; name it in {Path(__file__).name}."
            )
        name = DEBIAN[library]
        names.add(f"{name}t64 | {name}" if name in RENAMED_IN_2024 else name)
    names.discard("libc6")
    return sorted({*names, f"libc6 (>= {glibc})"})


def rpm_capabilities(libraries: Iterable[str]) -> list[str]:
    """Return what an RPM with these libraries requires: RPM knows libraries by their names."""
    return sorted(f"{library}()(64bit)" for library in libraries)


def _is_elf(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _readelf(option: str, files: Iterable[Path]) -> str:
    try:
        done = subprocess.run(
            ["readelf", "--wide", option, *map(str, files)], capture_output=True, text=True, check=True
        )
    except FileNotFoundError:
        raise SetupError("Native packages need readelf; please install binutils.") from None
    return done.stdout
