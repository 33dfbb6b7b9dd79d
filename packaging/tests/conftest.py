"""The packages under test. They are made by `python3 dev.py build` and lie in `dist`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.native_tools import needs, package


@pytest.fixture(scope="session")
def deb() -> Path:
    """The Debian package."""
    return package("*.deb")


@pytest.fixture(scope="session")
def rpm() -> Path:
    """The RPM package."""
    return package("*.rpm")


@pytest.fixture(scope="session")
def appimage() -> Path:
    """The AppImage."""
    return package("*.AppImage")


@pytest.fixture(scope="session")
def tree(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the Debian package installs, unpacked."""
    needs("dpkg-deb")
    folder = tmp_path_factory.mktemp("tree")
    subprocess.run(["dpkg-deb", "-x", str(deb), str(folder)], check=True)
    return folder
