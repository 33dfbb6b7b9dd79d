"""Portable mode of the packaged program: everything stays beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.native_matches import DATABASE, wait_until

FONTCONFIG = "fontconfig"
"""The library that finds fonts keeps a cache of its own, for every program."""


def test_a_file_beside_the_program_keeps_all_data_there(tree: Path, tmp_path: Path) -> None:
    folder = tmp_path / "Stick für unterwegs"
    shutil.copytree(tree / "usr/lib/spieltisch", folder, symlinks=True)
    (folder / "portable").touch()
    home = tmp_path / "home"
    home.mkdir()
    env = {
        **os.environ,
        "HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CACHE_HOME": str(home / "cache"),
    }
    for name in ("SPIELTISCH_DATA_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        env.pop(name, None)
    with subprocess.Popen([str(folder / "spieltisch")], env=env) as process:
        try:
            wait_until((folder / "Spieltisch data" / DATABASE).is_file, lambda: "there is no database")
        finally:
            process.terminate()
    kept = [path for path in home.rglob("*") if path.is_file() and FONTCONFIG not in path.parts]
    assert not kept
