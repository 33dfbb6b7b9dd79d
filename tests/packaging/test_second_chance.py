"""What failed in `dev.py test` runs once more, a crash runs everything again, and a fault still fails."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from devtools import checks

AGAIN = ["-k", "cut", "--last-failed", "--last-failed-no-failures=none"]


@pytest.mark.parametrize(
    ("statuses", "runs", "status"),
    [
        ([0], [["-k", "cut"]], 0),
        ([1, 0], [["-k", "cut"], AGAIN], 0),
        ([1, 1], [["-k", "cut"], AGAIN], 1),
        ([-11, 0], [["-k", "cut"], ["-k", "cut"]], 0),
        ([139, 1], [["-k", "cut"], ["-k", "cut"]], 1),
        ([2], [["-k", "cut"]], 2),
        ([5], [["-k", "cut"]], 5),
    ],
)
def test_runs(
    monkeypatch: pytest.MonkeyPatch, statuses: list[int], runs: list[list[str]], status: int
) -> None:
    seen: list[list[str]] = []

    def once(arguments: Sequence[str]) -> int:
        seen.append(list(arguments))
        return statuses[len(seen) - 1]

    monkeypatch.setattr(checks, "_pytest", once)
    assert checks.tests(["-k", "cut"]) == status
    assert seen == runs
