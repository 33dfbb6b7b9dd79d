"""The bundle: one folder with the program, Python, Qt and everything they need."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

from devtools.console import ROOT, must, say
from devtools.environment import python
from native.icons import make_icons
from native.product import BUILD, BUNDLE, FILES, build_time, size_of
from native.run_paths import clean_run_paths
from native.stage import make_stage, make_wheel

SPEC = Path(__file__).with_name("spieltisch.spec")


def make_bundle() -> Path:
    """Make the bundle from the wheel of the source tree; returns its folder.

    Raises:
        SetupError: a step failed.
    """
    stage = make_stage(make_wheel())
    _tell_build(stage / "spieltisch" / "_data" / "build.json")
    licences = stage / "spieltisch" / "_data" / "licences.json"
    must([python(), "-m", "native.components", licences], "Collecting licences", {"PYTHONPATH": str(FILES)})
    icons = make_icons(BUILD / "icons")
    shutil.rmtree(BUNDLE, ignore_errors=True)
    say("Freezing the program")
    must(
        [
            *(python(), "-m", "PyInstaller", SPEC, "--noconfirm", "--log-level", "WARN"),
            *("--distpath", BUNDLE.parent, "--workpath", BUILD / "work", "--", stage, icons),
        ],
        "Freezing the program",
    )
    if sys.platform.startswith("linux"):
        clean_run_paths(BUNDLE)
    say(f"The bundle has {size_of(BUNDLE) / 1e6:.0f} MB")
    return BUNDLE


def _tell_build(file: Path) -> None:
    """Write which state of the source this is, for the page "About"; `commit` is empty outside of git."""
    told = {"commit": _commit(), "date": build_time().strftime("%Y-%m-%d")}
    file.write_text(json.dumps(told), encoding="utf-8")


def _commit() -> str:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        return ""
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True)
    return asked.stdout.strip()
