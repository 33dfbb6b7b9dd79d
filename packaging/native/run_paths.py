"""Takes the build machine's folders out of libraries: the starter tells them where the others are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from devtools.console import must, say
from devtools.environment import tool


def clean_run_paths(bundle: Path) -> None:
    """Remove the run paths that name a folder of this machine's Python from all files of a bundle.

    Raises:
        SetupError: a file could not be changed.
    """
    changed = [file for file in bundle.rglob("*.so*") if not file.is_symlink() and names_python(file)]
    for file in changed:
        must([tool("patchelf"), "--remove-rpath", file], f"Cleaning {file.name}")
    say(f"Took the run path out of {len(changed)} files")


def names_python(file: Path) -> bool:
    """Whether a library looks for others in a folder of the Python that runs this."""
    said = subprocess.run(
        ["readelf", "--dynamic", str(file)], capture_output=True, text=True, check=False
    ).stdout
    return any(sys.base_prefix in line for line in said.splitlines() if "RUNPATH" in line or "RPATH" in line)
