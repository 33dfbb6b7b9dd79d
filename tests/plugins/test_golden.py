"""Golden playthroughs of the sample game."""

from __future__ import annotations

from pathlib import Path

import pytest
from highcard.plugin import PLUGIN

from spieltisch.plugins.conformance import Case, NonConformance, check_golden, write_golden

GOLDEN = Path(__file__).parents[1] / "sample_games" / "golden" / "highcard.txt"


def test_the_sample_game_still_answers_as_it_did() -> None:
    check_golden(GOLDEN, PLUGIN.game)


def test_what_is_written_compares_equal(tmp_path: Path) -> None:
    path = tmp_path / "golden.txt"
    write_golden(path, PLUGIN.game, Case(3, {"hand": 2}))
    check_golden(path, PLUGIN.game)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("scores [0, 0]", "scores [0, 1]", "differs"),
        ("view -: ", "view -: 0", "differs"),
        ("legal 0: ", "legal 0: 0 stay, ", "differs"),
        ('event {"type": "deal", "number": 1}', 'event {"type": "deal", "number": 2}', "differs"),
        ('"seed": "golden"', '"seed": "silver"', "differs"),
    ],
)
def test_every_change_is_found(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "golden.txt"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(NonConformance, match=problem):
        check_golden(path, PLUGIN.game)


def test_lines_that_are_missing_are_found(tmp_path: Path) -> None:
    path = tmp_path / "golden.txt"
    lines = GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(NonConformance, match="lines"):
        check_golden(path, PLUGIN.game)
