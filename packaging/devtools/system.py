"""Packages of the operating system: python3-venv and the libraries Qt's wheels expect (Debian and kin)."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from devtools.console import SetupError, run, say

QT_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libbrotlidec.so.1": "libbrotli1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries that Qt loads but its wheels do not carry, and the Debian packages that bring them."""


def missing_venv() -> list[str]:
    """The package that brings `venv` where the system's Python comes without it."""
    if importlib.util.find_spec("ensurepip") and importlib.util.find_spec("venv"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def missing_qt_libraries() -> list[str]:
    """Packages for the Qt libraries the dynamic linker does not know; empty where it cannot be asked."""
    ldconfig = shutil.which("ldconfig") or shutil.which("ldconfig", path="/sbin:/usr/sbin")
    if not sys.platform.startswith("linux") or ldconfig is None:
        return []
    known = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False).stdout
    return [package for library, package in QT_LIBRARIES.items() if f"\t{library} " not in known]


def _package_names(packages: Sequence[str]) -> list[str]:
    """Debian 13 and Ubuntu 24.04 renamed some packages by a `t64` at the end."""
    return [name if _in_apt(name) or not _in_apt(f"{name}t64") else f"{name}t64" for name in packages]


def _in_apt(name: str) -> bool:
    found = subprocess.run(["apt-cache", "policy", name], capture_output=True, text=True, check=False).stdout
    return "Candidate:" in found and "Candidate: (none)" not in found


def install(packages: Sequence[str], why: str) -> None:
    """Install Debian packages, saying so first.

    Raises:
        SetupError: there is no apt, no right to use it, or it failed.
    """
    if not packages:
        return
    if shutil.which("apt-get") is None:
        raise SetupError(f"{why}; please install what your system calls {', '.join(packages)}.")
    prefix = _as_root()
    if prefix is None:
        wanted = " ".join(_package_names(packages))
        raise SetupError(f"{why}; please run this as root: apt-get install {wanted}")
    say(f"{why}: installing {' '.join(packages)} with {' '.join([*prefix, 'apt-get'])}")
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    run([*prefix, "apt-get", "update"], env, quiet=True)
    names = _package_names(packages)
    if run([*prefix, "apt-get", "install", "-y", "--no-install-recommends", *names], env, quiet=True):
        raise SetupError(f"{why}, but apt-get could not install {' '.join(names)}.")


def _as_root() -> list[str] | None:
    """What goes before a command that needs root's rights; None where there is no way to them."""
    if os.geteuid() == 0:
        return []
    return ["sudo"] if shutil.which("sudo") else None


def has_display() -> bool:
    """Whether a window can be shown."""
    if not sys.platform.startswith("linux"):
        return True
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    wayland = os.environ.get("WAYLAND_DISPLAY")
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return bool(os.environ.get("DISPLAY")) or bool(wayland and (Path(runtime) / wayland).exists())
