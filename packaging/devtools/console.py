"""Saying what happens and running programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class SetupError(Exception):
    """Something the person has to do first; the text says what."""


def say(text: str) -> None:
    """Print one line at once."""
    print(text, flush=True)


def run(command: Sequence[str | Path], env: Mapping[str, str] | None = None, *, quiet: bool = False) -> int:
    """Run a program in the project's folder and return its exit status.

    With `quiet`, what it prints is shown only when it fails.
    """
    merged = {**os.environ, **(env or {})}
    words = [str(word) for word in command]
    if not quiet:
        return subprocess.run(words, cwd=ROOT, env=merged, check=False).returncode
    done = subprocess.run(
        words, cwd=ROOT, env=merged, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.stdout.write(done.stdout)
        sys.stdout.flush()
    return done.returncode


def must(command: Sequence[str | Path], what: str, env: Mapping[str, str] | None = None) -> None:
    """Run a program quietly.

    Raises:
        SetupError: it failed; its output has been shown.
    """
    if run(command, env, quiet=True):
        raise SetupError(f"{what} failed; the output above says why.")
