"""Running commands inside the test's process."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spieltisch.cli.arguments import Arguments
from spieltisch.cli.main import run
from spieltisch.core.matchfile import match_document

GOOD = Path(__file__).parents[1] / "sample_games" / "good"


@dataclass(frozen=True)
class Ran:
    """What a command gave back."""

    status: int
    out: str
    err: str
    windows: tuple[Arguments, ...] = ()

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., Ran]:
    """Run a command line in English; the sample game is in the plugin folder."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("SPIELTISCH_DEBUG", "1")
    if not (data_dir / "plugins").exists():
        (data_dir / "plugins").symlink_to(GOOD, target_is_directory=True)

    def call(*words: object, language: str = "en") -> Ran:
        windows: list[Arguments] = []

        def open_window(arguments: Arguments) -> int:
            windows.append(arguments)
            return 0

        status = run([*map(str, words), "--lang", language], open_window)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err, tuple(windows))

    return call


@pytest.fixture
def match_file(tmp_path: Path) -> Callable[..., Path]:
    """Write a match file of the sample game with some actions played."""
    from tests.core.support import new_match, play_first

    numbers = count()

    def write(length: int = 3, **changes: Any) -> Path:
        match = new_match()
        play_first(match, length)
        path = tmp_path / f"match{next(numbers)}.spieltisch"
        path.write_text(json.dumps({**match_document(match), **changes}), encoding="utf-8")
        return path

    return write
