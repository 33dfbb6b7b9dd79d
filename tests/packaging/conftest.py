"""The wheel as people get it: source archive, unpacked, built, installed; once for all tests."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
JUNK = (
    ".venv/lib.py",
    "build/old",
    "src/spieltisch/_data/cards/old.svg",
    "src/spieltisch/.x/y",
    "qml/Main.qmlc",
)
"""What lies about in folders that people work in."""


@dataclass(frozen=True)
class Installed:
    """A folder with the installed package, used like a `site-packages`."""

    folder: Path
    elsewhere: Path

    def python(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Run Python with the installed package, far from the source tree."""
        env = {**os.environ, "PYTHONPATH": str(self.folder), "QT_QPA_PLATFORM": "offscreen"}
        return run([sys.executable, *words], self.elsewhere, {**env, "PYTHONUTF8": "1"})

    def spieltisch(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Run the installed program."""
        return self.python("-m", "spieltisch", *words)


def run(
    command: list[str | Path], folder: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a program in a folder."""
    return subprocess.run(
        command, cwd=folder, env=env, capture_output=True, encoding="utf-8", timeout=300, check=False
    )


def build(kind: str, source: Path, target: Path) -> Path:
    """Build `sdist` or `wheel` from a folder, with the tools of this environment."""
    done = run([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", target], source)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return built


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive of this folder."""
    return build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked and strewn with junk: a folder that git knows nothing of."""
    folder = tmp_path_factory.mktemp("Quelle mit Ähre")
    guard = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # Debian 12 has Python 3.11.2
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, **guard)  # noqa: S202 - made a moment ago
    (source,) = folder.iterdir()
    for junk in JUNK:
        file = source / junk
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return source


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the unpacked source archive."""
    return build("wheel", unpacked, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = run([*pip, "--no-index", "--no-deps", "--target", folder, wheel], folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return Installed(folder, tmp_path_factory.mktemp("elsewhere"))
